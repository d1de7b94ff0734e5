// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/approvalpolicy.h"

#include "model/text/visibletext.h"

#include <QSocketNotifier>

#include <algorithm>

#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace gui {

using namespace Qt::StringLiterals;

using Matter = model::Question::Matter;

namespace {

constexpr qsizetype longestAnswer = 4096;
// What is longer is in the file, or in the arguments below.
constexpr qsizetype longestInText = 2000;
constexpr qsizetype longestShownPreview = 20'000;
constexpr qsizetype longestShownLine = 400;
constexpr qsizetype mostShownLines = 200;
constexpr QStringView hiddenFiles = u"hidden-files";
constexpr QStringView offeredCalls = u"offered-calls";

//! It can be answered with a JSON object.
bool takesValues(const model::Question::Subject &subject)
{
    return subject.kind == model::QuestionKind::Elicitation && !subject.schema.isEmpty();
}

//! It can be allowed for longer than once.
bool isKept(const model::Question::Subject &subject)
{
    return subject.kind == model::QuestionKind::Approval && subject.matter == Matter::Ordinary;
}

//! Of what was typed: a letter that the question has shown, or its word in full; whatever else is no.
model::Answer answerOf(const QByteArray &typed, const model::Question::Subject &subject)
{
    const QByteArray word = typed.toLower();
    if (word == "y" || word == "yes" || word == "once")
        return {model::Verdict::AllowOnce};
    if ((word == "c" || word == "conversation") && isKept(subject))
        return {model::Verdict::AllowConversation};
    if ((word == "a" || word == "always") && (isKept(subject) || subject.kind == model::QuestionKind::Trust))
        return {model::Verdict::AllowAlways};
    if ((word == "l" || word == "like" || word == "like this") && isKept(subject) && !subject.alike.isEmpty())
        return {model::Verdict::AllowAlike};
    if (const auto values = model::JsonText::parse(typed); takesValues(subject) && values && values->isObject())
        return {model::Verdict::AllowOnce, *values};
    return {model::Verdict::Refuse};
}

//! The letters of the answers, in the order in which they are shown.
QByteArray lettersOf(const model::Question::Subject &subject)
{
    if (subject.kind == model::QuestionKind::Trust)
        return "yan";
    if (!isKept(subject))
        return "yn";
    return subject.alike.isEmpty() ? "ycan" : "ycaln";
}

//! What a number that was typed stands for; anything else is what it is.
QByteArray letterOf(const QByteArray &typed, const model::Question::Subject &subject)
{
    const QByteArray letters = lettersOf(subject);
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    return isNumber && number >= 1 && number <= letters.size() ? letters.mid(number - 1, 1) : typed;
}

} // namespace

ApprovalPolicy::ApprovalPolicy(
    const QStringList &policy, model::Questions &questions, Terminal &terminal, QObject *parent, const std::optional<ApprovalWords> &words)
    : QObject(parent)
    , m_policy(policy)
    , m_words(words)
    , m_terminal(terminal)
{
    // Answered later, so that everybody has heard of the question before its answer.
    connect(&questions, &model::Questions::raised, this, [this](model::Question *question) {
        const auto answerLater = [this, asked = QPointer(question)] {
            if (asked && !asked->answer())
                decide(asked);
        };
        QMetaObject::invokeMethod(this, answerLater, Qt::QueuedConnection);
    });
}

ApprovalPolicy::~ApprovalPolicy() = default;

model::Result<void> ApprovalPolicy::check(const QStringList &policy, const ApprovalWords &words)
{
    const QStringList others {u"ask"_s, u"refuse"_s, u"all"_s, hiddenFiles.toString(), offeredCalls.toString()};
    for (const QString &word : policy) {
        if (!others.contains(word) && !words.isTool(word))
            return model::failure(model::ErrorCategory::Usage,
                tr("--approve is ask, refuse, all, hidden-files, offered-calls or a tool's name, not %1.").arg(word));
    }
    return {};
}

void ApprovalPolicy::decide(model::Question *question)
{
    const model::Question::Subject &subject = question->subject();
    if (const auto by = allowedBeforehand(subject)) {
        question->giveAnswer({model::Verdict::AllowOnce, {}, *by});
    } else if (m_policy.contains(u"ask"_s) && Terminal::isInteractive()) {
        m_waiting.append(question);
        if (m_waiting.size() == 1)
            askNext();
    } else {
        noteRefusal(subject);
        question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
    }
}

std::optional<model::AnsweredBy> ApprovalPolicy::allowedBeforehand(const model::Question::Subject &subject) const
{
    if (subject.matter == Matter::HiddenFile)
        return m_policy.contains(hiddenFiles) ? std::optional(model::AnsweredBy::Person) : std::nullopt;
    if (subject.matter == Matter::OfferedCall)
        return m_policy.contains(offeredCalls) ? std::optional(model::AnsweredBy::Policy) : std::nullopt;
    const bool allows = subject.kind == model::QuestionKind::Approval && (m_policy.contains(u"all"_s) || isNamed(subject.tool));
    return allows ? std::optional(model::AnsweredBy::Policy) : std::nullopt;
}

bool ApprovalPolicy::isNamed(const QString &tool) const
{
    return std::any_of(m_policy.begin(), m_policy.end(), [this, &tool](const QString &word) {
        return word == tool || word == tool.section(u':', 1) || (m_words && m_words->means(word, tool));
    });
}

//! What could have been said to allow it.
void ApprovalPolicy::noteRefusal(const model::Question::Subject &subject)
{
    if (subject.matter == Matter::HiddenFile)
        m_terminal.note(tr("%1\nOnly a person can allow that: at a terminal with --approve ask, or beforehand with --approve %2.")
                            .arg(subject.text, hiddenFiles));
    else if (subject.matter == Matter::OfferedCall)
        m_terminal.note(tr("%1\nTo run calls that are offered like this: --approve %2").arg(subject.text, offeredCalls));
    else if (subject.kind != model::QuestionKind::Approval)
        m_terminal.note(subject.text);
    else if (m_policy.contains(u"ask"_s))
        m_terminal.note(tr("%1 needs your approval, and this is not a terminal. To allow it: --approve %1")
                            .arg(m_words ? m_words->catalogueName(subject.tool) : subject.tool));
}

//! What is asked, in full the address that it is about, and what would become of a file.
void ApprovalPolicy::note(const model::Question::Subject &subject)
{
    m_terminal.note(subject.text);
    // A command's beginning is in the text.
    if (subject.preview.size() > (subject.kind == model::QuestionKind::Approval ? longestInText : 0))
        m_terminal.note(model::shortened(model::visibleText(subject.preview), longestShownPreview));
    if (subject.change)
        note(*subject.change);
    if (!subject.url.isEmpty())
        m_terminal.note(tr("It leads to %1").arg(model::visibleHost(subject.url)) + u"\n    "_s + model::visibleAddress(subject.url));
}

void ApprovalPolicy::note(const model::FileChange &change)
{
    const qsizetype shown = std::min(change.lines.size(), mostShownLines);
    for (const QString &sentence : change.sentences(shown))
        m_terminal.note(sentence);
    for (const model::DiffLine &line : change.lines.first(shown))
        m_terminal.note(model::shortened(model::visibleLine(model::numberedLine(line)), longestShownLine));
}

void ApprovalPolicy::askNext()
{
    while (!m_waiting.isEmpty() && (!m_waiting.first() || m_waiting.first()->answer()))
        m_waiting.removeFirst();
    // Where nothing is asked, what is typed stays where it is; at the input's end it would be reported without end.
    if (m_input)
        m_input->setEnabled(!m_waiting.isEmpty());
    if (m_waiting.isEmpty() || m_waiting.first() == m_shown)
        return;
    m_shown = m_waiting.first();
    // What was typed before it could be read answers nothing.
    tcflush(STDIN_FILENO, TCIFLUSH);
    m_typed.clear();
    const model::Question::Subject &subject = m_waiting.first()->subject();
    note(subject);
    if (!subject.values.isEmpty())
        m_terminal.note(subject.values.toString());
    if (takesValues(subject))
        m_terminal.note(subject.schema.toString());
    m_terminal.note(choicesFor(subject));
    if (!m_input) {
        m_input = new QSocketNotifier(STDIN_FILENO, QSocketNotifier::Read, this);
        connect(m_input, &QSocketNotifier::activated, this, &ApprovalPolicy::readLine);
    }
}

QString ApprovalPolicy::choicesFor(const model::Question::Subject &subject) const
{
    return m_terminal.isPlain() ? numberedChoices(subject) : choices(subject);
}

QString ApprovalPolicy::choices(const model::Question::Subject &subject)
{
    if (takesValues(subject))
        return tr("[y] answer with these values  {…} answer with this JSON object  [n] no");
    if (!subject.url.isEmpty())
        return tr("[y] I open that address in a browser  [n] no");
    if (subject.kind == model::QuestionKind::Trust)
        return tr("[y] yes  [a] always  [n] no");
    if (!isKept(subject))
        return tr("[y] yes  [n] no");
    if (subject.alike.isEmpty())
        return tr("[y] once  [c] in this conversation  [a] always  [n] no");
    return tr("[y] once  [c] in this conversation  [a] always  [l] always for calls like this: %1  [n] no").arg(subject.alike);
}

//! A line each, and then what is to be done.
QString ApprovalPolicy::numberedChoices(const model::Question::Subject &subject)
{
    QStringList lines;
    for (const char letter : lettersOf(subject)) {
        const QString yes = takesValues(subject) ? tr("answer with these values")
            : !subject.url.isEmpty()             ? tr("I open that address in a browser")
            : isKept(subject)                    ? tr("once")
                                                 : tr("yes");
        const QString text = letter == 'y' ? yes
            : letter == 'c'                ? tr("in this conversation")
            : letter == 'a'                ? tr("always")
            : letter == 'l'                ? tr("always for calls like this: %1").arg(subject.alike)
                                           : tr("no");
        lines.append(u"%1. %2"_s.arg(lines.size() + 1).arg(text));
    }
    lines.append(takesValues(subject) ? tr("Type a number, or a JSON object to answer with, and press Enter.")
                                      : tr("Type a number and press Enter."));
    return lines.join(u'\n');
}

void ApprovalPolicy::readLine()
{
    // What was told of may have been thrown away since; to read then would wait.
    pollfd input {STDIN_FILENO, POLLIN, 0};
    if (poll(&input, 1, 0) <= 0)
        return;
    char buffer[256];
    const ssize_t count = read(STDIN_FILENO, buffer, sizeof buffer);
    if (count > 0)
        m_typed.append(buffer, count);
    const qsizetype end = m_typed.indexOf('\n');
    if (end < 0 && count > 0 && m_typed.size() < longestAnswer)
        return;
    const QByteArray typed = m_typed.left(end < 0 ? m_typed.size() : end).trimmed();
    m_typed = end < 0 ? QByteArray() : m_typed.mid(end + 1);
    if (m_shown && !m_shown->answer()) {
        const model::Question::Subject &subject = m_shown->subject();
        // A slip in what was meant as values is no refusal.
        if (const auto values = model::JsonText::parse(typed); takesValues(subject) && typed.startsWith('{') && !values) {
            m_terminal.note(values.error().message + u'\n' + choicesFor(subject));
            return;
        }
        m_shown->giveAnswer(answerOf(m_terminal.isPlain() ? letterOf(typed, subject) : typed, subject));
    }
    if (!m_waiting.isEmpty())
        m_waiting.removeFirst();
    m_shown.clear();
    // What was answered may settle the next one too.
    QMetaObject::invokeMethod(this, &ApprovalPolicy::askNext, Qt::QueuedConnection);
}

} // namespace gui
