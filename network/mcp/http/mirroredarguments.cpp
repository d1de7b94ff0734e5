// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/mirroredarguments.h"

#include "model/schema/jsonview.h"
#include "network/mcp/http/headertext.h"

#include <QCoreApplication>

#include <cmath>

namespace network {

using model::JsonView;

namespace {

constexpr double largestInteger = 9007199254740991.0;

struct MirroredArgumentsTexts {
    Q_DECLARE_TR_FUNCTIONS(MirroredArguments)
};

//! None where the path leads nowhere. The last one counts where a name is repeated.
JsonView valueAt(JsonView value, const QStringList &path)
{
    for (const QString &name : path) {
        JsonView next;
        for (const auto &member : value.members()) {
            if (member.name() == name)
                next = member.value;
        }
        value = next;
    }
    return value;
}

//! Nothing where it is no integer, or one that not every program reads alike.
std::optional<QByteArray> integerText(QByteArrayView number)
{
    bool isNumber = false;
    const double value = number.toDouble(&isNumber);
    if (!isNumber || std::abs(value) > largestInteger || std::trunc(value) != value)
        return {};
    return QByteArray::number(qint64(value));
}

//! The value as a header says it; nothing where it cannot.
std::optional<QByteArray> wireText(const JsonView &value)
{
    if (value.isString())
        return headerText(value.string());
    if (value.isNumber())
        return integerText(value.text());
    if (value.text() == "true" || value.text() == "false")
        return value.text().toByteArray();
    return {};
}

} // namespace

model::Result<MirroredArguments> MirroredArguments::parse(const model::JsonText &inputSchema)
{
    return findMirrors(inputSchema).map([](const QList<SchemaMirror> &mirrors) { return MirroredArguments(mirrors); });
}

model::Result<model::Headers> MirroredArguments::headers(const model::JsonText &arguments) const
{
    model::Headers headers;
    if (isEmpty())
        return headers;
    const JsonView all = JsonView::parse(arguments.bytes());
    for (const SchemaMirror &mirror : m_mirrors) {
        const JsonView value = valueAt(all, mirror.path);
        if (value.isNone() || value.isNull())
            continue;
        const auto text = wireText(value);
        if (!text)
            return model::failure(model::ErrorCategory::Validation,
                MirroredArgumentsTexts::tr(
                    "The argument “%1” goes into a header too, which can only say a text, a truth value, or an integer up to "
                    "2^53−1.")
                    .arg(mirror.path.join(u'.')));
        headers.emplace_back(mirror.header, *text);
    }
    return headers;
}

} // namespace network
