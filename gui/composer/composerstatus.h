// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/composer/composeredit.h"
#include "model/conversation/usage.h"
#include "model/session/contextparts.h"

#include <QWidget>

class QLabel;

namespace gui {

//! The line under the composer: which key sends, how much of the model's context is used, how many tools are on. Owned by the
//! Composer.
class ComposerStatus final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComposerStatus)

public:
    explicit ComposerStatus(QWidget *parent = nullptr);

    void setSendKey(SendKey key);
    //! What the last request took.
    void setUsage(const model::Usage &usage);
    //! In tokens; 0 where it is not known.
    void setContextLimit(qint64 tokens);
    //! How many earlier messages did not go into the last request, since they did not fit.
    void setLeftOut(int messages);
    //! By how much system text and tools are larger than their parts of the context.
    void setOverfull(const model::ContextParts &over);
    void setToolsOn(int tools);
    //! What the turn under way is doing; empty where there is none.
    void setActivity(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showUsage();

    QLabel *m_sendKey;
    QLabel *m_activity;
    QLabel *m_usageText;
    QLabel *m_toolsText;
    qint64 m_used = 0;
    qint64 m_limit = 0;
    int m_leftOut = 0;
    model::ContextParts m_over;
};

} // namespace gui
