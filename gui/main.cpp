// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/commandline.h"
#include "gui/commandline/exitstatus.h"
#include "gui/logfile.h"
#include "gui/theme/theme.h"
#include "gui/window/firstpaint.h"
#include "gui/window/mainwindow.h"
#include "gui/window/userprompts.h"
#include "gui/window/windows.h"
#include "gui/workbench.h"

#include <QApplication>
#include <QMessageBox>
#include <QTranslator>

namespace {

//! Plural forms are translations even in English.
void translate(QTranslator &translator)
{
    if (translator.load(QLocale(), QStringLiteral("parlance"), QStringLiteral("_"), QStringLiteral(":/i18n"))
        || translator.load(QStringLiteral(":/i18n/parlance_en.qm")))
        QCoreApplication::installTranslator(&translator);
}

int runWindow(QApplication &application, const gui::CommandLine::Call &call)
{
    const model::Profile profile = call.folders();
    auto workbench = gui::Workbench::open(profile);
    if (!workbench) {
        auto *box = new QMessageBox(QMessageBox::Critical, QStringLiteral("Parlance"), workbench.error().message);
        box->setDetailedText(workbench.error().detail);
        QObject::connect(box, &QMessageBox::finished, &application, [] { QCoreApplication::exit(gui::Failed); });
        box->open();
        return QApplication::exec();
    }
    gui::logToFile(profile.logPath());
    gui::Windows windows(**workbench);
    gui::MainWindow *window = windows.open();
    if (call.measureFirstPaint)
        gui::announceFirstPaint(window);
    return QApplication::exec();
}

} // namespace

int main(int argc, char *argv[])
{
    QStringList arguments;
    for (int index = 0; index < argc; ++index)
        arguments.append(QString::fromLocal8Bit(argv[index]));
    const auto call = gui::CommandLine::Call::parse(arguments);
    QCoreApplication::setApplicationName(QStringLiteral("parlance"));
    QCoreApplication::setApplicationVersion(QStringLiteral(PARLANCE_VERSION));

    QTranslator translator;
    if (call.wantsWindow()) {
        QApplication application(argc, argv);
        gui::Theme::readFontsAhead();
        translate(translator);
        return runWindow(application, call);
    }
    const QCoreApplication application(argc, argv);
    translate(translator);
    return gui::CommandLine(call).run();
}
