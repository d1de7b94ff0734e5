// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramcheck.h"
#include "model/gram/gramparser.h"
#include "model/gram/gramreader.h"
#include "tests/support/gramcases.h"
#include "tests/support/patience.h"
#include "tests/support/processorclock.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

//! A tree without white space, and without the names of fields, which the corpus may leave out.
QString bare(QString tree)
{
    static const QRegularExpression fields(u"\\b[a-z]+: "_s);
    static const QRegularExpression blanks(u"\\s+"_s);
    return tree.remove(fields).remove(blanks);
}

QStringList codesAndPlaces(const GramFaults &faults)
{
    QStringList said;
    for (const GramFault &fault : faults)
        said.append(u"%1:%2 %3"_s.arg(fault.position.line).arg(fault.position.column).arg(fault.code));
    return said;
}

QByteArray said(const GramFaults &faults)
{
    QString text;
    for (const GramFault &fault : faults)
        text += fault.diagnostic(u"gram"_s).toString() + u'\n';
    return text.toUtf8();
}

const GramValue &onlyValue(const GramText &read)
{
    return read.document.patterns.first().value.properties.first().value;
}

} // namespace

class GramTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void agreesWithTheCorpus_data();
    void agreesWithTheCorpus();
    void agreesWithTheOtherCases_data();
    void agreesWithTheOtherCases();
    void namesTheFieldsOfATree();
    void survivesEveryTruncation();
    void readsValues();
    void readsFencedTexts();
    void readsRelationships();
    void readsAnnotations();
    void saysWhereAndWhat_data();
    void saysWhereAndWhat();
    void goesOnAfterAnError();
    void refusesWhatIsTooDeepOrNoText();
    void takesTimeInProportionToTheText_data();
    void takesTimeInProportionToTheText();
    void findsWhatCannotBeMeant_data();
    void findsWhatCannotBeMeant();
};

void GramTest::agreesWithTheCorpus_data()
{
    QTest::addColumn<support::GramCase>("given");
    for (const support::GramCase &given : support::gramCorpus())
        QTest::newRow(qPrintable(given.name)) << given;
}

void GramTest::agreesWithTheCorpus()
{
    QFETCH(support::GramCase, given);
    const auto parsed = GramParser::parse(given.text);
    QVERIFY2(parsed.faults.isEmpty() == given.isRight, said(parsed.faults).constData());
    if (given.isRight)
        QCOMPARE(bare(toText(parsed.tree)), bare(given.tree));
}

void GramTest::agreesWithTheOtherCases_data()
{
    QTest::addColumn<support::GramCase>("given");
    for (const support::GramCase &given : support::gramCases()) {
        if (given.tree.isEmpty())
            QTest::newRow(qPrintable(given.name)) << given;
    }
}

void GramTest::agreesWithTheOtherCases()
{
    QFETCH(support::GramCase, given);
    const auto parsed = GramParser::parse(given.text);
    QVERIFY2(parsed.faults.isEmpty() == given.isRight, said(parsed.faults).constData());
}

void GramTest::namesTheFieldsOfATree()
{
    const QString tree = toText(GramParser::parse(u"@@i @k(1..2) (a:L {k: t`x`})-[r]->(b) // c"_s).tree);
    QCOMPARE(tree.simplified(),
        u"(gram_pattern (annotated_pattern annotations: (annotations (identified_annotation identifier: (symbol)) (property_annotation "
        u"key: "
        "(symbol) value: (range lower: (integer) upper: (integer)))) elements: (relationship_pattern left: (node_pattern identifier: "
        "(symbol) labels: (labels (symbol)) record: (record (record_property key: (symbol) value: (tagged_string tag: (symbol) content: "
        "(string_content))))) kind: (right_arrow identifier: (symbol)) right: (node_pattern identifier: (symbol)))) (comment))"_s);
}

void GramTest::survivesEveryTruncation()
{
    for (const support::GramCase &given : support::gramCases()) {
        const QByteArray bytes = given.text.toUtf8();
        for (qsizetype length = 0; length <= bytes.size(); ++length) {
            const GramText read = GramReader::read(bytes.first(length));
            for (const GramFault &fault : read.faults)
                QVERIFY2(fault.position.line > 0 && fault.position.column > 0 && !fault.message.isEmpty(), qPrintable(given.text));
            GramCheck::check(read.document);
        }
    }
}

void GramTest::readsValues()
{
    const GramText read = GramReader::read(
        u"(a {i: 0x2A, o: 052, d: 1.50, m: 168cm, b: true, s: word, t: md`x`, r: 1..., q: 'it\\'s', l: [1, 2], p: {k: 1}})"_s);
    QVERIFY2(read.faults.isEmpty(), said(read.faults).constData());
    const Subject &subject = read.document.patterns.first().value;
    QCOMPARE(*subject.property(u"i")->as<GramNumber>(), GramNumber::of(42));
    QCOMPARE(*subject.property(u"o")->as<GramNumber>(), GramNumber::of(42));
    QCOMPARE(subject.property(u"d")->as<GramNumber>()->number(), 1.5);
    QCOMPARE(subject.property(u"m")->as<GramNumber>()->unit(), u"cm"_s);
    QCOMPARE(*subject.property(u"m")->as<GramNumber>()->integer(), 168);
    QCOMPARE(*subject.property(u"b")->as<bool>(), true);
    QCOMPARE(subject.property(u"s")->as<GramSymbol>()->name, u"word"_s);
    QCOMPARE(*subject.property(u"t")->as<GramTagged>(), (GramTagged {u"md"_s, u"x"_s}));
    QCOMPARE(*subject.property(u"r")->as<GramRange>(), (GramRange {GramNumber::of(1), std::nullopt}));
    QCOMPARE(*subject.property(u"q")->string(), u"it's"_s);
    QCOMPARE(subject.property(u"l")->as<GramValue::Array>()->size(), 2);
    QCOMPARE(subject.property(u"p")->as<GramProperties>()->first().key, u"k"_s);
}

void GramTest::readsFencedTexts()
{
    const auto textOf = [](const QString &fence) {
        return onlyValue(GramReader::read(u"({k: "_s + fence + u"})"_s)).string().value_or(u"none"_s);
    };
    QCOMPARE(textOf(u"```\nabc\n```"_s), u"abc"_s);
    QCOMPARE(textOf(u"```\nabc```"_s), u"abc"_s);
    QCOMPARE(textOf(u"```\r\n  a\r\n\\n\r\n```"_s), u"  a\n\\n"_s);
    QCOMPARE(textOf(u"```\n\n\nx\n\n```"_s), u"\n\nx\n"_s);
    QCOMPARE(textOf(u"```\n```"_s), QString());
    QCOMPARE(*onlyValue(GramReader::read(u"({k: ```md // c\nx\n```})"_s)).as<GramTagged>(), (GramTagged {u"md"_s, u"x"_s}));
}

void GramTest::readsRelationships()
{
    const auto only = [](const QString &text) { return GramReader::read(text).document.patterns.first(); };
    const Pattern right = only(u"(a)-[r:L]->(b)"_s);
    QCOMPARE(right.value.identity, u"r"_s);
    QCOMPARE(right.elements[0].value.identity, u"a"_s);
    QCOMPARE(only(u"(b)<=[r:L]=(a)"_s), right);
    QCOMPARE(only(u"(a)~[r::L]~(b)"_s), right);
    QCOMPARE(only(u"[r:L | a, b]"_s), right);
    const Pattern walk = only(u"(a)-[r1]->(b)<-[r2]-(c)"_s);
    QCOMPARE(walk, only(u"[ | [r1 | (a), (b)], [r2 | (c), (b)]]"_s));
    QCOMPARE(walk.form, Pattern::Form::Walk);
}

void GramTest::readsAnnotations()
{
    const GramText read = GramReader::read(u"@@i:L @k(1) @k(2) @m(x) [a | b]"_s);
    const Pattern &wrapper = read.document.patterns.first();
    QCOMPARE(wrapper, GramReader::read(u"[i:L {k: 2, m: x} | [a | b]]"_s).document.patterns.first());
    QCOMPARE(codesAndPlaces(read.faults), QStringList {u"1:13 duplicate-key"_s});
    QVERIFY(!hasErrors(read.faults));
}

void GramTest::saysWhereAndWhat_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QString &text, const QString &fault) { QTest::newRow(name) << text << fault; };
    row("end", u"(a"_s, u"gram:1:3: expected “)” or what belongs to a node, found the end of the text"_s);
    row("lists at the top", u"(a), (b)"_s, u"gram:1:4: expected “(”, “[”, “@”, found “,”"_s);
    row("an element that is none", u"[a |\n  b,\n  1.5]"_s, u"gram:3:4: expected “,”, “]”, found “.”"_s);
    row("behind other scripts", u"(`é😀` word)"_s, u"gram:1:7: expected “)” or what belongs to a node, found “word”"_s);
    row("escapes", u"(a {k: \"x\\q\"})"_s, u"gram:1:10: there is no such escape; between \" there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t"_s);
    row("a text left open", u"(a {k: 'x\n})"_s, u"gram:1:8: this text is not closed by ' on its line"_s);
    row("a fence left open", u"(a {k: ```\n})"_s, u"gram:1:8: this text is never closed by ```"_s);
    row("lists in lists", u"(a {k: [[1]]})"_s, u"gram:1:9: lists and maps cannot hold further lists or maps"_s);
    row("half an arrow", u"(a)->(b)"_s,
        u"gram:1:4: this is not an arrow: they are written --, -->, <--, <--> or with -[…]-, and alike with = and ~"_s);
    row("arrows of two kinds", u"(a)-[r]~>(b)"_s, u"gram:1:8: expected “-”, found “~”"_s);
    row("an empty list", u"(a {k: []})"_s, u"gram:1:9: expected a value, found “]”"_s);
}

void GramTest::saysWhereAndWhat()
{
    QFETCH(QString, text);
    QFETCH(QString, fault);
    const GramText read = GramReader::read(text);
    QCOMPARE(read.faults.size(), 1);
    QCOMPARE(read.faults.first().diagnostic(u"gram"_s).toString(), fault);
    QCOMPARE(read.faults.first().code, u"syntax-error"_s);
}

void GramTest::goesOnAfterAnError()
{
    const GramText read = GramReader::read(u"[a |\n  (b c),\n  [d]\n]\n(e)\n(f g)\n  (h\n@k(1) (i)\n"_s);
    QCOMPARE(codesAndPlaces(read.faults), (QStringList {u"2:6 syntax-error"_s, u"6:4 syntax-error"_s}));
    QCOMPARE(read.document.patterns.size(), 2);
    QCOMPARE(read.document.patterns[0].value.identity, u"e"_s);
    QCOMPARE(read.document.patterns[1].form, Pattern::Form::Annotation);
    QCOMPARE(GramReader::read(u"(a\n[b]\n"_s).document.patterns.size(), 1);
    QCOMPARE(GramReader::read(QString(u"(a b)\n"_s).repeated(1000)).faults.size(), GramParser::mostFaults);
}

void GramTest::refusesWhatIsTooDeepOrNoText()
{
    const auto nested = [](int depth) { return u"[a | "_s.repeated(depth - 1) + u"(a)"_s + QString(depth - 1, u']'); };
    QVERIFY(GramReader::read(nested(GramParser::deepestNesting)).faults.isEmpty());
    QCOMPARE(GramReader::read(u"[a | "_s.repeated(100000)).faults.size(), 1);
    QCOMPARE(codesAndPlaces(GramReader::read(QByteArray("(a)\n(\xC3\xA9 \xFF)")).faults), QStringList {u"2:4 syntax-error"_s});
    QCOMPARE(codesAndPlaces(GramReader::read(QByteArray("(a)\n// \0", 8)).faults), QStringList {u"2:4 syntax-error"_s});
    QVERIFY(GramReader::read(QByteArray("\xEF\xBB\xBF(a)")).faults.isEmpty());
    QVERIFY(GramReader::read(QByteArray()).document.patterns.isEmpty());
}

void GramTest::takesTimeInProportionToTheText_data()
{
    QTest::addColumn<QString>("piece");
    for (const char *piece :
        {"(a)-->", "[a | ", "@k(1) ", "(a:L {k: 1})\n", "(a b)\n", ":L", "// c\n", "(a {k: ```\n```})\n", "({k: \"\"}) // c\n", "```"})
        QTest::newRow(piece) << QString::fromLatin1(piece);
    QTest::newRow("distinct labels") << QString();
}

void GramTest::takesTimeInProportionToTheText()
{
    QFETCH(QString, piece);
    QString text = piece.repeated(400'000 / std::max(qsizetype(1), piece.size()));
    for (int label = 0; piece.isEmpty() && label < 50'000; ++label)
        text += (label == 0 ? u"(:L"_s : u":L"_s) + QString::number(label);
    if (piece == u":L")
        text = u"(a"_s + text + u')';
    const support::ProcessorClock timer;
    const GramText read = GramReader::read(text);
    GramCheck::check(read.document);
    // What grows with the square of the text takes minutes at this size.
    QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
}

void GramTest::findsWhatCannotBeMeant_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("faults");
    const auto row = [](const char *name, const QString &text, const QStringList &faults) { QTest::newRow(name) << text << faults; };
    row("nothing", u"[a:L | b, c]\n(b)\n(c)"_s, {});
    row("a key twice", u"(a {k: 1, l: 2, k: 3})"_s, {u"1:17 duplicate-key"_s});
    row("a key twice in a map", u"(a {m: {k: 1, k: 2}})"_s, {u"1:15 duplicate-key"_s});
    row("a pattern twice", u"(a:L)\n(a)\n[a:L | (b)]"_s, {u"3:1 duplicate-element"_s});
    row("an element twice", u"[l | (a:L), [a {k: 1}]]"_s, {u"1:13 duplicate-element"_s});
    row("an end twice", u"(a:L)-->(b:L)\n(b:L)-->(c)"_s, {u"2:1 duplicate-element"_s});
    row("a node of two relationships", u"(a)-->(b:L {k: 1})-->(c)"_s, {});
    row("parameters of two tools", u"[t:Tool | (x::Int)==>(::Int)]\n[u:Tool | (x::Int)==>(::Int)]"_s, {});
    row("itself", u"[a | a]"_s, {u"1:6 self-reference"_s});
    row("nobody", u"[a | b]"_s, {u"1:6 undefined-reference"_s});
    row("defined later", u"[a | b]\n[b]"_s, {});
    row("another relationship", u"(a)-[r]->(b)\n(a)-[r]->(c)"_s, {u"2:1 inconsistent-definition"_s});
}

void GramTest::findsWhatCannotBeMeant()
{
    QFETCH(QString, text);
    QFETCH(QStringList, faults);
    const GramText read = GramReader::read(text);
    QVERIFY2(read.faults.isEmpty(), said(read.faults).constData());
    QCOMPARE(codesAndPlaces(GramCheck::check(read.document)), faults);
}

QTEST_APPLESS_MAIN(GramTest)
#include "tst_gram.moc"
