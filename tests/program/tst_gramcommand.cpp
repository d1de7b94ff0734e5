// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace {

const QByteArray agent = "[a:Agent {instruction: 'i', model: 'p/m'} | [t:Tool {description: 'd'} | (x::Int)==>(::Int)]]\n";

} // namespace

//! `parlance gram`.
class GramCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }

    void saysNothingOfWhatIsRight();
    void saysWhatIsWrongWhere();
    void saysItAsEditorsCount();
    void readsStandardInputAndFolders();
    void writesPatternsTreesAndTexts();
    void writesNothingOfWhatIsBroken();
    void findsPatterns();
    void joinsFiles();
    void writesEveryCharacterAsItIs();
    void saysWhichTextIsTooLargeForAnAgent();

private:
    QJsonObject checkAsJson(const QStringList &files, int status) const;

    std::unique_ptr<Program> m_program;
};

void GramCommandTest::saysNothingOfWhatIsRight()
{
    const QString path = m_program->write(u"workspace/a.gram"_s, agent);
    for (const QStringList &arguments : {QStringList {u"gram"_s, path}, QStringList {u"gram"_s, u"--check"_s, path}}) {
        const Program::Run run = m_program->run(arguments);
        VERIFY_STATUS(run, 0);
        QCOMPARE(run.out, QByteArray());
    }
    const QString examples = support::dataFolder() + u"/gram/examples"_s;
    VERIFY_STATUS(m_program->run({u"gram"_s, examples}), 0);
}

void GramCommandTest::saysWhatIsWrongWhere()
{
    const QString path = m_program->write(u"workspace/a.gram"_s, "(a\n" + QByteArray(agent).replace("Int)==", "Foo)=="));
    const Program::Run run = m_program->run({u"gram"_s, path});
    VERIFY_STATUS(run, 1);
    const QList<QByteArray> lines = run.out.trimmed().split('\n');
    // What stands behind the unclosed node is read all the same.
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[1].startsWith(path.toUtf8() + ":2:74: there is no type “Foo”"), lines[1].constData());
    QCOMPARE(lines[0], path.toUtf8() + ":2:1: expected “)” or what belongs to a node, found “[” [syntax-error]");
    const QString unknown = m_program->write(u"workspace/b.gram"_s, QByteArray(agent).replace("Int)==", "Foo)=="));
    const Program::Run second = m_program->run({u"gram"_s, unknown});
    VERIFY_STATUS(second, 1);
    QVERIFY2(second.out.startsWith(unknown.toUtf8() + ":1:74: there is no type “Foo”"), second.out.constData());
    QVERIFY(second.out.trimmed().endsWith("[UnknownType]"));
}

QJsonObject GramCommandTest::checkAsJson(const QStringList &files, int status) const
{
    const Program::Run run = m_program->run(QStringList {u"gram"_s, u"--check"_s, u"--json"_s} + files);
    return run.status == status ? QJsonDocument::fromJson(run.out).object() : QJsonObject();
}

void GramCommandTest::saysItAsEditorsCount()
{
    const QString right = m_program->write(u"workspace/a.gram"_s, agent);
    const QString wrong = m_program->write(u"workspace/b.gram"_s, "(a)\n(`😀` word)\n");
    const QJsonArray files = checkAsJson({right, wrong}, 1).value(u"files"_s).toArray();
    QCOMPARE(files.size(), 2);
    QCOMPARE(files[0].toObject().value(u"diagnostics"_s).toArray().size(), 0);
    QCOMPARE(files[1].toObject().value(u"path"_s).toString(), wrong);
    const QJsonObject diagnostic = files[1].toObject().value(u"diagnostics"_s).toArray().first().toObject();
    QCOMPARE(diagnostic.value(u"severity"_s).toString(), u"error"_s);
    QCOMPARE(diagnostic.value(u"code"_s).toString(), u"syntax-error"_s);
    const QByteArray range = QJsonDocument(diagnostic.value(u"range"_s).toObject()).toJson(QJsonDocument::Compact);
    QCOMPARE(range, QByteArray("{\"end\":{\"character\":10,\"line\":1},\"start\":{\"character\":6,\"line\":1}}"));
}

void GramCommandTest::readsStandardInputAndFolders()
{
    VERIFY_STATUS(m_program->run({u"gram"_s, u"-"_s}, "(a)-->(b)"), 0);
    VERIFY_STATUS(m_program->run({u"gram"_s, u"-"_s}, "(a)->(b)"), 1);
    m_program->write(u"workspace/in/a.gram"_s, "(a)");
    m_program->write(u"workspace/in/deeper/b.gram"_s, "(b");
    m_program->write(u"workspace/in/c.txt"_s, "(c");
    const QJsonArray files = checkAsJson({m_program->workspace() + u"/in"_s}, 1).value(u"files"_s).toArray();
    QCOMPARE(files.size(), 2);
}

void GramCommandTest::writesPatternsTreesAndTexts()
{
    const QByteArray text = "// c\n(a)<-[r:L]-(b)";
    const Program::Run json = m_program->run({u"gram"_s, u"--json"_s, u"-"_s}, text);
    VERIFY_STATUS(json, 0);
    QCOMPARE(json.lines()
                 .first()
                 .value(u"elements"_s)
                 .toArray()
                 .first()
                 .toObject()
                 .value(u"subject"_s)
                 .toObject()
                 .value(u"identity"_s)
                 .toString(),
        u"b"_s);
    const Program::Run tree = m_program->run({u"gram"_s, u"--tree"_s, u"-"_s}, text);
    VERIFY_STATUS(tree, 0);
    QVERIFY2(tree.out.startsWith("(gram_pattern\n  (comment)\n  (relationship_pattern\n    left: (node_pattern\n"), tree.out.constData());
    const Program::Run layout = m_program->run({u"gram"_s, u"--format"_s, u"-"_s}, "// c\n( a )<-[ r :L ]- (b {k:1})");
    VERIFY_STATUS(layout, 0);
    QCOMPARE(layout.out, QByteArray("// c\n(a)<-[r:L]-(b {k: 1})\n"));
}

void GramCommandTest::writesNothingOfWhatIsBroken()
{
    for (const QString &option : {u"--json"_s, u"--tree"_s, u"--format"_s}) {
        const Program::Run run = m_program->run({u"gram"_s, option, u"-"_s}, "(a)\n(b\n");
        VERIFY_STATUS(run, 1);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.notes.contains("-:3:1: "), run.notes.constData());
    }
}

void GramCommandTest::findsPatterns()
{
    const QString path = m_program->write(u"workspace/a.gram"_s, agent);
    const Program::Run found = m_program->run({u"gram"_s, u"--select"_s, u":Tool"_s, path});
    VERIFY_STATUS(found, 0);
    QCOMPARE(found.out, "// " + path.toUtf8() + ":1:45\n[t:Tool {description: \"d\"} | (x::Int)==>(::Int)]\n");
    const Program::Run json = m_program->run({u"gram"_s, u"--json"_s, u"--select"_s, u"{model: 'p/m'}"_s, path});
    VERIFY_STATUS(json, 0);
    QCOMPARE(json.lines().size(), 1);
    QCOMPARE(json.lines().first().value("line"_L1).toInt(), 1);
    QCOMPARE(json.lines().first().value("pattern"_L1).toObject().value("subject"_L1).toObject().value("identity"_L1).toString(), u"a"_s);
    VERIFY_STATUS(m_program->run({u"gram"_s, u"--select"_s, u":Nothing"_s, path}), 1);
    const Program::Run wrong = m_program->run({u"gram"_s, u"--select"_s, u"a | b"_s, path});
    VERIFY_STATUS(wrong, 2);
    QVERIFY2(wrong.notes.contains("name, :Label, {key: value}"), wrong.notes.constData());
    VERIFY_STATUS(m_program->run({u"gram"_s, u"--select"_s, u"a"_s, u"--tree"_s, path}), 2);
}

void GramCommandTest::joinsFiles()
{
    const QString first = m_program->write(u"workspace/in/a.gram"_s, agent);
    m_program->write(u"workspace/in/b.gram"_s,
        "// Another.\n[b:Agent {instruction: 'i', model: 'p/m'} | shared]\n[shared:Tool {description: 'd'} | ()==>(::Int)]");
    const Program::Run joined = m_program->run({u"gram"_s, u"--compose"_s, m_program->workspace() + u"/in"_s});
    VERIFY_STATUS(joined, 0);
    QVERIFY2(joined.out.contains("// Another.\n[b:Agent"), joined.out.constData());
    QVERIFY(joined.out.startsWith("[a:Agent"));
    const QString again = m_program->write(u"workspace/again.gram"_s, "\n" + agent);
    const Program::Run twice = m_program->run({u"gram"_s, u"--compose"_s, first, again});
    VERIFY_STATUS(twice, 1);
    QVERIFY2(twice.notes.contains(again.toUtf8() + ":2:1: “a” is already defined at " + first.toUtf8() + ":1:1"), twice.notes.constData());
    QCOMPARE(twice.out, QByteArray());
}

void GramCommandTest::writesEveryCharacterAsItIs()
{
    const QByteArray text = "(a {k: \"x\x1b\x01\x7f\xc2\x85y\"})\n";
    for (const QStringList &option : {QStringList {u"--format"_s}, QStringList {u"--compose"_s}, QStringList {u"--select"_s, u"a"_s}}) {
        const Program::Run run = m_program->run(QStringList {u"gram"_s} + option + QStringList {u"-"_s}, text);
        VERIFY_STATUS(run, 0);
        QVERIFY2(run.out.endsWith(text), run.out.constData());
    }
}

void GramCommandTest::saysWhichTextIsTooLargeForAnAgent()
{
    const QByteArray comment = "//" + QByteArray(1024 * 1024, 'x') + '\n';
    const Program::Run run = m_program->run({u"gram"_s, u"-"_s}, comment + agent);
    VERIFY_STATUS(run, 1);
    QCOMPARE(run.out, QByteArray("-:1:1: is larger than 1 MiB [InvalidStructure]\n"));
    // What is no agent may be larger.
    VERIFY_STATUS(m_program->run({u"gram"_s, u"-"_s}, comment + "(a)"), 0);
}

QTEST_GUILESS_MAIN(GramCommandTest)
#include "tst_gramcommand.moc"
