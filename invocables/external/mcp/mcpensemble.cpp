// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/mcpensemble.h"

#include "invocables/external/mcp/mcpinvocable.h"
#include "model/schema/jsonschema.h"
#include "model/session/questions.h"
#include "model/text/visibletext.h"

#include <QPointer>

#include <utility>

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText, model::Verdict, network::McpClient, network::McpConnection, network::McpElicitation, network::McpElicitationAnswer;

namespace {

//! One elicitation of a server's, put to the person as a question of the call in whose course it came, and again where the answer does
//! not fit the server's schema. Where it may have come in the course of several, it is asked in the conversation of each, as the server's,
//! and the first answer counts. Taken back when the last of these calls has ended, or whoever waits for the answer.
class McpElicitationRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpElicitationRun)

public:
    using Done = std::function<void(const network::McpElicitationAnswer &answer)>;

    //! `done` once, unless `waiting` is gone by then.
    //! `askPerson`: where there are no calls.
    McpElicitationRun(network::McpElicitation elicitation, const QList<McpCallJob *> &calls, McpEnsemble::Ask askPerson, QObject *waiting,
        Done done, QObject *parent);
    ~McpElicitationRun() override;

private:
    void follow(McpCallJob *call);
    void leaveEndedCalls();
    void ask(const QString &remark);
    QList<model::Question *> raise(const model::Question::Subject &subject);
    void answered(const model::Answer &answer);
    void accept(const model::Answer &answer);
    void finish(const network::McpElicitationAnswer &answer);
    QString text() const;

    const network::McpElicitation m_elicitation;
    QList<QPointer<McpCallJob>> m_calls;
    const McpEnsemble::Ask m_ask;
    const bool m_isOfOne;
    const QPointer<QObject> m_waiting;
    Done m_done;
    std::shared_ptr<const model::JsonSchema> m_schema;
    model::JsonText m_values;
};

using Action = McpElicitationAnswer::Action;

McpElicitationRun::McpElicitationRun(
    McpElicitation elicitation, const QList<McpCallJob *> &calls, McpEnsemble::Ask askPerson, QObject *waiting, Done done, QObject *parent)
    : QObject(parent)
    , m_elicitation(std::move(elicitation))
    , m_ask(std::move(askPerson))
    , m_isOfOne(calls.size() == 1)
    , m_waiting(waiting)
    , m_done(std::move(done))
{
    connect(waiting, &QObject::destroyed, this, &QObject::deleteLater);
    for (McpCallJob *call : calls)
        follow(call);
    const bool isForm = m_elicitation.mode == McpElicitation::Mode::Form;
    const auto schema = isForm ? model::JsonSchema::compile(m_elicitation.schema)
                               : model::Result<std::shared_ptr<const model::JsonSchema>>();
    if ((m_calls.isEmpty() && !m_ask) || !schema) {
        finish({Action::Decline, {}});
        return;
    }
    if (isForm) {
        m_schema = *schema;
        m_values = m_schema->withDefaults(JsonText::trusted("{}"));
    }
    ask({});
}

McpElicitationRun::~McpElicitationRun()
{
    finish({Action::Cancel, {}});
}

void McpElicitationRun::follow(McpCallJob *call)
{
    // Of some nobody can be asked.
    if (!call->context().ask)
        return;
    m_calls.append(call);
    connect(call, &model::Job::finished, this, &McpElicitationRun::leaveEndedCalls);
    connect(call, &QObject::destroyed, this, &McpElicitationRun::leaveEndedCalls);
}

void McpElicitationRun::leaveEndedCalls()
{
    m_calls.removeIf([](const QPointer<McpCallJob> &call) { return !call || call->isFinished(); });
    if (!m_calls.isEmpty())
        return;
    finish({Action::Cancel, {}});
    deleteLater();
}

QString McpElicitationRun::text() const
{
    if (m_elicitation.mode == McpElicitation::Mode::Form)
        return tr("The server %1 asks: %2").arg(model::visibleLine(m_elicitation.server), model::visibleText(m_elicitation.message));
    // The address goes with the question, for whoever asks it to show as it is safe.
    return tr("The server %1 asks you to open an address: %2")
        .arg(model::visibleLine(m_elicitation.server), model::visibleText(m_elicitation.message));
}

void McpElicitationRun::ask(const QString &remark)
{
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::Elicitation;
    subject.text = remark.isEmpty() ? text() : text() + u'\n' + remark;
    subject.values = m_values;
    if (m_elicitation.mode == McpElicitation::Mode::Form)
        subject.schema = m_elicitation.schema;
    else
        subject.url = m_elicitation.url;
    const QList<model::Question *> questions = raise(subject);
    if (questions.isEmpty())
        finish({Action::Decline, {}});
    for (model::Question *question : questions) {
        connect(question, &model::Question::answered, this, [this, questions](const model::Answer &answer) {
            for (model::Question *other : questions) {
                other->disconnect(this);
                other->cancel();
                other->deleteLater();
            }
            answered(answer);
        });
    }
}

QList<model::Question *> McpElicitationRun::raise(const model::Question::Subject &subject)
{
    if (m_ask) {
        model::Question *question = m_ask(subject, this);
        return question ? QList<model::Question *> {question} : QList<model::Question *>();
    }
    if (m_isOfOne)
        return {m_calls.first()->context().ask(subject, this)};
    // Those of one conversation have one question, for which all of them wait.
    QMap<model::ConversationId, model::Question *> questions;
    for (const QPointer<McpCallJob> &call : std::as_const(m_calls)) {
        model::Question *&question = questions[call->context().origin.conversation];
        if (question)
            call->context().waitFor(question);
        else
            question = call->context().askForOneOfSeveral(subject, this);
    }
    return questions.values();
}

void McpElicitationRun::answered(const model::Answer &answer)
{
    if (!m_done)
        return;
    if (answer.verdict == Verdict::Refuse)
        finish({Action::Decline, {}});
    else if (answer.verdict == Verdict::Cancelled)
        finish({Action::Cancel, {}});
    else
        accept(answer);
}

void McpElicitationRun::accept(const model::Answer &answer)
{
    if (!m_schema) {
        finish({Action::Accept, {}});
        return;
    }
    const JsonText given = m_schema->withDefaults(answer.values.isEmpty() ? m_values : answer.values);
    QStringList wrong;
    for (const model::SchemaViolation &violation : m_schema->validate(given, model::JsonSchema::Formats::Plain))
        wrong.append(u"%1: %2"_s.arg(violation.path.isEmpty() ? u"/"_s : violation.path, violation.message.spoken()));
    if (wrong.isEmpty()) {
        finish({Action::Accept, given});
    } else if (answer.by == model::AnsweredBy::Policy) {
        finish({Action::Decline, {}});
    } else {
        m_values = given;
        ask(wrong.join(u"; "_s));
    }
}

void McpElicitationRun::finish(const McpElicitationAnswer &answer)
{
    if (const Done done = std::exchange(m_done, {}); done && m_waiting) {
        done(answer);
        deleteLater();
    }
}

} // namespace

using State = McpConnection::State;

McpEnsemble::McpEnsemble(
    const network::McpServer &server, const network::McpServices &services, const McpKnownTools &known, QObject *parent)
    : QObject(parent)
    , m_connection(std::make_unique<McpConnection>(server, services, static_cast<network::McpHost &>(*this), nullptr))
    , m_tools(new McpToolList(*m_connection, known, this))
{
    connect(m_tools, &McpToolList::changed, this, &McpEnsemble::changed);
    connect(m_connection.get(), &McpConnection::logged, this, &McpEnsemble::logged);
    connect(m_connection.get(), &McpConnection::stateChanged, this, &McpEnsemble::followConnection);
}

McpEnsemble::~McpEnsemble()
{
    m_connection->disconnect(this);
    // Before the host is gone; calls under way fail.
    delete std::exchange(m_offerings, nullptr);
    delete std::exchange(m_tools, nullptr);
    m_connection.reset();
}

McpOfferings &McpEnsemble::offerings()
{
    if (!m_offerings)
        m_offerings = new McpOfferings(*m_connection, this);
    return *m_offerings;
}

void McpEnsemble::start()
{
    m_connection->start();
}

void McpEnsemble::stop()
{
    m_connection->stop();
}

void McpEnsemble::restart()
{
    m_connection->restart();
}

void McpEnsemble::signOut()
{
    m_connection->signOut();
    m_connection->stop();
    m_tools->forget();
    if (m_offerings)
        m_offerings->forget();
}

void McpEnsemble::use(const model::ConversationId &conversation, const QStringList &folders)
{
    const QStringList before = roots();
    m_users.insert(conversation, folders);
    if (McpClient *client = m_connection->client(); client && roots() != before)
        client->rootsChanged();
    start();
    m_tools->renew();
}

void McpEnsemble::release(const model::ConversationId &conversation)
{
    if (m_users.remove(conversation) > 0 && m_users.isEmpty())
        stop();
}

bool McpEnsemble::isSettled() const
{
    switch (m_connection->state()) {
    case State::Connecting:
    case State::SignIn: return m_isSlow;
    case State::Ready: return m_isSlow || (m_tools->isListed() && !m_tools->isListing());
    case State::Off:
    case State::Waiting:
    case State::Failed: break;
    }
    return m_isSlow || m_tools->isRead();
}

void McpEnsemble::adopt(McpCallJob *call)
{
    m_calls.removeIf([](const QPointer<McpCallJob> &other) { return !other || other->isFinished(); });
    m_calls.append(call);
}

void McpEnsemble::watchResources(const QStringList &uris)
{
    m_watched = uris;
    if (McpClient *client = m_connection->client())
        client->watchResources(uris);
}

bool McpEnsemble::canWatchResources() const
{
    const McpClient *client = m_connection->client();
    return client && client->info().has(u"resources", u"subscribe");
}

void McpEnsemble::followConnection()
{
    const State before = std::exchange(m_state, m_connection->state());
    if (before != m_state)
        m_isSlow = false;
    if (McpClient *client = m_connection->client(); client && before != State::Ready)
        followClient(*client);
    if (before == State::Ready && m_state != State::Ready)
        Q_EMIT disconnected();
    Q_EMIT changed();
}

void McpEnsemble::followClient(McpClient &client)
{
    connect(&client, &McpClient::resourceUpdated, this, [this](const QString &uri) {
        if (m_watched.contains(uri))
            m_updated.insert(uri);
        Q_EMIT resourceUpdated(uri);
    });
    connect(&client, &McpClient::elicitationCompleted, this, &McpEnsemble::elicitationCompleted);
    if (!m_watched.isEmpty())
        client.watchResources(m_watched);
}

QStringList McpEnsemble::roots() const
{
    QStringList folders;
    for (const QStringList &own : m_users) {
        for (const QString &folder : own) {
            if (!folders.contains(folder))
                folders.append(folder);
        }
    }
    return folders;
}

void McpEnsemble::elicit(const McpElicitation &elicitation, QObject *context, std::function<void(const McpElicitationAnswer &)> done)
{
    const McpClient *client = m_connection->client();
    const bool isForPerson = client && client->isForPerson(elicitation.request);
    const QList<McpCallJob *> calls = isForPerson && elicitation.request != 0 ? QList<McpCallJob *>() : callsOf(elicitation.request);
    if (calls.isEmpty() && !isForPerson)
        done({McpElicitationAnswer::Action::Decline, {}});
    else
        new McpElicitationRun(elicitation, calls, calls.isEmpty() ? m_ask : Ask(), context, std::move(done), this);
}

//! Over stdio a server of the legacy era does not tell in the course of what it asks: any of the calls under way may be meant.
QList<McpCallJob *> McpEnsemble::callsOf(qint64 request) const
{
    QList<McpCallJob *> calls;
    for (const QPointer<McpCallJob> &call : m_calls) {
        if (!call || call->isFinished())
            continue;
        if (request != 0 && call->request() == request)
            return {call.data()};
        // One that waits for the connection has said nothing to the server.
        if (call->request() != 0)
            calls.append(call.data());
    }
    return calls;
}

} // namespace invocables

#include "mcpensemble.moc"
