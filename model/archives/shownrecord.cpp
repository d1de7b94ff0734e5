// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/shownrecord.h"

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Of the same thing on a page.
QString shownId(const QString &id)
{
    return identifierFor("page:" + id.toUtf8());
}

std::optional<Content> shownContent(const Content &content)
{
    if (const auto *thought = std::get_if<ThoughtContent>(&content))
        return thought->text.isEmpty() ? std::optional<Content>() : ThoughtContent {thought->text, {}, {}};
    if (const auto *file = std::get_if<FileContent>(&content))
        return TextContent {inWords(*file)};
    return content;
}

CanisterPointer shownCanister(const Canister &canister)
{
    Canister shown;
    shown.id = CanisterId(shownId(canister.id.toString()));
    shown.role = canister.role;
    for (const Content &content : canister.contents) {
        if (const auto part = shownContent(content))
            shown.contents += *part;
    }
    shown.created = canister.created;
    if (canister.invocation)
        shown.invocation = Invocation {canister.invocation->id, canister.invocation->name, canister.invocation->arguments};
    if (canister.result) {
        shown.result = ResultState {canister.result->invocation};
        if (canister.result->error)
            shown.result->error = Error {canister.result->error->category, canister.result->error->message};
    }
    shown.model = canister.model;
    shown.stop = canister.stop;
    shown.interrupted = canister.interrupted;
    shown.meanwhile = canister.meanwhile;
    shown.byHand = canister.byHand;
    shown.title = canister.title;
    shown.damage = canister.damage;
    return share(std::move(shown));
}

} // namespace

std::optional<ArchiveRecord> shownOf(const ArchiveRecord &record)
{
    if (const auto *conversation = std::get_if<ArchivedConversation>(&record)) {
        ArchivedConversation shown;
        shown.id = ConversationId(shownId(conversation->id.toString()));
        shown.title = conversation->title;
        shown.created = conversation->created;
        shown.changed = conversation->changed;
        return shown;
    }
    if (const auto *node = std::get_if<ArchivedNode>(&record)) {
        ArchivedNode shown;
        shown.number = node->number;
        shown.parent = node->parent;
        shown.canister = shownCanister(*node->canister);
        shown.active = node->active;
        return shown;
    }
    if (std::holds_alternative<ArchivedEnd>(record))
        return record;
    return {};
}

} // namespace model
