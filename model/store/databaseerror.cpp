// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/databaseerror.h"

#include <QCoreApplication>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Primary result codes, https://www.sqlite.org/rescode.html
enum Code { Busy = 5, Locked = 6, ReadOnly = 8, InputOutput = 10, Corrupt = 11, Full = 13, CannotOpen = 14, NoDatabase = 26 };

int primaryCode(const QSqlError &error)
{
    return error.nativeErrorCode().toInt() & 0xff;
}

QString sentence(int code)
{
    const auto tr = [](const char *text) { return QCoreApplication::translate("Database", text); };
    switch (code) {
    case Busy:
    case Locked: return tr("Another Parlance is writing to the conversations and does not come to an end.");
    case ReadOnly: return tr("The conversations cannot be saved: their file is write-protected.");
    case InputOutput: return tr("The disk reports an error while the conversations are read or saved.");
    case Corrupt:
    case NoDatabase: return tr("The file of the conversations is damaged. It has been left as it is.");
    case Full: return tr("The disk is full: this could not be saved.");
    case CannotOpen: return tr("The file of the conversations cannot be opened.");
    default: return tr("The conversations could not be read or saved.");
    }
}

//! Before the code, in the detail of an error.
const QString codePrefix = u"SQLite "_s;

} // namespace

Error storageError(const QSqlError &error)
{
    const QString detail = codePrefix + u"%1: %2"_s.arg(error.nativeErrorCode(), error.databaseText());
    return {ErrorCategory::Storage, sentence(primaryCode(error)), detail};
}

bool isBusy(const QSqlError &error)
{
    return primaryCode(error) == Busy;
}

bool isBusy(const Error &error)
{
    if (error.category != ErrorCategory::Storage || !error.detail.startsWith(codePrefix))
        return false;
    const int code = error.detail.section(u':', 0, 0).mid(codePrefix.size()).toInt() & 0xff;
    return code == Busy || code == Locked;
}

} // namespace model
