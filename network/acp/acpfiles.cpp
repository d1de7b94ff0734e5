// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpfiles.h"

#include "model/schema/jsonview.h"
#include "model/schema/jsonwriter.h"
#include "network/acp/acpconnection.h"

namespace network {

using namespace Qt::StringLiterals;
using model::JsonView, model::JsonWriter;

namespace {

constexpr QLatin1StringView reading("fs/read_text_file");
constexpr QLatin1StringView writing("fs/write_text_file");
constexpr QLatin1StringView tools("io");

model::InvocationScope scopeOf(const model::ConverseRequest &request)
{
    model::InvocationScope scope;
    scope.conversation = request.origin.conversation;
    scope.turn = request.origin.turn;
    scope.round = request.origin.round;
    scope.folders = request.folders;
    scope.switches.insert(tools, true);
    scope.model = request.model;
    scope.questions = request.questions;
    scope.approvals = request.approvals;
    return scope;
}

//! As the file tools take them; the rules for lines are the same.
model::Invocation toolCall(const RpcMessage &request)
{
    const auto params = JsonView::of(request.params).members();
    JsonWriter writer;
    writer.beginObject().member(u"path", params["path"].string());
    const bool isReading = request.method == reading;
    if (!isReading) {
        writer.member(u"content", params["content"].string());
    } else {
        if (params["line"].integer() > 0)
            writer.member(u"offset", params["line"].integer());
        if (params["limit"].integer() > 0)
            writer.member(u"limit", params["limit"].integer());
    }
    return {u"call_"_s + model::newIdentifier(), isReading ? u"io:read_file"_s : u"io:write_file"_s, writer.endObject().bytes()};
}

} // namespace

AcpFiles::AcpFiles(model::Invocations &invocations, const model::ConverseRequest &request, QObject *parent)
    : QObject(parent)
    , m_scope(scopeOf(request))
    , m_invocations(invocations)
{
}

bool AcpFiles::isFor(const RpcMessage &request)
{
    return request.method == reading || request.method == writing;
}

void AcpFiles::take(const RpcMessage &request, AcpConnection &connection)
{
    if (m_running >= mostAtOnce) {
        connection.refuse(request.id, rpccode::internalError, u"Too many files are being read or written."_s);
        return;
    }
    ++m_running;
    model::InvokeJob *job = m_invocations.invoke({toolCall(request)}, m_scope, this);
    const auto answer = [this, id = request.id, isReading = request.method == reading, connection = QPointer(&connection)](
                            const model::InvocationOutcome &outcome) {
        --m_running;
        if (!connection)
            return;
        const QString text = outcome.whole.isEmpty() ? model::plainText(outcome.contents) : outcome.whole;
        if (outcome.error)
            connection->refuse(id, rpccode::internalError, outcome.error->message);
        else if (isReading)
            connection->answer(id, JsonWriter().beginObject().member(u"content", text).endObject().text());
        else
            connection->answer(id, model::JsonText::trusted("{}"));
    };
    connect(job, &model::InvokeJob::ended, this, answer);
}

} // namespace network
