// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/exchange/exchangelog.h"
#include "network/capture/capturedexchange.h"
#include "network/capture/messagefollower.h"
#include "network/http/httprequest.h"
#include "tests/fuzz/fuzzer.h"

#include <QCoreApplication>

#include <algorithm>

namespace {

using network::MessageFollower;
using State = MessageFollower::State;

const QByteArray secret = "sk-a-secret-that-is-known";

//! Feeds one message from `at` on. \return whether it went to the end of its head.
template <typename Content>
bool follow(MessageFollower &follower, const QByteArray &bytes, qsizetype &at, qsizetype step, const std::function<void()> &headIsThere,
    const Content &content)
{
    bool hasHead = false;
    while (at < bytes.size() && (follower.state() == State::Head || follower.state() == State::Body)) {
        at += follower.feed(QByteArrayView(bytes).sliced(at, std::min(step, bytes.size() - at)));
        if (!hasHead && (follower.state() == State::Body || follower.state() == State::Done)) {
            hasHead = true;
            headIsThere();
        }
        if (const QByteArray more = follower.takeContent(); hasHead && !more.isEmpty())
            content(more);
    }
    return hasHead;
}

} // namespace

//! One request of another program and its answer, as they pass by: what the log has of them at the end is whole, and has no secret that
//! was known.
void fuzz::meets(const QByteArray &bytes)
{
    static int none = 0;
    static const QCoreApplication application(none, nullptr);
    model::ExchangeLog log;
    network::CaptureRedactions redactions;
    std::optional<model::Exchange> kept;
    QObject::connect(&log, &model::ExchangeLog::ended, &log, [&kept](const model::Exchange &exchange) {
        require(!kept);
        kept = exchange;
    });
    const qsizetype step = bytes.isEmpty() ? 1 : 1 + static_cast<unsigned char>(bytes.back());
    qsizetype at = 0;
    MessageFollower request(MessageFollower::Role::Request);
    request.begin();
    std::unique_ptr<network::CapturedExchange> exchange;
    const bool isRequest = follow(
        request, bytes, at, step,
        [&] {
            const QUrl url = QUrl::fromEncoded("https://api.example.com" + request.word(1).toByteArray());
            const model::ExchangeRequest made {request.word(0).toByteArray(), url, request.headers(), {}};
            exchange = std::make_unique<network::CapturedExchange>(
                log, redactions, [made] { return made; }, QList<QByteArray> {secret});
        },
        [&](const QByteArray &content) { exchange->sent(content); });
    if (!isRequest)
        return;
    exchange->leave();
    MessageFollower response(MessageFollower::Role::Response);
    do {
        response.begin(request.word(0).toByteArray());
        follow(
            response, bytes, at, step, [&] { exchange->answered(response.status(), response.headers()); },
            [&](const QByteArray &content) { exchange->received(content); });
    } while (response.state() == State::Interim && at < bytes.size());
    exchange->end(response.endsWhole() ? model::ExchangeState::Complete : model::ExchangeState::Failed);
    exchange.reset();
    require(kept.has_value() && log.openExchanges().isEmpty());
    require(!kept->request.body.contains(secret) && !kept->responseBody.contains(secret));
    for (const model::Header &header : kept->request.headers + kept->responseHeaders)
        require(!header.second.contains(secret));
}
