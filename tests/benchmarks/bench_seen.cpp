// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Streaming as people see it: the whole window with the Inspector open, on a real screen (Xvfb), against bare text layouts that show the
// same tokens at the same pace. The rehearsal plays them, in a process of its own. Processor time of the window's process from sending
// to the end of the turn, for how long the window's thread was busy at one go, and how long a key that is pressed meanwhile takes until
// it is on the screen. bench_seen PARLANCE [--short] [--json]

#include "gui/composer/composer.h"
#include "gui/composer/composeredit.h"
#include "gui/window/conversationpage.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "tests/benchmarks/baretext.h"
#include "tests/benchmarks/childprogram.h"
#include "tests/benchmarks/measurement.h"
#include "tests/benchmarks/pacedanswer.h"
#include "tests/benchmarks/timedapplication.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int charactersInAToken = 4;
constexpr double noticed = 16;
constexpr double longestAllowed = 50;

//! Counts the stalls.
class SeenApplication final : public benchmark::TimedApplication
{
public:
    using TimedApplication::TimedApplication;

    void begin()
    {
        m_events = m_stalls = 0;
        m_longest = 0;
        m_shown.clear();
        m_begun = benchmark::processorMilliseconds();
    }
    //! A key that is pressed at `since`, on the clock of the measurements, is to be seen in this widget.
    void await(QWidget *seenIn, double since)
    {
        m_seenIn = seenIn;
        m_since = since;
    }
    //! Says what there was since then, and ends the program.
    void end()
    {
        std::sort(m_shown.begin(), m_shown.end());
        const double shown = m_shown.empty() ? 0 : m_shown.at(m_shown.size() * 95 / 100);
        std::printf("%f %d %d %f %f usable\n", benchmark::processorMilliseconds() - m_begun, m_events, m_stalls, m_longest, shown);
        std::fflush(stdout);
        quit();
    }

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (QThread::currentThread() != thread())
            return TimedApplication::notify(receiver, event);
        const bool isSeen = m_since > 0 && m_isPressed && receiver == m_seenIn && event->type() == QEvent::Paint;
        m_isPressed = m_isPressed || (m_since > 0 && event->type() == QEvent::KeyPress);
        const bool handled = TimedApplication::notify(receiver, event);
        if (isSeen) {
            m_shown.push_back(benchmark::wallMilliseconds() - m_since);
            m_since = 0;
            m_isPressed = false;
        }
        return handled;
    }

private:
    void note(double milliseconds) override
    {
        ++m_events;
        m_stalls += milliseconds > noticed ? 1 : 0;
        m_longest = std::max(m_longest, milliseconds);
    }

    int m_events = 0;
    int m_stalls = 0;
    double m_longest = 0;
    double m_begun = 0;
    QWidget *m_seenIn = nullptr;
    double m_since = 0;
    bool m_isPressed = false;
    std::vector<double> m_shown;
};

//! Presses a key from time to time, whatever the window's thread does then.
class Typing final : public QThread
{
public:
    Typing(SeenApplication &application, QPlainTextEdit &editor)
        : m_application(application)
        , m_editor(editor)
    {
    }

    void run() override
    {
        for (int key = 0; !isInterruptionRequested(); ++key) {
            msleep(between);
            const double now = benchmark::wallMilliseconds();
            // The clock goes on from here, also while that thread is busy.
            QMetaObject::invokeMethod(
                &m_editor, [this, now] { m_application.await(m_editor.viewport(), now); }, Qt::QueuedConnection);
            const QString text = key % 6 == 5 ? u" "_s : u"a"_s;
            QCoreApplication::postEvent(&m_editor, new QKeyEvent(QEvent::KeyPress, text == u" " ? Qt::Key_Space : Qt::Key_A, {}, text));
        }
    }

private:
    static constexpr unsigned long between = 97;

    SeenApplication &m_application;
    QPlainTextEdit &m_editor;
};

struct Pace {
    const char *name;
    int tokens;
    //! Between two tokens.
    int milliseconds;
};

//! The child that shows bare text.
int showBareText(SeenApplication &application, const Pace &pace)
{
    const QStringList tokens = benchmark::answerTokens(benchmark::AnswerShape::Markdown, pace.tokens);
    benchmark::BareText text;
    text.show();
    qsizetype shown = 0;
    QElapsedTimer clock;
    QTimer timer;
    timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&timer, &QTimer::timeout, &text, [&] {
        for (const qsizetype due = std::min<qsizetype>(clock.elapsed() / pace.milliseconds, tokens.size()); shown < due; ++shown)
            text.append(tokens.at(shown));
        if (shown == tokens.size())
            application.end();
    });
    QTimer::singleShot(1000, &text, [&] {
        application.begin();
        clock.start();
        timer.start(pace.milliseconds);
    });
    return SeenApplication::exec();
}

//! The child that is the whole window, ready on `profile`, whose provider is `bench`.
int showWindow(SeenApplication &application, const QString &profile)
{
    const auto workbench = gui::Workbench::open(model::Profile::inFolder(profile));
    if (!workbench)
        return 1;
    gui::Windows windows(**workbench);
    gui::MainWindow *window = windows.open();
    std::optional<Typing> typing;
    const auto send = [&] {
        model::Session &session = window->page()->session();
        QObject::connect(&session, &model::Session::turnEnded, window, [&] { typing->requestInterruption(); });
        application.begin();
        window->page()->composer().editor().setPlainText(u"At length, please"_s);
        window->page()->composer().send();
        typing.emplace(application, window->page()->composer().editor());
        // To wait for it would be a stall of the window.
        QObject::connect(&*typing, &QThread::finished, window, [&] { QTimer::singleShot(500, window, [&] { application.end(); }); });
        typing->start();
    };
    QObject::connect(window, &gui::MainWindow::ready, window, [&] {
        model::SessionSettings settings = window->page()->session().settings();
        settings.model = {u"bench"_s, u"bench"_s};
        window->page()->session().setSettings(settings);
        // The Inspector is open in a new window; what grows in it is looked at.
        QTimer::singleShot(1000, window, [&] { window->findChild<QTabWidget *>(u"exchangeTabs"_s)->setCurrentIndex(1); });
        QTimer::singleShot(3000, window, send);
    });
    return SeenApplication::exec();
}

bool write(const QString &path, const QString &text)
{
    QFile file(path);
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0;
}

//! The answer as a scenario, and where it is played as a provider. \return whether both are written.
bool prepare(const QString &folder, const Pace &pace)
{
    const QString text = benchmark::answerTokens(benchmark::AnswerShape::Markdown, pace.tokens).join(QString());
    return write(folder + u"/scenario.toml"_s,
        u"[scenario]\nname = \"bench\"\ntitle = \"Bench\"\nmodel = \"bench\"\n[pacing]\ncharacters = %1\nmilliseconds = %2\n"
        "[[rules]]\nname = \"all\"\nuser = '.*'\ntext = '''\n%3'''\n"_s.arg(charactersInAToken)
            .arg(pace.milliseconds)
            .arg(text));
}

bool addProvider(const QString &folder, const std::string &address)
{
    return write(folder + u"/profile/config/providers/bench.toml"_s,
        u"[provider]\nname = \"bench\"\ntitle = \"Bench\"\ndialect = \"openai-chat-completions\"\nbase-url = \"%1/v1\"\n"
        "[[models]]\nname = \"bench\"\n"_s.arg(QString::fromStdString(address).trimmed()));
}

struct Measured {
    double processor = 0;
    int events = 0;
    int stalls = 0;
    double longest = 0;
    //! Milliseconds until a key is seen; of twenty, one takes longer.
    double key = 0;
};

//! Runs a child of this program to its end. \return nothing where it could not say what it measured.
std::optional<Measured> run(const Pace &pace, const QStringList &arguments)
{
    std::vector<std::string> command {QCoreApplication::applicationFilePath().toStdString()};
    for (const QString &argument : arguments)
        command.push_back(argument.toStdString());
    command.push_back(std::to_string(pace.tokens));
    command.push_back(std::to_string(pace.milliseconds));
    benchmark::ChildProgram child(command);
    Measured measured;
    if (child.waitUntilUsable() < 0)
        return {};
    if (std::sscanf(child.output().c_str(), "%lf %d %d %lf %lf", &measured.processor, &measured.events, &measured.stalls, &measured.longest,
            &measured.key)
        != 5)
        return {};
    return measured;
}

std::optional<Measured> runWindow(const Pace &pace, const QString &parlance)
{
    const QTemporaryDir folder;
    if (!prepare(folder.path(), pace))
        return {};
    const QString scenario = folder.filePath(u"scenario.toml"_s);
    benchmark::ChildProgram server({parlance.toStdString(), "rehearse", scenario.toStdString(), "--port", "0"});
    const std::string address = server.readLine();
    if (address.empty())
        return {};
    const auto measured = addProvider(folder.path(), address) ? run(pace, {u"--window"_s, folder.filePath(u"profile"_s)}) : std::nullopt;
    server.terminate();
    return measured;
}

} // namespace

int main(int argc, char **argv)
{
    SeenApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const Pace asked {"", arguments.value(arguments.size() - 2).toInt(), arguments.value(arguments.size() - 1).toInt()};
    if (arguments.value(1) == u"--bare")
        return showBareText(application, asked);
    if (arguments.value(1) == u"--window")
        return showWindow(application, arguments.value(2));

    std::vector<Pace> paces {{"4,000 tokens at 100/s", 4000, 10}, {"20,000 tokens at 300/s", 20000, 3}};
    if (arguments.contains(u"--short"_s))
        paces = {{"400 tokens at 100/s", 400, 10}, {"2,000 tokens at 300/s", 2000, 3}};
    std::vector<benchmark::Row> rows;
    for (const Pace &pace : paces) {
        const auto reference = run(pace, {u"--bare"_s});
        const auto measured = reference ? runWindow(pace, arguments.value(1)) : std::nullopt;
        if (!measured) {
            std::fprintf(stderr, "%s could not be shown\n", pace.name);
            return 1;
        }
        const std::string name(pace.name);
        rows.push_back({"as it is seen: " + name, measured->processor, reference->processor, "ms", 3});
        rows.push_back({"events over 16 ms, of 1,000: " + name, 1000.0 * measured->stalls / measured->events, 1, "", 1});
        rows.push_back({"longest stall: " + name, measured->longest, longestAllowed, "ms", 1});
        rows.push_back({"a key is seen (95 of 100): " + name, measured->key, noticed, "ms", 1});
    }
    return benchmark::report(rows, argc, argv);
}
