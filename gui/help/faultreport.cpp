// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/help/faultreport.h"

#include "gui/theme/theme.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

QString FaultReport::facts()
{
    const auto line = [](const QString &what, const QString &is) { return u"- %1: %2\n"_s.arg(what, is); };
    QString text = line(u"Parlance"_s, QStringLiteral(PARLANCE_VERSION));
    text += line(u"Qt"_s, u"%1, built with %2"_s.arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)));
    text += line(u"System"_s, QSysInfo::prettyProductName());
    text += line(u"Kernel"_s, u"%1 %2"_s.arg(QSysInfo::kernelType(), QSysInfo::kernelVersion()));
    text += line(u"Processor"_s, QSysInfo::currentCpuArchitecture());
    text += line(u"Windows by"_s, QGuiApplication::platformName());
    for (const QScreen *screen : QGuiApplication::screens()) {
        const QSize size = screen->size();
        text += line(u"Screen"_s, u"%1 × %2, scaled by %3"_s.arg(size.width()).arg(size.height()).arg(screen->devicePixelRatio()));
    }
    return text;
}

FaultReport::FaultReport(QWidget *window)
    : QDialog(window)
{
    setObjectName(u"faultReport"_s);
    setWindowTitle(tr("Report a fault"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *about = new QLabel(
        tr("Write what you did, what happened and what should have happened, and put this below it. Nothing in it is about you, and "
           "nothing is sent: a report goes to where you got Parlance. Report a security hole in private."),
        this);
    about->setObjectName(u"faultAbout"_s);
    about->setWordWrap(true);
    auto *text = new QPlainTextEdit(facts(), this);
    text->setObjectName(u"faultFacts"_s);
    text->setAccessibleName(tr("About the program and this machine"));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *copy = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(u"faultCopy"_s);
    buttons->addButton(QDialogButtonBox::Close)->setObjectName(u"faultClose"_s);
    connect(copy, &QPushButton::clicked, text, [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(text, 1);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(560, 340)));
    copy->setDefault(true);
    copy->setFocus();
}

} // namespace gui
