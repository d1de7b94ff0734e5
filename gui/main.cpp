// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/command.h"
#include "gui/commandline/commandline.h"
#include "gui/commandline/interrupts.h"
#include "gui/commandline/opencall.h"
#include "gui/conversations/pdfwriter.h"
#include "gui/desktop/desktop.h"
#include "gui/desktop/instance.h"
#include "gui/desktop/searchprovider.h"
#include "gui/preferences/languages.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/fontsahead.h"
#include "gui/theme/letters.h"
#include "gui/window/desktoprequests.h"
#include "gui/window/firstpaint.h"
#include "gui/window/mainwindow.h"
#include "gui/window/repairdialog.h"
#include "gui/window/windows.h"
#include "gui/workbench/libraryfiles.h"
#include "gui/workbench/logfile.h"
#include "gui/workbench/workbench.h"
#include "invocables/basics/worker.h"
#include "model/basics/workspacekind.h"
#include "model/evaluation/storeaddress.h"
#include "network/process/lastwords.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <functional>

#include <fcntl.h>
#include <malloc.h>
#include <unistd.h>

namespace {

// Larger pieces go back to the system when they are freed: else the memory of one long answer stays for the life of the program.
constexpr int largestKeptPiece = 256 * 1024;

//! Until a dialog ends the loop: that no window is left is not the end of the program here.
void runAlone()
{
    QGuiApplication::setQuitOnLastWindowClosed(false);
    QApplication::exec();
    QGuiApplication::setQuitOnLastWindowClosed(true);
}

//! Of a store that cannot be opened. \return whether the person wants it.
bool offerRepair(const model::Error &error)
{
    QMessageBox box(QMessageBox::Critical, QStringLiteral("Parlance"), error.message, QMessageBox::Close);
    box.setTextFormat(Qt::PlainText);
    box.setDetailedText(error.detail);
    const QPushButton *yes = box.addButton(gui::RepairDialog::tr("&Repair…"), QMessageBox::AcceptRole);
    QObject::connect(&box, &QMessageBox::finished, qApp, [] { QCoreApplication::exit(); });
    box.open();
    runAlone();
    return box.clickedButton() == yes;
}

//! \return whether the conversations are to be opened.
bool repair(const QString &path)
{
    gui::RepairDialog dialog(path);
    QObject::connect(&dialog, &QDialog::finished, qApp, [] { QCoreApplication::exit(); });
    dialog.open();
    dialog.start();
    runAlone();
    return dialog.result() == QDialog::Accepted;
}

//! The process that has the profile's windows does it. \return whether it has.
bool handOver(gui::Instance &instance, const gui::Instance::Request &request)
{
    bool isDone = false;
    instance.hand(request, [&isDone](bool done) {
        isDone = done;
        QCoreApplication::exit();
    });
    QCoreApplication::exec();
    return isDone;
}

//! What the desktop has started it for comes by the bus; where nothing does, it goes.
void endUnlessCalled(gui::DesktopRequests &requests)
{
    constexpr int patience = 10'000; // ms
    QTimer::singleShot(patience, &requests, [&requests] {
        if (requests.isIdle())
            QCoreApplication::quit();
    });
}

int runWindow(const gui::CommandLine::Call &call, const gui::Instance::Request &request, const gui::FontsAhead &fonts)
{
    const model::Profile profile = call.folders();
    const QString bus = gui::Instance::sessionBus();
    gui::SearchProvider search(bus);
    gui::Instance instance(bus, call.profile);
    // A measurement is one of this process.
    if (!call.measureFirstPaint && !instance.claim() && handOver(instance, request))
        return gui::Committed;
    const std::unique_ptr<gui::Desktop> desktop = gui::Desktop::onBus(bus);
    for (;;) {
        bool wantsRepair = false;
        int status = gui::Failed;
        if (auto workbench = gui::Workbench::open(profile)) {
            gui::logToFile(profile.logPath());
            search.setStore(&(*workbench)->store());
            // What follows asks for them at once.
            fonts.wait();
            gui::Windows windows(**workbench);
            windows.useDesktop(*desktop);
            // As the desktop ends programs with its session.
            const gui::Interrupts interrupts(nullptr);
            QObject::connect(&interrupts, &gui::Interrupts::interrupted, &windows, [&windows] {
                windows.keep();
                QCoreApplication::exit(gui::Committed);
            });
            gui::DesktopRequests requests(windows, instance, search);
            if (call.isService)
                endUnlessCalled(requests);
            else
                requests.carryOut(request);
            if (call.measureFirstPaint)
                gui::announceFirstPaint(windows.all().constLast());
            status = QApplication::exec();
            wantsRepair = windows.wantsRepair();
            search.setStore(nullptr);
        } else {
            wantsRepair = offerRepair(workbench.error());
        }
        if (!wantsRepair || !repair(profile.databasePath()))
            return status;
    }
}

//! Qt's, "QEventLoop": set for an event loop of its own.
constexpr const char *noGlib = "QT_NO_GLIB";

//! What is wrong with a file or a link is said on the terminal, without a display.
gui::OpenCall readOpenCall(const gui::CommandLine::Call &call, const std::function<void()> &speak, int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    speak();
    gui::Terminal terminal;
    return gui::OpenCall::read(call.arguments, QDir::currentPath(), terminal);
}

//! What is wrong with the address of a store, too. \return whether nothing is.
bool checkStore(const gui::CommandLine::Call &call, const std::function<void()> &speak, int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    speak();
    const auto address = model::StoreAddress::parse(*call.store);
    if (!address)
        gui::Terminal().error(address.error());
    return address.has_value();
}

int run(int argc, char *argv[])
{
    ::mallopt(M_MMAP_THRESHOLD, largestKeptPiece);
    const auto call = gui::CommandLine::Call::parse(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("parlance"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PARLANCE_VERSION));

    gui::addLibraryFormat(QStringLiteral("pdf"),
        [](QIODevice &device) -> std::unique_ptr<model::ArchiveWriter> { return std::make_unique<gui::PdfWriter>(device); });
    gui::Languages languages;
    const auto speak = [&] { languages.speak(gui::Preferences(call.folders().config).language()); };
    if (call.wantsWindow()) {
        const gui::OpenCall opening = call.command.isEmpty() ? gui::OpenCall() : readOpenCall(call, speak, argc, argv);
        if (opening.status)
            return *opening.status;
        if (call.store && !checkStore(call, speak, argc, argv))
            return gui::WrongUse;
        QGuiApplication::setDesktopFileName(QStringLiteral("org.parlance.Parlance"));
        const gui::FontsAhead fonts;
        const QApplication application(argc, argv);
        fonts.list();
        languages.speak(gui::readableLanguage(gui::Preferences(call.folders().config).language()));
        QGuiApplication::setLayoutDirection(gui::Languages::direction());
        if (call.store)
            return runWindow(call, {{}, gui::DesktopRequests::evaluate(), *call.store}, fonts);
        return runWindow(call, {opening.addresses, {}, {}}, fonts);
    }
    // Only pages need fonts, and no desktop.
    if (call.command == QStringLiteral("export") && !call.arguments.filter(QStringLiteral("pdf"), Qt::CaseInsensitive).isEmpty()) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        const QGuiApplication application(argc, argv);
        speak();
        return gui::CommandLine(call).run();
    }
    // What only passes bytes on does so sooner by Qt's own event loop than by GLib's. Anything else may ask the keychain, where libsecret
    // answers by GLib's alone. Not for what is started from here.
    const bool isQuick = call.command == QStringLiteral("capture") && !qEnvironmentVariableIsSet(noGlib);
    if (isQuick)
        qputenv(noGlib, "1");
    const QCoreApplication application(argc, argv);
    if (isQuick)
        qunsetenv(noGlib);
    speak();
    return gui::CommandLine(call).run();
}

//! Where somebody has closed one of them, the next file that is opened would be taken for it. It is empty then, and writing into it fails.
void holdStandardStreams()
{
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0)
            ::open("/dev/null", O_RDONLY);
    }
}

//! Of work that nobody waits for any longer.
constexpr int lastMilliseconds = 100;

} // namespace

int main(int argc, char *argv[])
{
    holdStandardStreams();
    network::sayWhenMemoryRunsOut();
    model::provideHome();
    const int status = run(argc, argv);
    // A tool that hangs, in one function of SQLite's or on a dead disk, ends with the program: nothing that it uses is taken from it first.
    if (!invocables::workerPool().waitForDone(lastMilliseconds)) {
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}
