// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/approvalwords.h"
#include "gui/commandline/terminal.h"
#include "model/session/questions.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <optional>

class QSocketNotifier;

namespace gui {

//! Answers questions where there is no window: by the policy of `--approve`, or by asking at the terminal. Owned by a command.
class ApprovalPolicy final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalPolicy)

public:
    //! `policy`: `ask`, `refuse`, `all`, or names of tools that are allowed. Without a terminal `ask` means refuse. What neither `all` nor
    //! a tool's name covers has words of its own: `hidden-files`, which is a person's word for just that, and `offered-calls`.
    //! `words`: what the names mean; without them a tool's own name does, alone.
    ApprovalPolicy(const QStringList &policy, model::Questions &questions, Terminal &terminal, QObject *parent,
        const std::optional<ApprovalWords> &words = {});
    ~ApprovalPolicy() override;

    //! Fails where a word is neither a policy nor a tool's name.
    static model::Result<void> check(const QStringList &policy, const ApprovalWords &words);

private:
    void decide(model::Question *question);
    //! Nothing where nothing was said beforehand that would allow it.
    std::optional<model::AnsweredBy> allowedBeforehand(const model::Question::Subject &subject) const;
    bool isNamed(const QString &tool) const;
    void noteRefusal(const model::Question::Subject &subject);
    void note(const model::Question::Subject &subject);
    void note(const model::FileChange &change);
    void askNext();
    QString choicesFor(const model::Question::Subject &subject) const;
    static QString choices(const model::Question::Subject &subject);
    static QString numberedChoices(const model::Question::Subject &subject);
    void readLine();

    const QStringList m_policy;
    const std::optional<ApprovalWords> m_words;
    Terminal &m_terminal;
    QList<QPointer<model::Question>> m_waiting;
    //! The first of these, once it has been asked; the next line that is typed is meant for it, also where it is settled by then.
    QPointer<model::Question> m_shown;
    QSocketNotifier *m_input = nullptr;
    QByteArray m_typed;
};

} // namespace gui
