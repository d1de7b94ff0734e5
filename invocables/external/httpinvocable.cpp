// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/httpinvocable.h"

#include "invocables/web/webjob.h"
#include "model/schema/jsonpointer.h"
#include "model/text/wholecharacters.h"
#include "network/http/fetchjob.h"
#include "network/http/httprequest.h"
#include "network/http/redaction.h"
#include "network/secrets/keychain.h"

#include <QCoreApplication>
#include <QPointer>

namespace invocables {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory, model::JsonText;

namespace {

//! Makes the request of a call. Arguments that no template names go to the query of GET, HEAD and DELETE, and of what has no body;
//! else to the body. A template whose argument is missing is left out.
class HttpToolRequest
{
public:
    //! All three outlive it.
    HttpToolRequest(const HttpTool &tool, const model::JsonText &arguments, const SecretValues &secrets)
        : m_tool(tool)
        , m_arguments(arguments)
        , m_secrets(secrets)
    {
    }

    //! \return a Validation error where an argument does not fit where it is to stand.
    model::Result<network::HttpRequest> make() const;

private:
    using Items = QList<std::pair<QString, QString>>;

    bool remainingGoToBody() const;
    QList<std::pair<QString, model::JsonText>> remaining() const;
    Items itemsOf(const QList<HttpField> &fields) const;
    Items remainingItems() const;
    void addQuery(QUrl &url) const;
    void addBody(network::HttpRequest &request) const;
    QByteArray jsonBody() const;
    std::optional<model::Error> addHeaders(network::HttpRequest &request) const;

    const HttpTool &m_tool;
    const model::JsonText &m_arguments;
    const SecretValues &m_secrets;
};

struct HttpToolRequestTexts {
    Q_DECLARE_TR_FUNCTIONS(HttpToolRequest)
    PARLANCE_PHRASED
};

//! As application/x-www-form-urlencoded, of which a query is one too.
QByteArray joined(const QList<std::pair<QString, QString>> &items)
{
    QByteArrayList all;
    for (const auto &[name, value] : items)
        all.append(model::wholeUtf8(name).toPercentEncoding() + '=' + model::wholeUtf8(value).toPercentEncoding());
    return all.join('&');
}

model::Result<network::HttpRequest> HttpToolRequest::make() const
{
    const auto url = m_tool.url.filled(m_arguments);
    if (!url)
        return tl::unexpected(url.error());
    network::HttpRequest request;
    request.method = m_tool.method;
    request.url = *url;
    request.secrets = m_secrets.values();
    addQuery(request.url);
    addBody(request);
    if (const auto error = addHeaders(request))
        return tl::unexpected(*error);
    for (const HttpField &field : m_tool.query + m_tool.headers) {
        if (field.secret)
            request.secretNames.append(field.name.toUtf8());
    }
    return request;
}

bool HttpToolRequest::remainingGoToBody() const
{
    return m_tool.body != HttpBody::None;
}

QList<std::pair<QString, JsonText>> HttpToolRequest::remaining() const
{
    QStringList used;
    for (const QString &name : m_tool.names())
        used.append(name.section(u'.', 0, 0));
    auto all = m_arguments.members();
    all.removeIf([&used](const auto &member) { return used.contains(member.first); });
    return all;
}

HttpToolRequest::Items HttpToolRequest::itemsOf(const QList<HttpField> &fields) const
{
    Items items;
    for (const HttpField &field : fields) {
        const auto value = field.secret ? std::optional(field.secret->prefix + QString::fromUtf8(m_secrets.value(field.secret->name)))
                                        : field.value.filled(m_arguments);
        if (value)
            items.append({field.name, *value});
    }
    return items;
}

HttpToolRequest::Items HttpToolRequest::remainingItems() const
{
    Items items;
    for (const auto &[name, value] : remaining()) {
        const bool isArray = value.bytes().startsWith('[');
        const auto all = isArray ? value.members() : QList<std::pair<QString, JsonText>> {{QString(), value}};
        for (const auto &[nothing, one] : all) {
            if (one.bytes() != "null")
                items.append({name, worded(one)});
        }
    }
    return items;
}

void HttpToolRequest::addQuery(QUrl &url) const
{
    const Items items = itemsOf(m_tool.query) + (remainingGoToBody() ? Items() : remainingItems());
    if (items.isEmpty())
        return;
    const QString before = url.query(QUrl::FullyEncoded);
    url.setQuery((before.isEmpty() ? QString() : before + u'&') + QString::fromLatin1(joined(items)), QUrl::StrictMode);
}

void HttpToolRequest::addBody(network::HttpRequest &request) const
{
    if (m_tool.body == HttpBody::Json) {
        request.body = jsonBody();
        request.headers.emplace_back("Content-Type", "application/json");
    } else if (m_tool.body == HttpBody::Form) {
        request.body = joined(itemsOf(m_tool.form) + remainingItems());
        request.headers.emplace_back("Content-Type", "application/x-www-form-urlencoded");
    }
}

QByteArray HttpToolRequest::jsonBody() const
{
    model::JsonWriter json;
    json.beginObject();
    m_tool.json.writeMembers(json, m_arguments);
    for (const auto &[name, value] : remaining()) {
        if (!m_tool.json.hasMember(name))
            json.member(name, value);
    }
    json.endObject();
    return json.bytes();
}

std::optional<model::Error> HttpToolRequest::addHeaders(network::HttpRequest &request) const
{
    for (const auto &[name, value] : itemsOf(m_tool.headers)) {
        const model::Header header {name.toLatin1(), model::wholeUtf8(value)};
        if (!network::mayBeSet(header))
            return model::Error {ErrorCategory::Validation,
                HttpToolRequestTexts::phrased(
                    "The value of the header %1 cannot be sent: it has a line end or another control character in it.")
                    .arg(name)};
        request.headers.append(header);
    }
    return {};
}

//! Makes a tool's result of an answer, as the tool's `response` and `output` say. An error status is an Execution error with the
//! beginning of the body.
class HttpToolResponse
{
public:
    //! Both outlive it.
    HttpToolResponse(const HttpTool &tool, const network::FetchedResponse &response)
        : m_tool(tool)
        , m_response(response)
    {
    }

    model::Result<InvocableResult> read() const;

private:
    model::Result<InvocableResult> readJson(const model::JsonText &json) const;

    const HttpTool &m_tool;
    const network::FetchedResponse &m_response;
};

struct HttpToolResponseTexts {
    Q_DECLARE_TR_FUNCTIONS(HttpToolResponse)
    PARLANCE_PHRASED
};

bool isText(const JsonText &json)
{
    return json.bytes().startsWith('"');
}

model::Result<InvocableResult> HttpToolResponse::read() const
{
    if (const auto error = statusError(m_response))
        return tl::unexpected(*error);
    if (m_tool.method == "HEAD")
        return textResult(headText(m_response));
    const auto text = responseText(m_response);
    if (!text)
        return tl::unexpected(text.error());
    const bool wantsJson = m_tool.output == HttpOutput::Json || !m_tool.response.isEmpty();
    if (!wantsJson && (m_tool.output == HttpOutput::Text || text->trimmed().isEmpty()))
        return textResult(text->trimmed().isEmpty() ? headText(m_response) : *text);
    const auto json = JsonText::parse(text->toUtf8());
    if (json)
        return readJson(*json);
    if (!wantsJson)
        return textResult(*text);
    return model::failure(ErrorCategory::Execution,
        HttpToolResponseTexts::phrased("%1 answered with something that is not JSON: %2")
            .arg(m_response.url.host(), text->left(mostOfAnError)),
        json.error().message);
}

model::Result<InvocableResult> HttpToolResponse::readJson(const JsonText &json) const
{
    const auto part = model::valueAt(json, m_tool.response);
    if (!part)
        return model::failure(ErrorCategory::Execution,
            HttpToolResponseTexts::phrased("The answer of %1 has nothing at %2: %3")
                .arg(m_response.url.host(), m_tool.response, json.toString().left(mostOfAnError)));
    if (m_tool.output == HttpOutput::Json || (m_tool.output == HttpOutput::Auto && !isText(*part)))
        return dataResult(*part);
    return textResult(isText(*part) ? part->read().toString() : part->toString());
}

//! The call of an HttpInvocable: finds the secrets, sends the request, makes a result of the answer.
class HttpToolJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HttpToolJob)
    PARLANCE_PHRASED

public:
    HttpToolJob(std::shared_ptr<const HttpTool> tool, const InvocableServices &services, const model::JsonText &arguments,
        const InvocationContext &context, QObject *parent);

    bool hasSentNothing() const override;

protected:
    void abandon() override;

private:
    void findSecrets();
    void send();
    void answered(const network::FetchedResponse &response);

    const std::shared_ptr<const HttpTool> m_tool;
    const InvocableServices m_services;
    const model::JsonText m_arguments;
    const InvocationContext m_context;
    SecretValues m_secrets;
    QPointer<network::FetchJob> m_fetch;
};

HttpToolJob::HttpToolJob(std::shared_ptr<const HttpTool> tool, const InvocableServices &services, const model::JsonText &arguments,
    const InvocationContext &context, QObject *parent)
    : InvocableJob(parent)
    , m_tool(std::move(tool))
    , m_services(services)
    , m_arguments(arguments)
    , m_context(context)
{
    QMetaObject::invokeMethod(this, &HttpToolJob::findSecrets, Qt::QueuedConnection);
}

bool HttpToolJob::hasSentNothing() const
{
    return !m_fetch || m_fetch->hasSentNothing();
}

void HttpToolJob::abandon()
{
    if (m_fetch)
        m_fetch->cancel();
}

void HttpToolJob::findSecrets()
{
    if (isFinished())
        return;
    QStringList names;
    for (const HttpSecret &secret : m_tool->secrets()) {
        if (secret.place == HttpSecret::Place::Keychain) {
            names.append(secret.name);
            continue;
        }
        const QByteArray value = qgetenv(secret.name.toUtf8().constData()).trimmed();
        if (value.isEmpty()) {
            fail({ErrorCategory::Execution, phrased("The tool needs the environment variable %1, which is not set.").arg(secret.name)});
            return;
        }
        m_secrets.insert(secret.name, value);
    }
    if (names.isEmpty()) {
        send();
        return;
    }
    names.removeDuplicates();
    auto *keys = new network::KeysJob(m_services.keychain(), names, this);
    connect(keys, &network::KeysJob::succeeded, this, [this](const SecretValues &found) {
        m_secrets.insert(found);
        if (!isFinished())
            send();
    });
    connect(keys, &network::KeysJob::failed, this, &HttpToolJob::fail);
}

void HttpToolJob::send()
{
    const auto made = HttpToolRequest(*m_tool, m_arguments, m_secrets).make();
    if (!made) {
        fail(made.error());
        return;
    }
    network::FetchRequest request {*made, m_context.invoker->reach, m_tool->sizeLimit};
    request.http.origin = m_context.origin;
    request.http.attempt = m_context.attempt;
    m_fetch = new network::FetchJob(m_services.httpClient(), request, this);
    connect(m_fetch, &network::FetchJob::succeeded, this, &HttpToolJob::answered);
    connect(m_fetch, &network::FetchJob::failed, this, &HttpToolJob::fail);
}

void HttpToolJob::answered(const network::FetchedResponse &response)
{
    network::FetchedResponse shown = response;
    // A server that tells what it was sent does not tell the model the key.
    shown.body = network::Redaction(m_secrets.values()).bytes(response.body);
    const auto result = HttpToolResponse(*m_tool, shown).read();
    if (!result) {
        fail(result.error());
        return;
    }
    if (!beginSuccess())
        return;
    Q_EMIT succeeded(*result);
    endSuccess();
}

struct HttpInvocableTexts {
    Q_DECLARE_TR_FUNCTIONS(HttpInvocable)
    PARLANCE_PHRASED
};

} // namespace

InvocableJob *HttpInvocable::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    if (!m_services.httpClient || !m_services.keychain)
        return new ReadyJob(
            model::failure(model::ErrorCategory::Execution, HttpInvocableTexts::phrased("There is no network here.")), parent);
    return new HttpToolJob(m_tool, m_services, arguments, context, parent);
}

QString HttpInvocable::confinement() const
{
    return HttpInvocableTexts::tr("asks %1").arg(m_tool->url.host());
}

QString HttpInvocable::preview(const model::JsonText &arguments) const
{
    SecretValues hidden;
    for (const HttpSecret &secret : m_tool->secrets())
        hidden.insert(secret.name, "***");
    const auto request = HttpToolRequest(*m_tool, arguments, hidden).make();
    return request ? QString::fromLatin1(request->method + ' ' + request->url.toEncoded()) : request.error().message;
}

} // namespace invocables

#include "httpinvocable.moc"
