// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/composeredit.h"

#include <QWidget>

class QLabel;

namespace gui {

class ContextDetails;
class ContextGauge;
struct ContextReading;

//! The line under the composer: which key sends, what the next request holds, how many tools are on. Owned by the Composer.
class ComposerStatus final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComposerStatus)

public:
    explicit ComposerStatus(QWidget *parent = nullptr);

    void setSendKey(SendKey key);
    //! What the next request holds; nothing is said of it before.
    void setReading(const ContextReading &reading);
    //! What the gauge counts, part by part, in a box above it.
    void showDetails();
    void setToolsOn(int tools);
    //! What the turn under way is doing; empty where there is none.
    void setActivity(const QString &text);

Q_SIGNALS:
    //! By the name of a slash command.
    void commandRequested(const QString &name);

private:
    QLabel *m_sendKey;
    QLabel *m_activity;
    ContextGauge *m_gauge;
    //! Null until it is opened.
    ContextDetails *m_details = nullptr;
    QLabel *m_toolsText;
};

} // namespace gui
