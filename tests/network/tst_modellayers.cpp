// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "network/providers/catalog/providerreader.h"
#include "network/providers/description/limitexpression.h"
#include "network/providers/description/modellayers.h"
#include "network/providers/wire/wirejson.h"
#include "tests/support/patience.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace network;
using model::DescriptorFile, model::DescriptorKind, model::JsonText, model::TextPosition;

namespace {

const QByteArray head = "[provider]\nname = \"a\"\ndialect = \"openai-chat-completions\"\nbase-url = \"https://a.example\"\n";

const QByteArray layered = head + R"(
[defaults]
context = 1000
tools = false
thinking-budget = 10

[[defaults.controls]]
name = "temperature"
label = "Temperature"
kind = "number"
minimum = 0
maximum = 2
step = 0.1

[[defaults.controls]]
name = "longest"
kind = "number"
minimum = 1
maximum = "{max-output}"
attribute = "max-output"

[[families]]
name-regex = "^big-"
context = 50_000
max-output = 8000

[[families.controls]]
name = "temperature"
maximum = 1

[[families]]
name-regex = "-thinker$"
tools = true

[[families.controls]]
name = "temperature"
allowed = false

[[families.controls]]
name = "effort"
kind = "options"
options = ["low", { value = "high", label = "Much" }]
member = "reasoning.effort"

[[families]]
name-regex = "^bare"
replaces-controls = true

[[families.controls]]
name = "switch"
kind = "boolean"
member = "reasoning.on"

[[families]]
name-regex = "embed"
offered = false

[[models]]
name = "big-one"
title = "Big"
context = 60_000
)";

Provider read(const QByteArray &text)
{
    model::Diagnostics diagnostics;
    const Provider provider = readProvider(DescriptorFile::parse(text, u"a.toml"_s), diagnostics);
    for (const model::Diagnostic &diagnostic : std::as_const(diagnostics))
        qWarning("%s", qPrintable(diagnostic.toString()));
    return provider;
}

QStringList controlsOf(const ModelEntry &entry)
{
    QStringList names;
    for (const ModelControl &control : entry.controls)
        names.append(control.name);
    return names;
}

JsonText layersJson(const QByteArray &text)
{
    return *JsonText::parse(text);
}

QByteArray bodyOf(const AppliedControls &applied)
{
    BodyMembers body;
    body.setFrom(applied.members);
    return body.toJson();
}

} // namespace

//! How general, family and model are merged, and what becomes of the controls that they declare.
class ModelLayersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void mergesGeneralFamilyAndModel();
    void appliesAllFamiliesInTheirOrder();
    void putsTheEndpointsListBetweenFamilyAndModel();
    void worksOutLimitsByTheModelsAttributes();
    void replacesControlsWhereToldTo();
    void worksOutExpressions_data();
    void worksOutExpressions();
    void saysWhatIsWrongWithALayerAndWhere_data();
    void saysWhatIsWrongWithALayerAndWhere();
    void judgesValues_data();
    void judgesValues();
    void sendsOnlyWhatTheModelHas();
    void setsAttributesByControls();
    void mergesMembersOfOneObject();
    void leavesNumbersAsTheyWereWritten();
    void takesPricesInLayers();

private:
    model::DescriptorCheck m_check;
};

void ModelLayersTest::initTestCase()
{
    registerReaders(m_check);
    const auto problems = m_check.check(DescriptorFile::parse(layered, u"a.toml"_s), DescriptorKind::Provider);
    QVERIFY2(problems.isEmpty(), problems.isEmpty() ? "" : qPrintable(problems.first().toString()));
}

void ModelLayersTest::mergesGeneralFamilyAndModel()
{
    const Provider provider = read(layered);
    const ModelEntry plain = provider.entry(u"small"_s);
    QCOMPARE(plain.context, 1000);
    QCOMPARE(plain.longestOutput, 0);
    QVERIFY(!plain.tools);
    QCOMPARE(plain.thinkingBudget, 10);
    const ModelEntry family = provider.entry(u"big-two"_s);
    QCOMPARE(family.context, 50'000);
    QCOMPARE(family.longestOutput, 8000);
    QCOMPARE(family.thinkingBudget, 10);
    QCOMPARE(*family.control(u"temperature")->maximum, 1.0);
    QCOMPARE(family.control(u"temperature")->label, u"Temperature"_s);
    const ModelEntry model = provider.entry(u"big-one"_s);
    QCOMPARE(model.title, u"Big"_s);
    QCOMPARE(model.context, 60'000);
    QCOMPARE(model.longestOutput, 8000);
}

void ModelLayersTest::appliesAllFamiliesInTheirOrder()
{
    const ModelEntry entry = read(layered).entry(u"big-thinker"_s);
    QVERIFY(entry.tools);
    QCOMPARE(entry.context, 50'000);
    QCOMPARE(controlsOf(entry), QStringList({u"longest"_s, u"effort"_s}));
    QCOMPARE(entry.control(u"effort")->options.last().label, u"Much"_s);
}

void ModelLayersTest::putsTheEndpointsListBetweenFamilyAndModel()
{
    const Provider provider = read(layered);
    ModelEntry listed;
    listed.title = u"As listed"_s;
    listed.context = 70'000;
    listed.longestOutput = 9000;
    QCOMPARE(provider.layers.entry(u"big-two"_s, listed).context, 70'000);
    QCOMPARE(provider.layers.entry(u"big-two"_s, listed).longestOutput, 9000);
    QCOMPARE(*provider.layers.entry(u"big-two"_s, listed).control(u"longest")->maximum, 9000.0);
    QCOMPARE(provider.layers.entry(u"big-one"_s, listed).context, 60'000);
    QCOMPARE(provider.layers.entry(u"big-one"_s, listed).title, u"Big"_s);
    QVERIFY(!provider.layers.entry(u"big-embed"_s, listed).offered);
}

void ModelLayersTest::worksOutLimitsByTheModelsAttributes()
{
    const Provider provider = read(layered);
    QCOMPARE(*provider.entry(u"big-two"_s).control(u"longest")->maximum, 8000.0);
    // Not known of this model: no limit.
    QVERIFY(!provider.entry(u"small"_s).control(u"longest")->maximum);
}

void ModelLayersTest::replacesControlsWhereToldTo()
{
    QCOMPARE(controlsOf(read(layered).entry(u"bare"_s)), QStringList {u"switch"_s});
}

void ModelLayersTest::worksOutExpressions_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<double>("value");
    const auto row = [](const QString &expression, double value) { QTest::newRow(qPrintable(expression)) << expression << value; };
    row(u"7"_s, 7);
    row(u"1_000.5"_s, 1000.5);
    row(u" {context} "_s, 100);
    row(u"{ context }/2"_s, 50);
    row(u"{context} - 2 * (3 + {max-output}) / 4"_s, 93.5);
    row(u"-{context}"_s, -100);
    row(u"10 - 3 - 2"_s, 5);
    row(u"{thinking-budget} + 1"_s, std::nan(""));
}

void ModelLayersTest::worksOutExpressions()
{
    QFETCH(QString, expression);
    QFETCH(double, value);
    ModelEntry entry;
    entry.context = 100;
    entry.longestOutput = 10;
    const auto worked = limitOf(expression, [&entry](const QString &name) { return entry.figure(name); });
    QVERIFY2(worked, worked ? "" : qPrintable(worked.error().message));
    QVERIFY(std::isnan(value) ? std::isnan(*worked) : qFuzzyCompare(*worked, value));
}

void ModelLayersTest::saysWhatIsWrongWithALayerAndWhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<TextPosition>("position");
    QTest::addColumn<QString>("says");
    const auto row = [](const char *name, const QByteArray &text, TextPosition position, const QString &says) {
        QTest::newRow(name) << head + text << position << says;
    };
    const QByteArray control = "[[defaults.controls]]\nname = \"x\"\nkind = \"number\"\n";
    row("a bad regular expression", "[[families]]\nname-regex = \"a(\"\n", {6, 14}, u"a("_s);
    row("a family without one", "[[families]]\ncontext = 7\n", {5, 1}, u"name-regex"_s);
    row("an attribute that there is not", control + "maximum = \"{contex} / 2\"\n", {8, 11}, u"contex"_s);
    row("not valid", control + "minimum = \"2 +\"\n", {8, 11}, u"2 +"_s);
    row("an open bracket", control + "minimum = \"(2\"\n", {8, 11}, u"parenthesis"_s);
    row("an open brace", control + "minimum = \"{context\"\n", {8, 11}, u"brace"_s);
    row("a function", control + "minimum = \"1 + sqrt(4)\"\n", {8, 11}, u"“sqrt(4)”"_s);
    row("a power", control + "minimum = \"2 ^ 3\"\n", {8, 11}, u"“^ 3”"_s);
    row("a remainder", control + "minimum = \"7 % 3\"\n", {8, 11}, u"“% 3”"_s);
    row("several numbers", control + "minimum = \"min(1, 2)\"\n", {8, 11}, u"“min(1, 2)”"_s);
    row("an attribute without braces", control + "minimum = \"context\"\n", {8, 11}, u"“context”"_s);
    row("an exponent", control + "minimum = \"{context} + 1e3\"\n", {8, 11}, u"“e3”"_s);
    row("something left over", control + "minimum = \"2 3\"\n", {8, 11}, u"3"_s);
    row("limits the wrong way round", control + "minimum = 2\nmaximum = 1\n", {9, 11}, u"smaller"_s);
    row("no kind anywhere", "[[defaults.controls]]\nname = \"x\"\n", {5, 1}, u"kind"_s);
    row("another kind", "[[defaults.controls]]\nname = \"x\"\nkind = \"knob\"\n", {7, 8}, {});
    row("no options", "[[defaults.controls]]\nname = \"x\"\nkind = \"options\"\n", {7, 8}, u"options"_s);
    row("no addresses", QByteArray(), {4, 12}, {});
    row("a bad second address", QByteArray(), {4, 34}, u"not an address"_s);
}

void ModelLayersTest::saysWhatIsWrongWithALayerAndWhere()
{
    QFETCH(QByteArray, text);
    QFETCH(TextPosition, position);
    QFETCH(QString, says);
    const QByteArray name = QTest::currentDataTag();
    if (name == "no addresses")
        text.replace("\"https://a.example\"", "[]");
    if (name == "a bad second address")
        text.replace("\"https://a.example\"", "[\"https://a.example\", \"not an address\"]");
    const auto problems = m_check.check(DescriptorFile::parse(text, u"p.toml"_s), DescriptorKind::Provider);
    QVERIFY(model::hasErrors(problems));
    QVERIFY2(problems.first().message.contains(says), qPrintable(problems.first().toString()));
    QVERIFY2(problems.first().position == position, qPrintable(problems.first().toString()));
}

void ModelLayersTest::judgesValues_data()
{
    QTest::addColumn<QString>("control");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("fits");
    const auto row = [](const QString &control, const QByteArray &value, bool fits) {
        QTest::newRow(qPrintable(control + u' ' + QString::fromUtf8(value))) << control << value << fits;
    };
    row(u"temperature"_s, "0.70", true);
    row(u"temperature"_s, "0", true);
    row(u"temperature"_s, "2.1", false);
    row(u"temperature"_s, "-1", false);
    row(u"temperature"_s, "\"1\"", false);
    row(u"longest"_s, "8", true);
    row(u"longest"_s, "8.5", false);
    row(u"longest"_s, "0", false);
    row(u"effort"_s, "\"high\"", true);
    row(u"effort"_s, "\"highest\"", false);
    row(u"effort"_s, "true", false);
    row(u"switch"_s, "true", true);
    row(u"switch"_s, "1", false);
}

void ModelLayersTest::judgesValues()
{
    QFETCH(QString, control);
    QFETCH(QByteArray, value);
    QFETCH(bool, fits);
    const Provider provider = read(layered);
    for (const auto &model : {u"small"_s, u"big-thinker"_s, u"bare"_s}) {
        const ModelEntry entry = provider.entry(model);
        const ModelControl *found = entry.control(control);
        if (!found)
            continue;
        const auto refusal = found->refusalOf(layersJson(value));
        QCOMPARE(!refusal, fits);
        QVERIFY(!refusal || refusal->message.contains(control));
        return;
    }
    QFAIL("no model has it");
}

void ModelLayersTest::sendsOnlyWhatTheModelHas()
{
    const Provider provider = read(layered);
    const NamedValues values {{u"temperature"_s, layersJson("0.5")}, {u"effort"_s, layersJson("\"low\"")}, {u"top_k"_s, layersJson("7")}};
    QCOMPARE(bodyOf(applyControls(provider.entry(u"small"_s), values)), QByteArray(R"({"temperature":0.5})"));
    QCOMPARE(bodyOf(applyControls(provider.entry(u"big-thinker"_s), values)), QByteArray(R"({"reasoning":{"effort":"low"}})"));
    QCOMPARE(bodyOf(applyControls(provider.entry(u"bare"_s), values)), QByteArray("{}"));
    // What is out of the limits of one model may be within those of the next.
    const NamedValues hot {{u"temperature"_s, layersJson("1.5")}};
    QCOMPARE(bodyOf(applyControls(provider.entry(u"big-two"_s), hot)), QByteArray("{}"));
    QCOMPARE(bodyOf(applyControls(provider.entry(u"small"_s), hot)), QByteArray(R"({"temperature":1.5})"));
    const Provider open = read(head + "[defaults]\nfurther-controls = true\n");
    QCOMPARE(bodyOf(applyControls(open.entry(u"x"_s), {{u"top_k"_s, layersJson("7")}})), QByteArray(R"({"top_k":7})"));
}

void ModelLayersTest::setsAttributesByControls()
{
    const AppliedControls applied = applyControls(read(layered).entry(u"big-two"_s), {{u"longest"_s, layersJson("77")}});
    QVERIFY(applied.members.isEmpty());
    QCOMPARE(applied.entry.longestOutput, 77);
}

void ModelLayersTest::mergesMembersOfOneObject()
{
    const QByteArray both = layered
        + "[[models]]\nname = \"both\"\n[[models.controls]]\nname = \"effort\"\nkind = \"options\"\noptions = [\"low\"]\n"
          "member = \"reasoning.effort\"\n[[models.controls]]\nname = \"on\"\nkind = \"boolean\"\nmember = \"reasoning.deep.on\"\n";
    const AppliedControls applied = applyControls(
        read(both).entry(u"both"_s), {{u"effort"_s, layersJson("\"low\"")}, {u"on"_s, layersJson("true")}});
    BodyMembers body;
    body.set(u"reasoning"_s, layersJson(R"({"effort":"high","summary":"auto"})"));
    body.setFrom(applied.members);
    QCOMPARE(body.toJson(), QByteArray(R"({"reasoning":{"effort":"low","summary":"auto","deep":{"on":true}}})"));
    QCOMPARE(mergedJson(layersJson("[1]"), layersJson("{\"a\":1.0}")).bytes(), QByteArray("{\"a\":1.0}"));
}

void ModelLayersTest::leavesNumbersAsTheyWereWritten()
{
    const AppliedControls applied = applyControls(read(layered).entry(u"small"_s), {{u"temperature"_s, layersJson("0.50")}});
    QCOMPARE(bodyOf(applied), QByteArray(R"({"temperature":0.50})"));
}

void ModelLayersTest::takesPricesInLayers()
{
    const Provider provider = read(head
        + "[defaults.price]\ninput = 2\noutput = 8\ncurrency = \"EUR\"\n"
          "[[families]]\nname-regex = \"^big-\"\nprice = { input = 10.5, cache-read = 1 }\n");
    const model::Usage usage {1'000'000, 500'000, 2'000'000, 0};
    const auto small = provider.entry(u"small"_s).price;
    QVERIFY(small);
    QCOMPARE(small->currency, u"EUR"_s);
    // Without a price of its own, what comes from the cache costs what other input does.
    QCOMPARE(small->of(usage), 2.0 + 4.0 + 4.0);
    const auto big = provider.entry(u"big-one"_s).price;
    QCOMPARE(big->of(usage), 10.5 + 4.0 + 2.0);
    QCOMPARE(big->currency, u"EUR"_s);
    QVERIFY(!read(layered).entry(u"small"_s).price);
}

QTEST_GUILESS_MAIN(ModelLayersTest)
#include "tst_modellayers.moc"
