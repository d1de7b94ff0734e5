// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/directorywalk.h"
#include "invocables/tools/invocable.h"

#include <QRegularExpression>

namespace invocables {

//! Finds lines in the text files of a folder, or in one file. Bounded in lines, in bytes and in the length of a line. Runs on a worker.
class FileSearch
{
public:
    struct Request {
        QRegularExpression pattern;
        //! Of names, or of paths where it has a `/`; empty for all.
        QString glob;
        qsizetype limit = 100;
    };

    FileSearch(const Request &request, StopFlag stop);

    model::Result<InvocableResult> search(const GuardedPath &place);

private:
    bool isWanted(const DirectoryEntry &entry, qsizetype above) const;
    //! \return false when the search is to end.
    bool searchFile(const GuardedPath &file);
    bool searchLine(const GuardedPath &file, QByteArrayView line, qint64 number);
    InvocableResult result() const;

    const Request m_request;
    const QRegularExpression m_glob;
    const StopFlag m_stop;
    QStringList m_found;
    qint64 m_bytes = 0;
    int m_leftOut = 0;
    bool m_cut = false;
};

} // namespace invocables
