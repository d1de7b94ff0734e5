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

//! Rewrites what may be taken out: the elements of `contents` and the members that are objects.
template <typename Rewrite>
JsonText rewritten(const JsonText &canister, Rewrite rewrite)
{
    JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : canister.members()) {
        writer.key(name);
        if (name == contentsName) {
            writer.beginArray();
            for (const auto &element : value.members())
                writer.splice(rewrite(element.second));
            writer.endArray();
        } else {
            writer.splice(value.isObject() ? rewrite(value) : value);
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

Result<JsonText> StoredForm::whole(const JsonText &stored, const std::function<Result<JsonText>(const QByteArray &)> &part)
{
    std::optional<Error> failed;
    const JsonText text = rewritten(stored, [&](const JsonText &value) {
        const QByteArray hash = referenced(value);
        if (hash.isEmpty() || failed)
            return value;
        const auto read = part(hash);
        if (!read)
            failed = read.error();
        return read.value_or(value);
    });
    if (failed)
        return tl::unexpected(*failed);
    return text;
}

} // namespace model
