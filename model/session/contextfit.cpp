// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/contextfit.h"

#include <algorithm>
#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

bool isOfPerson(Role role)
{
    return role == Role::User || role == Role::Document;
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
        const auto before = units.isEmpty() ? std::nullopt : std::optional(units.last().canisters.last()->role);
        turn += int(before && beginsTurn(before, canister->role));
        if (beginsUnit(before, canister->role))
            units.append(Unit {{}, isOfPerson(canister->role), false, turn, 0});
        Unit &unit = units.last();
        unit.canisters.append(canister);
        unit.kept = unit.kept || pinned.contains(canister->id);
        unit.tokens += scale * double(loadOf(*canister).said());
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

bool beginsTurn(std::optional<Role> before, Role role)
{
    return !before || (isOfPerson(role) && !isOfPerson(*before));
}

bool beginsUnit(std::optional<Role> before, Role role)
{
    const bool beginsRound = role == Role::Assistant || (before == Role::Result && role == Role::Invocation);
    return !before || isOfPerson(role) || isOfPerson(*before) || beginsRound;
}

CanisterPointer noteOfWhatIsLeftOut(const QDateTime &when)
{
    Canister note;
    note.role = Role::User;
    note.created = when;
    note.contents = {TextContent {u"[Earlier messages of this conversation are left out here, since they do not fit into the context.]"_s}};
    return share(std::move(note));
}

HistoryLimit historyLimit(const ContextLoad &load, const ContextRoom &room)
{
    const double instructions = room.scale * double(load.instructions());
    const double tools = room.scale * double(load.tools);
    HistoryLimit limit;
    limit.over = {.supervisor = excess(instructions, room.parts.supervisor), .tools = excess(tools, room.parts.tools)};
    limit.tokens = roomOf(room) - std::max(instructions, double(room.parts.supervisor)) - std::max(tools, double(room.parts.tools));
    if (room.parts.history > 0)
        limit.tokens = std::min(limit.tokens, double(room.parts.history));
    return limit;
}

double HistoryLimit::excessOf(double history) const
{
    const double step = std::max(1.0, tokens / 4);
    return history <= tokens ? 0 : step * std::ceil((history - tokens) / step);
}

qint64 roomWithoutAnswer(const ContextRoom &room)
{
    return qint64(roomOf(room));
}

FittedRequest fitContext(const ConverseRequest &request, const ContextRoom &room)
{
    FittedRequest fitted {request, {.room = roomWithoutAnswer(room)}};
    if (room.context <= 0 && request.leftOut.canisters == 0)
        return fitted;
    QList<CanisterPointer> supervisor;
    QList<CanisterPointer> history;
    for (const CanisterPointer &canister : request.canisters)
        (canister->role == Role::Supervisor ? supervisor : history).append(canister);
    ContextLoad fixed = loadOf(request.tools);
    for (const CanisterPointer &canister : std::as_const(supervisor))
        fixed += loadOf(*canister);
    const HistoryLimit limit = historyLimit(fixed, room);
    fitted.fit.over = room.context > 0 ? limit.over : ContextParts();

    const QList<Unit> units = unitsOf(history, request.pinned, room.scale);
    const double before = room.scale * double(request.leftOut.tokens);
    double all = before;
    for (const Unit &unit : units)
        all += unit.tokens;
    fitted.fit.tokens = qint64(std::ceil(all + room.scale * double(fixed.total())));
    const double excess = room.context > 0 ? limit.excessOf(all) : 0;
    if (excess <= 0 && request.leftOut.canisters == 0)
        return fitted;
    const QList<bool> goes = chosen(units, excess - before);
    fitted.fit.leftOut = request.leftOut.canisters;
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
