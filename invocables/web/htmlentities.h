// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QString>

namespace invocables {

//! Reads character references (`&amp;`, `&#8364;`) as the characters that they stand for, all that HTML names. Each is looked up by
//! parsing it as a page, once. Made for one page, by what reads it.
class HtmlEntities final
{
public:
    //! The text, which has no tags, without references. What is none stays as it stands.
    QString readOut(QStringView text);

private:
    QString readOne(const QString &reference);

    QHash<QString, QString> m_known;
};

} // namespace invocables
