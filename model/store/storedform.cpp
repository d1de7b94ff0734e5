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

} // namespace

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

} // namespace model
