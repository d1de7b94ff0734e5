// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/cassettesteps.h"

#include "gui/commandline/terminal.h"
#include "model/session/questions.h"

#include <poll.h>
#include <unistd.h>

namespace gui {

using namespace Qt::StringLiterals;
using Reach = network::CassettePlayback::Reach;

namespace {

// Of a line nobody types more.
constexpr qsizetype longestStepWord = 256;

} // namespace

CassetteSteps::CassetteSteps(network::CassettePlayback &playback, model::Questions &questions, Terminal &terminal)
    : m_playback(playback)
    , m_questions(questions)
    , m_terminal(terminal)
    , m_input(STDIN_FILENO, QSocketNotifier::Read)
{
    m_input.setEnabled(false);
    m_terminal.note(tr("Step by step: Enter lets the next event come, r and Enter the rest of its answer, a and Enter everything."));
    connect(&m_input, &QSocketNotifier::activated, this, &CassetteSteps::read);
    connect(&playback, &network::CassettePlayback::nextChanged, this, &CassetteSteps::look);
    connect(&playback, &network::CassettePlayback::told, this, [this](const model::Exchange &exchange) {
        m_asked.insert(exchange.id, QString::fromLatin1(exchange.request.method) + u' ' + exchange.request.url.toString());
    });
    connect(&questions, &model::Questions::raised, this, &CassetteSteps::look);
    // Whoever has asked goes on first.
    connect(&questions, &model::Questions::settled, this, &CassetteSteps::look, Qt::QueuedConnection);
}

bool CassetteSteps::mayGoOn() const
{
    return m_playback.next() && m_questions.open().isEmpty();
}

//! Two that read the same input would take each other's lines.
void CassetteSteps::look()
{
    const bool hasLine = m_typed.contains('\n');
    m_input.setEnabled(mayGoOn() && !hasLine);
    if (const auto next = m_playback.next())
        tellNext(*next);
    if (mayGoOn() && hasLine)
        QMetaObject::invokeMethod(this, &CassetteSteps::takeLine, Qt::QueuedConnection);
}

//! Once for each answer: a line before each event would stand in the midst of the text that comes.
void CassetteSteps::tellNext(const network::CassettePlayback::Step &next)
{
    if (m_told == next.exchange)
        return;
    m_told = next.exchange;
    m_terminal.note(tr("… next: the answer to %1, %n event(s)", nullptr, int(next.events)).arg(m_asked.value(next.exchange)));
}

void CassetteSteps::read()
{
    // What was told of may have been taken by others since; to read then would wait.
    pollfd input {STDIN_FILENO, POLLIN, 0};
    if (poll(&input, 1, 0) <= 0)
        return;
    char buffer[256];
    const ssize_t count = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (count > 0)
        m_typed.append(buffer, count);
    else
        m_playback.let(Reach::Everything);
    if (!m_typed.contains('\n') && m_typed.size() > longestStepWord)
        m_typed.clear();
    look();
}

void CassetteSteps::takeLine()
{
    const qsizetype end = m_typed.indexOf('\n');
    if (end < 0 || !mayGoOn())
        return;
    const QByteArray word = m_typed.first(end).trimmed().toLower();
    m_typed.remove(0, end + 1);
    m_playback.let(word == "a" ? Reach::Everything : word == "r" ? Reach::Answer : Reach::Event);
    look();
}

} // namespace gui
