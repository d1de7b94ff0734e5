// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/transcriptwindow.h"

using namespace Qt::StringLiterals;

namespace benchmark {

std::unique_ptr<TranscriptWindow> TranscriptWindow::open(const QString &folder)
{
    auto store = model::Store::open(folder + u"/parlance.sqlite"_s);
    if (!store)
        return nullptr;
    return std::unique_ptr<TranscriptWindow>(new TranscriptWindow(std::move(*store), folder));
}

TranscriptWindow::TranscriptWindow(std::unique_ptr<model::Store> store, const QString &folder)
    : m_store(std::move(store))
    , m_approvals(folder + u"/approvals.json"_s)
    , m_sessions({*m_store, m_conversers, m_invocations, m_questions, m_approvals, folder})
{
    resize(1280, 800);
}

TranscriptWindow::~TranscriptWindow()
{
    // Before the model that it shows.
    delete takeCentralWidget();
}

model::Session *TranscriptWindow::show(const model::ConversationId &id)
{
    delete takeCentralWidget();
    m_model.reset();
    if (id == model::ConversationId()) {
        m_session = m_sessions.create();
    } else {
        const auto opened = m_sessions.open(id);
        if (!opened)
            return nullptr;
        m_session = *opened;
    }
    m_model = std::make_unique<model::ConversationModel>(*m_session);
    m_view = new gui::TranscriptView(*m_model);
    setCentralWidget(m_view);
    return m_session.get();
}

} // namespace benchmark
