// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/foreignconversation.h"
#include "model/text/graphemes.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct ForeignConversationTexts {
    Q_DECLARE_TR_FUNCTIONS(ForeignConversation)
};

constexpr qsizetype longestTitle = 80;

} // namespace

ForeignConversation::ForeignConversation(const QString &source, const QString &id)
{
    const QString plain = QString(id).remove(u'-').toLower();
    m_id = ConversationId(isIdentifier(plain) ? plain : identifierFor((source + u':' + id).toUtf8()));
}

qint64 ForeignConversation::append(qint64 parent, Canister canister)
{
    ArchivedNode node;
    node.number = ++m_count;
    node.parent = parent;
    canister.id = CanisterId(identifierFor((m_id.toString() + u'/' + QString::number(node.number)).toUtf8()));
    canister.created = m_time;
    QStringList open = m_open.value(parent);
    if (canister.invocation)
        open.append(canister.invocation->id);
    if (canister.result)
        open.removeOne(canister.result->invocation);
    if (!open.isEmpty()) {
        m_settled.insert(node.number, settled(parent));
        m_open.insert(node.number, open);
    }
    if (m_title.isEmpty() && canister.role == Role::User)
        m_title = wholeCharacters(canister.text().trimmed().section(u'\n', 0, 0).simplified(), longestTitle);
    node.canister = share(std::move(canister));
    m_nodes.append(node);
    return node.number;
}

qint64 ForeignConversation::close(qint64 number)
{
    for (const QString &call : m_open.value(number)) {
        Canister canister;
        canister.role = Role::Result;
        canister.result = ResultState {call};
        canister.result->error = Error {ErrorCategory::Execution, ForeignConversationTexts::tr("The file has no result of this call.")};
        number = append(number, std::move(canister));
    }
    return number;
}

qint64 ForeignConversation::add(qint64 parent, Canister canister)
{
    const bool mayStayOpen = canister.invocation || canister.result;
    return append(mayStayOpen ? parent : close(parent), std::move(canister));
}

qint64 ForeignConversation::addText(qint64 parent, Role role, const QString &text)
{
    Canister canister;
    canister.role = role;
    canister.contents = {TextContent {text}};
    if (role == Role::Assistant)
        canister.stop = StopReason::Finished;
    return add(parent, std::move(canister));
}

qint64 ForeignConversation::addCall(qint64 parent, const QString &call, const QString &name, const QByteArray &arguments)
{
    Canister canister;
    canister.role = Role::Invocation;
    canister.invocation = Invocation {call, name, arguments};
    return add(parent, std::move(canister));
}

qint64 ForeignConversation::addResult(qint64 parent, const QString &call, Contents contents, bool isError)
{
    const auto error = isError ? std::optional(Error {ErrorCategory::Execution, plainText(contents)}) : std::nullopt;
    return addResult(parent, call, std::move(contents), error);
}

qint64 ForeignConversation::addResult(qint64 parent, const QString &call, Contents contents, const std::optional<Error> &error)
{
    Canister canister;
    canister.contents = std::move(contents);
    if (m_open.value(parent).contains(call)) {
        canister.role = Role::Result;
        canister.result = ResultState {call, error};
    } else {
        canister.role = Role::Document;
        canister.title = ForeignConversationTexts::tr("Result of a tool");
    }
    return add(parent, std::move(canister));
}

QDateTime foreignTime(const QJsonValue &value)
{
    constexpr double latest = 253'402'300'799;
    constexpr double inASecond = 1000;
    if (value.isDouble() && value.toDouble() >= 0 && value.toDouble() <= latest)
        return QDateTime::fromMSecsSinceEpoch(qint64(value.toDouble() * inASecond), Qt::UTC);
    const QDateTime time = QDateTime::fromString(value.toString(), Qt::ISODateWithMs);
    return time.isValid() && time.date().year() > 0 ? time.toUTC() : QDateTime();
}

QString foreignText(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    QStringList texts;
    for (const QJsonValue &part : value.toArray()) {
        const QString text = part.isString() ? part.toString() : part[u"text"].toString();
        if (!text.isEmpty())
            texts += text;
    }
    return texts.join(u"\n\n"_s);
}

std::optional<ImageContent> foreignPicture(const QString &address)
{
    const QString base64Marker = u";base64,"_s;
    const qsizetype comma = address.indexOf(base64Marker);
    if (!address.startsWith(u"data:image/") || comma < 0)
        return {};
    return foreignPicture(address.mid(5, comma - 5), address.mid(comma + base64Marker.size()));
}

std::optional<ImageContent> foreignPicture(const QString &mimeType, const QString &base64)
{
    const auto data = QByteArray::fromBase64Encoding(base64.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!mimeType.startsWith(u"image/") || !data || data.decoded.isEmpty())
        return {};
    return ImageContent {data.decoded, mimeType, {}};
}

} // namespace model
