// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/gramcases.h"

#include "tests/support/files.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace support {

namespace {

const QString gramFolder = support::dataFolder() + u"/gram/"_s;

void readCorpusFile(const QString &path, QList<GramCase> &cases)
{
    static const QRegularExpression header(u"^={3,}\\n(.+)\\n((?::.*\\n)*)={3,}\\n"_s, QRegularExpression::MultilineOption);
    static const QRegularExpression divider(u"^---\\n?"_s, QRegularExpression::MultilineOption);
    const QString text = QString::fromUtf8(read(path));
    auto headers = header.globalMatch(text);
    while (headers.hasNext()) {
        const auto match = headers.next();
        const qsizetype end = headers.hasNext() ? headers.peekNext().capturedStart() : text.size();
        const QString body = text.sliced(match.capturedEnd(), end - match.capturedEnd());
        const auto line = divider.match(body);
        cases.append({QDir(path).dirName() + u": "_s + match.captured(1), body.first(line.capturedStart()),
            !match.captured(2).contains(u":error"), body.sliced(line.capturedEnd())});
    }
}

} // namespace

QList<GramCase> gramCorpus()
{
    QList<GramCase> cases;
    const QDir folder(gramFolder + u"corpus"_s);
    for (const QString &file : folder.entryList({u"*.txt"_s}, QDir::Files, QDir::Name))
        readCorpusFile(folder.filePath(file), cases);
    return cases;
}

QList<GramCase> gramLines(const QString &file, const QString &verdict)
{
    QList<GramCase> cases;
    for (const QByteArray &line : read(gramFolder + file).split('\n')) {
        const QJsonObject object = QJsonDocument::fromJson(line).object();
        if (!object.isEmpty())
            cases.append({object.value(u"input"_s).toString(), object.value(u"input"_s).toString(), object.value(verdict).toBool()});
    }
    return cases;
}

QList<GramCase> gramCases()
{
    QList<GramCase> cases = gramCorpus() + gramLines(u"probes.jsonl"_s, u"accept"_s) + gramLines(u"quirks.jsonl"_s, u"parlance"_s);
    const QDir folder(gramFolder + u"examples"_s);
    for (const QString &file : folder.entryList({u"*.gram"_s}, QDir::Files, QDir::Name))
        cases.append({file, QString::fromUtf8(read(folder.filePath(file)))});
    return cases;
}

} // namespace support
