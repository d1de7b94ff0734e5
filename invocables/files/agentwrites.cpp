// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/agentwrites.h"

#include "model/store/contentstore.h"
#include "model/store/store.h"

namespace invocables {

AgentWrites::AgentWrites(model::Store &store, QStringList hiddenFolders, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_hidden(std::move(hiddenFolders))
{
}

void AgentWrites::keep(const model::ExchangeOrigin &call, const QStringList &folders, const QList<ReportedChange> &changes)
{
    for (const ReportedChange &change : changes) {
        if (m_waiting.size() < mostWaiting)
            m_waiting.append({call, folders, change});
    }
    next();
}

void AgentWrites::next()
{
    if (m_isBusy || m_waiting.isEmpty())
        return;
    m_isBusy = true;
    const Waiting first = m_waiting.takeFirst();
    doOnWorker<model::Result<Found>>(
        this,
        [first, hidden = m_hidden] {
            return PathGuard(first.folders, hidden).locate(first.change.path).and_then([](const GuardedPath &place) {
                return FileLook::at(place, std::make_shared<std::atomic_bool>(false)).map([&](const FileLook &look) {
                    return Found {place, look};
                });
            });
        },
        [this, first](const model::Result<Found> &found) { note(first, found); });
}

void AgentWrites::note(const Waiting &done, const model::Result<Found> &found)
{
    const auto goOn = [this] {
        m_isBusy = false;
        next();
    };
    const auto bytes = found ? bytesBefore(done.change, found->look.bytes) : std::nullopt;
    const bool wasThere = done.change.before.has_value();
    const bool isSame = bytes && wasThere && *bytes == found->look.bytes && found->look.state.exists;
    // Of what lies elsewhere, or cannot be looked at, nothing is kept: who undoes the turn is told of the call.
    if (!found || isSame)
        return goOn();
    model::Checkpoint checkpoint;
    checkpoint.turn = done.call.turn;
    checkpoint.conversation = done.call.conversation;
    checkpoint.invocation = done.call.invocation;
    checkpoint.folder = found->place.folder;
    checkpoint.path = found->place.shown();
    if (!bytes)
        checkpoint.uncovered = tr("What was in it before the agent wrote it is not known.");
    else if (wasThere)
        checkpoint.before = {true, found->look.state.mode, model::ContentStore::hash(*bytes)};
    checkpoint.after = found->look.state;
    m_store.run(
        this,
        [checkpoint, bytes = bytes.value_or(QByteArray())](
            model::Database &database) { return model::CheckpointStore(database).keep(checkpoint, bytes); },
        [goOn](const model::Result<model::Checkpoint> &) { goOn(); });
}

std::optional<QByteArray> AgentWrites::bytesBefore(const ReportedChange &change, const QByteArray &now)
{
    const QByteArray after = change.after.toUtf8();
    if (now == after)
        return change.before.value_or(QString()).toUtf8();
    // A piece that is there once has been put there by the change.
    const qsizetype place = change.before && !after.isEmpty() ? now.indexOf(after) : -1;
    if (place < 0 || now.indexOf(after, place + 1) >= 0)
        return {};
    return now.first(place) + change.before->toUtf8() + now.sliced(place + after.size());
}

} // namespace invocables
