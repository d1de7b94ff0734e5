// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/passagetexts.h"

#include "network/providers/wire/wirejson.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::CanisterPointer, model::Content, model::Contents;

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

} // namespace network
