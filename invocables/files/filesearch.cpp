// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/filesearch.h"

#include "invocables/files/filebytes.h"
#include "invocables/files/pathguard.h"
#include "invocables/tools/invocable.h"

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = 512 * 1024 * 1024;
constexpr qsizetype longestLine = 20'000;
constexpr qsizetype longestShown = 300;
constexpr qsizetype binaryProbe = 8 * 1024;

QRegularExpression globbed(const QString &glob)
{
    if (glob.isEmpty())
        return {};
    return QRegularExpression(QRegularExpression::wildcardToRegularExpression(glob));
}

bool looksBinary(const QByteArray &bytes)
{
    return QByteArrayView(bytes).first(qMin(bytes.size(), binaryProbe)).contains('\0');
}

} // namespace

FileSearch::FileSearch(const Request &request, StopFlag stop)
    : m_request(request)
    , m_glob(globbed(request.glob))
    , m_stop(std::move(stop))
{
}

model::Result<InvocableResult> FileSearch::search(const GuardedPath &place)
{
    if (place.exists && PathGuard::openFile(place)) {
        searchFile(place);
        return result();
    }
    DirectoryWalk walk(true, m_stop,
        [this, &place](const DirectoryEntry &entry) { return !isWanted(entry, place.components.size()) || searchFile(entry.place); });
    if (const auto walked = walk.walk(place); !walked)
        return tl::unexpected(walked.error());
    m_cut = m_cut || walk.wasCut();
    return result();
}

bool FileSearch::isWanted(const DirectoryEntry &entry, qsizetype above) const
{
    if (entry.kind != DirectoryEntry::Kind::File || isSensitiveFile(entry.place.components.last()))
        return false;
    if (m_request.glob.isEmpty())
        return true;
    const bool whole = m_request.glob.contains(u'/');
    return m_glob.match(whole ? entry.place.components.mid(above).join(u'/') : entry.place.components.last()).hasMatch();
}

bool FileSearch::searchFile(const GuardedPath &file)
{
    const auto bytes = readBytes(file, m_stop);
    if (!bytes || looksBinary(*bytes)) {
        m_leftOut += 1;
        return true;
    }
    m_bytes += bytes->size();
    if (m_bytes > mostBytes) {
        m_cut = true;
        return false;
    }
    qint64 number = 0;
    for (qsizetype begin = 0; begin < bytes->size();) {
        const qsizetype end = bytes->indexOf('\n', begin);
        const qsizetype length = (end < 0 ? bytes->size() : end) - begin;
        if (m_stop->load() || !searchLine(file, QByteArrayView(*bytes).sliced(begin, length), ++number))
            return false;
        begin += length + 1;
    }
    return true;
}

bool FileSearch::searchLine(const GuardedPath &file, QByteArrayView line, qint64 number)
{
    QString text = QString::fromUtf8(line.first(qMin(line.size(), longestLine)));
    if (text.endsWith(u'\r'))
        text.chop(1);
    const QRegularExpressionMatch match = m_request.pattern.match(text);
    if (!match.hasMatch())
        return true;
    m_cut = m_found.size() >= m_request.limit;
    if (m_cut)
        return false;
    const qsizetype from = qMax<qsizetype>(0, match.capturedStart() - longestShown / 2);
    const QString shown = text.size() <= longestShown ? text : text.mid(from, longestShown);
    m_found.append(u"%1:%2: %3"_s.arg(file.shown(), QString::number(number), shown));
    return true;
}

InvocableResult FileSearch::result() const
{
    QStringList lines = m_found;
    if (lines.isEmpty())
        lines.append(u"Nothing found."_s);
    if (m_cut)
        lines.append(u"[there may be more; narrow the search]"_s);
    if (m_leftOut > 0)
        lines.append(u"[%1 binary or very large files were left out]"_s.arg(m_leftOut));
    return textResult(lines.join(u'\n'));
}

} // namespace invocables
