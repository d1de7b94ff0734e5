// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/spellhighlighter.h"
#include "gui/preferences/preferences.h"
#include "tests/gui/panelfixture.h"

#include <QContextMenuEvent>
#include <QFile>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextLayout>

using namespace gui;
using namespace Qt::StringLiterals;

namespace {

//! Two languages in a folder of their own.
class Dictionaries final
{
public:
    Dictionaries()
    {
        write(u"en_US.aff"_s, "SET UTF-8\nTRY esianrtolcdugmphbyfvkwz\n");
        write(u"en_US.dic"_s, "9\nthe\nhouse\nis\nlarge\nred\nyes\nit's\nand\ncafé\n");
        write(u"de_DE.aff"_s, "SET ISO8859-1\nTRY esianrtolcdugmphbyfvkwz\n");
        write(u"de_DE.dic"_s, QByteArray("6\ndas\nHaus\nist\ngro\xdf\nred\nund\n"));
        write(u"hyph_en_US.dic"_s, "x\n");
        write(u"alone.dic"_s, "1\nx\n");
    }
    QString path() const { return folder.path(); }

private:
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qWarning("a dictionary cannot be written");
    }
    QTemporaryDir folder;
};

QStringList texts(const QList<SpellChecker::Word> &words)
{
    QStringList texts;
    for (const SpellChecker::Word &word : words)
        texts.append(word.text);
    return texts;
}

//! A composer that looks words up in the English ones.
struct EnglishSpelling {
    EnglishSpelling()
    {
        checker.setLanguages({u"en_US"_s});
        panel.composer->setSpelling(checker);
    }

    //! Asks by the keyboard what may be meant by the word at a place. Null where nothing opens.
    QMenu *askAt(int position)
    {
        QTextCursor cursor = panel.edit().textCursor();
        cursor.setPosition(position);
        panel.edit().setTextCursor(cursor);
        QTest::keyClick(&panel.edit(), Qt::Key_Return, Qt::AltModifier);
        return panel.edit().findChild<QMenu *>(u"spellingMenu"_s);
    }

    const Dictionaries dictionaries;
    SpellChecker checker {{dictionaries.path()}};
    PanelFixture panel;
};

//! What is underlined in an editor's line.
QStringList underlined(const QPlainTextEdit &edit, int line = 0)
{
    const QTextBlock block = edit.document()->findBlockByNumber(line);
    QStringList words;
    for (const QTextLayout::FormatRange &range : block.layout()->formats()) {
        if (range.format.underlineStyle() == QTextCharFormat::SpellCheckUnderline)
            words.append(block.text().mid(range.start, range.length));
    }
    return words;
}

} // namespace

//! Words that are looked up in the dictionaries of the languages that the person has picked.
class SpellingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhichDictionariesThereAre();
    void looksUpWordsOnly_data();
    void looksUpWordsOnly();
    void guessesTheLanguageOfEachParagraph();
    void looksNothingUpUnasked();
    void underlinesWhatIsWrong();
    void offersWhatMayBeMeant();
    void takesWordsOfThePerson();
    void keepsWhatThePersonPicks();
};

void SpellingTest::knowsWhichDictionariesThereAre()
{
    const Dictionaries dictionaries;
    const SpellChecker checker({u"/nonexistent"_s, dictionaries.path()});
    QCOMPARE(checker.available(), (QStringList {u"de_DE"_s, u"en_US"_s}));
    QCOMPARE(SpellChecker::nameOf(u"de_DE"_s), u"Deutsch (Deutschland)"_s);
    QCOMPARE(SpellChecker({u"/nonexistent"_s}).available(), QStringList());
}

void SpellingTest::looksUpWordsOnly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("a sentence") << u"The house, it’s large."_s << QStringList {u"The"_s, u"house"_s, u"it’s"_s, u"large"_s};
    QTest::newRow("addresses and paths") << u"see https://example.org a@b.example /usr/bin notes.txt"_s << QStringList {u"see"_s};
    QTest::newRow("code") << u"call `foo bar` and f(x) or a_b, x1, #tag"_s << QStringList {u"call"_s, u"and"_s, u"or"_s};
    QTest::newRow("scripts without spaces") << u"日本語 and ภาษา"_s << QStringList {u"and"_s};
    QTest::newRow("accents") << u"Grüße nai\u0308ve"_s << QStringList {u"Grüße"_s, u"nai\u0308ve"_s};
    QTest::newRow("single letters") << u"I a x"_s << QStringList();
}

void SpellingTest::looksUpWordsOnly()
{
    QFETCH(QString, text);
    QFETCH(QStringList, words);
    QCOMPARE(texts(SpellChecker::wordsOf(text)), words);
    for (const SpellChecker::Word &word : SpellChecker::wordsOf(text))
        QCOMPARE(text.mid(word.start, word.text.size()), word.text);
}

void SpellingTest::guessesTheLanguageOfEachParagraph()
{
    const Dictionaries dictionaries;
    SpellChecker checker({dictionaries.path()});
    checker.setLanguages({u"en_US"_s, u"de_DE"_s});
    QSignalSpy learned(&checker, &SpellChecker::learned);
    const QString english = u"the house is lrge and Haus"_s;
    const QString german = u"das Haus ist groß und house"_s;
    // Nothing is said before it is known.
    QCOMPARE(checker.wrongIn(english), QList<SpellChecker::Word>());
    checker.wrongIn(german);
    QTRY_COMPARE(texts(checker.wrongIn(english)), (QStringList {u"lrge"_s, u"Haus"_s}));
    QTRY_COMPARE(texts(checker.wrongIn(german)), QStringList {u"house"_s});
    QVERIFY(!learned.isEmpty());
    // Where nothing tells them apart, either is meant.
    checker.wrongIn(u"red"_s);
    QTRY_COMPARE(texts(checker.wrongIn(u"red xxxx"_s)), QStringList {u"xxxx"_s});
    checker.setLanguages({u"de_DE"_s});
    QCOMPARE(checker.wrongIn(english), QList<SpellChecker::Word>());
    QTRY_VERIFY(texts(checker.wrongIn(english)).contains(u"house"_s));
    checker.setLanguages({u"xx_XX"_s, u"../en_US"_s});
    checker.wrongIn(english);
    QTRY_VERIFY(!learned.isEmpty());
    QCOMPARE(checker.wrongIn(english), QList<SpellChecker::Word>());
}

void SpellingTest::looksNothingUpUnasked()
{
    SpellChecker checker({u"/nonexistent"_s});
    QSignalSpy learned(&checker, &SpellChecker::learned);
    QCOMPARE(checker.wrongIn(u"lrge"_s), QList<SpellChecker::Word>());
    QVERIFY(learned.isEmpty());
}

void SpellingTest::underlinesWhatIsWrong()
{
    EnglishSpelling english;
    PanelFixture &panel = english.panel;
    QSignalSpy changed(&panel.edit(), &QPlainTextEdit::textChanged);
    panel.edit().setPlainText(u"the hous is lrge\n```\nlrge\n```\nlrge too\n/xx"_s);
    panel.edit().moveCursor(QTextCursor::End);
    QTRY_COMPARE(underlined(panel.edit()), (QStringList {u"hous"_s, u"lrge"_s}));
    QCOMPARE(underlined(panel.edit(), 2), QStringList());
    QTRY_COMPARE(underlined(panel.edit(), 4), (QStringList {u"lrge"_s, u"too"_s}));
    // Underlining is no change of the text.
    QCOMPARE(changed.size(), 1);
    // The word that is being written is left alone, until it is left.
    panel.edit().clear();
    QTest::keyClicks(&panel.edit(), u"the hous"_s);
    QTRY_VERIFY(texts(english.checker.wrongIn(u"hous"_s)).contains(u"hous"_s));
    QCOMPARE(underlined(panel.edit()), QStringList());
    QTest::keyClicks(&panel.edit(), u" "_s);
    QTRY_COMPARE(underlined(panel.edit()), QStringList {u"hous"_s});
    // A command is no text.
    panel.edit().setPlainText(u"/hous lrge"_s);
    QTRY_COMPARE(underlined(panel.edit()), QStringList());
}

void SpellingTest::offersWhatMayBeMeant()
{
    EnglishSpelling english;
    PanelFixture &panel = english.panel;
    panel.edit().setPlainText(u"the hous is large"_s);
    QTRY_COMPARE(underlined(panel.edit()), QStringList {u"hous"_s});
    QMenu *menu = english.askAt(6);
    QVERIFY(menu);
    QTRY_VERIFY(menu->findChild<QAction *>(u"spelling:house"_s));
    menu->findChild<QAction *>(u"spelling:house"_s)->trigger();
    QCOMPARE(panel.edit().toPlainText(), u"the house is large"_s);
    menu->close();
    // And in the editor's own menu.
    panel.edit().setPlainText(u"the hous is large"_s);
    QTRY_COMPARE(underlined(panel.edit()), QStringList {u"hous"_s});
    QTextCursor cursor = panel.edit().textCursor();
    cursor.setPosition(6);
    const QPoint point = panel.edit().cursorRect(cursor).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, point, panel.edit().viewport()->mapToGlobal(point));
    QApplication::sendEvent(panel.edit().viewport(), &asked);
    QTRY_VERIFY(panel.edit().findChild<QMenu *>(u"composerMenu"_s));
    menu = panel.edit().findChild<QMenu *>(u"composerMenu"_s);
    QTRY_VERIFY(menu->findChild<QAction *>(u"spelling:house"_s));
    // The text has changed meanwhile: nothing is written into it.
    panel.edit().setPlainText(u"other text that is there"_s);
    menu->findChild<QAction *>(u"spelling:house"_s)->trigger();
    QCOMPARE(panel.edit().toPlainText(), u"other text that is there"_s);
    menu->close();
}

void SpellingTest::takesWordsOfThePerson()
{
    EnglishSpelling english;
    PanelFixture &panel = english.panel;
    QSignalSpy added(panel.composer, &Composer::wordAdded);
    panel.edit().setPlainText(u"the Parlance "_s);
    QTRY_COMPARE(underlined(panel.edit()), QStringList {u"Parlance"_s});
    QMenu *menu = english.askAt(6);
    QVERIFY(menu);
    menu->findChild<QAction *>(u"spellingAdd"_s)->trigger();
    QCOMPARE(added.size(), 1);
    QCOMPARE(added.first().first().toString(), u"Parlance"_s);
    english.checker.setOwnWords({u"Parlance"_s});
    QTRY_COMPARE(underlined(panel.edit()), QStringList());
    menu->close();
}

void SpellingTest::keepsWhatThePersonPicks()
{
    QTemporaryDir folder;
    {
        Preferences preferences(folder.path());
        QVERIFY(!preferences.spellingLanguages());
        QSignalSpy changed(&preferences, &Preferences::spellingChanged);
        preferences.setSpellingLanguages({u"de_DE"_s, u"en_US"_s});
        preferences.addSpellingWord(u"Parlance"_s);
        preferences.addSpellingWord(u"Parlance"_s);
        QCOMPARE(changed.size(), 2);
    }
    Preferences again(folder.path());
    QCOMPARE(again.spellingLanguages(), (QStringList {u"de_DE"_s, u"en_US"_s}));
    QCOMPARE(again.spellingWords(), QStringList {u"Parlance"_s});
    again.setSpellingLanguages({});
    QCOMPARE(again.spellingLanguages(), QStringList());
}

QTEST_MAIN(SpellingTest)

#include "tst_spelling.moc"
