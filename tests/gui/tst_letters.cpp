// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/letters.h"

#include <QApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

//! Whether it is known which letters no font has: on a machine that has one font, of the letters of Europe and the Near East.
class LettersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatIsMissing_data();
    void knowsWhatIsMissing();
    void knowsFontsForReading();
};

void LettersTest::knowsWhatIsMissing_data()
{
    QTest::addColumn<bool>("isThere");
    for (const char *language : {"de", "tr", "pl", "en"})
        QTest::newRow(language) << true;
    for (const char *language : {"ja", "ko", "zh_CN", "zh_TW"})
        QTest::newRow(language) << false;
}

void LettersTest::knowsWhatIsMissing()
{
    const QLocale language(QString::fromLatin1(QTest::currentDataTag()));
    QTEST(gui::hasLettersOf(language), "isThere");
    const bool isOfTheEast = !gui::hasLettersOf(language);
    QCOMPARE(gui::fontPackageFor(language), isOfTheEast ? u"fonts-noto-cjk"_s : u"fonts-noto-core"_s);
}

void LettersTest::knowsFontsForReading()
{
    const QStringList families {u"DejaVu Sans"_s, u"Lexend Deca"_s, u"OpenDyslexic"_s, u"OpenDyslexicMono"_s, u"Symbola"_s};
    QCOMPARE(gui::readingFontsAmong(families), families.mid(1, 3));
    QVERIFY(gui::readingFontsAmong({u"DejaVu Sans"_s}).isEmpty());
}

int main(int argc, char *argv[])
{
    const QTemporaryDir folder;
    QFile settings(folder.filePath(u"fonts.conf"_s));
    if (!settings.open(QIODevice::WriteOnly))
        return 1;
    settings.write(
        "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir>"
        "<cachedir>"
        + folder.path().toUtf8() + "</cachedir></fontconfig>");
    settings.close();
    qputenv("FONTCONFIG_FILE", settings.fileName().toUtf8());
    const QApplication application(argc, argv);
    LettersTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_letters.moc"
