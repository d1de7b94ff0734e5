// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentselector.h"
#include "gui/agents/agentspanel.h"
#include "gui/preferences/preferences.h"
#include "gui/settings/conversationbar.h"
#include "model/agents/agentcatalog.h"
#include "model/agents/librarycatalog.h"
#include "tests/gui/agentfixture.h"
#include "tests/support/answeringprompts.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QTreeView>

using gui::AgentRow;
using gui::AgentsModel;
using Section = AgentsModel::Section;

class AgentsPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsHowEachAgentStands();
    void usesAnAgentAndStops();
    void usesAnAgentByEnter();
    void showsWhatToolsAreBoundTo();
    void bindsFromTheLibraryThatIsPicked();
    void saysWhyAToolIsNotBound();
    void saysWhatIsWrongWithACharacter();
    void offersWhatCanBeDone();
    void followsTheFiles();
    void saysThatTheLastGoodTextIsInUse();
    void isChangedFromTheBar();
    void showsTheToolsOfTheAgentInUseWhereNoneIsPicked();
    void needsNoConversation();

private:
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_panel->findChild<Widget *>(name);
    }
    QTreeView *tree() const { return find<QTreeView>(u"agentTree"_s); }
    AgentsModel *rows() const { return qobject_cast<AgentsModel *>(tree()->model()); }
    QModelIndex row(Section section, const QString &name) const { return rows()->find(section, name); }
    QString text(Section section, const QString &name, int role) const { return row(section, name).data(role).toString(); }
    AgentRow::Tone tone(Section section, const QString &name) const
    {
        return AgentRow::Tone(row(section, name).data(AgentsModel::ToneRole).toInt());
    }
    void pick(Section section, const QString &name) { tree()->setCurrentIndex(row(section, name)); }
    QPushButton *first() const { return find<QPushButton>(u"agentFirst"_s); }

    std::unique_ptr<AgentFixture> m_fixture;
    model::Sessions::Handle m_session;
    std::unique_ptr<gui::AgentsPanel> m_panel;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void AgentsPanelTest::init()
{
    m_fixture = std::make_unique<AgentFixture>();
    gui::Workbench &workbench = *m_fixture->workbench;
    m_session = workbench.sessions().create();
    m_panel = std::make_unique<gui::AgentsPanel>(
        gui::AgentsPanel::Parts {workbench.agents(), workbench.libraries(), workbench.ensembles()});
    m_tester = std::make_unique<QAbstractItemModelTester>(tree()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_panel->setSession(m_session.get());
    m_panel->resize(420, 600);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
}

void AgentsPanelTest::cleanup()
{
    m_tester.reset();
    m_panel.reset();
    m_session.reset();
    m_fixture.reset();
}

void AgentsPanelTest::showsHowEachAgentStands()
{
    QCOMPARE(tone(Section::Agents, u"greeter"_s), AgentRow::Tone::Good);
    QCOMPARE(text(Section::Agents, u"greeter"_s, AgentsModel::TagRole), u"gram"_s);
    QVERIFY(text(Section::Agents, u"greeter"_s, AgentsModel::FaultRole).isEmpty());
    QCOMPARE(text(Section::Agents, u"reader"_s, AgentsModel::TagRole), u"toml"_s);
    QCOMPARE(text(Section::Agents, u"reader"_s, Qt::DisplayRole), u"The reader"_s);
    QCOMPARE(tone(Section::Agents, u"broken"_s), AgentRow::Tone::Warning);
    QVERIFY2(text(Section::Agents, u"broken"_s, AgentsModel::FaultRole).startsWith(u"2:"_s),
        qPrintable(text(Section::Agents, u"broken"_s, AgentsModel::FaultRole)));
    QVERIFY(text(Section::Agents, u"broken"_s, Qt::AccessibleDescriptionRole).contains(u"has errors"_s));
    // A fault needs more room than a name.
    QVERIFY(
        tree()->visualRect(row(Section::Agents, u"broken"_s)).height() > tree()->visualRect(row(Section::Agents, u"greeter"_s)).height());
    QCOMPARE(text(Section::Libraries, u"polite"_s, Qt::DisplayRole), u"polite"_s);
    QVERIFY(row(Section::Libraries, {}).isValid());
}

void AgentsPanelTest::usesAnAgentAndStops()
{
    pick(Section::Agents, u"greeter"_s);
    QCOMPARE(first()->accessibleName(), u"Use in this conversation"_s);
    QTest::mouseClick(first(), Qt::LeftButton);
    QCOMPARE(m_session->settings().agent, u"greeter"_s);
    QCOMPARE(text(Section::Agents, u"greeter"_s, AgentsModel::WordRole), u"in use"_s);
    QCOMPARE(first()->text(), u"Stop using"_s);
    QTest::mouseClick(first(), Qt::LeftButton);
    QVERIFY(m_session->settings().agent.isEmpty());
    QVERIFY(text(Section::Agents, u"greeter"_s, AgentsModel::WordRole).isEmpty());
    // One that cannot play is not offered.
    pick(Section::Agents, u"broken"_s);
    QVERIFY(!first()->isEnabled());
    QVERIFY(!find<QAction>(u"agentUse"_s)->isEnabled());
}

void AgentsPanelTest::usesAnAgentByEnter()
{
    pick(Section::Agents, u"reader"_s);
    tree()->setFocus();
    QTest::keyClick(tree(), Qt::Key_Return);
    QCOMPARE(m_session->settings().agent, u"reader"_s);
}

void AgentsPanelTest::showsWhatToolsAreBoundTo()
{
    QCOMPARE(rows()->rowCount(rows()->heading(Section::Tools)), 1);
    QVERIFY(rows()->index(0, 0, rows()->heading(Section::Tools)).data(AgentsModel::HintRole).toBool());
    pick(Section::Agents, u"greeter"_s);
    QCOMPARE(tone(Section::Tools, u"sayHello"_s), AgentRow::Tone::Good);
    QCOMPARE(text(Section::Tools, u"sayHello"_s, AgentsModel::TagRole), u"greetings:sayHello"_s);
    QCOMPARE(text(Section::Tools, u"sayHello"_s, AgentsModel::DetailRole), u"(personName::Text)==>(::String)"_s);
    QCOMPARE(rows()->heading(Section::Tools).data(AgentsModel::WordRole).toString(), u"greeter"_s);
}

void AgentsPanelTest::bindsFromTheLibraryThatIsPicked()
{
    pick(Section::Agents, u"greeter"_s);
    pick(Section::Libraries, u"polite"_s);
    QCOMPARE(rows()->heading(Section::Tools).data(AgentsModel::WordRole).toString(), u"greeter"_s);
    QCOMPARE(text(Section::Tools, u"sayHello"_s, AgentsModel::TagRole), u"greetings:welcome"_s);
    // Looking at it is not using it.
    QVERIFY(m_session->settings().library.isEmpty());
    QCOMPARE(first()->accessibleName(), u"Bind from this library"_s);
    QTest::mouseClick(first(), Qt::LeftButton);
    QCOMPARE(m_session->settings().library, u"polite"_s);
    QVERIFY(!first()->isEnabled());
    pick(Section::Agents, u"greeter"_s);
    QCOMPARE(text(Section::Tools, u"sayHello"_s, AgentsModel::TagRole), u"greetings:welcome"_s);
    // What there is to it shows where the agent is in use.
    QVERIFY(text(Section::Libraries, u"polite"_s, AgentsModel::WordRole).isEmpty());
    find<QAction>(u"agentUse"_s)->trigger();
    QCOMPARE(text(Section::Libraries, u"polite"_s, AgentsModel::WordRole), u"in use"_s);
    QCOMPARE(m_session->settings().library, u"polite"_s);
}

void AgentsPanelTest::saysWhyAToolIsNotBound()
{
    pick(Section::Agents, u"reader"_s);
    QCOMPARE(tone(Section::Tools, u"fathom"_s), AgentRow::Tone::Warning);
    QVERIFY2(text(Section::Tools, u"fathom"_s, AgentsModel::FaultRole).contains(u"no tool"_s),
        qPrintable(text(Section::Tools, u"fathom"_s, AgentsModel::FaultRole)));
    QVERIFY(text(Section::Tools, u"fathom"_s, Qt::AccessibleDescriptionRole).contains(u"not bound"_s));
}

void AgentsPanelTest::saysWhatIsWrongWithACharacter()
{
    using model::CharacterState;
    model::AgentEntry quizmaster {.name = u"quizmaster"_s, .isCharacter = true, .state = CharacterState::FailedValidation};
    quizmaster.faults = {{u"DuplicateName"_s, u"TOOLS"_s, u"Duplicate tool names: {'ask_question'}"_s}};
    QCOMPARE(AgentRow::of(quizmaster).fault, u"DuplicateName: ask_question"_s);
    QCOMPARE(AgentRow::of(quizmaster).tone, AgentRow::Tone::Warning);
    QCOMPARE(AgentRow::of(quizmaster).tag, u"character"_s);
    QVERIFY(AgentRow::of(quizmaster).toolTip.contains(u"Duplicate tool names: {'ask_question'}"_s));
    quizmaster.faults.append({u"InvalidName"_s, u"TOOLS[1].function.name"_s, u"Must be unique, valid identifier"_s});
    QCOMPARE(AgentRow::of(quizmaster).fault, u"DuplicateName: ask_question (and 1 more)"_s);
    // The reader tells of each fault a second time, with its place.
    for (const model::CharacterFault &fault : quizmaster.faults)
        quizmaster.diagnostics.append(
            {{}, {4, 2}, model::Diagnostic::Severity::Error, u"%1: %2: %3"_s.arg(fault.type, fault.field, fault.text)});
    QCOMPARE(AgentRow::of(quizmaster).fault, u"DuplicateName: ask_question (and 1 more)"_s);
    QCOMPARE(AgentRow::of(quizmaster).toolTip.count(u"InvalidName"_s), 1);
    quizmaster.diagnostics.clear();
    quizmaster.faults.clear();
    quizmaster.state = CharacterState::ValidatingTools;
    QCOMPARE(AgentRow::of(quizmaster).tone, AgentRow::Tone::Quiet);
    QVERIFY(!AgentRow::of(quizmaster).detail.isEmpty());
    quizmaster.state = CharacterState::LoadedNoTools;
    quizmaster.part.emplace();
    QCOMPARE(AgentRow::of(quizmaster).tone, AgentRow::Tone::Good);
}

void AgentsPanelTest::offersWhatCanBeDone()
{
    pick(Section::Agents, u"greeter"_s);
    QSignalSpy edited(m_panel.get(), &gui::AgentsPanel::editRequested);
    QSignalSpy converted(m_panel.get(), &gui::AgentsPanel::convertRequested);
    QSignalSpy compared(m_panel.get(), &gui::AgentsPanel::compareRequested);
    QSignalSpy begun(m_panel.get(), &gui::AgentsPanel::newRequested);
    find<QAction>(u"agentEdit"_s)->trigger();
    QCOMPARE(edited.value(0).value(0).toString(), m_fixture->path(u"agents/greeter.gram"_s));
    QCOMPARE(find<QAction>(u"agentConvert"_s)->text().remove(u'&'), u"Convert to TOML"_s);
    find<QAction>(u"agentConvert"_s)->trigger();
    QCOMPARE(converted.value(0).value(0).toString(), m_fixture->path(u"agents/greeter.gram"_s));
    find<QAction>(u"agentCompare"_s)->trigger();
    QCOMPARE(compared.value(0).value(0).toString(), u"greeter"_s);
    find<QAction>(u"agentNewGram"_s)->trigger();
    QCOMPARE(begun.value(0).value(0).toString(), u"agentgram"_s);
    pick(Section::Libraries, u"polite"_s);
    find<QAction>(u"agentEdit"_s)->trigger();
    QCOMPARE(edited.value(1).value(0).toString(), m_fixture->path(u"libraries/polite.toml"_s));
    QVERIFY(!find<QAction>(u"agentConvert"_s)->isEnabled());
    for (const QString &name : {u"agentNew"_s, u"agentMore"_s})
        QVERIFY(!find<QToolButton>(name)->accessibleName().isEmpty());
}

void AgentsPanelTest::followsTheFiles()
{
    pick(Section::Agents, u"greeter"_s);
    m_fixture->write(u"agents/later.gram"_s, AgentFixture::greeter().replace("greeter", "later"));
    m_fixture->workbench->descriptors().load();
    QTRY_VERIFY(row(Section::Agents, u"later"_s).isValid());
    QCOMPARE(rows()->heading(Section::Tools).data(AgentsModel::WordRole).toString(), u"greeter"_s);
    m_fixture->write(u"agents/broken.gram"_s, AgentFixture::greeter().replace("greeter", "broken"));
    m_fixture->workbench->descriptors().load();
    QTRY_COMPARE(tone(Section::Agents, u"broken"_s), AgentRow::Tone::Good);
}

void AgentsPanelTest::saysThatTheLastGoodTextIsInUse()
{
    m_fixture->write(u"agents/greeter.gram"_s, AgentFixture::greeter().replace("::Text", "::Txet"));
    m_fixture->write(u"libraries/polite.toml"_s, "[library]\nname = 4\n");
    m_fixture->workbench->descriptors().load();
    QTRY_COMPARE(tone(Section::Agents, u"greeter"_s), AgentRow::Tone::Warning);
    const QString detail = text(Section::Agents, u"greeter"_s, AgentsModel::DetailRole);
    QVERIFY2(detail.contains(u"last good"), qPrintable(detail));
    const QString fault = text(Section::Agents, u"greeter"_s, AgentsModel::FaultRole);
    QVERIFY2(fault.startsWith(u"2:"), qPrintable(fault));
    QTRY_COMPARE(tone(Section::Libraries, u"polite"_s), AgentRow::Tone::Warning);
    QVERIFY(text(Section::Libraries, u"polite"_s, AgentsModel::DetailRole).contains(u"last good"));
    // It plays all the same.
    pick(Section::Agents, u"greeter"_s);
    QVERIFY(first()->isEnabled());
    m_fixture->write(u"agents/greeter.gram"_s, AgentFixture::greeter());
    m_fixture->workbench->descriptors().load();
    QTRY_COMPARE(tone(Section::Agents, u"greeter"_s), AgentRow::Tone::Good);
}

void AgentsPanelTest::isChangedFromTheBar()
{
    gui::Workbench &workbench = *m_fixture->workbench;
    gui::Preferences preferences(m_fixture->config);
    AnsweringPrompts prompts;
    gui::ConversationBar bar(preferences, prompts);
    bar.setSession(m_session.get());
    bar.agents().setChoices(workbench.agents().entries(), workbench.libraries().libraries());
    bar.show();
    QCOMPARE(bar.agents().text(), u"No agent"_s);
    bar.agents().openList();
    auto *menu = bar.findChild<QMenu *>(u"agentSelectorMenu"_s);
    QVERIFY(menu->isVisible());
    QVERIFY(menu->findChild<QAction *>(u"agent-"_s)->isChecked());
    QVERIFY(!menu->findChild<QAction *>(u"agent-broken"_s)->isEnabled());
    menu->findChild<QAction *>(u"agent-reader"_s)->trigger();
    QCOMPARE(m_session->settings().agent, u"reader"_s);
    QCOMPARE(bar.agents().text(), u"The reader"_s);
    QCOMPARE(text(Section::Agents, u"reader"_s, AgentsModel::WordRole), u"in use"_s);
    bar.agents().openList();
    menu->findChild<QAction *>(u"library-polite"_s)->trigger();
    QCOMPARE(m_session->settings().library, u"polite"_s);
    bar.agents().openList();
    menu->findChild<QAction *>(u"agent-"_s)->trigger();
    QVERIFY(m_session->settings().agent.isEmpty());
    menu->close();
}

void AgentsPanelTest::showsTheToolsOfTheAgentInUseWhereNoneIsPicked()
{
    tree()->setCurrentIndex({});
    QVERIFY(m_session->setAgent(u"reader"_s, {}));
    QVERIFY(!row(Section::Tools, u"sayHello"_s).isValid());
    QVERIFY(m_session->setAgent(u"greeter"_s, {}));
    QVERIFY(row(Section::Tools, u"sayHello"_s).isValid());
}

void AgentsPanelTest::needsNoConversation()
{
    m_panel->setSession(nullptr);
    pick(Section::Agents, u"greeter"_s);
    QVERIFY(!first()->isEnabled());
    QCOMPARE(tone(Section::Tools, u"sayHello"_s), AgentRow::Tone::Good);
}

QTEST_MAIN(AgentsPanelTest)
#include "tst_agentspanel.moc"
