// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/runnotices.h"

#include "gui/transcript/noticecard.h"
#include "gui/transcript/rowtexts.h"
#include "gui/transcript/transcriptview.h"
#include "model/comparison/comparisontexts.h"
#include "model/text/visibletext.h"

using namespace Qt::StringLiterals;

namespace gui {

RunNotices::RunNotices(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_cards(conversation, questions, view)
    , m_end(new NoticeCard(NoticeCard::Tone::Warning, u"runNotice"_s, view.viewport()))
{
    // A column has no room for what is asked out of sight.
    connect(&m_cards, &QuestionCards::added, &view, &TranscriptView::scrollToEnd);
    view.setWidgets(this);
}

RunNotices::~RunNotices()
{
    m_view.setWidgets(nullptr);
    delete m_end;
}

void RunNotices::show(const model::ComparedRun &run)
{
    const bool shows = model::hasEnded(run.state) && run.state != model::RunState::Committed;
    if (!shows && !m_showsEnd)
        return;
    m_showsEnd = shows;
    const QString state = nameOf(run.state);
    QStringList lines;
    if (run.error)
        lines.append(run.error->message);
    // What was said is undone then, and nothing else shows what ran.
    for (const model::ComparedCall &call : run.state == model::RunState::RolledBack ? run.calls : QList<model::ComparedCall>())
        lines.append(tr("It called %1 (%2).").arg(model::visibleLine(call.name), summaryOfArguments(call.arguments)));
    m_end->setTexts(state.left(1).toUpper() + state.mid(1), lines.join(u'\n'));
    m_view.noticesChanged();
}

QList<QWidget *> RunNotices::noticesAtEnd() const
{
    QList<QWidget *> notices = m_cards.withoutRow();
    if (m_showsEnd)
        notices.append(m_end);
    return notices;
}

} // namespace gui
