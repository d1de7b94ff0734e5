// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/contexttally.h"

#include "model/basics/logging.h"
#include "model/session/requestbuilder.h"
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

const ContextLoad &loadOfWithheld()
{
    static const ContextLoad load = [] {
        Canister invocation;
        invocation.role = Role::Invocation;
        invocation.invocation.emplace();
        return loadOf(*withheldResult(invocation));
    }();
    return load;
}

} // namespace

void ContextTally::Counted::add(const Node &node)
{
    const Canister &canister = *node.canister;
    const ContextLoad load = loadOf(canister);
    Entry entry {quint32(load.supervisor), quint32(load.history), quint32(load.documents), quint32(load.pictures), 0, canister.role,
        node.active, node.pinned};
    if (canister.invocation)
        entry.call = quint32(qHash(canister.invocation->id));
    else if (canister.result)
        entry.call = quint32(qHash(canister.result->invocation));
    entries.append(entry);
    if (canister.usage != Usage())
        answers.append({node.position, canister.model, canister.usage});
}

//! Adds entry after entry, and knows where turns and rounds begin as fitContext() does.
class ContextTally::Summing
{
public:
    //! From the beginning of a turn on.
    explicit Summing(const Sum &from)
        : m_sum(from)
    {
        if (from.first > 0)
            m_before = Role::Assistant;
    }

    //! \return whether a turn begins with it.
    bool add(const Entry &entry)
    {
        ContextLoad load {entry.supervisor, 0, 0, entry.history, entry.documents, entry.pictures};
        if (entry.role == Role::Invocation && entry.isActive)
            m_calls.insert(entry.call);
        const bool isWithheld = entry.role == Role::Result && !entry.isActive;
        if (isWithheld)
            load = loadOfWithheld();
        if (entry.role == Role::Result ? !m_calls.contains(entry.call) : !entry.isActive)
            return false;
        if (entry.role == Role::Supervisor) {
            m_sum.all += load;
            return false;
        }
        const bool isTurn = beginsTurn(m_before, entry.role);
        if (beginsUnit(m_before, entry.role))
            closeUnit();
        if (isTurn)
            m_calls.clear();
        m_before = entry.role;
        m_isOfPersonAlone = (isTurn || m_isOfPersonAlone) && (entry.role == Role::User || entry.role == Role::Document);
        m_unit += load;
        ++m_canisters;
        m_isKept = m_isKept || entry.isPinned;
        m_sum.all += load;
        return isTurn;
    }

    //! Of what stands before the entry that began a turn, which has been added.
    Sum beforeUnit(int position) const
    {
        Sum sum = m_sum;
        sum.first = position;
        sum.all -= m_unit;
        sum.isOfPersonAlone = false;
        return sum;
    }

    //! Of everything.
    Sum end()
    {
        closeUnit();
        Sum sum = m_sum;
        sum.isOfPersonAlone = m_isOfPersonAlone;
        return sum;
    }

private:
    void closeUnit()
    {
        if (!m_isKept) {
            m_sum.going += m_unit;
            m_sum.canisters += m_canisters;
        }
        m_unit = {};
        m_canisters = 0;
        m_isKept = false;
    }

    Sum m_sum;
    std::optional<Role> m_before;
    QSet<quint32> m_calls;
    ContextLoad m_unit;
    int m_canisters = 0;
    bool m_isKept = false;
    bool m_isOfPersonAlone = false;
};

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
    return m_changed.isEmpty() && m_entries.size() == m_session.conversation().length();
}

void ContextTally::followConversation()
{
    const Conversation &conversation = m_session.conversation();
    connect(&conversation, &Conversation::appended, this, &ContextTally::readOn);
    connect(&conversation, &Conversation::aboutToReplace, this, &ContextTally::forgetFrom);
    connect(&conversation, &Conversation::replaced, this, &ContextTally::readOn);
    connect(&conversation, &Conversation::othersChanged, this, &ContextTally::countAnew);
    connect(&conversation, &Conversation::nodeChanged, this, [this](int position) {
        if (position < m_entries.size())
            m_changed.insert(position);
        m_settling.start();
    });
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
        for (const Answer &answer : std::exchange(m_pendingAnswers, {}))
            use(answer, -1);
        Q_EMIT changed();
    });
}

void ContextTally::addPending(const Canister &canister)
{
    m_pending += loadOf(canister);
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
    const int first = int(m_entries.size());
    const int missing = conversation.length() - first;
    if (missing <= fewCanisters) {
        Counted counted;
        for (int position = first; position < first + missing; ++position) {
            if (const Node *node = conversation.nodeAt(position))
                counted.add(*node);
        }
        take(counted);
        return;
    }
    m_state = State::Reading;
    m_store.run(
        this,
        [path = conversation.path(), first](Database &database) {
            return ConversationStore(database).nodes(path, first, chunkOfTally).map([](const QList<Node> &nodes) {
                Counted counted;
                for (const Node &node : nodes)
                    counted.add(node);
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
    const int first = int(m_entries.size());
    m_entries += counted.entries;
    m_answers += counted.answers;
    for (const Answer &answer : counted.answers)
        use(answer, 1);
    sumFrom(first);
    if (isWhole())
        Q_EMIT changed();
}

void ContextTally::forgetFrom(int position)
{
    ++m_reading;
    if (m_state == State::Failed)
        m_state = State::Idle;
    m_changed.removeIf([position](int changed) { return changed >= position; });
    if (position >= m_entries.size())
        return;
    m_entries.resize(position);
    while (!m_answers.isEmpty() && m_answers.last().position >= position)
        use(m_answers.takeLast(), -1);
    sumFrom(position);
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
            counted.add(*node);
        if (!counted.entries.isEmpty())
            m_entries[position] = counted.entries.first();
    }
    if (!positions.isEmpty())
        sumFrom(positions.first());
    Q_EMIT changed();
}

//! Makes the sums anew of everything from there on, and of the turn that it stands in.
void ContextTally::sumFrom(int position)
{
    Sum from;
    while (!m_turns.isEmpty()) {
        from = m_turns.takeLast();
        if (from.first < position)
            break;
    }
    if (m_turns.isEmpty() && from.first >= position)
        from = {};
    Summing summing(from);
    for (int index = from.first; index < m_entries.size(); ++index) {
        if (summing.add(m_entries.at(index)))
            m_turns.append(summing.beforeUnit(index));
    }
    m_end = summing.end();
    m_end.first = int(m_entries.size());
}

ContextTally::Sum ContextTally::upTo(int position) const
{
    if (position < 0 || position >= m_entries.size())
        return m_end;
    const auto after = std::upper_bound(
        m_turns.cbegin(), m_turns.cend(), position, [](int at, const Sum &turn) { return at < turn.first; });
    const Sum from = after == m_turns.cbegin() ? Sum() : *std::prev(after);
    Summing summing(from);
    for (int index = from.first; index < position; ++index)
        summing.add(m_entries.at(index));
    Sum sum = summing.end();
    sum.first = position;
    return sum;
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
    const Sum base = upTo(isInTurn ? m_session.turnPosition() + 1 : before);
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

void ContextTally::leaveOut(ContextForecast &forecast, const Sum &base, const ContextRoom &room) const
{
    const HistoryLimit limit = historyLimit(forecast.whole, room);
    forecast.fit.over = limit.over;
    const double excess = limit.excessOf(room.scale * double(forecast.whole.said()));
    if (excess <= 0)
        return;
    const auto isEnough = [&room, excess](const Sum &turn) { return room.scale * double(turn.going.said()) >= excess; };
    // What a person has said since the last answer belongs to what is said now, and stays.
    auto end = std::lower_bound(m_turns.cbegin(), m_turns.cend(), base.first, [](const Sum &turn, int at) { return turn.first < at; });
    const Sum all = base.isOfPersonAlone && end != m_turns.cbegin() ? *--end : base;
    const auto cut = std::partition_point(m_turns.cbegin(), end, [&isEnough](const Sum &turn) { return !isEnough(turn); });
    const Sum &left = cut == end ? all : *cut;
    forecast.fit.leftOut = left.canisters;
    if (left.canisters == 0)
        return;
    forecast.load -= left.going;
    forecast.load += loadOf(*noteOfWhatIsLeftOut({}));
}

} // namespace model
