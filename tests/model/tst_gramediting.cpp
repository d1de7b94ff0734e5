// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agenttoml.h"
#include "model/agents/gramcompletion.h"
#include "model/descriptors/descriptorfile.h"
#include "model/gram/gramformat.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QString greeter = u"[greeter:Agent {description: \"Greets\", instruction: \"Greet.\", model: \"rehearsal/rehearsal\"} |\n"
                        "  [sayHello:ToolSpecification {description: \"Says hello\"} | (personName::Text)==>(::String)]]\n"_s;

QStringList labelsOf(const Completions &completions)
{
    QStringList labels;
    for (const Completion &choice : completions.choices)
        labels.append(choice.label);
    return labels;
}

} // namespace

class GramEditingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheOtherBracket();
    void formatsAndKeepsComments();
    void refusesToFormatWhatIsBroken();
    void offersWhatMayStandThere_data();
    void offersWhatMayStandThere();
    void survivesAnyCaret();
    void convertsBothWays();
    void saysWhatTomlHasNot();
    void saysWhatGramHasNot();
    void saysWhyItCannotConvert();
};

void GramEditingTest::findsTheOtherBracket()
{
    const QString text = u"[a {t: \")]\"} | (b) // ]\n]"_s;
    QCOMPARE(matchingGramBracket(text, 0), text.size() - 1);
    QCOMPARE(matchingGramBracket(text, text.size() - 1), 0);
    QCOMPARE(matchingGramBracket(text, text.indexOf(u'{')), text.indexOf(u'}'));
    QCOMPARE(matchingGramBracket(text, text.indexOf(u"(b)"_s)), text.indexOf(u"(b)"_s) + 2);
    // In a text, and where there is none.
    QCOMPARE(matchingGramBracket(text, text.indexOf(u")]"_s)), -1);
    QCOMPARE(matchingGramBracket(text, 1), -1);
    QCOMPARE(matchingGramBracket(u"```\n(\n``` (x"_s, 4), -1);
}

void GramEditingTest::formatsAndKeepsComments()
{
    const auto formatted = formatGram(u"// Above.\n"_s + greeter + u"// At the end.\n"_s);
    QVERIFY2(formatted, qPrintable(formatted ? QString() : formatted.error().message));
    QVERIFY2(formatted->contains(u"// Above.\n[greeter:Agent {"_s), qPrintable(*formatted));
    QVERIFY(formatted->contains(u"// At the end."_s));
    QVERIFY(formatted->contains(u"(personName::Text)==>(::String)"_s));
    QCOMPARE(formatGram(*formatted).value_or(QString()), *formatted);
    QCOMPARE(gramComments(*formatted), (QStringList {u"// Above."_s, u"// At the end."_s}));
}

void GramEditingTest::refusesToFormatWhatIsBroken()
{
    const auto formatted = formatGram(u"[greeter:Agent"_s);
    QVERIFY(!formatted);
    QCOMPARE(formatted.error().category, ErrorCategory::Validation);
}

void GramEditingTest::offersWhatMayStandThere_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("offered");
    QTest::addColumn<QStringList>("notOffered");
    const auto row = [](const char *name, const QString &text, const QStringList &offered, const QStringList &notOffered) {
        QTest::newRow(name) << text << offered << notOffered;
    };
    row("a label", u"[x:^"_s, {u"Agent"_s, u"ToolSpecification"_s, u"Type"_s}, {u"Text"_s});
    row("a label begun", u"[x:to^"_s, {u"ToolSpecification"_s, u"Tool"_s}, {u"Agent"_s});
    row("a type", u"[x:ToolSpecification {description: \"d\"} | (a::^)==>(::Text)]"_s, {u"Text"_s, u"Int"_s, u"Array"_s}, {u"Agent"_s});
    row("a type of the text", u"[Person:Type | (name::Text)]\n[x:Tool | (who::P^"_s, {u"Person"_s}, {u"Text"_s});
    row("a key of an agent", u"[x:Agent {^"_s, {u"instruction"_s, u"model"_s, u"title"_s, u"description"_s}, {u"default"_s});
    row("a second key", u"[x:Agent {model: \"a/b\", ins^"_s, {u"instruction"_s}, {u"model"_s});
    row("a key of a tool", u"[x:ToolSpecification { ^"_s, {u"description"_s}, {u"instruction"_s});
    row("a key of a parameter", u"[x:Tool | (a::Text {^"_s, {u"default"_s, u"pattern"_s, u"optional"_s}, {u"maximum"_s});
    row("a key of a list", u"[x:Tool | (a::Array {^"_s, {u"items"_s, u"default"_s}, {u"pattern"_s});
    row("a switch", u"[x:Tool | (a::Text {optional: ^"_s, {u"true"_s, u"false"_s}, {u"default"_s});
    row("a model", u"[x:Agent {model: ^"_s, {u"\"rehearsal/rehearsal\""_s}, {u"model"_s});
    row("a model in its quotes", u"[x:Agent {model: \"reh^\"}]"_s, {u"rehearsal/rehearsal"_s}, {});
    row("a shared tool", u"[say:Tool {description: \"d\"} | ()==>(::Text)]\n[x:Agent {model: \"a/b\"} | ^"_s, {u"say"_s}, {u"Agent"_s});
    row("another text", u"[x:Agent {instruction: \"mod^"_s, {}, {u"model"_s});
    row("a comment", u"[x:Agent { // mod^"_s, {}, {u"model"_s});
    row("a fence", u"[x:Agent {instruction: ```\n[y:^\n```"_s, {}, {u"Agent"_s});
    row("a name", u"[x^"_s, {}, {u"Agent"_s});
}

void GramEditingTest::offersWhatMayStandThere()
{
    QFETCH(QString, text);
    QFETCH(QStringList, offered);
    QFETCH(QStringList, notOffered);
    const qsizetype caret = text.indexOf(u'^');
    text.remove(caret, 1);
    const KnownNames names {{u"agent.model"_s, {u"rehearsal/rehearsal"_s}}};
    const Completions completions = GramCompleter(names).at(text, caret);
    const QStringList labels = labelsOf(completions);
    for (const QString &label : offered)
        QVERIFY2(labels.contains(label), qPrintable(label + u" in "_s + labels.join(u", "_s)));
    for (const QString &label : notOffered)
        QVERIFY2(!labels.contains(label), qPrintable(label));
    if (offered.isEmpty())
        QVERIFY2(labels.isEmpty(), qPrintable(labels.join(u", "_s)));
    QVERIFY(completions.begin <= caret && caret <= completions.end && completions.end <= text.size());
}

void GramEditingTest::survivesAnyCaret()
{
    const KnownNames names;
    const QString text = greeter + u"// c\n\"open {(["_s;
    for (qsizetype caret = 0; caret <= text.size(); ++caret) {
        const Completions completions = GramCompleter(names).at(text, caret);
        QVERIFY(completions.begin >= 0 && completions.begin <= caret && completions.end >= caret && completions.end <= text.size());
    }
}

void GramEditingTest::convertsBothWays()
{
    const auto toml = AgentConversion::toToml(greeter);
    QVERIFY2(toml, qPrintable(toml ? QString() : toml.error().message));
    QVERIFY(toml->lost.isEmpty());
    const auto file = DescriptorFile::parse(toml->text.toUtf8(), u"greeter.toml"_s);
    QCOMPARE(file.root[u"agent"][u"name"].string(), u"greeter"_s);
    QCOMPARE(file.root[u"tools"].array().first()[u"signature"].string(), u"(personName::Text)==>(::String)"_s);
    const auto gram = AgentConversion::toGram(toml->text);
    QVERIFY2(gram, qPrintable(gram ? QString() : gram.error().message));
    QCOMPARE(gram->lost, QStringList());
    QCOMPARE(AgentConversion::toToml(gram->text)->text, toml->text);
}

void GramEditingTest::saysWhatTomlHasNot()
{
    QCOMPARE(AgentConversion::toToml(u"// What it is for.\n"_s + greeter)->lost, QStringList(u"comments"_s));
}

void GramEditingTest::saysWhatGramHasNot()
{
    QString toml = AgentConversion::toToml(greeter)->text;
    toml.prepend(u"# What it is for.\n"_s);
    toml += u"\n[unheard]\nof = 1\n"_s;
    const auto gram = AgentConversion::toGram(toml);
    QVERIFY(gram);
    QCOMPARE(gram->lost, (QStringList {u"comments"_s, u"“unheard”"_s}));
}

void GramEditingTest::saysWhyItCannotConvert()
{
    const auto two = AgentConversion::toToml(greeter + QString(greeter).replace(u"greeter"_s, u"other"_s));
    QVERIFY(!two && two.error().message.contains(u'2'));
    QVERIFY(!AgentConversion::toToml(u"[greeter:Agent"_s));
    const auto nameless = AgentConversion::toGram(u"[agent]\nname = \"x\"\n"_s);
    QVERIFY(!nameless && !nameless.error().message.isEmpty());
    QVERIFY(!AgentConversion::toGram(u"[agent"_s));
}

QTEST_GUILESS_MAIN(GramEditingTest)
#include "tst_gramediting.moc"
