// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentselector.h"
#include "gui/settings/controlsbutton.h"
#include "gui/settings/conversationbar.h"
#include "tests/gui/windowfixture.h"

#include <QAction>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

//! What a person chooses for a conversation in the bar above it, undone and done again.
class ChoosingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void undoesAnotherModel();
    void leavesTheFirstModel();
    void undoesASystemText();
    void undoesControlsOnceTheyAreLeft();
    void undoesAnAgent();
    void undoesWhatAPromptSets();

private:
    gui::ConversationBar &bar() const { return *m_fixture->window->findChild<gui::ConversationBar *>(); }
    model::Session &session() const { return m_fixture->page()->session(); }
    const model::SessionSettings &settings() const { return session().settings(); }
    //! As the menu says it.
    QString undoText() const { return m_fixture->window->actions().find(u"editUndo"_s)->text(); }

    std::unique_ptr<WindowFixture> m_fixture;
};

void ChoosingTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    bar().pickModel({u"rehearsal"_s, u"rehearsal"_s});
}

void ChoosingTest::leavesTheFirstModel()
{
    QCOMPARE(undoText(), u"&Undo"_s);
}

void ChoosingTest::undoesAnotherModel()
{
    const model::ModelAddress before = settings().model;
    bar().pickModel({u"rehearsal"_s, u"another"_s});
    QCOMPARE(undoText(), u"&Undo Change Model"_s);
    m_fixture->trigger(u"editUndo"_s);
    QTRY_COMPARE(settings().model, before);
    QTRY_COMPARE(m_fixture->window->actions().find(u"editRedo"_s)->text(), u"&Redo Change Model"_s);
    m_fixture->trigger(u"editRedo"_s);
    QTRY_COMPARE(settings().model.model, u"another"_s);
}

void ChoosingTest::undoesASystemText()
{
    QVERIFY(m_fixture->say(u"Hello"_s));
    bar().systemText().openEditor();
    auto *popup = m_fixture->window->findChild<QWidget *>(u"systemTextPopup"_s);
    popup->findChild<QPlainTextEdit *>(u"systemText"_s)->setPlainText(u"Be brief."_s);
    popup->hide();
    QCOMPARE(settings().supervisor, u"Be brief."_s);
    QCOMPARE(undoText(), u"&Undo Change System Text"_s);
    m_fixture->trigger(u"editUndo"_s);
    QTRY_VERIFY(settings().supervisor.isEmpty());
    // What has been taken back is what the next editor shows.
    bar().systemText().openEditor();
    QVERIFY(popup->findChild<QPlainTextEdit *>(u"systemText"_s)->toPlainText().isEmpty());
    popup->hide();
    m_fixture->trigger(u"editRedo"_s);
    QTRY_COMPARE(settings().supervisor, u"Be brief."_s);
}

void ChoosingTest::undoesControlsOnceTheyAreLeft()
{
    bar().controls().openPanel();
    auto *popup = bar().controls().findChild<QWidget *>(u"controlsPopup"_s);
    auto *number = popup->findChild<gui::ControlSpinBox *>(u"control-temperature"_s);
    QVERIFY(number);
    for (const double value : {0.1, 0.2, 0.3}) {
        number->setValue(value);
        QCOMPARE(settings().controls.value(u"temperature"_s).bytes(), QByteArray::number(value));
        QCOMPARE(undoText(), u"&Undo"_s);
    }
    popup->hide();
    QCOMPARE(undoText(), u"&Undo Change Controls"_s);
    m_fixture->trigger(u"editUndo"_s);
    QTRY_VERIFY(settings().controls.isEmpty());
    QTRY_COMPARE(undoText(), u"&Undo"_s);
}

void ChoosingTest::undoesAnAgent()
{
    // The catalog is read after the first paint.
    const auto pick = [this] {
        if (settings().agent.isEmpty())
            Q_EMIT bar().agents().agentPicked(u"hello_world_agent"_s);
        return !settings().agent.isEmpty();
    };
    QTRY_VERIFY(pick());
    QCOMPARE(undoText(), u"&Undo Change Agent"_s);
    m_fixture->trigger(u"editUndo"_s);
    QTRY_VERIFY(settings().agent.isEmpty());
    QVERIFY(settings().agentModel.isEmpty());
    m_fixture->trigger(u"editRedo"_s);
    QTRY_COMPARE(settings().agent, u"hello_world_agent"_s);
    QCOMPARE(settings().agentModel, settings().model);
}

void ChoosingTest::undoesWhatAPromptSets()
{
    model::DescriptorCatalog &descriptors = m_fixture->workbench->descriptors();
    const QString path = descriptors.folderFor(model::DescriptorLayer::User) + u"/prompts/coach.toml"_s;
    QVERIFY(
        descriptors.save(path, "[prompt]\nname = \"coach\"\nrole = \"supervisor\"\ntext = \"You coach a choir.\"\n[tools]\nio = false\n"));
    m_fixture->trigger(u"descriptorsReload"_s);
    QTRY_VERIFY(m_fixture->workbench->prompts().promptFor(u"coach"_s));
    m_fixture->page()->composer().editor().setPlainText(u"/coach"_s);
    m_fixture->page()->composer().send();
    QTRY_COMPARE(settings().supervisor, u"You coach a choir."_s);
    QCOMPARE(undoText(), u"&Undo Use Prompt"_s);
    m_fixture->trigger(u"editUndo"_s);
    QTRY_VERIFY(settings().supervisor.isEmpty());
    QVERIFY(settings().switches.isEmpty());
}

QTEST_MAIN(ChoosingTest)
#include "tst_choosing.moc"
