// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"

#include <QObject>
#include <QPointer>

#include <optional>

class QWidget;

namespace gui {

class Actions;
class ContextWatch;
class ConversationPage;
class RequestWindow;
struct ContextReading;

//! What a person does with the context of a window's conversation: looks at what it holds and at what the model will see, and says what is
//! to be done once it is full. Made once the catalogs have been read. Owned by its window.
class ContextActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextActions)

public:
    explicit ContextActions(QWidget *window);
    ~ContextActions() override;

    void connectActions(Actions &actions);
    void setPage(ConversationPage &page, ContextWatch &watch);

private:
    void showDetails();
    void openPreview();
    void refreshPreview();
    bool mayGo();
    void leaveOut();
    enum class Then { Nothing, Send };
    void summarise(Then then);
    void dismiss();
    static void endSummary(ConversationPage *page, const QString &text, bool isWarning);
    void sendOnceThereIsRoom(const ContextReading &reading);

    const Actions *m_actions = nullptr;
    QWidget *m_window;
    QPointer<ConversationPage> m_page;
    QPointer<ContextWatch> m_watch;
    QPointer<RequestWindow> m_preview;
    QPointer<model::Job> m_summarising;
    //! What is sent when the conversation has been summed up, unless it is written on meanwhile; and how long that was before.
    std::optional<QString> m_held;
    int m_lengthBefore = 0;
};

} // namespace gui
