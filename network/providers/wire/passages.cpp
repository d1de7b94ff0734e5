// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/passages.h"

namespace network {

using namespace Qt::StringLiterals;
using model::Canister, model::CanisterPointer, model::Role;

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

} // namespace network
