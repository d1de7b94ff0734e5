// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangefilter.h"

#include <QTest>

using namespace model;
using namespace Qt::StringLiterals;

using Field = ExchangeFilter::Field;

class ExchangeFilterTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsTyped();
    void takesUnknownKeysAndQuotesForText();
    void saysWhatIsNotUnderstood_data();
    void saysWhatIsNotUnderstood();
};

void ExchangeFilterTest::readsWhatIsTyped()
{
    const auto filter = ExchangeFilter::parse(
        u"kind:Provider -status:4XX longer:1.5s larger:2MB costlier:0,01 pinned:no model:\"a b\" -host:local"_s);
    QVERIFY(filter);
    const QList<ExchangeFilter::Term> expected {{Field::Kind, u"provider"_s}, {Field::Status, u"4xx"_s, 0, true},
        {Field::Longer, u"1.5s"_s, 1500}, {Field::Larger, u"2MB"_s, 2.0 * 1024 * 1024}, {Field::Costlier, u"0,01"_s, 0.01},
        {Field::Pinned, u"no"_s, 0, true}, {Field::Model, u"a b"_s}, {Field::Host, u"local"_s, 0, true}};
    QCOMPARE(filter->terms.size(), expected.size());
    for (qsizetype index = 0; index < expected.size(); ++index)
        QVERIFY2(filter->terms.at(index) == expected.at(index), qPrintable(filter->terms.at(index).value));
    QVERIFY(ExchangeFilter::parse(u"  "_s)->isEmpty());
    QCOMPARE(ExchangeFilter::parse(u"longer:300ms"_s)->terms.first().number, 300.0);
}

void ExchangeFilterTest::takesUnknownKeysAndQuotesForText()
{
    const auto filter = ExchangeFilter::parse(uR"(http://peer “two words” "kind:provider" -"a \"b\"" x)"_s);
    QVERIFY(filter);
    const QStringList expected {u"http://peer"_s, u"two words"_s, u"kind:provider"_s, u"a \"b\""_s, u"x"_s};
    QCOMPARE(filter->terms.size(), expected.size());
    for (qsizetype index = 0; index < expected.size(); ++index) {
        QCOMPARE(filter->terms.at(index).field, Field::Text);
        QCOMPARE(filter->terms.at(index).value, expected.at(index));
        QCOMPARE(filter->terms.at(index).isNot, index == 3);
    }
}

void ExchangeFilterTest::saysWhatIsNotUnderstood_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"kind:nonsense", "status:600", "status:40", "longer:soon", "longer:2h", "larger:-1", "costlier:$1",
             "pinned:maybe", "model:", "kind:provider tool:"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void ExchangeFilterTest::saysWhatIsNotUnderstood()
{
    QFETCH(QString, text);
    const auto filter = ExchangeFilter::parse(text);
    QVERIFY(!filter);
    QCOMPARE(filter.error().category, ErrorCategory::Usage);
    QVERIFY(filter.error().message.contains(text.section(u' ', -1).section(u':', 0, 0)));
}

QTEST_APPLESS_MAIN(ExchangeFilterTest)
#include "tst_exchangefilter.moc"
