// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/conversing/resending.h"
#include "network/providers/description/provider.h"
#include "tests/support/patience.h"

#include <QTest>

using namespace network;
using namespace Qt::StringLiterals;

//! Which provider an exchange went to: what is sent again goes there, and what it cost is said of it.
class ReceiversTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhoWasAsked_data();
    void knowsWhoWasAsked();
};

namespace {

Provider provider(const QString &name, const QString &dialect, const QString &url, bool enabled = true)
{
    Provider made;
    made.name = name;
    made.dialect = dialect;
    made.baseUrl = QUrl(url);
    made.enabled = enabled;
    return made;
}

} // namespace

void ReceiversTest::knowsWhoWasAsked_data()
{
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("name");
    const QString server = u"http://127.0.0.1:4000"_s;
    QTest::newRow("as it was kept") << u"second"_s << server + u"/v1/chat/completions"_s << u"second"_s;
    QTest::newRow("as it was kept, wherever that is now") << u"second"_s << u"http://127.0.0.1:5/x/chat/completions"_s << u"second"_s;
    QTest::newRow("one that is gone") << u"gone"_s << server + u"/v1/chat/completions"_s << QString();
    QTest::newRow("by its language") << QString() << server + u"/v1/messages"_s << u"claude"_s;
    QTest::newRow("by the address that says most") << QString() << server + u"/v1/chat/completions"_s << u"first"_s;
    QTest::newRow("by a further address") << QString() << u"http://127.0.0.1:4001/v1/chat/completions"_s << u"first"_s;
    QTest::newRow("nobody there") << QString() << u"http://127.0.0.1:4002/v1/chat/completions"_s << QString();
    QTest::newRow("nobody who is on") << QString() << u"http://127.0.0.1:4003/v1/chat/completions"_s << QString();
}

void ReceiversTest::knowsWhoWasAsked()
{
    QFETCH(QString, kept);
    QFETCH(QString, url);
    QFETCH(QString, name);
    const QString server = u"http://127.0.0.1:4000"_s;
    QList<Provider> providers {provider(u"claude"_s, u"anthropic-messages"_s, server),
        provider(u"whole"_s, u"openai-chat-completions"_s, server), provider(u"first"_s, u"openai-chat-completions"_s, server + u"/v1"_s),
        provider(u"second"_s, u"openai-chat-completions"_s, server + u"/v1"_s),
        provider(u"off"_s, u"openai-chat-completions"_s, u"http://127.0.0.1:4003/v1"_s, false)};
    providers[2].furtherUrls = {QUrl(u"http://127.0.0.1:4001/v1"_s)};
    model::Exchange exchange;
    exchange.request.method = "POST";
    exchange.request.url = QUrl(url);
    exchange.origin.provider = kept;
    const Provider *receiver = ResentRequest::receiver(exchange, providers);
    QCOMPARE(receiver ? receiver->name : QString(), name);
}

QTEST_GUILESS_MAIN(ReceiversTest)
#include "tst_receivers.moc"
