// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/sessions.h"

#include "model/session/claiming.h"
#include "model/store/conversationstore.h"
#include "model/store/editing.h"
#include "model/store/store.h"

#include <QPointer>

#include <algorithm>

namespace model {

namespace {

//! When all has been done that the store has been given so far: it does one thing after the other.
void afterStore(Store &store, QObject *context, std::function<void()> done)
{
    store.run(
        context, [](Database &) { return Result<void>(); }, [done = std::move(done)](const Result<void> &) { done(); });
}

} // namespace

Sessions::Sessions(const Session::Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_history([this](const Edit &edit, std::function<void(const Result<Edit> &)> done) { return apply(edit, std::move(done)); },
          [this](std::function<void()> done) { afterStore(m_parts.store, this, std::move(done)); })
{
    m_parts.workspaceText = [this](const QStringList &folders) { return m_instructions ? m_instructions->text(folders) : QString(); };
}

WorkspaceInstructions &Sessions::instructions()
{
    if (!m_instructions)
        m_instructions = std::make_unique<WorkspaceInstructions>(m_parts.questions, m_parts.approvals);
    return *m_instructions;
}

Sessions::~Sessions()
{
    // Nobody is told any more of those that end with this.
    disconnect();
    m_busy.clear();
}

Sessions::Handle Sessions::create()
{
    return adopt(new Session(m_parts, ConversationId::create(), m_defaults, false));
}

Result<Sessions::Handle> Sessions::open(const ConversationId &id)
{
    if (Handle handle = find(id))
        return handle;
    const auto info = ConversationStore(m_parts.store.reader()).find(id);
    if (!info)
        return tl::make_unexpected(info.error());
    const auto leaving = m_leaving.value(id);
    SessionSettings settings = leaving ? *leaving : SessionSettings::fromJson(info->settings);
    if (settings.model.isEmpty())
        settings.model = m_defaults.model;
    Handle handle = adopt(new Session(m_parts, id, settings, true));
    // As if it were empty it would be gone on from the beginning.
    if (const auto &failure = handle->conversation().failure())
        return tl::make_unexpected(*failure);
    return handle;
}

Sessions::Handle Sessions::find(const ConversationId &id) const
{
    return m_sessions.value(id).lock();
}

QList<Sessions::Handle> Sessions::all() const
{
    QList<Handle> handles;
    for (const auto &session : m_sessions) {
        if (Handle handle = session.lock())
            handles.append(handle);
    }
    return handles;
}

void Sessions::edit(const QString &name, const Edit &edit, const std::function<void(const Result<void> &)> &done)
{
    const auto begun = apply(edit, [this, name, done](const Result<Edit> &back) {
        if (back)
            m_history.record(name, *back);
        done(back.map([](const Edit &) {}));
    });
    if (!begun)
        done(begun);
}

//! A tree has one writer at a time, so it is held meanwhile, and nothing is deleted that somebody writes to. The settings of what is open
//! are there, and in the store only later.
Result<void> Sessions::apply(const Edit &edit, std::function<void(const Result<Edit> &)> done)
{
    const auto *settings = edit.size() == 1 ? std::get_if<SettingsEdit>(&edit.first().to) : nullptr;
    if (const Handle session = settings ? find(edit.first().conversation) : nullptr) {
        done(Edit {{session->id(), session->apply(*settings)}});
        return {};
    }
    QList<Handle> held;
    QList<std::shared_ptr<ConversationLock>> locks;
    for (const EditStep &step : edit) {
        const bool isHeld = std::any_of(
            held.cbegin(), held.cend(), [&step](const Handle &each) { return each->id() == step.conversation; });
        const auto *deletion = std::get_if<DeletionEdit>(&step.to);
        const bool deletes = deletion && deletion->since;
        const Handle shown = find(step.conversation);
        // What is under way here ends with it.
        if ((!step.isOfTree() && !deletes) || isHeld || (deletes && shown && shown->isBusy()))
            continue;
        if (deletes && !shown) {
            // It need not be readable.
            locks.append(std::make_shared<ConversationLock>(m_parts.lockFolder, step.conversation));
            if (locks.last()->tryLock() || locks.last()->isUnwritable())
                continue;
            settle(held, {}, Edit());
            return Claiming::heldElsewhere(*locks.last());
        }
        const auto session = open(step.conversation);
        const auto begun = session ? (*session)->beginEdit() : tl::make_unexpected(session.error());
        if (!begun) {
            settle(held, {}, Edit());
            return begun;
        }
        held.append(*session);
    }
    m_parts.store.run(
        this, [edit](Database &database) { return Editing(database).apply(edit); },
        [this, held, locks, edit, done = std::move(done)](const Result<Edit> &back) {
            settle(held, edit, back);
            done(back);
        });
    return {};
}

void Sessions::settle(const QList<Handle> &held, const Edit &edit, const Result<Edit> &back)
{
    for (const Handle &session : held)
        session->endEdit(back ? edit : Edit());
    for (const EditStep &step : back ? edit : Edit()) {
        const auto *title = std::get_if<TitleEdit>(&step.to);
        if (const Handle session = title ? find(step.conversation) : nullptr)
            session->conversation().setTitle(title->title);
        // Nobody would see what it does, or what it asks.
        const auto *deletion = std::get_if<DeletionEdit>(&step.to);
        if (const Handle session = deletion && deletion->since ? find(step.conversation) : nullptr)
            session->stop();
    }
    Q_EMIT listChanged();
}

Sessions::Handle Sessions::adopt(Session *session)
{
    const auto close = [sessions = QPointer<Sessions>(this)](Session *closing) {
        if (sessions) {
            sessions->rememberUntilStored(*closing);
            Q_EMIT sessions->closed(closing->id());
        }
        closing->deleteLater();
    };
    Handle handle(session, close);
    session->setParent(this);
    m_sessions.insert(session->id(), handle);
    connect(session, &Session::busyChanged, this, [this, session] { holdWhileBusy(*session); });
    connect(session, &Session::storedChanged, this, &Sessions::listChanged);
    connect(session, &Session::edited, &m_history, &EditHistory::record);
    Q_EMIT opened(session);
    return handle;
}

//! It hands them to the store with its end, which may be slow, or locked by another program: whoever opens the conversation meanwhile
//! would go on with earlier ones, and keep these.
void Sessions::rememberUntilStored(const Session &closing)
{
    const auto leaving = std::make_shared<const SessionSettings>(closing.settings());
    m_leaving.insert(closing.id(), leaving);
    connect(&closing, &QObject::destroyed, this, [this, id = closing.id(), leaving] {
        afterStore(m_parts.store, this, [this, id, leaving] {
            if (m_leaving.value(id) == leaving)
                m_leaving.remove(id);
        });
    });
}

//! Whoever lets go of the last handle does not end a turn under way, and whoever opens the conversation meanwhile finds it.
void Sessions::holdWhileBusy(const Session &session)
{
    if (session.isBusy())
        m_busy.insert(session.id(), find(session.id()));
    else
        const Handle last = m_busy.take(session.id());
}

} // namespace model
