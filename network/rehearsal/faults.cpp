// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/faults.h"

#include "network/rehearsal/replywriter.h"
#include "network/rehearsal/responder.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace network {

namespace {

PlannedResponse plannedRefusal(const ScenarioFault &fault, const ReplyWriter &writer)
{
    const int asked = fault.status.toInt();
    const int status = asked >= 400 && asked <= 599 ? asked : 500;
    const QString message = fault.message.isEmpty() ? u"The rehearsal fails as it was asked to."_s : fault.message;
    PlannedResponse response = jsonResponse(status, writer.error(status, message));
    if (fault.retryAfter)
        response.headers.append({"Retry-After", QByteArray::number(*fault.retryAfter)});
    return response;
}

PlannedResponse signInPage()
{
    PlannedResponse response;
    response.headers = {{"Content-Type", "text/html; charset=utf-8"}};
    response.pieces = {"<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><h1>Welcome to the guest "
                       "network</h1><p>Please sign in.</p></body></html>\n"};
    return response;
}

//! Keeps the pieces before the fault. A body that was to come as a whole is cut in its middle.
void cut(PlannedResponse &response, int after)
{
    if (response.isChunked) {
        response.pieces = response.pieces.mid(0, after);
        return;
    }
    const QByteArray body = response.pieces.join();
    response.pieces = {body.left(body.size() / 2)};
    response.missingBytes = body.size() - response.pieces.first().size();
}

void breakOff(PlannedResponse &response, int after)
{
    const bool isStream = response.isChunked;
    const QByteArray next = response.pieces.value(after);
    cut(response, after);
    response.missingBytes = 0;
    if (isStream)
        response.pieces += next.left(next.size() / 2);
}

void makeHuge(PlannedResponse &response, int megabytes, Framing framing)
{
    const QByteArray megabyte(1024 * 1024, 'x');
    const bool isEvent = response.isChunked && framing == Framing::Events;
    // The pieces share one array.
    response.pieces = {isEvent ? "data: {\"x\":\"" : "{\"x\":\""};
    response.pieces += QList<QByteArray>(megabytes, megabyte);
    response.pieces += response.isChunked ? QByteArray("\"}\n\n") : QByteArray("\"}");
    response.millisecondsBetween = 0;
}

} // namespace

void applyFault(PlannedResponse &response, const ScenarioFault &fault, const ReplyWriter &writer)
{
    // However few pieces the reply has in its wire language, the last does not arrive.
    const int after = std::min(fault.after, std::max(0, int(response.pieces.size()) - 1));
    switch (fault.kind) {
    case FaultKind::Status: response = plannedRefusal(fault, writer); return;
    case FaultKind::Html: response = signInPage(); return;
    case FaultKind::HalfJson: breakOff(response, after); return;
    case FaultKind::HugeLine: makeHuge(response, fault.megabytes, writer.framing()); return;
    case FaultKind::ErrorEvent:
        if (!response.isChunked) {
            response = plannedRefusal(fault, writer);
            return;
        }
        cut(response, after);
        response.pieces += writer.errorEvent(fault.message.isEmpty() ? u"Overloaded (as rehearsed)"_s : fault.message);
        return;
    case FaultKind::End:
        cut(response, after);
        response.missingBytes = 0;
        return;
    case FaultKind::Disconnect:
        cut(response, after);
        response.ending = PlannedResponse::Ending::Disconnect;
        return;
    case FaultKind::Stall:
        cut(response, after);
        response.ending = PlannedResponse::Ending::Stall;
        return;
    case FaultKind::Nothing:
        response = {};
        response.status = 0;
        response.ending = PlannedResponse::Ending::Disconnect;
        return;
    }
}

} // namespace network
