// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/database.h"
#include "tests/program/program.h"
#include "tests/soak/killtally.h"

#include <QJsonArray>
#include <QRandomGenerator>

#include <memory>

//! Kills `parlance converse` (SIGKILL), one run after the other on one profile: at some moment, right after an event of its output, or
//! right after a call has had its effect, a file. Then the store is opened as the next start does it, and compared with what the
//! run had told and done. The model is a rehearsal server of its own.
class Killing final
{
    Q_DISABLE_COPY_MOVE(Killing)

public:
    explicit Killing(quint32 seed);
    ~Killing();

    //! A server that plays the scenario, and a conversation on a new profile. \return whether they are there.
    bool begin();
    //! One run, killed or ended.
    void round(KillTally &tally);

private:
    //! When a run is killed: `delay` microseconds after the time, the event (of all, or of those whose line holds `event`), or the first
    //! file.
    struct Moment {
        KillTally::Count kind = KillTally::AtAnyTime;
        int milliseconds = 0;
        QByteArray event;
        int number = 1;
        int delay = 0;
    };
    //! What a run had told by its death.
    struct Run {
        bool wasKilled = false;
        Program::Run told;
        //! The text of its last answer that was there a good second before.
        QString seen;
        QString name;
    };

    Moment chooseMoment(bool isLong);
    Run run(const Moment &moment, bool isLong);
    bool hasCome(const Moment &moment, const QByteArray &output, qint64 milliseconds, const QString &name) const;
    QStringList converseArguments(const QString &prompt) const;
    //! Ends what was left open, as the next start does. \return how many turns are open then.
    model::Result<int> recover(model::Database &database) const;
    //! The canisters of the conversation, as the next start finds it; nothing where it does not open, with the reason.
    std::optional<QList<QJsonObject>> reopen(QString &why, int &openTurns);
    void compare(const Run &run, const QList<QJsonObject> &canisters, KillTally &tally);
    void compareEffects(const Run &run, const QList<QJsonObject> &added, KillTally &tally);
    QString describe(const Run &run) const;

    QRandomGenerator m_random;
    Program m_server;
    Program m_program;
    std::unique_ptr<QProcess> m_rehearsal;
    QString m_url;
    QString m_conversation;
    QList<QJsonObject> m_before;
    int m_round = 0;
};
