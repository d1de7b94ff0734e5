// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/storedform.h"

#include "model/schema/jsonwriter.h"
#include "model/store/contentstore.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const QString contentsName = u"contents"_s;
const QString marker = u"sha256:"_s;

//! Rewrites what may be taken out: the elements of `contents` and the members that are objects. Leaves out what becomes empty.
template <typename Rewrite>
JsonText rewritten(const JsonText &canister, Rewrite rewrite)
{
    JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : canister.members()) {
        if (name == contentsName) {
            writer.key(name).beginArray();
            for (const auto &element : value.members()) {
                if (const JsonText text = rewrite(element.second); !text.isEmpty())
                    writer.splice(text);
            }
            writer.endArray();
        } else if (const JsonText text = value.isObject() ? rewrite(value) : value; !text.isEmpty()) {
            writer.key(name).splice(text);
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
QByteArray referenced(const JsonText &value)
{
    constexpr qsizetype length = 84;
    if (value.bytes().size() > length || !value.bytes().startsWith(R"({"stored":")"))
        return {};
    const QString hash = value.read().toObject().value(u"stored").toString();
    return hash.startsWith(marker) ? QByteArray::fromHex(hash.sliced(marker.size()).toLatin1()) : QByteArray();
}

} // namespace

StoredForm StoredForm::of(const JsonText &canister)
{
    if (canister.bytes().size() < threshold)
        return {canister};
    StoredForm form;
    form.json = rewritten(canister, [&form](const JsonText &value) {
        if (value.bytes().size() < threshold)
            return value;
        form.parts += value;
        return reference(value);
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
    return rewritten(stored, [&](const JsonText &value) {
        const QByteArray hash = referenced(value);
        if (hash.isEmpty())
            return value;
        const auto read = part(hash);
        if (!read && !missing)
            missing = read.error();
        return read.value_or(JsonText());
    });
}

} // namespace model
