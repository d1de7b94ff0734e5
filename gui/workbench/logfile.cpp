// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/logfile.h"

#include "model/basics/privatefile.h"

#include <QDateTime>
#include <QFile>
#include <QMutex>

#include <cstdio>

namespace gui {

namespace {

constexpr qint64 largestLog = 1024 * 1024;

struct LogFile {
    QMutex mutex;
    QFile file;
};

LogFile &log()
{
    static LogFile instance;
    return instance;
}

void turnOver(QFile &file)
{
    const QString path = file.fileName();
    file.close();
    QFile::remove(path + QStringLiteral(".1"));
    QFile::rename(path, path + QStringLiteral(".1"));
    model::openPrivately(file, QIODevice::WriteOnly | QIODevice::Append);
}

void writeLine(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    const QString line = QStringLiteral("%1 %2: %3\n").arg(time, QString::fromLatin1(context.category), message);
    {
        const QMutexLocker lock(&log().mutex);
        if (log().file.isOpen()) {
            if (log().file.size() > largestLog)
                turnOver(log().file);
            log().file.write(line.toUtf8());
            log().file.flush();
        }
    }
    if (type == QtFatalMsg)
        std::fputs(qPrintable(line), stderr);
}

} // namespace

void logToFile(const QString &path)
{
    const QMutexLocker lock(&log().mutex);
    log().file.close();
    log().file.setFileName(path);
    if (model::openPrivately(log().file, QIODevice::WriteOnly | QIODevice::Append))
        qInstallMessageHandler(writeLine);
}

} // namespace gui
