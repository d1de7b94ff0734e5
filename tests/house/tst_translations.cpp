// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/sourcetree.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

//! A text of the program, as it is filed, and what stands for it.
struct Message {
    QString context;
    QString source;
    bool isPlural = false;
    QStringList forms;
    //! For translators.
    QString comment = {};

    QString key() const { return context + u'\x1f' + source; }
    bool isTranslated() const
    {
        return std::none_of(forms.cbegin(), forms.cend(), [](const QString &form) { return form.isEmpty(); });
    }
};

namespace {

const QString projectRoot = QStringLiteral(PROJECT_ROOT);
// Of a hundred texts: what is new in the program is shown in English until it is translated.
constexpr int mostUntranslated = 5;

QList<Message> readMessages(const QString &path)
{
    QList<Message> messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QStringView name = xml.name();
        if (name == u"name") {
            context = xml.readElementText();
        } else if (name == u"message") {
            messages.append({context, {}, xml.attributes().value("numerus"_L1) == u"yes", {}});
        } else if (name == u"source") {
            messages.last().source = xml.readElementText();
        } else if (name == u"extracomment") {
            messages.last().comment = xml.readElementText();
        } else if (name == u"numerusform") {
            messages.last().forms.append(xml.readElementText());
        } else if (name == u"translation" && !messages.last().isPlural) {
            messages.last().forms.append(xml.readElementText());
        }
    }
    return messages;
}

QStringList sortedMatches(const QString &text, const QString &pattern)
{
    QStringList found;
    for (const QRegularExpressionMatch &match : QRegularExpression(pattern).globalMatch(text))
        found.append(match.captured());
    found.sort();
    found.removeDuplicates();
    return found;
}

//! How many letters are marked as a key. An ampersand that stands for itself is written twice.
int accessKeysOf(QString text)
{
    return int(text.remove(u"&&"_s).count(QRegularExpression(u"&\\S"_s)));
}

//! The texts of each menu of the window, as they are written where its commands are.
QHash<QString, QStringList> textsOfMenus()
{
    QFile file(projectRoot + u"/gui/shared/windowcommands.cpp"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression command(uR"x( menu = Menu::(\w+)|\{u"\w+"_s,\s*tr\("([^"]+)"\),(.*?)(?=\n\s*\{u"|\n\s*\}))x"_s,
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression place(uR"x(\{(?:Menu::(\w+)|menu), \d+\})x"_s);
    QHash<QString, QStringList> texts;
    QString menu;
    for (const QRegularExpressionMatch &match : command.globalMatch(QString::fromUtf8(file.readAll()))) {
        if (match.hasCaptured(1))
            menu = match.captured(1);
        for (const QRegularExpressionMatch &in : place.globalMatch(match.captured(3)))
            texts[in.hasCaptured(1) ? in.captured(1) : menu].append(match.captured(2));
    }
    return texts;
}

//! What is wrong with a form of a text; empty if nothing.
QString faultOf(const Message &message, const QString &form)
{
    const QString &source = message.source;
    if (sortedMatches(source, u"%L?\\d+"_s) != sortedMatches(form, u"%L?\\d+"_s))
        return u"not the same places to be filled"_s;
    if (!message.isPlural && source.contains(u"%n"_s) != form.contains(u"%n"_s))
        return u"no number"_s;
    if (accessKeysOf(source) != accessKeysOf(form))
        return u"not as many access keys"_s;
    // A short text stands in a button or beside a field.
    constexpr qsizetype longestShort = 40;
    if (source.size() <= longestShort && form.size() > 2 * source.size() + 14)
        return u"more words than there is room for"_s;
    if (source.endsWith(u'…') != form.endsWith(u'…'))
        return u"an ellipsis at one end only"_s;
    if (source.trimmed().endsWith(u':') != (form.trimmed().endsWith(u':') || form.endsWith(u'：')))
        return u"a colon at one end only"_s;
    for (const QString &option : sortedMatches(source, u"(?<![\\w-])--[a-z][a-z-]+|\\b\\w+\\.toml\\b"_s)) {
        if (!form.contains(option))
            return u"without "_s + option;
    }
    return {};
}

} // namespace

//! What the program says in other languages fits what it says in English.
class TranslationsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void hasTheProgramsTexts_data() { languages(); }
    void hasTheProgramsTexts();
    void isTranslated_data() { languages(); }
    void isTranslated();
    void saysWhatTheEnglishTextSays_data() { languages(); }
    void saysWhatTheEnglishTextSays();
    void hasItsGlossary_data() { languages(); }
    void hasItsGlossary();
    void hasThePluralFormsOfEnglish();
    void isInTheDesktopsMenu_data() { languages(); }
    void isInTheDesktopsMenu();
    void explainsShortTexts_data() { languages(); }
    void explainsShortTexts();
    void keepsCodeFromLeftToRight_data();
    void keepsCodeFromLeftToRight();
    void hasEachAccessKeyOnceInAMenu_data() { languages(); }
    void hasEachAccessKeyOnceInAMenu();

private:
    void languages();
    QList<Message> messages() const;

    QHash<QString, Message> m_texts;
};

void TranslationsTest::initTestCase()
{
    QTemporaryDir folder;
    const QString made = folder.filePath(u"texts.ts"_s);
    QStringList arguments {
        u"-I"_s, projectRoot, u"-tr-function-alias"_s, u"tr+=phrased"_s, u"-silent"_s, u"-no-obsolete"_s, u"-locations"_s, u"none"_s};
    arguments += house::tree::files(projectRoot, {u"model"_s, u"network"_s, u"invocables"_s, u"gui"_s}, {u".cpp"_s, u".h"_s});
    arguments += {QStringLiteral(DESCRIPTOR_TEXTS), u"-ts"_s, made};
    QProcess update;
    update.setWorkingDirectory(projectRoot);
    update.start(QStringLiteral(TEXT_READER), arguments);
    QVERIFY2(update.waitForFinished(), qPrintable(update.errorString()));
    for (const Message &message : readMessages(made))
        m_texts.insert(message.key(), message);
    QVERIFY(m_texts.size() > 3000);
}

void TranslationsTest::languages()
{
    QTest::addColumn<QString>("language");
    for (const QString &file : QDir(projectRoot + u"/translations"_s).entryList({u"parlance_*.ts"_s})) {
        const QString language = file.section(u'_', 1).section(u'.', 0, 0);
        if (language != u"en")
            QTest::newRow(qPrintable(language)) << language;
    }
}

QList<Message> TranslationsTest::messages() const
{
    QFETCH(QString, language);
    return readMessages(projectRoot + u"/translations/parlance_%1.ts"_s.arg(language));
}

void TranslationsTest::hasTheProgramsTexts()
{
    QSet<QString> there;
    for (const Message &message : messages()) {
        there.insert(message.key());
        if (!m_texts.contains(message.key()))
            QFAIL(qPrintable(u"The program no longer says “%1” (ninja translations)."_s.arg(message.source)));
    }
    for (const Message &message : m_texts) {
        if (!there.contains(message.key()))
            QFAIL(qPrintable(u"“%1” of %2 is not in it (ninja translations)."_s.arg(message.source, message.context)));
    }
}

void TranslationsTest::isTranslated()
{
    const QList<Message> all = messages();
    const auto untranslated = std::count_if(all.cbegin(), all.cend(), [](const Message &message) { return !message.isTranslated(); });
    QVERIFY2(untranslated * 100 <= mostUntranslated * all.size(), qPrintable(QString::number(untranslated)));
}

void TranslationsTest::saysWhatTheEnglishTextSays()
{
    int wrong = 0;
    for (const Message &message : messages()) {
        for (const QString &form : message.forms) {
            const QString fault = form.isEmpty() ? QString() : faultOf(message, form);
            if (fault.isEmpty())
                continue;
            ++wrong;
            qWarning("%s: “%s” has %s: “%s”", qPrintable(message.context), qPrintable(message.source), qPrintable(fault), qPrintable(form));
        }
    }
    QCOMPARE(wrong, 0);
}

void TranslationsTest::hasItsGlossary()
{
    QFETCH(QString, language);
    QFile file(projectRoot + u"/translations/glossaries/%1.md"_s.arg(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll().toLower();
    for (const char *word : {"canister", "turn", "round", "ensemble", "descriptor", "exchange", "roll-back", "rehearsal", "checkpoint"})
        QVERIFY2(text.contains(word), word);
}

void TranslationsTest::hasThePluralFormsOfEnglish()
{
    QSet<QString> there;
    for (const Message &message : readMessages(projectRoot + u"/translations/parlance_en.ts"_s)) {
        there.insert(message.key());
        QVERIFY2(message.isTranslated() && message.forms.size() == 2, qPrintable(message.source));
    }
    for (const Message &message : std::as_const(m_texts))
        QVERIFY2(!message.isPlural || there.contains(message.key()), qPrintable(message.source));
}

//! What the desktop shows of the program: its entry with actions, its search, its kinds of files, what a shop says of it.
void TranslationsTest::isInTheDesktopsMenu()
{
    QFETCH(QString, language);
    const auto count = [](const QString &name, const QString &pattern) {
        QFile file(projectRoot + u"/packaging/desktop/org.parlance.Parlance"_s + name);
        return file.open(QIODevice::ReadOnly) ? sortedMatches(QString::fromUtf8(file.readAll()), pattern).size() : -1;
    };
    const QString entry = u"(?:Name|GenericName|Comment)\\[%1\\]=.{2,}"_s.arg(language);
    QCOMPARE(count(u".desktop"_s, entry), 4);
    QCOMPARE(count(u".runner.desktop"_s, entry), 1);
    QCOMPARE(count(u".xml"_s, u"xml:lang=\"%1\">[^<]{2,}"_s.arg(language)), 4);
    QCOMPARE(count(u".metainfo.xml"_s, u"xml:lang=\"%1\">[^<]{2,}"_s.arg(QString(language).replace(u'_', u'-'))), 1);
}

//! One or two words may be a verb or a noun, and mean this or that: where they stand is said.
void TranslationsTest::explainsShortTexts()
{
    static const QRegularExpression word(u"[A-Za-z]{2}|%n"_s);
    QStringList bare;
    for (const Message &message : messages()) {
        if (message.comment.isEmpty() && message.source.simplified().count(u' ') < 2 && message.source.contains(word))
            bare.append(u"%1: “%2” (translations/comments.h)"_s.arg(message.context, message.source));
    }
    QVERIFY2(bare.isEmpty(), qPrintable(bare.join(u'\n')));
}

void TranslationsTest::keepsCodeFromLeftToRight_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"ar", "he"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

//! The hyphens of an option, and the slash at the beginning of a path, would stand at the other end of it.
void TranslationsTest::keepsCodeFromLeftToRight()
{
    static const QRegularExpression letters(u"[\u0590-\u08ff]"_s);
    static const QRegularExpression isolated(u"[\u2066\u2068][^\u2069]*\u2069"_s);
    static const QRegularExpression bare(u"(?<![\\w-]|[A-Za-z] )--[a-z]|[\u0590-\u08ff] %[1-9](?![\\w/@=%:.-])"_s);
    QStringList wrong;
    for (const Message &message : messages()) {
        for (QString form : message.forms) {
            // What has lines of its own is for a terminal.
            if (!form.contains(u'\n') && form.contains(letters) && form.replace(isolated, u"x"_s).contains(bare))
                wrong.append(form);
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void TranslationsTest::hasEachAccessKeyOnceInAMenu()
{
    QHash<QString, QString> words;
    for (const Message &message : messages()) {
        if (message.context == u"gui::WindowCommand")
            words.insert(message.source, message.forms.value(0));
    }
    const QHash<QString, QStringList> menus = textsOfMenus();
    QVERIFY(menus.value(u"View"_s).size() > 10 && menus.value(u"Conversation"_s).size() > 10);
    static const QRegularExpression key(u"&([^&\\s])"_s);
    QStringList twice;
    for (const QStringList &menu : menus) {
        QHash<QString, QString> taken;
        for (const QString &text : menu) {
            const QString word = words.value(text, text);
            const QString letter = key.match(word).captured(1).toLower();
            if (!letter.isEmpty() && taken.contains(letter))
                twice.append(taken.value(letter) + u" / "_s + word);
            taken.insert(letter, word);
        }
    }
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "tst_translations.moc"
