// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/benchmarks/largeconversation.h"

#include "model/store/conversationstore.h"

#include <QRandomGenerator>

#include <cmath>

using namespace Qt::StringLiterals;

namespace benchmark {

namespace {

constexpr int vocabulary = 5000;
constexpr int batch = 5000;

//! A word of two to four syllables; every number has its own.
QString word(int number)
{
    static const QStringList syllables {u"ka"_s, u"lo"_s, u"mi"_s, u"ren"_s, u"su"_s, u"ta"_s, u"vel"_s, u"no"_s, u"di"_s, u"bra"_s};
    QString text;
    for (int rest = number + 10; rest > 0; rest /= 10)
        text += syllables.at(rest % 10);
    return text;
}

} // namespace

QString plausibleText(int seed, int words)
{
    QRandomGenerator random(static_cast<quint32>(seed));
    QString text;
    for (int index = 0; index < words; ++index) {
        // Squeezed towards the small numbers, as words are in a language.
        const double share = random.generateDouble();
        text += word(int(std::pow(share, 4) * vocabulary));
        text += index % 12 == 11 ? u". "_s : u" "_s;
    }
    return text.trimmed();
}

model::Result<model::ConversationId> addConversation(model::Database &database, int canisters)
{
    model::ConversationStore store(database);
    const model::ConversationInfo info {.title = u"A conversation of %1 canisters"_s.arg(canisters)};
    if (const auto created = store.create(info); !created)
        return tl::unexpected(created.error());
    qint64 parent = 0;
    for (int done = 0; done < canisters;) {
        QList<model::CanisterPointer> next;
        for (; done < canisters && next.size() < batch; ++done) {
            const auto role = done % 2 == 0 ? model::Role::User : model::Role::Assistant;
            next.append(model::share({.role = role, .contents = {model::TextContent {plausibleText(done, 40 + done % 40)}}}));
        }
        const auto row = store.append(info.id, parent, next);
        if (!row)
            return tl::unexpected(row.error());
        parent = *row;
    }
    return info.id;
}

} // namespace benchmark
