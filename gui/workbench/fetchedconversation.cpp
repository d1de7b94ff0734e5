// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/fetchedconversation.h"

#include "model/archives/archive.h"
#include "model/conversation/canisterjson.h"
#include "model/store/store.h"

#include <QCoreApplication>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct FetchedConversationTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::FetchedConversation)
};

//! A canister a line, as a worker has written them; others may have written there, too.
model::Result<QList<model::CanisterPointer>> canistersOf(const QByteArray &lines)
{
    QList<model::CanisterPointer> canisters;
    for (const QByteArray &line : lines.split('\n')) {
        if (line.isEmpty())
            continue;
        const auto json = model::JsonText::parse(line);
        auto canister = json ? model::canisterFromJson(*json) : tl::make_unexpected(json.error());
        if (!canister)
            return tl::make_unexpected(canister.error());
        canisters.append(std::make_shared<const model::Canister>(std::move(*canister)));
    }
    return canisters;
}

model::Result<model::ConversationId> keep(model::Database &database, const model::ConversationInfo &info, const QByteArray &lines)
{
    const auto canisters = canistersOf(lines);
    if (!canisters)
        return tl::make_unexpected(canisters.error());
    model::Database::Transaction transaction(database);
    model::ConversationStore store(database);
    const auto made = store.create(info);
    const auto kept = made ? store.append(info.id, 0, *canisters) : tl::make_unexpected(made.error());
    if (!kept)
        return tl::make_unexpected(kept.error());
    return transaction.commit().map([&info] { return info.id; });
}

} // namespace

void fetchConversation(
    model::Store &store, model::RunKeeper &keeper, const model::ConversationInfo &info, QObject *context, const ConversationFetched &done)
{
    const model::ConversationId id = info.id;
    if (model::ConversationStore(store.reader()).find(id))
        return done(id);
    const auto missing = model::failure(
        model::ErrorCategory::Usage, FetchedConversationTexts::tr("The store has nothing of this run's conversation."));
    if (!model::isIdentifier(id.toString()))
        return done(missing);
    keeper.run(
        context, [id](model::RunStore &runs) { return runs.conversation(id.toString()); },
        [&store, info, context, done, missing](const model::Result<QByteArray> &lines) {
            if (!lines)
                return done(tl::make_unexpected(lines.error()));
            if (lines->isEmpty())
                return done(missing);
            store.run(
                context, [info, lines = *lines](model::Database &database) { return keep(database, info, lines); }, done);
        });
}

} // namespace gui
