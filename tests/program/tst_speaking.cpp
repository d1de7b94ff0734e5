// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

using namespace Qt::StringLiterals;

//! Which language the program speaks, and what stays as it is in all of them.
class SpeakingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_program = std::make_unique<Program>(); }
    void speaksTheDesktopsLanguage_data();
    void speaksTheDesktopsLanguage();
    void speaksTheLanguageThatWasPicked_data();
    void speaksTheLanguageThatWasPicked();
    void refusesInTheLanguageBeforeThereIsAWindow();
    void setsPartsOffUnseen();
    void writesTheSameForScripts();

private:
    //! What a chapter that is not there is told with.
    QByteArray refusal() const;

    std::unique_ptr<Program> m_program;
};

QByteArray SpeakingTest::refusal() const
{
    const Program::Run run = m_program->run({u"help"_s, u"nowhere"_s});
    return run.status == 2 ? run.notes : QByteArray();
}

void SpeakingTest::speaksTheDesktopsLanguage_data()
{
    QTest::addColumn<QString>("languages");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("German") << u"de"_s << QByteArray("Kapitel");
    QTest::newRow("of Austria") << u"de_AT"_s << QByteArray("Kapitel");
    QTest::newRow("the first that is there") << u"is:fr:de"_s << QByteArray("chapitre");
    QTest::newRow("English before another") << u"en:de"_s << QByteArray("chapter");
    QTest::newRow("Portuguese, as in Brazil") << u"pt"_s << QByteArray("cap\u00edtulo");
    QTest::newRow("none that is there") << u"is"_s << QByteArray("chapter");
    QTest::newRow("one that does not exist") << u"qq_QQ"_s << QByteArray("chapter");
}

void SpeakingTest::speaksTheDesktopsLanguage()
{
    QFETCH(QString, languages);
    QFETCH(QByteArray, word);
    m_program->setEnvironment(u"LANGUAGE"_s, languages);
    const QByteArray said = refusal();
    QVERIFY2(said.contains(word) && said.contains("nowhere"), said.constData());
}

void SpeakingTest::speaksTheLanguageThatWasPicked_data()
{
    QTest::addColumn<QByteArray>("picked");
    QTest::addColumn<QByteArray>("word");
    QTest::newRow("another") << QByteArray("fr") << QByteArray("chapitre");
    QTest::newRow("English") << QByteArray("en") << QByteArray("chapter");
    QTest::newRow("one that is not there") << QByteArray("../xx") << QByteArray("chapter");
}

void SpeakingTest::speaksTheLanguageThatWasPicked()
{
    QFETCH(QByteArray, picked);
    QFETCH(QByteArray, word);
    m_program->setEnvironment(u"LANGUAGE"_s, u"de"_s);
    m_program->write(u"profile/config/parlance.ini"_s, "[General]\nlanguage=" + picked + '\n');
    const QByteArray said = refusal();
    QVERIFY2(said.contains(word), said.constData());
}

//! What the window is given is read before there is one.
void SpeakingTest::refusesInTheLanguageBeforeThereIsAWindow()
{
    m_program->setEnvironment(u"LANGUAGE"_s, u"de"_s);
    const Program::Run link = m_program->run({u"open"_s, u"parlance://nowhere"_s});
    VERIFY_STATUS(link, 2);
    QVERIFY2(link.notes.contains("Verweise"), link.notes.constData());
    const Program::Run file = m_program->run({u"open"_s, u"nowhere.toml"_s});
    VERIFY_STATUS(file, 2);
    QVERIFY2(!file.notes.contains("There is no"), file.notes.constData());
}

//! What sets a path off in a language that is read from the right is no character of others that has to be written out.
void SpeakingTest::setsPartsOffUnseen()
{
    m_program->setEnvironment(u"LANGUAGE"_s, u"ar"_s);
    const Program::Run run = m_program->run({u"invoke"_s, u"io:read_file"_s, uR"({"path":"none\u202e.txt"})"_s});
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.notes.contains("none\\u202e.txt"), run.notes.constData());
    QCOMPARE(run.notes.count("\\u"), 1);
}

void SpeakingTest::writesTheSameForScripts()
{
    VERIFY_STATUS(m_program->converse({u"What time is it?"_s}), 0);
    const QList<QStringList> calls {{u"conversations"_s, u"--json"_s}, {u"exchanges"_s, u"--json"_s},
        {u"figures"_s, u"--by"_s, u"tool"_s, u"--json"_s}, {u"figures"_s, u"--by"_s, u"day"_s, u"--csv"_s}, {u"tools"_s, u"--json"_s}};
    QByteArrayList english;
    for (const QStringList &call : calls)
        english.append(m_program->run(call).out);
    m_program->setEnvironment(u"LANGUAGE"_s, u"ar:de"_s);
    m_program->write(u"profile/config/parlance.ini"_s, "[General]\nlanguage=ar\n");
    for (int i = 0; i < calls.size(); ++i) {
        QVERIFY2(!english.at(i).isEmpty(), qPrintable(calls.at(i).join(u' ')));
        QCOMPARE(m_program->run(calls.at(i)).out, english.at(i));
    }
}

QTEST_GUILESS_MAIN(SpeakingTest)
#include "tst_speaking.moc"
