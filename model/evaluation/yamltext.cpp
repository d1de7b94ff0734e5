// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/yamltext.h"

#include "model/schema/jsonwriter.h"

#include <QCoreApplication>

#include <yaml-cpp/yaml.h>

#include <exception>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct YamlTextTexts {
    Q_DECLARE_TR_FUNCTIONS(YamlText)
};

//! What is too much; leaves this file as an Error.
struct YamlExcess final : std::exception {
    explicit YamlExcess(QString what)
        : words(std::move(what))
    {
    }
    QString words;
};

constexpr int deepestYaml = 64;
constexpr qsizetype largestYaml = qsizetype(64) * 1024 * 1024;

//! A plain scalar that the core schema takes for something else than a text.
bool writePlain(JsonWriter &writer, const QByteArray &text)
{
    static const QList<QByteArray> nothing {"", "~", "null", "Null", "NULL"};
    static const QList<QByteArray> yes {"true", "True", "TRUE"};
    static const QList<QByteArray> no {"false", "False", "FALSE"};
    if (nothing.contains(text)) {
        writer.null();
        return true;
    }
    if (yes.contains(text) || no.contains(text)) {
        writer.boolean(yes.contains(text));
        return true;
    }
    const char first = text.front();
    const bool mayBeNumber = first == '-' || (first >= '0' && first <= '9');
    const auto number = mayBeNumber ? JsonText::parse(text) : Result<JsonText>(failure(ErrorCategory::Validation, {}));
    if (number)
        writer.splice(*number);
    return number.has_value();
}

void writeNode(JsonWriter &writer, const YAML::Node &node, int depth)
{
    if (depth > deepestYaml)
        throw YamlExcess(YamlTextTexts::tr("it nests deeper than %1").arg(deepestYaml));
    if (writer.bytes().size() > largestYaml)
        throw YamlExcess(YamlTextTexts::tr("what it says is more than 64 MiB"));
    if (node.IsMap()) {
        writer.beginObject();
        for (const auto &member : node) {
            writer.key(QString::fromStdString(member.first.IsScalar() ? member.first.Scalar() : std::string("?")));
            writeNode(writer, member.second, depth + 1);
        }
        writer.endObject();
    } else if (node.IsSequence()) {
        writer.beginArray();
        for (const auto &element : node)
            writeNode(writer, element, depth + 1);
        writer.endArray();
    } else if (node.IsScalar()) {
        const std::string &text = node.Scalar();
        // "?" is the tag of what stands without quotes.
        if (node.Tag() != "?" || !writePlain(writer, QByteArray::fromStdString(text)))
            writer.string(QString::fromStdString(text));
    } else {
        writer.null();
    }
}

} // namespace

Result<JsonText> jsonOfYaml(const QByteArray &text)
{
    try {
        JsonWriter writer;
        writeNode(writer, YAML::Load(text.toStdString()), 0);
        return writer.text();
    } catch (const YamlExcess &excess) {
        return failure(ErrorCategory::Validation, excess.words);
    } catch (const YAML::Exception &error) {
        return failure(
            ErrorCategory::Validation, YamlTextTexts::tr("line %1: %2").arg(error.mark.line + 1).arg(QString::fromStdString(error.msg)));
    } catch (const std::exception &error) {
        return failure(ErrorCategory::Validation, QString::fromLocal8Bit(error.what()));
    }
}

} // namespace model
