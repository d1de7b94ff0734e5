// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsontext.h"
#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"
#include "tests/support/patience.h"

#include <QTranslator>

using namespace Qt::StringLiterals;
using model::visibleLine;
using model::visibleText;

namespace {

//! A language that is read from the right: its translations set off what is put into them.
class SetsPartsOff final : public QTranslator
{
public:
    SetsPartsOff() { QCoreApplication::installTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        return QString::fromUtf8(source).replace(u"%1"_s, u"\u2068%1\u2069"_s);
    }
};

} // namespace

//! What is shown of others' text where somebody decides by it.
class VisibleTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhatIsNotSeen_data();
    void showsWhatIsNotSeen();
    void showsEveryFormatCharacterOfUnicode();
    void leavesWhatIsSeen_data();
    void leavesWhatIsSeen();
    void keepsLinesWhereThereMayBeSome();
    void saysTheSameAsJson();
    void namesTheHostAsItIsAsked_data();
    void namesTheHostAsItIsAsked();
    void saysHowMuchIsLeftOut();
    void leavesWhatATranslationSetsOff_data();
    void leavesWhatATranslationSetsOff();
    void leavesNoIsolateWhereTranslationsHaveNone();

private:
    static QString of(char32_t character) { return QString::fromUcs4(&character, 1); }
    //! The halves as JSON writes them.
    static QString escape(char32_t character)
    {
        QString text;
        for (const QChar unit : of(character))
            text += u"\\u"_s + QString::number(unit.unicode(), 16).rightJustified(4, u'0');
        return text;
    }
};

void VisibleTextTest::showsWhatIsNotSeen_data()
{
    QTest::addColumn<char32_t>("character");
    const auto row = [](const char *name, char32_t character) { QTest::newRow(name) << character; };
    row("null", 0x00);
    row("carriage return", 0x0d);
    row("escape", 0x1b);
    row("delete", 0x7f);
    row("a control sequence's beginning in one", 0x9b);
    row("soft hyphen", 0xad);
    row("combining grapheme joiner", 0x34f);
    row("Arabic letter mark", 0x61c);
    row("Hangul choseong filler", 0x115f);
    row("Hangul jungseong filler", 0x1160);
    row("Hangul filler", 0x3164);
    row("halfwidth Hangul filler", 0xffa0);
    row("Khmer inherent vowel", 0x17b4);
    row("Mongolian selector", 0x180b);
    row("Mongolian vowel separator", 0x180e);
    row("hair space", 0x200a);
    row("zero width space", 0x200b);
    row("zero width joiner", 0x200d);
    row("right-to-left mark", 0x200f);
    row("line separator", 0x2028);
    row("paragraph separator", 0x2029);
    row("right-to-left override", 0x202e);
    row("word joiner", 0x2060);
    row("unassigned, ignorable by default", 0x2065);
    row("right-to-left isolate", 0x2067);
    row("Braille without dots", 0x2800);
    row("private", 0xe000);
    row("half a pair", 0xd800);
    row("the other half", 0xdc00);
    row("a variation selector", 0xfe0f);
    row("byte order mark", 0xfeff);
    row("interlinear annotation", 0xfff9);
    row("object replacement", 0xfffc);
    row("no character", 0xffff);
    row("a note without a head", 0x1d159);
    row("a format character of music", 0x1d173);
    row("language tag", 0xe0001);
    row("tag of an A", 0xe0041);
    row("the last tag", 0xe007f);
    row("a later variation selector", 0xe0100);
    row("the last private one", 0x10fffd);
}

void VisibleTextTest::showsWhatIsNotSeen()
{
    QFETCH(char32_t, character);
    const QString text = u"a"_s + of(character) + u"b"_s;
    QCOMPARE(visibleText(text), u"a"_s + escape(character) + u"b"_s);
    QCOMPARE(visibleLine(text), u"a"_s + escape(character) + u"b"_s);
    // What is shown already stays as it is.
    QCOMPARE(visibleText(visibleText(text)), visibleText(text));
}

void VisibleTextTest::showsEveryFormatCharacterOfUnicode()
{
    QCOMPARE(visibleText(of(0x202e)), u"\\u202e"_s);
    QCOMPARE(visibleText(of(0xe0041)), u"\\udb40\\udc41"_s);
    int formats = 0;
    for (char32_t character = 0; character <= 0x10ffff; ++character) {
        const QChar::Category category = QChar::category(character);
        const bool isFormat = category == QChar::Other_Format;
        const bool isControl = category == QChar::Other_Control && character != U'\n' && character != U'\t';
        formats += isFormat;
        if (isFormat || isControl)
            QCOMPARE(visibleText(of(character)), escape(character));
    }
    // As many as Unicode 14 has, at least.
    QVERIFY2(formats >= 163, QByteArray::number(formats).constData());
}

void VisibleTextTest::leavesWhatIsSeen_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << QString();
    QTest::newRow("every printable sign of ASCII") << u" !\"#$%&'()*+,-./0129:;<=>?@AZ[\\]^_`az{|}~"_s;
    QTest::newRow("accents, also apart") << u"Grüße, e\u0301, ñ"_s;
    QTest::newRow("Greek, Russian, Hebrew, Arabic") << u"αβγ где שלום سلام"_s;
    QTest::newRow("Hindi, Thai") << u"हिन्दी ภาษาไทย"_s;
    QTest::newRow("Chinese, Japanese with its space, Korean") << u"中文 日本語\u3000です 한국어"_s;
    QTest::newRow("spaces that languages write") << u"10\u00a0%, 1\u202f000"_s;
    QTest::newRow("signs and pictures") << u"→ … “x” € 𝒳 🙂"_s;
    QTest::newRow("an escape that was written as such") << u"\\u202e"_s;
}

void VisibleTextTest::leavesWhatIsSeen()
{
    QFETCH(QString, text);
    QCOMPARE(visibleText(text), text);
    QCOMPARE(visibleLine(text), text);
}

void VisibleTextTest::keepsLinesWhereThereMayBeSome()
{
    QCOMPARE(visibleText(u"a\n\tb"), u"a\n\tb"_s);
    QCOMPARE(visibleLine(u"a\n\tb"), u"a\\u000a\\u0009b"_s);
}

void VisibleTextTest::saysTheSameAsJson()
{
    const QString value = u"a\\"_s + of(0x202e) + of(0xe0041) + u"\u2028\"b"_s;
    const QByteArray json = "{\"k\":" + model::JsonWriter::quoted(value) + "}";
    const auto shown = model::JsonText::parse(visibleText(QString::fromUtf8(json)).toUtf8());
    QVERIFY(shown);
    QVERIFY(shown->bytes() != json);
    QCOMPARE(shown->read()[u"k"].toString(), value);
}

void VisibleTextTest::namesTheHostAsItIsAsked_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("host");
    QTest::newRow("plain") << u"https://login.example.org/a"_s << u"login.example.org"_s;
    QTest::newRow("with a port") << u"http://127.0.0.1:8080/"_s << u"127.0.0.1:8080"_s;
    QTest::newRow("a Cyrillic a") << u"https://p\u0430ypal.com/"_s << u"xn--pypal-4ve.com"_s;
    QTest::newRow("another before it") << u"https://paypal.com@evil.example/"_s << u"evil.example"_s;
    QTest::newRow("another with its port before it") << u"https://paypal.com:443@evil.example/"_s << u"evil.example"_s;
}

void VisibleTextTest::namesTheHostAsItIsAsked()
{
    QFETCH(QString, address);
    QTEST(model::visibleHost(QUrl(address)), "host");
    const QString whole = model::visibleAddress(QUrl(address + u"%E2%80%AE\u202e\u00e9"_s));
    QVERIFY2(std::all_of(whole.begin(), whole.end(), [](QChar unit) { return unit > u' ' && unit < u'\x7f'; }), qPrintable(whole));
    QVERIFY(whole.contains(u"%E2%80%AE%E2%80%AE%C3%A9"));
}

void VisibleTextTest::saysHowMuchIsLeftOut()
{
    QCOMPARE(model::shortened(u"abcdef"_s, 6), u"abcdef"_s);
    QCOMPARE(model::shortened(u"abcdefg"_s, 6), u"abcdef… (1 more characters)"_s);
    // Never half of a character.
    QCOMPARE(model::shortened(u"ab🙂def"_s, 3), u"ab… (5 more characters)"_s);
}

void VisibleTextTest::leavesWhatATranslationSetsOff_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a part") << u"Allow \u2068io:write_file\u2069?"_s << u"Allow \u2068io:write_file\u2069?"_s;
    QTest::newRow("a part from left to right") << u"see \u2066--pace\u2069"_s << u"see \u2066--pace\u2069"_s;
    QTest::newRow("a sentence in another") << u"a \u2068b \u2068c\u2069 d\u2069"_s << u"a \u2068b \u2068c\u2069 d\u2069"_s;
    QTest::newRow("one without an end") << u"a \u2068b"_s << u"a \\u2068b"_s;
    QTest::newRow("one without a beginning") << u"a\u2069 b"_s << u"a\\u2069 b"_s;
    QTest::newRow("one that ends in another line") << u"a \u2068b\nc\u2069"_s << u"a \\u2068b\nc\\u2069"_s;
    QTest::newRow("what turns text round") << u"a \u2068\u202eb\u2069"_s << u"a \u2068\\u202eb\u2069"_s;
    QTest::newRow("what embeds it from the right") << u"a \u2067b\u2069"_s << u"a \\u2067b\\u2069"_s;
}

void VisibleTextTest::leavesWhatATranslationSetsOff()
{
    QFETCH(QString, text);
    const SetsPartsOff language;
    QTEST(model::visibleSentences(text), "shown");
    QCOMPARE(model::visibleSentence(u"\u2068a\u2069\nb"), u"\u2068a\u2069\\u000ab"_s);
}

void VisibleTextTest::leavesNoIsolateWhereTranslationsHaveNone()
{
    QCOMPARE(model::visibleSentence(u"Allow \u2068io\u2069?"), u"Allow \\u2068io\\u2069?"_s);
}

QTEST_GUILESS_MAIN(VisibleTextTest)
#include "tst_visibletext.moc"
