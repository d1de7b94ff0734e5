// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/inspector/bodyview.h"
#include "gui/shared/actions.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

//! What a window says of its conversation's context, before anything is sent and once it is full.
class ContextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void followsWhatIsWritten();
    void followsModelAndTools();
    void countsWhatTheWorkspaceSays();
    void countsToolsThatWereLoaded();
    void goesByTheProvidersCount();
    void saysWhatItCosts();
    void showsTheRequestBeforeItIsSent();
    void findsInTheRequest();
    void asksBeforeAnythingIsLeftOut();
    void asksAgainForAnotherModel();
    void sumsUpAndSends();
    void leavesTheMessageWhereThereIsNoSummary();
    void stopsSummingUpByEscape();
    void sumsUpByCommandAndUndoesIt();

private:
    gui::ConversationPage &page() const { return *m_window->page(); }
    model::Session &session() const { return page().session(); }
    QString gauge() const;
    QString tokensOf(const QString &part) const { return label(u"contextTokens-"_s + part)->text(); }
    QLabel *label(const QString &name) const { return m_window->findChild<QLabel *>(name); }
    //! Says so much that a further message of `letters` does not fit any more; it is in the composer then.
    void fill(int letters = 2000);
    //! Of the question what is to be done; null while it is not asked.
    QAbstractButton *choice(const QString &name) const;
    void set(const QString &model);
    void switchTools(bool on);
    //! Sends it and waits for the answer.
    void say(const QString &text);
    int asked() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    gui::MainWindow *m_window = nullptr;
};

void ContextTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<ScriptedServer>();
    m_server->answerBy([](const ScriptedServer::Request &request) {
        // A server that counts a token for three bytes of what it is sent.
        const QByteArray tokens = QByteArray::number(request.body.size() / 3);
        return Script::answer(200,
            R"({"choices":[{"message":{"content":"Yes"},"finish_reason":"stop"}],"usage":{"completion_tokens":10,"prompt_tokens":)" + tokens
                + "}}");
    });
    const auto profile = model::Profile::inFolder(m_folder->path());
    QVERIFY(profile.create());
    support::write(profile.config + u"/providers/mine.toml"_s,
        "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nmax-retries = 0\nkey = \"A_KEY\"\nbase-url = \""
            + m_server->url(u"/v1"_s).toEncoded()
            + "\"\n[[models]]\nname = \"small\"\ncontext = 2000\nmax-output = 400\n[[models]]\nname = \"large\"\ncontext = 200000\n"
              "max-output = 8000\nprice = { input = 1000.0, output = 2000.0, currency = \"EUR\" }\n");
    qputenv("A_KEY", "sk-that-nobody-may-see");
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_windows = std::make_unique<gui::Windows>(*m_workbench, std::make_unique<AnsweringPrompts>());
    m_window = m_windows->open();
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    // The set-up comes first.
    auto *notNow = m_window->findChild<QAbstractButton *>(u"skipFirstRun"_s);
    QVERIFY(notNow);
    notNow->click();
    switchTools(false);
    set(u"small"_s);
    QTRY_VERIFY(gauge().endsWith(u" of 2.0 k tokens"_s));
}

void ContextTest::cleanup()
{
    m_windows.reset();
    m_workbench.reset();
    m_server.reset();
    qunsetenv("A_KEY");
}

QString ContextTest::gauge() const
{
    const auto *gauge = m_window->findChild<QAbstractButton *>(u"contextGauge"_s);
    return gauge && gauge->isVisibleTo(m_window) ? gauge->text() : QString();
}

void ContextTest::set(const QString &model)
{
    model::SessionSettings settings = session().settings();
    settings.model = {u"mine"_s, model};
    session().setSettings(settings);
}

void ContextTest::switchTools(bool on)
{
    model::SessionSettings settings = session().settings();
    for (const invocables::Ensemble &ensemble : m_workbench->ensembles().ensembles())
        settings.switches.insert(ensemble.name, on);
    session().setSettings(settings);
}

void ContextTest::say(const QString &text)
{
    page().composer().editor().setPlainText(text);
    page().composer().send();
    QTRY_VERIFY(!session().isBusy() && page().composer().editor().toPlainText().isEmpty());
}

int ContextTest::asked() const
{
    return int(std::count_if(m_server->requests().begin(), m_server->requests().end(),
        [](const ScriptedServer::Request &request) { return request.line.startsWith("POST "); }));
}

void ContextTest::fill(int letters)
{
    for (int turn = 0; turn < 3; ++turn)
        say(QString(1000, QChar(u'a' + turn)));
    page().composer().editor().setPlainText(QString(letters, u'z'));
    QTRY_VERIFY(letters < 1000 || gauge().contains(u"left out"_s));
}

QAbstractButton *ContextTest::choice(const QString &name) const
{
    auto *button = page().composer().findChild<QAbstractButton *>(name);
    return button && button->isVisible() ? button : nullptr;
}

void ContextTest::asksBeforeAnythingIsLeftOut()
{
    fill();
    const int before = asked();
    page().composer().send();
    QVERIFY(choice(u"contextLeaveOut"_s));
    QVERIFY(label(u"contextQuestion"_s)->text().contains(u"does not fit"_s));
    QVERIFY(!session().isBusy());
    // A shorter message needs no answer.
    const QString text = page().composer().editor().toPlainText();
    page().composer().editor().setPlainText(u"short"_s);
    QTRY_VERIFY(!choice(u"contextLeaveOut"_s));
    page().composer().editor().setPlainText(text);
    QTRY_VERIFY(gauge().contains(u"left out"_s));
    page().composer().send();
    QTest::keyClick(choice(u"contextLeaveOut"_s), Qt::Key_Escape);
    QVERIFY(!choice(u"contextLeaveOut"_s));
    QCOMPARE(page().composer().editor().toPlainText(), text);
    QCOMPARE(asked(), before);
    page().composer().send();
    choice(u"contextLeaveOut"_s)->click();
    QTRY_COMPARE(asked(), before + 1);
    QVERIFY(m_server->requests().last().body.contains("left out here"));
    QTRY_VERIFY(!session().isBusy());
    // It holds for the conversation.
    page().composer().editor().setPlainText(text);
    QTRY_VERIFY(gauge().contains(u"left out"_s));
    page().composer().send();
    QVERIFY(!choice(u"contextLeaveOut"_s));
    QTRY_COMPARE(asked(), before + 2);
    QTRY_VERIFY(!session().isBusy());
}

void ContextTest::asksAgainForAnotherModel()
{
    fill();
    page().composer().send();
    choice(u"contextLeaveOut"_s)->click();
    QTRY_VERIFY(!session().isBusy() && page().composer().editor().toPlainText().isEmpty());
    page().composer().editor().setPlainText(QString(2000, u'y'));
    set(u"large"_s);
    QTRY_VERIFY(gauge().endsWith(u" of 200 k tokens"_s));
    model::SessionSettings settings = session().settings();
    settings.trimsFor = {u"mine"_s, u"large"_s};
    session().setSettings(settings);
    set(u"small"_s);
    QTRY_VERIFY(gauge().contains(u"left out"_s));
    page().composer().send();
    QVERIFY(choice(u"contextOtherModel"_s));
    choice(u"contextOtherModel"_s)->click();
    QTRY_VERIFY(m_window->findChild<QWidget *>(u"modelPopup"_s)->isVisible());
}

void ContextTest::sumsUpAndSends()
{
    fill(1600);
    const int before = asked();
    page().composer().send();
    choice(u"contextSummarise"_s)->click();
    QTRY_COMPARE(asked(), before + 2);
    QTRY_VERIFY(!session().isBusy() && page().composer().editor().toPlainText().isEmpty());
    const QByteArray summary = m_server->requests().at(m_server->requests().size() - 2).body;
    QVERIFY(summary.contains("Sum it up") && summary.contains("aaaa"));
    const QByteArray sent = m_server->requests().last().body;
    QVERIFY(!sent.contains("aaaa") && sent.contains("zzzz") && sent.contains("earlier messages of this conversation"));
    QVERIFY(!gauge().contains(u"left out"_s));
}

void ContextTest::leavesTheMessageWhereThereIsNoSummary()
{
    fill();
    const int before = asked();
    m_server->answerBy([](const ScriptedServer::Request &) { return Script::answer(400, R"({"error":{"message":"Not me"}})"); });
    const QString text = page().composer().editor().toPlainText();
    page().composer().send();
    choice(u"contextSummarise"_s)->click();
    QTRY_VERIFY(label(u"composerMessage"_s)->text().contains(u"Not me"_s));
    QCOMPARE(asked(), before + 1);
    QCOMPARE(page().composer().editor().toPlainText(), text);
    QVERIFY(!choice(u"contextDismiss"_s));
}

void ContextTest::stopsSummingUpByEscape()
{
    fill(1);
    const int before = asked();
    m_server->answerBy([](const ScriptedServer::Request &) { return Script().stall(); });
    m_window->actions().find(u"conversationSummarise"_s)->trigger();
    QTRY_COMPARE(asked(), before + 1);
    QVERIFY(choice(u"contextDismiss"_s));
    QTest::keyClick(&page().composer().editor(), Qt::Key_Escape);
    QTRY_VERIFY(!choice(u"contextDismiss"_s));
    // Another can be begun at once.
    m_window->actions().find(u"conversationSummarise"_s)->trigger();
    QTRY_COMPARE(asked(), before + 2);
}

void ContextTest::sumsUpByCommandAndUndoesIt()
{
    fill(1);
    const int length = session().conversation().length();
    m_window->actions().find(u"conversationSummarise"_s)->trigger();
    QTRY_COMPARE(session().conversation().length(), length + 1);
    QTRY_VERIFY(!session().conversation().nodeAt(0)->active);
    QVERIFY(label(u"composerMessage"_s)->text().contains(u"Undo"_s));
    m_workbench->sessions().history().undo(this);
    QTRY_COMPARE(session().conversation().length(), length);
    QTRY_VERIFY(session().conversation().nodeAt(0)->active);
}

void ContextTest::followsWhatIsWritten()
{
    QTRY_COMPARE(gauge(), u"about 6 of 2.0 k tokens"_s);
    page().composer().editor().setPlainText(QString(400, u'x'));
    QTRY_COMPARE(gauge(), u"about 106 of 2.0 k tokens"_s);
    page().composer().editor().setPlainText(QString(5200, u'x'));
    QTRY_COMPARE(gauge(), u"about 1.3 k of 2.0 k tokens · 82 % full"_s);
    page().composer().editor().clear();
    QTRY_COMPARE(gauge(), u"about 6 of 2.0 k tokens"_s);
    m_window->findChild<QAbstractButton *>(u"contextGauge"_s)->click();
    QVERIFY(label(u"contextTotal"_s)->isVisible());
    model::SessionSettings settings = session().settings();
    settings.supervisor = QString(400, u's');
    session().setSettings(settings);
    QTRY_COMPARE(tokensOf(u"supervisor"_s), u"106"_s);
    QCOMPARE(tokensOf(u"tools"_s), u"0"_s);
    QCOMPARE(tokensOf(u"answer"_s), u"400"_s);
}

void ContextTest::followsModelAndTools()
{
    set(u"large"_s);
    QTRY_COMPARE(gauge(), u"about 6 of 200 k tokens"_s);
    m_window->actions().find(u"contextShow"_s)->trigger();
    switchTools(true);
    QTRY_VERIFY(tokensOf(u"tools"_s).endsWith(u" k"_s));
    switchTools(false);
    QTRY_COMPARE(tokensOf(u"tools"_s), u"0"_s);
    QVERIFY(session().setAgent(u"hello_world_agent"_s, QString()));
    QTRY_VERIFY(tokensOf(u"agent"_s).toInt() > 0);
    QVERIFY(session().setAgent(QString(), QString()));
    QTRY_COMPARE(tokensOf(u"agent"_s), u"0"_s);
}

void ContextTest::countsWhatTheWorkspaceSays()
{
    const QString work = m_folder->filePath(u"work"_s);
    support::write(work + u"/AGENTS.md"_s, "Use tabs wherever there may be one. " + QByteArray(400, 'a'));
    model::SessionSettings settings = session().settings();
    settings.folders = {work};
    session().setSettings(settings);
    const auto asked = [this] {
        const QList<model::Question *> open = m_workbench->questions().open();
        return open.isEmpty() ? nullptr : open.first();
    };
    QTRY_VERIFY(asked());
    m_window->findChild<QAbstractButton *>(u"contextGauge"_s)->click();
    QCOMPARE(tokensOf(u"workspace"_s), u"0"_s);
    asked()->giveAnswer({model::Verdict::AllowOnce});
    QTRY_VERIFY(tokensOf(u"workspace"_s).toInt() > 100);
    say(u"Hello"_s);
    QTRY_VERIFY(m_server->requests().last().body.contains("Use tabs wherever"));
    settings.folders.clear();
    session().setSettings(settings);
    QTRY_COMPARE(tokensOf(u"workspace"_s), u"0"_s);
}

void ContextTest::countsToolsThatWereLoaded()
{
    QByteArray text = "[ensemble]\nname = \"many\"\nenabled = true\ndeferred = true\n";
    for (int number = 0; number < 20; ++number)
        text += "[[invokers]]\nname = \"tool_" + QByteArray::number(number) + "\"\ndescription = \"" + QByteArray(400, 'd')
            + "\"\n[invokers.invocable]\nkind = \"command\"\ncommand = [\"echo\"]\n";
    support::write(m_workbench->profile().config + u"/ensembles/many.toml"_s, text);
    m_workbench->descriptors().load();
    model::SessionSettings settings = session().settings();
    settings.switches[u"many"_s] = true;
    settings.switches[u"on-demand"_s] = true;
    session().setSettings(settings);
    m_window->findChild<QAbstractButton *>(u"contextGauge"_s)->click();
    QTRY_VERIFY(tokensOf(u"tools"_s).toInt() > 0);
    const int before = tokensOf(u"tools"_s).toInt();
    bool hasCalled = false;
    m_server->answerBy([&hasCalled](const ScriptedServer::Request &request) {
        // It may be asked for its models at any time.
        if (!request.line.startsWith("POST"))
            return Script::answer(404, "{}");
        if (std::exchange(hasCalled, true))
            return Script::answer(200, R"({"choices":[{"message":{"content":"Yes"},"finish_reason":"stop"}]})");
        return Script::answer(200,
            R"({"choices":[{"message":{"tool_calls":[{"id":"c1","type":"function","function":{"name":"find_tools",)"
            R"("arguments":"{\"load\":[\"many:tool_3\"]}"}}]},"finish_reason":"tool_calls"}]})");
    });
    say(u"Load it"_s);
    QTRY_VERIFY2(tokensOf(u"tools"_s).toInt() > before + 100, qPrintable(tokensOf(u"tools"_s)));
    // Without the turn it is not loaded.
    (void)session().undoTurn(0, [](const model::TurnId &) {});
    QTRY_COMPARE(tokensOf(u"tools"_s).toInt(), before);
}

void ContextTest::goesByTheProvidersCount()
{
    say(QString(400, u'x'));
    QTRY_VERIFY(!gauge().startsWith(u"about"_s));
    m_window->actions().find(u"contextShow"_s)->trigger();
    QTRY_VERIFY(label(u"contextRemarks"_s)->text().contains(u"provider's count"_s));
    // The server counts more than was estimated, and so does what is told of the next request.
    const int counted = int(m_server->requests().last().body.size() / 3);
    QTRY_VERIFY2(gauge().section(u' ', 0, 0).toInt() > counted, qPrintable(gauge()));
    // Another model has counted nothing.
    set(u"large"_s);
    QTRY_VERIFY(gauge().startsWith(u"about"_s));
}

void ContextTest::saysWhatItCosts()
{
    m_window->actions().find(u"contextShow"_s)->trigger();
    QVERIFY(!label(u"contextCost"_s)->isVisible());
    set(u"large"_s);
    QTRY_VERIFY(label(u"contextCost"_s)->text().contains(u"€ 0.0060"_s));
    m_window->findChild<QWidget *>(u"contextDetails"_s)->hide();
    say(u"Hello"_s);
    const double spent = double(m_server->requests().last().body.size() / 3) / 1000 + 0.02;
    m_window->actions().find(u"contextShow"_s)->trigger();
    QTRY_VERIFY2(label(u"contextCost"_s)->text().contains(u"have cost € %1"_s.arg(spent, 0, 'f', spent >= 0.1 ? 2 : 3)),
        qPrintable(label(u"contextCost"_s)->text()));
}

void ContextTest::showsTheRequestBeforeItIsSent()
{
    say(u"Hello"_s);
    const int before = asked();
    page().composer().editor().setPlainText(u"And again?"_s);
    m_window->actions().find(u"requestPreview"_s)->trigger();
    auto *window = m_window->findChild<QWidget *>(u"requestWindow"_s);
    QVERIFY(window && window->isVisible());
    auto *body = window->findChild<gui::BodyView *>(u"previewBody"_s);
    QTRY_VERIFY(body->body().contains("And again?"));
    const QByteArray shown = body->body();
    const QString head = window->findChild<QPlainTextEdit *>(u"previewHead"_s)->toPlainText();
    QVERIFY2(head.startsWith(u"POST %1"_s.arg(m_server->url(u"/v1/chat/completions"_s).toString())), qPrintable(head));
    QVERIFY2(head.contains(u"[redacted]"_s) && !head.contains(u"nobody"_s), qPrintable(head));
    QCOMPARE(asked(), before);
    page().composer().send();
    QTRY_COMPARE(asked(), before + 1);
    QCOMPARE(shown, m_server->requests().last().body);
    QTRY_VERIFY(!session().isBusy());
    // What is written meanwhile is looked at again.
    page().composer().editor().setPlainText(u"Once more"_s);
    window->findChild<QAbstractButton *>(u"previewRefresh"_s)->click();
    QTRY_VERIFY(body->body().contains("Once more"));
    QCOMPARE(asked(), before + 1);
}

void ContextTest::findsInTheRequest()
{
    say(u"Where is the lighthouse?"_s);
    m_window->actions().find(u"requestPreview"_s)->trigger();
    auto *window = m_window->findChild<QWidget *>(u"requestWindow"_s);
    auto *body = window->findChild<gui::BodyView *>(u"previewBody"_s);
    QTRY_VERIFY(body->body().contains("lighthouse"));
    auto *words = window->findChild<QLineEdit *>(u"previewFind"_s);
    const auto *found = window->findChild<QLabel *>(u"previewFound"_s);
    const auto *list = window->findChild<QListView *>(u"previewBodyLines"_s);
    words->setText(u"LIGHTHOUSE"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QVERIFY(found->text().startsWith(u"Line "_s));
    QVERIFY(list->currentIndex().data().toString().contains(u"lighthouse"_s));
    words->setText(u"\"role\""_s);
    QTest::keyClick(words, Qt::Key_Return);
    const int first = list->currentIndex().row();
    window->findChild<QAbstractButton *>(u"previewBefore"_s)->click();
    QVERIFY(list->currentIndex().row() != first);
    window->findChild<QAbstractButton *>(u"previewNext"_s)->click();
    QCOMPARE(list->currentIndex().row(), first);
    words->setText(u"nowhere"_s);
    QTest::keyClick(words, Qt::Key_Return);
    QCOMPARE(found->text(), u"Not found"_s);
}

QTEST_MAIN(ContextTest)
#include "tst_context.moc"
