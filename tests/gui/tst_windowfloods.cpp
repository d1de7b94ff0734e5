// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composer.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"
#include "tests/support/quietticks.h"

#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QListView>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostAboveIdle = 64 * 1024; // KiB
constexpr qint64 limitOfAnswers = 1; // MiB
// What has no end of its own is stopped after so long, which then takes so long at most, but for what other programs take meanwhile.
constexpr int untilStop = 1'000; // ms
constexpr int mostAfterStop = 2'000; // ms

//! The most memory since it was last begun anew, in KiB.
qint64 mostMemorySince()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = status.readAll();
    return text.mid(text.indexOf("VmHWM:") + 6).simplified().split(' ').first().toLongLong();
}

void beginMemoryAnew()
{
    QFile file(u"/proc/self/clear_refs"_s);
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        file.write("5");
}

} // namespace

//! The window with its Inspector, that shows all that comes, under a provider that sends without end.
class WindowFloodsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void staysWithinBounds_data();
    void staysWithinBounds();

private:
    void open(const QString &kind);
    void send();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_peer;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<gui::Windows> m_windows;
    gui::MainWindow *m_window = nullptr;
};

void WindowFloodsTest::init()
{
    cleanup();
    m_folder = std::make_unique<QTemporaryDir>();
    m_peer = std::make_unique<QProcess>();
}

void WindowFloodsTest::cleanup()
{
    m_windows.reset();
    m_workbench.reset();
    if (m_peer) {
        m_peer->kill();
        m_peer->waitForFinished();
    }
    m_peer.reset();
}

void WindowFloodsTest::open(const QString &kind)
{
    m_peer->start(QStringLiteral(FLOOD_PEER), {u"http"_s, kind});
    QTRY_VERIFY(m_peer->canReadLine());
    const QByteArray port = m_peer->readLine().trimmed();
    const auto profile = model::Profile::inFolder(m_folder->path());
    QVERIFY(profile.create() && QDir(profile.config).mkpath(u"providers"_s));
    QFile provider(profile.config + u"/providers/flood.toml"_s);
    QVERIFY(provider.open(QIODevice::WriteOnly));
    provider.write("[provider]\nname = \"flood\"\ndialect = \"openai-chat-completions\"\nbase-url = \"http://127.0.0.1:" + port
        + "/v1\"\nmax-retries = 0\n[[models]]\nname = \"m\"\n");
    provider.close();
    QFile preferences(profile.config + u"/parlance.ini"_s);
    QVERIFY(preferences.open(QIODevice::WriteOnly));
    preferences.write("[General]\nanswer-limit=" + QByteArray::number(limitOfAnswers) + '\n');
    preferences.close();
    auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_windows = std::make_unique<gui::Windows>(*m_workbench, std::make_unique<AnsweringPrompts>());
    m_window = m_windows->open();
    QSignalSpy ready(m_window, &gui::MainWindow::ready);
    QTRY_COMPARE(ready.size(), 1);
    auto *inspector = m_window->findChild<QDockWidget *>(u"inspectorDock"_s);
    QTRY_VERIFY(!inspector->visibleRegion().isEmpty());
}

void WindowFloodsTest::send()
{
    model::Session &session = m_window->page()->session();
    model::SessionSettings settings = session.settings();
    settings.model = {u"flood"_s, u"m"_s};
    session.setSettings(settings);
    m_window->page()->composer().editor().setPlainText(u"Go"_s);
    m_window->page()->composer().send();
    QTRY_VERIFY(session.isBusy());
    // What is in a dock is made when it is first seen.
    QTRY_VERIFY(m_window->findChild<QTreeView *>(u"exchangeList"_s));
    auto *list = m_window->findChild<QTreeView *>(u"exchangeList"_s);
    QTRY_VERIFY(list->model()->rowCount() > 0);
    list->setCurrentIndex(list->model()->index(0, 0, list->model()->index(0, 0)));
}

void WindowFloodsTest::staysWithinBounds_data()
{
    QTest::addColumn<bool>("isEndless");
    QTest::newRow("text") << false;
    QTest::newRow("small-text") << false;
    QTest::newRow("thoughts") << false;
    QTest::newRow("whole") << false;
    QTest::newRow("headers") << false;
    QTest::newRow("chunk-line") << false;
    QTest::newRow("no-events") << true;
    QTest::newRow("comments") << true;
    QTest::newRow("slow-head") << true;
}

void WindowFloodsTest::staysWithinBounds()
{
    QFETCH(const bool, isEndless);
    open(QString::fromLatin1(QTest::currentDataTag()));
    const model::Session &session = m_window->page()->session();
    beginMemoryAnew();
    const qint64 idle = mostMemorySince();
    send();
    const auto hasEnded = [&session] { return !session.isBusy(); };
    if (!QTest::qWaitFor(hasEnded, isEndless ? untilStop : 2 * support::patience)) {
        QVERIFY(isEndless);
        const long long before = support::ticksNotOfOthers(::getpid());
        QTest::mouseClick(m_window->findChild<QPushButton *>(u"stopButton"_s), Qt::LeftButton);
        QVERIFY(QTest::qWaitFor(hasEnded, support::patience));
        const long long after = support::millisecondsOf(support::ticksNotOfOthers(::getpid()) - before);
        QVERIFY2(after <= mostAfterStop, qPrintable(QString::number(after)));
    }
    const qint64 taken = mostMemorySince() - idle;
    qInfo("%-12s %7lld KiB above idle", QTest::currentDataTag(), taken);
    QVERIFY2(support::isSanitized || taken <= mostAboveIdle + 4 * limitOfAnswers * 1024, qPrintable(QString::number(taken)));
}

QTEST_MAIN(WindowFloodsTest)
#include "tst_windowfloods.moc"
