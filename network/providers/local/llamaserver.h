// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/countdown.h"
#include "model/basics/job.h"
#include "network/framing/framing.h"
#include "network/providers/description/localserver.h"
#include "network/providers/description/serverproperties.h"

#include <QDeadlineTimer>
#include <QPointer>
#include <QStringList>
#include <QTimer>
#include <QUrl>

#include <functional>

namespace network {

//! What a llama.cpp server writes to its standard output and error, read as it comes: the last lines, how far it has loaded its model,
//! and whether somebody else has its port. Bounded whatever it writes. A value.
class ServerOutput
{
public:
    static constexpr int keptLines = 1000;

    enum class Stage { Starting, Reading, LoadingTensors, Preparing, WarmingUp };

    //! Of one of the two streams. \return the lines that have become whole.
    QStringList read(const QByteArray &bytes, bool isError);
    //! The program is started anew: what it wrote before stays among the lines, and says nothing of this run.
    void beginAgain();
    //! A line of our own among them.
    void note(const QString &line);

    const QStringList &lines() const { return m_lines; }
    Stage stage() const { return m_stage; }
    //! From 0 to 100 of the tensors; -1 where it does not say.
    int percent() const { return m_percent; }
    bool portWasTaken() const { return m_portWasTaken; }
    //! What it wrote last of what sounds like an error, else its last lines; for the message when it has ended.
    QString lastWords() const;
    //! Those of its lines in this run that sound like an error; the first often says what led to the others.
    QStringList complaints() const;

private:
    void take(const QString &line);
    QStringList ofThisRun() const { return m_lines.mid(m_lines.size() - m_ofThisRun); }

    LineBuffer m_streams[2] {LineBuffer(longestLine), LineBuffer(longestLine)};
    QStringList m_lines;
    //! How many of the last ones are of this run.
    qsizetype m_ofThisRun = 0;
    Stage m_stage = Stage::Starting;
    int m_percent = -1;
    bool m_portWasTaken = false;

    static constexpr qsizetype longestLine = 64 * 1024;
};

class HttpClient;

//! Waits until a server has loaded its model, by asking `/health` again and again (503 until then), and asks it for its properties.
//! Never fails: it goes on until it is cancelled, since only whoever watches the process knows that waiting is in vain.
class ServerReadiness final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerReadiness)

public:
    //! `root`: where `/health` is. `key`: see ServerInquiry. `quiet` keeps the questions out of the person's record, where they would be
    //! hundreds.
    ServerReadiness(const QUrl &root, QByteArray key, HttpClient &quiet, HttpClient &recorded, QObject *parent);

Q_SIGNALS:
    void succeeded(const network::ServerProperties &properties);

private:
    void abandon() override;
    void askHealth();
    void askProperties();
    void again();
    void ready(const ServerProperties &properties);

    const QUrl m_root;
    const QByteArray m_key;
    HttpClient &m_quiet;
    HttpClient &m_recorded;
    QPointer<model::Job> m_asking;
    //! Milliseconds until the next question.
    int m_pause;
};

class ProcessGroup;
class ProcessHost;

//! What started servers work with; all outlives them. Functions, since these parts are made on first use.
struct LocalServices {
    std::function<ProcessHost &()> processHost = {};
    std::function<HttpClient &()> httpClient = {};
    //! Whose exchanges nobody keeps.
    HttpClient *quiet = nullptr;
};

//! A llama.cpp server that is started and watched: it waits until the model is loaded, notices the server's end, starts it again with
//! growing pauses, and gives up where that leads to nothing. Its program is in a group of its own, which ends with this. Owned by
//! LlamaServers.
class LlamaServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LlamaServer)

public:
    //! Starting: the program is being found and begun. Loading: it runs, and does not answer yet. Waiting: for the next attempt after
    //! it was lost.
    enum class State { Stopped, Starting, Loading, Ready, Waiting, Failed };

    //! `provider`: its name. The pauses between attempts begin with `firstPause` milliseconds and double up to a minute.
    LlamaServer(QString provider, LocalServer description, const LocalServices &services, QObject *parent, int firstPause = 1'000);
    ~LlamaServer() override;

    const QString &provider() const { return m_provider; }
    const LocalServer &description() const { return m_description; }
    State state() const { return m_state; }
    //! Why it does not run; empty where all is well.
    const model::Error &error() const { return m_error; }
    //! One sentence on what it is doing, for whoever waits for it: what it loads and how far, when it is tried again, why it failed.
    QString status() const;
    //! In Loading: how much of the model is loaded, from 0 to 100; -1 where it does not say.
    int percent() const { return m_output.percent(); }
    //! Milliseconds until it is started again, while it is Waiting for that; else 0.
    int untilNextAttempt() const { return m_state == State::Waiting ? m_again.remainingTime() : 0; }
    //! Its base URL while it is Ready, with the version; else empty.
    QUrl url() const;
    //! What this run of it asks for with every request, so that nothing else on this machine uses it; empty where its arguments name a key.
    const QByteArray &key() const { return m_key; }
    //! Of its latest run; empty before it was Ready.
    const ServerProperties &properties() const { return m_properties; }
    //! Bytes of main memory that the program and what it has started hold now (what pages of the model's file are in it included);
    //! 0 where it does not run.
    qint64 memory() const { return m_memory; }
    //! How often it was begun again, since it was lost or because the person said so.
    int restarts() const { return m_restarts; }
    //! The last lines of what it wrote.
    const QStringList &log() const { return m_output.lines(); }
    //! How often it was lost while it was Ready.
    int crashes() const { return m_crashes; }
    //! How that happened last.
    const model::Error &lastCrash() const { return m_lastCrash; }

    //! Does nothing where it runs or is on its way.
    void start();
    void stop();
    void restart();

Q_SIGNALS:
    //! The state, how far it has loaded, or the memory that it holds.
    void changed();
    void logged(const QString &line);

private:
    void startNow();
    void attempt();
    void launch();
    bool choosePort();
    void followGroup();
    void readOutput(const QByteArray &bytes, bool isError);
    void waitForModel();
    void becomeReady(const ServerProperties &properties);
    void ended(const QString &how);
    void lost(const model::Error &why);
    void setState(State state, const model::Error &error = {});
    void keep(const QString &line);
    void measure();
    void drop();
    model::Error whyEnded(const QString &how) const;

    const QString m_provider;
    const LocalServer m_description;
    const LocalServices m_services;
    const int m_firstPause;
    State m_state = State::Stopped;
    model::Error m_error;
    ProcessGroup *m_group = nullptr;
    //! What is under way before it is ready; deleted with the attempt.
    QObject *m_attempt = nullptr;
    //! Kept from one run to the next where it is free.
    quint16 m_port = 0;
    QByteArray m_key;
    int m_takenPorts = 0;
    ServerOutput m_output;
    ServerProperties m_properties;
    qint64 m_memory = 0;
    QTimer m_measure;
    model::Countdown m_again;
    //! How often it was lost or did not come about since it was last up for a while.
    int m_losses = 0;
    int m_restarts = 0;
    int m_crashes = 0;
    model::Error m_lastCrash;
    bool m_hasBeenReady = false;
    QDeadlineTimer m_longEnough;
};

} // namespace network
