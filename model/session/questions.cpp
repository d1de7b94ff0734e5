// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/questions.h"

#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QPointer>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestPart = 20'000;
constexpr qsizetype longestLineInFull = 1000;
constexpr qsizetype mostLinesInFull = 400;

struct FileChangeTexts {
    Q_DECLARE_TR_FUNCTIONS(FileChange)
};

} // namespace

QString toWire(QuestionKind kind)
{
    switch (kind) {
    case QuestionKind::Approval: return u"approval"_s;
    case QuestionKind::Elicitation: return u"elicitation"_s;
    case QuestionKind::Limit: return u"limit"_s;
    case QuestionKind::Trust: return u"trust"_s;
    case QuestionKind::SignIn: return u"sign-in"_s;
    }
    return {};
}

QString toWire(Verdict verdict)
{
    switch (verdict) {
    case Verdict::AllowOnce: return u"allow"_s;
    case Verdict::AllowConversation: return u"allow-conversation"_s;
    case Verdict::AllowAlways: return u"allow-always"_s;
    case Verdict::AllowAlike: return u"allow-alike"_s;
    case Verdict::Refuse: return u"refuse"_s;
    case Verdict::Cancelled: return u"cancelled"_s;
    }
    return {};
}

QString toWire(AnsweredBy by)
{
    switch (by) {
    case AnsweredBy::Person: return u"person"_s;
    case AnsweredBy::Policy: return u"policy"_s;
    case AnsweredBy::Peer: return u"peer"_s;
    }
    return {};
}

QStringList FileChange::sentences(qsizetype shownLines) const
{
    const QString place = visibleLine(path);
    QStringList sentences;
    if (!place.isEmpty())
        sentences.append(
            exists ? FileChangeTexts::tr("Replaces %1").arg(place) : FileChangeTexts::tr("Makes %1, which is not there yet").arg(place));
    if (!remark.isEmpty())
        sentences.append(visibleSentence(remark));
    if (const qsizetype more = lines.size() - shownLines + leftOut; more > 0)
        sentences.append(FileChangeTexts::tr("%n further line(s) are not shown here.", nullptr, int(more)));
    return sentences;
}

bool Question::Subject::canBeAllowedBy(AnsweredBy by) const
{
    const bool isPersonal = kind == QuestionKind::Trust || kind == QuestionKind::SignIn || matter == Matter::HiddenFile;
    switch (by) {
    case AnsweredBy::Person: return true;
    case AnsweredBy::Policy: return !isPersonal;
    // What a server wants to know is for whoever has asked for the turn.
    case AnsweredBy::Peer: return (kind == QuestionKind::Approval || kind == QuestionKind::Elicitation) && matter == Matter::Ordinary;
    }
    return false;
}

QString Question::Subject::inFull() const
{
    QStringList parts;
    for (const QString &part : {visibleSentences(text), visibleText(preview.isEmpty() ? values.toString() : preview)}) {
        if (!part.isEmpty())
            parts.append(shortened(part, longestPart));
    }
    if (change) {
        const qsizetype shown = std::min(change->lines.size(), mostLinesInFull);
        parts += change->sentences(shown);
        for (const DiffLine &line : change->lines.first(shown))
            parts.append(shortened(visibleLine(numberedLine(line)), longestLineInFull));
    }
    return parts.join(u'\n');
}

Question::Question(Subject subject, QObject *parent)
    : QObject(parent)
    , m_subject(std::move(subject))
{
}

Question::~Question()
{
    cancel();
}

void Question::setAlsoAsked(const QString &name)
{
    if (std::exchange(m_alsoAsked, name) != name)
        Q_EMIT alsoAskedChanged();
}

void Question::giveAnswer(const Answer &answer)
{
    if (m_answer)
        return;
    const bool counts = !answer.allows() || m_subject.canBeAllowedBy(answer.by);
    m_answer = counts ? answer : Answer {Verdict::Refuse, {}, answer.by};
    // A copy: whoever listens may delete the question.
    const Answer given = *m_answer;
    Q_EMIT answered(given);
}

Questions::Questions(QObject *parent)
    : QObject(parent)
{
}

Question *Questions::ask(Question::Subject subject, QObject *owner)
{
    auto *question = new Question(std::move(subject), owner);
    m_open.append(question);
    connect(question, &Question::answered, this, [this, question] {
        m_open.removeOne(question);
        Q_EMIT settled(question);
    });
    const QPointer<Question> alive(question);
    QMetaObject::invokeMethod(
        this,
        [this, alive] {
            if (alive && !alive->answer())
                Q_EMIT raised(alive);
        },
        Qt::QueuedConnection);
    return question;
}

Question *Questions::find(const QuestionId &id) const
{
    const auto found = std::find_if(m_open.begin(), m_open.end(), [&id](const Question *question) { return question->id() == id; });
    return found == m_open.end() ? nullptr : *found;
}

} // namespace model
