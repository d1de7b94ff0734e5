// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "mcpserved.h"
#include "network/mcp/serving/legacysession.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace network;
using model::JsonText;

namespace {

//! What a peer is told, in order.
struct Told {
    QByteArrayList messages;
    QByteArrayList names;
    bool hasEnded = false;
};

class ToldReply final : public ServedReply
{
public:
    ToldReply(Told &told, bool canComeBack)
        : m_told(told)
        , m_canComeBack(canComeBack)
    {
    }
    ~ToldReply() override { m_told.hasEnded = true; }

    void tell(const QByteArray &message) override { m_told.messages += message; }
    void answer(const QByteArray &message, int) override { m_told.messages += message; }
    bool canBeResumed() const override { return m_canComeBack; }
    void prime(const QByteArray &name) override { m_told.names += name; }

private:
    Told &m_told;
    const bool m_canComeBack;
};

class Host final : public ServedCall::Host
{
public:
    void tell(ServedCall &, QStringView, const JsonText &) override { }
    void ask(ServedCall &, const QString &, const McpServerRequest &) override { }
    void end(ServedCall &, const JsonText &, const RpcError &error) override { ends += error.message; }

    QStringList ends;
};

} // namespace

//! How a call that is served ends, and when its peer is told how to come back; without any connection.
class ServedCallTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void endsOnce_data();
    void endsOnce();
    void namesAStreamOnceAndInTime();
    void namesNoStreamOfWhoeverCannotComeBack();
    void namesNoStreamOnceItsPeerIsGone();

private:
    //! A session whose peer has introduced itself.
    static void introduce(LegacySession &session)
    {
        Told told;
        session.receive(*readRpcMessage(served::initialize()), std::make_unique<ToldReply>(told, false));
        QCOMPARE(told.messages.size(), 1);
    }
    static void call(LegacySession &session, const QByteArray &tool, std::unique_ptr<ServedReply> reply, int id = 7)
    {
        session.receive(*readRpcMessage(served::call(id, tool, R"(,"_meta":{"progressToken":1})")), std::move(reply));
    }
};

void ServedCallTest::endsOnce_data()
{
    QTest::addColumn<QString>("first");
    for (const char *first : {"succeed", "fail", "stop"})
        QTest::newRow(first) << QString::fromLatin1(first);
}

void ServedCallTest::endsOnce()
{
    QFETCH(QString, first);
    Host host;
    ServedCall call(host, *readRpcMessage(served::call(7, "wait")), {}, -1, nullptr);
    QSignalSpy cancelled(&call, &ServedCall::cancelled);
    if (first == u"succeed")
        call.succeed(JsonText::trusted("{}"));
    else if (first == u"fail")
        call.fail({rpccode::internalError, u"no"_s});
    else
        call.stop(u"why"_s);
    QCOMPARE(host.ends.size(), 1);
    QCOMPARE(cancelled.size(), first == u"stop" ? 1 : 0);
    call.stop(u"again"_s);
    call.succeed(JsonText::trusted("{}"));
    call.fail({rpccode::internalError, u"no"_s});
    call.cancel();
    QCOMPARE(host.ends.size(), 1);
    QVERIFY(host.ends.first() != u"again");
    QCOMPARE(cancelled.size(), first == u"stop" ? 1 : 0);
}

//! With the first that it is told, or after a while; see LegacySession::shortCall.
void ServedCallTest::namesAStreamOnceAndInTime()
{
    // What is still under way is cancelled with its session, which its reply tells.
    Told told;
    Told later;
    served::Offer offer;
    LegacySession session(offer, nullptr);
    introduce(session);
    call(session, "wait", std::make_unique<ToldReply>(told, true));
    QVERIFY(offer.waiting);
    QCOMPARE(told.names.size(), 0);
    offer.waiting->tellProgress(1, 2);
    QCOMPARE(told.names.size(), 1);
    offer.waiting->tellProgress(2, 2);
    offer.waiting->letGo();
    QVERIFY(told.hasEnded);
    QCOMPARE(told.names.size(), 1);
    call(session, "wait", std::make_unique<ToldReply>(later, true), 8);
    QTRY_COMPARE(later.names.size(), 1);
    QVERIFY(later.names != told.names);
}

void ServedCallTest::namesNoStreamOfWhoeverCannotComeBack()
{
    Told told;
    served::Offer offer;
    LegacySession session(offer, nullptr);
    introduce(session);
    call(session, "wait", std::make_unique<ToldReply>(told, false));
    QVERIFY(offer.waiting);
    offer.waiting->tellProgress(1, 2);
    offer.waiting->letGo();
    QCOMPARE(told.names.size(), 0);
    QVERIFY(!told.hasEnded);
    offer.waiting->succeed(JsonText::trusted("{}"));
    QCOMPARE(told.messages.size(), 2);
}

//! The call goes on; but nobody is there to be told.
void ServedCallTest::namesNoStreamOnceItsPeerIsGone()
{
    Told told;
    served::Offer offer;
    LegacySession session(offer, nullptr);
    introduce(session);
    auto reply = std::make_unique<ToldReply>(told, true);
    const ServedReply *lost = reply.get();
    call(session, "wait", std::move(reply));
    QVERIFY(offer.waiting);
    session.lose(lost);
    QVERIFY(told.hasEnded);
    // By then it would have been named.
    QVERIFY(!QTest::qWaitFor([&told] { return !told.names.isEmpty(); }, LegacySession::shortCall + 200));
}

QTEST_GUILESS_MAIN(ServedCallTest)
#include "tst_servedcall.moc"
