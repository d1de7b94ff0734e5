// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/contexttally.h"

#include "model/basics/logging.h"
#include "model/session/session.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

#include <algorithm>

namespace model {

namespace {

// So many canisters are read at once on the store's thread, which others wait for; so few on this one.
constexpr int chunkOfTally = 128;
constexpr int fewCanisters = 8;
// As many as a person marks; what changes more of them is read anew.
constexpr int mostChangedSingly = 64;
// Among the last of so many answers one may have been counted.
constexpr int answersLookedAt = 64;
// By how much more than a context is read, so that what is sent is the same whatever the provider counts.
constexpr double marginOfMeasured = 1.25;
constexpr double marginOfEstimate = 2;

} // namespace

bool ContextTally::Keeping::keeps(const Canister &canister)
{
    if (canister.invocation && !tool.isEmpty() && canister.invocation->name == tool)
        calls.insert(canister.invocation->id);
    else
        return canister.result && calls.contains(canister.result->invocation);
    return true;
}

void ContextTally::Counted::add(const Node &node, Keeping &keeping)
{
    if (keeping.keeps(*node.canister) && node.active)
        kept.insert(node.position, node.canister);
    entries.append(PathSums::Entry::of(node));
    if (node.canister->usage != Usage())
        answers.append({node.position, node.canister->model, node.canister->usage});
}

ContextTally::ContextTally(Session &session, Store &store, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_store(store)
{
    m_settling.setSingleShot(true);
    m_settling.setInterval(0);
    connect(&m_settling, &QTimer::timeout, this, &ContextTally::settleChanges);
    followConversation();
    followTurn();
    readOn();
}

ContextTally::~ContextTally() = default;

bool ContextTally::isWhole() const
{
    return m_changed.isEmpty() && m_sums.size() == m_session.conversation().length();
}

void ContextTally::followConversation()
{
    const Conversation &conversation = m_session.conversation();
    connect(&conversation, &Conversation::appended, this, &ContextTally::readOn);
    connect(&conversation, &Conversation::aboutToReplace, this, &ContextTally::forgetFrom);
    connect(&conversation, &Conversation::replaced, this, &ContextTally::readOn);
    connect(&conversation, &Conversation::othersChanged, this, &ContextTally::countAnew);
    connect(&conversation, &Conversation::nodeChanged, this, [this](int position) {
        if (position < m_sums.size())
            m_changed.insert(position);
        m_settling.start();
    });
}

void ContextTally::keepCallsOf(const QString &tool)
{
    if (std::exchange(m_keeping.tool, tool) != tool)
        countAnew();
}

InvocationHistory ContextTally::keptCalls() const
{
    return {m_kept.values(), m_pendingKept};
}

void ContextTally::countAnew()
{
    forgetFrom(0);
    readOn();
}

void ContextTally::followTurn()
{
    const auto begin = [this](const Turn *turn) {
        for (const CanisterPointer &canister : turn->plan().opening)
            addPending(*canister);
    };
    if (const Turn *turn = m_session.turn()) {
        begin(turn);
        const auto staged = turn->pending().finished();
        for (qsizetype index = turn->plan().opening.size(); index < staged.size(); ++index)
            addPending(*staged.at(index));
    }
    connect(&m_session, &Session::turnStarted, this, [this, begin](const Turn *turn) {
        begin(turn);
        Q_EMIT changed();
    });
    connect(&m_session, &Session::turnEvent, this, [this](const TurnEvent &event) {
        const auto *said = std::get_if<CanisterEvent>(&event);
        if (!said || !said->canister)
            return;
        addPending(*said->canister);
        Q_EMIT changed();
    });
    connect(&m_session, &Session::turnEnded, this, [this] {
        m_pending = {};
        m_pendingKept.clear();
        for (const Answer &answer : std::exchange(m_pendingAnswers, {}))
            use(answer, -1);
        Q_EMIT changed();
    });
}

void ContextTally::addPending(const Canister &canister)
{
    m_pending += loadOf(canister);
    if (m_keeping.keeps(canister))
        m_pendingKept.append(share(canister));
    if (canister.role != Role::Assistant || canister.usage == Usage())
        return;
    m_pendingAnswers.append({0, canister.model, canister.usage});
    use(m_pendingAnswers.last(), 1);
}

void ContextTally::readOn()
{
    if (m_state == State::Reading)
        return;
    const Conversation &conversation = m_session.conversation();
    const int first = m_sums.size();
    const int missing = conversation.length() - first;
    if (missing <= fewCanisters) {
        Counted counted;
        for (int position = first; position < first + missing; ++position) {
            if (const Node *node = conversation.nodeAt(position))
                counted.add(*node, m_keeping);
        }
        take(counted);
        return;
    }
    m_state = State::Reading;
    m_store.run(
        this,
        [path = conversation.path(), first, keeping = m_keeping](Database &database) {
            return ConversationStore(database).nodes(path, first, chunkOfTally).map([keeping](const QList<Node> &nodes) mutable {
                Counted counted;
                for (const Node &node : nodes)
                    counted.add(node, keeping);
                return counted;
            });
        },
        [this, reading = m_reading](const Result<Counted> &counted) {
            m_state = State::Idle;
            if (reading != m_reading) {
                readOn();
            } else if (!counted || counted->entries.isEmpty()) {
                m_state = State::Failed;
                qCWarning(lcStore) << "cannot count nodes:" << (counted ? QString() : counted.error().detail);
            } else {
                take(*counted);
                if (!isWhole())
                    readOn();
            }
        });
}

void ContextTally::take(const Counted &counted)
{
    m_sums.append(counted.entries);
    m_answers += counted.answers;
    m_kept.insert(counted.kept);
    for (const CanisterPointer &canister : counted.kept)
        m_keeping.keeps(*canister);
    for (const Answer &answer : counted.answers)
        use(answer, 1);
    if (isWhole())
        Q_EMIT changed();
}

void ContextTally::forgetFrom(int position)
{
    ++m_reading;
    if (m_state == State::Failed)
        m_state = State::Idle;
    m_changed.removeIf([position](int changed) { return changed >= position; });
    while (!m_kept.isEmpty() && m_kept.lastKey() >= position)
        m_kept.erase(std::prev(m_kept.end()));
    if (position >= m_sums.size())
        return;
    while (!m_answers.isEmpty() && m_answers.last().position >= position)
        use(m_answers.takeLast(), -1);
    m_sums.truncate(position);
}

void ContextTally::settleChanges()
{
    QList<int> positions(m_changed.cbegin(), m_changed.cend());
    m_changed.clear();
    std::sort(positions.begin(), positions.end());
    if (positions.size() > mostChangedSingly) {
        forgetFrom(positions.first());
        readOn();
        return;
    }
    for (const int position : std::as_const(positions)) {
        Counted counted;
        if (const Node *node = m_session.conversation().nodeAt(position))
            counted.add(*node, m_keeping);
        m_kept.remove(position);
        m_kept.insert(counted.kept);
        if (!counted.entries.isEmpty())
            m_sums.replace(position, counted.entries.first());
    }
    if (!positions.isEmpty())
        m_sums.sumFrom(positions.first());
    Q_EMIT changed();
}

void ContextTally::use(const Answer &answer, int sign)
{
    const auto isOfModel = [&answer](const auto &used) { return used.first == answer.model; };
    auto used = std::find_if(m_used.begin(), m_used.end(), isOfModel);
    if (used == m_used.end())
        used = m_used.insert(m_used.end(), {answer.model, {}});
    Usage &sum = used->second;
    sum.input += sign * answer.usage.input;
    sum.output += sign * answer.usage.output;
    sum.cacheRead += sign * answer.usage.cacheRead;
    sum.cacheWrite += sign * answer.usage.cacheWrite;
}

std::optional<double> ContextTally::measured(const ModelAddress &model, int before) const
{
    const auto isOfModel = [&model, before](const Answer &answer) {
        return answer.model == model && answer.usage.estimated > 0 && (before < 0 || answer.position < before);
    };
    for (const QList<Answer> *answers : {&m_pendingAnswers, &m_answers}) {
        const auto end = answers->crbegin() + std::min<qsizetype>(answersLookedAt, answers->size());
        if (const auto last = std::find_if(answers->crbegin(), end, isOfModel); last != end)
            return measuredScale(last->usage);
    }
    return {};
}

ContextForecast ContextTally::forecast(const ContextLoad &more, ContextRoom room, const ModelAddress &model, int before) const
{
    // While a turn is under way, what it stages stands after its place, whatever else is there.
    const bool isInTurn = before < 0 && m_session.turn();
    const PathSums::Sum base = m_sums.upTo(isInTurn ? m_session.turnPosition() + 1 : before);
    const auto scale = measured(model, before);
    room.scale = scale.value_or(1);
    ContextForecast forecast;
    forecast.isMeasured = scale.has_value();
    forecast.whole = base.all;
    forecast.whole += more;
    if (isInTurn)
        forecast.whole += m_pending;
    forecast.load = forecast.whole;
    forecast.fit.room = roomWithoutAnswer(room);
    if (room.context > 0)
        leaveOut(forecast, base, room);
    forecast.load = forecast.load.times(room.scale);
    forecast.whole = forecast.whole.times(room.scale);
    forecast.fit.tokens = forecast.load.total();
    return forecast;
}

PathPart ContextTally::endOf(int end, qint64 context, const ModelAddress &model) const
{
    const auto scale = measured(model, end);
    return m_sums.endOf(end, qint64(double(context) * (scale ? marginOfMeasured / *scale : marginOfEstimate)));
}

void ContextTally::leaveOut(ContextForecast &forecast, const PathSums::Sum &base, const ContextRoom &room) const
{
    const HistoryLimit limit = historyLimit(forecast.whole, room);
    forecast.fit.over = limit.over;
    const double excess = limit.excessOf(room.scale * double(forecast.whole.said()));
    if (excess <= 0)
        return;
    const auto isEnough = [&room, excess](const PathSums::Sum &turn) { return room.scale * double(turn.going.said()) >= excess; };
    // What a person has said since the last answer belongs to what is said now, and stays.
    const QList<PathSums::Sum> &turns = m_sums.turns();
    auto end = std::lower_bound(
        turns.cbegin(), turns.cend(), base.first, [](const PathSums::Sum &turn, int at) { return turn.first < at; });
    const PathSums::Sum all = base.isOfPersonAlone && end != turns.cbegin() ? *--end : base;
    const auto cut = std::partition_point(turns.cbegin(), end, [&isEnough](const PathSums::Sum &turn) { return !isEnough(turn); });
    const PathSums::Sum &left = cut == end ? all : *cut;
    forecast.fit.leftOut = left.canisters;
    if (left.canisters == 0)
        return;
    forecast.load -= left.going;
    forecast.load += loadOf(*noteOfWhatIsLeftOut({}));
}

} // namespace model
