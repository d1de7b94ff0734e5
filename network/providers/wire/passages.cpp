// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/passages.h"

#include "network/providers/wire/wirejson.h"

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::Canister, model::CanisterPointer, model::Content, model::Contents, model::JsonWriter, model::Role;

namespace {

Passage::Kind passageKind(const Canister &canister)
{
    switch (canister.role) {
    case Role::Assistant:
    case Role::Invocation: return Passage::Kind::Assistant;
    case Role::Result: return Passage::Kind::Results;
    default: return Passage::Kind::User;
    }
}

} // namespace

QList<Passage> passagesOf(const QList<CanisterPointer> &canisters)
{
    QList<Passage> passages;
    for (const CanisterPointer &canister : canisters) {
        if (canister->role == Role::Supervisor)
            continue;
        const Passage::Kind kind = passageKind(*canister);
        if (passages.isEmpty() || passages.last().kind != kind)
            passages.append({kind, {}});
        passages.last().canisters.append(canister);
    }
    return passages;
}

QString supervisorText(const QList<CanisterPointer> &canisters)
{
    QStringList texts;
    for (const CanisterPointer &canister : canisters) {
        if (canister->role == Role::Supervisor && !canister->text().trimmed().isEmpty())
            texts.append(canister->text());
    }
    return texts.join(u"\n\n"_s);
}

model::Contents userContents(const Canister &canister)
{
    if (canister.role != Role::Document)
        return canister.contents;
    QString title = canister.title;
    const QString opening = title.isEmpty() ? u"<document>"_s : u"<document title=\"%1\">"_s.arg(title.replace(u'"', u'\''));
    model::Contents contents {model::TextContent {opening}};
    contents += canister.contents;
    contents.append(model::TextContent {u"</document>"_s});
    return contents;
}

QString textOf(const Passage &passage)
{
    QStringList texts;
    for (const CanisterPointer &canister : passage.canisters) {
        if (const QString text = canister->invocation ? QString() : joinedText(canister->contents); !text.isEmpty())
            texts.append(text);
    }
    return texts.join(u"\n\n"_s);
}

bool hasInvocations(const Passage &passage)
{
    return std::any_of(passage.canisters.begin(), passage.canisters.end(),
        [](const CanisterPointer &canister) { return canister->invocation.has_value(); });
}

bool isSilent(const Passage &passage)
{
    return passage.kind == Passage::Kind::Assistant && !hasInvocations(passage) && textOf(passage).isEmpty();
}

QString resultText(const model::Canister &result, Contents &images)
{
    QStringList notes {joinedText(result.contents)};
    notes.removeAll(QString());
    for (const Content &content : result.contents) {
        if (!std::holds_alternative<model::ImageContent>(content))
            continue;
        images.append(content);
        notes.append(u"(image %1 of the next user message)"_s.arg(images.size()));
    }
    return notes.join(u"\n\n"_s);
}

model::JsonText chatMessages(const QList<CanisterPointer> &canisters, const ChatMessageKinds &kinds)
{
    JsonWriter writer;
    writer.beginArray();
    if (const QString system = supervisorText(canisters); !system.isEmpty())
        writer.beginObject().member(u"role", u"system").member(u"content", system).endObject();
    Contents user;
    const auto flushUser = [&] {
        if (!user.isEmpty())
            kinds.user(writer, std::exchange(user, {}));
    };
    for (const Passage &passage : passagesOf(canisters)) {
        if (isSilent(passage))
            continue;
        if (passage.kind == Passage::Kind::User) {
            for (const CanisterPointer &canister : passage.canisters)
                user += userContents(*canister);
            continue;
        }
        flushUser();
        if (passage.kind == Passage::Kind::Assistant)
            kinds.assistant(writer, passage);
        else
            user = kinds.results(writer, passage);
    }
    flushUser();
    return writer.endArray().text();
}

} // namespace network
