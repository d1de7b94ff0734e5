// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/programserver.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"
#include "tests/gui/windowfixture.h"
#include "tests/support/files.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPushButton>
#include <QSpinBox>
#include <QTcpServer>
#include <QTreeWidget>

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
    bool begin()
    {
        QNetworkReply *reply = post(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25",)"
                                    R"("capabilities":{"elicitation":{}},"clientInfo":{"name":"trial client","version":"7"}}})");
        const bool hasEnded = QTest::qWaitFor([reply] { return reply->isFinished(); }, support::patience);
        m_session = reply->rawHeader("mcp-session-id");
        return hasEnded && !m_session.isEmpty();
    }
    void call(int id, const QJsonObject &arguments)
    {
        const QJsonObject params {{u"name"_s, u"converse"_s}, {u"arguments"_s, arguments}};
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
    void saysWhoWasNotLetIn();
    void saysWhyItCannotServe();

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

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<QTemporaryDir> m_workspace;
};

void ServingWindowTest::init()
{
    m_workspace = std::make_unique<QTemporaryDir>();
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
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
    QTRY_VERIFY(call() && call()->text(1).contains(u"waits"_s));
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

QTEST_MAIN(ServingWindowTest)
#include "tst_servingwindow.moc"
