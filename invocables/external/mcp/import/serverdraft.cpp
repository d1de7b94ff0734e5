// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/serverdraft.h"

#include <QCoreApplication>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct ServerDraftTexts {
    Q_DECLARE_TR_FUNCTIONS(ServerDraft)
};

//! As variables of an environment are called.
QString capitals(const QString &text)
{
    QString name;
    for (const QChar character : text.toUpper()) {
        const bool plain = character.unicode() < 128 && character.isLetterOrNumber();
        if (plain)
            name += character;
        else if (!name.isEmpty() && !name.endsWith(u'_'))
            name += u'_';
    }
    while (name.endsWith(u'_'))
        name.chop(1);
    return name.left(64);
}

} // namespace

QString ServerDraft::addKey(const QString &of, const QString &value, const QString &purpose)
{
    const QString own = capitals(server.name);
    const QString what = capitals(of);
    const QString begun = what.isEmpty() ? u"MCP_"_s + own + u"_KEY"_s
        : what.startsWith(own + u'_')    ? u"MCP_"_s + what
                                         : u"MCP_"_s + own + u'_' + what;
    const auto isTaken = [this](const QString &name) {
        return (takenKeys.contains(name) && !ownKeys.contains(name))
            || std::any_of(keys.begin(), keys.end(), [&name](const ImportedKey &key) { return key.name == name; });
    };
    QString name = begun;
    for (int count = 2; isTaken(name); ++count)
        name = begun + u'_' + QString::number(count);
    keys.append({name, value.toUtf8(), purpose});
    return name;
}

void ServerDraft::addNamedKey(const QString &name)
{
    const bool known = std::any_of(keys.begin(), keys.end(), [&name](const ImportedKey &key) { return key.name == name; });
    if (!known)
        keys.append({name, {}, ServerDraftTexts::tr("The variable %1 of the environment, or a key of that name.").arg(name)});
}

QString ServerDraft::addInput(const QString &id, const QString &asks)
{
    const QString purpose = asks.isEmpty() ? ServerDraftTexts::tr("What the file calls ${input:%1}.").arg(id) : asks;
    for (const ImportedKey &key : std::as_const(keys)) {
        if (key.purpose == purpose && key.value.isEmpty())
            return key.name;
    }
    return addKey(id, {}, purpose);
}

void ServerDraft::remark(const QString &text)
{
    if (!remarks.contains(text))
        remarks.append(text);
}

void ServerDraft::fail(const QString &text)
{
    if (problem.isEmpty())
        problem = text;
}

} // namespace invocables
