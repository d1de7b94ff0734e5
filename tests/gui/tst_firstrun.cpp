// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/languages.h"
#include "gui/preferences/preferences.h"
#include "gui/settings/languagechoice.h"
#include "gui/shared/announcer.h"
#include "tests/gui/windowfixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QMenuBar>

using namespace Qt::StringLiterals;

//! The first window of a new profile: four steps, and the tour that Help offers.
class FirstRunTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void goesThroughFourStepsThatCanBePassedOver();
    void goesBackAStep();
    void hasEachAccessKeyOnceInEachStep();
    void saysEachStepToAScreenReader();
    void offersEachLanguageThatIsShipped();
    void speaksAnotherLanguageAtOnce();
    void saysWhichLanguageItDoesNotSpeak();
    void goesOnToTheWorkspaceWithAKey();
    void picksAWorkspaceFolder();
    void switchesWhatTheModelMayUse();
    void theTourShowsEachPlaceByKeys();
    void theTourLeavesTheFirstRunPage();
    void theTourEndsWithEscapeWhereTheKeyboardWas();

private:
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_fixture->window->findChild<Widget *>(name);
    }
    void press(const QString &button) const { QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton); }
    QString step() const { return find<QLabel>(u"firstRunStep"_s)->text(); }
    void goTo(int step) const
    {
        for (int passed = 0; passed < step; ++passed)
            press(u"firstRunNext"_s);
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

void FirstRunTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    QVERIFY(QTest::qWaitForWindowActive(m_fixture->window));
}

void FirstRunTest::cleanup()
{
    gui::Announcer::setSpeaker({});
    m_fixture.reset();
}

void FirstRunTest::goesThroughFourStepsThatCanBePassedOver()
{
    for (const QString &expected :
        {u"Step 1 of 4: Language"_s, u"Step 2 of 4: Model"_s, u"Step 3 of 4: Workspace"_s, u"Step 4 of 4: What the model may use"_s}) {
        QCOMPARE(step(), expected);
        press(u"firstRunNext"_s);
    }
    QTRY_VERIFY(m_fixture->page()->isVisible());
    QTRY_VERIFY(!find<QWidget>(u"firstRunPage"_s));
}

void FirstRunTest::goesBackAStep()
{
    QVERIFY(!find<QAbstractButton>(u"firstRunBack"_s)->isEnabled());
    goTo(2);
    press(u"firstRunBack"_s);
    QCOMPARE(step(), u"Step 2 of 4: Model"_s);
    QVERIFY(find<QWidget>(u"rehearseNow"_s)->isVisible());
    QCOMPARE(QApplication::focusWidget(), find<QWidget>(u"rehearseNow"_s));
}

void FirstRunTest::hasEachAccessKeyOnceInEachStep()
{
    for (int step = 0; step < 4; ++step) {
        QStringList keys;
        const auto add = [&keys](const QString &text) {
            if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
                keys.append(key.toString());
        };
        for (const QAction *menu : m_fixture->window->menuBar()->actions())
            add(menu->text());
        for (const QAbstractButton *button : find<QWidget>(u"firstRunPage"_s)->findChildren<QAbstractButton *>()) {
            if (button->isVisible() && button->isEnabled())
                add(button->text());
        }
        keys.sort();
        const QString all = keys.join(u' ');
        QVERIFY2(keys.removeDuplicates() == 0, qPrintable(all));
        press(u"firstRunNext"_s);
    }
}

void FirstRunTest::saysEachStepToAScreenReader()
{
    QStringList said;
    gui::Announcer::setSpeaker([&said](const QString &text) { said.append(text); });
    goTo(2);
    QTRY_COMPARE(said, (QStringList {u"Step 2 of 4: Model"_s, u"Step 3 of 4: Workspace"_s}));
}

void FirstRunTest::offersEachLanguageThatIsShipped()
{
    const auto *languages = find<QComboBox>(u"language"_s);
    QVERIFY(languages->isVisible());
    QCOMPARE(languages->count(), 2 + gui::Languages::available().size());
}

void FirstRunTest::speaksAnotherLanguageAtOnce()
{
    gui::Languages languages;
    auto *choice = find<QComboBox>(u"language"_s);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QCOMPARE(m_fixture->windows->preferences().language(), u"en"_s);
    const QPointer<gui::MainWindow> before = m_fixture->window;
    QTRY_VERIFY(!before);
    QCOMPARE(m_fixture->windows->all().size(), 1);
    m_fixture->window = m_fixture->windows->all().constFirst();
    QTRY_VERIFY(find<QWidget>(u"firstRunPage"_s)->isVisible());
    QCOMPARE(find<QComboBox>(u"language"_s)->currentText(), u"English"_s);
}

//! Of the preference, or else of the environment.
void FirstRunTest::saysWhichLanguageItDoesNotSpeak()
{
    gui::Preferences &preferences = m_fixture->windows->preferences();
    const auto remark = [&preferences] {
        const gui::LanguageChoice choice(preferences, gui::LanguageChoice::Effect::NextStart);
        return choice.findChild<QLabel *>(u"languageRemark"_s)->text();
    };
    QCOMPARE(remark(), QString());
    preferences.setLanguage(u"xx"_s);
    QVERIFY2(remark().contains(u"does not speak “xx”"_s), qPrintable(remark()));
    preferences.setLanguage({});
    const QByteArray before = qgetenv("LANGUAGE");
    qputenv("LANGUAGE", "qq_QQ.UTF-8");
    const QString said = remark();
    qputenv("LANGUAGE", before);
    QVERIFY2(said.contains(u"does not speak “qq_QQ”"_s), qPrintable(said));
}

void FirstRunTest::goesOnToTheWorkspaceWithAKey()
{
    goTo(1);
    QWidget *entry = nullptr;
    QTRY_VERIFY((entry = find<QWidget>(u"firstRunKey"_s)));
    auto *providers = entry->findChild<QComboBox *>();
    QVERIFY(providers && providers->isVisible());
    const QString provider = providers->currentData().toString();
    QVERIFY(!provider.isEmpty());
    QVERIFY(QMetaObject::invokeMethod(entry, "stored", Q_ARG(QString, provider)));
    QCOMPARE(step(), u"Step 3 of 4: Workspace"_s);
}

void FirstRunTest::picksAWorkspaceFolder()
{
    const QTemporaryDir folder;
    m_fixture->prompts->folder = folder.path();
    goTo(2);
    press(u"firstRunAddFolder"_s);
    QCOMPARE(m_fixture->page()->session().settings().folders.size(), 1);
    QVERIFY(find<QLabel>(u"firstRunFolders"_s)->text().contains(folder.path()));
}

void FirstRunTest::switchesWhatTheModelMayUse()
{
    goTo(3);
    auto *tools = find<QListView>(u"firstRunTools"_s);
    QTRY_VERIFY(tools->model()->rowCount() > 3);
    QCOMPARE(QApplication::focusWidget(), tools);
    const auto stateOf = [tools] { return tools->model()->index(0, 0).data(Qt::CheckStateRole).toInt(); };
    const int before = stateOf();
    const model::Switches switches = m_fixture->page()->session().settings().switches;
    tools->setCurrentIndex(tools->model()->index(0, 0));
    QTest::keyClick(tools, Qt::Key_Space);
    QVERIFY(stateOf() != before);
    QVERIFY(!(m_fixture->page()->session().settings().switches == switches));
}

void FirstRunTest::theTourShowsEachPlaceByKeys()
{
    QStringList said;
    gui::Announcer::setSpeaker([&said](const QString &text) { said.append(text); });
    m_fixture->trigger(u"tour"_s);
    auto *tour = find<QWidget>(u"tour"_s);
    auto *line = find<QWidget>(u"tourLine"_s);
    QVERIFY(tour->isVisible());
    QStringList texts;
    QList<QRect> places;
    for (int station = 1; station <= 7; ++station) {
        QVERIFY(tour->isVisible());
        QVERIFY(find<QLabel>(u"tourCount"_s)->text().contains(QString::number(station)));
        QCOMPARE(QApplication::focusWidget(), find<QWidget>(u"tourNext"_s));
        QTRY_VERIFY(line->width() > 40 && line->height() > 10 && !places.contains(line->geometry()));
        QVERIFY(m_fixture->window->rect().contains(tour->geometry()));
        places.append(line->geometry());
        texts.append(find<QLabel>(u"tourText"_s)->text());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    }
    QVERIFY(!tour->isVisible());
    QVERIFY(!line->isVisible());
    QCOMPARE(texts.removeDuplicates(), 0);
    QTRY_COMPARE(said.size(), 7);
    for (int station = 0; station < 7; ++station)
        QVERIFY(said.at(station).endsWith(texts.at(station)));
}

void FirstRunTest::theTourLeavesTheFirstRunPage()
{
    QVERIFY(find<QWidget>(u"firstRunPage"_s)->isVisible());
    m_fixture->trigger(u"tour"_s);
    QVERIFY(m_fixture->page()->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
    QVERIFY(find<QLabel>(u"tourCount"_s)->text().contains(u'2'));
}

void FirstRunTest::theTourEndsWithEscapeWhereTheKeyboardWas()
{
    m_fixture->trigger(u"composerFocus"_s);
    QWidget *before = QApplication::focusWidget();
    m_fixture->page()->composer().editor().setPlainText(u"/tour"_s);
    m_fixture->page()->composer().send();
    auto *tour = find<QWidget>(u"tour"_s);
    QTRY_VERIFY(tour->isVisible());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QVERIFY(!tour->isVisible());
    QCOMPARE(QApplication::focusWidget(), before);
}

QTEST_MAIN(FirstRunTest)
#include "tst_firstrun.moc"
