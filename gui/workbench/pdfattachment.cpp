// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/pdfattachment.h"

#include "gui/workbench/attachmentexit.h"
#include "model/text/visibletext.h"
#include "network/process/processjob.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace gui {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr qint64 mostMemory = 1024LL * 1024 * 1024;
constexpr qint64 mostSeconds = 60;
constexpr qsizetype longestPdfComplaint = 400;

} // namespace

QString PdfAttachment::name()
{
    return u"parlance.jsonl"_s;
}

PdfAttachment::PdfAttachment(const QString &path, QObject *parent)
    : Job(parent)
    , m_path(path)
{
    QMetaObject::invokeMethod(this, &PdfAttachment::begin, Qt::QueuedConnection);
}

void PdfAttachment::begin()
{
    if (isFinished())
        return;
    if (QFileInfo(m_path).size() > mostBytes)
        return fail({ErrorCategory::Validation,
            tr("It takes more than %1 MB, and so is not a PDF of Parlance's.").arg(QLocale().toString(mostBytes >> 20))});
    network::ProcessCommand command;
    command.vector = {QCoreApplication::applicationDirPath() + u"/../libexec/parlance/parlance-attachment"_s, m_path, name()};
    command.folder = u"/"_s;
    command.limits.memory = mostMemory;
    command.limits.processorTime = mostSeconds;
    command.outputLimit = mostCarried;
    command.title = m_path;
    auto *process = new network::ProcessJob(command, this);
    connect(process, &network::ProcessJob::failed, this, [this](const model::Error &error) { fail(error); });
    connect(process, &network::ProcessJob::succeeded, this, &PdfAttachment::end);
}

void PdfAttachment::end(const network::ProcessOutput &output)
{
    const bool isExit = output.signal == 0;
    if (isExit && output.exitStatus == int(AttachmentExit::NotThere))
        return fail({ErrorCategory::Validation,
            tr("This PDF was not exported by Parlance, or by a version that put no conversations into it. Other PDFs do not say who said "
               "what.")});
    if (!isExit || output.exitStatus != int(AttachmentExit::Written)) {
        const QString why = QString::fromUtf8(output.standardError.left(longestPdfComplaint)).simplified();
        return fail({ErrorCategory::Validation,
            isExit && !why.isEmpty() ? tr("The PDF cannot be read: %1").arg(model::visibleLine(why))
                                     : tr("The PDF cannot be read: it asks for more memory or time than any of Parlance's.")});
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(output.standardOutput);
    endSuccess();
}

void PdfAttachment::abandon()
{
    // What runs is ended with this.
}

} // namespace gui
