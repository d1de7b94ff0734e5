// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agenttoml.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/gram/agentpattern.h"
#include "model/gram/gramreader.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDir>

using namespace Qt::StringLiterals;
using namespace model;

class AgentTomlTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesToTomlAndBackWithoutLoss_data();
    void goesToTomlAndBackWithoutLoss();
    void refusesWhatATableCannotHold_data();
    void refusesWhatATableCannotHold();
    void leavesOutWhatADescriptorLeavesOut();
    void placesWhatGramAsksForBesides();
    void refusesDescriptorsThatAreNoAgentsInGram();
};

void AgentTomlTest::goesToTomlAndBackWithoutLoss_data()
{
    QTest::addColumn<QByteArray>("text");
    const QString folder = support::dataFolder() + u"/gram/examples/"_s;
    for (const QString &file : QDir(folder).entryList({u"*.gram"_s}))
        QTest::newRow(qPrintable(file)) << support::read(folder + file);
    QTest::newRow("odd texts") << QByteArray(
        "[odd-1.a_B:Agent {title: '\"\"\"', description: ' ', model: 'p/m/n', instruction: 'a\\nb\\\\n\"\"\"\\\\\\n\\t\\b'} | "
        "[t:Tool {description: '\\\\'} | (x::Text {default: 'a\\nb \"c\"'})==>(::Int)]]");
    QTest::newRow("controls") << QByteArray(
        "[a:Agent {title: 'a\x1b\xc2\x85z', model: 'p/m', instruction: 'a\x1b\x01\x7f\xc2\x85\xe2\x80\xa8\xef\xbb\xbfz\\r\\n'}]");
    QTest::newRow("limits") << QByteArray("[a:Agent {model: 'p/m', instruction: 'i', limits: {rounds: 50, wrong-rounds: 0}}]");
    QTest::newRow("no tools") << QByteArray("[a:Agent {model: 'p/m', instruction: '\\n\\n  i\\n'}]");
}

void AgentTomlTest::goesToTomlAndBackWithoutLoss()
{
    QFETCH(QByteArray, text);
    const GramDocument document = GramReader::read(text).document;
    const auto toml = agenttoml::fromGram(document);
    QVERIFY2(toml, toml ? "" : qPrintable(toml.error().message));
    const DescriptorFile file = DescriptorFile::parse(toml->toUtf8(), u"agents/a.toml"_s);
    QVERIFY2(file.diagnostics.isEmpty(), qPrintable(*toml));
    const auto again = agenttoml::toGram(file);
    QVERIFY2(again, again ? "" : qPrintable(again.error().message));
    QCOMPARE(again->header, document.header);
    QCOMPARE(*AgentPattern::agentsOf(*again).first().compile(*again), *AgentPattern::agentsOf(document).first().compile(document));
    QCOMPARE(*agenttoml::fromGram(*again), *toml);
    QVERIFY2(!toml->contains(QChar(0x85)) && !toml->contains(QChar::LineSeparator), qPrintable(*toml));
    const Diagnostics diagnostics = DescriptorCheck().check(file, DescriptorKind::Agent);
    QVERIFY2(diagnostics.isEmpty(), diagnostics.isEmpty() ? "" : qPrintable(diagnostics.first().toString()));
}

void AgentTomlTest::refusesWhatATableCannotHold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QString &text, const QString &message) { QTest::newRow(name) << text << message; };
    row("no agent", u"(a)"_s, u"A descriptor holds one agent; the text has 0."_s);
    row("two agents", u"[a:Agent {model: 'p/m', instruction: 'i'}] [b:Agent {model: 'p/m', instruction: 'i'}]"_s,
        u"A descriptor holds one agent; the text has 2."_s);
    row("a key of its own", u"[a:Agent {model: 'p/m', instruction: 'i', temperature: 1}]"_s,
        u"a:1:43: A descriptor has no place for “temperature”."_s);
    row("a label of its own", u"[a:Agent:Friend {model: 'p/m', instruction: 'i'}]"_s, u"a:1:1: A descriptor has no place for “Friend”."_s);
    row("several of its own",
        u"[a:Agent {model: 'p/m', instruction: 'i', temperature: 1, note: 2} |\n[t:Tool:Other {description: 'd'} | ()==>(::Int)]]"_s,
        u"a:1:43: A descriptor has no place for “temperature”.\na:1:59: A descriptor has no place for “note”.\n"
        "a:2:1: A descriptor has no place for “Other”."_s);
    row("names that a descriptor has not",
        u"[`a b`:Agent {model: 'p/m', instruction: 'i'} |\n[`odd name`:Tool {description: 'd'} | ()==>(::Int)]]"_s,
        u"a b:1:1: In a descriptor an agent's name has up to 64 letters, digits, _, . and -, the first a letter or a digit: “a b”.\n"
        "a b:2:1: In a descriptor a tool's name has up to 64 letters, digits, _ and -: “odd name”."_s);
    row("annotations", u"@note(1) [a:Agent {model: 'p/m', instruction: 'i'}]"_s,
        u"A descriptor has no place for the annotations of an agent."_s);
    row("a rule that is broken", u"[a:Agent {model: 'p/m'}]"_s, u"a:1:1: Agent must have 'instruction' property"_s);
}

void AgentTomlTest::refusesWhatATableCannotHold()
{
    QFETCH(QString, text);
    QFETCH(QString, message);
    const auto toml = agenttoml::fromGram(GramReader::read(text).document);
    QVERIFY(!toml);
    QCOMPARE(toml.error().message, message);
}

void AgentTomlTest::leavesOutWhatADescriptorLeavesOut()
{
    const QByteArray bare = "[agent]\nname = \"a\"\ninstruction = \"i\"\n\n[[tools]]\nname = \"t\"\n";
    const auto document = agenttoml::documentOf(DescriptorFile::parse(bare, u"a.toml"_s));
    QVERIFY(document);
    const auto toml = agenttoml::fromGram(*document);
    QVERIFY2(toml, toml ? "" : qPrintable(toml.error().message));
    QCOMPARE(toml->toUtf8(), bare);
}

void AgentTomlTest::placesWhatGramAsksForBesides()
{
    const auto refusal = [](const QByteArray &toml) {
        const auto document = agenttoml::toGram(DescriptorFile::parse(toml, u"a.toml"_s));
        return document ? QString() : document.error().message;
    };
    const QByteArray agent = "[agent]\nname = 'a'\ninstruction = 'i'\n";
    QCOMPARE(refusal(agent), u"a.toml:1:1: Agent must have 'model' property"_s);
    QCOMPARE(refusal(agent + "model = 'p/m'\n[[tools]]\nname = 't'\nsignature = '()==>(::Int)'\n"),
        u"a.toml:5:1: Tool specification must have 'description' property"_s);
    QVERIFY(refusal(agent + "model = 'p/m'\n[[tools]]\nname = 't'\ndescription = 'd'\nsignature = '()==>(::Foo)'\n")
                .startsWith(u"a.toml:8:13: there is no type “Foo”"));
}

void AgentTomlTest::refusesDescriptorsThatAreNoAgentsInGram()
{
    const auto accepted = [](const QByteArray &toml) { return agenttoml::toGram(DescriptorFile::parse(toml, u"a.toml"_s)).has_value(); };
    const QByteArray agent = "[agent]\nname = 'a'\ninstruction = 'i'\nmodel = 'p/m'\n";
    QVERIFY(accepted(agent));
    QVERIFY(!accepted("[agent]\nname = 'a'\n"));
    QVERIFY(accepted(agent + "limits = { rounds = 3 }\n"));
    QVERIFY(!accepted("[agent\n"));
    QVERIFY(!accepted("types = '(a'\n" + agent));
    QVERIFY(!accepted(agent + "[[tools]]\nname = 't'\ndescription = 'd'\nsignature = '(a: string) ==> string'\n"));
    QVERIFY(!accepted(agent + "[[tools]]\nname = 't'\ndescription = 'd'\n"));
}

QTEST_GUILESS_MAIN(AgentTomlTest)
#include "tst_agenttoml.moc"
