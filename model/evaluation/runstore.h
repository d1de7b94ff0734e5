// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/preferences.h"
#include "model/evaluation/runconnection.h"

#include <QDateTime>
#include <QMap>

#include <functional>

namespace model {

//! An evaluation as lists show it.
struct EvaluationRecord {
    enum class State { Running, Ended, Stopped };

    QString id = newIdentifier();
    QString suite = {};
    QDateTime begun = QDateTime::currentDateTimeUtc();
    State state = State::Running;
    qint64 total = 0;
    qint64 done = 0;
};

QString toWire(EvaluationRecord::State state);

//! A run that is to be done.
struct RunTicket {
    qint64 row = 0;
    QString evaluation = {};
    RunPlace place = {};
    //! Of the variant's model.
    QString provider = {};
    //! Of all that the answer depends on, and of that and what is expected.
    QByteArray answerKey = {};
    QByteArray key = {};
    //! How often it has been taken, this time included: who finishes it says so, and counts only where nobody has taken it since.
    int attempt = 0;
    //! What came of the same question before, where what is expected has changed since: it is only judged anew.
    std::optional<EvaluationOutcome> before = {};
};

//! Port: where suites, runs and results are kept, and where those who do the runs find them. Everything is one transaction. Used on one
//! thread, on which calls may wait: see RunKeeper. Two ends: SqlRunStore over SQLite, and over PostgreSQL.
class RunStore
{
public:
    virtual ~RunStore() = default;

    //! `suite`: the whole of it, as JSON. Runs whose key has been done before, unless that broke, are done with this; none where `fresh`.
    //! `limits`: how many runs at once each provider takes.
    virtual Result<void> begin(const EvaluationRecord &evaluation, const JsonText &suite, const QList<RunTicket> &runs,
        const QMap<QString, int> &limits, bool fresh) = 0;
    //! \return a Usage error where there is none of this identifier or the beginning of it. Empty: the newest of all; with `suite`, the
    //! newest of that suite, of `ended` only those that have ended.
    virtual Result<EvaluationRecord> find(const QString &id, const QString &suite = {}, bool ended = false) = 0;
    //! The newest first.
    virtual Result<QList<EvaluationRecord>> evaluations(const QString &suite, int most) = 0;
    virtual Result<JsonText> suite(const QString &evaluation) = 0;
    //! Of the runs that are done, in the order of the suite.
    virtual Result<QList<EvaluationOutcome>> outcomes(const QString &evaluation) = 0;
    virtual Result<void> end(const QString &evaluation, EvaluationRecord::State state) = 0;

    //! Who takes runs, and of which evaluation; empty for any.
    struct Taker {
        QString worker;
        QString evaluation = {};
        int most = 1;
        //! For how long they are its own unless it renews that.
        int leaseSeconds = 30;
    };
    struct Taken {
        QList<RunTicket> runs = {};
        //! Providers that are not to be asked, and for how many milliseconds.
        QMap<QString, qint64> pauses = {};
        //! Runs that nobody has taken, and those that somebody else does.
        qint64 waiting = 0;
        qint64 elsewhere = 0;
    };
    //! Takes runs that nobody does, as far as their providers have room and are not paused.
    virtual Result<Taken> take(const Taker &taker) = 0;
    //! \return false where somebody else has taken the run since, or it is done: it does not count then. `conversation`: what is kept of
    //! it here; empty where that is in another store.
    virtual Result<bool> finish(
        const RunTicket &run, const QString &worker, const EvaluationOutcome &outcome, const QByteArray &conversation) = 0;
    virtual Result<void> renew(const Taker &taker) = 0;
    //! What this worker has taken and not finished may be taken by others at once, and is given up where its evaluation has ended.
    virtual Result<void> release(const QString &worker) = 0;
    virtual Result<void> pause(const QString &provider, qint64 milliseconds) = 0;

    virtual Result<void> grade(const QString &evaluation, const RunPlace &place, int grade) = 0;
    //! Which of two answers is better; what was said of both before is replaced.
    virtual Result<void> prefer(const QString &suite, const Preference &preference) = 0;
    virtual Result<QList<Preference>> preferences(const QString &suite) = 0;
    //! The newest evaluation of each suite, the newest first.
    virtual Result<QList<EvaluationRecord>> suites(int most) = 0;
    //! Nothing where it is in another store.
    virtual Result<QByteArray> conversation(const QString &id) = 0;
    //! Calls `told` on this thread whenever others may have done something; does nothing where that is not known.
    virtual void listen(const std::function<void(RunNews)> &) { }
};

} // namespace model
