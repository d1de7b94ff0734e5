// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QSet>
#include <QString>

namespace gui {

//! Names of tools as MCP allows them (tools, “Tool Names”: letters and digits of ASCII and `_-./`, at most 64 characters), each given once.
//! A value.
class ServedNames
{
public:
    //! The name as it is or, where it is not allowed or taken, one like it. Taken from then on.
    QString take(const QString &wanted);

private:
    QSet<QString> m_taken;
};

} // namespace gui
