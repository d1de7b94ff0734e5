// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/http/httprequestreader.h"
#include "network/rehearsal/replywriter.h"

#include <functional>

class QObject;

namespace network {

//! An HTTP response as the rehearsal will play it: what is written, in which pieces, how fast and how it ends. A value.
struct PlannedResponse {
    enum class Ending {
        //! As HTTP asks; the connection stays open.
        Finish,
        //! The connection is reset where it stands.
        Disconnect,
        //! Nothing more is written, and the connection stays open.
        Stall,
    };

    //! 0: nothing at all is written.
    int status = 200;
    model::Headers headers = {};
    QList<QByteArray> pieces = {};
    //! Sent in chunks (RFC 9112, 7.1), else with the length of all pieces.
    bool isChunked = false;
    int millisecondsBetween = 0;
    //! Instead of that, when each piece is written, from the beginning on.
    QList<double> dueMilliseconds = {};
    Ending ending = Ending::Finish;
    //! Said to be longer than the pieces are: what a broken-off body looks like.
    qint64 missingBytes = 0;
    //! Asked before each piece, counted from 1, whether it may be written: `go` is called once it may, with true where all after it may,
    //! too. Nobody waits for it any more once the context is gone. Empty where there is nobody to ask.
    std::function<void(QObject *context, qsizetype piece, const std::function<void(bool isRest)> &go)> gate = {};
};

//! What answers the requests of a rehearsal server.
class Responder
{
public:
    virtual ~Responder() = default;
    virtual PlannedResponse respond(const IncomingRequest &request) = 0;
};

//! A whole JSON body.
PlannedResponse jsonResponse(int status, const QByteArray &body);

//! The wire language of whoever asks, by the address and the headers: also for an address that there is not.
const ReplyWriter &wireLanguageOf(const IncomingRequest &request);

//! An error as a server of that language words it.
PlannedResponse errorResponse(const IncomingRequest &request, int status, const QString &message);

} // namespace network
