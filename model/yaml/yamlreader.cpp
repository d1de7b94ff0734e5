// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/yaml/yamlreader.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <sstream>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype deepestYaml = 64;
constexpr qsizetype mostYamlValues = 200'000;

struct YamlTextTexts {
    Q_DECLARE_TR_FUNCTIONS(YamlText)
};

TextPosition placeOf(const YAML::Mark &mark)
{
    return {mark.line + 1, mark.column + 1};
}

//! A text that is not quoted may be something else.
DescriptorValue plainScalar(const QString &text, TextPosition position)
{
    static const QRegularExpression whole(u"^[-+]?[0-9]+$"_s);
    static const QRegularExpression decimal(u"^[-+]?(?:\\.[0-9]+|[0-9]+(?:\\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$"_s);
    bool isSound = false;
    if (whole.match(text).hasMatch()) {
        if (const qint64 number = text.toLongLong(&isSound); isSound)
            return {number, position};
    }
    if (decimal.match(text).hasMatch()) {
        if (const double number = text.toDouble(&isSound); isSound)
            return {number, position};
    }
    if (text == u"true" || text == u"True" || text == u"TRUE")
        return {true, position};
    if (text == u"false" || text == u"False" || text == u"FALSE")
        return {false, position};
    if (text.isEmpty() || text == u"~" || text == u"null" || text == u"Null" || text == u"NULL")
        return {std::monostate(), position};
    return {text, position};
}

//! Builds the value from what the parser tells. Once there is a fault nothing more is taken.
class YamlBuilder final : public YAML::EventHandler
{
public:
    YamlText text;

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        if (isTaken(mark, {}, anchor))
            add({std::monostate(), placeOf(mark)});
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override { refuse(mark, YamlTextTexts::tr("anchors and aliases are not read")); }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, const std::string &value) override
    {
        if (!isTaken(mark, tag, anchor))
            return;
        const QString said = QString::fromUtf8(value.data(), qsizetype(value.size()));
        const TextPosition position = placeOf(mark);
        // `!` is what the parser calls one in quotes.
        add(tag == "!" || isKey() ? DescriptorValue(said, position) : plainScalar(said, position));
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        open(mark, tag, anchor, false);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, YAML::EmitterStyle::value) override
    {
        open(mark, tag, anchor, true);
    }
    void OnMapEnd() override { close(); }

    void refuse(const YAML::Mark &mark, const QString &why)
    {
        if (!text.fault)
            text.fault = {placeOf(mark), why};
    }

private:
    struct Open {
        TextPosition position;
        bool isTable = false;
        DescriptorValue::Table members = {};
        DescriptorValue::Array elements = {};
        //! The key that waits for its value.
        std::optional<std::pair<QString, TextPosition>> key = {};
    };

    bool isKey() const { return !m_open.isEmpty() && m_open.last().isTable && !m_open.last().key; }

    bool isTaken(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
    {
        if (anchor != 0)
            refuse(mark, YamlTextTexts::tr("anchors and aliases are not read"));
        else if (!tag.empty() && tag != "?" && tag != "!")
            refuse(mark, YamlTextTexts::tr("tags are not read"));
        else if (++m_values > mostYamlValues)
            refuse(mark, YamlTextTexts::tr("there are more than %1 values").arg(mostYamlValues));
        return !text.fault;
    }

    void open(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, bool isTable)
    {
        if (isKey())
            refuse(mark, YamlTextTexts::tr("a key is a text"));
        else if (m_open.size() >= deepestYaml)
            refuse(mark, YamlTextTexts::tr("this is nested too deep"));
        else if (isTaken(mark, tag, anchor))
            m_open.append({placeOf(mark), isTable});
    }

    void close()
    {
        if (text.fault || m_open.isEmpty())
            return;
        Open last = m_open.takeLast();
        add(last.isTable ? DescriptorValue(std::move(last.members), last.position)
                         : DescriptorValue(std::move(last.elements), last.position));
    }

    void add(const DescriptorValue &value)
    {
        if (m_open.isEmpty()) {
            text.root = value;
            return;
        }
        Open &last = m_open.last();
        if (!last.isTable) {
            last.elements.append(value);
        } else if (!last.key) {
            last.key = {value.string().value_or(QString()), value.position()};
            const auto isIt = [&last](const DescriptorValue::Member &member) { return member.key == last.key->first; };
            if (std::any_of(last.members.begin(), last.members.end(), isIt) && !text.fault)
                text.fault = {value.position(), YamlTextTexts::tr("the key “%1” is there already").arg(last.key->first.left(100))};
        } else {
            last.members.append({last.key->first, last.key->second, value});
            last.key.reset();
        }
    }

    QList<Open> m_open;
    qsizetype m_values = 0;
};

} // namespace

YamlText YamlText::read(const QByteArray &text)
{
    YamlBuilder builder;
    std::istringstream stream(text.toStdString());
    try {
        YAML::Parser parser(stream);
        parser.HandleNextDocument(builder);
        if (YamlBuilder rest; parser.HandleNextDocument(rest))
            builder.refuse(YAML::Mark(), YamlTextTexts::tr("there is more than one document in it"));
    } catch (const YAML::Exception &exception) {
        if (!builder.text.fault)
            builder.text.fault = {placeOf(exception.mark), QString::fromStdString(exception.msg)};
    }
    if (builder.text.fault)
        builder.text.root = {};
    return builder.text;
}

} // namespace model
