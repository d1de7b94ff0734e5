// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/evaluation/sqlrunstore.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct SqlRunStoreTexts {
    Q_DECLARE_TR_FUNCTIONS(model::RunStore)
};

// What is looked for in the order of runs is BETWEEN a value and itself, and ordered by that value first. Where it is equal to the value
// PostgreSQL knows that ORDER BY run is enough, and where it takes the value for a common one it goes by the primary key, past all others.

//! Runs that one statement puts in.
constexpr qsizetype mostAtOnce = 200;
//! The state of runs that nobody will do, since their evaluation was stopped. (0: waiting, 1: taken, 2: done.)
constexpr int givenUp = 3;
//! What a run becomes that somebody had taken and does not do: one that waits, where its evaluation still runs.
const QString leftState = u"CASE WHEN evaluation IN (SELECT id FROM evaluations WHERE state = 0) THEN 0 ELSE %1 END"_s.arg(givenUp);

QString hexOf(const QByteArray &key)
{
    return QString::fromLatin1(key.toHex());
}

EvaluationRecord recordOf(const QVariantList &row)
{
    EvaluationRecord record;
    record.id = row.at(0).toString();
    record.suite = row.at(1).toString();
    record.begun = QDateTime::fromMSecsSinceEpoch(row.at(2).toLongLong(), Qt::UTC);
    record.state = EvaluationRecord::State(row.at(3).toInt());
    record.total = row.at(4).toLongLong();
    record.done = row.at(5).toLongLong();
    return record;
}

const QString recordColumns = u"e.id, e.suite, e.begun, e.state, e.total, "
                              "(SELECT count(*) FROM runs r WHERE r.evaluation = e.id AND r.state = 2)"_s;

EvaluationOutcome keptOutcome(const QString &text, const QString &worker, bool isKept, int grade)
{
    const auto json = JsonText::parse(text.toUtf8());
    EvaluationOutcome outcome = json ? EvaluationOutcome::read(*json) : EvaluationOutcome();
    outcome.worker = worker;
    outcome.isKept = isKept;
    outcome.grade = grade;
    return outcome;
}

} // namespace

QString toWire(EvaluationRecord::State state)
{
    switch (state) {
    case EvaluationRecord::State::Running: return u"running"_s;
    case EvaluationRecord::State::Ended: return u"ended"_s;
    case EvaluationRecord::State::Stopped: break;
    }
    return u"stopped"_s;
}

Result<void> SqlRunStore::begin(
    const EvaluationRecord &evaluation, const JsonText &suite, const QList<RunTicket> &runs, const QMap<QString, int> &limits, bool fresh)
{
    m_connection->hold(evaluation.id);
    const auto begun = m_connection->together([&]() -> Result<void> {
        const auto made = m_connection->change(u"INSERT INTO evaluations (id, suite, begun, state, total, content, fresh) "
                                               "VALUES (?, ?, ?, 0, ?, ?, ?)"_s,
            {evaluation.id, evaluation.suite, evaluation.begun.toMSecsSinceEpoch(), qint64(runs.size()), suite.toString(), fresh ? 1 : 0});
        if (!made)
            return tl::make_unexpected(made.error());
        for (auto limit = limits.begin(); limit != limits.end(); ++limit) {
            const auto set = m_connection->change(u"INSERT INTO providers (name, most, paused) VALUES (?, ?, 0) "
                                                  "ON CONFLICT (name) DO UPDATE SET most = excluded.most"_s,
                {limit.key(), limit.value()});
            if (!set)
                return tl::make_unexpected(set.error());
        }
        return insertRuns(evaluation, runs, fresh).and_then([this] { return m_connection->tell(RunNews::Runs); });
    });
    if (!begun)
        m_connection->letGo(evaluation.id);
    return begun;
}

//! `from`: how many are there already. Many in one statement, since each costs a way to the database and back.
Result<void> SqlRunStore::insertSome(const EvaluationRecord &evaluation, const QList<RunTicket> &runs, qint64 from)
{
    QStringList places;
    QVariantList values;
    for (const RunTicket &run : runs) {
        places.append(u"(?, ?, ?, ?, ?, ?, ?, ?)"_s);
        values << evaluation.id << ++from << run.place.caseId << run.place.variant << run.place.repeat << run.provider
               << hexOf(run.answerKey) << hexOf(run.key);
    }
    return m_connection
        ->change(
            u"INSERT INTO runs (evaluation, number, case_id, variant, repeat, provider, answer_key, key) VALUES "_s + places.join(u", "_s),
            values)
        .map([](qint64) {});
}

Result<void> SqlRunStore::insertRuns(const EvaluationRecord &evaluation, const QList<RunTicket> &runs, bool fresh)
{
    for (qsizetype from = 0; from < runs.size(); from += mostAtOnce) {
        if (const auto inserted = insertSome(evaluation, runs.mid(from, mostAtOnce), from); !inserted)
            return inserted;
    }
    if (fresh)
        return {};
    // The newest that did not break stands in.
    const QString earlier = u"FROM runs o WHERE o.key %1 AND o.state = 2 AND o.verdict < 2 AND o.evaluation <> runs.evaluation"_s;
    const QString newest = earlier.arg(u"BETWEEN runs.key AND runs.key"_s) + u" ORDER BY o.key DESC, o.run DESC LIMIT 1"_s;
    const auto kept = m_connection->change(u"UPDATE runs SET state = 2, kept = 1, attempt = 0, outcome = (SELECT o.outcome %1), "
                                           "verdict = (SELECT o.verdict %1), grade = (SELECT o.grade %1), worker = (SELECT o.worker %1) "
                                           "WHERE evaluation = ? AND EXISTS (SELECT 1 %2)"_s.arg(newest, earlier.arg(u"= runs.key"_s)),
        {evaluation.id});
    return kept.map([](qint64) {});
}

//! One whose process was killed is not running, although nobody could write that it is over.
EvaluationRecord SqlRunStore::asItIs(EvaluationRecord record) const
{
    if (record.state == EvaluationRecord::State::Running && !m_connection->isUnderWay(record.id))
        record.state = record.done < record.total ? EvaluationRecord::State::Stopped : EvaluationRecord::State::Ended;
    return record;
}

Result<EvaluationRecord> SqlRunStore::find(const QString &id, const QString &suite, bool ended)
{
    QString where = u"WHERE e.id LIKE ?"_s;
    // Nobody's identifier has such a character.
    QString beginning = id;
    QVariantList values {beginning.remove(u'%').remove(u'_') + u'%'};
    if (!suite.isEmpty()) {
        where += u" AND e.suite = ?"_s;
        values.append(suite);
    }
    if (ended)
        where += u" AND e.state = 1"_s;
    values.append(id);
    const auto rows = m_connection->rows(
        u"SELECT %1 FROM evaluations e %2 ORDER BY e.id = ? DESC, e.id DESC LIMIT 2"_s.arg(recordColumns, where), values);
    if (!rows)
        return tl::make_unexpected(rows.error());
    if (rows->isEmpty() && !id.isEmpty())
        return failure(ErrorCategory::Usage, SqlRunStoreTexts::tr("There is no evaluation “%1”.").arg(id));
    if (rows->isEmpty())
        return failure(ErrorCategory::Usage, SqlRunStoreTexts::tr("There is no evaluation of “%1” yet.").arg(suite));
    const EvaluationRecord found = asItIs(recordOf(rows->first()));
    if (!id.isEmpty() && rows->size() > 1 && found.id != id)
        return failure(ErrorCategory::Usage, SqlRunStoreTexts::tr("Several evaluations begin with “%1”.").arg(id));
    return found;
}

Result<QList<EvaluationRecord>> SqlRunStore::evaluations(const QString &suite, int most)
{
    const auto rows = m_connection->rows(
        u"SELECT %1 FROM evaluations e WHERE e.suite = ? ORDER BY e.id DESC LIMIT ?"_s.arg(recordColumns), {suite, most});
    if (!rows)
        return tl::make_unexpected(rows.error());
    QList<EvaluationRecord> records;
    for (const QVariantList &row : *rows)
        records.append(asItIs(recordOf(row)));
    return records;
}

Result<QList<EvaluationRecord>> SqlRunStore::suites(int most)
{
    const auto rows = m_connection->rows(
        u"SELECT %1 FROM evaluations e WHERE e.id IN (SELECT max(id) FROM evaluations GROUP BY suite) ORDER BY e.id DESC LIMIT ?"_s.arg(
            recordColumns),
        {most});
    return rows.map([this](const RunConnection::Rows &found) {
        QList<EvaluationRecord> records;
        for (const QVariantList &row : found)
            records.append(asItIs(recordOf(row)));
        return records;
    });
}

Result<JsonText> SqlRunStore::suite(const QString &evaluation)
{
    const auto rows = m_connection->rows(u"SELECT content FROM evaluations WHERE id = ?"_s, {evaluation});
    if (!rows)
        return tl::make_unexpected(rows.error());
    if (rows->isEmpty())
        return failure(ErrorCategory::Usage, SqlRunStoreTexts::tr("There is no evaluation “%1”.").arg(evaluation));
    return JsonText::parse(rows->first().first().toString().toUtf8());
}

Result<QList<EvaluationOutcome>> SqlRunStore::outcomes(const QString &evaluation)
{
    const auto rows = m_connection->rows(
        u"SELECT outcome, worker, kept, grade, case_id, variant, repeat FROM runs WHERE evaluation = ? AND state = 2 ORDER BY number"_s,
        {evaluation});
    if (!rows)
        return tl::make_unexpected(rows.error());
    QList<EvaluationOutcome> outcomes;
    for (const QVariantList &row : *rows) {
        EvaluationOutcome outcome = keptOutcome(row.at(0).toString(), row.at(1).toString(), row.at(2).toInt() != 0, row.at(3).toInt());
        outcome.place = {row.at(4).toString(), row.at(5).toString(), row.at(6).toInt()};
        outcomes.append(std::move(outcome));
    }
    return outcomes;
}

Result<void> SqlRunStore::end(const QString &evaluation, EvaluationRecord::State state)
{
    const auto ended = m_connection->together([&]() -> Result<void> {
        const auto set = m_connection->change(u"UPDATE evaluations SET state = ? WHERE id = ?"_s, {int(state), evaluation});
        // Else whoever takes runs of another evaluation has to pass these, each time.
        const auto left =
            set ? m_connection->change(u"UPDATE runs SET state = %1 WHERE evaluation = ? AND state = 0"_s.arg(givenUp), {evaluation}) : set;
        return left ? m_connection->tell(RunNews::Runs) : tl::make_unexpected(left.error());
    });
    if (ended)
        m_connection->letGo(evaluation);
    return ended;
}

Result<RunStore::Taken> SqlRunStore::take(const Taker &taker)
{
    Taken taken;
    const auto done = m_connection->together([&]() -> Result<void> {
        if (const auto turn = m_connection->takeTurns(); !turn)
            return turn;
        // A run whose lease has run out is one that nobody does.
        const auto lost = m_connection->change(
            u"UPDATE runs SET state = %1 WHERE state = 1 AND lease < %2"_s.arg(leftState, m_connection->now()));
        if (!lost)
            return tl::make_unexpected(lost.error());
        const auto rows = m_connection->rows(u"SELECT p.name, p.most - (SELECT count(*) FROM runs r WHERE r.provider = p.name "
                                             "AND r.state = 1), p.paused - %1 FROM providers p ORDER BY p.name"_s.arg(m_connection->now()));
        if (!rows)
            return tl::make_unexpected(rows.error());
        for (const QVariantList &row : *rows) {
            const QString provider = row.at(0).toString();
            if (const qint64 pause = row.at(2).toLongLong(); pause > 0)
                taken.pauses.insert(provider, pause);
            else if (const auto of = takeOf(provider, row.at(1).toLongLong(), taker, taken); !of)
                return of;
        }
        return taken.runs.isEmpty() ? countOthers(taker, taken) : Result<void>();
    });
    return done ? Result<Taken>(taken) : tl::make_unexpected(done.error());
}

Result<void> SqlRunStore::takeOf(const QString &provider, qint64 room, const Taker &taker, Taken &taken)
{
    const qint64 most = std::min<qint64>(room, taker.most - taken.runs.size());
    if (most <= 0)
        return {};
    const QString of = taker.evaluation.isEmpty() ? u"evaluation IN (SELECT id FROM evaluations WHERE state = 0)"_s : u"evaluation = ?"_s;
    QVariantList values {taker.worker, taker.leaseSeconds * 1000, provider, provider};
    if (!taker.evaluation.isEmpty())
        values.append(taker.evaluation);
    values.append(most);
    const auto rows = m_connection->rows(u"UPDATE runs SET state = 1, worker = ?, lease = %1 + ?, attempt = attempt + 1 WHERE run IN ("
                                         "SELECT run FROM runs WHERE provider BETWEEN ? AND ? AND state = 0 AND %2 "
                                         "ORDER BY provider, run LIMIT ? %3) "
                                         "RETURNING run, evaluation, case_id, variant, repeat, answer_key, key, attempt"_s.arg(
                                             m_connection->now(), of, m_connection->claim()),
        values);
    if (!rows)
        return tl::make_unexpected(rows.error());
    for (const QVariantList &row : *rows) {
        RunTicket run;
        run.row = row.at(0).toLongLong();
        run.evaluation = row.at(1).toString();
        run.place = {row.at(2).toString(), row.at(3).toString(), row.at(4).toInt()};
        run.provider = provider;
        run.answerKey = QByteArray::fromHex(row.at(5).toString().toLatin1());
        run.key = QByteArray::fromHex(row.at(6).toString().toLatin1());
        run.attempt = row.at(7).toInt();
        if (const auto attached = attachEarlier(run); !attached)
            return attached;
        taken.runs.append(run);
    }
    return {};
}

//! What was answered when all but what is expected was the same.
Result<void> SqlRunStore::attachEarlier(RunTicket &run)
{
    const QString key = hexOf(run.answerKey);
    const auto rows = m_connection->rows(
        u"SELECT o.outcome, o.worker FROM runs o WHERE o.answer_key BETWEEN ? AND ? AND o.state = 2 AND o.verdict < 2 "
        "AND o.evaluation <> ? AND NOT EXISTS (SELECT 1 FROM evaluations e WHERE e.id = ? AND e.fresh = 1) "
        "ORDER BY o.answer_key DESC, o.run DESC LIMIT 1"_s,
        {key, key, run.evaluation, run.evaluation});
    if (!rows)
        return tl::make_unexpected(rows.error());
    if (!rows->isEmpty())
        run.before = keptOutcome(rows->first().at(0).toString(), rows->first().at(1).toString(), true, 0);
    return {};
}

//! What is left where nothing could be taken: it is the others' affair, or over.
Result<void> SqlRunStore::countOthers(const Taker &taker, Taken &taken)
{
    const bool isAny = taker.evaluation.isEmpty();
    const QString of = isAny ? u"evaluation IN (SELECT id FROM evaluations WHERE state = 0)"_s : u"evaluation = ?"_s;
    QVariantList values;
    if (!isAny)
        values.append(taker.evaluation);
    // Both are worded so that SQLite goes by the index of those that wait, or are taken: else it looks at all runs of the evaluation.
    const auto waiting = m_connection->rows(u"SELECT 1 FROM runs WHERE state = 0 AND %1 ORDER BY provider, run LIMIT 1"_s.arg(of), values);
    values.append(taker.worker);
    const auto elsewhere = waiting
        ? m_connection->rows(
            u"SELECT count(*) FROM runs WHERE state = 1 AND %1 AND worker <> ?"_s.arg(isAny ? of : u"evaluation || '' = ?"_s), values)
        : waiting;
    if (!elsewhere)
        return tl::make_unexpected(elsewhere.error());
    taken.waiting = waiting->size();
    taken.elsewhere = elsewhere->first().first().toLongLong();
    if (taken.waiting + taken.elsewhere > 0)
        return {};
    // Whoever finds nothing left says that it is over; who finishes the last run cannot see whether others do so at the same time.
    return m_connection
        ->change(u"UPDATE evaluations SET state = 1 WHERE state = 0 AND NOT EXISTS "
                 "(SELECT 1 FROM runs r WHERE r.evaluation = evaluations.id AND r.state < 2)"_s)
        .map([](qint64) {});
}

Result<bool> SqlRunStore::finish(
    const RunTicket &run, const QString &worker, const EvaluationOutcome &outcome, const QByteArray &conversation)
{
    bool counts = false;
    const auto done = m_connection->together([&]() -> Result<void> {
        const auto written = m_connection->change(u"UPDATE runs SET state = 2, outcome = ?, verdict = ?, kept = ?, finished = %1 "
                                                  "WHERE run = ? AND state = 1 AND worker = ? AND attempt = ?"_s.arg(m_connection->now()),
            {outcome.toJson().toString(), int(outcome.verdict), outcome.isKept ? 1 : 0, run.row, worker, run.attempt});
        if (!written)
            return tl::make_unexpected(written.error());
        counts = *written == 1;
        if (!counts)
            return {};
        if (!conversation.isEmpty()) {
            const auto kept = m_connection->change(
                u"INSERT INTO conversations (id, evaluation, content) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING"_s,
                {outcome.run.conversation.toString(), run.evaluation, conversation});
            if (!kept)
                return tl::make_unexpected(kept.error());
        }
        return m_connection->tell(RunNews::Results);
    });
    return done ? Result<bool>(counts) : tl::make_unexpected(done.error());
}

Result<void> SqlRunStore::renew(const Taker &taker)
{
    return m_connection->together([&] {
        return m_connection
            ->change(u"UPDATE runs SET lease = %1 + ? WHERE worker = ? AND state = 1"_s.arg(m_connection->now()),
                {taker.leaseSeconds * 1000, taker.worker})
            .map([](qint64) {});
    });
}

Result<void> SqlRunStore::release(const QString &worker)
{
    return m_connection->together([&] {
        return m_connection->change(u"UPDATE runs SET state = %1, lease = 0 WHERE worker = ? AND state = 1"_s.arg(leftState), {worker})
            .and_then([this](qint64) { return m_connection->tell(RunNews::Runs); });
    });
}

Result<void> SqlRunStore::pause(const QString &provider, qint64 milliseconds)
{
    return m_connection->together([&] {
        return m_connection
            ->change(u"UPDATE providers SET paused = %1 + ? WHERE name = ? AND paused < %1 + ?"_s.arg(m_connection->now()),
                {milliseconds, provider, milliseconds})
            .and_then([this](qint64) { return m_connection->tell(RunNews::Runs); });
    });
}

Result<void> SqlRunStore::grade(const QString &evaluation, const RunPlace &place, int grade)
{
    return m_connection->together([&]() -> Result<void> {
        const auto graded = m_connection->change(
            u"UPDATE runs SET grade = ? WHERE evaluation = ? AND case_id = ? AND variant = ? AND repeat = ? AND state = 2"_s,
            {grade, evaluation, place.caseId, place.variant, place.repeat});
        if (!graded)
            return tl::make_unexpected(graded.error());
        if (*graded == 0)
            return failure(ErrorCategory::Usage,
                SqlRunStoreTexts::tr("The evaluation has no run %1/%2/%3 that is done.")
                    .arg(place.caseId, place.variant, QString::number(place.repeat)));
        return {};
    });
}

Result<void> SqlRunStore::prefer(const QString &suite, const Preference &preference)
{
    const Preference kept = preference.inOrder();
    return m_connection->together([&] {
        return m_connection
            ->change(u"INSERT INTO preferences (suite, one, other, better) VALUES (?, ?, ?, ?) "
                     "ON CONFLICT (suite, one, other) DO UPDATE SET better = excluded.better"_s,
                {suite, kept.one.toString(), kept.other.toString(), int(kept.better)})
            .and_then([this](qint64) { return m_connection->tell(RunNews::Results); });
    });
}

Result<QList<Preference>> SqlRunStore::preferences(const QString &suite)
{
    const auto rows = m_connection->rows(u"SELECT one, other, better FROM preferences WHERE suite = ?"_s, {suite});
    if (!rows)
        return tl::make_unexpected(rows.error());
    QList<Preference> preferences;
    for (const QVariantList &row : *rows)
        preferences.append({ConversationId(row.at(0).toString()), ConversationId(row.at(1).toString()),
            Preference::Better(std::clamp(row.at(2).toInt(), 0, 2))});
    return preferences;
}

Result<QByteArray> SqlRunStore::conversation(const QString &id)
{
    const auto rows = m_connection->rows(u"SELECT content FROM conversations WHERE id = ?"_s, {id});
    return rows ? Result<QByteArray>(rows->isEmpty() ? QByteArray() : rows->first().first().toByteArray())
                : tl::make_unexpected(rows.error());
}

} // namespace model
