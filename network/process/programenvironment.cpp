// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/process/programenvironment.h"

#include <QDir>
#include <QRegularExpression>

namespace network {

using namespace Qt::StringLiterals;

QProcessEnvironment programEnvironment(const QString &path, const QStringList &names, bool sandboxed)
{
    static const QStringList usual {u"USER"_s, u"LOGNAME"_s, u"SHELL"_s, u"LANG"_s, u"LANGUAGE"_s, u"LC_ALL"_s, u"LC_CTYPE"_s, u"TZ"_s};
    // Of folders that a sandbox does not have.
    static const QStringList usualOutside {u"TMPDIR"_s, u"XDG_RUNTIME_DIR"_s};
    const QProcessEnvironment whole = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment allowed;
    for (const QString &name : usual + (sandboxed ? QStringList() : usualOutside) + names) {
        if (whole.contains(name))
            allowed.insert(name, whole.value(name));
    }
    allowed.insert(u"HOME"_s, QDir::homePath());
    allowed.insert(u"PATH"_s, path);
    return allowed;
}

bool isVariableName(const QString &text)
{
    static const QRegularExpression form(u"^[A-Za-z_][A-Za-z0-9_]*$"_s);
    return form.match(text).hasMatch();
}

} // namespace network
