// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/contextfit.h"

#include "model/basics/overloaded.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace model {

using namespace Qt::StringLiterals;

namespace {

// What the large providers count for a picture of usual size.
constexpr qint64 tokensOfImage = 1'500;
// Role, separators and identifiers of a message.
constexpr qint64 tokensAround = 6;

// Tokenizers have whole words of the Latin script, but few numbers; of other scripts they know syllables or signs, and of what they do not
// know at all the bytes.
constexpr qint64 partsOfToken = 4;

bool isFigure(uint code)
{
    return code - '0' < 10;
}

qint64 tokensOfParts(qint64 parts)
{
    return (parts + partsOfToken - 1) / partsOfToken;
}

//! By the bytes that it has as UTF-8: of one it is a fourth of a token (a figure is a half), of two a half, of three or four (which are
//! two units here) a token for each unit. Every text of a conversation goes through here with every request.
qint64 tokensOf(QStringView text)
{
    qint64 parts = 0;
    for (const char16_t unit : std::u16string_view(text.utf16(), size_t(text.size())))
        parts += 1 + int(unit >= 0x80) + 2 * int(unit >= 0x800) + int(isFigure(unit));
    return tokensOfParts(parts);
}

//! The same of text that is UTF-8 already, by the first byte of each character.
qint64 tokensOf(QByteArrayView text)
{
    qint64 parts = 0;
    for (const char each : text) {
        const auto byte = uchar(each);
        const bool continues = (byte & 0xc0) == 0x80;
        parts += continues ? 0 : 1 + int(byte >= 0x80) + 2 * int(byte >= 0xe0) + 4 * int(byte >= 0xf0) + int(isFigure(byte));
    }
    return tokensOfParts(parts);
}

qint64 tokensOf(const Content &content)
{
    return std::visit(Overloaded {
                          [](const TextContent &text) { return tokensOf(QStringView(text.text)); },
                          [](const ThoughtContent &thought) {
                              return std::max(tokensOf(QStringView(thought.text)), tokensOf(QByteArrayView(thought.native.bytes())));
                          },
                          [](const DataContent &data) { return tokensOf(QByteArrayView(data.json.bytes())); },
                          [](const ImageContent &) { return tokensOfImage; },
                          [](const FileContent &file) { return tokensOf(QStringView(file.name)) + tokensAround; },
                      },
        content);
}

qint64 tokensOf(const Canister &canister)
{
    qint64 tokens = tokensAround;
    for (const Content &content : canister.contents)
        tokens += tokensOf(content);
    if (canister.invocation)
        tokens += tokensOf(QByteArrayView(canister.invocation->arguments)) + tokensOf(QStringView(canister.invocation->name));
    return tokens;
}

qint64 tokensOf(const QList<ToolDeclaration> &tools)
{
    qint64 tokens = 0;
    for (const ToolDeclaration &tool : tools)
        tokens += tokensAround + tokensOf(QStringView(tool.wireName)) + tokensOf(QStringView(tool.description))
            + tokensOf(QByteArrayView(tool.schema.bytes()));
    return tokens;
}

bool isOfPerson(const Canister &canister)
{
    return canister.role == Role::User || canister.role == Role::Document;
}

//! What is sent or left out together: what a person said, or a round: an answer with its invocations and their results.
struct Unit {
    QList<CanisterPointer> canisters;
    bool ofPerson = false;
    bool kept = false;
    int turn = 0;
    double tokens = 0;
};

QList<Unit> unitsOf(const QList<CanisterPointer> &history, const QSet<CanisterId> &pinned, double scale)
{
    QList<Unit> units;
    int turn = 0;
    for (const CanisterPointer &canister : history) {
        const bool ofPerson = isOfPerson(*canister);
        const CanisterPointer before = units.isEmpty() ? CanisterPointer() : units.last().canisters.last();
        const bool beginsRound = canister->role == Role::Assistant
            || (before && before->role == Role::Result && canister->role == Role::Invocation);
        if (ofPerson && before && !isOfPerson(*before))
            ++turn;
        if (!before || ofPerson || units.last().ofPerson || beginsRound)
            units.append(Unit {{}, ofPerson, false, turn, 0});
        Unit &unit = units.last();
        unit.canisters.append(canister);
        unit.kept = unit.kept || pinned.contains(canister->id);
        unit.tokens += scale * double(tokensOf(*canister));
    }
    for (qsizetype index = 0; index < units.size(); ++index) {
        Unit &unit = units[index];
        unit.kept = unit.kept || (unit.turn == turn && (unit.ofPerson || index + 1 == units.size()));
    }
    return units;
}

//! \return which units go, so that at least `excess` tokens do: whole turns, oldest first; of the last turn, round by round.
QList<bool> chosen(const QList<Unit> &units, double excess)
{
    QList<bool> goes(units.size(), false);
    const int last = units.isEmpty() ? 0 : units.last().turn;
    double gone = 0;
    for (qsizetype index = 0; index < units.size(); ++index) {
        const Unit &unit = units.at(index);
        const bool beginsAnother = index == 0 || unit.turn != units.at(index - 1).turn || unit.turn == last;
        if (beginsAnother && gone >= excess)
            break;
        goes[index] = !unit.kept;
        gone += unit.kept ? 0 : unit.tokens;
    }
    return goes;
}

//! Not translated: it goes over the wire.
CanisterPointer noteOfWhatIsLeftOut(const QDateTime &when)
{
    Canister note;
    note.role = Role::User;
    note.created = when;
    note.contents = {TextContent {u"[Earlier messages of this conversation are left out here, since they do not fit into the context.]"_s}};
    return share(std::move(note));
}

//! By how much it is larger than its part; 0 for a part that is left to itself.
qint64 excess(double tokens, qint64 part)
{
    return part > 0 ? std::max(qint64(0), qint64(std::ceil(tokens)) - part) : 0;
}

double roomOf(const ContextRoom &room)
{
    const qint64 quarter = room.context / 4;
    const qint64 byItself = room.longestOutput > 0 ? std::min(room.longestOutput, quarter) : quarter;
    return double(room.context - (room.parts.answer > 0 ? std::min(room.parts.answer, room.context) : byItself));
}

} // namespace

qint64 estimatedTokens(const ConverseRequest &request)
{
    qint64 tokens = tokensOf(request.tools);
    for (const CanisterPointer &canister : request.canisters)
        tokens += tokensOf(*canister);
    return tokens;
}

FittedRequest fitContext(const ConverseRequest &request, const ContextRoom &room)
{
    FittedRequest fitted {request, {.room = qint64(roomOf(room))}};
    if (room.context <= 0)
        return fitted;
    QList<CanisterPointer> supervisor;
    QList<CanisterPointer> history;
    for (const CanisterPointer &canister : request.canisters)
        (canister->role == Role::Supervisor ? supervisor : history).append(canister);
    double instructions = 0;
    for (const CanisterPointer &canister : std::as_const(supervisor))
        instructions += room.scale * double(tokensOf(*canister));
    const double tools = room.scale * double(tokensOf(request.tools));
    fitted.fit.over = {.supervisor = excess(instructions, room.parts.supervisor), .tools = excess(tools, room.parts.tools)};
    double limit = roomOf(room) - std::max(instructions, double(room.parts.supervisor)) - std::max(tools, double(room.parts.tools));
    if (room.parts.history > 0)
        limit = std::min(limit, double(room.parts.history));

    const QList<Unit> units = unitsOf(history, request.pinned, room.scale);
    double all = 0;
    for (const Unit &unit : units)
        all += unit.tokens;
    fitted.fit.tokens = qint64(std::ceil(all + instructions + tools));
    if (all <= limit)
        return fitted;
    const double step = std::max(1.0, limit / 4);
    const QList<bool> goes = chosen(units, step * std::ceil((all - limit) / step));
    fitted.request.canisters = supervisor;
    QList<CanisterPointer> kept;
    for (qsizetype index = 0; index < units.size(); ++index) {
        if (goes.at(index))
            fitted.fit.leftOut += int(units.at(index).canisters.size());
        else
            kept += units.at(index).canisters;
    }
    if (fitted.fit.leftOut > 0)
        fitted.request.canisters.append(noteOfWhatIsLeftOut(history.first()->created));
    fitted.request.canisters += kept;
    fitted.fit.tokens = qint64(std::ceil(room.scale * double(estimatedTokens(fitted.request))));
    return fitted;
}

} // namespace model
