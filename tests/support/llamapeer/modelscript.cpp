// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/support/llamapeer/modelscript.h"

#include <QFile>

using namespace Qt::StringLiterals;

ModelScript::ModelScript(const QString &path)
    : m_path(path)
{
    QFile file(path);
    m_isReadable = file.open(QIODevice::ReadOnly);
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine());
        if (line.contains(u'='))
            m_values.insert(line.section(u'=', 0, 0).trimmed(), line.section(u'=', 1).trimmed());
    }
    QFile log(path + u".log"_s);
    if (log.open(QIODevice::ReadOnly))
        m_start = int(log.readAll().count("start ")) + 1;
}

int ModelScript::number(const QString &key, int otherwise) const
{
    bool isNumber = false;
    const int value = m_values.value(key).toInt(&isNumber);
    return isNumber ? value : otherwise;
}

bool ModelScript::holds(const QString &key) const
{
    return m_values.value(key) == u"always" || m_start <= number(key);
}

void ModelScript::note(const QByteArray &line) const
{
    QFile log(m_path + u".log"_s);
    if (log.open(QIODevice::Append))
        log.write(line + '\n');
}
