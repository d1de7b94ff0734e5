// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>

class QWidget;

namespace gui {

class Actions;
class ConversationPage;
class RequestWindow;

//! What a person does with the context of a window's conversation: look at what it holds, and at what the model will see. Made once the
//! catalogs have been read. Owned by its window.
class ContextActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextActions)

public:
    explicit ContextActions(QWidget *window);
    ~ContextActions() override;

    void connectActions(Actions &actions);
    void setPage(ConversationPage &page);

private:
    void showDetails();
    void openPreview();
    void refreshPreview();

    QWidget *m_window;
    QPointer<ConversationPage> m_page;
    QPointer<RequestWindow> m_preview;
};

} // namespace gui
