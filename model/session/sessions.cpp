// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/sessions.h"

#include "model/store/conversationstore.h"
#include "model/store/store.h"

#include <QPointer>

namespace model {

Sessions::Sessions(const Session::Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
}

Sessions::~Sessions() = default;

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
    SessionSettings settings = SessionSettings::fromJson(info->settings);
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

Sessions::Handle Sessions::adopt(Session *session)
{
    // Whoever lets go of the last handle does not end a turn under way.
    const auto close = [sessions = QPointer<Sessions>(this)](Session *closing) {
        const auto end = [sessions, closing] {
            if (closing->isBusy())
                return;
            if (sessions)
                Q_EMIT sessions->closed(closing->id());
            closing->deleteLater();
        };
        connect(closing, &Session::busyChanged, closing, end);
        end();
    };
    Handle handle(session, close);
    session->setParent(this);
    m_sessions.insert(session->id(), handle);
    connect(session, &Session::storedChanged, this, &Sessions::listChanged);
    Q_EMIT opened(session);
    return handle;
}

} // namespace model
