// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/databaseerror.h"

#include "model/store/writability.h"

#include <QCoreApplication>
#include <QDir>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Primary result codes, https://www.sqlite.org/rescode.html
enum Code { Busy = 5, Locked = 6, NoMemory = 7, ReadOnly = 8, InputOutput = 10, Corrupt = 11, Full = 13, CannotOpen = 14, NoDatabase = 26 };

//! Before the code, in the detail of an error.
const QString codePrefix = u"SQLite "_s;

int primaryCode(const QSqlError &error)
{
    return error.nativeErrorCode().toInt() & 0xff;
}

//! Of an error that storageError() has made; 0 of others.
int primaryCode(const Error &error)
{
    const QString detail = error.category == ErrorCategory::Storage && error.detail.startsWith(codePrefix) ? error.detail : QString();
    return QStringView(detail).mid(codePrefix.size()).split(u':').first().toInt() & 0xff;
}

struct DatabaseErrorTexts {
    Q_DECLARE_TR_FUNCTIONS(Database)
};

QString sentence(int code)
{
    if ((code == InputOutput || code == Full || code == CannotOpen) && areTooManyFilesOpen())
        return DatabaseErrorTexts::tr("This could not be read or saved: too many files are open.");
    switch (code) {
    case NoMemory: return DatabaseErrorTexts::tr("There is not enough memory to read or save the conversations.");
    case Busy:
    case Locked: return DatabaseErrorTexts::tr("Another Parlance is writing to the conversations and does not come to an end.");
    case ReadOnly: return DatabaseErrorTexts::tr("The conversations cannot be saved: their file is write-protected.");
    case InputOutput: return DatabaseErrorTexts::tr("The disk reports an error while the conversations are read or saved.");
    case Corrupt:
    case NoDatabase:
        return DatabaseErrorTexts::tr("The file of the conversations is damaged. It has been left as it is.") + u' ' + repairHint();
    case Full: return DatabaseErrorTexts::tr("The disk is full: this could not be saved.");
    case CannotOpen: return DatabaseErrorTexts::tr("The file of the conversations cannot be opened.");
    default: return DatabaseErrorTexts::tr("The conversations could not be read or saved.");
    }
}

} // namespace

Error storageError(const QSqlError &error)
{
    const QString detail = codePrefix + u"%1: %2"_s.arg(error.nativeErrorCode(), error.databaseText());
    return {ErrorCategory::Storage, sentence(primaryCode(error)), detail};
}

bool isRefusal(const Error &error)
{
    constexpr int constraint = 19;
    constexpr int mismatch = 20;
    const int code = primaryCode(error);
    return code == constraint || code == mismatch;
}

QString repairHint()
{
    return DatabaseErrorTexts::tr("Repair (in the menu Parlance, or parlance repair) saves what can be read.");
}

tl::unexpected<Error> failureAt(const QString &sentence, const QString &path, ErrorCategory category)
{
    return failure(category, sentence.arg(QDir::toNativeSeparators(path)));
}

bool isDamage(const QSqlError &error)
{
    // Reading that the disk refuses, a page that is not there, a file system that knows of damage itself.
    static const QStringList reading {u"266"_s, u"522"_s, u"8458"_s};
    const int code = primaryCode(error);
    return code == Corrupt || code == NoDatabase || reading.contains(error.nativeErrorCode());
}

bool isBusy(const QSqlError &error)
{
    return primaryCode(error) == Busy;
}

bool isBusy(const Error &error)
{
    const int code = primaryCode(error);
    return code == Busy || code == Locked;
}

} // namespace model
