// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

// Decoding a provider's stream, from bytes to deltas and the reply, against a bare QJsonDocument::fromJson of the same events.

#include "network/framing/framing.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/wire/dialect.h"
#include "tests/benchmarks/largeconversation.h"
#include "tests/benchmarks/measurement.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

constexpr int tokens = 20000;
// What one read of a busy connection gives.
constexpr qsizetype readSize = 16 * 1024;

struct Stream {
    QString dialect;
    QByteArray bytes = {};
    QList<QByteArray> events = {};
};

class SilentListener final : public network::StreamListener
{
public:
    void deltaArrived(const model::Delta &delta) override { characters += delta.text.size(); }
    void invocationForming(int, const QString &, qint64) override { }

    qint64 characters = 0;
};

QByteArray quoted(const QString &text)
{
    const QByteArray array = QJsonDocument(QJsonObject {{u"t"_s, text}}).toJson(QJsonDocument::Compact);
    return array.mid(5, array.size() - 6);
}

void add(Stream &stream, const QByteArray &type, const QByteArray &data)
{
    stream.events.append(data);
    if (!type.isEmpty())
        stream.bytes += "event: " + type + '\n';
    stream.bytes += "data: " + data + "\n\n";
}

Stream messages()
{
    Stream stream {.dialect = u"anthropic-messages"_s};
    const auto event = [&](const QByteArray &type, const QByteArray &rest) { add(stream, type, "{\"type\":\"" + type + '"' + rest + '}'); };
    event("message_start",
        R"(,"message":{"id":"msg_1","type":"message","role":"assistant","model":"m","content":[],"stop_reason":null,)"
        R"("stop_sequence":null,"usage":{"input_tokens":25,"output_tokens":1}})");
    event("content_block_start", R"(,"index":0,"content_block":{"type":"text","text":""})");
    const QString text = benchmark::plausibleText(1, tokens);
    for (int token = 0; token < tokens; ++token) {
        event("content_block_delta", R"(,"index":0,"delta":{"type":"text_delta","text":)" + quoted(text.mid(token * 4, 4)) + '}');
    }
    event("content_block_stop", R"(,"index":0)");
    event("message_delta", R"(,"delta":{"stop_reason":"end_turn","stop_sequence":null},"usage":{"output_tokens":20000})");
    event("message_stop", {});
    return stream;
}

Stream completions()
{
    Stream stream {.dialect = u"openai-chat-completions"_s};
    const QByteArray head =
        R"({"id":"chatcmpl-1","object":"chat.completion.chunk","created":1763000000,"model":"m","system_fingerprint":"fp",)"
        R"("choices":[{"index":0,"delta":)";
    const auto chunk = [&](const QByteArray &delta, const QByteArray &reason) {
        add(stream, {}, head + delta + R"(,"logprobs":null,"finish_reason":)" + reason + "}]}");
    };
    chunk(R"({"role":"assistant","content":""})", "null");
    const QString text = benchmark::plausibleText(1, tokens);
    for (int token = 0; token < tokens; ++token)
        chunk(R"({"content":)" + quoted(text.mid(token * 4, 4)) + '}', "null");
    chunk("{}", R"("stop")");
    stream.bytes += "data: [DONE]\n\n";
    return stream;
}

//! \return whether the reply is whole.
bool decode(const Stream &stream)
{
    SilentListener listener;
    network::SseStreamParser parser;
    const auto decoder = network::Dialects::find(stream.dialect)->makeDecoder({}, listener);
    for (qsizetype at = 0; at < stream.bytes.size(); at += readSize)
        parser.feed(QByteArrayView(stream.bytes).sliced(at, std::min(readSize, stream.bytes.size() - at)),
            [&](const network::SseEvent &event) { decoder->read(event); });
    decoder->close();
    return decoder->isComplete() && !decoder->error() && plainText(decoder->reply().contents).size() == listener.characters;
}

} // namespace

int main(int argc, char **argv)
{
    std::vector<benchmark::Row> rows;
    for (const Stream &stream : {messages(), completions()}) {
        bool complete = true;
        const auto pair = benchmark::compare(
            9, [&] { complete = decode(stream) && complete; },
            [&] {
                for (const QByteArray &event : stream.events)
                    (void)QJsonDocument::fromJson(event);
            });
        if (!complete) {
            std::fprintf(stderr, "the stream of %s was not decoded whole\n", qPrintable(stream.dialect));
            return 1;
        }
        rows.push_back({"decoding " + stream.dialect.toStdString(), pair.measured, pair.reference, "ms", 1.5});
    }
    return benchmark::report(rows, argc, argv);
}
