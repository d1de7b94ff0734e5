// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <functional>

//! An agent of the Agent Client Protocol (version 1) on standard input and output for tests: a plain loop that reads a line and answers it,
//! strict about what it is sent, with whatever misbehaviour is asked of it. Written without any of the program's own code, so that both
//! cannot be wrong in the same way.
//!
//! forks | loads | documents | pictures    what it says that it can; with `forks` it deletes, too
//! silent                                  never says anything
//! exit=N                                  ends at once with that status
//! version=N                               speaks that version
//! login | terminal | signed=FILE          wants a sign-in before it makes sessions; in a terminal; until that file is there
//! options | old                           has a model, a mode and a switch that can be set; as agents of old had them
//! log=FILE                                keeps there what it was sent
//!
//! What a prompt makes it do is the first word of its last text:
//! hello, think, smile (cut in the middle of a character), plan, recall (all prompts of the session), blocks (what the prompt is made
//! of), options (as they are set), usage,
//! read, edit FILE (asks, writes, says so), disobey FILE (asks, writes whatever the answer), fail (a call that fails),
//! pieces (a call whose arguments come one after another), while (talks while a call runs), shadow (asks for /etc/shadow),
//! late (goes on after it has said that it is done), slow (says something and waits to be stopped), stubborn (is not to be stopped),
//! mute (never ends), refuse, break JSON (an error with that as its data), die (in a call), vanish (at once), leave (when it is done),
//! flood N, beg (asks without end), repeat (asks twice by one id), stranger (updates of sessions that nobody knows), forge (answers to what
//! nobody asked, permissions for calls that nobody knows), replay (the session's past once more), garbage (lines that are no messages)
class Agent
{
public:
    explicit Agent(const QStringList &options);

    int run();

private:
    struct Session {
        QStringList prompts;
        QJsonObject options;
    };
    using Then = std::function<void(const QJsonObject &answer)>;

    bool is(const char *option) const { return m_options.contains(QLatin1StringView(option)); }
    QString valueOf(const QString &option) const;
    void note(const QByteArray &line) const;
    void write(const QByteArray &line) const;
    void send(const QJsonObject &message) const;
    void answer(const QJsonValue &id, const QJsonObject &result) const;
    void refuse(const QJsonValue &id, int code, const QString &message, const QJsonValue &data = QJsonValue::Undefined) const;
    void update(const QJsonObject &update) const { updateOf(m_session, update); }
    void updateOf(const QString &session, const QJsonObject &update) const;
    void say(const QString &text, const QString &kind = QStringLiteral("agent_message_chunk")) const;
    void ask(const QString &method, const QJsonObject &params, const Then &then);
    void askPermission(const QString &call, const QJsonObject &more, const Then &then);

    void take(const QJsonObject &message);
    void initialize(const QJsonValue &id, const QJsonObject &params);
    void openSession(const QString &method, const QJsonValue &id, const QJsonObject &params);
    void tellState(const QJsonValue &id, const QString &session, bool named) const;
    QJsonArray configOptions(const QString &session) const;
    void setOption(const QString &method, const QJsonValue &id, const QJsonObject &params);
    void prompt(const QJsonValue &id, const QJsonObject &params);
    void perform(const QString &word, const QString &rest);
    void performCalls(const QString &word, const QString &rest);
    void performBadly(const QString &word, const QString &rest);
    void edit(const QString &file, bool obeys);
    void run(const QString &command);
    void beg();
    void end(const QString &reason = QStringLiteral("end_turn"), const QJsonObject &more = {});

    const QStringList m_options;
    bool m_isInitialized = false;
    bool m_isLoggedIn = false;
    QHash<QString, Session> m_sessions;
    int m_made = 0;
    int m_asked = 0;
    QHash<int, Then> m_waiting;
    //! Of the prompt under way.
    QString m_session;
    QJsonValue m_prompt {QJsonValue::Undefined};
    bool m_isStubborn = false;
    //! What is written goes when there is enough of it.
    bool m_isFlooding = false;
};
