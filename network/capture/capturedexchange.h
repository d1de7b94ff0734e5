// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchangelog.h"
#include "network/http/contentdecoder.h"
#include "network/http/redaction.h"

#include <QCache>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace network {

//! What is kept of a body that passes by: unpacked where it is compressed in a way that is known, and without secrets.
class KeptContent final
{
    Q_DISABLE_COPY_MOVE(KeptContent)

public:
    KeptContent(const Redaction &redaction, const QByteArray &encoding);

    QByteArray feed(const QByteArray &bytes);
    QByteArray finish() { return m_redaction.finish(); }

private:
    StreamRedaction m_redaction;
    std::unique_ptr<ContentDecoder> m_decoder;
};

//! Redactions by the secrets that they take out, those that were used last: a program sends the same keys with each request, and to make a
//! redaction of them takes longer than to pass the request on. Owned by whoever captures.
class CaptureRedactions final
{
    Q_DISABLE_COPY_MOVE(CaptureRedactions)

public:
    CaptureRedactions() = default;

    Redaction of(const QList<QByteArray> &secrets);

private:
    QCache<QList<QByteArray>, Redaction> m_made {16};
};

//! One exchange of another program: what happens to it is noted, and told to the exchange log when there is time, with the time at which it
//! happened. The secrets are those that the request itself brings. What is compressed is kept unpacked and without its Content-Encoding.
//! Owned by the connection; ends as Cancelled with it, where nothing else was noted.
class CapturedExchange final
{
    Q_DISABLE_COPY_MOVE(CapturedExchange)

public:
    //! Bytes of a request's body that are kept.
    static constexpr qsizetype largestRequest = 64 * 1024 * 1024;
    //! What exchanges of this kind are for; see model::ExchangeOrigin.
    static const QString purpose;

    //! `request` makes it as it leaves, without its body; asked at once where something is told. `further`: secrets beside those of its
    //! headers and its address. Log and redactions outlive this.
    CapturedExchange(model::ExchangeLog &log, CaptureRedactions &redactions, std::function<model::ExchangeRequest()> request,
        const QList<QByteArray> &further);
    ~CapturedExchange();

    void sent(const QByteArray &content);
    //! The request is whole: it is in the log from now on.
    void leave();
    void answered(int status, const model::Headers &headers);
    void received(const QByteArray &content);
    void end(model::ExchangeState state, const QString &error = {});
    //! The program has closed the connection, which is `why` it is cancelled. It is complete all the same where the answer had told its
    //! end: libraries leave then, and do not wait for the end of the message.
    void endByProgram(const QString &why);

    //! Tells the log what was noted.
    void tell();

    //! Bytes noted of either body, which the log has not been told of.
    qsizetype untold() const { return m_untold; }
    //! Bytes of the answer's body, as they came.
    qint64 arrived() const { return m_arrived; }

private:
    using Moment = model::ExchangeLog::Moment;

    void note(std::function<void(Moment)> step);
    //! Takes the secrets out of the head.
    void prepare();
    void keepSent(const QByteArray &content);
    void beginInLog(Moment at);
    void keepHead(int status, const model::Headers &headers, Moment at);
    void endInLog(model::ExchangeState state, const QString &error, Moment at);
    void endAsProgramDid(const QString &why, Moment at);

    model::ExchangeLog &m_log;
    CaptureRedactions &m_redactions;
    QList<QByteArray> m_secrets;
    Redaction m_redaction;
    const std::function<model::ExchangeRequest()> m_made;
    model::ExchangeRequest m_request;
    std::unique_ptr<KeptContent> m_sent;
    std::unique_ptr<KeptContent> m_received;
    model::ExchangeId m_id;
    std::vector<std::pair<Moment, std::function<void(Moment)>>> m_steps;
    qsizetype m_untold = 0;
    qint64 m_arrived = 0;
    bool m_isCut = false;
    bool m_isEnded = false;
};

} // namespace network
