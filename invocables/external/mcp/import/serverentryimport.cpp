// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/serverentryimport.h"

#include "invocables/external/mcp/connectionreader.h"
#include "invocables/external/mcp/import/secretlikeness.h"
#include "network/http/httprequest.h"
#include "network/process/programfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QHostAddress>
#include <QRegularExpression>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;
using network::McpTransportKind;

namespace {

//! Takes over the program that is started, with its arguments. Where these hold secrets or variables, which a descriptor's command cannot
//! name, `sh` puts them in from the environment when the server starts. Used on the stack, after the environment has been read.
class CommandImport final
{
    Q_DISABLE_COPY_MOVE(CommandImport)

public:
    CommandImport(ServerDraft &draft, const ForeignVariables &variables)
        : m_draft(draft)
        , m_variables(variables)
    {
    }

    //! What makes it impossible is the draft's problem.
    void read(const QString &program, const QStringList &arguments);

private:
    //! A part of a word: a text, or the name of a variable.
    struct Part {
        bool isVariable = false;
        QString text;
    };
    using Word = QList<Part>;

    QStringList withoutShellOfWindows(QStringList words);
    QString programPath(const QString &program);
    //! `before`: the word before it, which may be an option.
    Word wordOf(const QString &word, const QString &before);
    Word plainWord(const QString &word, const QString &before);
    //! The variable that will hold it.
    QString variableOf(const ForeignText::Piece &piece);
    void write(const QList<Word> &words);

    ServerDraft &m_draft;
    const ForeignVariables &m_variables;
};

using Kind = ForeignText::Piece::Kind;

struct CommandImportTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandImport)
};

// Shorter values of options with telling names are words as a rule (`--auth none`).
constexpr qsizetype shortestSecret = 6;

//! As one word for a shell.
QString quoted(const QString &text)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+\\z"_s);
    return plain.match(text).hasMatch() ? text : u'\'' + QString(text).replace(u'\'', u"'\\''"_s) + u'\'';
}

//! `--key=` of `--key=abc`, `KEY=` of `KEY=abc`.
QString assignment(const QString &word)
{
    static const QRegularExpression form(u"^(--?[A-Za-z][A-Za-z0-9_.-]*|[A-Za-z_][A-Za-z0-9_]*)="_s);
    return form.match(word).captured();
}

bool holdsSecret(const QString &name, const QString &value)
{
    return isSecretText(value) || (value.size() >= shortestSecret && isSecret(name, value));
}

void CommandImport::read(const QString &program, const QStringList &arguments)
{
    const QStringList texts = withoutShellOfWindows(QStringList {program} + arguments);
    QList<Word> words;
    for (qsizetype index = 0; index < texts.size(); ++index)
        words.append(wordOf(texts[index], index > 0 ? texts[index - 1] : QString()));
    if (words.first().isEmpty())
        return m_draft.fail(CommandImportTexts::tr("It names no program."));
    if (!words.first().first().isVariable)
        words.first().first().text = programPath(words.first().first().text);
    write(words);
}

QStringList CommandImport::withoutShellOfWindows(QStringList words)
{
    static const QRegularExpression shell(u"^(.*[\\\\/])?cmd(\\.exe)?$"_s, QRegularExpression::CaseInsensitiveOption);
    if (words.size() < 3 || !shell.match(words[0]).hasMatch() || words[1].compare(u"/c", Qt::CaseInsensitive) != 0)
        return words;
    m_draft.remark(CommandImportTexts::tr("“%1 %2” belongs to Windows and is left out.").arg(words[0], words[1]));
    return words.mid(2);
}

QString CommandImport::programPath(const QString &program)
{
    static const QRegularExpression ofWindows(u"^[A-Za-z]:[\\\\/]"_s);
    if (ofWindows.match(program).hasMatch())
        m_draft.remark(CommandImportTexts::tr("“%1” is a Windows path, which is not found here.").arg(program));
    if (program.startsWith(u"~/") && !m_variables.home.isEmpty())
        return m_variables.home + program.mid(1);
    if (!program.contains(u'/') || program.startsWith(u'/') || program.startsWith(u'~'))
        return program;
    const QString base = m_draft.server.folder.isEmpty() ? m_variables.workspace : m_draft.server.folder;
    if (base.isEmpty())
        m_draft.fail(CommandImportTexts::tr("The program %1 is below a folder that is not known here.").arg(program));
    return QDir::cleanPath(base + u'/' + program);
}

CommandImport::Word CommandImport::wordOf(const QString &word, const QString &before)
{
    const ForeignText read = ForeignText::read(word, m_variables, m_draft.remarks);
    if (!read.unknown().isEmpty())
        m_draft.fail(CommandImportTexts::tr("What %1 stands for is not known here.").arg(read.unknown()));
    if (read.isPlain())
        return plainWord(read.plain(), before);
    Word parts;
    for (const ForeignText::Piece &piece : read.pieces())
        parts += piece.kind == Kind::Plain ? plainWord(piece.text, {}) : Word {{true, variableOf(piece)}};
    return parts;
}

CommandImport::Word CommandImport::plainWord(const QString &word, const QString &before)
{
    if (word.isEmpty())
        return {};
    const QString head = assignment(word);
    const QString value = word.mid(head.size());
    const QString name = !head.isEmpty() ? head.chopped(1) : before.startsWith(u'-') && !before.contains(u'=') ? before : QString();
    const bool isMissing = isSecretName(name) && isPlaceholder(value);
    // An option is not the value of the one before it.
    if (!isMissing && !(value.startsWith(u'-') ? isSecretText(value) : holdsSecret(name, value)))
        return {{false, word}};
    const QString key = m_draft.addKey(name.isEmpty() ? u"ARGUMENT"_s : name, isMissing ? QString() : value,
        name.isEmpty() ? CommandImportTexts::tr("An argument of the program.") : CommandImportTexts::tr("The value of %1.").arg(name));
    m_draft.server.environment.append({key, {}, key});
    Word parts {{true, key}};
    if (!head.isEmpty())
        parts.prepend({false, head});
    return parts;
}

QString CommandImport::variableOf(const ForeignText::Piece &piece)
{
    network::McpServer &server = m_draft.server;
    const auto isSet = [&server](const QString &name) {
        return server.inherited.contains(name)
            || std::any_of(
                server.environment.begin(), server.environment.end(), [&name](const auto &setting) { return setting.name == name; });
    };
    if (piece.kind == Kind::Input) {
        const QString key = m_draft.addInput(piece.text, m_variables.inputs.value(piece.text).description);
        if (!isSet(key))
            server.environment.append({key, {}, key});
        return key;
    }
    if (!isSet(piece.text) && isSecretName(piece.text)) {
        m_draft.addNamedKey(piece.text);
        server.environment.append({piece.text, {}, piece.text});
    } else if (!isSet(piece.text)) {
        server.inherited.append(piece.text);
    }
    return piece.text;
}

void CommandImport::write(const QList<Word> &words)
{
    const bool needsShell = std::any_of(words.begin(), words.end(),
        [](const Word &word) { return std::any_of(word.begin(), word.end(), [](const Part &part) { return part.isVariable; }); });
    QStringList texts;
    for (const Word &word : words) {
        QString text;
        for (const Part &part : word)
            text += part.isVariable ? u"\"$"_s + part.text + u'"' : needsShell ? quoted(part.text) : part.text;
        texts.append(word.isEmpty() && needsShell ? u"''"_s : text);
    }
    if (needsShell)
        m_draft.remark(CommandImportTexts::tr("Its arguments hold keys or variables; sh puts these in when the server is started."));
    m_draft.server.vector = needsShell ? QStringList {u"sh"_s, u"-c"_s, u"exec "_s + texts.join(u' ')} : texts;
}

//! Takes over the variables of a server's environment and the headers of its requests: what is secret, and what the person has to enter,
//! becomes the name of a key. What cannot be said in a descriptor is left out, with a remark. Used on the stack.
class SettingsImport final
{
    Q_DISABLE_COPY_MOVE(SettingsImport)

public:
    SettingsImport(ServerDraft &draft, const ForeignVariables &variables)
        : m_draft(draft)
        , m_variables(variables)
    {
    }

    //! Members of the wrong type are the draft's problem.
    void readEnvironment(const ForeignValue &environment);
    void readHeaders(const ForeignValue &headers);

private:
    using Setting = network::McpServer::Setting;
    using Piece = ForeignText::Piece;

    template <typename Read>
    void forEach(const ForeignValue &table, Read read);
    //! Nothing where it is left out.
    std::optional<Setting> variableOf(const QString &name, const QString &text);
    std::optional<Setting> headerOf(const QString &name, const QString &text);
    std::optional<Setting> writtenOut(const QString &name, const QString &text);
    //! `prefix` before what is only known when the server starts.
    Setting later(const QString &name, const QString &prefix, const Piece &piece);
    void leaveOut(const QString &name, const ForeignText &text);

    ServerDraft &m_draft;
    const ForeignVariables &m_variables;
};

struct SettingsImportTexts {
    Q_DECLARE_TR_FUNCTIONS(SettingsImport)
};

//! `Bearer ` of `Bearer abc`: what a header says beside its secret.
QString schemeOf(const QString &text)
{
    static const QRegularExpression form(u"^(Bearer|Basic|Token|ApiKey|Api-Key) +"_s, QRegularExpression::CaseInsensitiveOption);
    return form.match(text).captured();
}

template <typename Read>
void SettingsImport::forEach(const ForeignValue &table, Read read)
{
    const auto members = table.members();
    if (!members)
        return m_draft.fail(members.error().message);
    for (const auto &[name, value] : *members) {
        if (value.isNone())
            continue;
        const auto text = value.plain();
        if (!text)
            return m_draft.fail(text.error().message);
        read(name, *text);
    }
}

void SettingsImport::readEnvironment(const ForeignValue &environment)
{
    forEach(environment, [this](const QString &name, const QString &text) {
        if (!network::isVariableName(name))
            m_draft.remark(SettingsImportTexts::tr("“%1” is not a name of a variable and is left out.").arg(name));
        else if (const auto setting = variableOf(name, text))
            m_draft.server.environment.append(*setting);
    });
}

void SettingsImport::readHeaders(const ForeignValue &headers)
{
    forEach(headers, [this](const QString &name, const QString &text) {
        const auto setting = headerOf(name, text);
        if (setting && network::mayBeSet({name.toUtf8(), setting->text.toUtf8()}))
            m_draft.server.headers.append(*setting);
        else if (setting)
            m_draft.remark(SettingsImportTexts::tr("The header %1 cannot be set like this and is left out.").arg(name));
    });
}

std::optional<SettingsImport::Setting> SettingsImport::variableOf(const QString &name, const QString &text)
{
    const ForeignText read = ForeignText::read(text, m_variables, m_draft.remarks);
    if (read.isPlain())
        return writtenOut(name, read.plain());
    if (read.pieces().size() > 1 || !read.unknown().isEmpty()) {
        leaveOut(name, read);
        return {};
    }
    const Piece &piece = read.pieces().first();
    if (piece.kind == Kind::Environment && piece.text == name && !isSecretName(name)) {
        m_draft.server.inherited.append(name);
        return {};
    }
    return later(name, {}, piece);
}

std::optional<SettingsImport::Setting> SettingsImport::headerOf(const QString &name, const QString &text)
{
    const ForeignText read = ForeignText::read(text, m_variables, m_draft.remarks);
    const QList<Piece> &pieces = read.pieces();
    if (read.isPlain()) {
        // What stands behind one of the schemes is a secret, whatever it looks like.
        const QString scheme = schemeOf(read.plain());
        const QString credentials = read.plain().mid(scheme.size());
        if (scheme.isEmpty() || credentials.isEmpty())
            return writtenOut(name, read.plain());
        const QString given = isPlaceholder(credentials) ? QString() : credentials;
        return Setting {name, scheme, m_draft.addKey(name, given, SettingsImportTexts::tr("The value of %1.").arg(name))};
    }
    const bool endsWithOne = pieces.size() == 1
        || (pieces.size() == 2 && pieces.first().kind == Kind::Plain && !isSecretText(pieces.first().text));
    if (!endsWithOne || !read.unknown().isEmpty() || pieces.last().kind == Kind::Plain) {
        leaveOut(name, read);
        return {};
    }
    return later(name, pieces.size() == 2 ? pieces.first().text : QString(), pieces.last());
}

std::optional<SettingsImport::Setting> SettingsImport::writtenOut(const QString &name, const QString &text)
{
    if (isSecretName(name) && (text.isEmpty() || isPlaceholder(text)))
        return Setting {name, {}, m_draft.addKey(name, {}, SettingsImportTexts::tr("The value of %1.").arg(name))};
    if (isSecret(name, text))
        return Setting {name, {}, m_draft.addKey(name, text, SettingsImportTexts::tr("The value of %1.").arg(name))};
    return Setting {name, text};
}

SettingsImport::Setting SettingsImport::later(const QString &name, const QString &prefix, const Piece &piece)
{
    if (piece.kind == Kind::Input)
        return {name, prefix, m_draft.addInput(piece.text, m_variables.inputs.value(piece.text).description)};
    m_draft.addNamedKey(piece.text);
    return {name, prefix, piece.text};
}

void SettingsImport::leaveOut(const QString &name, const ForeignText &text)
{
    m_draft.remark(text.unknown().isEmpty()
            ? SettingsImportTexts::tr("%1 is left out: it is put together from several parts, and a descriptor can name one key.").arg(name)
            : SettingsImportTexts::tr("%1 is left out: what %2 stands for is not known here.").arg(name, text.unknown()));
}

struct ServerEntryImportTexts {
    Q_DECLARE_TR_FUNCTIONS(ServerEntryImport)
};

const QStringList &knownMembers()
{
    static const QStringList names {u"type"_s, u"transport"_s, u"command"_s, u"args"_s, u"env"_s, u"cwd"_s, u"url"_s, u"serverUrl"_s,
        u"httpUrl"_s, u"headers"_s, u"disabled"_s, u"enabled"_s, u"autoApprove"_s, u"alwaysAllow"_s, u"trust"_s, u"disabledTools"_s,
        u"excludeTools"_s, u"timeout"_s, u"description"_s, u"name"_s, u"title"_s, u"oauth"_s, u"auth"_s};
    return names;
}

//! Why a member that other clients know is left out; empty for those of which nothing more can be said.
QString reasonFor(const QString &name)
{
    if (name == u"envFile")
        return ServerEntryImportTexts::tr(
            "“envFile” is left out: variables are not read from a file. Name those that it needs in the descriptor.");
    if (name == u"sandbox" || name == u"sandboxEnabled")
        return ServerEntryImportTexts::tr("“%1” is left out: a server is not confined here.").arg(name);
    if (name == u"headersHelper")
        return ServerEntryImportTexts::tr("“headersHelper” is left out: no program is run for headers. A header can name a key.");
    if (name == u"includeTools" || name == u"enabledTools" || name == u"tools")
        return ServerEntryImportTexts::tr("“%1” is left out: all tools are offered, and single ones can be switched off.").arg(name);
    if (name == u"auto_connect")
        return ServerEntryImportTexts::tr("“auto_connect” is left out: a server is connected when a conversation uses it.");
    if (name == u"ssl_verify")
        return ServerEntryImportTexts::tr("“ssl_verify” is left out: certificates are always checked.");
    return {};
}

} // namespace

void ServerEntryImport::read(const ForeignValue &entry)
{
    if (!entry.isObject())
        return m_draft.fail(ServerEntryImportTexts::tr("%1 is not an object.").arg(entry.place()));
    m_draft.description = textOf(entry[u"description"]).simplified();
    if (isSecretText(m_draft.description)) {
        m_draft.description.clear();
        m_draft.remark(ServerEntryImportTexts::tr("“%1” is left out: it holds a key.").arg(u"description"));
    }
    m_draft.enabled = !entry[u"disabled"].isTrue() && (!entry[u"enabled"].isBoolean() || entry[u"enabled"].isTrue());
    if (!m_draft.enabled)
        m_draft.remark(ServerEntryImportTexts::tr("It is switched off there, and so it is here."));
    readConnection(entry);
    readApprovals(entry);
    readTimeout(entry[u"timeout"]);
    remarkUnknown(entry);
}

QString ServerEntryImport::textOf(const ForeignValue &value)
{
    const auto text = value.text();
    if (!text)
        m_draft.fail(text.error().message);
    return text.value_or(QString());
}

QStringList ServerEntryImport::textsOf(const ForeignValue &value)
{
    const auto texts = value.texts();
    if (!texts)
        m_draft.fail(texts.error().message);
    return texts.value_or(QStringList());
}

void ServerEntryImport::readConnection(const ForeignValue &entry)
{
    const QString named = textOf(entry[u"type"].isNone() ? entry[u"transport"] : entry[u"type"]);
    const QString type = named.toLower().remove(u'-').remove(u'_');
    ForeignValue address = entry[u"url"];
    for (const QStringView name : {u"httpUrl", u"serverUrl"}) {
        if (address.isNone())
            address = entry[name];
    }
    static const QStringList known {QString(), u"stdio"_s, u"local"_s, u"http"_s, u"streamablehttp"_s, u"remote"_s, u"sse"_s};
    if (!known.contains(type))
        return m_draft.fail(ServerEntryImportTexts::tr("Servers of the type “%1” cannot be reached.").arg(named));
    const bool isProgram = type == u"stdio" || type == u"local" || (type.isEmpty() && !entry[u"command"].isNone());
    if (isProgram)
        return readProgram(entry);
    if (address.isNone())
        return m_draft.fail(ServerEntryImportTexts::tr("It names neither a program nor an address."));
    if (type == u"sse")
        m_draft.remark(ServerEntryImportTexts::tr(
            "Its type is “sse”: whether it speaks the older HTTP with server-sent events is found out when it is connected."));
    readAddress(entry, textOf(address));
}

void ServerEntryImport::readProgram(const ForeignValue &entry)
{
    m_draft.server.kind = McpTransportKind::Stdio;
    readFolder(entry[u"cwd"]);
    SettingsImport(m_draft, m_variables).readEnvironment(entry[u"env"]);
    CommandImport(m_draft, m_variables).read(textOf(entry[u"command"]), textsOf(entry[u"args"]));
}

void ServerEntryImport::readFolder(const ForeignValue &folder)
{
    const ForeignText text = ForeignText::read(textOf(folder), m_variables, m_draft.remarks);
    // Those of a workspace are started there.
    if (text.pieces().isEmpty()) {
        m_draft.server.folder = m_variables.ownWorkspace;
        return;
    }
    const QString named = text.plain();
    if (!text.isPlain())
        m_draft.remark(ServerEntryImportTexts::tr("“cwd” is left out, so the server starts in the home folder: %1 is not known here.")
                           .arg(folder.place()));
    else if (named.startsWith(u'/') || named == u"~" || named.startsWith(u"~/"))
        m_draft.server.folder = named;
    else if (!m_variables.workspace.isEmpty())
        m_draft.server.folder = QDir::cleanPath(m_variables.workspace + u'/' + named);
    else
        m_draft.remark(ServerEntryImportTexts::tr(
            "“cwd” is left out, so the server starts in the home folder: which folder “%1” is in is not known here.")
                           .arg(named));
}

void ServerEntryImport::readAddress(const ForeignValue &entry, const QString &address)
{
    network::McpServer &server = m_draft.server;
    server.kind = McpTransportKind::StreamableHttp;
    const ForeignText text = ForeignText::read(address, m_variables, m_draft.remarks);
    if (!text.isPlain())
        return m_draft.fail(
            ServerEntryImportTexts::tr("Its address is only known when it is started. Write a descriptor with the address itself."));
    server.url = QUrl(text.plain(), QUrl::StrictMode);
    if (server.url.scheme() != u"http" && server.url.scheme() != u"https")
        return m_draft.fail(ServerEntryImportTexts::tr("Its address is not an HTTP address, and no other can be reached."));
    if (isSecretAddress(text.plain()))
        return m_draft.fail(ServerEntryImportTexts::tr(
            "Its address holds a key, and a descriptor can name a key only for a header. See whether the server takes it so."));
    if (server.url.scheme() == u"http" && !ConnectionReader::isOfThisMachine(server.url.host())) {
        server.allowsCleartext = true;
        m_draft.remark(
            ServerEntryImportTexts::tr("Its address is not encrypted: whoever is on the way to %1 can read and change what is said.")
                .arg(server.url.host()));
    }
    SettingsImport(m_draft, m_variables).readHeaders(entry[u"headers"]);
    readSignIn(entry);
    if (server.allowsCleartext && !server.keyNames().isEmpty())
        return m_draft.fail(ServerEntryImportTexts::tr(
            "Its address is not encrypted, and it needs a key, which everybody on the way to %1 could read. Ask for "
            "an address with https.")
                                .arg(server.url.host()));
    for (const QStringView name : {u"command", u"env", u"args"}) {
        if (!entry[name].isNone())
            m_draft.remark(ServerEntryImportTexts::tr("“%1” is left out: the server is reached by its address.").arg(name));
    }
}

void ServerEntryImport::readSignIn(const ForeignValue &entry)
{
    network::McpServer::SignIn &signIn = m_draft.server.signIn;
    const ForeignValue ofCursor = entry[u"auth"];
    const ForeignValue table = ofCursor.isNone() ? entry[u"oauth"] : ofCursor;
    const auto members = table.members();
    if (!members)
        return m_draft.remark(ServerEntryImportTexts::tr("“%1” is left out: it is not an object.").arg(table.place()));
    QString secret;
    for (const auto &[name, value] : *members) {
        if (name == u"clientId" || name == u"CLIENT_ID")
            signIn.clientId = textOf(value);
        else if (name == u"clientSecret" || name == u"CLIENT_SECRET")
            secret = textOf(value);
        else if (name == u"scopes" || name == u"scope")
            signIn.scopes = value.isText() ? textOf(value).split(u' ', Qt::SkipEmptyParts) : textsOf(value);
        else if (name == u"callbackPort" && value.number().value_or(0) >= 1 && value.number().value_or(0) <= 65535)
            signIn.redirectPort = quint16(*value.number());
        else
            m_draft.remark(
                ServerEntryImportTexts::tr("“%1” is left out: the sign-in finds out by itself, or has no use for it.").arg(value.place()));
    }
    if (signIn.clientId.contains(u"${")) {
        m_draft.remark(
            ServerEntryImportTexts::tr("The client's identifier is left out, since it is only known when the server is started."));
        signIn.clientId.clear();
    }
    readClientSecret(secret);
}

void ServerEntryImport::readClientSecret(const QString &secret)
{
    network::McpServer::SignIn &signIn = m_draft.server.signIn;
    if (secret.isEmpty() || signIn.clientId.isEmpty())
        return;
    const ForeignText text = ForeignText::read(secret, m_variables, m_draft.remarks);
    const bool isVariable = text.pieces().size() == 1 && text.pieces().first().kind == ForeignText::Piece::Kind::Environment;
    if (isVariable)
        m_draft.addNamedKey(text.pieces().first().text);
    const QString given = text.isPlain() ? text.plain() : QString();
    signIn.clientSecret = isVariable ? text.pieces().first().text
                                     : m_draft.addKey(u"CLIENT_SECRET"_s, given, ServerEntryImportTexts::tr("The client's secret."));
}

void ServerEntryImport::readApprovals(const ForeignValue &entry)
{
    for (const QStringView name : {u"autoApprove", u"alwaysAllow"}) {
        // Some keep a switch there instead of the names.
        m_draft.allowsAll = m_draft.allowsAll || entry[name].isTrue();
        m_draft.allowed += entry[name].isBoolean() ? QStringList() : textsOf(entry[name]);
    }
    m_draft.allowsAll = m_draft.allowsAll || entry[u"trust"].isTrue() || m_draft.allowed.contains(u"*");
    for (const QStringView name : {u"disabledTools", u"excludeTools"})
        m_draft.switchedOff += textsOf(entry[name]);
    const auto isNoTool = [this](const QString &tool) {
        static const QRegularExpression form(u"[A-Za-z0-9]"_s);
        const bool known = tool.size() <= 64 && form.match(tool).hasMatch();
        if (!known && tool != u"*")
            m_draft.remark(ServerEntryImportTexts::tr("“%1” cannot be the name of a tool and is left out.").arg(tool.left(80)));
        return !known;
    };
    m_draft.allowed.removeIf(isNoTool);
    m_draft.switchedOff.removeIf(isNoTool);
    m_draft.allowed.removeDuplicates();
    m_draft.switchedOff.removeDuplicates();
    if (m_draft.allowsAll)
        m_draft.remark(ServerEntryImportTexts::tr(
            "All of its tools may be used without asking there, and so it is here: check whether that is intended."));
    else if (!m_draft.allowed.isEmpty())
        m_draft.remark(
            ServerEntryImportTexts::tr("These tools may be used without asking, as there: %1.").arg(m_draft.allowed.join(u", ")));
}

void ServerEntryImport::readTimeout(const ForeignValue &timeout)
{
    // Clients count in seconds up to an hour, or in milliseconds.
    constexpr double longestInSeconds = 3600;
    constexpr double longestTimeout = 86400;
    const double number = timeout.number().value_or(0);
    if (number <= 0)
        return;
    const bool inMilliseconds = number > longestInSeconds;
    m_draft.timeout = qMin(inMilliseconds ? number / 1000 : number, longestTimeout);
    m_draft.remark(ServerEntryImportTexts::tr("A call may take %1 seconds without a sign of progress: “timeout” is %2 there.")
                       .arg(*m_draft.timeout)
                       .arg(number));
}

void ServerEntryImport::remarkUnknown(const ForeignValue &entry)
{
    const auto members = entry.members();
    if (!members)
        return m_draft.fail(members.error().message);
    for (const auto &[name, value] : *members) {
        const QString reason = reasonFor(name);
        if (!reason.isEmpty())
            m_draft.remark(reason);
        else if (!knownMembers().contains(name))
            m_draft.remark(ServerEntryImportTexts::tr("“%1” has no counterpart here and is left out.").arg(name.left(80)));
    }
}

} // namespace invocables
