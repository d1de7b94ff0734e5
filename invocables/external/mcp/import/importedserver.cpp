// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/importedserver.h"

#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using model::writtenKey, model::writtenString;

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

using Setting = network::McpServer::Setting;

namespace {

// A line that is longer is broken.
constexpr qsizetype widestLine = 110;

QString line(const QString &key, const QString &value)
{
    return key + u" = "_s + value + u'\n';
}

QString listLines(const QString &key, const QStringList &texts)
{
    QStringList elements;
    for (const QString &text : texts)
        elements.append(writtenString(text));
    const QString inOne = line(key, u'[' + elements.join(u", "_s) + u']');
    return inOne.size() <= widestLine ? inOne : line(key, u"[\n    "_s + elements.join(u",\n    "_s) + u",\n]"_s);
}

//! Members in one line after `key`, or in a table of their own.
class Table final
{
public:
    explicit Table(QString key)
        : m_key(std::move(key))
    {
    }

    void add(const QString &name, const QString &value) { m_members.append(writtenKey(name) + u" = "_s + value); }
    void add(const Setting &setting) { add(setting.name, valueOf(setting)); }
    QString inOneLine() const { return m_members.isEmpty() ? QString() : line(m_key, u"{ "_s + m_members.join(u", "_s) + u" }"_s); }
    bool fits() const { return inOneLine().size() <= widestLine; }
    QString ofItsOwn() const { return u"\n[connection."_s + m_key + u"]\n"_s + m_members.join(u'\n') + u'\n'; }

private:
    static QString valueOf(const Setting &setting)
    {
        if (setting.key.isEmpty())
            return writtenString(setting.text);
        const QString prefix = setting.text.isEmpty() ? QString() : u", prefix = "_s + writtenString(setting.text);
        return u"{ keychain = "_s + writtenString(setting.key) + prefix + u" }"_s;
    }

    QString m_key;
    QStringList m_members;
};

Table settingsTable(const QString &key, const QList<Setting> &settings)
{
    Table table(key);
    for (const Setting &setting : settings)
        table.add(setting);
    return table;
}

Table signInTable(const network::McpServer::SignIn &signIn)
{
    Table table(u"authorization"_s);
    if (!signIn.clientId.isEmpty())
        table.add(u"client-id"_s, writtenString(signIn.clientId));
    if (!signIn.clientSecret.isEmpty())
        table.add(Setting {u"client-secret"_s, {}, signIn.clientSecret});
    if (signIn.redirectPort > 0)
        table.add(u"redirect-port"_s, QString::number(signIn.redirectPort));
    QStringList scopes;
    for (const QString &scope : signIn.scopes)
        scopes.append(writtenString(scope));
    if (!scopes.isEmpty())
        table.add(u"scopes"_s, u'[' + scopes.join(u", "_s) + u']');
    return table;
}

QString connectionText(const network::McpServer &server)
{
    const bool isProgram = server.kind == network::McpTransportKind::Stdio;
    QString text = u"\n[connection]\n"_s + line(u"transport"_s, isProgram ? u"\"stdio\""_s : u"\"http\""_s);
    if (isProgram) {
        text += listLines(u"command"_s, server.vector);
        text += server.folder.isEmpty() ? QString() : line(u"folder"_s, writtenString(server.folder));
        text += server.inherited.isEmpty() ? QString() : listLines(u"environment"_s, server.inherited);
    } else {
        text += line(u"url"_s, writtenString(server.url.toString(QUrl::FullyEncoded)));
        text += server.allowsCleartext ? line(u"allow-cleartext"_s, writtenString(server.url.host())) : QString();
    }
    const QList<Table> tables = isProgram ? QList {settingsTable(u"variables"_s, server.environment)}
                                          : QList {settingsTable(u"headers"_s, server.headers), signInTable(server.signIn)};
    for (const Table &table : tables)
        text += table.fits() ? table.inOneLine() : QString();
    for (const Table &table : tables)
        text += table.fits() ? QString() : table.ofItsOwn();
    return text;
}

QString toolText(const QString &name, const QString &says)
{
    return u"\n[[invokers]]\n"_s + line(u"name"_s, writtenString(name)) + says;
}

} // namespace

QByteArray descriptorOf(const ServerDraft &draft, const QString &origin)
{
    QString text = u"# "_s + QString(origin).replace(QRegularExpression(u"[\\x00-\\x1f\\x7f]"_s), u" "_s) + u'\n';
    text += u"[ensemble]\n"_s + line(u"name"_s, writtenString(draft.server.name));
    if (!draft.title.isEmpty())
        text += line(u"title"_s, writtenString(draft.title));
    if (!draft.description.isEmpty())
        text += line(u"description"_s, writtenString(draft.description));
    if (!draft.enabled)
        text += line(u"enabled"_s, u"false"_s);
    text += connectionText(draft.server);
    text += u"\n[defaults]\n"_s;
    if (draft.timeout)
        text += line(u"timeout"_s, QString::number(*draft.timeout, 'g', 12));
    text += line(u"approval"_s, draft.allowsAll ? u"\"allow\""_s : u"\"ask\""_s);
    for (const QString &tool : draft.switchedOff)
        text += toolText(tool, line(u"enabled"_s, u"false"_s));
    for (const QString &tool : draft.allowsAll ? QStringList() : draft.allowed) {
        if (!draft.switchedOff.contains(tool))
            text += toolText(tool, line(u"approval"_s, u"\"allow\""_s));
    }
    return text.toUtf8();
}

} // namespace invocables
