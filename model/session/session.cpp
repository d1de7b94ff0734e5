// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/session.h"

#include "model/agents/agents.h"
#include "model/session/claiming.h"
#include "model/session/contexttally.h"
#include "model/session/requestbuilder.h"
#include "model/session/summarising.h"
#include "model/session/titling.h"
#include "model/session/turncanisters.h"
#include "model/session/turnjournal.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "model/text/graphemes.h"

#include <algorithm>

namespace model {

namespace {

constexpr int saveSettingsMilliseconds = 300;

} // namespace

Session::Session(const Parts &parts, const ConversationId &id, SessionSettings settings, bool stored, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_conversation(parts.store, id)
    , m_settings(std::move(settings))
    , m_approvals(&parts.approvals, m_settings.approvals, this)
    , m_lock(parts.lockFolder, id)
    , m_stored(stored)
    , m_rolledBack(parts.store)
    , m_edits(parts.store, m_conversation, claims())
{
    m_saveSettings.setSingleShot(true);
    m_saveSettings.setInterval(saveSettingsMilliseconds);
    connect(&m_saveSettings, &QTimer::timeout, this, &Session::saveSettings);
    connect(&m_approvals, &Approvals::changed, this, [this] {
        SessionSettings changed = m_settings;
        changed.approvals = m_approvals.allowed();
        setSettings(changed);
    });
    connect(&m_rolledBack, &RolledBackTurn::changed, this, &Session::rolledBackChanged);
    connect(this, &Session::fitted, this, [this](const ContextFit &fit) { m_fit = fit; });
    connect(&m_edits, &ConversationEdits::failed, this, &Session::failed);
    connect(&m_edits, &ConversationEdits::edited, this, &Session::edited);
    connect(&m_edits, &ConversationEdits::headMoved, this, [this] { followHead([this] { Q_EMIT storedChanged(); }); });
    connect(&m_edits, &ConversationEdits::listChanged, this, &Session::storedChanged);
    if (stored)
        m_rolledBack.load(id);
    m_queue.restore(m_settings.queue, m_settings.queueAttachments);
    m_queue.stop(tr("This was waiting when the program ended."));
    connect(&m_queue, &MessageQueue::changed, this, [this] {
        SessionSettings changed = m_settings;
        changed.queue = m_queue.texts();
        changed.queueAttachments = m_queue.attachments();
        setSettings(changed);
    });
}

Session::~Session()
{
    if (m_saveSettings.isActive())
        saveSettings();
}

void Session::saveSettings()
{
    // One that was merely opened is not kept; what is written in one would be lost with its page otherwise.
    if (!m_stored && m_settings.draft.trimmed().isEmpty() && m_settings.draftAttachments.isEmpty())
        return;
    // What a turn takes from the queue is nowhere else until it has begun.
    if (m_starting)
        return m_saveSettings.start();
    if (!m_stored)
        return storeConversation({});
    m_parts.store.run(
        [id = id(), json = m_settings.toJson()](Database &database) { return ConversationStore(database).setSettings(id, json); });
    // The list has what was written where nothing has been said. It is read after this.
    if (m_conversation.length() == 0)
        Q_EMIT storedChanged();
}

void Session::setSettings(const SessionSettings &settings)
{
    if (settings == m_settings)
        return;
    m_settings = settings;
    m_saveSettings.start();
    Q_EMIT settingsChanged();
}

void Session::remember(const QString &name, const SessionSettings &before)
{
    if (const SettingsEdit back = SettingsEdit::between(m_settings, before); back != SettingsEdit())
        Q_EMIT edited(name, {{id(), back}});
}

SettingsEdit Session::apply(const SettingsEdit &edit)
{
    SessionSettings changed = m_settings;
    const SettingsEdit back = edit.applyTo(changed);
    setSettings(changed);
    return back;
}

bool Session::isInterrupted() const
{
    return !isBusy() && endsUnanswered(m_conversation);
}

Result<void> Session::send(const Contents &contents, const QList<Canister> &documents)
{
    const qint64 head = m_conversation.head();
    if (head == 0 && m_conversation.length() > 0)
        return Claiming::unreadableEnd();
    return begin({head, openingOf(contents, documents), {}, m_conversation.length()});
}

Result<void> Session::editAndSend(int position, const Contents &contents, const QList<Canister> &documents)
{
    const Node *node = m_conversation.nodeAt(position);
    if (!node || node->canister->role != Role::User)
        return failure(ErrorCategory::Usage, tr("Only a message of yours can be edited and sent again."));
    return begin({node->parent, openingOf(contents, documents), {}, position});
}

Result<void> Session::regenerate(int position)
{
    for (int before = position; before >= 0; --before) {
        const Node *node = m_conversation.nodeAt(before);
        if (node && !node->deleted && (opensTurn(*node->canister) || node->canister->meanwhile))
            return begin({node->row, {}, {}, before + 1});
    }
    return failure(ErrorCategory::Usage, tr("There is no message before this that could be answered."));
}

Result<void> Session::continueAnswer()
{
    // What others have said since is no answer to be gone on from.
    if (!isBusy() && Claiming(*this, m_lock, m_parts).catchUp())
        return Claiming::goneOn();
    const Node *last = m_conversation.nodeAt(m_conversation.length() - 1);
    if (!last)
        return failure(ErrorCategory::Usage, tr("There is nothing to continue."));
    if (last->row == 0)
        return Claiming::unreadableEnd();
    Starting starting {last->row, {}, {}, m_conversation.length()};
    // Several providers refuse a conversation that ends with an answer, so the wish is said in words.
    if (last->canister->role == Role::Assistant)
        starting.opening = {userCanister({TextContent {tr("Continue exactly where you stopped.")}})};
    return begin(std::move(starting));
}

Result<void> Session::retryRolledBack(bool reuse)
{
    if (!rolledBack())
        return failure(ErrorCategory::Usage, tr("There is no turn to retry."));
    const QList<InvocationOutcome> reusable = reuse ? reusableResults(*rolledBack()) : QList<InvocationOutcome>();
    const Result<void> begun = begin({rolledBack()->base, m_rolledBack.openingAgain(), reusable});
    if (begun)
        takeRolledBack();
    return begun;
}

Result<void> Session::sendErrorToModel()
{
    if (!rolledBack())
        return failure(ErrorCategory::Usage, tr("There is no turn to go on from."));
    const Result<void> begun = begin({rolledBack()->base, renewed(rolledBack()->staged), {}});
    if (begun)
        takeRolledBack(true);
    return begun;
}

Result<void> Session::restoreRolledBack()
{
    if (!rolledBack())
        return failure(ErrorCategory::Usage, tr("There is no turn to restore."));
    return m_edits.append(rolledBack()->base, renewed(rolledBack()->staged), [this] { takeRolledBack(true); });
}

//! The turn lives on in another one or as a branch: its text is not to stand in the composer as well. `withSaid`: nor what was said
//! meanwhile in the queue.
void Session::takeRolledBack(bool withSaid)
{
    for (const CanisterPointer &canister : withSaid ? rolledBack()->staged : QList<CanisterPointer>()) {
        if (canister->meanwhile)
            m_queue.take(m_queue.texts().indexOf(canister->text()));
    }
    const QueuedMessage message = messageIn(m_rolledBack.openingAgain());
    m_rolledBack.dismiss();
    Q_EMIT taken(message);
}

ConversationEdits::Claim Session::claims()
{
    // A turn may have begun while the edit was on its way.
    const auto release = [this] {
        if (!isBusy())
            m_lock.unlock();
    };
    return {[this] { return claim(); }, release};
}

//! One writer for each conversation, also among processes.
Result<void> Session::claim()
{
    return Claiming(*this, m_lock, m_parts).asShown();
}

Result<void> Session::begin(Starting starting)
{
    if (!m_settings.agent.isEmpty()) {
        auto agent = askForAgent(m_settings.agent);
        if (!agent)
            return tl::unexpected(agent.error());
        SessionSettings followed = m_settings;
        followAgentModel(*agent, followed);
        setSettings(followed);
        starting.agent = std::move(*agent);
    }
    if (m_settings.model.isEmpty())
        return failure(ErrorCategory::Usage, tr("Choose a model first."));
    if (const auto sound = checkWhole(starting.opening); !sound)
        return sound;
    const auto base = Claiming(*this, m_lock, m_parts).forTurn(starting.base, !starting.opening.isEmpty());
    if (!base)
        return tl::unexpected(base.error());
    if (std::exchange(starting.base, *base) != *base)
        starting.length = m_conversation.length();
    const QString firstText = starting.opening.isEmpty() ? QString() : starting.opening.last()->text();
    if (!m_stored)
        storeConversation(firstText);
    else if (m_conversation.length() == 0 && (m_conversation.title().isEmpty() || m_conversation.title() == titleByRule(m_returned)))
        nameBy(firstText);
    m_starting = std::move(starting);
    Q_EMIT busyChanged();
    m_parts.store.run(
        this,
        [wanted = wantedPath(m_starting->base, m_starting->length, m_settings)](
            Database &database) { return readTurnPath(database, wanted); },
        [this](const Result<TurnPath> &path) {
            if (!m_starting)
                return;
            if (path)
                return start(*path);
            giveBack(m_starting->opening);
            m_starting.reset();
            m_lock.unlock();
            m_queue.stop(tr("The turn before could not begin, so this waits for your go-ahead."));
            Q_EMIT busyChanged();
            Q_EMIT failed(path.error());
        });
    return {};
}

void Session::storeConversation(const QString &firstText)
{
    const ConversationInfo info {.id = id(), .title = titleByRule(firstText), .labels = m_firstLabels, .settings = m_settings.toJson()};
    m_stored = true;
    m_conversation.setTitle(info.title);
    m_parts.store.run(
        this, [info](Database &database) { return ConversationStore(database).create(info); },
        [this](const Result<void> &created) {
            m_stored = created.has_value();
            if (!created)
                Q_EMIT failed(created.error());
        });
    // Lists are read after this.
    Q_EMIT storedChanged();
}

//! Where it was stored before anything was said, or nothing came of what was.
void Session::nameBy(const QString &firstText)
{
    m_conversation.setTitle(titleByRule(firstText));
    m_parts.store.run(
        [id = id(), title = m_conversation.title()](Database &database) { return ConversationStore(database).setTitle(id, title); });
}

//! `length`: of the shown path up to `base`; 0 where it may not be on that.
TurnPathWanted Session::wantedPath(qint64 base, int length, const SessionSettings &settings)
{
    TurnPathWanted wanted {id(), base};
    const auto converser = m_parts.conversers.converserFor(settings.model);
    wanted.context = converser ? (*converser)->context(settings.model, controlsOf(settings)) : 0;
    if (wanted.context > 0 && length > 0 && m_tally && m_tally->isWhole())
        wanted.known = {beginningOf(m_conversation.path(), length), m_tally->endOf(length, wanted.context, settings.model)};
    return wanted;
}

void Session::start(const TurnPath &path)
{
    TurnPlan plan;
    static_cast<TurnPath &>(plan) = path;
    plan.conversation = id();
    plan.base = m_starting->base;
    plan.opening = m_starting->opening;
    plan.reusable = m_starting->reusable;
    plan.settings = m_settings;
    plan.agent = m_starting->agent;
    if (plan.agent)
        plan.settings.supervisor = joinedInstructions(plan.agent->instruction, m_settings.supervisor);
    plan.workspaceText = workspaceText();
    plan.limits = m_parts.limits;
    m_starting.reset();
    followAway({});
    m_turnPosition = path.length - 1;
    m_turn = new Turn(plan,
        {m_parts.conversers, m_parts.invocations, m_parts.questions, m_approvals, [this] { return takeSaid(); }, m_parts.budget},
        std::make_unique<TurnJournal>(m_parts.store), this);
    connect(m_turn, &Turn::told, this, [this](const TurnEvent &event) {
        if (!std::holds_alternative<EndEvent>(event))
            Q_EMIT turnEvent(event);
    });
    connect(m_turn, &Turn::fitted, this, &Session::fitted);
    connect(m_turn, &Turn::ended, this, &Session::endTurn);
    // By its first state the turn is in the store, and lists show a new conversation from then on.
    connect(m_turn, &Turn::stateChanged, this, &Session::storedChanged, Qt::SingleShotConnection);
    Q_EMIT turnStarted(m_turn);
    m_turn->start();
}

void Session::preview(
    const QueuedMessage &message, int position, QObject *context, std::function<void(const Result<RequestPreview> &)> done)
{
    const auto plan = planNext(message, position);
    if (!plan)
        return done(tl::make_unexpected(plan.error()));
    m_parts.store.run(
        context,
        [wanted = wantedPath(plan->base, plan->length, plan->settings)](Database &database) { return readTurnPath(database, wanted); },
        [this, guard = QPointer(this), plan = *plan, done = std::move(done)](const Result<TurnPath> &path) {
            if (guard)
                done(path ? previewOf(plan, *path) : tl::make_unexpected(path.error()));
        });
}

//! As begin() would, changing nothing.
Result<TurnPlan> Session::planNext(const QueuedMessage &message, int position)
{
    TurnPlan plan;
    plan.conversation = id();
    plan.settings = m_settings;
    plan.workspaceText = workspaceText();
    const Node *edited = position < 0 ? nullptr : m_conversation.nodeAt(position);
    plan.base = edited ? edited->parent : m_turn ? m_turn->plan().base : m_conversation.head();
    plan.length = edited ? position : m_turn ? m_turnPosition + 1 : m_conversation.length();
    if (m_turn && !edited)
        plan.opening = m_turn->pending().finished();
    if (!message.contents.isEmpty() || !message.documents.isEmpty())
        plan.opening += openingOf(message.contents, message.documents);
    if (!m_settings.agent.isEmpty()) {
        auto agent = askForAgent(m_settings.agent);
        if (!agent)
            return tl::unexpected(agent.error());
        followAgentModel(*agent, plan.settings);
        plan.settings.supervisor = joinedInstructions(agent->instruction, m_settings.supervisor);
        plan.agent = std::move(*agent);
    }
    if (plan.settings.model.isEmpty())
        return failure(ErrorCategory::Usage, tr("Choose a model first."));
    return plan;
}

Result<RequestPreview> Session::previewOf(TurnPlan plan, const TurnPath &path) const
{
    static_cast<TurnPath &>(plan) = path;
    const auto tools = m_parts.invocations.tools(wantedBy(plan));
    if (!tools)
        return tl::unexpected(tools.error());
    const auto converser = m_parts.conversers.converserFor(plan.settings.model);
    return converser ? (*converser)->preview(requestOf(plan, plan.opening, **tools)) : tl::make_unexpected(converser.error());
}

ContextTally &Session::tally()
{
    if (!m_tally)
        m_tally = std::make_unique<ContextTally>(*this, m_parts.store);
    return *m_tally;
}

Summarising *Session::summarise(qint64 context, QObject *parent)
{
    return new Summarising({m_parts.store, m_parts.conversers, m_edits}, m_conversation, m_settings.model, context, parent);
}

void Session::stop()
{
    if (m_turn) {
        m_turn->stop();
    } else if (m_starting) {
        giveBack(m_starting->opening);
        m_starting.reset();
        m_lock.unlock();
        m_queue.stop(tr("The turn was ended early, so this waits for your go-ahead."));
        Q_EMIT busyChanged();
    }
}

Result<void> Session::sendQueued()
{
    if (isBusy())
        return failure(ErrorCategory::Usage, tr("An answer is under way in this conversation. Stop it first."));
    const auto next = m_queue.take(0);
    if (!next)
        return failure(ErrorCategory::Usage, tr("Nothing waits to be sent."));
    auto sent = send(next->contents, next->documents);
    sent ? m_queue.goOn() : m_queue.insert(0, *next);
    return sent;
}

QList<CanisterPointer> Session::takeSaid()
{
    QList<CanisterPointer> said;
    const QList<QueuedMessage> taken = m_queue.takeSaidNow();
    for (const QueuedMessage &message : taken) {
        for (const CanisterPointer &canister : openingOf(message.contents, message.documents)) {
            Canister meanwhile = *canister;
            meanwhile.meanwhile = canister->role == Role::User;
            said.append(share(std::move(meanwhile)));
        }
    }
    m_said += taken;
    return said;
}

//! What went into a turn that is undone is there again; nothing is sent by itself after a turn that did not end as it should.
void Session::settleQueue(const EndEvent &end)
{
    m_queue.unsay();
    const QList<QueuedMessage> said = std::exchange(m_said, {});
    const bool isUndone = end.state == TurnState::RolledBack || end.state == TurnState::Cancelled;
    for (qsizetype index = 0; isUndone && index < said.size(); ++index)
        m_queue.insert(index, said.at(index));
    if (end.state == TurnState::RolledBack)
        m_queue.stop(tr("The turn was rolled back, so this waits for your go-ahead."));
    else if (end.state != TurnState::Committed)
        m_queue.stop(end.error ? tr("The turn failed, so this waits for your go-ahead.")
                               : tr("The turn was ended early, so this waits for your go-ahead."));
    else if (!m_queue.isEmpty() && m_queue.stopped().isEmpty())
        sendNext();
}

//! What goes, where not everything has room any more, is the person's to say.
void Session::sendNext()
{
    const auto sendIt = [this] {
        if (const auto sent = sendQueued(); !sent) {
            m_queue.stop(sent.error().message);
            Q_EMIT failed(sent.error());
        }
    };
    const QueuedMessage &next = m_queue.messages().first();
    if (m_settings.trimsFor == m_settings.model || (next.documents.isEmpty() && m_fit.hasRoomFor(next.text().toUtf8().size())))
        return sendIt();
    preview(next, -1, this, [this, sendIt](const Result<RequestPreview> &seen) {
        if (isBusy() || m_queue.isEmpty() || !m_queue.stopped().isEmpty())
            return;
        if (!seen || seen->fit.leftOut == 0)
            return sendIt();
        m_queue.stop(tr("With all that was said before, this does not fit into the model's context. If it is sent now, it goes without the "
                        "oldest messages."));
    });
}

void Session::endTurn(TurnState state, qint64)
{
    EndEvent end {state, id(), m_turn->record().id, m_turn->usage(), m_turn->record().error, {}};
    if (state == TurnState::RolledBack)
        end.ran = m_turn->record().ran;
    if (state == TurnState::Committed || state == TurnState::Interrupted)
        followHead([this, end] {
            forgetSuperseded();
            settleTurn(end);
        });
    else
        settleTurn(end);
}

//! The turn's results may supersede earlier ones, which the store has marked.
void Session::forgetSuperseded()
{
    const ResultPlaces &places = m_turn->plan().results;
    for (const CanisterPointer &canister : m_turn->pending().finished()) {
        for (const QString &older : canister->result ? canister->result->supersedes : QStringList()) {
            if (const auto place = places.constFind(older); place != places.constEnd())
                m_conversation.forgetNode(place->position);
        }
    }
}

//! The conversation has followed; now everybody may look at it.
void Session::settleTurn(const EndEvent &end)
{
    Turn *turn = m_turn;
    m_turn = nullptr;
    m_lock.unlock();
    Q_EMIT turnEnded(turn);
    if (end.state == TurnState::RolledBack)
        m_rolledBack.show(turn->record());
    if (end.state == TurnState::RolledBack || end.state == TurnState::Cancelled)
        giveBack(turn->plan().opening);
    Q_EMIT turnEvent(end);
    settleQueue(end);
    Q_EMIT busyChanged();
    Q_EMIT storedChanged();
    turn->deleteLater();
}

void Session::giveBack(const QList<CanisterPointer> &opening)
{
    const QueuedMessage message = messageIn(opening);
    if (message.isEmpty())
        return;
    m_returned = message.text();
    Q_EMIT returned(message);
}

//! Reads the path anew, follows it, then goes on.
void Session::followHead(std::function<void()> then)
{
    m_parts.store.run(
        this, [id = id()](Database &database) { return ConversationStore(database).path(id); },
        [this, then = std::move(then)](const Result<Path> &path) {
            path ? m_conversation.follow(*path) : Q_EMIT failed(path.error());
            if (then)
                then();
        });
}

Result<void> Session::setSwitches(int position, bool active, bool pinned)
{
    const Node *node = m_conversation.nodeAt(position);
    if (!node)
        return {};
    const QString name = pinned != node->pinned ? (pinned ? tr("Pin") : tr("Unpin")) : active ? tr("Activate") : tr("Deactivate");
    return m_edits.setSwitches({node->row}, active, pinned, name);
}

void Session::endEdit(const Edit &edit)
{
    if (!isBusy())
        m_lock.unlock();
    m_conversation.forgetNodesOf(edit);
    followHead();
}

//! The agent as it is now, its model as the provider is called here.
Result<AgentPart> Session::askForAgent(const QString &name)
{
    if (!m_parts.agents)
        return failure(ErrorCategory::Usage, tr("There is no agent “%1”.").arg(name));
    auto agent = m_parts.agents->partFor(name);
    if (!agent || agent->model.isEmpty())
        return agent;
    const auto known = m_parts.conversers.known(agent->model);
    if (!known)
        return failure(known.error().category,
            tr("The agent %1 asks for the model %2. %3").arg(agent->name, agent->model.toString(), known.error().message));
    agent->model = *known;
    return agent;
}

//! The agent's model is the conversation's as long as no other has been chosen since.
void Session::followAgentModel(const AgentPart &agent, SessionSettings &settings) const
{
    const bool isFollowed = settings.model == settings.agentModel || settings.model.isEmpty();
    if (!agent.model.isEmpty() && isFollowed)
        settings.model = agent.model;
    settings.agentModel = agent.model;
}

Result<void> Session::setAgent(const QString &agent, const QString &library)
{
    SessionSettings changed = m_settings;
    changed.agent = agent;
    changed.library = library;
    if (agent.isEmpty()) {
        changed.agentModel = {};
    } else if (agent != m_settings.agent) {
        const auto part = askForAgent(agent);
        if (!part)
            return tl::unexpected(part.error());
        changed.agentModel = changed.model;
        followAgentModel(*part, changed);
    }
    setSettings(changed);
    return {};
}

} // namespace model
