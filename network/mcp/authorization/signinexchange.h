// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/basics/result.h"
#include "network/http/httprequest.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QPointer>
#include <QStringList>

namespace network {

//! Names and values of a query or of an `application/x-www-form-urlencoded` body.
using FormFields = QList<std::pair<QByteArray, QByteArray>>;

QByteArray formEncoded(const FormFields &fields);
//! At most 64 fields; further ones are left out.
FormFields formDecoded(const QByteArray &text);

//! The object that a server's answer is; a Provider error where it is none.
model::Result<QJsonObject> readAnswer(const QByteArray &body);

//! The texts of a list, at most 256; what is no text is left out.
QStringList readTexts(const QJsonValue &list);

//! A text of at most 2,048 characters; empty where it is none or longer.
QString readText(const QJsonValue &value);

class HttpClient;
class HttpJob;

//! A whole answer to a request of a sign-in.
struct SignInAnswer {
    int status = 0;
    model::Headers headers = {};
    QByteArray body = {};
};

//! One request of a sign-in with its whole answer: recorded for the purpose `sign-in` without its secrets, short, and never sent on to
//! another address (a redirect is an answer that no reader of metadata or tokens accepts).
class SignInExchange final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SignInExchange)

public:
    static constexpr qint64 largestAnswer = 512 * 1024;
    static constexpr int timeoutMilliseconds = 30'000;

    SignInExchange(HttpClient &client, HttpRequest request, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::SignInAnswer &answer);

private:
    void abandon() override;
    void answered(int status);

    QPointer<HttpJob> m_http;
    SignInAnswer m_answer;
};

} // namespace network
