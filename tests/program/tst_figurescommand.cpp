// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"

#include <QTest>

using namespace Qt::StringLiterals;

//! `parlance figures` after some turns with the rehearsal.
class FiguresCommandTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void saysWhatCallsCameTo();
    void givesACostWhereThePriceIsKnown();
    void leavesOutWhatIsErased();
    void writesATableForSpreadsheets();
    void refusesWrongUse_data();
    void refusesWrongUse();

private:
    //! The line of a name; empty where there is none.
    QJsonObject line(const QString &by, const QString &name) const
    {
        for (const QJsonObject &each : m_program->run({u"figures"_s, u"--by"_s, by, u"--json"_s}).lines()) {
            if (each[u"name"] == name)
                return each;
        }
        return {};
    }

    std::unique_ptr<Program> m_program;
};

void FiguresCommandTest::saysWhatCallsCameTo()
{
    VERIFY_STATUS(m_program->run({u"figures"_s}), 0);
    VERIFY_STATUS(m_program->converse({u"Roll 2d6"_s}), 0);
    VERIFY_STATUS(m_program->converse({u"Roll 2d6 then break a tool"_s}), 1);
    VERIFY_STATUS(m_program->converse({u"Write notes.txt: new"_s}), 0);
    const QJsonObject dice = line(u"tool"_s, u"probability:roll_dice"_s);
    QCOMPARE(dice[u"calls"].toInt(), 2);
    QVERIFY(dice[u"failures"].toObject().isEmpty());
    QVERIFY(dice[u"median-ms"].toDouble() > 0 && dice[u"p95-ms"].toDouble() >= dice[u"median-ms"].toDouble());
    QVERIFY(dice[u"cost"].isNull());
    const QJsonObject broken = line(u"tool"_s, u"rehearsal:break"_s);
    QCOMPARE(broken[u"failures"].toObject(), (QJsonObject {{u"fatal"_s, 1}}));
    const QJsonObject write = line(u"tool"_s, u"io:write_file"_s);
    QCOMPARE(write[u"refused"].toInt(), 1);
    QCOMPARE(write[u"failures"][u"permission"].toInt(), 1);
    const QJsonObject model = line(u"model"_s, u"rehearsal/rehearsal"_s);
    // Two rounds of the first and third turn, one of the second.
    QCOMPARE(model[u"calls"].toInt(), 5);
    QVERIFY(model[u"tokens"][u"in"].toInt() > 0 && model[u"tokens"][u"out"].toInt() > 0);
    QVERIFY(model[u"median-ms"].toDouble() > 0);
    QCOMPARE(line(u"provider"_s, u"rehearsal"_s)[u"calls"].toInt(), 5);
    const QList<QJsonObject> days = m_program->run({u"figures"_s, u"--by"_s, u"day"_s, u"--json"_s}).lines();
    int calls = 0;
    int toolCalls = 0;
    for (const QJsonObject &day : days) {
        calls += day[u"calls"].toInt();
        toolCalls += day[u"tool-calls"].toInt();
    }
    QCOMPARE(calls, 5);
    QCOMPARE(toolCalls, 4);
    QVERIFY(m_program->run({u"figures"_s, u"--by"_s, u"server"_s, u"--json"_s}).out.isEmpty());
    QVERIFY(m_program->run({u"figures"_s, u"--until"_s, u"2001-01-01"_s, u"--json"_s}).out.isEmpty());
    QVERIFY(!m_program->run({u"figures"_s, u"--since"_s, u"2001-01-01"_s, u"--json"_s}).out.isEmpty());
}

void FiguresCommandTest::givesACostWhereThePriceIsKnown()
{
    for (const QString &currency : {u"EUR"_s, u"USD"_s}) {
        const QString name = currency.toLower();
        m_program->write(u"profile/config/providers/%1.toml"_s.arg(name),
            u"[provider]\nname = \"%1\"\ndialect = \"anthropic-messages\"\nbase-url = \"rehearsal:\"\n[[models]]\nname = \"m\"\n"
            "price = { input = 1.5, output = 6, currency = \"%2\" }\n"_s.arg(name, currency)
                .toUtf8());
        VERIFY_STATUS(m_program->converse({u"--model"_s, name + u"/m"_s, u"Roll 2d6"_s}), 0);
    }
    const QJsonObject model = line(u"model"_s, u"eur/m"_s);
    const double expected = (model[u"tokens"][u"in"].toDouble() * 1.5 + model[u"tokens"][u"out"].toDouble() * 6) / 1e6;
    QVERIFY(expected > 0 && std::abs(model[u"cost"].toDouble() / expected - 1) < 1e-6);
    QCOMPARE(model[u"currency"].toString(), u"EUR"_s);
    // No sum is made of two currencies.
    const QJsonObject day = m_program->run({u"figures"_s, u"--by"_s, u"day"_s, u"--json"_s}).lines().first();
    QVERIFY(day[u"cost"].isNull() && !day.contains(u"currency"));
    QCOMPARE(day[u"costs"].toObject().keys(), QStringList({u"EUR"_s, u"USD"_s}));
}

void FiguresCommandTest::leavesOutWhatIsErased()
{
    const QString id = m_program->converse({u"Roll 2d6"_s}).end()[u"conversation"].toString();
    VERIFY_STATUS(m_program->converse({u"Roll 2d6"_s}), 0);
    QCOMPARE(line(u"tool"_s, u"probability:roll_dice"_s)[u"calls"].toInt(), 2);
    VERIFY_STATUS(m_program->run({u"delete"_s, id}), 0);
    QCOMPARE(line(u"tool"_s, u"probability:roll_dice"_s)[u"calls"].toInt(), 2);
    VERIFY_STATUS(m_program->run({u"erase"_s, id}), 0);
    QCOMPARE(line(u"tool"_s, u"probability:roll_dice"_s)[u"calls"].toInt(), 1);
}

void FiguresCommandTest::writesATableForSpreadsheets()
{
    VERIFY_STATUS(m_program->converse({u"Roll 2d6"_s}), 0);
    const QByteArrayList lines = m_program->run({u"figures"_s, u"--csv"_s}).out.trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].startsWith("name,calls,failures,"));
    QVERIFY(lines[1].startsWith("probability:roll_dice,1,0,"));
    QCOMPARE(lines[1].count(','), lines[0].count(','));
}

void FiguresCommandTest::refusesWrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("by what is none") << QStringList {u"--by"_s, u"moon"_s};
    QTest::newRow("no day") << QStringList {u"--since"_s, u"yesterday"_s};
    QTest::newRow("words") << QStringList {u"tool"_s};
}

void FiguresCommandTest::refusesWrongUse()
{
    QFETCH(QStringList, arguments);
    VERIFY_STATUS(m_program->run(QStringList {u"figures"_s} + arguments), 2);
}

QTEST_GUILESS_MAIN(FiguresCommandTest)
#include "tst_figurescommand.moc"
