// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/chatmessages.h"

#include "network/providers/wire/passagetexts.h"

#include <utility>

namespace network {

using model::CanisterPointer, model::Contents, model::JsonWriter;

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
