// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/ensembles/ensemblereader.h"
#include "tests/support/patience.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace invocables;

//! The tools that are shipped: each is found by each of its names, and none reaches out or changes anything unasked.
class TestShippedTools final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void areFoundByEachName_data();
    void areFoundByEachName();
    void haveNothingWrong();
    void askOrAreOffWhereTheyReachOut_data();
    void askOrAreOffWhereTheyReachOut();
    void havePropertiesThatAreExplained();

private:
    QTemporaryDir m_folder;
    BuiltinInvocables m_builtins;
    model::DescriptorCheck m_check;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<EnsembleCatalog> m_catalog;
};

void TestShippedTools::initTestCase()
{
    registerChecks(m_check, m_builtins);
    m_descriptors = std::make_unique<model::DescriptorCatalog>(u":/descriptors"_s, m_folder.path(), m_check);
    m_descriptors->load();
    m_catalog = std::make_unique<EnsembleCatalog>(*m_descriptors, m_builtins);
}

void TestShippedTools::areFoundByEachName_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QStringList>("names");
    const auto row = [](const char *tool, const char *names) {
        QTest::newRow(tool) << QString::fromLatin1(tool) << QString::fromLatin1(names).split(u' ', Qt::SkipEmptyParts);
    };
    row("calculator:calculate", "calc c");
    row("calculator:unit_convert", "convert unit");
    row("clock:now", "get_time time t");
    row("clock:timer", "countdown");
    row("code:run_python", "python py exec");
    row("code:shell_cmd", "shell sh cmd");
    row("greetings:sayHello", "say_hello");
    row("io:edit_file", "");
    row("io:fetch_url", "");
    row("io:list_directory", "ls list_folder");
    row("io:query_database", "sql");
    row("io:read_file", "read cat");
    row("io:search_files", "");
    row("io:write_file", "write save_file");
    row("io:write_pieces", "");
    row("notebook:note", "notes");
    row("notebook:reminder", "remind reminders");
    row("notebook:todo", "todos task tasks");
    row("probability:describe", "statistics");
    row("probability:random_number", "rand random");
    row("probability:roll_dice", "");
    row("probability:sample", "");
    row("summarization:analyze", "analyse");
    row("summarization:plan", "planning plan_task");
    row("summarization:summarize", "summary");
    row("text:base64_encode", "b64");
    row("text:example_tool", "ext");
    row("text:hash_text", "hash");
    row("text:json_format", "json jsonformat");
    row("text:uuid_generate", "uuid");
    row("web:currency_convert", "currency fx");
    row("web:define_word", "define dict");
    row("web:get_weather", "weather w");
    row("web:http_request", "http fetch curl");
    row("web:web_search", "search ddg google");
    row("web:wikipedia", "wiki");
}

void TestShippedTools::areFoundByEachName()
{
    QFETCH(QString, tool);
    QFETCH(QStringList, names);
    for (const QString &name : QStringList {tool, tool.section(u':', 1)} + names) {
        const InvokerPointer found = m_catalog->findInvoker(name);
        QVERIFY2(found, qPrintable(name));
        QCOMPARE(found->scopedName(), tool);
    }
}

void TestShippedTools::haveNothingWrong()
{
    for (const model::DescriptorEntry &entry : m_descriptors->entries()) {
        const model::Diagnostics diagnostics = m_check.check(model::DescriptorFile::read(entry.path), entry.kind);
        QVERIFY2(diagnostics.isEmpty() && entry.diagnostics.isEmpty(), qPrintable(entry.path + u": "_s + diagnostics.value(0).toString()));
    }
    for (const QString &name : m_builtins.names()) {
        const auto schema = model::JsonSchema::compile(
            m_builtins.find(name.section(u':', 0, 0), name.section(u':', 1))->declaration.parameters);
        QVERIFY2(schema, schema ? "" : qPrintable(name + u": "_s + schema.error().message));
    }
    for (const Ensemble &ensemble : m_catalog->ensembles())
        QVERIFY2(ensemble.diagnostics.isEmpty(), qPrintable(ensemble.name));
}

void TestShippedTools::askOrAreOffWhereTheyReachOut_data()
{
    QTest::addColumn<QString>("tool");
    for (const char *tool :
        {"io:write_file", "io:edit_file", "io:write_pieces", "io:fetch_url", "code:run_python", "code:shell_cmd", "notebook:note",
            "notebook:todo", "notebook:reminder", "summarization:summarize", "web:http_request", "web:get_weather", "web:web_search"})
        QTest::newRow(tool) << QString::fromLatin1(tool);
}

void TestShippedTools::askOrAreOffWhereTheyReachOut()
{
    QFETCH(QString, tool);
    const InvokerPointer invoker = m_catalog->findInvoker(tool);
    QVERIFY(invoker);
    QVERIFY(invoker->policies.approval == Approval::Ask || !m_catalog->isOn(*invoker, {}));
    if (tool.startsWith(u"code:"))
        QVERIFY(invoker->policies.approval == Approval::Ask && !m_catalog->isOn(*invoker, {}));
}

void TestShippedTools::havePropertiesThatAreExplained()
{
    for (const Ensemble &ensemble : m_catalog->ensembles()) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            QVERIFY2(!invoker->description.isEmpty(), qPrintable(invoker->scopedName()));
            const auto properties = invoker->argumentsJson.member(u"properties");
            for (const auto &[name, property] : properties ? properties->members() : QList<std::pair<QString, model::JsonText>>())
                QVERIFY2(property.member(u"description"), qPrintable(invoker->scopedName() + u' ' + name));
        }
    }
}

QTEST_GUILESS_MAIN(TestShippedTools)
#include "tst_shippedtools.moc"
