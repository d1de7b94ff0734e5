// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/house/sourcetree.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace house::tree {

QStringList rooms()
{
    return {u"model"_s, u"network"_s, u"invocables"_s, u"gui"_s};
}

QStringList files(const QString &root, const QStringList &folders, const QStringList &endings)
{
    const QDir top(root);
    QStringList found;
    for (const QString &folder : folders) {
        QDirIterator walk(top.filePath(folder), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString file = top.relativeFilePath(walk.next());
            const bool wanted = std::any_of(endings.begin(), endings.end(), [&](const QString &ending) { return file.endsWith(ending); });
            if (wanted && !file.startsWith(u"tests/data/") && !file.startsWith(u"tests/fuzz/corpus/"))
                found.append(file);
        }
    }
    found.sort();
    return found;
}

QStringList lines(const QString &root, const QString &file)
{
    QFile source(root + u'/' + file);
    if (!source.open(QIODevice::ReadOnly))
        return {};
    QString text = QString::fromUtf8(source.readAll());
    if (text.endsWith(u'\n'))
        text.chop(1);
    return text.split(u'\n');
}

void forEachInclude(const QString &root, const QString &file, const IncludeVisitor &visit)
{
    static const QRegularExpression include(uR"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"_s);
    const QStringList source = lines(root, file);
    for (int index = 0; index < source.size(); ++index) {
        const auto match = include.match(source.at(index));
        if (match.hasMatch())
            visit(match.captured(2), match.captured(1) == u"\"", index + 1);
    }
}

QString complaint(const QString &file, int line, const QString &text)
{
    return u"%1:%2: %3"_s.arg(file).arg(line).arg(text);
}

} // namespace house::tree
