// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptcommands.h"
#include "tests/gui/panelfixture.h"
#include "tests/invocables/mcpfixture.h"

#include <QAbstractItemView>
#include <QDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>

using namespace mcp;
using model::Role, model::TurnState;

namespace {

//! A conversation whose ensemble lives on a peer that has prompts.
class Talk final
{
public:
    explicit Talk(const QString &era = u"legacy"_s)
    {
        fixture.describe({era, u"offers"_s});
        commands = new gui::PromptCommands(*fixture.servers, *fixture.catalog, *panel.session, panel.composer);
        panel.composer->setPrompts(commands);
        panel.edit().setFocus();
    }

    //! As typed; whoever begins a command waits for the server.
    void type(const QString &text)
    {
        QTest::keyClicks(&panel.edit(), text.left(1));
        if (text.startsWith(u'/'))
            QTRY_VERIFY(!commands->all().isEmpty());
        QTest::keyClicks(&panel.edit(), text.mid(1));
    }
    //! The list below the editor, which has the keyboard while it is there.
    static QAbstractItemView *list()
    {
        for (QWidget *widget : QApplication::allWidgets()) {
            if (widget->objectName() == u"slashCommands" && widget->isVisible())
                return qobject_cast<QAbstractItemView *>(widget);
        }
        return nullptr;
    }
    //! What it offers; empty while there is none.
    static QStringList offered()
    {
        const QAbstractItemView *popup = list();
        QStringList texts;
        for (int row = 0; popup && row < popup->model()->rowCount(); ++row)
            texts.append(popup->model()->index(row, 0).data().toString());
        return texts;
    }
    //! As the window system brings it to the list.
    static void tab()
    {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_Tab, Qt::NoModifier, u"\t"_s);
        QApplication::sendEvent(list(), &press);
    }
    QString said() { return panel.window.findChild<QLabel *>(u"composerMessage"_s)->text(); }
    QString written() { return panel.edit().toPlainText(); }
    QDialog *dialog() { return panel.window.findChild<QDialog *>(u"promptDialog"_s); }

    Fixture fixture;
    PanelFixture panel;
    gui::PromptCommands *commands = nullptr;
};

} // namespace

//! Prompts of MCP servers, used as slash commands.
class PromptsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersThePromptsOfServers_data();
    void offersThePromptsOfServers();
    void leavesServersAloneThatAreOff();
    void offersArgumentsAndTheirValues();
    void sendsByEnterWhereNothingIsPicked();
    void putsATextIntoTheComposer();
    void takesATextAsTheOnlyArgument();
    void asksForWhatIsMissing();
    void completesOnTheForm();
    void bringsTheCommandBackWhereItIsGivenUp();
    void keepsTheRolesOfATalk();
    void saysWhatIsWrongAndKeepsTheCommand_data();
    void saysWhatIsWrongAndKeepsTheCommand();
};

void PromptsTest::offersThePromptsOfServers_data()
{
    QTest::addColumn<QString>("era");
    QTest::newRow("legacy") << u"legacy"_s;
    QTest::newRow("modern") << u"modern"_s;
}

void PromptsTest::offersThePromptsOfServers()
{
    QFETCH(QString, era);
    Talk talk(era);
    QCOMPARE(talk.fixture.starts(), 0);
    talk.type(u"/"_s);
    // They come into the list that is there already.
    QTRY_VERIFY(talk.offered().contains(u"/greet   peer: Says hello."_s));
    QVERIFY(talk.offered().contains(u"/clear   a new conversation"_s));
    // One that is called as a command of the program is goes by its full name; a name has no white space.
    QTRY_VERIFY(talk.offered().contains(u"/peer:help   peer: help"_s));
    QVERIFY(talk.offered().contains(u"/odd_name   peer: odd name"_s));
    QTest::keyClicks(&talk.panel.edit(), u"rev"_s);
    QCOMPARE(talk.offered(), QStringList {u"/review   peer: Reviews a file."_s});
    talk.panel.edit().setPlainText(u"/peer:t"_s);
    talk.panel.edit().moveCursor(QTextCursor::End);
    QTest::keyClicks(&talk.panel.edit(), u"a"_s);
    QCOMPARE(talk.offered(), QStringList {u"/peer:talk   peer: A talk with a picture."_s});
    talk.tab();
    QCOMPARE(talk.written(), u"/peer:talk "_s);
    QVERIFY(talk.panel.edit().hasFocus());
}

void PromptsTest::leavesServersAloneThatAreOff()
{
    Talk talk;
    model::SessionSettings settings = talk.panel.session->settings();
    settings.switches.insert(u"peer"_s, false);
    talk.panel.session->setSettings(settings);
    QTest::keyClicks(&talk.panel.edit(), u"/"_s);
    QVERIFY(!talk.offered().isEmpty());
    QCOMPARE(talk.fixture.servers->find(u"peer"_s)->connection().state(), network::McpConnection::State::Off);
}

void PromptsTest::offersArgumentsAndTheirValues()
{
    Talk talk;
    talk.type(u"/review "_s);
    QCOMPARE(talk.offered(), (QStringList {u"file=   Which file."_s, u"style=   (may be left out)"_s}));
    QTest::keyClicks(&talk.panel.edit(), u"file=a.txt s"_s);
    QCOMPARE(talk.offered(), QStringList {u"style=   (may be left out)"_s});
    talk.tab();
    QCOMPARE(talk.written(), u"/review file=a.txt style="_s);
    QTRY_COMPARE(talk.offered(), (QStringList {u"brief"_s, u"thorough"_s, u"two words"_s, u"to a.txt"_s}));
    QTest::keyClicks(&talk.panel.edit(), u"tw"_s);
    QTRY_COMPARE(talk.offered(), QStringList {u"two words"_s});
    talk.tab();
    QCOMPARE(talk.written(), u"/review file=a.txt style=\"two words\" "_s);
    talk.panel.composer->send();
    QTRY_COMPARE(talk.written(), uR"(review {"file":"a.txt","style":"two words"})"_s);
}

void PromptsTest::sendsByEnterWhereNothingIsPicked()
{
    Talk talk;
    talk.type(u"/review file=a.txt style="_s);
    QTRY_VERIFY(!talk.offered().isEmpty());
    QTest::keyClicks(&talk.panel.edit(), u"th"_s);
    QTRY_COMPARE(talk.offered(), QStringList {u"thorough"_s});
    QTest::keyClick(&talk.panel.edit(), Qt::Key_Return);
    QTRY_COMPARE(talk.written(), uR"(review {"file":"a.txt","style":"th"})"_s);
}

void PromptsTest::putsATextIntoTheComposer()
{
    Talk talk;
    talk.type(u"/greet"_s);
    talk.panel.composer->send();
    QTRY_COMPARE(talk.written(), u"greet {}"_s);
    QCOMPARE(talk.said(), QString());
    // The person sees it before it is sent.
    QVERIFY(!talk.panel.session->isBusy());
    QCOMPARE(talk.panel.session->conversation().length(), 0);
}

void PromptsTest::takesATextAsTheOnlyArgument()
{
    Talk talk;
    talk.type(u"/explain x = \"1"_s);
    talk.panel.composer->send();
    QTRY_COMPARE(talk.written(), uR"(explain {"what":"x = \"1"})"_s);
}

void PromptsTest::asksForWhatIsMissing()
{
    Talk talk;
    talk.type(u"/review style=brief"_s);
    talk.panel.composer->send();
    QTRY_VERIFY(talk.dialog() && talk.dialog()->isVisible());
    QVERIFY(!talk.dialog()->isModal());
    QCOMPARE(talk.dialog()->windowTitle(), u"Review of peer"_s);
    QCOMPARE(talk.dialog()->findChild<QLabel *>(u"promptAbout"_s)->text(), u"Reviews a file."_s);
    QCOMPARE(talk.dialog()->findChild<QPlainTextEdit *>(u"value:/style"_s)->toPlainText(), u"brief"_s);
    auto *use = talk.dialog()->findChild<QPushButton *>(u"promptUse"_s);
    use->click();
    // It does not go on without what is required.
    QVERIFY(talk.dialog()->isVisible());
    auto *file = talk.dialog()->findChild<QPlainTextEdit *>(u"value:/file"_s);
    QTest::keyClicks(file, u"b.txt"_s);
    use->click();
    QTRY_COMPARE(talk.written(), uR"(review {"file":"b.txt","style":"brief"})"_s);
    QTRY_VERIFY(!talk.dialog());
}

void PromptsTest::completesOnTheForm()
{
    Talk talk;
    talk.type(u"/review"_s);
    talk.panel.composer->send();
    QTRY_VERIFY(talk.dialog() && talk.dialog()->isVisible());
    talk.dialog()->activateWindow();
    QTRY_VERIFY(talk.dialog()->isActiveWindow());
    QTest::keyClicks(talk.dialog()->findChild<QPlainTextEdit *>(u"value:/file"_s), u"c"_s);
    auto *style = talk.dialog()->findChild<QPlainTextEdit *>(u"value:/style"_s);
    style->setFocus();
    QTRY_VERIFY(style->hasFocus());
    QTest::keyClicks(style, u"t"_s);
    auto *popup = talk.dialog()->findChild<QWidget *>(u"completionPopup"_s);
    QTRY_VERIFY(popup->isVisible());
    const auto *model = popup->findChild<QAbstractItemView *>(u"completionList"_s)->model();
    QCOMPARE(model->rowCount(), 3);
    // The server is told what stands in the other field.
    QCOMPARE(model->index(2, 0).data().toString(), u"to c"_s);
    QTest::keyClick(style, Qt::Key_Down);
    QTest::keyClick(style, Qt::Key_Return);
    QCOMPARE(style->toPlainText(), u"two words"_s);
    QVERIFY(!popup->isVisible());
    QTest::keyClick(style, Qt::Key_Backspace);
    QTRY_VERIFY(popup->isVisible());
    // Escape is for the list first.
    QTest::keyClick(style, Qt::Key_Escape);
    QVERIFY(!popup->isVisible());
    QVERIFY(talk.dialog()->isVisible());
}

void PromptsTest::bringsTheCommandBackWhereItIsGivenUp()
{
    Talk talk;
    talk.type(u"/review"_s);
    talk.panel.composer->send();
    QTRY_VERIFY(talk.dialog() && talk.dialog()->isVisible());
    QCOMPARE(talk.written(), QString());
    talk.dialog()->reject();
    QCOMPARE(talk.written(), u"/review"_s);
    QCOMPARE(talk.said(), QString());
}

void PromptsTest::keepsTheRolesOfATalk()
{
    Talk talk;
    talk.type(u"/talk"_s);
    talk.panel.composer->send();
    QTRY_COMPARE(talk.written(), u"Which one is this?"_s);
    // What goes before and with the text stands beside it until it is sent, so that it can be taken away.
    const QStringList names {u"Message: Do you know"_s, u"Answer: I do."_s, u"notes.txt"_s, u"picture"_s};
    for (int index = 0; index < names.size(); ++index) {
        // A picture is looked at first, elsewhere.
        QTRY_VERIFY(talk.panel.shown(u"attachment%1"_s.arg(index)));
        const auto *button = talk.panel.shown(u"attachment%1"_s.arg(index));
        QVERIFY2(button->accessibleName().startsWith(u"Remove "_s + names.at(index)), qPrintable(button->accessibleName()));
    }
    QVERIFY(!talk.panel.session->isBusy());
    QCOMPARE(talk.panel.rows(), 0);
    talk.panel.composer->send();
    QVERIFY(talk.panel.endsAs(TurnState::Committed));
    QCOMPARE(talk.panel.view().rows().canisterAt(0)->role, Role::User);
    QCOMPARE(talk.panel.view().rows().canisterAt(0)->text(), u"Do you know lamps?"_s);
    QCOMPARE(talk.panel.view().rows().canisterAt(1)->role, Role::Assistant);
    QCOMPARE(talk.panel.view().rows().canisterAt(1)->text(), u"I do."_s);
    const auto document = talk.panel.view().rows().canisterAt(2);
    QCOMPARE(document->role, Role::Document);
    QCOMPARE(document->title, u"notes.txt (peer://desk/notes.txt)"_s);
    QCOMPARE(document->text(), u"Buy a lamp."_s);
    const auto message = talk.panel.view().rows().canisterAt(3);
    QCOMPARE(message->role, Role::User);
    QCOMPARE(message->contents.size(), 2);
    QVERIFY(std::holds_alternative<model::ImageContent>(message->contents.at(1)));
    QCOMPARE(talk.panel.rows(), 5);
    // The model is told in the same order.
    QList<Role> told;
    for (const model::CanisterPointer &canister : talk.panel.fixture.conversers.requests.first().canisters)
        told.append(canister->role);
    QCOMPARE(told, (QList<Role> {Role::User, Role::Assistant, Role::Document, Role::User}));
}

void PromptsTest::saysWhatIsWrongAndKeepsTheCommand_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such argument") << u"/review page=1"_s << u"“page” is no argument"_s;
    QTest::newRow("no such prompt") << u"/peer:nothing"_s << u"There is no prompt peer:nothing"_s;
}

void PromptsTest::saysWhatIsWrongAndKeepsTheCommand()
{
    QFETCH(QString, command);
    QFETCH(QString, said);
    Talk talk;
    talk.type(command);
    talk.panel.composer->send();
    QVERIFY2(talk.said().startsWith(said), qPrintable(talk.said()));
    QCOMPARE(talk.written(), command);
    QVERIFY(!talk.panel.session->isBusy());
}

QTEST_MAIN(PromptsTest)
#include "tst_prompts.moc"
