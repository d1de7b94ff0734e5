// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "invocables/tools/invoker.h"
#include "model/session/invocations.h"
#include "model/session/questions.h"

#include <QPointer>

#include <functional>

namespace invocables {

//! Finds out what an approval of a tool is for in these workspace folders: what is run, and as what (Invoker::allowance), in which
//! kind of workspace, and what the files say that it runs from there. `done` at once, or on the thread of `context`. The allowance is
//! empty, so that nothing is allowed for longer than once, where they cannot be read.
void findAllowance(
    const InvokerPointer &invoker, const QStringList &folders, QObject *context, std::function<void(const QString &allowance)> done);

//! Finds out whether a call may run: by its policy and the rules for its arguments, by what the person allowed before, or by asking.
//! Arguments that the person edits are checked like those of a model; where they do not fit, or the file is another than the one that was
//! shown, it asks again. A question that stands open is taken back once an answer to another allows this call too. Part of an
//! InvocationRun.
class ApprovalStep final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalStep)
    PARLANCE_PHRASED

public:
    //! `hiddenFolders`: what no tool reaches, wherever it lies. `remark`: what is said of the tool beside its question.
    ApprovalStep(InvokerPointer invoker, const model::InvocationScope &scope, const QString &invocation, QObject *parent,
        QStringList hiddenFolders = {}, QString remark = {});

    void begin(const model::JsonText &arguments);
    //! What somebody has been shown of the file that is written, once it is allowed.
    const std::optional<SeenFile> &seenFile() const { return m_seenFile; }
    //! Why it is allowed where nobody has said so of this very call, in words.
    const QString &grounds() const { return m_grounds.spoken(); }

Q_SIGNALS:
    //! A person is asked.
    void waiting();
    //! `edited`: the arguments are not those that it began with. `by`: who has said so of this very call; nobody where it was allowed
    //! before.
    void allowed(const model::JsonText &arguments, bool edited, std::optional<model::AnsweredBy> by);
    void refused(const model::Error &error);

private:
    void match(const QList<ApprovalRule> &rules, std::function<void(int rule)> done);
    void beginAs(Approval approval);
    void allow(const QString &grounds);
    void ifAllowedBefore(std::function<void(const QString &grounds)> then, std::function<void()> otherwise);
    void askWhereSomebodyIs();
    void ask(const QString &remark);
    void lookAndPut(const QString &remark, const QString &user);
    void foresee(const model::JsonText &arguments, const std::function<void(const Foreseen &)> &done);
    void proposeAndPut(const model::Question::Subject &subject);
    void put(model::Question::Subject subject);
    void takeBackWhereAllowed();
    void answered(const model::Answer &answer);
    void keep(const model::Answer &answer);
    void settle(const model::Answer &answer, const model::JsonText &settled, const Foreseen &change);

    const InvokerPointer m_invoker;
    const model::InvocationScope m_scope;
    const QString m_invocation;
    const QStringList m_hiddenFolders;
    const QString m_remark;
    model::JsonText m_begun;
    //! Those that were shown last, and what was said of the file that they would write.
    model::JsonText m_arguments;
    Foreseen m_shown;
    std::optional<SeenFile> m_seenFile;
    //! As long as it is open.
    QPointer<model::Question> m_question;
    //! What is allowed where it is allowed for longer than once.
    QString m_allowance;
    //! What would be allowed with calls like this one, as it was shown last.
    std::optional<ApprovalRule> m_alike;
    model::Wording m_grounds;
};

} // namespace invocables
