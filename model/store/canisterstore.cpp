// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/canisterstore.h"

#include "model/conversation/canisterjson.h"
#include "model/schema/jsontext.h"
#include "model/schema/jsonwriter.h"
#include "model/store/contentstore.h"
#include "model/store/database.h"
#include "model/store/searchindex.h"
#include "model/store/searchparts.h"

#include <QCoreApplication>
#include <QJsonObject>
#include <QList>
#include <QSet>

#include <algorithm>
#include <functional>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! A canister's JSON as the store keeps it: each of its contents, its invocation and its result that takes 1,024 bytes or more is
//! taken out, and `{"stored":"sha256:…"}` stands in its place.
struct StoredForm {
    static constexpr qsizetype threshold = 1024;

    JsonText json = {};
    //! The texts that were taken out, in their order.
    QList<JsonText> parts = {};

    static StoredForm of(const JsonText &canister);
    using ReadPart = std::function<Result<JsonText>(const QByteArray &)>;
    //! The JSON with its parts back in their places. `part` is given the SHA-256 of each and reads it.
    static Result<JsonText> whole(const JsonText &stored, const ReadPart &part);
    //! The same without the parts that cannot be read; `missing` says why, of the first of them.
    static JsonText readable(const JsonText &stored, const ReadPart &part, std::optional<Error> &missing);
};

const QString contentsName = u"contents"_s;
const QString marker = u"sha256:"_s;

//! Rewrites what may be taken out: the elements of `contents` and the members that are objects. Leaves out what becomes empty. Nothing
//! else is copied: an answer may be long.
template <typename Rewrite>
JsonText rewritten(const JsonText &canister, Rewrite rewrite)
{
    JsonWriter writer;
    writer.beginObject();
    for (const JsonView::Members::Member &member : JsonView::of(canister).members()) {
        if (member.name() == contentsName) {
            writer.key(contentsName).beginArray();
            for (const JsonView &element : member.value.elements()) {
                if (const JsonText text = rewrite(element); !text.isEmpty())
                    writer.splice(text);
            }
            writer.endArray();
        } else if (!member.value.isObject()) {
            writer.splice(member);
        } else if (const JsonText text = rewrite(member.value); !text.isEmpty()) {
            writer.key(member.name()).splice(text);
        }
    }
    writer.endObject();
    return writer.text();
}

JsonText reference(const JsonText &part)
{
    JsonWriter writer;
    writer.beginObject().member(u"stored", marker + QString::fromLatin1(ContentStore::hash(part.bytes()).toHex())).endObject();
    return writer.text();
}

//! \return the SHA-256 where this is a reference, else nothing. No canister of toJson() has this member there by itself.
QByteArray referenced(const JsonView &value)
{
    constexpr qsizetype length = 84;
    if (value.text().size() > length || !value.text().startsWith(R"({"stored":")"))
        return {};
    const QString hash = value.read().toObject().value(u"stored").toString();
    return hash.startsWith(marker) ? QByteArray::fromHex(hash.sliced(marker.size()).toLatin1()) : QByteArray();
}

StoredForm StoredForm::of(const JsonText &canister)
{
    if (canister.bytes().size() < threshold)
        return {canister};
    StoredForm form;
    form.json = rewritten(canister, [&form](const JsonView &value) {
        const JsonText text = JsonText::trusted(value.text().toByteArray());
        if (text.bytes().size() < threshold)
            return text;
        form.parts += text;
        return reference(text);
    });
    return form;
}

Result<JsonText> StoredForm::whole(const JsonText &stored, const ReadPart &part)
{
    std::optional<Error> missing;
    const JsonText text = readable(stored, part, missing);
    if (missing)
        return tl::unexpected(*missing);
    return text;
}

JsonText StoredForm::readable(const JsonText &stored, const ReadPart &part, std::optional<Error> &missing)
{
    return rewritten(stored, [&](const JsonView &value) {
        const QByteArray hash = referenced(value);
        if (hash.isEmpty())
            return JsonText::trusted(value.text().toByteArray());
        const auto read = part(hash);
        if (!read && !missing)
            missing = read.error();
        return read.value_or(JsonText());
    });
}

struct CanisterStoreTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

} // namespace

Result<qint64> CanisterStore::add(const Canister &canister, bool indexed)
{
    return write({}, canister, indexed);
}

Result<void> CanisterStore::put(qint64 row, const Canister &canister)
{
    return write(row, canister, false).map([](qint64) {});
}

//! `row`: invalid for the next one.
Result<qint64> CanisterStore::write(const QVariant &row, const Canister &canister, bool indexed)
{
    Database::Transaction transaction(m_database);
    const StoredForm form = StoredForm::of(toJson(canister));
    const int parts = int(form.parts.size());
    const auto added = m_database.insert(u"INSERT INTO canister (row, parts, json, indexed, sum) VALUES (?, ?, ?, ?, ?)"_s,
        {row, parts, form.json.bytes(), indexed, sumOf(form.json.bytes(), parts)});
    if (!added)
        return tl::unexpected(added.error());
    for (const JsonText &part : form.parts) {
        const auto content = ContentStore(m_database).add(part.bytes());
        if (!content)
            return content;
        const auto linked = m_database.run(
            u"INSERT OR IGNORE INTO canister_content (canister, content) VALUES (?, ?)"_s, {*added, *content});
        if (!linked)
            return tl::unexpected(linked.error());
    }
    return transaction.commit().map([&] { return *added; });
}

Result<CanisterPointer> CanisterStore::find(qint64 row) const
{
    std::optional<StoredCanister> stored;
    const auto found = m_database.each(u"SELECT json, parts, sum FROM canister WHERE row=?"_s, {row}, [&stored](const QSqlQuery &query) {
        stored = StoredCanister {query.value(0).toByteArray(), query.value(1).toInt(), query.value(2).toByteArray()};
    });
    if (!found)
        return tl::unexpected(found.error());
    if (!stored) {
        return failure(ErrorCategory::Storage, CanisterStoreTexts::tr("A message is missing from the store.") + u' ' + repairHint());
    }
    return read(*stored);
}

QByteArray CanisterStore::sumOf(const QByteArray &json, int parts)
{
    constexpr qsizetype length = 8;
    return ContentStore::hash(json + QByteArray::number(parts)).left(length);
}

Result<JsonText> CanisterStore::part(const QByteArray &hash) const
{
    return ContentStore(m_database).bytesOf(hash).map([](const QByteArray &bytes) { return JsonText::trusted(bytes); });
}

Result<CanisterPointer> CanisterStore::read(const StoredCanister &stored) const
{
    if (stored.sum != sumOf(stored.json, stored.parts)) {
        return failure(ErrorCategory::Storage,
            CanisterStoreTexts::tr("A message is damaged in the store: its checksum does not match.") + u' ' + repairHint());
    }
    JsonText text = JsonText::trusted(stored.json);
    if (stored.parts > 0) {
        const auto whole = StoredForm::whole(text, [this](const QByteArray &hash) { return part(hash); });
        if (!whole)
            return tl::unexpected(whole.error());
        text = *whole;
    }
    auto canister = canisterFromJson(text);
    if (!canister)
        return failure(ErrorCategory::Storage, canister.error().message, canister.error().detail);
    return share(std::move(*canister));
}

CanisterPointer CanisterStore::readable(const StoredCanister &stored) const
{
    auto sound = read(stored);
    if (sound)
        return *sound;
    m_database.noteDamage();
    const auto text = JsonText::parse(stored.json);
    if (!text || !text->isObject())
        return unreadable(sound.error());
    std::optional<Error> missing;
    auto canister = canisterFromJson(StoredForm::readable(
        *text, [this](const QByteArray &hash) { return part(hash); }, missing));
    if (!canister)
        return unreadable(sound.error());
    canister->damage = sound.error().message;
    return share(std::move(*canister));
}

CanisterPointer CanisterStore::unreadable(const Error &error)
{
    Canister canister;
    canister.role = Role::Assistant;
    canister.interrupted = true;
    canister.damage = error.message;
    return share(std::move(canister));
}

Result<void> CanisterStore::addSums()
{
    Database::Transaction transaction(m_database);
    const auto rows = m_database.numbers(u"SELECT row FROM canister"_s);
    if (!rows)
        return tl::unexpected(rows.error());
    for (const qint64 row : *rows) {
        QByteArray sum;
        const auto read = m_database.each(u"SELECT json, parts FROM canister WHERE row=?"_s, {row},
            [&sum](const QSqlQuery &query) { sum = sumOf(query.value(0).toByteArray(), query.value(1).toInt()); });
        if (!read)
            return read;
        if (const auto set = m_database.run(u"UPDATE canister SET sum=? WHERE row=?"_s, {sum, row}); !set)
            return tl::unexpected(set.error());
    }
    return transaction.commit();
}

Result<void> CanisterStore::sweep(const QList<qint64> &rows)
{
    Database::Transaction transaction(m_database);
    const auto unused = unusedOf(rows);
    if (!unused)
        return tl::unexpected(unused.error());
    // The index for all of them first: FTS5 writes what it has gathered out before every other statement that can fail halfway.
    bool isKnown = true;
    for (const qint64 row : *unused) {
        const auto removed = removeFromIndex(row);
        if (!removed)
            return tl::unexpected(removed.error());
        isKnown = isKnown && *removed;
    }
    for (const qint64 row : *unused) {
        if (const auto dropped = drop(row); !dropped)
            return dropped;
    }
    const auto indexed = isKnown ? Result<void>() : SearchIndex(m_database).fillAnew();
    return indexed.and_then([&] { return transaction.commit(); });
}

Result<QList<qint64>> CanisterStore::unusedOf(const QList<qint64> &rows) const
{
    QSet<qint64> unused;
    for (const qint64 row : rows) {
        const auto used = m_database.value(
            u"SELECT EXISTS (SELECT 1 FROM node WHERE canister=?) OR EXISTS (SELECT 1 FROM staged WHERE canister=?)"_s, {row, row});
        if (!used)
            return tl::unexpected(used.error());
        if (!used->toBool())
            unused.insert(row);
    }
    QList<qint64> sorted = unused.values();
    std::sort(sorted.begin(), sorted.end(), SearchParts::isWrittenBefore);
    return sorted;
}

//! \return whether it is known what the index had of it; of a damaged canister nobody knows.
Result<bool> CanisterStore::removeFromIndex(qint64 row)
{
    const auto indexed = m_database.value(u"SELECT indexed FROM canister WHERE row=?"_s, {row});
    if (!indexed)
        return tl::unexpected(indexed.error());
    if (!indexed->toBool())
        return true;
    const auto canister = find(row);
    if (!canister)
        return false;
    return SearchIndex(m_database).remove(row, **canister).map([] { return true; });
}

Result<void> CanisterStore::drop(qint64 row)
{
    const auto contents = m_database.numbers(u"SELECT content FROM canister_content WHERE canister=?"_s, {row});
    if (!contents)
        return tl::unexpected(contents.error());
    if (const auto deleted = m_database.run(u"DELETE FROM canister WHERE row=?"_s, {row}); !deleted)
        return tl::unexpected(deleted.error());
    return ContentStore(m_database).sweep(*contents).map([](qint64) {});
}

} // namespace model
