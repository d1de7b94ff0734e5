// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QBuffer>
#include <QImage>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <algorithm>

using namespace Qt::StringLiterals;

//! What the window knows of a model on a server that somebody else runs, from the moment when it is picked.
class KnownServerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void refusesPicturesForAModelThatSeesNone();
    void takesPicturesForAModelThatSeesThem();
    void saysHowLargeTheContextIs();

private:
    gui::Composer &composer() const { return m_window->page()->composer(); }
    QString message() const { return composer().findChild<QLabel *>(u"composerMessage"_s)->text(); }
    //! Has the conversation's model on the server, and a picture in its composer.
    void pick();
    void attachPicture();
    bool isAsked(const QByteArray &path) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedServer> m_server;
    QByteArray m_vision = "false";
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    gui::MainWindow *m_window = nullptr;
};

void KnownServerTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_vision = "false";
    m_server = std::make_unique<ScriptedServer>();
    m_server->answerBy([this](const ScriptedServer::Request &request) {
        if (request.line.startsWith("GET /props "))
            return Script::answer(200, R"({"default_generation_settings":{"n_ctx":4096},"modalities":{"vision":)" + m_vision + "}}");
        if (request.line.startsWith("POST "))
            return Script::answer(200,
                R"({"choices":[{"message":{"content":"Yes"},"finish_reason":"stop"}],"usage":{"prompt_tokens":30,"completion_tokens":10}})");
        return Script::answer(404, "{}", "application/json", "Server: llama.cpp\r\n");
    });
    const auto profile = model::Profile::inFolder(m_folder->path());
    QVERIFY(profile.create());
    support::write(profile.config + u"/providers/mine.toml"_s,
        "[provider]\nname = \"mine\"\ndialect = \"openai-chat-completions\"\nmax-retries = 0\nbase-url = \""
            + m_server->url(u"/v1"_s).toEncoded() + "\"\n[[models]]\nname = \"m\"\n");
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_windows = std::make_unique<gui::Windows>(*m_workbench, std::make_unique<AnsweringPrompts>());
    m_window = m_windows->open();
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    QVERIFY(!isAsked("/props"));
}

void KnownServerTest::cleanup()
{
    m_windows.reset();
    m_workbench.reset();
    m_server.reset();
}

bool KnownServerTest::isAsked(const QByteArray &path) const
{
    return std::any_of(m_server->requests().begin(), m_server->requests().end(),
        [&path](const ScriptedServer::Request &request) { return request.line.contains(' ' + path + ' '); });
}

void KnownServerTest::pick()
{
    model::SessionSettings settings = m_window->page()->session().settings();
    settings.model = {u"mine"_s, u"m"_s};
    m_window->page()->session().setSettings(settings);
    QTRY_VERIFY(isAsked("/props"));
    QTRY_VERIFY(m_workbench->providers().find(u"mine"_s)->served);
}

void KnownServerTest::attachPicture()
{
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(Qt::red);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && image.save(&buffer, "PNG"));
    support::write(m_folder->filePath(u"red.png"_s), bytes);
    composer().attachFiles({m_folder->filePath(u"red.png"_s)});
    QTRY_VERIFY(composer().findChild<QPushButton *>(u"attachment0"_s));
}

void KnownServerTest::refusesPicturesForAModelThatSeesNone()
{
    pick();
    attachPicture();
    QVERIFY2(message().contains(u"m sees no pictures"_s), qPrintable(message()));
    composer().editor().setPlainText(u"What is this?"_s);
    composer().send();
    QVERIFY(!m_window->page()->session().isBusy());
    QVERIFY2(message().contains(u"m sees no pictures"_s), qPrintable(message()));
    QCOMPARE(composer().editor().toPlainText(), u"What is this?"_s);
    QVERIFY(!isAsked("/v1/chat/completions"));
    // Another model is not to be blamed for it.
    model::SessionSettings settings = m_window->page()->session().settings();
    settings.model = {u"rehearsal"_s, u"rehearsal"_s};
    m_window->page()->session().setSettings(settings);
    composer().send();
    QVERIFY(m_window->page()->session().isBusy());
    QTRY_VERIFY(!m_window->page()->session().isBusy());
}

void KnownServerTest::takesPicturesForAModelThatSeesThem()
{
    m_vision = "true";
    pick();
    attachPicture();
    composer().editor().setPlainText(u"What is this?"_s);
    composer().send();
    QVERIFY(m_window->page()->session().isBusy());
    QTRY_VERIFY(!m_window->page()->session().isBusy());
    QVERIFY(isAsked("/v1/chat/completions"));
}

void KnownServerTest::saysHowLargeTheContextIs()
{
    pick();
    composer().editor().setPlainText(u"Hello"_s);
    composer().send();
    QTRY_VERIFY2(composer().findChild<QAbstractButton *>(u"contextGauge"_s)->text().contains(u" of 4.1 k tokens"_s),
        qPrintable(composer().findChild<QAbstractButton *>(u"contextGauge"_s)->text()));
    QTRY_VERIFY(!m_window->page()->session().isBusy());
}

QTEST_MAIN(KnownServerTest)
#include "tst_knownserver.moc"
