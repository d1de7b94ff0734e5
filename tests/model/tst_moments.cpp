// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/text/moments.h"

#include <QDate>
#include <QTest>
#include <QTime>

using namespace Qt::StringLiterals;

//! Days and times of day are told as each language tells them.
class MomentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsADay_data();
    void tellsADay();
    void tellsATime();
};

void MomentsTest::tellsADay_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("day");
    QTest::addColumn<QString>("withYear");
    const auto row = [](const char *locale, const QString &day, const QString &withYear) {
        QTest::newRow(locale) << QString::fromLatin1(locale) << day << withYear;
    };
    row("C", u"7 November"_s, u"7 November 2026"_s);
    row("en_US", u"November 7"_s, u"November 7, 2026"_s);
    row("en_GB", u"7 November"_s, u"7 November 2026"_s);
    row("de", u"7. November"_s, u"7. November 2026"_s);
    row("fr", u"7 novembre"_s, u"7 novembre 2026"_s);
    row("es", u"7 de noviembre"_s, u"7 de noviembre de 2026"_s);
    row("pt_BR", u"7 de novembro"_s, u"7 de novembro de 2026"_s);
    row("it", u"7 novembre"_s, u"7 novembre 2026"_s);
    row("pl", u"7 listopada"_s, u"7 listopada 2026"_s);
    row("tr", u"7 Kasım"_s, u"7 Kasım 2026"_s);
    row("ja", u"11月7日"_s, u"2026年11月7日"_s);
    row("zh_CN", u"11月7日"_s, u"2026年11月7日"_s);
    row("zh_TW", u"11月7日"_s, u"2026年11月7日"_s);
    row("ko", u"11월 7일"_s, u"2026년 11월 7일"_s);
    row("he", u"7 בנובמבר"_s, u"7 בנובמבר 2026"_s);
    row("ar", u"٧ نوفمبر"_s, u"٧ نوفمبر ٢٠٢٦"_s);
    row("ru", u"7 ноября"_s, u"7 ноября 2026 г."_s);
    row("uk", u"7 листопада"_s, u"7 листопада 2026 р."_s);
}

void MomentsTest::tellsADay()
{
    QFETCH(QString, locale);
    const QDate day(2026, 11, 7);
    QTEST(model::dayInWords(day, false, QLocale(locale)), "day");
    QTEST(model::dayInWords(day, true, QLocale(locale)), "withYear");
    const QString brief = model::shortDayInWords(day, QLocale(locale));
    QVERIFY2(!brief.isEmpty() && !brief.contains(u"2026"_s), qPrintable(brief));
}

void MomentsTest::tellsATime()
{
    const QTime time(16, 5, 59);
    QCOMPARE(model::timeOfDay(time, QLocale(u"de"_s)), u"16:05"_s);
    QCOMPARE(model::timeOfDay(time, QLocale::c()), u"16:05"_s);
    QCOMPARE(model::timeOfDay(time, QLocale(u"ar_EG"_s)).at(0), QChar(0x0664));
}

QTEST_GUILESS_MAIN(MomentsTest)
#include "tst_moments.moc"
