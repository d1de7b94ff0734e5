// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramcheck.h"
#include "model/gram/gramjson.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "tests/support/gramcases.h"
#include "tests/support/patience.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

//! Makes patterns of all that the model can hold and gram can say.
class Maker final
{
public:
    explicit Maker(quint32 seed)
        : m_random(seed)
    {
    }

    GramDocument document()
    {
        GramDocument document;
        if (chance(4))
            document.header = properties();
        for (int count = below(4); count > 0; --count)
            document.patterns.append(pattern(3));
        return document;
    }

private:
    int below(int end) { return int(m_random.bounded(end)); }
    bool chance(int of) { return below(of) == 0; }

    QString text()
    {
        static const QStringList pieces {u"a"_s, u"b.c"_s, u" "_s, u"\n"_s, u"\r"_s, u"\t"_s, u"//"_s, u"\""_s, u"'"_s, u"`"_s, u"```"_s,
            u"\\"_s, u"é😀"_s, u"{"_s, u"\b"_s, u"\f"_s, u"1"_s, u"-"_s, u"true"_s, u"\u0001"_s};
        QString text;
        for (int count = below(6); count > 0; --count)
            text += pieces.at(below(int(pieces.size())));
        return text;
    }

    QString name()
    {
        static const QStringList names {u"a"_s, u"b"_s, u"true"_s, u"42"_s, u"-1"_s, u"042"_s, u"x-y"_s};
        return chance(3) ? text() : names.at(below(int(names.size())));
    }

    GramNumber number()
    {
        using Kind = GramNumber::Kind;
        static const QList<GramNumber> numbers {{Kind::Integer, u"0"_s}, {Kind::Integer, u"-7"_s}, {Kind::Integer, u"0xFF"_s},
            {Kind::Integer, u"017"_s}, {Kind::Integer, u"123456789012345678901234567890"_s}, {Kind::Decimal, u"1.50"_s},
            {Kind::Decimal, u"-0.0"_s}, {Kind::Measurement, u"5kg"_s}, {Kind::Measurement, u"0xFFz"_s}};
        return numbers.at(below(int(numbers.size())));
    }

    GramValue scalar()
    {
        switch (below(6)) {
        case 0: return GramValue::Variant(chance(2));
        case 1: return GramValue::Variant(number());
        case 2: return GramValue::Variant(GramSymbol {u"word-1"_s});
        case 3: return GramValue::Variant(GramTagged {u"md"_s, text()});
        case 4: {
            GramRange range {number(), number()};
            if (chance(2))
                (chance(2) ? range.lower : range.upper).reset();
            return GramValue::Variant(range);
        }
        default: return GramValue::Variant(text());
        }
    }

    GramValue value()
    {
        if (chance(6)) {
            GramValue::Array array;
            for (int count = 1 + below(3); count > 0; --count)
                array.append(scalar());
            return GramValue::Variant(array);
        }
        if (!chance(6))
            return scalar();
        GramProperties map;
        for (int count = below(3); count > 0; --count)
            map.append({name(), scalar()});
        return GramValue::Variant(map);
    }

    GramProperties properties()
    {
        GramProperties properties;
        for (int count = below(5); count > 0; --count)
            properties.append({chance(2) ? u"key"_s + QString::number(count) : name(), value()});
        return properties;
    }

    Pattern pattern(int depth)
    {
        Pattern pattern;
        if (!chance(3))
            pattern.value.identity = name();
        for (int count = chance(2) ? below(3) : 0; count > 0; --count) {
            if (const QString label = name(); !pattern.value.labels.contains(label))
                pattern.value.labels.append(label);
        }
        if (chance(2))
            pattern.value.properties = properties();
        pattern.form = Pattern::Form(below(7));
        pattern.arrow = Pattern::Arrow(below(4));
        pattern.isDeclaring = chance(2);
        if (chance(8))
            pattern.comments = {{u"// above"_s}, u"// beside"_s, {u"// last"_s}};
        for (int count = depth > 0 ? below(4) : 0; count > 0; --count)
            pattern.elements.append(this->pattern(depth - 1));
        return pattern;
    }

    QRandomGenerator m_random;
};

QString writtenTwice(const QString &text)
{
    return GramWriter::write(GramReader::read(text).document).value_or(u"refused"_s);
}

QString firstDifference(const QString &left, const QString &right)
{
    const auto [here, there] = std::mismatch(left.begin(), left.end(), right.begin(), right.end());
    const qsizetype begin = std::max(qsizetype(0), qsizetype(here - left.begin()) - 40);
    return left.mid(begin, 80) + u"\nis not\n"_s + right.mid(begin, 80);
}

} // namespace

class GramWriterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatIsReadAgainAlike_data();
    void writesWhatIsReadAgainAlike();
    void keepsWhateverPatternsSay();
    void writesFormsAsTheyWereRead_data();
    void writesFormsAsTheyWereRead();
    void keepsComments();
    void breaksLongLines();
    void refusesWhatGramCannotSay_data();
    void refusesWhatGramCannotSay();
    void exchangesPatternsAsJson();
    void readsTheOtherToolsJson();
};

void GramWriterTest::writesWhatIsReadAgainAlike_data()
{
    QTest::addColumn<QString>("text");
    for (const support::GramCase &given : support::gramCases()) {
        if (given.isRight)
            QTest::newRow(qPrintable(given.name)) << given.text;
    }
}

void GramWriterTest::writesWhatIsReadAgainAlike()
{
    QFETCH(QString, text);
    const GramDocument document = GramReader::read(text).document;
    const auto written = GramWriter::write(document);
    QVERIFY2(written, written ? "" : qPrintable(written.error().message));
    const GramText again = GramReader::read(*written);
    QVERIFY2(again.faults.isEmpty() && again.document == document, qPrintable(*written));
    QCOMPARE(*GramWriter::write(again.document), *written);
    const auto fromJson = gramjson::fromJson(gramjson::toJson(document));
    QVERIFY(fromJson);
    // JSON has no place for a key that stands there twice.
    const GramFaults faults = GramCheck::check(document);
    if (std::none_of(faults.begin(), faults.end(), [](const GramFault &fault) { return fault.code == u"duplicate-key"; }))
        QCOMPARE(fromJson->patterns, document.patterns);
}

void GramWriterTest::keepsWhateverPatternsSay()
{
    for (quint32 seed = 1; seed <= 1500; ++seed) {
        const GramDocument document = Maker(seed).document();
        const auto written = GramWriter::write(document);
        QVERIFY2(written, written ? "" : qPrintable(written.error().message));
        const GramText read = GramReader::read(*written);
        QVERIFY2(read.faults.isEmpty(),
            qPrintable(*written + u"\n---\n"_s + (read.faults.isEmpty() ? QString() : read.faults.first().diagnostic({}).toString())));
        QVERIFY2(read.document == document,
            qPrintable(u"seed %1\n"_s.arg(seed)
                + firstDifference(gramjson::toJson(document).toString(), gramjson::toJson(read.document).toString()) + u'\n' + *written));
        QCOMPARE(writtenTwice(*written), *written);
        for (const Pattern &pattern : document.patterns) {
            const auto line = GramWriter::write(pattern);
            QVERIFY(line && !line->contains(u'\n'));
            QCOMPARE(GramReader::read(*line).document.patterns, QList {pattern});
        }
    }
}

void GramWriterTest::writesFormsAsTheyWereRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("written");
    const auto row = [](const QString &text, const QString &written) { QTest::newRow(qPrintable(text)) << text << written + u'\n'; };
    row(u"(a::T{k:1})==>(::R)"_s, u"(a::T {k: 1})==>(::R)"_s);
    row(u"(a)<-[r:L]-(b)~~(c)<-->(d)"_s, u"(a)<-[r:L]-(b)~~(c)<-->(d)"_s);
    row(u"[ a ]"_s, u"(a)"_s);
    row(u"[r|a,(b)]"_s, u"[r | a, (b)]"_s);
    row(u"@@i:L @k(1)@l('x')(a)"_s, u"@@i:L @k(1) @l(\"x\") (a)"_s);
    row(u"(`1`:`true` {'k': 1})"_s, QString());
    row(u"(`1`:`true` {`k`: 0x1F, `a b`: 'it'})"_s, u"(1:true {k: 0x1F, \"a b\": \"it\"})"_s);
    row(u"(a {k: '// x'})"_s, u"(a {k: \"\\/\\/ x\"})"_s);
    row(u"{k:1}(a)(b)"_s, u"{k: 1}\n\n(a)\n(b)"_s);
    row(u"(a {k: 'x\\ny'})"_s, u"(a {\n  k: ```\nx\ny\n```\n})"_s);
}

void GramWriterTest::writesFormsAsTheyWereRead()
{
    QFETCH(QString, text);
    QFETCH(QString, written);
    QCOMPARE(GramWriter::write(GramReader::read(text).document).value_or(QString()), written == u"\n" ? QString() : written);
}

void GramWriterTest::keepsComments()
{
    const QString text =
        u"// licence\n{k: 1}\n\n// of a\n[a // hoisted\n|  // of b too\n  // of b\n  b,  // beside b\n  (c {// within\n k: 1})\n  // last\n]  // beside a\n\n// end"_s;
    const QString written = writtenTwice(text);
    QCOMPARE(written,
        u"// licence\n{k: 1}\n\n// of a\n// hoisted\n[a |\n  // of b too\n  // of b\n  b,  // beside b\n  // within\n  (c {k: 1})\n  // last\n]  // beside a\n\n// end\n"_s);
    QCOMPARE(writtenTwice(written), written);
}

void GramWriterTest::breaksLongLines()
{
    const QString word(30, u'w');
    const QString text =
        u"[agent:Agent {a: \"%1\", b: \"%1\", c: \"%1\"} | [tool:Tool {d: \"%1\"} | (x::Int {description: \"%1\"})==>(y::Int {description: \"%1\"})==>(::Int)]]"_s
            .arg(word);
    const QString written = writtenTwice(text);
    QCOMPARE(written,
        u"[agent:Agent {\n  a: \"%1\",\n  b: \"%1\",\n  c: \"%1\"\n} |\n  [tool:Tool {d: \"%1\"} |\n    (x::Int {description: \"%1\"})\n"
        "      ==>(y::Int {description: \"%1\"})\n      ==>(::Int)\n  ]\n]\n"_s.arg(word));
    QCOMPARE(writtenTwice(written), written);
}

void GramWriterTest::refusesWhatGramCannotSay_data()
{
    QTest::addColumn<GramValue>("value");
    const auto row = [](const char *name, GramValue::Variant value) { QTest::newRow(name) << GramValue(std::move(value)); };
    row("NUL", QString(QChar(u'\0')));
    row("an empty list", GramValue::Array {});
    row("a list in a list", GramValue::Array {GramValue::Variant(GramValue::Array {GramValue::Variant(true)})});
    row("a map in a map", GramProperties {{u"k"_s, GramValue::Variant(GramProperties())}});
    row("a symbol of two words", GramSymbol {u"a b"_s});
    row("a symbol that is a boolean", GramSymbol {u"true"_s});
    row("a tag that is none", GramTagged {u"a b"_s, u"x"_s});
    row("an exponent", GramNumber {GramNumber::Kind::Decimal, u"1e5"_s});
    row("a measurement with a fraction", GramNumber {GramNumber::Kind::Measurement, u"1.5kg"_s});
    row("a range without ends", GramRange {});
}

void GramWriterTest::refusesWhatGramCannotSay()
{
    QFETCH(GramValue, value);
    GramDocument document;
    document.patterns = {Pattern {{u"a"_s, {}, {{u"k"_s, value}}}}};
    const auto written = GramWriter::write(document);
    QVERIFY(!written);
    QCOMPARE(written.error().category, ErrorCategory::Validation);
    QVERIFY(written.error().message.startsWith(u"This cannot be said in gram: "));
}

void GramWriterTest::exchangesPatternsAsJson()
{
    const GramDocument document =
        GramReader::read(u"(a:L {i: 0x10, d: 2.50, m: 5kg, r: 1..., s: x, t: md`y`, l: [1, 'z'], p: {k: true}})"_s).document;
    const JsonText json = gramjson::toJson(document);
    QCOMPARE(json.bytes(),
        QByteArray("{\"subject\":{\"identity\":\"a\",\"labels\":[\"L\"],\"properties\":{\"i\":16,\"d\":2.5,"
                   "\"m\":{\"type\":\"measurement\",\"unit\":\"kg\",\"value\":5},\"r\":{\"type\":\"range\",\"lower\":1,\"upper\":null},"
                   "\"s\":{\"type\":\"symbol\",\"value\":\"x\"},\"t\":{\"type\":\"tagged\",\"tag\":\"md\",\"content\":\"y\"},"
                   "\"l\":[1,\"z\"],\"p\":{\"k\":true}}},\"elements\":[]}"));
    QVERIFY(JsonText::parse(json.bytes()));
    QCOMPARE(*gramjson::fromJson(json), document);
    const GramDocument several = GramReader::read(u"{kind: \"x\"} (a)-->(b) [c | d]"_s).document;
    QCOMPARE(*gramjson::fromJson(gramjson::toJson(several)), several);
}

void GramWriterTest::readsTheOtherToolsJson()
{
    const auto read = gramjson::fromJson(*JsonText::parse(R"({"subject":{"identity":"","labels":["Gram.Walk"],"properties":{}},"elements":[
        {"subject":{"identity":"r","labels":[],"properties":{"n":{"type":"Integer","value":3},"s":{"type":"Symbol","value":"x"},"e":1.5e3}},
         "elements":[{"subject":{"identity":"a","labels":[],"properties":{}},"elements":[]},{"subject":{"identity":"b","labels":[],"properties":{}},"elements":[]}]},
        {"subject":{"identity":"q","labels":[],"properties":{}},
         "elements":[{"subject":{"identity":"b","labels":[],"properties":{}},"elements":[]},{"subject":{"identity":"c","labels":[],"properties":{}},"elements":[]}]}]})"));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(*GramWriter::write(*read), u"(a)-[r {n: 3, s: x, e: 1500.0}]->(b)-[q]->(c)\n"_s);
    QVERIFY(!gramjson::fromJson(*JsonText::parse("[1]")));
}

QTEST_APPLESS_MAIN(GramWriterTest)
#include "tst_gramwriter.moc"
