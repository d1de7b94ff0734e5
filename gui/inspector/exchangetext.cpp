// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangetext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gui {

using model::Exchange;

namespace {

struct ExchangeTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::ExchangeText)
};

QString shellQuoted(const QString &text)
{
    return u'\'' + QString(text).replace(u'\'', u"'\\''"_s) + u'\'';
}

//! A header for the shell. The variable of the key must be outside the single quotes to be replaced by the shell.
QString quotedHeader(const model::Header &header)
{
    const QString line = QString::fromUtf8(header.first) + u": "_s + QString::fromUtf8(header.second);
    return shellQuoted(line).replace(u"[redacted]"_s, u"'\"$API_KEY\"'"_s);
}

bool isOfTheConnection(const QByteArray &name)
{
    // curl sets these itself, and a length that does not fit is refused.
    return name.compare("content-length", Qt::CaseInsensitive) == 0 || name.compare("host", Qt::CaseInsensitive) == 0
        || name.compare("connection", Qt::CaseInsensitive) == 0;
}

QString lines(const model::Headers &headers)
{
    QString text;
    for (const auto &[name, value] : headers)
        text += QString::fromUtf8(name) + u": "_s + QString::fromUtf8(value) + u'\n';
    return text;
}

} // namespace

QString toCurl(const Exchange &exchange)
{
    const QString url = QString::fromLatin1(exchange.request.url.toEncoded());
    QString text = u"curl -X "_s + QString::fromLatin1(exchange.request.method) + u' '
        + shellQuoted(url).replace(u"[redacted]"_s, u"'\"$API_KEY\"'"_s);
    for (const model::Header &header : exchange.request.headers) {
        if (!isOfTheConnection(header.first))
            text += u" \\\n  -H "_s + quotedHeader(header);
    }
    if (!exchange.request.body.isEmpty())
        text += u" \\\n  --data-raw "_s + shellQuoted(QString::fromUtf8(exchange.request.body));
    return text;
}

QString headersText(const Exchange &exchange)
{
    QString text = QString::fromLatin1(exchange.request.method) + u' ' + exchange.request.url.toDisplayString() + u"\n\n"_s;
    text += lines(exchange.request.headers) + u'\n';
    text += exchange.status > 0           ? ExchangeTexts::tr("Status %1").arg(exchange.status)
        : exchange.responseBody.isEmpty() ? ExchangeTexts::tr("No answer")
                                          : ExchangeTexts::tr("Answered");
    text += u"\n\n"_s + lines(exchange.responseHeaders) + u'\n';
    text += ExchangeTexts::tr("Started %1").arg(QLocale().toString(exchange.started.toLocalTime(), QLocale::LongFormat)) + u'\n';
    text += ExchangeTexts::tr("Headers after %1 ms, end after %2 ms")
                .arg(exchange.headMilliseconds, 0, 'f', 1)
                .arg(exchange.totalMilliseconds, 0, 'f', 1)
        + u'\n';
    if (exchange.attempt > 1)
        text += ExchangeTexts::tr("Attempt %1").arg(exchange.attempt) + u'\n';
    if (!exchange.error.isEmpty())
        text += u'\n' + exchange.error + u'\n';
    return text;
}

} // namespace gui
