// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorfile.h"

#include "model/descriptors/tomlguard.h"
#include "model/gram/gramcheck.h"
#include "model/yaml/yamlreader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <sstream>

// Without exceptions toml++ gives errors as values; its asserts abort on some malformed files, so they are off here.
#ifndef NDEBUG
#define NDEBUG
#endif
#define TOML_EXCEPTIONS 0
#define TOML_ENABLE_UNRELEASED_FEATURES 0
#define TOML_MAX_NESTED_VALUES 64
#include <toml++/toml.h>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestDescriptor = 1024 * 1024;
constexpr int deepestToml = 128;

struct DescriptorFileTexts {
    Q_DECLARE_TR_FUNCTIONS(DescriptorFile)
};

TextPosition positionIn(const toml::source_region &region)
{
    return {int(region.begin.line), int(region.begin.column)};
}

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

template <typename Temporal>
DescriptorValue::Temporal temporal(const Temporal &value)
{
    std::ostringstream stream;
    stream << value;
    return {QString::fromStdString(stream.str())};
}

//! Takes over what toml++ read, in the order of the file.
class Conversion
{
public:
    DescriptorValue table(const toml::table &table, int depth = 0);
    //! Where the nesting went beyond the bound; 0:0 where it did not.
    TextPosition tooDeep() const { return m_tooDeep; }

private:
    DescriptorValue array(const toml::array &array, int depth);
    DescriptorValue value(const toml::node &node, int depth);

    TextPosition m_tooDeep;
};

DescriptorValue Conversion::table(const toml::table &table, int depth)
{
    DescriptorValue::Table members;
    for (const auto &[key, node] : table)
        members.append({fromUtf8(key.str()), positionIn(key.source()), value(node, depth + 1)});
    // toml++ sorts by key.
    std::stable_sort(members.begin(), members.end(), [](const auto &left, const auto &right) {
        return std::pair(left.position.line, left.position.column) < std::pair(right.position.line, right.position.column);
    });
    return {std::move(members), positionIn(table.source())};
}

DescriptorValue Conversion::array(const toml::array &array, int depth)
{
    DescriptorValue::Array elements;
    for (const toml::node &element : array)
        elements.append(value(element, depth + 1));
    return {std::move(elements), positionIn(array.source())};
}

DescriptorValue Conversion::value(const toml::node &node, int depth)
{
    const TextPosition position = positionIn(node.source());
    if (depth > deepestToml) {
        m_tooDeep = position;
        return {std::monostate(), position};
    }
    switch (node.type()) {
    case toml::node_type::table: return table(*node.as_table(), depth);
    case toml::node_type::array: return array(*node.as_array(), depth);
    case toml::node_type::string: return {fromUtf8(node.as_string()->get()), position};
    case toml::node_type::integer: return {qint64(node.as_integer()->get()), position};
    case toml::node_type::floating_point: return {node.as_floating_point()->get(), position};
    case toml::node_type::boolean: return {node.as_boolean()->get(), position};
    case toml::node_type::date: return {temporal(node.as_date()->get()), position};
    case toml::node_type::time: return {temporal(node.as_time()->get()), position};
    case toml::node_type::date_time: return {temporal(node.as_date_time()->get()), position};
    case toml::node_type::none: break;
    }
    return {std::monostate(), position};
}

DescriptorFile broken(const QString &path, TextPosition position, const QString &message)
{
    DescriptorFile file;
    file.path = path;
    file.diagnostics = {{path, position, Diagnostic::Severity::Error, message}};
    return file;
}

DescriptorFile parseGram(const QByteArray &text, const QString &path)
{
    const GramText read = GramReader::read(text);
    DescriptorFile file;
    file.path = path;
    file.gram = std::make_shared<const GramDocument>(read.document);
    for (const GramFault &fault : checkGram(read))
        file.diagnostics.append(fault.diagnostic(path));
    return file;
}

DescriptorFile parseSkill(const QByteArray &text, const QString &path)
{
    static const QRegularExpression form(uR"(^\x{FEFF}?---[ \t]*\r?\n(.*?)^---[ \t]*\r?$\n?)"_s,
        QRegularExpression::MultilineOption | QRegularExpression::DotMatchesEverythingOption);
    QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
    const QString whole = decoder.decode(text);
    if (decoder.hasError())
        return broken(path, {1, 1}, DescriptorFileTexts::tr("this is not UTF-8 text"));
    const QRegularExpressionMatch head = form.match(
        whole, 0, QRegularExpression::NormalMatch, QRegularExpression::AnchorAtOffsetMatchOption);
    if (!head.hasMatch())
        return broken(path, {1, 1},
            DescriptorFileTexts::tr("a skill begins with a line ---, its name and description as YAML, and another line ---"));
    // Its line stays before it, so that places are those of the file.
    const YamlText yaml = YamlText::read('\n' + head.captured(1).toUtf8());
    if (yaml.fault)
        return broken(path, yaml.fault->first, yaml.fault->second);
    if (!yaml.root.isTable())
        return broken(path, {2, 1}, DescriptorFileTexts::tr("the head of a skill is a mapping with name and description"));
    const QString body = whole.mid(head.capturedEnd());
    const TextPosition below {int(whole.first(head.capturedEnd()).count(u'\n')) + 1, 1};
    DescriptorFile file;
    file.path = path;
    file.root = {DescriptorValue::Table {{u"skill"_s, {1, 1}, yaml.root}, {u"instructions"_s, below, {body, below}}}, {1, 1}};
    return file;
}

} // namespace

QString toWire(DescriptorKind kind)
{
    switch (kind) {
    case DescriptorKind::Provider: return QStringLiteral("provider");
    case DescriptorKind::Ensemble: return QStringLiteral("ensemble");
    case DescriptorKind::Invoker: return QStringLiteral("invoker");
    case DescriptorKind::Agent: return QStringLiteral("agent");
    case DescriptorKind::Prompt: return QStringLiteral("prompt");
    case DescriptorKind::Library: return QStringLiteral("library");
    case DescriptorKind::Suite: return QStringLiteral("suite");
    case DescriptorKind::Skill: return QStringLiteral("skill");
    case DescriptorKind::Scenario: break;
    }
    return QStringLiteral("scenario");
}

QString folderOf(DescriptorKind kind)
{
    switch (kind) {
    case DescriptorKind::Provider: return QStringLiteral("providers");
    case DescriptorKind::Ensemble:
    case DescriptorKind::Invoker: return QStringLiteral("ensembles");
    case DescriptorKind::Agent: return QStringLiteral("agents");
    case DescriptorKind::Prompt: return QStringLiteral("prompts");
    case DescriptorKind::Library: return QStringLiteral("libraries");
    case DescriptorKind::Suite: return QStringLiteral("evaluations");
    case DescriptorKind::Skill: return QStringLiteral("skills");
    case DescriptorKind::Scenario: break;
    }
    return QStringLiteral("scenarios");
}

tl::expected<QByteArray, DescriptorFile> DescriptorFile::bytesOf(const QString &path)
{
    // A pipe or a device of this name would never end.
    if (!QFileInfo(path).isFile())
        return tl::make_unexpected(broken(path, {}, DescriptorFileTexts::tr("there is no such file")));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::make_unexpected(broken(path, {}, DescriptorFileTexts::tr("cannot be read: %1").arg(file.errorString())));
    // One byte more, so that what is too large is told; a regular file has its size, and no more room is taken than that.
    return file.read(std::min(file.size(), largestDescriptor) + 1);
}

DescriptorFile DescriptorFile::read(const QString &path)
{
    const auto bytes = bytesOf(path);
    return bytes ? parse(*bytes, path) : bytes.error();
}

DescriptorFile DescriptorFile::parse(const QByteArray &text, const QString &path)
{
    if (text.size() > largestDescriptor)
        return broken(path, {}, DescriptorFileTexts::tr("is larger than 1 MiB"));
    if (isGram(path))
        return parseGram(text, path);
    if (isSkill(path))
        return parseSkill(text, path);
    const GuardedToml guarded = guardedToml(text);
    if (guarded.hazard.position.line > 0)
        return broken(path, guarded.hazard.position, guarded.hazard.message);
    const toml::parse_result parsed = toml::parse(std::string_view(guarded.text.constData(), size_t(guarded.text.size())));
    if (!parsed) {
        const toml::parse_error &error = parsed.error();
        return broken(path, positionIn(error.source()), fromUtf8(error.description()));
    }
    Conversion conversion;
    DescriptorFile file;
    file.path = path;
    file.root = conversion.table(parsed.table());
    if (const TextPosition tooDeep = conversion.tooDeep(); tooDeep.line > 0)
        return broken(path, tooDeep, DescriptorFileTexts::tr("this is nested too deep"));
    return file;
}

} // namespace model
