// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// The JSON-Schema-Test-Suite of the folder that JSON_SCHEMA_TEST_SUITE names, or else of the package libtest-json-schema-acceptance-perl,
// which has draft 2020-12 in the distributions where json-schema-test-suite is older.
#include "model/schema/jsonschema.h"
#include "model/schema/schemacompiler.h"
#include "model/schema/schemaevaluator.h"
#include "model/schema/schematranslation.h"
#include "model/schema/valijsonschema.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QDirIterator>

#include <ctime>

using namespace model;
using namespace Qt::StringLiterals;

namespace {

//! How the cases of one draft came out.
struct Figures {
    int right = 0;
    int acceptedInvalid = 0;
    int acceptedInvalidNotChecked = 0;
    int rejectedValid = 0;
    int refusedSchemas = 0;
    qint64 slowestMicroseconds = 0;
    QString slowest;
    QStringList wrong;

    int cases() const { return right + acceptedInvalid + acceptedInvalidNotChecked + rejectedValid + refusedSchemas; }
};

//! The time this process has run; other processes do not count.
qint64 processorMicroseconds()
{
    return qint64(std::clock()) * 1'000'000 / CLOCKS_PER_SEC;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

//! Every JSON file below the folder, under the URI its path has below `uri`.
void addDocuments(JsonSchema::Documents &documents, const QString &folder, const QString &uri)
{
    QDirIterator files(folder, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (const Result<JsonText> text = JsonText::parse(contentOf(path)))
            documents.append({uri + QDir(folder).relativeFilePath(path), *text});
    }
}

} // namespace

class TestJsonSchemaSuite final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void decidesEveryCase_data();
    void decidesEveryCase();
    void agreesWithValijson_data() { decidesEveryCase_data(); }
    void agreesWithValijson();

private:
    QList<std::pair<QString, JsonText>> groups(const QString &draftFolder) const;
    Figures run(const QString &draftFolder);
    void runGroup(const JsonText &group, const QString &file, Figures &figures);
    void note(const QString &name, bool isValid, const std::shared_ptr<const JsonSchema> &schema, const JsonText &data, Figures &figures);
    static void print(const QString &draft, const Figures &figures);

    QString m_suite;
    JsonSchema::Documents m_documents;
    JsonSchema::Draft m_draft = JsonSchema::Draft::Draft7;
    JsonSchema::Formats m_formats = JsonSchema::Formats::AsDemanded;
};

void TestJsonSchemaSuite::initTestCase()
{
    m_suite = qEnvironmentVariable("JSON_SCHEMA_TEST_SUITE", u"/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance"_s);
    addDocuments(m_documents, m_suite + u"/remotes"_s, u"http://localhost:1234/"_s);
    const QString metaschemas = support::dataFolder() + u"/metaschemas/"_s;
    const auto add = [&](const QString &uri, const QString &path) {
        m_documents.append({uri, *JsonText::parse(contentOf(metaschemas + path))});
    };
    add(u"http://json-schema.org/draft-07/schema"_s, u"draft7/schema.json"_s);
    add(u"https://json-schema.org/draft/2020-12/schema"_s, u"draft2020-12/schema.json"_s);
    for (const QString &name :
        {u"applicator"_s, u"content"_s, u"core"_s, u"format-annotation"_s, u"meta-data"_s, u"unevaluated"_s, u"validation"_s})
        add(u"https://json-schema.org/draft/2020-12/meta/"_s + name, u"draft2020-12/meta/"_s + name + u".json"_s);
}

void TestJsonSchemaSuite::decidesEveryCase_data()
{
    using enum JsonSchema::Formats;
    QTest::addColumn<QString>("folder");
    QTest::addColumn<JsonSchema::Draft>("draft");
    QTest::addColumn<JsonSchema::Formats>("formats");
    QTest::addColumn<int>("least");
    const auto rows = [](const QString &folder, JsonSchema::Draft draft, int least, int leastOptional, int leastOfFormats) {
        QTest::addRow("%s", qPrintable(folder)) << folder << draft << AsDemanded << least;
        QTest::addRow("%s, optional", qPrintable(folder)) << folder + u"/optional"_s << draft << AsDemanded << leastOptional;
        QTest::addRow("%s, formats", qPrintable(folder)) << folder + u"/optional/format"_s << draft << All << leastOfFormats;
    };
    rows(u"draft7"_s, JsonSchema::Draft::Draft7, 800, 50, 400);
    rows(u"draft2020-12"_s, JsonSchema::Draft::Draft2020, 1100, 50, 400);
}

void TestJsonSchemaSuite::decidesEveryCase()
{
    QFETCH(QString, folder);
    QFETCH(int, least);
    QFETCH(JsonSchema::Draft, draft);
    QFETCH(JsonSchema::Formats, formats);
    m_draft = draft;
    m_formats = formats;
    const Figures figures = run(folder);
    print(folder, figures);
    // A suite that is missing, or an older one, is not passed over.
    QVERIFY2(figures.cases() >= least, qPrintable(u"%1 has no such suite: packaging/packages names the package that has"_s.arg(m_suite)));
    QVERIFY2(figures.slowestMicroseconds < 100'000, qPrintable(figures.slowest));
    QVERIFY2(figures.wrong.isEmpty(), qPrintable(figures.wrong.join(u'\n')));
}

Figures TestJsonSchemaSuite::run(const QString &draftFolder)
{
    Figures figures;
    for (const auto &[file, group] : groups(draftFolder))
        runGroup(group, file, figures);
    return figures;
}

//! With the name of the file that each stands in.
QList<std::pair<QString, JsonText>> TestJsonSchemaSuite::groups(const QString &draftFolder) const
{
    QList<std::pair<QString, JsonText>> groups;
    const QDir folder(m_suite + u"/tests/"_s + draftFolder);
    for (const QString &file : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        const Result<JsonText> all = JsonText::parse(contentOf(folder.filePath(file)));
        if (!all)
            qFatal("%s: %s", qPrintable(file), qPrintable(all.error().message));
        for (const auto &[none, group] : all->members())
            groups.append({file, group});
    }
    return groups;
}

//! Where valijson is asked, its yes counts: so it must be what the evaluator says by itself. Of its noes, which the evaluator looks
//! at again, only those to integers that it reads as fractions are overturned.
void TestJsonSchemaSuite::agreesWithValijson()
{
    QFETCH(QString, folder);
    QFETCH(JsonSchema::Draft, draft);
    QFETCH(JsonSchema::Formats, formats);
    int decided = 0;
    QStringList overturned;
    for (const auto &[file, group] : groups(folder)) {
        SchemaReferences references(m_documents);
        const auto root = references.addSchema(*group.member(u"schema"), {draft == JsonSchema::Draft::Draft7});
        QVERIFY(root);
        const auto alone = SchemaCompiler(references).compile(*root);
        QVERIFY2(alone, alone ? "" : qPrintable(alone.error().message));
        SchemaGraph both = *alone;
        SchemaTranslation(both).run();
        const auto &valijson = both.nodes.front().valijson;
        for (const auto &[none, test] : group.member(u"tests")->members()) {
            const QByteArray text = test.member(u"data")->bytes();
            const Json value = Json::parse(text.begin(), text.end(), nullptr, false);
            const bool fits = SchemaEvaluator(*alone, formats).violations(value).isEmpty();
            const QString name = file + u": "_s + group.member(u"description")->read().toString() + u": "_s
                + test.member(u"description")->read().toString();
            QVERIFY2(SchemaEvaluator(both, formats).violations(value).isEmpty() == fits, qPrintable(name));
            if (!valijson || !SchemaEvaluator::asksValijson(both, value, formats))
                continue;
            ++decided;
            if (valijson->accepts(value) == fits)
                continue;
            QVERIFY2(fits && value.is_number_float(), qPrintable(name));
            overturned.append(name);
        }
    }
    qInfo() << "decided by valijson as a whole:" << decided << "of these overturned:" << overturned;
    QVERIFY(folder.contains(u'/') || decided > 100);
}

void TestJsonSchemaSuite::runGroup(const JsonText &group, const QString &file, Figures &figures)
{
    const QString groupName = file + u": "_s + group.member(u"description")->read().toString();
    const qint64 begin = processorMicroseconds();
    const auto schema = JsonSchema::compile(*group.member(u"schema"), m_draft, m_documents);
    const qint64 microseconds = processorMicroseconds() - begin;
    if (microseconds > figures.slowestMicroseconds) {
        figures.slowestMicroseconds = microseconds;
        figures.slowest = groupName + u" (compiled)"_s;
    }
    for (const auto &[none, test] : group.member(u"tests")->members()) {
        const QString name = groupName + u": "_s + test.member(u"description")->read().toString();
        if (schema) {
            note(name, test.member(u"valid")->read().toBool(), *schema, *test.member(u"data"), figures);
        } else {
            ++figures.refusedSchemas;
            figures.wrong.append(u"refused: "_s + name + u" ("_s + schema.error().message + u')');
        }
    }
}

void TestJsonSchemaSuite::note(
    const QString &name, bool isValid, const std::shared_ptr<const JsonSchema> &schema, const JsonText &data, Figures &figures)
{
    const qint64 begin = processorMicroseconds();
    const QList<SchemaViolation> violations = schema->validate(data, m_formats);
    const qint64 microseconds = processorMicroseconds() - begin;
    if (microseconds > figures.slowestMicroseconds) {
        figures.slowestMicroseconds = microseconds;
        figures.slowest = name;
    }
    if (violations.isEmpty() == isValid) {
        ++figures.right;
        return;
    }
    if (isValid) {
        ++figures.rejectedValid;
        figures.wrong.append(u"rejected: "_s + name + u" ("_s + violations.first().message.spoken() + u')');
        return;
    }
    ++(schema->notChecked(m_formats).isEmpty() ? figures.acceptedInvalid : figures.acceptedInvalidNotChecked);
    figures.wrong.append(u"accepted: "_s + name);
}

void TestJsonSchemaSuite::print(const QString &draft, const Figures &figures)
{
    qInfo().noquote() << u"%1: %2 of %3 right; accepted though invalid %4, and %5 with a keyword reported as not checked; rejected though "
                         "valid %6; schemas refused %7; slowest %8 ms (%9)"_s.arg(draft)
                             .arg(figures.right)
                             .arg(figures.cases())
                             .arg(figures.acceptedInvalid)
                             .arg(figures.acceptedInvalidNotChecked)
                             .arg(figures.rejectedValid)
                             .arg(figures.refusedSchemas)
                             .arg(double(figures.slowestMicroseconds) / 1000)
                             .arg(figures.slowest);
    for (const QString &wrong : figures.wrong)
        qInfo().noquote() << wrong;
}

QTEST_APPLESS_MAIN(TestJsonSchemaSuite)
#include "tst_jsonschemasuite.moc"
