// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMap>
#include <QString>

//! What a peer is to do, as its model's file says: lines of `key = value`. A file without any makes a server that loads at once and answers
//! with what it was asked.
class ModelScript
{
public:
    //! `path`: of the model. Counts the start, in a file beside it.
    explicit ModelScript(const QString &path);

    bool isReadable() const { return m_isReadable; }
    QString text(const QString &key, const QString &otherwise = {}) const { return m_values.value(key, otherwise); }
    int number(const QString &key, int otherwise = 0) const;
    //! Whether `key` holds for this start: `always`, or for how many of the first starts.
    bool holds(const QString &key) const;
    //! Writes a line into the file beside the model whose name ends with `.log`.
    void note(const QByteArray &line) const;

private:
    const QString m_path;
    QMap<QString, QString> m_values;
    bool m_isReadable = false;
    //! From 1.
    int m_start = 1;
};
