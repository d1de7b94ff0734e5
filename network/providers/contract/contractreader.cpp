// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/contractreader.h"

#include "model/text/wholecharacters.h"
#include "network/providers/contract/callforms.h"
#include "network/providers/contract/contractstream.h"
#include "network/providers/contract/lenientjson.h"
#include "network/providers/contract/replytext.h"

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using namespace replytext;
using model::JsonView;
using Kind = ContractReading::Kind;

namespace {

// Of a longer text nothing is looked for in the middle, and of one with more braces only these are tried.
constexpr qsizetype longestProse = 256 * 1024;
constexpr int mostReadTries = 64;
constexpr qsizetype mostOffered = 10;

bool areKnown(const QList<WrittenCall> &calls)
{
    return std::all_of(calls.begin(), calls.end(), [](const WrittenCall &call) { return call.isKnown; });
}

QString joinedTexts(const QString &before, const QString &after)
{
    return before.isEmpty() || after.isEmpty() ? before + after : before + u"\n\n"_s + after;
}

//! Nothing but the contract or a call begins like this.
bool looksLikeContract(QByteArrayView body)
{
    if (startsWith(body, tag) || startsWith(body, batch))
        return true;
    // JSON of some other kind is nothing that failed.
    if (!body.startsWith('{') || LenientJson::readStrictly(body))
        return false;
    AnswerScanner scanner;
    scanner.feed(QString::fromUtf8(body.first(std::min<qsizetype>(body.size(), 4096))));
    return scanner.isPossible() && (scanner.isAnswer() || !scanner.tool().isEmpty());
}

//! The thought that a text begins with, and what comes behind it. Without its end all of it is a thought.
QString takeThought(QString &text)
{
    const QString trimmed = text.trimmed();
    const QLatin1StringView begin(thought.data(), thought.size());
    const QLatin1StringView end(endThought.data(), endThought.size());
    if (!trimmed.startsWith(begin, Qt::CaseInsensitive))
        return {};
    const qsizetype at = trimmed.indexOf(end, 0, Qt::CaseInsensitive);
    text = at < 0 ? QString() : trimmed.sliced(at + end.size()).trimmed();
    return trimmed.sliced(begin.size(), (at < 0 ? trimmed.size() : at) - begin.size()).trimmed();
}

} // namespace

ContractReading ContractReader::read(const QString &text) const
{
    QString rest = text;
    const QString aside = takeThought(rest);
    ContractReading reading = readBody(model::wholeUtf8(rest));
    reading.thought = aside;
    if (reading.kind == Kind::Plain || reading.kind == Kind::Unreadable || reading.kind == Kind::Offer)
        reading.text = rest;
    return reading;
}

ContractReading ContractReader::readPart(const QString &text) const
{
    ContractReading reading;
    reading.text = text;
    reading.thought = takeThought(reading.text);
    const QByteArray body = model::wholeUtf8(reading.text).trimmed();
    if (body.startsWith('{') && m_manner == Manner::Contract) {
        AnswerScanner scanner;
        const QString said = scanner.feed(QString::fromUtf8(body));
        if (scanner.isPossible())
            reading.text = said;
        return reading;
    }
    for (const QByteArrayView mark : {tag, batch}) {
        if (const qsizetype at = lineWith(body, mark); at >= 0)
            reading.text = QString::fromUtf8(body.first(at)).trimmed();
    }
    return reading;
}

ContractReading ContractReader::readBody(const QByteArray &body) const
{
    Repairs marks;
    const QByteArray text = withoutMarks(body, marks).toByteArray();
    Reading reading = readMarked(text);
    if (!reading && text.contains('&')) {
        reading = readMarked(LenientJson::withoutEntities(text));
        if (reading && reading->kind == Kind::Offer)
            reading.reset();
        if (reading)
            reading->repairs |= Repair::HtmlEntities;
    }
    if (!reading && m_manner == Manner::Contract)
        reading = readLooseAnswer(text);
    if (!reading && m_manner == Manner::Contract)
        reading = readInProse(text);
    if (reading) {
        reading->repairs |= marks;
        return *reading;
    }
    ContractReading plain;
    plain.kind = m_manner == Manner::Contract && looksLikeContract(text) ? Kind::Unreadable : Kind::Plain;
    return plain;
}

//! What is one of the forms as a whole, up to what may stand around it.
ContractReader::Reading ContractReader::readMarked(QByteArrayView body) const
{
    if (auto reading = readTagged(body))
        return settled(*reading);
    if (auto reading = readBatch(body))
        return settled(*reading);
    auto reading = readWhole(body);
    return reading ? settled(*reading) : std::nullopt;
}

//! Without having been told, a model calls only by tools that there are, and answers as it likes.
ContractReader::Reading ContractReader::settled(ContractReading reading) const
{
    if (m_manner == Manner::Watching && (reading.kind != Kind::Calls || !areKnown(reading.calls)))
        return {};
    return reading;
}

std::optional<QList<WrittenCall>> ContractReader::callsAt(QByteArrayView text, qsizetype at, qsizetype &end) const
{
    const auto value = at < text.size() ? LenientJson::read(text, at) : std::nullopt;
    if (!value)
        return {};
    const auto said = m_forms.read(JsonView::parse(value->json), true);
    if (!said || said->calls.isEmpty())
        return {};
    end = value->end;
    QList<WrittenCall> calls = said->calls;
    for (WrittenCall &call : calls)
        call.repairs |= value->repairs;
    return calls;
}

//! `<tool_call>{…}</tool_call>`, as Hermes and Qwen write it, with prose around.
ContractReader::Reading ContractReader::readTagged(QByteArrayView body) const
{
    qsizetype at = lineWith(body, tag);
    if (at < 0)
        return {};
    ContractReading reading;
    reading.kind = Kind::Calls;
    reading.text = QString::fromUtf8(body.first(at)).trimmed();
    while (at >= 0) {
        qsizetype end = 0;
        const auto calls = callsAt(body, pastSpace(body, at + tag.size()), end);
        if (!calls)
            return {};
        reading.calls += *calls;
        end = pastSpace(body, end);
        if (startsWith(body, endTag, end))
            end = pastSpace(body, end + endTag.size());
        else
            reading.repairs |= Repair::CutOff;
        at = startsWith(body, tag, end) ? end : lineWith(body, tag, end);
        const QByteArrayView between = body.sliced(end, (at < 0 ? body.size() : at) - end).trimmed();
        reading.text = joinedTexts(reading.text, QString::fromUtf8(between));
    }
    // Amid prose it may be an example of something that is not here.
    return reading.text.isEmpty() || areKnown(reading.calls) ? Reading(reading) : Reading();
}

//! `[TOOL_CALLS] [{…}]`, or `[TOOL_CALLS]name[ARGS]{…}`, as Mistral's models write it.
ContractReader::Reading ContractReader::readBatch(QByteArrayView body) const
{
    constexpr QByteArrayView argumentsMark = "[ARGS]";
    const qsizetype begin = lineWith(body, batch);
    if (begin < 0)
        return {};
    ContractReading reading;
    reading.kind = Kind::Calls;
    reading.text = QString::fromUtf8(body.first(begin)).trimmed();
    for (qsizetype at = begin; at < body.size(); at = pastSpace(body, at)) {
        if (startsWith(body, batch, at) || body[at] == ',') {
            at += body[at] == ',' ? 1 : batch.size();
            continue;
        }
        if (body[at] == '[' || body[at] == '{') {
            const auto calls = callsAt(body, at, at);
            if (!calls)
                return {};
            reading.calls += *calls;
            continue;
        }
        const qsizetype arguments = body.indexOf('{', at);
        const auto value = arguments < 0 ? std::nullopt : LenientJson::read(body, arguments);
        QByteArray name = value ? body.sliced(at, arguments - at).trimmed().toByteArray() : QByteArray();
        name = name.endsWith(argumentsMark) ? name.chopped(argumentsMark.size()).trimmed() : name;
        if (name.isEmpty() || name.size() > 128 || name.contains(' ') || name.contains('\n'))
            return {};
        reading.calls.append(m_forms.call(QString::fromUtf8(name), value->json));
        reading.calls.last().repairs |= value->repairs;
        at = value->end;
    }
    const bool isSure = !reading.calls.isEmpty() && (reading.text.isEmpty() || areKnown(reading.calls));
    return isSure ? Reading(reading) : Reading();
}

ContractReader::Reading ContractReader::readWhole(QByteArrayView body) const
{
    Repairs repairs;
    const QByteArrayView text = m_manner == Manner::Contract ? unwrapped(body, repairs) : body;
    if (auto reading = readValues(text, repairs))
        return reading;
    const auto calls = text.startsWith('[') ? readPythonCalls(text, m_forms) : std::nullopt;
    if (!calls)
        return {};
    return ContractReading {Kind::Calls, {}, {}, *calls, repairs};
}

//! Values one behind the other, each an answer or a call.
ContractReader::Reading ContractReader::readValues(QByteArrayView text, Repairs repairs) const
{
    ContractReading reading {Kind::Answer, {}, {}, {}, repairs};
    bool isAnything = false;
    qsizetype at = 0;
    for (at = pastSpace(text, at); at < text.size(); at = pastSpace(text, at)) {
        if (text[at] == ',' || text[at] == ';') {
            ++at;
            continue;
        }
        const auto value = text[at] == '{' || text[at] == '[' ? LenientJson::read(text, at) : std::nullopt;
        const auto said = value ? m_forms.read(JsonView::parse(value->json)) : std::nullopt;
        if (!said)
            break;
        isAnything = true;
        at = value->end;
        if (said->answer) {
            reading.text = joinedTexts(reading.text, *said->answer);
            reading.repairs |= value->repairs;
        }
        for (WrittenCall call : said->calls) {
            call.repairs |= value->repairs;
            reading.calls.append(call);
        }
    }
    if (!isAnything)
        return {};
    if (!reading.calls.isEmpty())
        reading.kind = Kind::Calls;
    if (at >= text.size())
        return reading;
    const QByteArrayView rest = text.sliced(at).trimmed();
    if (!hasLetters(rest) || reading.calls.isEmpty())
        reading.repairs |= Repair::TextAround;
    if (!hasLetters(rest))
        return reading;
    if (reading.calls.isEmpty())
        reading.text = joinedTexts(reading.text, QString::fromUtf8(rest));
    else if (areKnown(reading.calls))
        reading.kind = Kind::Offer;
    else
        return {};
    return reading;
}

//! An answer in which quotes are not escaped. Of a call nothing is guessed.
ContractReader::Reading ContractReader::readLooseAnswer(QByteArrayView body) const
{
    Repairs repairs;
    const QByteArrayView text = unwrapped(body, repairs);
    if (!text.startsWith('{') || text.size() > longestProse)
        return {};
    AnswerScanner scanner;
    qsizetype begin = -1;
    for (qsizetype at = 0; at < text.size() && begin < 0 && scanner.isPossible(); ++at) {
        scanner.feed(QString(QLatin1Char(text[at])));
        if (scanner.isSaying())
            begin = at + 1;
    }
    if (begin < 0)
        return {};
    QByteArrayView said = text.sliced(begin);
    const bool isWhole = said.endsWith('}') && said.chopped(1).trimmed().endsWith('"');
    if (isWhole)
        said = said.chopped(1).trimmed().chopped(1);
    QByteArray quoted = "\"";
    for (qsizetype at = 0; at < said.size(); ++at) {
        if (said[at] == '\\' && at + 1 < said.size())
            quoted += said[at++];
        else if (said[at] == '"')
            quoted += '\\';
        else if (said[at] == '\\')
            continue;
        quoted += said[at];
    }
    const auto value = LenientJson::read(quoted + '"');
    if (!value)
        return {};
    repairs |= value->repairs | (isWhole ? Repair::InnerQuotes : Repair::CutOff);
    return ContractReading {Kind::Answer, {}, JsonView::parse(value->json).string(), {}, repairs};
}

ContractReader::Reading ContractReader::readInProse(QByteArrayView body) const
{
    if (body.size() > longestProse)
        return {};
    ContractReading reading {Kind::Offer, {}, {}, {}, {}};
    int tries = 0;
    for (qsizetype at = body.indexOf('{'); at >= 0 && tries < mostReadTries; at = body.indexOf('{', at), ++tries) {
        const auto value = LenientJson::read(body, at);
        const auto said = value ? m_forms.read(JsonView::parse(value->json)) : std::nullopt;
        const QByteArrayView before = body.first(at);
        const bool beginsLine = before.sliced(before.lastIndexOf('\n') + 1).trimmed().isEmpty();
        if (said && said->answer && beginsLine && !hasLetters(body.sliced(value->end)) && !isInFence(body, at)) {
            return ContractReading {
                Kind::Answer, {}, joinedTexts(QString::fromUtf8(before).trimmed(), *said->answer), {}, value->repairs | Repair::TextAround};
        }
        if (said && !said->calls.isEmpty() && !said->isNameOnly && areKnown(said->calls) && reading.calls.size() < mostOffered) {
            reading.calls += said->calls;
            reading.repairs |= value->repairs;
        }
        // What stands in an object of another kind is its own business.
        at = value ? value->end : at + 1;
    }
    return reading.calls.isEmpty() ? Reading() : Reading(reading);
}

} // namespace network
