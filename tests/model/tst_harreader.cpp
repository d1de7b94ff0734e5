// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/archivereader.h"
#include "model/conversation/sessionsettings.h"
#include "model/exchange/har.h"
#include "model/exchange/harreader.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QBuffer>

using namespace Qt::StringLiterals;
using namespace model;

namespace {

struct ReadChat {
    JsonText settings;
    QList<ArchivedNode> nodes;
};

//! The chats of an archive, as they are imported.
struct ReadChats {
    QList<ReadChat> chats;
    QStringList remarks;
    QString error;
};

ReadChats chatsIn(const QByteArray &archive)
{
    QBuffer buffer;
    buffer.setData(archive);
    buffer.open(QIODevice::ReadOnly);
    ReadChats read;
    const auto reader = ArchiveReader::open(buffer);
    if (!reader) {
        read.error = reader.error().message;
        return read;
    }
    auto record = (*reader)->next();
    for (; record && *record; record = (*reader)->next()) {
        if (const auto *conversation = std::get_if<ArchivedConversation>(&**record))
            read.chats.append({conversation->settings, {}});
        else if (const auto *node = std::get_if<ArchivedNode>(&**record))
            read.chats.last().nodes.append(*node);
    }
    read.error = record ? QString() : record.error().message;
    read.remarks = (*reader)->remarks();
    return read;
}

} // namespace

//! HTTP Archives, of our own and of others, and the chats in them.
class HarReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsWritten();
    void readsWhatABrowserWrites();
    void readsWhatChromiumHasWritten();
    void readsFormsByTheirMembers();
    void takesWhatIsNotThereForEmpty();
    void refusesWhatIsNoArchive_data();
    void refusesWhatIsNoArchive();
    void tellsArchivesFromLines();
    void readsChatsInAnHttpArchiveOfEachDialect_data();
    void readsChatsInAnHttpArchiveOfEachDialect();
    void readsChatsThatChromiumHasWritten();
};

void HarReaderTest::readsWhatIsWritten()
{
    Exchange text;
    text.request = {
        "POST", QUrl(u"https://host.example/v1/messages?a=b%20c"_s), {{"X-A", "b\xff"}, {"Content-Type", "a/b"}}, "{\"ä\":1.0}"};
    text.status = 200;
    text.responseHeaders = {{"Content-Type", "text/event-stream"}};
    text.responseBody = "data: one\n\n";
    text.headMilliseconds = 10;
    text.totalMilliseconds = 12.5;
    text.state = ExchangeState::Complete;
    Exchange binary = text;
    binary.request.body = QByteArray("\x00\xff\x01", 3);
    binary.responseBody = QByteArray("\xfe\x00", 2);
    Exchange failed = text;
    failed.status = 0;
    failed.responseBody.clear();
    failed.state = ExchangeState::Failed;
    failed.error = u"Nothing answers."_s;

    // An answer that was broken off within a character, and a request with a byte order mark.
    Exchange cut = text;
    cut.request.body = "\xef\xbb\xbfone";
    cut.responseBody = "data: \xe2\x82";

    const QList<Exchange> written {text, binary, failed, cut};
    const auto read = fromHar(toHar(written).bytes());
    QVERIFY(read);
    QCOMPARE(read->size(), written.size());
    for (qsizetype index = 0; index < written.size(); ++index) {
        const Exchange &was = written[index];
        const Exchange &is = read->at(index);
        QCOMPARE(is.request, was.request);
        QCOMPARE(is.status, was.status);
        QCOMPARE(is.responseHeaders, was.responseHeaders);
        QCOMPARE(is.responseBody, was.responseBody);
        QCOMPARE(is.state, was.state);
        QCOMPARE(is.error, was.error);
        QCOMPARE(is.headMilliseconds, was.headMilliseconds);
        QCOMPARE(is.totalMilliseconds, was.totalMilliseconds);
    }
}

void HarReaderTest::readsWhatABrowserWrites()
{
    const auto read = fromHar(R"({"log":{"version":"1.2","creator":{"name":"WebInspector","version":"537.36"},"pages":[],"entries":[
        {"_initiator":{"type":"script"},"_priority":"High","cache":{},"connection":"443","request":{"method":"POST",
        "url":"https://chat.example/api/chat","httpVersion":"http/2.0","headers":[{"name":":authority","value":"chat.example"},
        {"name":"content-type","value":"application/json"}],"queryString":[],"cookies":[],"headersSize":-1,"bodySize":13,
        "postData":{"mimeType":"application/json","text":"{\"hi\":\"there\"}"}},
        "response":{"status":200,"statusText":"","httpVersion":"http/2.0","headers":[{"name":"content-encoding","value":"br"},
        {"name":"content-type","value":"text/plain"}],"cookies":[],"content":{"size":5,"mimeType":"text/plain","text":"aGVsbG8=",
        "encoding":"base64"},"redirectURL":"","headersSize":-1,"bodySize":-1,"_transferSize":99,"_error":null},"serverIPAddress":"192.0.2.1",
        "startedDateTime":"2026-11-23T20:15:00.123+01:00","time":30.5,"timings":{"blocked":1.5,"dns":-1,"ssl":-1,"connect":-1,"send":0.5,
        "wait":20,"receive":8.5,"_blocked_queueing":1}}]}})");
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    const Exchange exchange = read->first();
    QCOMPARE(exchange.request.headers, (Headers {{"content-type", "application/json"}}));
    QCOMPARE(exchange.request.body, QByteArray(R"({"hi":"there"})"));
    QCOMPARE(exchange.responseBody, QByteArray("hello"));
    // The body is not compressed in the archive.
    QCOMPARE(exchange.responseHeaders, (Headers {{"content-type", "text/plain"}}));
    QCOMPARE(exchange.started, QDateTime(QDate(2026, 11, 23), QTime(19, 15, 0, 123), Qt::UTC));
    QCOMPARE(exchange.headMilliseconds, 22.0);
    QCOMPARE(exchange.totalMilliseconds, 30.5);
}

void HarReaderTest::readsWhatChromiumHasWritten()
{
    const auto read = fromHar(support::read(support::dataFolder() + u"/har/chromium.har"_s));
    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->size(), 7);
    const Exchange &chat = read->at(2);
    QCOMPARE(chat.request.url.path(), u"/v1/chat/completions"_s);
    QVERIFY(chat.request.body.contains("Hello, Ada — “ünï”"));
    QCOMPARE(chat.responseBody.size(), 1520);
    QVERIFY(chat.responseBody.endsWith("data: [DONE]\n\n"));
    QCOMPARE(chat.state, ExchangeState::Complete);
    QVERIFY(chat.totalMilliseconds > chat.headMilliseconds && chat.headMilliseconds > 0);
    // It was not sent at all.
    QCOMPARE(read->last().state, ExchangeState::Failed);
    QCOMPARE(read->last().error, u"net::ERR_UNSAFE_PORT"_s);
}

void HarReaderTest::readsFormsByTheirMembers()
{
    const auto read = fromHar(R"({"log":{"entries":[{"request":{"method":"POST","url":"https://host.example/",
        "postData":{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"a b","value":"c&d"},{"name":"e","value":""}]}},
        "response":{"status":204}}]}})");
    QVERIFY(read);
    QCOMPARE(read->first().request.body, QByteArray("a%20b=c%26d&e="));
}

void HarReaderTest::takesWhatIsNotThereForEmpty()
{
    const auto read = fromHar("\xef\xbb\xbf{\"log\":{\"entries\":[{\"request\":{\"url\":\"https://host.example/\"},\"response\":{}}]}}");
    QVERIFY(read);
    QCOMPARE(read->first().status, 0);
    QCOMPARE(read->first().state, ExchangeState::Failed);
    QCOMPARE(read->first().responseBody, QByteArray());
}

void HarReaderTest::refusesWhatIsNoArchive_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("said");
    const QByteArray entry = R"({"request":{"url":"https://host.example/"},"response":{}})";
    QTest::newRow("nothing") << QByteArray() << u"not an HTTP Archive"_s;
    QTest::newRow("cut off") << "{\"log\":{\"entries\":[" + entry << u"not an HTTP Archive"_s;
    QTest::newRow("no entries") << QByteArray(R"({"log":{}})") << u"no log with entries"_s;
    QTest::newRow("entries of another kind") << QByteArray(R"({"log":{"entries":{"a":1}}})") << u"no log with entries"_s;
    QTest::newRow("an array") << QByteArray("[1]") << u"no log with entries"_s;
    QTest::newRow("an entry that is none") << "{\"log\":{\"entries\":[" + entry + ",7]}}" << u"Entry 2 "_s;
    QTest::newRow("without an answer") << QByteArray(R"({"log":{"entries":[{"request":{"url":"https://host.example/"}}]}})")
                                       << u"Entry 1 "_s;
    QTest::newRow("without an address") << QByteArray(R"({"log":{"entries":[{"request":{},"response":{}}]}})") << u"Entry 1 "_s;
    QTest::newRow("deep") << QByteArray("{\"log\":") + QByteArray(100'000, '[') << u"not an HTTP Archive"_s;
}

void HarReaderTest::refusesWhatIsNoArchive()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, said);
    const auto read = fromHar(text);
    QVERIFY(!read);
    QCOMPARE(read.error().category, ErrorCategory::Usage);
    QVERIFY2(read.error().message.contains(said), qPrintable(read.error().message));
}

void HarReaderTest::tellsArchivesFromLines()
{
    QVERIFY(looksLikeHar("{\"log\":{}}"));
    QVERIFY(looksLikeHar("\n{\n  \"log\": {"));
    QVERIFY(!looksLikeHar("{\"id\":\"x\",\"request\":{}}\n"));
    QVERIFY(!looksLikeHar(""));
}

void HarReaderTest::readsChatsInAnHttpArchiveOfEachDialect_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<QByteArray>("answer");
    QTest::newRow("Responses, streamed")
        << u"https://host.example/v1/responses"_s
        << QByteArray(R"({"model":"m","instructions":"Be brief.","input":[{"role":"user","content":[{"type":"input_text","text":"Roll"},
            {"type":"input_image","image_url":"data:image/png;base64,AAEC"}]},{"type":"reasoning","summary":[]},
            {"type":"function_call","call_id":"c1","name":"roll","arguments":"{\"dice\":2}"},
            {"type":"function_call_output","call_id":"c1","output":"7"}]})")
        << QByteArray("event: response.output_text.delta\ndata: {\"type\":\"response.output_text.delta\",\"delta\":\"Sev\"}\n\n"
                      "data: {\"type\":\"response.output_text.delta\",\"delta\":\"en.\"}\n\n"
                      "data: {\"type\":\"response.completed\",\"response\":{\"output\":[{\"type\":\"message\",\"content\":[{\"type\":"
                      "\"output_text\",\"text\":\"Seven.\"}]}]}}\n\n");
    QTest::newRow("Gemini, as a list")
        << u"https://host.example/v1beta/models/m:streamGenerateContent"_s
        << QByteArray(R"({"systemInstruction":{"parts":[{"text":"Be brief."}]},"contents":[{"role":"user","parts":[{"text":"Roll"},
            {"inlineData":{"mimeType":"image/png","data":"AAEC"}}]},
            {"role":"model","parts":[{"text":"Hm.","thought":true},{"functionCall":{"id":"c1","name":"roll","args":{"dice":2}}}]},
            {"role":"user","parts":[{"functionResponse":{"id":"c1","name":"roll","response":{"result":"7"}}}]}]})")
        << QByteArray(
               R"([{"candidates":[{"content":{"parts":[{"text":"Sev"}]}}]},{"candidates":[{"content":{"parts":[{"text":"en."}]}}]}])");
    QTest::newRow("Gemini, streamed, without identifiers")
        << u"https://host.example/v1beta/models/m:streamGenerateContent?alt=sse"_s
        << QByteArray(R"({"systemInstruction":{"parts":[{"text":"Be brief."}]},"contents":[{"role":"user","parts":[{"text":"Roll"},
            {"inlineData":{"mimeType":"image/png","data":"AAEC"}}]},
            {"role":"model","parts":[{"functionCall":{"name":"roll","args":{"dice":2}}}]},
            {"role":"user","parts":[{"functionResponse":{"name":"roll","response":{"result":"7"}}}]}]})")
        << QByteArray("data: {\"candidates\":[{\"content\":{\"parts\":[{\"text\":\"Seven.\"}]}}]}\r\n\r\n");
    QTest::newRow("Ollama") << u"http://localhost:11434/api/chat"_s
                            << QByteArray(R"({"model":"m","messages":[{"role":"system","content":"Be brief."},{"role":"user","content":
            [{"text":"Roll"},{"image_url":{"url":"data:image/png;base64,AAEC"}}]},{"role":"assistant","content":"","tool_calls":[
            {"id":"c1","function":{"name":"roll","arguments":"{\"dice\":2}"}}]},{"role":"tool","tool_call_id":"c1","content":"7"}]})")
                            << QByteArray("{\"message\":{\"content\":\"Sev\"}}\n{\"message\":{\"content\":\"en.\"},\"done\":true}\n");
}

void HarReaderTest::readsChatsInAnHttpArchiveOfEachDialect()
{
    QFETCH(const QString, address);
    QFETCH(const QByteArray, request);
    QFETCH(const QByteArray, answer);
    Exchange chat;
    chat.request = {"POST", QUrl(address), {}, request};
    chat.status = 200;
    chat.responseBody = answer;
    const ReadChats read = chatsIn(toHar({chat}).bytes());
    QCOMPARE(read.error, QString());
    QCOMPARE(read.remarks.size(), 0);
    QCOMPARE(read.chats.size(), 1);
    const auto &nodes = read.chats.first().nodes;
    QCOMPARE(nodes.size(), 4);
    QCOMPARE(SessionSettings::fromJson(read.chats.first().settings).supervisor, u"Be brief."_s);
    QCOMPARE(nodes.first().canister->text(), u"Roll"_s);
    QCOMPARE(std::get<ImageContent>(nodes.first().canister->contents.last()).data, QByteArray("\0\1\2", 3));
    QCOMPARE(nodes.at(1).canister->invocation->name, u"roll"_s);
    QVERIFY(nodes.at(2).canister->text().contains(u'7'));
    QCOMPARE(nodes.last().canister->text(), u"Seven."_s);
    QCOMPARE(nodes.last().canister->model.model, u"m"_s);
}

void HarReaderTest::readsChatsThatChromiumHasWritten()
{
    const ReadChats read = chatsIn(support::read(support::dataFolder() + u"/har/chromium.har"_s));
    QCOMPARE(read.error, QString());
    QCOMPARE(read.chats.size(), 2);
    QStringList said;
    for (const ArchivedNode &node : read.chats.first().nodes)
        said.append(toWire(node.canister->role) + u' ' + node.canister->text().left(22));
    QCOMPARE(said,
        (QStringList {u"user Hello, Ada — “ünï”"_s, u"assistant Hello. This is the reh"_s, u"user What is 17 * 23?"_s,
            u"assistant The rehearsal would us"_s}));
    QCOMPARE(read.chats.last().nodes.size(), 2);
    QCOMPARE(read.chats.last().nodes.first().canister->text(), u"Hello by Anthropic"_s);
    // The page, its icon, a picture, and where the browser does not go.
    QCOMPARE(read.remarks.size(), 1);
}

QTEST_GUILESS_MAIN(HarReaderTest)
#include "tst_harreader.moc"
