// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonview.h"
#include "model/session/converser.h"
#include "network/framing/framing.h"
#include "network/providers/wire/providererror.h"
#include "network/providers/wire/toolnames.h"
#include "network/providers/wire/wholepieces.h"

#include <QCoreApplication>
#include <QList>
#include <QSet>
#include <QString>

namespace network {

//! Tells a model's thoughts from its answer where the server leaves both in one text: `<think>…</think>`, at the very beginning of an
//! answer only, since further on, and in code, it is text like any other. Fed the text as it arrives; pure; used once.
class TaggedThoughts final
{
public:
    struct Piece {
        bool isThought = false;
        QString text;
    };

    //! What is certain by now, in its order. The beginning of a tag is held back until it is known whether it becomes one.
    QList<Piece> feed(const QString &text);
    //! What is held back: of an answer that ends here it is the rest.
    Piece held() const { return {m_state == State::Thinking, m_held}; }
    //! The rest, once the answer has ended.
    Piece finish();
    //! Whatever comes is the answer, as of a server that tells thoughts apart itself.
    void leaveAlone();

private:
    //! Thought: after its end, before the answer's first letter.
    enum class State { Undecided, Thinking, Thought, Answering };

    void decide();
    void readThought(QList<Piece> &pieces);

    State m_state = State::Undecided;
    QString m_held;
};

//! Bytes of one answer's text that are taken where nobody has said how many.
constexpr qint64 standardAnswerLimit = 16LL * 1024 * 1024;

//! Hears what a decoder reads, as it reads it.
class StreamListener
{
public:
    virtual ~StreamListener() = default;
    virtual void deltaArrived(const model::Delta &delta) = 0;
    virtual void invocationForming(int index, const QString &name, qint64 bytes) = 0;
};

//! Reads one reply of a provider: a stream of events, or a body that is one JSON value. Pure; used once; owned by its reader.
class StreamDecoder
{
    Q_DECLARE_TR_FUNCTIONS(network::StreamDecoder)

public:
    virtual ~StreamDecoder() = default;
    Q_DISABLE_COPY_MOVE(StreamDecoder)

    //! The member that thoughts arrive in, for a dialect where servers differ in it; empty for those in use.
    virtual void expectThoughtsIn(const QString &member) { m_thoughtMember = member.toUtf8(); }
    //! How long the answer may become: bytes of its texts, thoughts and calls in UTF-8, with the event that oversteps it.
    virtual void setLimit(qint64 bytes) { m_limit = bytes; }
    //! One event of the stream. Nothing is read after an error, nor after the last event.
    virtual void read(const SseEvent &event);
    //! The whole reply of a server that did not stream.
    virtual void readWhole(const QByteArray &json);
    //! The stream has ended. Notices where it ended too early.
    virtual void close();

    //! The last event has been read.
    bool isComplete() const { return m_complete; }
    const std::optional<ProviderError> &error() const { return m_error; }
    //! Some of the answer has been told to the listener.
    bool hasSpoken() const { return m_spoken; }

    //! The provider's word for why the answer ended, where it is none that is known: it is taken for a finished answer.
    virtual const QString &unknownStop() const { return m_unknownStop; }

    //! The reply once it is complete.
    virtual model::ConverseReply reply() const;
    //! What had arrived: no invocations, since a half-received call must not run.
    model::ConverseReply partial() const;

protected:
    StreamDecoder(const model::ConverseRequest &request, StreamListener &listener);

    virtual void readEvent(QByteArrayView type, const model::JsonView::Members &event) = 0;
    virtual void readBody(const model::JsonView &body) = 0;
    //! Whether what was read so far is a whole reply although no last event came.
    virtual bool mayEndHere() const { return false; }
    //! Whether `[DONE]` is a last event here: gateways send it at the end of whatever they have, so that by itself it proves nothing.
    virtual bool isDoneHere() const { return mayEndHere(); }
    virtual model::Contents contents() const = 0;
    //! In their order; the last may be cut off by the limit.
    virtual QList<model::Invocation> invocations() const = 0;

    void speak(model::Delta::Kind kind, const QString &text);
    void tellForming(int index, const QString &wireName, qint64 bytes);
    void complete();
    //! The model has said what it wanted to say, as far as `reason` is one of those that are known to mean that.
    void stopFinished(const model::JsonView &reason, bool isKnown);
    void fail(const ProviderError &error);
    void failAsMalformed(const QString &message, QByteArrayView text);
    //! The answer has so much more in it; where that is beyond the limit, this is its end, with an error.
    void keep(QStringView text);
    void keep(qint64 bytes);
    //! Of calls, blocks or items: false, with an error, where there are more than any answer has.
    bool hasRoomAfter(qsizetype parts);
    //! The call under its scoped name, with an identifier of its own where the provider gave none, or one used before.
    //! `isLast`: of the reply's calls. One that the limit cut off stays as it is, so that it is shown and never taken for a whole one.
    model::Invocation invocation(
        const QString &id, const QString &wireName, const QByteArray &arguments, QSet<QString> &used, bool isLast = false) const;

    model::StopReason m_stop = model::StopReason::None;
    model::Usage m_usage;
    QString m_model;
    QByteArray m_thoughtMember;

private:
    void tell(model::Delta::Kind kind, const QString &text);
    void failAsTooMany();

    StreamListener &m_listener;
    TaggedThoughts m_tags;
    const ToolNames m_names;
    //! Identifiers of calls in the conversation so far.
    QSet<QString> m_usedIds;
    std::optional<ProviderError> m_error;
    qint64 m_limit = standardAnswerLimit;
    qint64 m_kept = 0;
    bool m_complete = false;
    bool m_spoken = false;
    WholePieces m_told;
    bool m_readAnything = false;
    QString m_unknownStop;
};

//! The part of a prompt's tokens that did not come from the cache, whatever a server claims.
qint64 uncached(qint64 prompt, qint64 cached);
//! \return whether the bytes are one whole JSON object.
bool isWholeObject(QByteArrayView json);
//! The arguments of a call, or a piece of them (see utf8Piece()): an object, which some servers send as a string; empty where there are
//! none.
QByteArray argumentsText(const model::JsonView &arguments);

//! Whether a provider's word is one of these.
bool isAnyOf(const model::JsonView &word, std::initializer_list<QByteArrayView> names);

} // namespace network
