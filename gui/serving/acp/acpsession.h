// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/acp/acpplan.h"
#include "gui/serving/servedclient.h"
#include "gui/workbench/workbench.h"
#include "model/session/turnevent.h"
#include "network/mcp/transport/jsonrpc.h"

namespace gui {

//! A conversation that an editor has open: takes its prompts, tells what happens as updates, asks its person for permissions. Owned by the
//! agent, until the editor closes it or goes; a turn that is under way then is stopped.
class AcpSession final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AcpSession)

public:
    //! The way to the editor.
    class Editor
    {
    public:
        virtual ~Editor() = default;
        virtual void update(const QString &session, const model::JsonText &update) = 0;
        //! `answered` unless `context` is gone by then; nothing where the editor refused.
        virtual void ask(QStringView method, const model::JsonText &params, QObject *context,
            std::function<void(const std::optional<model::JsonText> &)> answered) = 0;
        //! To a request of the editor. `error` has a code where it is one.
        virtual void answer(const model::JsonText &id, const model::JsonText &result, const network::RpcError &error) = 0;
        //! Somebody at a window could answer what the editor's person may not, or cannot.
        virtual bool isWatched() const = 0;
        //! Whether it has declared that its person can be asked such: `form` or `url`.
        virtual bool canElicit(QStringView mode) const = 0;
        //! What it calls itself, for a person.
        virtual QString name() const = 0;
    };

    AcpSession(Workbench &workbench, model::Sessions::Handle session, Editor &editor, QObject *parent);
    ~AcpSession() override;

    //! The ensembles that the editor has lent to it.
    const QStringList &lent() const { return m_lent; }
    void setLent(const QStringList &ensembles) { m_lent = ensembles; }
    QString id() const { return m_session->id().toString(); }
    //! What `session/new` and `session/load` say of it beside its identifier, as members of the open object.
    void writeState(model::JsonWriter &writer) const;
    //! \return an error where there is no such option or value.
    model::Result<void> setOption(const QString &option, const QString &value);
    model::JsonText options() const;
    //! Tells the editor all that has been said, then `done`.
    void replay(const std::function<void()> &done);
    //! `session/prompt`; answered when its turn is over.
    void prompt(const network::RpcMessage &request);
    void cancel();
    //! `session/close`: like cancel(), and a prompt under way is answered before this returns.
    void close();
    //! A new conversation of all that there is.
    void fork(QObject *context, std::function<void(const model::Result<model::ConversationId> &)> done)
    {
        m_session->fork(m_session->conversation().length() - 1, context, std::move(done));
    }
    //! What begins with a slash.
    void tellCommands();
    //! The prompt under way, for whoever looks at whom this program serves.
    std::optional<ServedClient::Work> work() const;

Q_SIGNALS:
    //! A prompt has begun, waits for a permission, goes on, or has ended.
    void promptChanged();

private:
    struct Prompt {
        //! Of the editor's request.
        model::JsonText request;
        QDateTime since = QDateTime::currentDateTime();
        //! Permissions that the editor has been asked for.
        int permissions = 0;
        //! Calls that have no result yet, and what they make of files.
        struct Call {
            model::Invocation invocation;
            model::JsonText difference = {};
        };
        QList<Call> open = {};
        Call *find(const QString &invocation);
        bool isCancelled = false;
        bool hasSpoken = false;
        bool isOutOfRounds = false;
        model::StopReason stop = model::StopReason::None;
    };

    //! Of the workspace, once: an editor's person may have none of this program's windows before them.
    void warn();
    QString folder() const { return m_session->settings().folders.value(0); }
    void replayFrom(int first, const std::function<void()> &done);
    void handle(const model::TurnEvent &event);
    void end(const model::EndEvent &event);
    void endOpenCalls();
    void finish(QStringView reason);
    void fail(const QString &why);
    void decide(model::Question *question);
    bool canBeAsked(const model::Question::Subject &subject) const;
    void endCall(const model::InvocationOutcome &outcome);
    void tellUsage(const model::Usage &usage);
    //! By which the model is told how much to think; nothing where it has none of a few values.
    std::optional<network::ModelControl> thoughtControl() const;
    model::Result<void> setThought(const network::ModelControl &control, const QString &value);
    network::ModelEntry modelEntry() const;
    //! A prompt of a descriptor where the text names one; else the text.
    QString expanded(const QString &text) const;
    //! After what has been said before it.
    void update(const model::JsonText &update)
    {
        tellSaid();
        m_editor.update(id(), update);
    }
    void say(const model::Delta &delta);
    void tellSaid();

    Workbench &m_workbench;
    const model::Sessions::Handle m_session;
    Editor &m_editor;
    //! The prompt under way.
    std::optional<Prompt> m_prompt;
    //! What streams, until control is back in the event loop: an editor is told once of what comes at once.
    QString m_said;
    bool m_isThought = false;
    bool m_isDue = false;
    QStringList m_lent;
    AcpPlan m_plan;
    //! Of all that has been answered here, in the currency of the last model's price.
    double m_cost = 0;
    bool m_asks = true;
    bool m_hasWarned = false;
};

} // namespace gui
