// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/fullcontext.h"

#include "gui/commandline/terminal.h"
#include "model/session/session.h"
#include "model/session/summarising.h"
#include "model/store/store.h"

#include <QLocale>

namespace gui {

using namespace Qt::StringLiterals;

FullContext::FullContext(Workbench &workbench, Terminal &terminal, model::Session &session, QObject *parent)
    : QObject(parent)
    , m_workbench(workbench)
    , m_terminal(terminal)
    , m_session(session)
{
}

void FullContext::declare(QCommandLineParser &parser)
{
    parser.addOption({u"full"_s,
        tr("Where the conversation does not fit into the model's context: leave-out leaves out the oldest messages, summarise has the "
           "model sum them up, fail sends nothing."),
        u"leave-out|summarise|fail"_s, u"leave-out"_s});
}

model::Result<FullContext::Choice> FullContext::read(const QCommandLineParser &parser)
{
    const QString word = parser.value(u"full"_s);
    if (word == u"leave-out")
        return Choice::LeaveOut;
    if (word == u"summarise")
        return Choice::Summarise;
    if (word == u"fail")
        return Choice::Fail;
    return model::failure(model::ErrorCategory::Usage, tr("--full is leave-out, summarise or fail, not %1.").arg(word));
}

void FullContext::makeRoom(
    Choice choice, const QString &text, std::function<void()> goOn, std::function<void(const model::Error &)> refused)
{
    if (choice == Choice::LeaveOut || m_session.conversation().length() == 0)
        return goOn();
    model::QueuedMessage message;
    message.contents.append(model::TextContent {text});
    m_session.preview(message, -1, this,
        [this, choice, goOn = std::move(goOn), refused = std::move(refused)](const model::Result<model::RequestPreview> &preview) {
            // What cannot be looked at is told of by sending it.
            if (!preview || preview->fit.leftOut == 0)
                return goOn();
            if (choice == Choice::Summarise)
                return summarise(goOn, refused);
            refused({model::ErrorCategory::Execution,
                tr("This does not fit into the model's context, which has room for %1 tokens beside the answer. Nothing was sent.")
                    .arg(QLocale().toString(preview->fit.room))});
        });
}

void FullContext::summarise(std::function<void()> goOn, std::function<void(const model::Error &)> refused)
{
    const model::ModelAddress model = m_session.settings().model;
    const network::Provider *provider = m_workbench.providers().find(model.provider);
    m_terminal.note(tr("… %1 is writing a summary of the earlier messages").arg(model.model));
    model::Summarising *job = m_session.summarise(provider ? provider->entry(model.model).context : 0, this);
    connect(job, &model::Summarising::succeeded, this, [this, goOn = std::move(goOn)](int messages) {
        m_terminal.note(tr("%n message(s) are summed up and not sent any more.", nullptr, messages));
        // What is sent goes behind the summary: the session reads where that is, and this comes after that.
        const auto afterwards = [this, goOn] {
            m_workbench.store().run(
                this, [](model::Database &) { return model::Result<void>(); }, [goOn](const model::Result<void> &) { goOn(); });
        };
        QMetaObject::invokeMethod(this, afterwards, Qt::QueuedConnection);
    });
    connect(job, &model::Job::failed, this, std::move(refused));
    connect(job, &model::Job::finished, job, &QObject::deleteLater);
}

void FullContext::tellWhich(const model::ContextFit &fit)
{
    const model::Conversation &conversation = m_session.conversation();
    int first = 0;
    int last = 0;
    int left = fit.leftOut;
    for (int position = 0; position < conversation.length() && left > 0; ++position) {
        const model::Node *node = conversation.nodeAt(position);
        if (!node || !node->active || node->pinned || !node->canister || node->canister->role == model::Role::Supervisor)
            continue;
        first = first == 0 ? position + 1 : first;
        last = position + 1;
        --left;
    }
    if (last > 0)
        m_terminal.note(
            tr("They are those from message %1 to message %2 of the conversation. With --full summarise they are summed up instead.")
                .arg(first)
                .arg(last));
}

} // namespace gui
