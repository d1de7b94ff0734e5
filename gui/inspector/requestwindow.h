// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTabWidget;

namespace gui {

class BodyView;

//! What the model will see: the request that the next message makes, as it would go over the wire, in a window of its own. Nothing is
//! sent for it. Belongs to the window from which it was opened; made when it is first asked for.
class RequestWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RequestWindow)

public:
    explicit RequestWindow(QWidget *window);

    void setPreview(const model::Result<model::RequestPreview> &preview);

Q_SIGNALS:
    //! As it would be now.
    void refreshRequested();

private:
    QWidget *makeBar();
    void addKeys();
    void find(int step);

    QLabel *m_about;
    QLineEdit *m_words;
    QLabel *m_found;
    QTabWidget *m_tabs;
    BodyView *m_body;
    QPlainTextEdit *m_head;
};

} // namespace gui
