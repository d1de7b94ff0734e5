// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/schema/jsontext.h"
#include "model/text/linediff.h"

#include <QObject>
#include <QUrl>

#include <optional>

namespace model {

//! What a question is about; decides how it is shown and how the command line's policy answers it.
enum class QuestionKind { Approval, Elicitation, Limit, Trust, SignIn };

QString toWire(QuestionKind kind);

//! The possible answers; which are offered depends on the kind. Approval: AllowOnce, AllowConversation, AllowAlways, Refuse, and
//! AllowAlike (always, for calls like this one) where a rule is proposed.
//! Limit: AllowOnce (go on), Refuse (end the turn).
enum class Verdict { AllowOnce, AllowConversation, AllowAlways, AllowAlike, Refuse, Cancelled };

QString toWire(Verdict verdict);

//! Who answers, which decides what an answer may allow. Person: whoever was asked, or has said yes to exactly this beforehand.
//! Policy: what was said beforehand for many (`--approve all`), without anybody being asked. Peer: another program that drives this
//! one.
enum class AnsweredBy { Person, Policy, Peer };

QString toWire(AnsweredBy by);

struct Answer {
    Verdict verdict = Verdict::Cancelled;
    //! Edited arguments of an approval, or the values of an elicitation; empty where unchanged.
    JsonText values = {};
    AnsweredBy by = AnsweredBy::Person;

    bool allows() const { return verdict != Verdict::Refuse && verdict != Verdict::Cancelled; }
};

//! What a call would make of a file, as far as that can be told before.
struct FileChange {
    //! Absolute, links followed; empty where none would be written, and the remark says why.
    QString path;
    bool exists = false;
    //! A fingerprint of what is in it (empty where it is not there) at the moment of asking; nothing where that is not known.
    std::optional<QByteArray> fingerprint = {};
    //! What goes and what comes, with some of what stays.
    QList<DiffLine> lines = {};
    //! How many lines more there are.
    int leftOut = 0;
    //! Why it cannot be told, or that there is no difference; a sentence.
    QString remark = {};

    //! What there is to say of it beside its lines, of which so many are shown: a sentence each, with nothing unseen in it.
    QStringList sentences(qsizetype shownLines) const;
};

//! Something that needs a person's word. Raised by any room, shown by the window or answered by the command line's policy;
//! answered exactly once, cancellable from both sides. Owned by whoever raised it; deleting it cancels it.
class Question final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Question)

public:
    //! What makes a question more than others of its kind. HiddenFile: a file that may hold a secret, or that programs outside take
    //! their orders from; it is asked for once. OfferedCall: a call in an answer's text, which may be an example only.
    enum class Matter { Ordinary, HiddenFile, OfferedCall };

    struct Subject {
        QuestionKind kind = QuestionKind::Approval;
        Matter matter = Matter::Ordinary;
        ConversationId conversation = {};
        //! The invocation that it is about, where there is one, and its tool's scoped name.
        QString invocation = {};
        QString tool = {};
        //! One or two sentences for the person.
        QString text = {};
        //! Approval: the arguments that would run. Elicitation: what is already known.
        JsonText values = {};
        //! A JSON Schema for the values.
        JsonText schema = {};
        //! Of an elicitation: where the person is asked to go, in a browser, once they have agreed to it. Never opened before.
        QUrl url = {};
        //! Of an approval of what writes a file.
        std::optional<FileChange> change = {};
        //! What it does as it will be done, whole, where that is a command line or the like.
        QString preview = {};
        //! Of an approval: which calls are like this one, in words, where they can be told; what AllowAlike allows.
        QString alike = {};

        //! Whether a yes counts. A hidden file, trust and a sign-in are a person's to allow; a peer has a say in ordinary approvals, and in
        //! what a server asks to be told.
        bool canBeAllowedBy(AnsweredBy by) const;
        //! All that a yes covers, in plain text and with nothing unseen in it: what is asked, what would run, and what would become
        //! of a file. Of what is very long the beginning, and how much more there is.
        QString inFull() const;
    };

    Question(Subject subject, QObject *parent);
    ~Question() override;

    const QuestionId &id() const { return m_id; }
    const Subject &subject() const { return m_subject; }
    const std::optional<Answer> &answer() const { return m_answer; }

    //! The first answer counts, later ones are ignored. A yes of whom it does not count from is a refusal.
    void giveAnswer(const Answer &answer);
    void cancel() { giveAnswer({Verdict::Cancelled}); }

    //! Who else has been asked, and may answer first; empty for nobody.
    const QString &alsoAsked() const { return m_alsoAsked; }
    void setAlsoAsked(const QString &name);

Q_SIGNALS:
    void answered(const model::Answer &answer);
    void alsoAskedChanged();

private:
    const QuestionId m_id = QuestionId::create();
    const Subject m_subject;
    std::optional<Answer> m_answer;
    QString m_alsoAsked;
};

//! Where questions are raised and where those who can answer listen. One for the program, owned by the workbench.
class Questions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Questions)

public:
    explicit Questions(QObject *parent = nullptr);

    //! The caller connects to `answered` before control returns to the event loop; only then are listeners told.
    Question *ask(Question::Subject subject, QObject *owner);
    QList<Question *> open() const { return m_open; }
    Question *find(const QuestionId &id) const;

Q_SIGNALS:
    void raised(model::Question *question);
    void settled(model::Question *question);

private:
    QList<Question *> m_open;
};

} // namespace model
