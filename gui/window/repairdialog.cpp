// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/repairdialog.h"

#include "gui/theme/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QThread>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

QString inWords(const model::RepairReport &report)
{
    if (report.found.isEmpty())
        return RepairDialog::tr("Everything can be read; nothing was changed.");
    QStringList lines;
    if (report.copy.isEmpty())
        lines += RepairDialog::tr("Conversations saved: %1, with %n message(s).", nullptr, int(report.messages))
                     .arg(QLocale().toString(report.conversations));
    lines += report.missing.isEmpty() ? QStringList {RepairDialog::tr("Nothing is missing.")} : report.missing;
    lines += RepairDialog::tr("The old file is kept as %1.").arg(QDir::toNativeSeparators(report.kept));
    return lines.join(u"\n"_s);
}

RepairDialog::RepairDialog(const QString &path, QWidget *parent)
    : QDialog(parent)
    , m_path(path)
    , m_text(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    setObjectName(u"repairDialog"_s);
    setWindowTitle(tr("Repair the conversations"));
    m_text->setObjectName(u"repairText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress->setRange(0, 0);
    auto *buttons = new QDialogButtonBox(this);
    m_open = buttons->addButton(tr("&Open the conversations"), QDialogButtonBox::AcceptRole);
    m_close = buttons->addButton(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &RepairDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(520, 220)));
}

RepairDialog::~RepairDialog()
{
    if (m_thread)
        m_thread->wait();
}

void RepairDialog::start()
{
    m_open->setEnabled(false);
    m_close->setEnabled(false);
    m_progress->show();
    m_text->setText(tr("Every part of the file is checked."));
    m_thread.reset(QThread::create([this, path = m_path] {
        const auto follow = [this](const QString &what) {
            QMetaObject::invokeMethod(
                this, [this, what] { m_text->setText(what + u" …"_s); }, Qt::QueuedConnection);
        };
        const auto report = model::Repair(path, follow).run();
        QMetaObject::invokeMethod(
            this, [this, report] { tell(report); }, Qt::QueuedConnection);
    }));
    m_thread->start();
}

void RepairDialog::tell(const model::Result<model::RepairReport> &report)
{
    m_progress->hide();
    m_text->setText(report ? inWords(*report) : report.error().message);
    m_open->setEnabled(report.has_value());
    m_close->setEnabled(true);
    (report ? m_open : m_close)->setFocus();
}

void RepairDialog::reject()
{
    if (m_close->isEnabled())
        QDialog::reject();
}

} // namespace gui
