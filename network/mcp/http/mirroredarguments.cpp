// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/http/mirroredarguments.h"

#include "model/schema/jsonview.h"
#include "model/schema/schemakeywords.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <optional>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonView;

namespace {

constexpr char prefix[] = "=?base64?";
constexpr char suffix[] = "?=";

bool isPlain(QByteArrayView text)
{
    const bool isPrintable = std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < 127; });
    return isPrintable && !text.isEmpty() && text.front() != ' ' && text.back() != ' '
        && !(text.startsWith(prefix) && text.endsWith(suffix));
}

} // namespace

QByteArray headerText(QStringView text)
{
    const QByteArray bytes = text.toUtf8();
    return isPlain(bytes) ? bytes : prefix + bytes.toBase64() + suffix;
}

std::optional<QString> readHeaderText(const QByteArray &value)
{
    if (!value.startsWith(prefix) || !value.endsWith(suffix) || value.size() < qsizetype(sizeof(prefix) + sizeof(suffix)) - 2)
        return QString::fromUtf8(value);
    const QByteArray encoded = value.sliced(sizeof(prefix) - 1).chopped(sizeof(suffix) - 1);
    const QByteArray decoded = QByteArray::fromBase64(encoded);
    return decoded.toBase64() == encoded ? std::optional(QString::fromUtf8(decoded)) : std::nullopt;
}

namespace {

constexpr auto keyword = "x-mcp-header"_L1;
// Deeper than any schema that a person wrote; each level is read once more for the level above it.
constexpr int deepestMirrored = 64;

struct SchemaMirrorsTexts {
    Q_DECLARE_TR_FUNCTIONS(SchemaMirrors)
};

//! Walks over a schema and stops at the first broken rule.
class Finder final
{
public:
    bool readSchema(const JsonView &schema, bool isReachable);

    QList<SchemaMirror> mirrors;
    QString fault;

private:
    bool readMark(const JsonView &mark, const JsonView &schema, bool isReachable);
    bool readMembers(const JsonView &schemas, bool isReachable);
    bool readElsewhere(const QString &name, const JsonView &value);
    bool refuse(const QString &why);

    QStringList m_path;
    QSet<QByteArray> m_names;
    int m_depth = 0;
};

//! RFC 9110, section 5.6.2.
bool isToken(const QString &text)
{
    constexpr auto marks = "!#$%&'*+-.^_`|~"_L1;
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [marks](QChar c) {
        return c.unicode() < 128 && (c.isLetterOrNumber() || marks.contains(c));
    });
}

//! The last one counts where a name is repeated.
std::optional<JsonView> member(const JsonView &object, QLatin1StringView wanted)
{
    std::optional<JsonView> found;
    for (const auto &member : object.members()) {
        if (member.name() == wanted)
            found = member.value;
    }
    return found;
}

bool Finder::readSchema(const JsonView &schema, bool isReachable)
{
    if (!schema.isObject())
        return true;
    if (m_depth >= deepestMirrored)
        return refuse(SchemaMirrorsTexts::tr("the schema is nested too deeply"));
    ++m_depth;
    const auto mark = member(schema, keyword);
    bool isFine = !mark || readMark(*mark, schema, isReachable);
    for (const auto &part : schema.members()) {
        if (!isFine)
            break;
        const QString name = part.name();
        const model::KeywordHolds holds = model::whatHolds(name);
        if (holds == model::KeywordHolds::NamedSchemas)
            isFine = readMembers(part.value, isReachable && name == "properties"_L1);
        else if (holds != model::KeywordHolds::Values)
            isFine = readElsewhere(name, part.value);
    }
    --m_depth;
    return isFine;
}

bool Finder::readMembers(const JsonView &schemas, bool isReachable)
{
    for (const auto &property : schemas.members()) {
        m_path.append(property.name());
        if (!readSchema(property.value, isReachable))
            return false;
        m_path.removeLast();
    }
    return true;
}

bool Finder::readElsewhere(const QString &name, const JsonView &value)
{
    m_path.append(u'<' + name + u'>');
    bool isFine = readSchema(value, false);
    for (const JsonView &element : value.elements())
        isFine = isFine && readSchema(element, false);
    if (isFine)
        m_path.removeLast();
    return isFine;
}

bool Finder::readMark(const JsonView &mark, const JsonView &schema, bool isReachable)
{
    if (!isReachable || m_path.isEmpty())
        return refuse(SchemaMirrorsTexts::tr("only properties that are reached through “properties” alone can be mirrored"));
    const QString name = mark.string();
    if (!isToken(name))
        return refuse(SchemaMirrorsTexts::tr("“%1” is not a name of a header").arg(name));
    const auto type = member(schema, "type"_L1);
    const QString typeName = type ? type->string() : QString();
    if (typeName != "string"_L1 && typeName != "integer"_L1 && typeName != "boolean"_L1)
        return refuse(SchemaMirrorsTexts::tr("only a string, an integer or a boolean can be mirrored"));
    if (const QByteArray lower = name.toLatin1().toLower(); m_names.contains(lower))
        return refuse(SchemaMirrorsTexts::tr("the header “%1” is used twice").arg(name));
    else
        m_names.insert(lower);
    mirrors.append({"Mcp-Param-" + name.toLatin1(), m_path});
    return true;
}

bool Finder::refuse(const QString &why)
{
    fault = SchemaMirrorsTexts::tr("x-mcp-header at “%1”: %2").arg(m_path.join(u'.'), why);
    return false;
}

} // namespace

model::Result<QList<SchemaMirror>> findMirrors(const model::JsonText &schema)
{
    // Nearly all tools have none, and names can be written with escapes.
    if (!schema.bytes().contains("mcp-header") && !schema.bytes().contains("\\u"))
        return {};
    Finder finder;
    if (!finder.readSchema(JsonView::parse(schema.bytes()), true))
        return model::failure(model::ErrorCategory::Validation, finder.fault);
    return finder.mirrors;
}

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
