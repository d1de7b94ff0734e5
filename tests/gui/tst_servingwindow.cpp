// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/acp/acpupdates.h"
#include "gui/serving/programoffer.h"
#include "gui/serving/programserver.h"
#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/conversationmodel.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "network/framing/localsocket.h"
#include "tests/gui/windowfixture.h"
#include "tests/program/rpcpeer.h"
#include "tests/support/files.h"

#include <QDialog>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPushButton>
#include <QSpinBox>
#include <QTcpServer>
#include <QTreeWidget>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

//! Another program, of the legacy era, whose person can be asked, and never answers.
class Client final
{
public:
    Client(const QUrl &url, const QByteArray &key)
        : m_url(url)
        , m_key(key)
    {
    }

    //! \return whether it was let in.
    bool begin(const QByteArray &capabilities = R"({"elicitation":{}})")
    {
        QNetworkReply *reply = post(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",)"
                                    R"("capabilities":)"
            + capabilities + R"(,"clientInfo":{"name":"trial client","version":"7"}}})");
        const bool hasEnded = QTest::qWaitFor([reply] { return reply->isFinished(); }, support::patience);
        m_session = reply->rawHeader("mcp-session-id");
        return hasEnded && !m_session.isEmpty();
    }
    void call(int id, const QJsonObject &arguments, const QString &tool = u"converse"_s)
    {
        const QJsonObject params {{u"name"_s, tool}, {u"arguments"_s, arguments}};
        const QJsonObject message {{u"jsonrpc"_s, u"2.0"_s}, {u"id"_s, id}, {u"method"_s, u"tools/call"_s}, {u"params"_s, params}};
        QNetworkReply *reply = post(QJsonDocument(message).toJson(QJsonDocument::Compact));
        QObject::connect(reply, &QNetworkReply::readyRead, reply, [this, reply] { heard += reply->readAll(); });
    }
    bool waitFor(const QByteArray &words)
    {
        return QTest::qWaitFor([&] { return heard.contains(words); }, support::patience);
    }

    QByteArray heard;

private:
    QNetworkReply *post(const QByteArray &body)
    {
        QNetworkRequest request(m_url);
        request.setRawHeader("Authorization", "Bearer " + m_key);
        request.setRawHeader("Content-Type", "application/json");
        request.setRawHeader("Accept", "application/json, text/event-stream");
        if (!m_session.isEmpty())
            request.setRawHeader("Mcp-Session-Id", m_session);
        return m_manager.post(request, body);
    }

    const QUrl m_url;
    const QByteArray m_key;
    QByteArray m_session;
    QNetworkAccessManager m_manager;
};

//! An editor that has started a process of its own for the window's profile.
class Editor final : public RpcPeer
{
public:
    explicit Editor(const Program &program)
        : RpcPeer(program, {u"serve-acp"_s})
    {
        request(u"hello"_s, u"initialize"_s,
            {{u"protocolVersion"_s, 1}, {u"clientInfo"_s, QJsonObject {{u"name"_s, u"trial editor"_s}, {u"version"_s, u"3"_s}}}});
        request(u"new"_s, u"session/new"_s, {{u"cwd"_s, program.workspace()}, {u"mcpServers"_s, QJsonArray()}});
        session = answerTo(u"new"_s)[u"result"][u"sessionId"].toString();
    }
    void prompt(const QString &text)
    {
        const QJsonArray blocks {QJsonObject {{u"type"_s, u"text"_s}, {u"text"_s, text}}};
        request(u"1"_s, u"session/prompt"_s, {{u"sessionId"_s, session}, {u"prompt"_s, blocks}});
    }
    QString stopReason() { return answerTo(u"1"_s)[u"result"][u"stopReason"].toString(); }

    QString session;
};

//! Another program's client, in a process of its own, whose person cannot be asked.
class MuteClient final : public RpcPeer
{
public:
    explicit MuteClient(const Program &program)
        : RpcPeer(program, {u"serve-mcp"_s, u"--stdio"_s, u"--ensemble"_s, u"io"_s})
    {
        request(u"hello"_s, u"initialize"_s,
            {{u"protocolVersion"_s, u"2025-11-25"_s}, {u"capabilities"_s, QJsonObject()},
                {u"clientInfo"_s, QJsonObject {{u"name"_s, u"mute client"_s}, {u"version"_s, u"1"_s}}}});
    }
    void call(const QString &id, const QString &tool, const QJsonObject &arguments)
    {
        request(id, u"tools/call"_s, {{u"name"_s, tool}, {u"arguments"_s, arguments}});
    }
    QJsonObject resultOf(const QString &id) { return answerTo(id)[u"result"].toObject(); }
};

} // namespace

//! *Serve other programs…*: what a person sees of programs that use a window's Parlance.
class ServingWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void servesUntilItIsEnded();
    void showsWhatIsUnderWayAndItsQuestion();
    void stopsWhatIsUnderWay();
    void asksWhatAClientCannotBeAsked();
    void saysWhoWasNotLetIn();
    void saysWhyItCannotServe();
    void showsWhomOtherProcessesServe();
    void forgetsAProcessThatWasKilled();
    void showsAnEditorsConversationAsItGrows();
    void stopsWhatIsUnderWayElsewhere();
    void asksWhatAClientElsewhereCannotBeAsked();
    void answersForAHiddenFileElsewhere();
    void refusesWhatNobodyIsThereToAnswer();
    void refusesArgumentsThatOwnToolsDoNotTake_data();
    void refusesArgumentsThatOwnToolsDoNotTake();
    void boundsWhatAProcessSays();
    void showsADifferenceWhereBothTextsAreSaid();
    void tellsChangesOfListsTogether();

private:
    template <typename T>
    T *part(const QString &name) const
    {
        return m_fixture->window->findChild<T *>(name);
    }
    //! Opens the dialog and begins.
    void serve()
    {
        m_fixture->trigger(u"serveShow"_s);
        part<QPushButton>(u"serveStart"_s)->click();
    }
    Client client() const
    {
        return Client(QUrl(part<QLineEdit>(u"serveUrl"_s)->text()), part<QLineEdit>(u"serveKey"_s)->text().toLatin1());
    }
    //! The row of what is under way; null where nothing is.
    QTreeWidgetItem *call() const
    {
        const QTreeWidgetItem *client = part<QTreeWidget>(u"serveClients"_s)->topLevelItem(0);
        return client ? client->child(0) : nullptr;
    }

    QTreeWidget *clients() const { return part<QTreeWidget>(u"serveClients"_s); }
    //! The rows of the page that is worked in, by what they show.
    QStringList shownTexts() const
    {
        const QAbstractItemModel &rows = m_fixture->page()->transcript().view().rows();
        QStringList texts;
        for (int row = 0; row < rows.rowCount(); ++row)
            texts.append(model::valueAt<QString>(rows, row, model::ConversationModel::TextRole));
        return texts;
    }
    //! Of a question that is asked above the composer.
    QPushButton *answerButton(const QString &name) const
    {
        const auto *asked = part<QWidget>(u"serverQuestions"_s);
        return asked ? asked->findChild<QPushButton *>(name) : nullptr;
    }

    std::unique_ptr<Program> m_program;
    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<QTemporaryDir> m_workspace;
};

void ServingWindowTest::init()
{
    m_workspace = std::make_unique<QTemporaryDir>();
    m_fixture.reset();
    m_program = std::make_unique<Program>();
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open(m_program->profile()));
    model::Session &session = m_fixture->page()->session();
    model::SessionSettings settings = session.settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    settings.folders = {QDir(m_workspace->path()).canonicalPath()};
    session.setSettings(settings);
}

void ServingWindowTest::servesUntilItIsEnded()
{
    auto *state = part<QPushButton>(u"servingState"_s);
    QVERIFY(state->isHidden());
    serve();
    QVERIFY(!state->isHidden());
    QCOMPARE(part<QLineEdit>(u"serveKey"_s)->echoMode(), QLineEdit::Password);
    const QUrl url(part<QLineEdit>(u"serveUrl"_s)->text());
    QCOMPARE(url.host(), u"127.0.0.1"_s);
    Client other = client();
    QVERIFY(other.begin());
    other.call(1, {{u"prompt"_s, u"Hello"_s}});
    QVERIFY(other.waitFor("\"state\":\"committed\""));
    QTRY_VERIFY(state->text().contains(u"1 program"_s));
    const QTreeWidgetItem *row = part<QTreeWidget>(u"serveClients"_s)->topLevelItem(0);
    QCOMPARE(row->text(0), u"trial client 7"_s);
    // It goes on without the dialog.
    part<QDialog>(u"serveDialog"_s)->close();
    QVERIFY(m_fixture->windows->programServer().isServing());
    state->click();
    QTRY_VERIFY(part<QPushButton>(u"serveStart"_s) && part<QPushButton>(u"serveStart"_s)->text().contains(u"End"_s));
    part<QPushButton>(u"serveStart"_s)->click();
    QVERIFY(state->isHidden());
    QVERIFY(!Client(url, "x").begin());
}

void ServingWindowTest::showsWhatIsUnderWayAndItsQuestion()
{
    serve();
    Client other = client();
    QVERIFY(other.begin());
    other.call(1, {{u"prompt"_s, u"Write notes.txt: new"_s}, {u"tools"_s, QJsonArray {u"io"_s}}});
    // Its own person is asked, and says nothing.
    QVERIFY(other.waitFor("elicitation/create"));
    QTRY_VERIFY(call() && call()->text(1).contains(u"waiting"_s));
    QCOMPARE(call()->text(0), u"converse"_s);
    part<QTreeWidget>(u"serveClients"_s)->setCurrentItem(call());
    part<QPushButton>(u"serveShowCall"_s)->click();
    // The conversation is live in the window, marked with who asked.
    QTRY_VERIFY(m_fixture->page()->session().isBusy());
    QTRY_VERIFY(part<QLabel>(u"questionAlsoAsked"_s));
    QVERIFY(part<QLabel>(u"questionAlsoAsked"_s)->text().contains(u"trial client"_s));
    const auto labels = [this] {
        const auto list = model::ConversationStore(m_fixture->workbench->store().reader()).list(1, 0);
        return list && !list->isEmpty() ? list->first().labels : QStringList();
    };
    QTRY_COMPARE(labels(), QStringList {u"mcp: trial client"_s});
    auto *allow = part<QPushButton>(u"allowOnceButton"_s);
    QVERIFY(allow);
    allow->click();
    QVERIFY(other.waitFor("\"state\":\"committed\""));
    QVERIFY(support::read(m_workspace->filePath(u"notes.txt"_s)).startsWith("new"));
    QTRY_VERIFY(!call());
}

void ServingWindowTest::stopsWhatIsUnderWay()
{
    serve();
    Client other = client();
    QVERIFY(other.begin());
    other.call(1, {{u"prompt"_s, u"Write notes.txt: new"_s}, {u"tools"_s, QJsonArray {u"io"_s}}});
    QVERIFY(other.waitFor("elicitation/create"));
    QTRY_VERIFY(call());
    part<QTreeWidget>(u"serveClients"_s)->setCurrentItem(call());
    part<QPushButton>(u"serveStopCall"_s)->click();
    QVERIFY(other.waitFor("has stopped this"));
    QTRY_VERIFY(!call());
    QVERIFY(!QFile::exists(m_workspace->filePath(u"notes.txt"_s)));
    const auto isQuiet = [this] {
        for (const model::Sessions::Handle &session : m_fixture->workbench->sessions().all()) {
            if (session->isBusy())
                return false;
        }
        return true;
    };
    QTRY_VERIFY(isQuiet());
}

void ServingWindowTest::asksWhatAClientCannotBeAsked()
{
    m_fixture->trigger(u"serveShow"_s);
    const auto *ensembles = part<QListWidget>(u"serveEnsembles"_s);
    for (int row = 0; row < ensembles->count(); ++row) {
        if (ensembles->item(row)->data(Qt::UserRole) == u"io"_s)
            ensembles->item(row)->setCheckState(Qt::Checked);
    }
    part<QPushButton>(u"serveStart"_s)->click();
    Client other = client();
    QVERIFY(other.begin("{}"));
    // Of no conversation: above the composer.
    other.call(1, {{u"path"_s, u"notes.txt"_s}, {u"content"_s, u"new"_s}}, u"io_write_file"_s);
    QTRY_VERIFY(answerButton(u"allowOnceButton"_s));
    QTRY_VERIFY(call() && call()->text(1).contains(u"for you"_s));
    QTRY_VERIFY(part<QPushButton>(u"servingState"_s)->text().contains(u"for you"_s));
    clients()->setCurrentItem(call());
    QVERIFY(!part<QPushButton>(u"serveShowCall"_s)->isEnabled());
    answerButton(u"allowOnceButton"_s)->click();
    QVERIFY(other.waitFor("\"result\""));
    QVERIFY(support::read(m_workspace->filePath(u"notes.txt"_s)).startsWith("new"));
    QTRY_VERIFY(!answerButton(u"allowOnceButton"_s) && !call());
    // Of one that no page shows.
    other.call(2, {{u"prompt"_s, u"Write notes.txt: newer"_s}, {u"tools"_s, QJsonArray {u"io"_s}}});
    QTRY_VERIFY(answerButton(u"refuseButton"_s) && call());
    // Once a page does it is asked there.
    clients()->setCurrentItem(call());
    part<QPushButton>(u"serveShowCall"_s)->click();
    QTRY_VERIFY(m_fixture->page()->session().isBusy());
    QTRY_VERIFY(!answerButton(u"refuseButton"_s));
    m_fixture->page()->findChild<QPushButton *>(u"refuseButton"_s)->click();
    QVERIFY(other.waitFor("\"state\":\"committed\""));
    QVERIFY(!support::read(m_workspace->filePath(u"notes.txt"_s)).startsWith("newer"));
}

void ServingWindowTest::saysWhoWasNotLetIn()
{
    serve();
    QVERIFY(!Client(QUrl(part<QLineEdit>(u"serveUrl"_s)->text()), "another key").begin());
    QTRY_VERIFY(part<QLabel>(u"serveProblem"_s)->text().contains(u"without the key"_s));
}

void ServingWindowTest::saysWhyItCannotServe()
{
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress::LocalHost));
    m_fixture->trigger(u"serveShow"_s);
    part<QSpinBox>(u"servePort"_s)->setValue(taken.serverPort());
    part<QPushButton>(u"serveStart"_s)->click();
    QVERIFY(!part<QLabel>(u"serveProblem"_s)->text().isEmpty());
    QVERIFY(!m_fixture->windows->programServer().isServing());
}

void ServingWindowTest::showsWhomOtherProcessesServe()
{
    Editor editor(*m_program);
    QVERIFY(!editor.session.isEmpty());
    auto *state = part<QPushButton>(u"servingState"_s);
    QTRY_VERIFY(!state->isHidden() && state->text().contains(u"1 program"_s));
    m_fixture->trigger(u"serveShow"_s);
    QTRY_VERIFY(clients()->topLevelItem(0));
    QCOMPARE(clients()->topLevelItem(0)->text(0), u"trial editor 3"_s);
    QVERIFY(clients()->topLevelItem(0)->text(1).contains(QString::number(editor.process->processId())));
    // One that comes later, beside what this window serves itself.
    part<QPushButton>(u"serveStart"_s)->click();
    MuteClient client(*m_program);
    client.call(u"1"_s, u"list_conversations"_s, {});
    QVERIFY(!client.resultOf(u"1"_s).isEmpty());
    QTRY_COMPARE(clients()->topLevelItemCount(), 2);
    QTRY_VERIFY(state->text().contains(u"2 program"_s));
    // It ends there in order.
    clients()->setCurrentItem(
        clients()->topLevelItem(0)->text(0).startsWith(u"trial") ? clients()->topLevelItem(0) : clients()->topLevelItem(1));
    part<QPushButton>(u"serveStopCall"_s)->click();
    QTRY_COMPARE(editor.process->state(), QProcess::NotRunning);
    QCOMPARE(editor.process->exitStatus(), QProcess::NormalExit);
    QCOMPARE(editor.process->exitCode(), 0);
    QTRY_COMPARE(clients()->topLevelItemCount(), 1);
    client.process->closeWriteChannel();
    QTRY_COMPARE(clients()->topLevelItemCount(), 0);
    part<QPushButton>(u"serveStart"_s)->click();
    QTRY_VERIFY(state->isHidden());
}

void ServingWindowTest::forgetsAProcessThatWasKilled()
{
    m_fixture->trigger(u"serveShow"_s);
    Editor editor(*m_program);
    QTRY_COMPARE(clients()->topLevelItemCount(), 1);
    const QDir folder(m_program->profile() + u"/data/serving"_s);
    QCOMPARE(folder.entryList(QDir::System | QDir::Files).size(), 1);
    editor.process->kill();
    QTRY_COMPARE(clients()->topLevelItemCount(), 0);
    // The next look sweeps away what it has left.
    const Editor other(*m_program);
    QTRY_COMPARE(clients()->topLevelItemCount(), 1);
    QTRY_COMPARE(folder.entryList(QDir::System | QDir::Files).size(), 1);
}

void ServingWindowTest::showsAnEditorsConversationAsItGrows()
{
    m_fixture->trigger(u"serveShow"_s);
    Editor editor(*m_program);
    editor.prompt(u"Write notes.txt: new"_s);
    QVERIFY(!editor.awaitMethod(u"session/request_permission"_s).isEmpty());
    QTRY_VERIFY(call() && call()->text(1).contains(u"waiting"_s));
    // By its conversation's title, which is the beginning of the first message.
    QTRY_COMPARE(call()->text(0), u"Write notes.txt: new"_s);
    clients()->setCurrentItem(call());
    part<QPushButton>(u"serveShowCall"_s)->click();
    QTRY_COMPARE(m_fixture->page()->session().id().toString(), editor.session);
    QTRY_COMPARE(shownTexts().value(0), u"Write notes.txt: new"_s);
    QTRY_VERIFY(m_fixture->page()->session().away().turn());
    QVERIFY(!m_fixture->page()->session().isBusy());
    // What the editor's person is asked is asked here, too; the first answer counts.
    QTRY_VERIFY(m_fixture->page()->findChild<QLabel *>(u"questionAlsoAsked"_s));
    QVERIFY(m_fixture->page()->findChild<QLabel *>(u"questionAlsoAsked"_s)->text().contains(u"trial editor"_s));
    QVERIFY(m_fixture->page()->findChild<QWidget *>(u"questionDifference"_s));
    m_fixture->page()->findChild<QPushButton *>(u"allowOnceButton"_s)->click();
    QCOMPARE(editor.stopReason(), u"end_turn"_s);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).startsWith("new"));
    QTRY_VERIFY(!m_fixture->page()->session().away().turn());
    QTRY_COMPARE(shownTexts().size(), m_fixture->page()->session().conversation().length());
    QVERIFY(shownTexts().size() >= 4);
    // It can be gone on with from here.
    QVERIFY(m_fixture->say(u"Hello"_s));
}

void ServingWindowTest::stopsWhatIsUnderWayElsewhere()
{
    m_fixture->trigger(u"serveShow"_s);
    Editor editor(*m_program);
    editor.prompt(u"Wait 600 seconds"_s);
    QTRY_VERIFY(call());
    clients()->setCurrentItem(call());
    part<QPushButton>(u"serveStopCall"_s)->click();
    QCOMPARE(editor.stopReason(), u"cancelled"_s);
    QTRY_VERIFY(!call());
    QCOMPARE(editor.process->state(), QProcess::Running);
}

void ServingWindowTest::asksWhatAClientElsewhereCannotBeAsked()
{
    MuteClient client(*m_program);
    auto *state = part<QPushButton>(u"servingState"_s);
    client.call(u"0"_s, u"list_conversations"_s, {});
    QTRY_VERIFY(state->text().contains(u"1 program"_s));
    client.call(u"1"_s, u"converse"_s, {{u"prompt"_s, u"Write notes.txt: new"_s}, {u"tools"_s, QJsonArray {u"io"_s}}});
    QTRY_VERIFY(answerButton(u"allowOnceButton"_s));
    QTRY_VERIFY(state->text().contains(u"for you"_s));
    answerButton(u"allowOnceButton"_s)->click();
    QCOMPARE(client.resultOf(u"1"_s)[u"structuredContent"][u"state"].toString(), u"committed"_s);
    QVERIFY(m_program->read(u"workspace/notes.txt"_s).startsWith("new"));
    QTRY_VERIFY(!answerButton(u"allowOnceButton"_s));
    // A call that is of no conversation.
    client.call(u"2"_s, u"io_write_file"_s, {{u"path"_s, u"more.txt"_s}, {u"content"_s, u"more"_s}});
    QTRY_VERIFY(answerButton(u"refuseButton"_s));
    answerButton(u"refuseButton"_s)->click();
    QVERIFY(client.resultOf(u"2"_s)[u"isError"].toBool());
    QVERIFY(m_program->read(u"workspace/more.txt"_s).isEmpty());
}

void ServingWindowTest::answersForAHiddenFileElsewhere()
{
    m_program->write(u"workspace/.env"_s, "# One\n");
    Editor editor(*m_program);
    QTRY_VERIFY(!part<QPushButton>(u"servingState"_s)->isHidden());
    editor.prompt(u"How many headings does .env have?"_s);
    QTRY_VERIFY(answerButton(u"allowOnceButton"_s));
    QVERIFY(!answerButton(u"allowAlwaysButton"_s));
    answerButton(u"allowOnceButton"_s)->click();
    QCOMPARE(editor.stopReason(), u"end_turn"_s);
    for (const QJsonObject &message : std::as_const(editor.messages))
        QVERIFY(message[u"method"] != u"session/request_permission"_s);
}

void ServingWindowTest::refusesWhatNobodyIsThereToAnswer()
{
    MuteClient client(*m_program);
    client.call(u"0"_s, u"list_conversations"_s, {});
    QTRY_VERIFY(part<QPushButton>(u"servingState"_s)->text().contains(u"1 program"_s));
    client.call(u"1"_s, u"io_write_file"_s, {{u"path"_s, u"more.txt"_s}, {u"content"_s, u"more"_s}});
    QTRY_VERIFY(answerButton(u"allowOnceButton"_s));
    m_fixture.reset();
    QVERIFY(client.resultOf(u"1"_s)[u"isError"].toBool());
    QVERIFY(m_program->read(u"workspace/more.txt"_s).isEmpty());
}

void ServingWindowTest::refusesArgumentsThatOwnToolsDoNotTake_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QJsonObject>("arguments");
    QTest::newRow("too few") << u"list_conversations"_s << QJsonObject {{u"limit"_s, 0}};
    QTest::newRow("too many") << u"search_conversations"_s << QJsonObject {{u"query"_s, u"a"_s}, {u"limit"_s, 101}};
    QTest::newRow("nothing of what it needs") << u"search_conversations"_s << QJsonObject();
    QTest::newRow("another type") << u"converse"_s << QJsonObject {{u"prompt"_s, 7}};
    QTest::newRow("one that it does not know") << u"converse"_s << QJsonObject {{u"prompt"_s, u"Hello"_s}, {u"modle"_s, u"a/b"_s}};
    QTest::newRow("one model to compare") << u"compare"_s
                                          << QJsonObject {{u"prompt"_s, u"Hello"_s}, {u"models"_s, QJsonArray {u"rehearsal/rehearsal"_s}}};
}

void ServingWindowTest::refusesArgumentsThatOwnToolsDoNotTake()
{
    QFETCH(QString, tool);
    QFETCH(QJsonObject, arguments);
    MuteClient client(*m_program);
    client.call(u"1"_s, tool, arguments);
    const QJsonObject result = client.resultOf(u"1"_s);
    QVERIFY(result[u"isError"].toBool());
    const QString told = result[u"content"][0][u"text"].toString();
    QVERIFY2(told.startsWith(u"The arguments of %1 do not fit: "_s.arg(tool)), qPrintable(told));
}

void ServingWindowTest::boundsWhatAProcessSays()
{
    const auto listener = network::listenLocally(m_program->profile() + u"/data/serving"_s, u"1-rogue.socket"_s);
    QVERIFY(listener.isOpen());
    network::FileHandle window;
    const auto isLetIn = [&] {
        window = network::acceptLocally(listener);
        return window.isOpen();
    };
    QVERIFY(QTest::qWaitFor(isLetIn, support::patience));
    const auto say = [&window](const QByteArray &line) {
        const QByteArray bytes = line + '\n';
        QCOMPARE(::write(window.number(), bytes.constData(), size_t(bytes.size())), bytes.size());
    };
    for (const char *line : {"nonsense", "5", "[]", R"({"serves":7})", R"({"clients":"x"})",
             R"({"clients":[7,{"running":"x"},{"running":[5]}]})", R"({"settled":{}})", R"({"question":"x"})",
             R"({"question":{"id":"change","subject":{"change":{"lines":[[9,9],[7,1,2,"x"]]}}}})"})
        say(line);
    for (qsizetype each = 0; each < gui::ServingProcesses::mostQuestions + 20; ++each)
        say(R"({"question":{"id":")" + QByteArray::number(each) + R"(","subject":{"kind":"limit","matter":"whatever","text":"?"}}})");
    say(R"({"serves":{"as":"serve-\u202eacp","process":"x"}})");
    m_fixture->trigger(u"serveShow"_s);
    QTRY_COMPARE(clients()->topLevelItemCount(), 3);
    QVERIFY(!clients()->topLevelItem(0)->text(1).contains(QChar(0x202e)));
    QCOMPARE(m_fixture->workbench->questions().open().size(), gui::ServingProcesses::mostQuestions);
    window = {};
    QTRY_VERIFY(m_fixture->workbench->questions().open().isEmpty());
    QTRY_COMPARE(clients()->topLevelItemCount(), 0);
}

//! To an editor.
void ServingWindowTest::showsADifferenceWhereBothTextsAreSaid()
{
    const auto difference = [](const QByteArray &arguments) {
        model::Invocation invocation;
        invocation.arguments = arguments;
        return gui::acpDifference(invocation, u"/folder"_s).bytes();
    };
    QVERIFY(difference(R"({"path":"a","old_text":"x","new_text":"y"})").contains(R"("path":"/folder/a")"));
    for (const QByteArray &arguments :
        {R"({"old_text":"x","new_text":"y"})"_ba, R"({"path":"a","new_text":"y"})"_ba, R"({"path":"a","old_text":"x"})"_ba, "no object"_ba})
        QVERIFY2(difference(arguments).isEmpty(), arguments.constData());
}

void ServingWindowTest::tellsChangesOfListsTogether()
{
    gui::ProgramOffer offer(*m_fixture->workbench, {{}, {u"io"_s}}, nullptr);
    QSignalSpy told(&offer, &network::McpOffer::listChanged);
    // As while one server after the other connects.
    for (int times = 0; times < 20; ++times)
        Q_EMIT m_fixture->workbench->ensembles().changed();
    Q_EMIT m_fixture->workbench->agents().changed();
    QVERIFY(told.isEmpty());
    QVERIFY(told.wait(support::patience));
    QCOMPARE(told.count(QVariantList {u"tools"_s}), 1);
    told.clear();
    Q_EMIT m_fixture->workbench->ensembles().changed();
    QTRY_COMPARE(told.count(QVariantList {u"tools"_s}), 1);
}

QTEST_MAIN(ServingWindowTest)
#include "tst_servingwindow.moc"
