// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorfile.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

const QByteArray readEnsemble = R"(# tools for files
[ensemble]
name = "io"
enabled = true

[defaults]
timeout = 30
max_retries = 3

[[invokers]]
source = "io/invokers/read_file.toml"

[[invokers]]
name = "zip"
aliases = ["pack", "archive"]
timeout = 2.5
[invokers.arguments]
type = "object"
required = ["path"]
[invokers.arguments.properties.path]
type = "string"
[invokers.arguments.properties.level]
default = 1.0
maximum = 9007199254740993
)";

} // namespace

class DescriptorFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheOrderOfTheFile();
    void readersTakeOnlyTheirType();
    void leadsFromAPointerToItsPlace();
    void saysWhereTheTextIsNoToml_data();
    void saysWhereTheTextIsNoToml();
    void readsAFileWithAByteOrderMark();
    void boundsTheSizeOfAFile();
    void boundsTheNestingOfKeys();
    void joinsLinesBeforeAnyCharacter_data();
    void joinsLinesBeforeAnyCharacter();
    void refusesWhatIsNoUtf8();
    void refusesCharactersBeyondAsciiOutsideStrings_data();
    void refusesCharactersBeyondAsciiOutsideStrings();
    void takesCharactersBeyondAsciiInStringsAndComments();
    void refusesWhatIsNoPlainFile();
    void writesDiagnosticsAsCompilersDo();
    void survivesAnyMutation();
};

void DescriptorFileTest::keepsTheOrderOfTheFile()
{
    const DescriptorFile file = DescriptorFile::parse(readEnsemble, u"io.toml"_s);
    QVERIFY(file.diagnostics.isEmpty());
    QStringList keys;
    for (const auto &member : file.root.table())
        keys += member.key;
    QCOMPARE(keys, QStringList({u"ensemble"_s, u"defaults"_s, u"invokers"_s}));
    const DescriptorValue &zip = file.root[u"invokers"].array().at(1);
    QCOMPARE(zip[u"arguments"].toJson().bytes(),
        QByteArray(R"({"type":"object","required":["path"],"properties":{"path":{"type":"string"},)"
                   R"("level":{"default":1.0,"maximum":9007199254740993}}})"));
}

void DescriptorFileTest::readersTakeOnlyTheirType()
{
    const DescriptorFile file = DescriptorFile::parse(readEnsemble, u"io.toml"_s);
    const DescriptorValue &root = file.root;
    QCOMPARE(root[u"ensemble"][u"name"].string(), u"io"_s);
    QVERIFY(!root[u"ensemble"][u"name"].boolean());
    QCOMPARE(root[u"ensemble"][u"enabled"].boolean(), true);
    QCOMPARE(root[u"defaults"][u"timeout"].integer(), 30);
    QCOMPARE(root[u"defaults"][u"timeout"].number(), 30.0);
    const DescriptorValue &zip = root[u"invokers"].array().at(1);
    QCOMPARE(zip[u"timeout"].number(), 2.5);
    QVERIFY(!zip[u"timeout"].integer());
    QCOMPARE(zip[u"aliases"].strings(), QStringList({u"pack"_s, u"archive"_s}));
    QVERIFY(root[u"nothing"][u"below"].isNone());
    const DescriptorFile dated = DescriptorFile::parse("day = 2026-11-20\nat = 10:30:00", u"d.toml"_s);
    for (const QString &name : {u"day"_s, u"at"_s})
        QVERIFY(dated.root[name].isTemporal() && !dated.root[name].string());
    QCOMPARE(dated.root.toJson().bytes(), QByteArray(R"({"day":"2026-11-20","at":"10:30:00"})"));
}

void DescriptorFileTest::leadsFromAPointerToItsPlace()
{
    const DescriptorFile file = DescriptorFile::parse(readEnsemble, u"io.toml"_s);
    QCOMPARE(file.root.keyPosition(u"defaults").line, 6);
    QCOMPARE(file.root[u"defaults"].keyPosition(u"max_retries"), (TextPosition {8, 1}));
    QCOMPARE(file.root.positionOf(u"/defaults/timeout"), (TextPosition {7, 11}));
    QCOMPARE(file.root.positionOf(u"/invokers/1/aliases/1"), (TextPosition {15, 20}));
    QCOMPARE(file.root.positionOf(u"/invokers/1/arguments/properties/path/type").line, 21);
    // What is not there is at the nearest thing above it.
    QCOMPARE(file.root.positionOf(u"/invokers/1/aliases/7/x").line, 15);
}

void DescriptorFileTest::saysWhereTheTextIsNoToml_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::newRow("no value") << QByteArray("a = 1\nb = \n") << 2;
    QTest::newRow("a bracket alone") << QByteArray("[") << 1;
    QTest::newRow("a key twice") << QByteArray("a = 1\na = 2\n") << 2;
    QTest::newRow("a string without an end") << QByteArray("\n\na = \"x\n") << 3;
    QTest::newRow("invalid UTF-8") << QByteArray("a = 1\nb = \"\xff\xfe\"\n") << 2;
    QTest::newRow("a zero byte") << QByteArray("a = 1\n\0 = 2", 11) << 2;
}

void DescriptorFileTest::saysWhereTheTextIsNoToml()
{
    QFETCH(QByteArray, text);
    QFETCH(int, line);
    const DescriptorFile file = DescriptorFile::parse(text, u"x.toml"_s);
    QCOMPARE(file.diagnostics.size(), 1);
    QCOMPARE(file.diagnostics.first().position.line, line);
    QVERIFY(!file.diagnostics.first().message.isEmpty());
    QVERIFY(file.root.table().isEmpty());
}

void DescriptorFileTest::readsAFileWithAByteOrderMark()
{
    const DescriptorFile file = DescriptorFile::parse("\xEF\xBB\xBFname = \"x\"\n", u"x.toml"_s);
    QVERIFY(file.diagnostics.isEmpty());
    QCOMPARE(file.root[u"name"].string(), u"x"_s);
}

void DescriptorFileTest::boundsTheSizeOfAFile()
{
    QByteArray text("# ");
    text += QByteArray(1024 * 1024 - 2, 'x');
    QVERIFY(DescriptorFile::parse(text, u"x.toml"_s).diagnostics.isEmpty());
    QCOMPARE(DescriptorFile::parse(text + 'x', u"x.toml"_s).diagnostics.size(), 1);
}

void DescriptorFileTest::boundsTheNestingOfKeys()
{
    const QByteArray key = QByteArray("a.").repeated(400'000) + "a";
    QCOMPARE(DescriptorFile::parse(key + " = 1", u"x.toml"_s).diagnostics.size(), 1);
    QCOMPARE(DescriptorFile::parse('[' + key + ']', u"x.toml"_s).diagnostics.size(), 1);
    QCOMPARE(DescriptorFile::parse("# it's\nx = '#'\n" + key + " = 1", u"x.toml"_s).diagnostics.first().position.line, 3);
    const QByteArray quoted = QByteArray("\"=\".").repeated(100'000) + "a";
    QCOMPARE(DescriptorFile::parse(quoted + " = 1", u"x.toml"_s).diagnostics.size(), 1);
    const QByteArray nested = "a = " + QByteArray("{a.a.a.a.a = ").repeated(50) + '1' + QByteArray(50, '}');
    QCOMPARE(DescriptorFile::parse(nested, u"x.toml"_s).diagnostics.size(), 1);
    const QByteArray arrays = "a = " + QByteArray(300'000, '[');
    QCOMPARE(DescriptorFile::parse(arrays, u"x.toml"_s).diagnostics.size(), 1);
    // A text with many dots is no key.
    const QByteArray prose = "a = \"" + QByteArray("a.b. ").repeated(500) + "\"";
    QVERIFY(DescriptorFile::parse(prose, u"x.toml"_s).diagnostics.isEmpty());
    const QByteArray block = "a = \"\"\"\nit's\n" + QByteArray("a.b. ").repeated(500) + "\"\"\"";
    QVERIFY(DescriptorFile::parse(block, u"x.toml"_s).diagnostics.isEmpty());
}

void DescriptorFileTest::joinsLinesBeforeAnyCharacter_data()
{
    QTest::addColumn<QByteArray>("string");
    QTest::addColumn<QString>("value");
    QTest::newRow("a letter") << QByteArray("one \\\n  \n\tüber  two") << u"one über  two"_s;
    QTest::newRow("several lines") << QByteArray("a\\\nü\\  \r\n é\\\n𝛼 b") << u"aüé𝛼 b"_s;
    QTest::newRow("a byte order mark") << QByteArray("a\\\n\n\xef\xbb\xbf\xef\xbb\xb7 b") << u"a\ufeff\ufef7 b"_s;
    QTest::newRow("what TOML takes for no white space") << QByteArray("a\\\n\xe3\x80\x80 b") << u"a\u3000 b"_s;
    QTest::newRow("a backslash that is escaped") << QByteArray("a\\\\\nü") << u"a\\\nü"_s;
    QTest::newRow("ASCII") << QByteArray("a\\\n b") << u"ab"_s;
}

void DescriptorFileTest::joinsLinesBeforeAnyCharacter()
{
    QFETCH(QByteArray, string);
    const DescriptorFile file = DescriptorFile::parse("first = \"\"\"" + string + "\"\"\"\nsecond = 1\n", u"a.toml"_s);
    QVERIFY2(file.diagnostics.isEmpty(), qPrintable(file.diagnostics.value(0).message));
    QTEST(file.root[u"first"].string().value_or(QString()), "value");
    QCOMPARE(file.root[u"second"].position().line, int(string.count('\n')) + 2);
}

//! Where it stands on a line that an earlier one goes on with, too.
void DescriptorFileTest::refusesWhatIsNoUtf8()
{
    for (const QByteArray &string : {QByteArray("\"\x8e\""), QByteArray("\"\"\"\\\n\xef\xbb\x8e\x8e\"\"\"")}) {
        const DescriptorFile file = DescriptorFile::parse("a = " + string, u"x.toml"_s);
        QCOMPARE(file.diagnostics.size(), 1);
        QVERIFY2(file.diagnostics.first().message.contains(u"utf-8"_s), qPrintable(file.diagnostics.first().message));
    }
}

void DescriptorFileTest::refusesCharactersBeyondAsciiOutsideStrings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<TextPosition>("position");
    QTest::newRow("at the start of a line") << QByteArray("[ensemble]\n\x0a\xef\xbb\xb5#") << TextPosition {3, 1};
    QTest::newRow("the first") << QByteArray("\xef\xac\xa6 = 1") << TextPosition {1, 1};
    QTest::newRow("the last") << QByteArray("a = 1\n\xef\xbb\xbe") << TextPosition {2, 1};
    QTest::newRow("in a bare key") << QByteArray("a = 1\ngröße = 2") << TextPosition {2, 3};
    QTest::newRow("after a value") << QByteArray("\"ü\" = 'ü' ü") << TextPosition {1, 11};
    QTest::newRow("after a byte order mark") << QByteArray("\xEF\xBB\xBF\xEF\xBB\xBF") << TextPosition {1, 1};
    QTest::newRow("after a quote within a word") << QByteArray("a = 1x\"\xc3\xbc") << TextPosition {1, 8};
    QTest::newRow("after a bracket within a word") << QByteArray("a = 0[\"\xef\xbb\x9b") << TextPosition {1, 8};
    QTest::newRow("after a full stop within a word") << QByteArray("a = 1.'\xc3\xbc'") << TextPosition {1, 8};
    QTest::newRow("after an equals sign within a word") << QByteArray("a = 1=\"\xc3\xbc\"") << TextPosition {1, 8};
    QTest::newRow("after a word in an array") << QByteArray("a = [{b = 1},\n1.\"\xc3\xbc\"]") << TextPosition {2, 4};
    QTest::newRow("after a word in an inline table") << QByteArray("a = {b = 1{\"\xc3\xbc\"") << TextPosition {1, 13};
    QTest::newRow("behind a backslash") << QByteArray("a = \"\"\"\n\\\xef\xbb\xbe\"\"\"") << TextPosition {2, 2};
    QTest::newRow("behind a backslash on one line") << QByteArray("a = \"\\\xef\xbb\xbe\"") << TextPosition {1, 7};
    QTest::newRow("behind a backslash and white space") << QByteArray("a = \"\"\"\\\n\\ \t\xef\xaf\xbf\"\"\"") << TextPosition {2, 4};
    QTest::newRow("a space of another kind") << QByteArray("a =\xc2\xa0 1") << TextPosition {1, 4};
}

void DescriptorFileTest::refusesCharactersBeyondAsciiOutsideStrings()
{
    QFETCH(QByteArray, text);
    QFETCH(TextPosition, position);
    const DescriptorFile file = DescriptorFile::parse(text, u"x.toml"_s);
    QCOMPARE(file.diagnostics.size(), 1);
    QCOMPARE(file.diagnostics.first().position, position);
    const QString message = file.diagnostics.first().message;
    QVERIFY2(message.contains(u"ASCII"_s) || message.contains(u"escape"_s), qPrintable(message));
}

void DescriptorFileTest::takesCharactersBeyondAsciiInStringsAndComments()
{
    const QByteArray text = R"(# ﻵ '
"größe" = 'ﻵ' # ü
a = """
ä \""" ö"""""
b = '''
ä''''
c = "ü"
d = {}
e = [ {"ö" = "ß", f."é" = [ 'è', "ê" ] }, # ñ
  [], "ø" ]
g = "å"
)";
    const DescriptorFile file = DescriptorFile::parse(text, u"x.toml"_s);
    QVERIFY2(file.diagnostics.isEmpty(), file.diagnostics.isEmpty() ? "" : qPrintable(file.diagnostics.first().toString()));
    QCOMPARE(file.root[u"größe"].string(), u"ﻵ"_s);
    QCOMPARE(file.root[u"a"].string(), u"ä \"\"\" ö\"\""_s);
    QCOMPARE(file.root[u"b"].string(), u"ä'"_s);
    QCOMPARE(file.root[u"c"].string(), u"ü"_s);
    QCOMPARE(file.root[u"e"].toJson().bytes(), QByteArray(R"([{"ö":"ß","f":{"é":["è","ê"]}},[],"ø"])"));
    QCOMPARE(file.root[u"g"].string(), u"å"_s);
    // A string without an end is what is told, not what seems to stand outside after it.
    const DescriptorFile open = DescriptorFile::parse("a = \"x\nb = \"ü\"", u"x.toml"_s);
    QCOMPARE(open.diagnostics.size(), 1);
    QCOMPARE(open.diagnostics.first().position.line, 1);
}

void DescriptorFileTest::refusesWhatIsNoPlainFile()
{
    QTemporaryDir folder;
    QCOMPARE(DescriptorFile::read(folder.filePath(u"none.toml"_s)).diagnostics.size(), 1);
    const QString pipe = folder.filePath(u"pipe.toml"_s);
    QCOMPARE(mkfifo(qPrintable(pipe), 0600), 0);
    const DescriptorFile file = DescriptorFile::read(pipe);
    QCOMPARE(file.diagnostics.size(), 1);
    QCOMPARE(file.diagnostics.first().position, TextPosition());
}

void DescriptorFileTest::writesDiagnosticsAsCompilersDo()
{
    const Diagnostic placed {u"a/b.toml"_s, {3, 7}, Diagnostic::Severity::Error, u"wrong"_s};
    QCOMPARE(placed.toString(), u"a/b.toml:3:7: wrong"_s);
    const Diagnostic whole {u"b.toml"_s, {}, Diagnostic::Severity::Warning, u"odd"_s};
    QCOMPARE(whole.toString(), u"b.toml: odd"_s);
    QVERIFY(hasErrors({whole, placed}));
    QVERIFY(!hasErrors({whole}));
}

void DescriptorFileTest::survivesAnyMutation()
{
    QRandomGenerator random(20261120);
    static constexpr char characters[] = "[]{}\"'\\.=#,\n\r\t \xff\xc3\x28\0aZ09-_+:";
    const QByteArray alphabet(characters, sizeof characters - 1);
    int broken = 0;
    for (int round = 0; round < 500; ++round) {
        QByteArray text = readEnsemble;
        for (int change = 0; change <= round % 5; ++change) {
            const qsizetype at = random.bounded(text.size());
            switch (random.bounded(3)) {
            case 0: text[at] = alphabet[random.bounded(alphabet.size())]; break;
            case 1: text.insert(at, alphabet[random.bounded(alphabet.size())]); break;
            default: text.remove(at, random.bounded(20)); break;
            }
        }
        const DescriptorFile file = DescriptorFile::parse(text, u"x.toml"_s);
        broken += hasErrors(file.diagnostics) ? 1 : 0;
        QVERIFY(JsonText::parse(file.root.toJson().bytes()));
    }
    QVERIFY(broken > 100);
}

QTEST_GUILESS_MAIN(DescriptorFileTest)
#include "tst_descriptorfile.moc"
