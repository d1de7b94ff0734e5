// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/invocable.h"

#include "invocables/basics/filedescriptor.h"
#include "network/process/programfiles.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestTexts = 64 * 1024 * 1024;

//! The canonical path where it is a file in one of the folders, which are canonical.
QString fileWithin(const QStringList &folders, const QString &path)
{
    const QFileInfo file(path);
    const QString canonical = file.isFile() ? file.canonicalFilePath() : QString();
    const auto holds = [&canonical](const QString &folder) { return canonical.startsWith(folder.endsWith(u'/') ? folder : folder + u'/'); };
    return std::any_of(folders.begin(), folders.end(), holds) ? canonical : QString();
}

//! Where a word may lead, which may have an option's name before it.
QStringList pathsOf(const QString &word, const QStringList &bases)
{
    QStringList paths;
    for (const QString &named : {word, word.section(u'=', 1)}) {
        if (named.isEmpty())
            continue;
        if (named.startsWith(u"~/"))
            paths.append(QDir::homePath() + named.mid(1));
        else if (named.startsWith(u'/'))
            paths.append(named);
        else
            for (const QString &base : bases)
                paths.append(base + u'/' + named);
    }
    return paths;
}

QStringList filesWithin(const QStringList &folders, const ProgramWords &program)
{
    QStringList paths;
    for (const QString &word : program.words)
        paths += pathsOf(word, program.bases);
    if (const QString first = program.words.value(0); !first.contains(u'/'))
        paths.append(network::findProgram(first, program.path));
    QStringList files;
    for (const QString &path : std::as_const(paths)) {
        if (const QString file = fileWithin(folders, path); !file.isEmpty())
            files.append(file);
    }
    files.removeDuplicates();
    files.sort();
    return files;
}

//! False where it cannot be read, or has more than `left` bytes. Waits for no pipe that has taken its place.
bool addText(QCryptographicHash &hash, const QString &path, qint64 &left)
{
    const FileDescriptor file(::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
    struct stat status = {};
    if (!file.isOpen() || ::fstat(file.get(), &status) != 0 || !S_ISREG(status.st_mode))
        return false;
    std::array<char, 64 * 1024> buffer {};
    for (ssize_t count = ::read(file.get(), buffer.data(), buffer.size()); count != 0;
         count = ::read(file.get(), buffer.data(), buffer.size())) {
        left -= count;
        if (count < 0 || left < 0)
            return false;
        hash.addData(QByteArrayView(buffer.data(), count));
    }
    return true;
}

} // namespace

std::optional<QByteArray> textsWithin(const QStringList &folders, const ProgramWords &program)
{
    const QStringList files = filesWithin(folders, program);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    qint64 left = largestTexts;
    for (const QString &path : files) {
        // A path has no zero in it, and a text's hash always has the same length.
        QCryptographicHash text(QCryptographicHash::Sha256);
        if (!addText(text, path, left))
            return std::nullopt;
        hash.addData(path.toUtf8() + '\0' + text.result());
    }
    return files.isEmpty() ? QByteArray() : hash.result().toHex();
}

ReadyJob::ReadyJob(model::Result<InvocableResult> outcome, QObject *parent)
    : InvocableJob(parent)
    , m_outcome(std::move(outcome))
{
    QMetaObject::invokeMethod(this, &ReadyJob::deliver, Qt::QueuedConnection);
}

void ReadyJob::abandon() { }

void ReadyJob::deliver()
{
    if (!m_outcome) {
        fail(m_outcome.error());
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*m_outcome);
    endSuccess();
}

InvocableResult textResult(const QString &text)
{
    return {{model::TextContent {text}}};
}

InvocableResult dataResult(const model::JsonText &json)
{
    return {{model::DataContent {json}}};
}

} // namespace invocables
