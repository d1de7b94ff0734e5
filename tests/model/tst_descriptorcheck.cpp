// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"
#include "model/descriptors/nearestname.h"
#include "model/schema/jsonschema.h"
#include "tests/support/patience.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QByteArray provider = R"([provider]
name = "local"
title = "Local"
dialect = "openai-chat-completions"
base-url = "rehearsal:"
key = "LOCAL_KEY"
headers = { X-Project = "a" }
body = { temperature = 0.5, options = { a = [1, 2] } }
idle-timeout = 60
max-retries = 1
enabled = true
allow-cleartext = "printer.lan"
[[models]]
name = "m"
title = "M"
context = 8192
max-output = 1024
tools = true
thinking-budget = 0
return-thoughts = true
)";

const QByteArray checkedEnsemble = R"([ensemble]
name = "io"
enabled = true
[defaults]
timeout = 30
max_retries = 3
approval = "ask"
on-failure = { timeout = "abort" }
[[invokers]]
source = "io/invokers/read_file.toml"
[[invokers]]
name = "zip"
enabled = true
description = "Packs"
aliases = ["pack"]
approval = "allow"
on-failure = "abort"
[invokers.arguments]
type = "object"
anything = { goes = true }
[invokers.output]
model = "{x}"
[invokers.invocable]
kind = "command"
command = ["zip", "-r"]
)";

const QByteArray invoker = R"([invoker]
name = "read_file"
enabled = true
description = "Reads contents of a file"
[arguments]
type = "object"
required = ["path"]
[arguments.properties.path]
type = "string"
description = "Absolute path to file"
[arguments.properties.encoding]
type = "string"
default = "utf-8"
)";

DescriptorFile parsedDescriptor(const QByteArray &text)
{
    return DescriptorFile::parse(text, u"x.toml"_s);
}

//! Adds the keys that a schema describes neither in their place nor where it refers to. \return how many it describes.
int addUnexplained(const QString &place, const QJsonValue &schema, QStringList &unexplained)
{
    int explained = 0;
    for (const QJsonValue &entry : schema.toArray())
        explained += addUnexplained(place, entry, unexplained);
    const QJsonObject object = schema.toObject();
    const QJsonObject properties = object.value("properties"_L1).toObject();
    for (auto property = properties.begin(); property != properties.end(); ++property) {
        const QJsonObject described = property->toObject();
        // A table that is no more than its keys has them explained.
        const bool isTable = described.contains("properties"_L1);
        if (described.value("description"_L1).toString().isEmpty() && !described.contains("$ref"_L1) && !isTable)
            unexplained.append(place + u'/' + property.key());
        else
            ++explained;
        explained += addUnexplained(place + u'/' + property.key(), *property, unexplained);
    }
    // A key may be called `properties` itself.
    for (auto member = object.begin(); member != object.end(); ++member) {
        if (member.key() != "properties"_L1)
            explained += addUnexplained(place + u'/' + member.key(), *member, unexplained);
    }
    return explained;
}

} // namespace

class DescriptorCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySchemaIsChecked();
    void everyKeyIsExplained();
    void takesWhatIsRight_data();
    void takesWhatIsRight();
    void saysWhatIsWrongAndWhere_data();
    void saysWhatIsWrongAndWhere();
    void asksUpperRoomsOnlyWhereTheSchemaHolds();
    void takesEveryFileThatIsShipped();
    void survivesAnyMutation();
    void findsTheNearestName();

private:
    DescriptorCheck m_check;
};

void DescriptorCheckTest::everySchemaIsChecked()
{
    JsonSchema::Documents all;
    for (const char *kind : {"provider", "ensemble", "invoker", "agent", "prompt", "library", "scenario", "suite"}) {
        QFile file(u":/schemas/%1.json"_s.arg(QLatin1String(kind)));
        QVERIFY2(file.open(QIODevice::ReadOnly), kind);
        const auto text = JsonText::parse(file.readAll());
        QVERIFY2(text, kind);
        all.append({QLatin1String(kind) + u".json"_s, *text});
    }
    for (const auto &[name, text] : all) {
        const auto schema = JsonSchema::compile(text, JsonSchema::Draft::ByKeyword, all);
        QVERIFY2(schema, schema ? "" : qPrintable(name + u": "_s + schema.error().message));
        QCOMPARE((*schema)->notChecked(), QStringList());
    }
}

void DescriptorCheckTest::everyKeyIsExplained()
{
    QStringList unexplained;
    int explained = 0;
    QDirIterator files(u":/schemas"_s, {u"*.json"_s}, QDir::Files);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString name = files.fileName();
        // The keywords of JSON Schema, which are explained elsewhere.
        if (name == u"arguments.json"_s)
            continue;
        explained += addUnexplained(name, QJsonDocument::fromJson(file.readAll()).object(), unexplained);
    }
    QVERIFY(explained > 150);
    QCOMPARE(unexplained, QStringList());
}

void DescriptorCheckTest::takesWhatIsRight_data()
{
    QTest::addColumn<DescriptorKind>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("provider") << DescriptorKind::Provider << provider;
    QTest::newRow("ensemble") << DescriptorKind::Ensemble << checkedEnsemble;
    QTest::newRow("invoker") << DescriptorKind::Invoker << invoker;
}

void DescriptorCheckTest::takesWhatIsRight()
{
    QFETCH(DescriptorKind, kind);
    QFETCH(QByteArray, text);
    const Diagnostics diagnostics = m_check.check(parsedDescriptor(text), kind);
    QVERIFY2(diagnostics.isEmpty(), diagnostics.isEmpty() ? "" : qPrintable(diagnostics.first().toString()));
}

void DescriptorCheckTest::saysWhatIsWrongAndWhere_data()
{
    QTest::addColumn<DescriptorKind>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("said");
    const auto E = DescriptorKind::Ensemble;
    const auto P = DescriptorKind::Provider;
    const QByteArray head = "[ensemble]\nname = \"a\"\n";
    QTest::newRow("unknown key") << E << QByteArray(head + "[[invokers]]\nname = \"b\"\naproval = \"ask\"\n")
                                 << QStringList(u"x.toml:5:1: unknown key “aproval”; did you mean “approval”?"_s);
    QTest::newRow("unknown key beside the one that it is near")
        << E << QByteArray(head + "[[invokers]]\nname = \"b\"\nnam = \"c\"\n") << QStringList(u"x.toml:5:1: unknown key “nam”"_s);
    QTest::newRow("unknown table") << E << QByteArray(head + "[zzz]\na = 1\n") << QStringList(u"x.toml:3:2: unknown key “zzz”"_s);
    QTest::newRow("wrong type") << E << QByteArray(head + "[defaults]\ntimeout = \"30\"\n")
                                << QStringList(u"x.toml:4:11: “timeout” must be a number, not a text"_s);
    QTest::newRow("a date for a text") << E << QByteArray("[ensemble]\nname = 2020-01-01\n")
                                       << QStringList(u"x.toml:2:8: “name” must be a text, not a date or a time"_s);
    QTest::newRow("a time for the name of a tool") << E << QByteArray(head + "[[invokers]]\nname = 12:00:00\n")
                                                   << QStringList(u"x.toml:4:8: “name” must be a text, not a date or a time"_s);
    QTest::newRow("a date in a list of texts") << E << QByteArray(head + "[[invokers]]\nname = \"b\"\naliases = [2020-01-01]\n")
                                               << QStringList(u"x.toml:5:12: “aliases” must be a text, not a date or a time"_s);
    QTest::newRow("a date for a number") << E << QByteArray(head + "[defaults]\ntimeout = 2020-01-01\n")
                                         << QStringList(u"x.toml:4:11: “timeout” must be a number, not a date or a time"_s);
    QTest::newRow("a date for a text or a table") << P << QByteArray("[provider]\nname = \"a\"\ndialect = \"b\"\nkey = 2020-01-01\n")
                                                  << QStringList(u"x.toml:4:7: “key” must be one of these: a text; a table"_s);
    QTest::newRow("no number") << E << QByteArray(head + "[defaults]\ntimeout = nan\n")
                               << QStringList(u"x.toml:4:11: “timeout” must be a finite number"_s);
    QTest::newRow("an endless number") << E << QByteArray(head + "[defaults]\ntimeout = inf\n")
                                       << QStringList(u"x.toml:4:11: “timeout” must be a finite number"_s);
    QTest::newRow("wrong type of a list") << E << QByteArray(head + "[[invokers]]\nname = \"b\"\naliases = \"c\"\n")
                                          << QStringList(u"x.toml:5:11: “aliases” must be a list, not a text"_s);
    QTest::newRow("several") << E << QByteArray("[ensemble]\nnam = \"a\"\nenabled = 1\n")
                             << QStringList({u"x.toml:1:1: “name” is missing"_s, u"x.toml:2:1: unknown key “nam”; did you mean “name”?"_s,
                                    u"x.toml:3:11: “enabled” must be true or false, not a whole number"_s});
    QTest::newRow("wrong choice") << E << QByteArray(head + "[defaults]\nformats = \"never\"\n")
                                  << QStringList(u"x.toml:4:11: “formats” must be one of “annotate”, “assert”"_s);
    QTest::newRow("none of a word and a table")
        << E << QByteArray(head + "[defaults]\napproval = \"never\"\n")
        << QStringList(u"x.toml:4:12: “approval” must be one of these: “ask”, “allow”, “refuse”; a table of “otherwise”, “rules”"_s);
    const QByteArray variables = head + "[connection]\ntransport = \"stdio\"\ncommand = [\"x\"]\n";
    QTest::newRow("misspelt key in one of several tables")
        << E << QByteArray(variables + "variables = { A = { keychan = \"secret\" } }\n")
        << QStringList({u"x.toml:6:19: “keychain” is missing"_s, u"x.toml:6:21: unknown key “keychan”; did you mean “keychain”?"_s});
    QTest::newRow("twice") << E << QByteArray(head + "[[invokers]]\nname = \"b\"\n[[invokers]]\nname = \"b\"\n")
                           << QStringList(u"x.toml:6:8: the name “b” is already that of line 4"_s);
    QTest::newRow("none of several types") << P << QByteArray("[provider]\nname = \"a\"\ndialect = \"b\"\nkey = [\"secret\"]\n")
                                           << QStringList(u"x.toml:4:7: “key” must be one of these: a text; a table"_s);
    QTest::newRow("no table of the kind") << P << QByteArray("headers = { A = \"secret\" }\n")
                                          << QStringList(u"x.toml:1:1: “provider” is missing"_s);
    QTest::newRow("missing without such a table")
        << P << QByteArray("name = \"a\"\n") << QStringList(u"x.toml:1:1: “dialect” is missing"_s);
    QTest::newRow("missing") << P << QByteArray("[provider]\nname = \"a\"\n") << QStringList(u"x.toml:1:1: “dialect” is missing"_s);
    QByteArray misspelt = head + "[defaults]\ntimeout = \"30\"\n";
    QStringList told {u"x.toml:4:11: “timeout” must be a number, not a text"_s};
    for (int line = 5; line < 35; ++line) {
        misspelt += "a" + QByteArray::number(line) + " = 1\n";
        told += u"x.toml:%1:1: unknown key “a%1”"_s.arg(line);
    }
    QTest::newRow("many unknown keys") << E << misspelt << told;
    QTest::newRow("no TOML") << P << QByteArray("name = \n") << QStringList();
}

void DescriptorCheckTest::saysWhatIsWrongAndWhere()
{
    QFETCH(DescriptorKind, kind);
    QFETCH(QByteArray, text);
    QFETCH(QStringList, said);
    QStringList lines;
    for (const Diagnostic &diagnostic : m_check.check(parsedDescriptor(text), kind))
        lines += diagnostic.toString();
    if (said.isEmpty())
        QVERIFY(lines.value(0).startsWith(u"x.toml:1:"_s));
    else
        QCOMPARE(lines, said);
}

void DescriptorCheckTest::asksUpperRoomsOnlyWhereTheSchemaHolds()
{
    DescriptorCheck check;
    int asked = 0;
    check.add(DescriptorKind::Invoker, [&asked](const DescriptorFile &) {
        ++asked;
        return Diagnostics();
    });
    check.check(parsedDescriptor(invoker), DescriptorKind::Invoker);
    check.check(parsedDescriptor(checkedEnsemble), DescriptorKind::Ensemble);
    check.check(parsedDescriptor("[invoker]\nnam = 1\n"), DescriptorKind::Invoker);
    QCOMPARE(asked, 1);
}

void DescriptorCheckTest::takesEveryFileThatIsShipped()
{
    const auto verify = [this](const QString &folder, DescriptorKind kind, const QString &part) {
        for (QDirIterator files(folder, {u"*.toml"_s}, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
            const QString path = files.next();
            if (path.contains(u"/invokers/"_s) != part.contains(u"invokers"_s))
                continue;
            const Diagnostics diagnostics = m_check.check(DescriptorFile::read(path), kind);
            QVERIFY2(diagnostics.isEmpty(), diagnostics.isEmpty() ? "" : qPrintable(diagnostics.first().toString()));
        }
    };
    verify(u":/scenarios"_s, DescriptorKind::Scenario, {});
    verify(u":/descriptors/providers"_s, DescriptorKind::Provider, {});
    verify(u":/descriptors/ensembles"_s, DescriptorKind::Ensemble, {});
    verify(u":/descriptors/ensembles"_s, DescriptorKind::Invoker, u"invokers"_s);
}

void DescriptorCheckTest::survivesAnyMutation()
{
    QRandomGenerator random(7);
    const QByteArrayList words = {"true", "\"x\"", "[]", "{}", "-1", "1e400", "nan", "1979-05-27", "[[x]]", "x.y", "=", "\n"};
    const QList<std::pair<DescriptorKind, QByteArray>> good = {
        {DescriptorKind::Provider, provider}, {DescriptorKind::Ensemble, checkedEnsemble}, {DescriptorKind::Invoker, invoker}};
    int wrong = 0;
    for (int round = 0; round < 500; ++round) {
        auto [kind, text] = good[round % good.size()];
        QByteArrayList lines = text.split('\n');
        QByteArray &line = lines[random.bounded(lines.size())];
        const qsizetype equals = line.indexOf('=');
        line = equals < 0 ? words[random.bounded(words.size())] : line.left(equals + 1) + ' ' + words[random.bounded(words.size())];
        for (const Diagnostic &diagnostic : m_check.check(parsedDescriptor(lines.join('\n')), kind)) {
            QVERIFY(!diagnostic.message.isEmpty());
            ++wrong;
        }
    }
    QVERIFY(wrong > 100);
}

void DescriptorCheckTest::findsTheNearestName()
{
    const QStringList names = {u"approval"_s, u"max-retries"_s, u"timeout"_s, u"title"_s, u"name"_s};
    QCOMPARE(nearestName(u"aproval"_s, names), u"approval"_s);
    QCOMPARE(nearestName(u"max_retries"_s, names), u"max-retries"_s);
    QCOMPARE(nearestName(u"Timeout"_s, names), u"timeout"_s);
    QCOMPARE(nearestName(u"nme"_s, names), u"name"_s);
    QCOMPARE(nearestName(u"titel"_s, names), u"title"_s);
    QCOMPARE(nearestName(u"tilte"_s, names), u"title"_s);
    QCOMPARE(nearestName(u"nmae"_s, names), u"name"_s);
    QCOMPARE(nearestName(u"quite-another"_s, names), QString());
    QCOMPARE(nearestName(QString(100'000, u'x'), names), QString());
}

QTEST_GUILESS_MAIN(DescriptorCheckTest)
#include "tst_descriptorcheck.moc"
