// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/transcriptview.h"
#include "model/session/approvals.h"
#include "model/session/conversationmodel.h"
#include "model/session/questions.h"
#include "model/session/sessions.h"
#include "model/store/store.h"
#include "tests/benchmarks/pacedanswer.h"

#include <QMainWindow>

namespace benchmark {

//! A window with a transcript, on a real store and real sessions; only the provider is a paced one.
class TranscriptWindow final : public QMainWindow
{
public:
    //! `folder` is the profile.
    static std::unique_ptr<TranscriptWindow> open(const QString &folder);
    ~TranscriptWindow() override;

    PacedConversers &conversers() { return m_conversers; }
    model::Store &store() { return *m_store; }
    //! Shows a conversation, an empty id for a new one. \return null where the store cannot be read.
    model::Session *show(const model::ConversationId &id);
    using QMainWindow::show;
    gui::TranscriptView *view() { return m_view; }

private:
    TranscriptWindow(std::unique_ptr<model::Store> store, const QString &folder);

    std::unique_ptr<model::Store> m_store;
    PacedConversers m_conversers;
    NoInvocations m_invocations;
    model::Questions m_questions;
    model::Approvals m_approvals;
    model::Sessions m_sessions;
    model::Sessions::Handle m_session;
    std::unique_ptr<model::ConversationModel> m_model;
    gui::TranscriptView *m_view = nullptr;
};

} // namespace benchmark
