// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/yaml/yamlreader.h"

#include <QCoreApplication>
#include <QHash>
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
constexpr qsizetype mostConfigured = 1'000'000;

struct YamlTextTexts {
    Q_DECLARE_TR_FUNCTIONS(YamlText)
};

TextPosition markPosition(const YAML::Mark &mark)
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
    explicit YamlBuilder(YamlText::Kind kind)
        : m_kind(kind)
    {
    }

    YamlText text;

    void OnDocumentStart(const YAML::Mark &) override { }
    void OnDocumentEnd() override { }
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        addScalar(mark, {}, anchor, {std::monostate(), markPosition(mark)});
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        const auto meant = m_anchored.constFind(anchor);
        if (m_kind == YamlText::Kind::Data)
            refuse(mark, YamlTextTexts::tr("anchors and aliases are not read"));
        else if (meant == m_anchored.constEnd())
            refuse(mark, YamlTextTexts::tr("this alias is inside what it refers to"));
        else if (count(mark, meant->second))
            add(meant->first);
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, const std::string &value) override
    {
        const QString said = QString::fromUtf8(value.data(), qsizetype(value.size()));
        // `?` is what the parser calls one without quotes.
        const bool isPlain = tag == "?" && !isKey();
        addScalar(mark, tag, anchor, isPlain ? plainScalar(said, markPosition(mark)) : DescriptorValue(said, markPosition(mark)));
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
            text.fault = {markPosition(mark), why};
    }

private:
    struct Open {
        TextPosition position;
        bool isTable = false;
        YAML::anchor_t anchor = 0;
        //! How many values there were before it.
        qsizetype before = 0;
        DescriptorValue::Table members = {};
        DescriptorValue::Array elements = {};
        //! The key that waits for its value.
        std::optional<std::pair<QString, TextPosition>> key = {};
    };

    bool isKey() const { return !m_open.isEmpty() && m_open.last().isTable && !m_open.last().key; }

    bool count(const YAML::Mark &mark, qsizetype values)
    {
        const qsizetype most = m_kind == YamlText::Kind::Data ? mostYamlValues : mostConfigured;
        m_values += values;
        if (m_values > most)
            refuse(mark, YamlTextTexts::tr("there are more than %1 values").arg(most));
        return !text.fault;
    }

    bool isTaken(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor)
    {
        if (m_kind == YamlText::Kind::Data && anchor != 0)
            refuse(mark, YamlTextTexts::tr("anchors and aliases are not read"));
        else if (m_kind == YamlText::Kind::Data && !tag.empty() && tag != "?" && tag != "!")
            refuse(mark, YamlTextTexts::tr("tags are not read"));
        return count(mark, 1);
    }

    void addScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, const DescriptorValue &value)
    {
        if (!isTaken(mark, tag, anchor))
            return;
        if (anchor != 0)
            m_anchored.insert(anchor, {value, 1});
        add(value);
    }

    void open(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, bool isTable)
    {
        if (isKey())
            refuse(mark, YamlTextTexts::tr("a key is a text"));
        else if (m_open.size() >= deepestYaml)
            refuse(mark, YamlTextTexts::tr("this is nested too deep"));
        else if (isTaken(mark, tag, anchor))
            m_open.append({markPosition(mark), isTable, anchor, m_values - 1});
    }

    void close()
    {
        if (text.fault || m_open.isEmpty())
            return;
        Open last = m_open.takeLast();
        const DescriptorValue value = last.isTable ? DescriptorValue(std::move(last.members), last.position)
                                                   : DescriptorValue(std::move(last.elements), last.position);
        if (last.anchor != 0)
            m_anchored.insert(last.anchor, {value, m_values - last.before});
        add(value);
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
            takeKey(last, value);
        } else {
            last.members.append({last.key->first, last.key->second, value});
            last.key.reset();
        }
    }

    void takeKey(Open &table, const DescriptorValue &value)
    {
        table.key = {value.string().value_or(QString()), value.position()};
        const auto isIt = [&table](const DescriptorValue::Member &member) { return member.key == table.key->first; };
        if (std::any_of(table.members.begin(), table.members.end(), isIt) && !text.fault)
            text.fault = {value.position(), YamlTextTexts::tr("the key “%1” is there already").arg(table.key->first.left(100))};
    }

    const YamlText::Kind m_kind;
    QList<Open> m_open;
    //! What has an anchor, and how many values it is.
    QHash<YAML::anchor_t, std::pair<DescriptorValue, qsizetype>> m_anchored;
    qsizetype m_values = 0;
};

} // namespace

YamlText YamlText::read(const QByteArray &text, Kind kind)
{
    YamlBuilder builder(kind);
    std::istringstream stream(text.toStdString());
    try {
        YAML::Parser parser(stream);
        parser.HandleNextDocument(builder);
        if (YamlBuilder rest(kind); parser.HandleNextDocument(rest))
            builder.refuse(YAML::Mark(), YamlTextTexts::tr("there is more than one document in it"));
    } catch (const YAML::Exception &exception) {
        if (!builder.text.fault)
            builder.text.fault = {markPosition(exception.mark), QString::fromStdString(exception.msg)};
    }
    if (builder.text.fault)
        builder.text.root = {};
    return builder.text;
}

} // namespace model
