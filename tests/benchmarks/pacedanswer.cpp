// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/pacedanswer.h"

#include "model/session/contextfit.h"
#include "tests/benchmarks/largeconversation.h"

using namespace Qt::StringLiterals;

namespace benchmark {

namespace {

constexpr int measuredPart = 1000;
// Tokens a second.
constexpr double slowPace = 500;
constexpr double fastPace = 5000;

//! Tokens that are due `seconds` after the start.
qsizetype due(double seconds, qsizetype total)
{
    const double slowPart = measuredPart / slowPace;
    const double fastPart = double(total - 2 * measuredPart) / fastPace;
    if (seconds < slowPart)
        return std::min(total, qsizetype(seconds * slowPace));
    if (seconds < slowPart + fastPart)
        return qsizetype(measuredPart + (seconds - slowPart) * fastPace);
    return std::min(total, qsizetype(double(total - measuredPart) + (seconds - slowPart - fastPart) * slowPace));
}

QString markdownBlock(int number)
{
    const QString text = plausibleText(number, 45);
    switch (number % 5) {
    case 0: return u"## Part %1\n\n%2\n\n"_s.arg(number).arg(text);
    case 1: return u"- **first** %1\n- second with `code`\n- third, [a link](https://example.org)\n\n"_s.arg(text);
    case 2: return u"```cpp\nint part%1(int value)\n{\n    return value * %1; // %2\n}\n```\n\n"_s.arg(number).arg(text.left(60));
    case 3: return u"| name | value |\n|---|---|\n| one | %1 |\n| two | %2 |\n\n"_s.arg(number).arg(text.left(40));
    default: return text + u"\n\n"_s;
    }
}

//! The text without its opening and closing, of at least `characters` characters.
QString body(AnswerShape shape, qsizetype characters)
{
    QString text;
    for (int number = 0; text.size() < characters; ++number) {
        if (shape == AnswerShape::Markdown)
            text += markdownBlock(number);
        else if (shape == AnswerShape::Paragraph)
            text += plausibleText(number, 50) + u' ';
        else
            text += u"    const int value%1 = compute(%1, \"%2\");\n"_s.arg(number).arg(plausibleText(number, 5));
    }
    return text;
}

} // namespace

QStringList answerTokens(AnswerShape shape, int tokens)
{
    // Four characters a token, as English has on average.
    constexpr int length = 4;
    const QString text = (shape == AnswerShape::CodeBlock ? u"```cpp\n"_s : QString()) + body(shape, qsizetype(tokens) * length);
    QStringList pieces;
    for (qsizetype at = 0; pieces.size() < tokens; at += length)
        pieces.append(text.mid(at, length));
    return pieces;
}

PacedJob::PacedJob(QStringList tokens, Watcher watcher, QObject *parent)
    : ConverseJob(parent)
    , m_tokens(std::move(tokens))
    , m_watcher(std::move(watcher))
{
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &PacedJob::sendDue);
    m_timer.start(2);
    m_clock.start();
}

void PacedJob::sendDue()
{
    const qsizetype target = due(double(m_clock.elapsed()) / 1e3, m_tokens.size());
    while (m_sent < target) {
        Q_EMIT delta({model::Delta::Kind::Text, m_tokens.at(m_sent++)});
        m_watcher(int(m_sent));
    }
    if (m_sent < m_tokens.size())
        return;
    m_timer.stop();
    if (beginSuccess()) {
        Q_EMIT succeeded(reply(m_sent));
        endSuccess();
    }
}

model::ConverseReply PacedJob::reply(qsizetype tokens) const
{
    model::ConverseReply reply;
    reply.contents = {model::TextContent {m_tokens.mid(0, tokens).join(QString())}};
    reply.stop = model::StopReason::Finished;
    return reply;
}

void PacedConversers::setAnswer(const QStringList &tokens, const PacedJob::Watcher &watcher)
{
    m_tokens = tokens;
    m_watcher = watcher;
}

void PacedConversers::setContext(qint64 tokens, std::function<void(const model::ContextFit &)> asked)
{
    m_context = tokens;
    m_asked = std::move(asked);
}

model::ConverseJob *PacedConversers::converse(const model::ConverseRequest &request, QObject *parent)
{
    if (m_context > 0)
        m_asked(model::fitContext(request, {m_context}).fit);
    return new PacedJob(m_tokens, m_watcher, parent);
}

} // namespace benchmark
