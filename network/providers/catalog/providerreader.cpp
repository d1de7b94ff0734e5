// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/catalog/providerreader.h"

#include "network/http/httprequest.h"
#include "network/process/programreader.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/contract/contractprompt.h"
#include "network/providers/description/localserver.h"
#include "network/providers/description/modellayers.h"
#include "network/providers/wire/dialect.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

struct ProviderTexts {
    Q_DECLARE_TR_FUNCTIONS(network::Provider)
};

//! Reads a provider's descriptor and notes what is wrong. Its members stand in `[provider]`, or at the top of the file.
class ProviderReading
{
public:
    ProviderReading(const model::DescriptorFile &file, model::Diagnostics &diagnostics)
        : m_file(file)
        , m_head(file.root[u"provider"].isTable() ? file.root[u"provider"] : file.root)
        , m_diagnostics(diagnostics)
    {
    }

    Provider read()
    {
        m_provider.name = text(m_head, u"name");
        m_provider.title = text(m_head, u"title");
        m_provider.keyName = text(m_head, u"key");
        readKeyCommand();
        if (m_provider.keyCommand.isEmpty() && looksLikeKey(m_provider.keyName))
            complain(m_head[u"key"].position(),
                ProviderTexts::tr(
                    "key is the name of a keychain entry or environment variable; this looks like the key itself, which does not belong in "
                    "a file."));
        m_provider.enabled = m_head[u"enabled"].boolean().value_or(true);
        m_provider.idleTimeoutSeconds = int(std::max(m_head[u"idle-timeout"].number().value_or(120), 1.0));
        m_provider.mostRetries = int(m_head[u"max-retries"].integer().value_or(2));
        m_provider.toolCalling = toolCallingFromWire(text(m_head, u"tool-calling")).value_or(ToolCalling::Native);
        m_provider.contractName = text(m_head, u"contract");
        m_provider.embeddingModel = m_head[u"embedding-model"].string().value_or(QString());
        readDialect();
        readAgent();
        if (!m_provider.agent)
            readAddresses();
        readHeaders();
        for (const auto &member : part(u"body").table())
            m_provider.body.append({member.key, member.value.toJson()});
        m_provider.quirks = readQuirks(part(u"quirks"));
        readModels();
        readServer();
        return m_provider;
    }

private:
    static QString text(const DescriptorValue &table, QStringView name) { return table[name].string().value_or(QString()).trimmed(); }

    //! A table or array that stands in `[provider]` or beside it.
    const DescriptorValue &part(QStringView name) const { return m_head[name].isNone() ? m_file.root[name] : m_head[name]; }

    //! Names of variables are short, or words; keys are long and have digits, or begin as the large providers' do.
    static bool looksLikeKey(const QString &name)
    {
        const bool hasDigits = std::any_of(name.begin(), name.end(), [](QChar character) { return character.isDigit(); });
        return name.startsWith(u"sk-") || (name.size() >= 32 && hasDigits);
    }

    //! In a person's own descriptor: one that came with a workspace starts nothing by itself.
    void readKeyCommand()
    {
        const DescriptorValue &key = m_head[u"key"];
        if (!key.isTable())
            return;
        for (const DescriptorValue &word : key[u"command"].array())
            m_provider.keyCommand.append(word.string().value_or(QString()));
        m_provider.keyName = m_provider.keyCommand.join(u' ');
        if (m_file.path.contains(u"/.parlance/"))
            complain(key.position(), ProviderTexts::tr("A workspace's descriptor cannot get a key from a command; it can name a key."));
        else if (m_provider.keyCommand.value(0).isEmpty())
            complain(key.position(), ProviderTexts::tr("key names no command."));
    }

    void complain(model::TextPosition position, const QString &message)
    {
        m_diagnostics.append({m_file.path, position, model::Diagnostic::Severity::Error, message});
    }

    void readDialect()
    {
        m_provider.dialect = text(m_head, u"dialect");
        if (m_provider.dialect != agentDialect && !Dialects::find(m_provider.dialect)) {
            complain(m_head[u"dialect"].position(),
                ProviderTexts::tr("There is no dialect “%1”; there are: %2.")
                    .arg(m_provider.dialect, (Dialects::names() << agentDialect).join(u", "_s)));
        }
    }

    //! What is started has a command in place of an address.
    void readAgent()
    {
        const bool isAgent = m_provider.dialect == agentDialect;
        for (const QStringView key : {u"command", u"environment", u"variables", u"folder", u"files", u"terminals"}) {
            if (!isAgent && !m_head[key].isNone())
                complain(m_head.keyPosition(key), ProviderTexts::tr("%1 is for agents, which have dialect = \"acp\".").arg(key));
        }
        for (const QStringView key : {u"base-url", u"key", u"allow-cleartext", u"tool-calling"}) {
            if (isAgent && !m_head[key].isNone())
                complain(m_head.keyPosition(key), ProviderTexts::tr("%1 is not for agents: they are started by a command.").arg(key));
        }
        if (isAgent)
            m_provider.agent = ProgramReader(m_file.path, m_diagnostics).read(m_head);
        m_provider.agentUsesFiles = m_head[u"files"].boolean().value_or(false);
        m_provider.agentUsesTerminals = m_head[u"terminals"].boolean().value_or(false);
        if (isAgent && m_head[u"idle-timeout"].isNone())
            m_provider.idleTimeoutSeconds = idleTimeoutOfLocalServers;
    }

    void readAddresses()
    {
        const DescriptorValue &value = m_head[u"base-url"];
        const auto single = value.string();
        const DescriptorValue::Array addresses = single ? DescriptorValue::Array {value} : value.array();
        const QString cleartext = text(m_head, u"allow-cleartext");
        if (value.isNone())
            complain(m_head.position(), ProviderTexts::tr("“base-url” is missing"));
        for (const DescriptorValue &address : addresses)
            readAddress(address, cleartext);
        if (!cleartext.isEmpty() && !m_provider.allowCleartext && !isInside(m_provider.baseUrl))
            complain(m_head[u"allow-cleartext"].position(), ProviderTexts::tr("allow-cleartext names a different host from base-url."));
    }

    //! No address, but what Parlance has or starts itself.
    static bool isInside(const QUrl &url)
    {
        return url.scheme() == "rehearsal"_L1 || url.scheme() == "cassette"_L1 || url.scheme() == LocalServer::scheme;
    }

    void readAddress(const DescriptorValue &value, const QString &cleartext)
    {
        const QString written = value.string().value_or(QString()).trimmed();
        const QUrl url(written, QUrl::StrictMode);
        const bool isFirst = m_provider.baseUrl.isEmpty();
        (isFirst ? m_provider.baseUrl : m_provider.furtherUrls.emplaceBack()) = url;
        if (isInside(url) && isFirst)
            return;
        if (!url.isValid()) {
            complain(value.position(), ProviderTexts::tr("“%1” is not an HTTP address.").arg(written));
            return;
        }
        HttpRequest request;
        request.url = url;
        request.allowCleartext = !cleartext.isEmpty() && cleartext == url.host();
        m_provider.allowCleartext = m_provider.allowCleartext || request.allowCleartext;
        if (const auto refusal = refusalOf(request))
            complain(value.position(), refusal->message);
    }

    void readHeaders()
    {
        for (const auto &member : part(u"headers").table()) {
            HttpRequest request;
            request.url = QUrl(u"https://host"_s);
            request.headers = {{member.key.toUtf8(), member.value.string().value_or(QString()).toUtf8()}};
            if (const auto refusal = refusalOf(request))
                complain(member.position, refusal->message);
            else
                m_provider.headers += request.headers;
        }
    }

    void readModels()
    {
        const DescriptorValue &defaults = m_file.root[u"defaults"];
        m_provider.layers.setDefaults(defaults);
        checkControls(defaults);
        for (const DescriptorValue &value : m_file.root[u"families"].array())
            readFamily(value);
        QStringList names;
        for (const DescriptorValue &value : part(u"models").array()) {
            const QString name = text(value, u"name");
            names.append(name);
            m_provider.layers.addModel(name, value);
            checkControls(value);
        }
        checkKinds();
        if (m_provider.agent && names.isEmpty())
            names.append(standardAgentModel);
        for (const QString &name : std::as_const(names))
            m_provider.models.append(m_provider.layers.entry(name));
    }

    //! A control's kind may stand in any layer, but in one it must.
    void checkKinds()
    {
        DescriptorValue::Array all = m_file.root[u"defaults"][u"controls"].array();
        for (const DescriptorValue &layer : m_file.root[u"families"].array() + part(u"models").array())
            all += layer[u"controls"].array();
        QStringList known;
        for (const DescriptorValue &control : std::as_const(all)) {
            if (!text(control, u"kind").isEmpty())
                known.append(text(control, u"name"));
        }
        for (const DescriptorValue &control : std::as_const(all)) {
            if (const QString name = text(control, u"name"); !name.isEmpty() && !known.contains(name))
                complain(control.position(), ProviderTexts::tr("The control “%1” has no kind.").arg(name));
        }
    }

    void readFamily(const DescriptorValue &value)
    {
        const DescriptorValue &names = value[u"name-regex"];
        const QRegularExpression expression(names.string().value_or(QString()));
        if (!expression.isValid())
            complain(names.position(),
                ProviderTexts::tr("“%1” is not a regular expression: %2.").arg(expression.pattern(), expression.errorString()));
        else
            m_provider.layers.addFamily(expression, value);
        checkControls(value);
    }

    void checkControls(const DescriptorValue &layer)
    {
        ControlLayers::check(layer, [this](model::TextPosition position, const QString &message) { complain(position, message); });
    }

    //! A provider may live on a server that is started for it.
    void readServer()
    {
        const DescriptorValue &table = m_file.root[u"server"];
        const bool isNamed = m_provider.baseUrl.scheme() == LocalServer::scheme;
        if (isNamed && table.isNone())
            complain(m_head[u"base-url"].position(),
                ProviderTexts::tr("A provider at \"server:\" needs a [server], which says what is started."));
        else if (!isNamed && !table.isNone())
            complain(table.position(), ProviderTexts::tr("[server] is for a provider with base-url = \"server:\"."));
        if (table.isNone())
            return;
        m_provider.server = readLocalServer(table, m_file.path, m_diagnostics);
        if (!m_provider.models.isEmpty())
            return;
        ModelEntry entry = m_provider.layers.entry(m_provider.server->modelName());
        entry.context = m_provider.server->context;
        m_provider.models.append(entry);
    }

    const model::DescriptorFile &m_file;
    const DescriptorValue &m_head;
    model::Diagnostics &m_diagnostics;
    Provider m_provider;
};

//! A TOML basic string. JSON's escapes are TOML's too, but for the delete character.
QByteArray tomlString(const QString &text)
{
    QByteArray quoted = model::JsonText::of(QJsonValue(text)).bytes();
    return quoted.replace('\x7f', "\\u007f");
}

} // namespace

Provider readProvider(const model::DescriptorFile &file, model::Diagnostics &diagnostics)
{
    return ProviderReading(file, diagnostics).read();
}

void registerReaders(model::DescriptorCheck &check)
{
    check.addReader(model::DescriptorKind::Provider, readProvider);
    check.addReader(
        model::DescriptorKind::Prompt, [](const model::DescriptorFile &file, model::Diagnostics &) { return ContractPrompt::read(file); });
}

QByteArray providerDescriptor(const Provider &provider)
{
    QByteArray text = "[provider]\nname = " + tomlString(provider.name) + "\ntitle = " + tomlString(provider.title)
        + "\ndialect = " + tomlString(provider.dialect) + "\nbase-url = " + tomlString(provider.baseUrl.toString()) + '\n';
    if (!provider.keyName.isEmpty())
        text += "key = " + tomlString(provider.keyName) + '\n';
    if (provider.idleTimeoutSeconds != Provider().idleTimeoutSeconds)
        text += "idle-timeout = " + QByteArray::number(provider.idleTimeoutSeconds) + '\n';
    if (provider.toolCalling != Provider().toolCalling)
        text += "tool-calling = " + tomlString(toWire(provider.toolCalling)) + '\n';
    if (provider.allowCleartext)
        text += "allow-cleartext = " + tomlString(provider.baseUrl.host()) + '\n';
    text += quirksLine(provider.quirks);
    if (provider.server)
        text += '\n' + provider.server->descriptor();
    return text + modelTables(provider.models);
}

QByteArray modelTables(const QList<ModelEntry> &models)
{
    QByteArray text;
    for (const ModelEntry &entry : models) {
        text += "\n[[models]]\nname = " + tomlString(entry.name) + '\n';
        if (!entry.title.isEmpty())
            text += "title = " + tomlString(entry.title) + '\n';
        if (entry.context > 0)
            text += "context = " + QByteArray::number(entry.context) + '\n';
    }
    return text;
}

} // namespace network
