// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptcommands.h"
#include "network/providers/catalog/providercatalog.h"
#include "tests/gui/panelfixture.h"
#include "tests/invocables/mcpfixture.h"

#include <QAbstractItemView>
#include <QDialog>
#include <QDir>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace mcp;
using model::Role, model::TurnState;

namespace {

//! A conversation whose ensemble lives on a peer that has prompts.
class Talk final
{
public:
    explicit Talk(const QString &era = u"legacy"_s)
    {
        fixture.check.addReader(model::DescriptorKind::Prompt, model::Prompt::read);
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
    //! A prompt of the person's own.
    bool describe(const QString &name, const QByteArray &toml)
    {
        const QString path = fixture.folder.filePath(u"prompts/%1.toml"_s.arg(name));
        QDir().mkpath(fixture.folder.filePath(u"prompts"_s));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write("[prompt]\nname = \"" + name.toUtf8() + "\"\n" + toml) < 0)
            return false;
        file.close();
        fixture.descriptors->load();
        prompts = std::make_unique<model::PromptCatalog>(*fixture.descriptors);
        commands->useCatalog(*prompts, {});
        return true;
    }

    gui::PromptCommands *commands = nullptr;
    std::unique_ptr<model::PromptCatalog> prompts;
};

constexpr auto letter = R"(title = "Letter"
description = "Writes a letter"
text = "Write to {whom}, {pages} pages, {tone}. {again}"
[[variables]]
name = "whom"
[[variables]]
name = "pages"
kind = "number"
minimum = 1
maximum = 9
step = 1
default = 2
[[variables]]
name = "tone"
kind = "options"
options = [{ value = "kind", title = "Kindly" }, "stern"]
default = "kind"
[[variables]]
name = "again"
kind = "boolean"
)";

} // namespace

//! Prompts of MCP servers, used as slash commands.
class PromptsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void offersTheCommandsOfAnAgent();
    void offersThePromptsOfServers_data();
    void offersThePromptsOfServers();
    void startsEachServerThatIsOn();
    void leavesServersAloneThatAreOff();
    void offersArgumentsAndTheirValues();
    void sendsByEnterWhereNothingIsPicked();
    void putsATextIntoTheComposer();
    void takesATextAsTheOnlyArgument();
    void asksForWhatIsMissing();
    void completesOnTheForm();
    void bringsTheCommandBackWhereItIsGivenUp();
    void keepsTheRolesOfATalk();
    void offersPromptsOfThePerson();
    void fillsInAPromptOfThePerson();
    void asksOnAFormForWhatAPromptOfThePersonWants();
    void givesTheConversationWhatAPromptAsksFor();
    void readsAFileOfTheWorkspaceForAPrompt();
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

//! The catalog of tools is another with each that begins.
void PromptsTest::startsEachServerThatIsOn()
{
    Talk talk;
    QStringList names {u"peer"_s};
    for (const QString &name : {u"first"_s, u"second"_s, u"third"_s, u"fourth"_s}) {
        talk.fixture.describe({u"legacy"_s, u"offers"_s}, {}, name);
        names.append(name);
    }
    // What is gone through stays while that happens.
    const std::weak_ptr<const invocables::Toolset> before = talk.fixture.catalog->tools();
    QList<bool> isThere;
    connect(talk.fixture.catalog.get(), &invocables::EnsembleCatalog::changed, this, [&] { isThere.append(!before.expired()); });
    QTest::keyClicks(&talk.panel.edit(), u"/"_s);
    QVERIFY(isThere.size() >= names.size());
    QVERIFY(isThere.at(names.size() - 1));
    for (const QString &name : names)
        QVERIFY2(talk.fixture.servers->find(name)->connection().state() != network::McpConnection::State::Off, qPrintable(name));
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
    QCOMPARE(talk.panel.canisterAt(0)->role, Role::User);
    QCOMPARE(talk.panel.canisterAt(0)->text(), u"Do you know lamps?"_s);
    QCOMPARE(talk.panel.canisterAt(1)->role, Role::Assistant);
    QCOMPARE(talk.panel.canisterAt(1)->text(), u"I do."_s);
    const auto document = talk.panel.canisterAt(2);
    QCOMPARE(document->role, Role::Document);
    QCOMPARE(document->title, u"notes.txt (peer://desk/notes.txt)"_s);
    QCOMPARE(document->text(), u"Buy a lamp."_s);
    const auto message = talk.panel.canisterAt(3);
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

void PromptsTest::offersPromptsOfThePerson()
{
    Talk talk;
    QVERIFY(talk.describe(u"letter"_s, letter));
    QVERIFY(talk.describe(u"help"_s, "text = \"x\""));
    QTest::keyClicks(&talk.panel.edit(), u"/"_s);
    QVERIFY(talk.offered().contains(u"/letter   Writes a letter"_s));
    // One that is called as a command of the program is goes by its full name.
    QVERIFY(talk.offered().join(u'\n').contains(u"/prompt:help"_s));
    // What has been written whole comes first, before a command of the program that begins so.
    QVERIFY(talk.describe(u"sum"_s, "text = \"x\""));
    QTest::keyClicks(&talk.panel.edit(), u"sum"_s);
    QCOMPARE(talk.offered().size(), 2);
    QVERIFY2(talk.offered().first().startsWith(u"/sum "_s), qPrintable(talk.offered().first()));
    for (int typed = 0; typed < 3; ++typed)
        QTest::keyClick(&talk.panel.edit(), Qt::Key_Backspace);
    QTest::keyClicks(&talk.panel.edit(), u"letter "_s);
    QCOMPARE(talk.offered(),
        (QStringList {u"whom="_s, u"pages=   (may be left out)"_s, u"tone=   (may be left out)"_s, u"again=   (may be left out)"_s}));
    QTest::keyClicks(&talk.panel.edit(), u"tone="_s);
    QCOMPARE(talk.offered(), (QStringList {u"kind   Kindly"_s, u"stern"_s}));
    QTest::keyClicks(&talk.panel.edit(), u"s"_s);
    talk.tab();
    QTest::keyClicks(&talk.panel.edit(), u"again="_s);
    QCOMPARE(talk.offered(), (QStringList {u"true"_s, u"false"_s}));
    QCOMPARE(talk.written(), u"/letter tone=stern again="_s);
}

void PromptsTest::fillsInAPromptOfThePerson()
{
    Talk talk;
    QVERIFY(talk.describe(u"letter"_s, letter));
    talk.panel.edit().setPlainText(u"/letter whom=\"my {tone} aunt\" pages=3 again=yes"_s);
    talk.panel.composer->send();
    QTRY_COMPARE(talk.written(), u"Write to my {tone} aunt, 3 pages, kind. true"_s);
    QCOMPARE(talk.said(), QString());
    // The person sees it before it is sent.
    QVERIFY(!talk.panel.session->isBusy());
    talk.panel.edit().setPlainText(u"/letter whom=me pages=30"_s);
    talk.panel.composer->send();
    QTRY_COMPARE(talk.said(), u"“pages” is to be 9 or less."_s);
    QCOMPARE(talk.written(), u"/letter whom=me pages=30"_s);
}

void PromptsTest::asksOnAFormForWhatAPromptOfThePersonWants()
{
    Talk talk;
    QVERIFY(talk.describe(u"letter"_s, letter));
    talk.panel.edit().setPlainText(u"/letter pages=3"_s);
    talk.panel.composer->send();
    QTRY_VERIFY(talk.dialog() && talk.dialog()->isVisible());
    QCOMPARE(talk.dialog()->windowTitle(), u"Letter"_s);
    auto *use = talk.dialog()->findChild<QPushButton *>(u"promptUse"_s);
    use->click();
    QVERIFY(talk.dialog()->isVisible());
    QCOMPARE(talk.dialog()->findChild<QLabel *>(u"promptProblem"_s)->text(), u"Still needed: whom."_s);
    auto *whom = talk.dialog()->findChild<QPlainTextEdit *>(u"value:/whom"_s);
    QVERIFY(whom);
    QTest::keyClicks(whom, u"Ada"_s);
    use->click();
    QTRY_COMPARE(talk.written(), u"Write to Ada, 3 pages, kind. false"_s);
    QTRY_VERIFY(!talk.dialog());
    // Given up, the command is there again.
    talk.panel.edit().setPlainText(u"/letter pages=4"_s);
    talk.panel.composer->send();
    QTRY_VERIFY(talk.dialog() && talk.dialog()->isVisible());
    talk.dialog()->reject();
    QTRY_COMPARE(talk.written(), u"/letter pages=4"_s);
    QCOMPARE(talk.said(), QString());
}

void PromptsTest::givesTheConversationWhatAPromptAsksFor()
{
    Talk talk;
    QVERIFY(talk.describe(u"coach"_s,
        "role = \"supervisor\"\ntext = \"You coach {whom}.\"\nnext = \"recap\"\nmodel = \"fake/other\"\n[tools]\npeer = false\n"
        "[[variables]]\nname = \"whom\"\n"));
    talk.panel.edit().setPlainText(u"/coach a choir"_s);
    talk.panel.composer->send();
    QTRY_COMPARE(talk.written(), u"/recap "_s);
    const model::SessionSettings &settings = talk.panel.session->settings();
    QCOMPARE(settings.supervisor, u"You coach a choir."_s);
    QCOMPARE(settings.model.toString(), u"fake/other"_s);
    QCOMPARE(settings.switches.value(u"peer"_s, true), false);
    QCOMPARE(talk.said(), u"The conversation has the system text of coach now."_s);
}

void PromptsTest::readsAFileOfTheWorkspaceForAPrompt()
{
    Talk talk;
    QVERIFY(talk.describe(u"look"_s, "text = \"<{file}>\"\n[[variables]]\nname = \"file\"\nkind = \"file\"\n"));
    QTemporaryDir workspace;
    const auto write = [&workspace](const QString &name, const QByteArray &bytes) {
        QFile file(workspace.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    };
    QVERIFY(write(u"a.txt"_s, "Grüße {file}"));
    QVERIFY(write(u".secret"_s, "x"));
    QVERIFY(write(u"large.txt"_s, QByteArray(2 * 1024 * 1024 + 1, 'x')));
    QVERIFY(write(u"bytes.txt"_s, "\xff\xfe\xff"));
    const auto use = [&talk](const QString &file) {
        talk.panel.edit().clear();
        talk.panel.composer->say({});
        talk.panel.edit().setPlainText(u"/look "_s + file);
        talk.panel.composer->send();
    };
    use(u"a.txt"_s);
    QTRY_VERIFY2(talk.said().contains(u"folder"_s), qPrintable(talk.said()));
    model::SessionSettings settings = talk.panel.session->settings();
    settings.folders = {QDir(workspace.path()).canonicalPath()};
    talk.panel.session->setSettings(settings);
    use(u"a.txt"_s);
    QTRY_COMPARE(talk.written(), u"<Grüße {file}>"_s);
    for (const auto &[file, said] : {std::pair(u".secret"_s, u"looks like a secret"_s), std::pair(u"../x"_s, u"not inside"_s),
             std::pair(u"large.txt"_s, u"is larger than"_s), std::pair(u"bytes.txt"_s, u"utf-8"_s),
             std::pair(u"none.txt"_s, u"none.txt"_s)}) {
        use(file);
        QTRY_VERIFY2(talk.said().contains(said, Qt::CaseInsensitive), qPrintable(file + u": "_s + talk.said()));
        QCOMPARE(talk.written(), u"/look "_s + file);
    }
}

void PromptsTest::saysWhatIsWrongAndKeepsTheCommand_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("said");
    QTest::newRow("no such argument") << u"/review page=1"_s << u"“page” is not an argument"_s;
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

//! They are said to it as they stand; one that is called as a command of the program is written with the agent's name.
void PromptsTest::offersTheCommandsOfAnAgent()
{
    Talk talk;
    model::DescriptorCatalog none({}, talk.fixture.folder.filePath(u"none"_s), talk.fixture.check);
    network::ProviderCatalog providers(none);
    talk.commands->useAgents(providers);
    providers.setAgentCommands(u"coder"_s, {{u"init"_s, u"Looks around"_s}, {u"model"_s, u"Another"_s}});
    QVERIFY(!talk.commands->find(u"init"_s));
    model::SessionSettings settings = talk.panel.session->settings();
    settings.model = {u"coder"_s, u"default"_s};
    talk.panel.session->setSettings(settings);
    QVERIFY(talk.commands->find(u"init"_s) && talk.commands->find(u"coder:model"_s));
    talk.type(u"/ini"_s);
    QTRY_COMPARE(Talk::offered().size(), 1);
    QVERIFY(Talk::offered().first().startsWith(u"/init"_s));
    talk.panel.edit().clear();
    for (const auto &[written, sent] : {std::pair(u"/init all"_s, u"/init all"_s), std::pair(u"/coder:model large"_s, u"/model large"_s)}) {
        talk.panel.fixture.conversers.expect({support::FakeConversers::text(u"Yes."_s), support::FakeConversers::end()});
        talk.panel.events->clear();
        talk.panel.edit().setPlainText(written);
        talk.panel.composer->send();
        QVERIFY(talk.panel.endsAs(TurnState::Committed));
        QCOMPARE(talk.panel.canisterAt(talk.panel.rows() - 2)->text(), sent);
    }
}

QTEST_MAIN(PromptsTest)
#include "tst_prompts.moc"
