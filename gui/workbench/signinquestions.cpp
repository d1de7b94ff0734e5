// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/signinquestions.h"

#include "model/text/visibletext.h"

#include <QCoreApplication>

namespace gui {

namespace {

struct SignInQuestionsTexts {
    Q_DECLARE_TR_FUNCTIONS(SignInQuestions)
};

} // namespace

void SignInQuestions::ask(
    const network::ConsentRequest &request, QObject *context, const std::function<void(const model::Result<void> &)> &done)
{
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::SignIn;
    subject.tool = request.serverName;
    subject.url = request.authorization;
    subject.text = SignInQuestionsTexts::tr("The server “%1” (%2) wants you to sign in at %3.")
                       .arg(model::visibleLine(request.serverName), model::visibleAddress(request.server.adjusted(QUrl::RemovePassword)),
                           model::visibleHost(request.authorization));
    model::Question *question = m_questions.ask(subject, context);
    QObject::connect(question, &model::Question::answered, context,
        [this, question, address = request.authorization, done](const model::Answer &answer) {
            question->deleteLater();
            if (answer.verdict == model::Verdict::AllowOnce)
                done(open(address));
            else
                done(model::failure(model::ErrorCategory::Permission, SignInQuestionsTexts::tr("The sign-in was refused.")));
        });
}

model::Result<void> SignInQuestions::open(const QUrl &address) const
{
    // Whoever agreed without a browser that could be opened has read the address, and opens it.
    if (!m_open || m_open(address))
        return {};
    return model::failure(model::ErrorCategory::Permission, SignInQuestionsTexts::tr("The browser could not be opened."));
}

} // namespace gui
