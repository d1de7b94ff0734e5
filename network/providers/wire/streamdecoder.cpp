// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/wire/streamdecoder.h"

#include "model/text/amounts.h"
#include "model/text/wholecharacters.h"
#include "network/providers/wire/utf8pieces.h"

#include <QJsonObject>

#include <algorithm>
#include <utility>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonView, model::StopReason;

namespace {

const QString openingTag = u"<think>"_s;
const QString closingTag = u"</think>"_s;
// A mass of blanks is shown as what it is.
constexpr qsizetype longestHeldBack = 4096;

QString withoutLeadingSpace(const QString &text)
{
    const auto first = std::find_if_not(text.begin(), text.end(), [](QChar character) { return character.isSpace(); });
    return text.mid(first - text.begin());
}

//! Where the thought ends; -1 where it goes on. A tag that is quoted as code is spoken of.
qsizetype endOf(const QString &thought)
{
    qsizetype at = thought.indexOf(closingTag, 0, Qt::CaseInsensitive);
    while (at > 0 && thought.at(at - 1) == u'`')
        at = thought.indexOf(closingTag, at + 1, Qt::CaseInsensitive);
    return at;
}

//! How much of the text's end may become the tag; with the character before it, which may quote it.
qsizetype undecidedEnd(const QString &text)
{
    for (qsizetype length = std::min(text.size(), closingTag.size() - 1); length > 0; --length) {
        if (closingTag.startsWith(QStringView(text).last(length), Qt::CaseInsensitive))
            return std::min(length + 1, text.size());
    }
    return text.endsWith(u'`') ? 1 : 0;
}

} // namespace

QList<TaggedThoughts::Piece> TaggedThoughts::feed(const QString &text)
{
    QList<Piece> pieces;
    m_held += text;
    if (m_state == State::Undecided)
        decide();
    if (m_state == State::Thinking)
        readThought(pieces);
    if (m_state == State::Thought) {
        m_held = withoutLeadingSpace(m_held);
        m_state = m_held.isEmpty() ? State::Thought : State::Answering;
    }
    if (m_state == State::Answering && !m_held.isEmpty())
        pieces.append({false, std::exchange(m_held, {})});
    return pieces;
}

void TaggedThoughts::decide()
{
    const QString text = withoutLeadingSpace(m_held);
    if (text.startsWith(openingTag, Qt::CaseInsensitive)) {
        m_state = State::Thinking;
        m_held = text.mid(openingTag.size());
    } else if (!openingTag.startsWith(text, Qt::CaseInsensitive) || m_held.size() > longestHeldBack) {
        m_state = State::Answering;
    }
}

void TaggedThoughts::readThought(QList<Piece> &pieces)
{
    const qsizetype at = endOf(m_held);
    const qsizetype known = at >= 0 ? at : m_held.size() - undecidedEnd(m_held);
    if (known > 0)
        pieces.append({true, m_held.first(known)});
    m_held.remove(0, at >= 0 ? at + closingTag.size() : known);
    if (at >= 0)
        m_state = State::Thought;
}

TaggedThoughts::Piece TaggedThoughts::finish()
{
    const Piece rest = held();
    m_held.clear();
    return rest;
}

void TaggedThoughts::leaveAlone()
{
    if (m_state == State::Undecided)
        m_state = State::Answering;
}

namespace {

// Each part is looked for among those before it, and is a card in the window.
constexpr qsizetype mostParts = 5'000;
constexpr qsizetype shownOfReason = 60;

//! Enough of a text to see what it is.
QString excerptOf(QByteArrayView text)
{
    return QString::fromUtf8(text.first(std::min<qsizetype>(text.size(), 2000)));
}

bool hasError(const JsonView::Members &members)
{
    const JsonView error = members["error"];
    // Gateways say in these ways that there is none.
    const bool isNothing = error.isNone() || error.isNull() || error == "" || error.text() == "false" || error.text() == "{}";
    return !isNothing;
}

//! Half a character whose other half never came is none.
model::Contents withWholeCharacters(model::Contents contents)
{
    for (model::Content &content : contents) {
        if (auto *text = std::get_if<model::TextContent>(&content))
            text->text = model::withoutHalfCharacters(text->text);
        else if (auto *thought = std::get_if<model::ThoughtContent>(&content))
            thought->text = model::withoutHalfCharacters(thought->text);
    }
    return contents;
}

//! With the thoughts that the first text begins with apart, where the server has not told them apart itself. They have no form to go
//! back in: models are not to be shown their earlier thoughts.
model::Contents withThoughtsApart(const model::Contents &contents)
{
    const auto isSaid = [](const model::Content &content) {
        const auto *text = std::get_if<model::TextContent>(&content);
        const auto *thought = std::get_if<model::ThoughtContent>(&content);
        return (text && !text->text.isEmpty()) || (thought && !thought->text.isEmpty());
    };
    const auto first = std::find_if(contents.begin(), contents.end(), isSaid);
    const auto *text = first == contents.end() ? nullptr : std::get_if<model::TextContent>(&*first);
    if (!text)
        return contents;
    TaggedThoughts tags;
    QList<TaggedThoughts::Piece> pieces = tags.feed(text->text);
    pieces.append(tags.finish());
    QString thought;
    QString answer;
    for (const TaggedThoughts::Piece &piece : std::as_const(pieces))
        (piece.isThought ? thought : answer) += piece.text;
    model::Contents apart(contents.begin(), first);
    if (!thought.isEmpty())
        apart.append(model::ThoughtContent {thought, {}, {}});
    if (!answer.isEmpty())
        apart.append(model::TextContent {answer});
    return apart + model::Contents(std::next(first), contents.end());
}

} // namespace

StreamDecoder::StreamDecoder(const model::ConverseRequest &request, StreamListener &listener)
    : m_listener(listener)
    , m_names(request.tools)
{
    for (const model::CanisterPointer &canister : request.canisters) {
        if (canister->invocation)
            m_usedIds.insert(canister->invocation->id);
    }
}

void StreamDecoder::read(const SseEvent &event)
{
    if (m_error || m_complete || event.data.isEmpty())
        return;
    m_readAnything = true;
    if (event.data == "[DONE]") {
        if (isDoneHere())
            complete();
        return;
    }
    const JsonView object = JsonView::parse(event.data);
    if (!object.isObject()) {
        failAsMalformed(
            object.isNone() ? tr("The provider sent an event that is not JSON.") : tr("The provider's answer is not a whole JSON object."),
            event.data);
        return;
    }
    if (object.hasMoreValuesThan(JsonView::mostOfAPeer)) {
        failAsTooMany();
        return;
    }
    const JsonView::Members members = object.members();
    if (event.type == "error" || hasError(members))
        fail(readProviderError(object.read().toObject(), excerptOf(event.data)));
    else
        readEvent(event.type, members);
}

void StreamDecoder::readWhole(const QByteArray &json)
{
    m_readAnything = true;
    const JsonView object = JsonView::parse(json);
    if (!object.isObject())
        failAsMalformed(tr("The provider's answer is not a whole JSON object."), json);
    else if (object.hasMoreValuesThan(JsonView::mostOfAPeer))
        failAsTooMany();
    else if (hasError(object.members()))
        fail(readProviderError(object.read().toObject(), excerptOf(json)));
    else
        readBody(object);
}

void StreamDecoder::close()
{
    if (m_complete || m_error)
        return;
    if (mayEndHere())
        complete();
    else if (!m_readAnything)
        fail({ProviderError::Kind::Empty, tr("The provider's answer is empty."), {}, {}});
    else
        fail({ProviderError::Kind::Truncated, tr("The provider's answer broke off before its end."), {}, {}});
}

void StreamDecoder::stopFinished(const JsonView &reason, bool isKnown)
{
    m_stop = StopReason::Finished;
    if (!isKnown)
        m_unknownStop = reason.string().left(shownOfReason);
}

model::ConverseReply StreamDecoder::reply() const
{
    model::ConverseReply reply {withThoughtsApart(withWholeCharacters(contents())), invocations(), m_stop, m_usage, m_model};
    for (model::Invocation &call : reply.invocations) {
        if (m_stop == StopReason::Length && !isWholeObject(call.arguments))
            call.cutOffAfter = m_usage.output;
    }
    // Some servers say that they stopped of themselves although they ask for calls.
    if (!reply.invocations.isEmpty() && (m_stop == StopReason::Finished || m_stop == StopReason::None))
        reply.stop = StopReason::Invocations;
    else if (reply.invocations.isEmpty() && (m_stop == StopReason::Invocations || m_stop == StopReason::None))
        reply.stop = StopReason::Finished;
    return reply;
}

model::ConverseReply StreamDecoder::partial() const
{
    return {withThoughtsApart(withWholeCharacters(contents())), {}, StopReason::Truncated, m_usage, m_model};
}

void StreamDecoder::complete()
{
    m_complete = true;
    const TaggedThoughts::Piece rest = m_tags.finish();
    const model::Delta::Kind kind = rest.isThought ? model::Delta::Kind::Thought : model::Delta::Kind::Text;
    tell(kind, rest.text);
    if (const QString left = m_told.finish(); !left.isEmpty())
        m_listener.deltaArrived({kind, left});
}

void StreamDecoder::speak(model::Delta::Kind kind, const QString &text)
{
    if (text.isEmpty())
        return;
    m_spoken = true;
    if (kind != model::Delta::Kind::Text) {
        m_tags.leaveAlone();
        tell(kind, text);
        return;
    }
    for (const TaggedThoughts::Piece &piece : m_tags.feed(text))
        tell(piece.isThought ? model::Delta::Kind::Thought : model::Delta::Kind::Text, piece.text);
}

void StreamDecoder::tell(model::Delta::Kind kind, const QString &text)
{
    if (const QString whole = m_told.add(text); !whole.isEmpty())
        m_listener.deltaArrived({kind, whole});
}

void StreamDecoder::tellForming(int index, const QString &wireName, qint64 bytes)
{
    m_spoken = true;
    m_listener.invocationForming(index, m_names.scoped(wireName), bytes);
}

void StreamDecoder::fail(const ProviderError &error)
{
    if (!m_error)
        m_error = error;
}

void StreamDecoder::keep(QStringView text)
{
    const auto isAscii = [](QChar c) { return c.unicode() < 0x80; };
    const bool isPlain = std::all_of(text.begin(), text.end(), isAscii);
    keep(isPlain ? text.size() : text.toUtf8().size());
}

void StreamDecoder::keep(qint64 bytes)
{
    m_kept += bytes;
    if (m_kept > m_limit)
        fail({ProviderError::Kind::Overrun, tr("The answer became longer than %1 and was cut off there.").arg(model::sizeInWords(m_limit)),
            {}, {}});
}

bool StreamDecoder::hasRoomAfter(qsizetype parts)
{
    if (parts >= mostParts)
        failAsTooMany();
    return parts < mostParts;
}

void StreamDecoder::failAsTooMany()
{
    fail({ProviderError::Kind::Overrun, tr("The provider's answer has too many parts to be read."), {}, {}});
}

void StreamDecoder::failAsMalformed(const QString &message, QByteArrayView text)
{
    fail({ProviderError::Kind::Malformed, message, {}, excerptOf(text)});
}

model::Invocation StreamDecoder::invocation(
    const QString &id, const QString &wireName, const QByteArray &arguments, QSet<QString> &used, bool isLast) const
{
    const bool isFree = !id.isEmpty() && !m_usedIds.contains(id) && !used.contains(id);
    const QString own = isFree ? id : u"call_"_s + model::newIdentifier();
    used.insert(own);
    if (!arguments.trimmed().isEmpty())
        return {own, m_names.scoped(wireName), endedUtf8(arguments)};
    // Cut off before they had begun they are not the same as none: a brace that nothing closes stands for them.
    return {own, m_names.scoped(wireName), isLast && m_stop == StopReason::Length ? "{"_ba : "{}"_ba};
}

qint64 uncached(qint64 prompt, qint64 cached)
{
    return std::max<qint64>(0, prompt) - std::clamp<qint64>(cached, 0, std::max<qint64>(0, prompt));
}

bool isWholeObject(QByteArrayView json)
{
    return JsonView::parse(json).isObject();
}

QByteArray argumentsText(const JsonView &arguments)
{
    // What is no object is no empty one: it stays as it is, so that it is refused.
    const QByteArray text = arguments.isNull() ? QByteArray() : arguments.text().toByteArray();
    return arguments.isString() ? utf8Piece(arguments.string()) : text;
}

bool isAnyOf(const model::JsonView &word, std::initializer_list<QByteArrayView> names)
{
    return std::any_of(names.begin(), names.end(), [&word](QByteArrayView name) { return word == name; });
}

} // namespace network
