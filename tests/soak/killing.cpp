// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/soak/killing.h"

#include "model/conversation/canisterjson.h"
#include "model/store/conversationstore.h"
#include "model/store/turnstore.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QThread>

#include <csignal>
#include <sys/prctl.h>

using namespace Qt::StringLiterals;

namespace {

//! Text, calls that write files side by side, twice over, and text again; or one long text.
const QByteArray scenario = R"([scenario]
name = "soak"
title = "Soak"
model = "soak"

[pacing]
characters = 20
milliseconds = 4

[[rules]]
name = "keep"
user = 'keep (?<name>[a-z0-9-]+)'
before = "I keep {{name}} in three files, by three calls at once, and twice so that there are two rounds of them before I say that it is done."
calls = [
    { tool = "io:write_file", arguments = { path = "{{name}}-a.txt", content = "a" } },
    { tool = "soak:mark", arguments = { path = "{{name}}-b.txt" } },
    { tool = "io:write_file", arguments = { path = "{{name}}-c.txt", content = "c" } },
]
repeat = "2"
text = "{{name}} is kept. There is nothing more to be said of it, but that this answer is long enough to be cut off in the middle of it, too."

[[rules]]
name = "tell"
user = 'tell (?<name>[a-z0-9-]+)'
text = "{{article 700}}"
pacing = { characters = 20, milliseconds = 12 }
)";

//! Appends a line each time that it runs.
const QByteArray tools = R"([ensemble]
name = "soak"

[[invokers]]
name = "mark"
description = "Adds a line to a file"
approval = "allow"

[invokers.invocable]
kind = "command"
command = ["sh", "-c", "echo mark >> \"$0\"", "{path}"]
sandbox = "none"

[invokers.arguments]
type = "object"
required = ["path"]

[invokers.arguments.properties.path]
type = "string"
description = "The file"
)";

//! In a new process: it goes where this one is killed.
void endWithParent()
{
    prctl(PR_SET_PDEATHSIG, SIGKILL);
}

//! The promise is a second; what comes through a pipe to another process comes a little later.
constexpr qint64 seenBefore = 1100;
constexpr int longestWait = 30'000;
constexpr int longestHold = 2000;

QList<QJsonObject> objects(const QByteArray &lines)
{
    Program::Run run;
    // Its last line may be half a line.
    run.out = lines.left(lines.lastIndexOf('\n') + 1);
    return run.lines();
}

QString textOfLastAnswer(const QByteArray &lines)
{
    QString text;
    for (const QJsonObject &event : objects(lines)) {
        if (event.value("event"_L1) == "state"_L1 && event.value("state"_L1) == "conversing"_L1)
            text.clear();
        if (event.value("event"_L1) == "delta"_L1 && event.value("kind"_L1) == "text"_L1)
            text += event.value("text"_L1).toString();
    }
    return text;
}

QString textOf(const QJsonObject &canister)
{
    QString text;
    for (const QJsonValue &content : canister.value("contents"_L1).toArray())
        text += content.toObject().value("text"_L1).toString();
    return text;
}

} // namespace

Killing::Killing(quint32 seed)
    : m_random(seed)
{
    m_server.write(u"workspace/soak.toml"_s, scenario);
    m_program.write(u"profile/config/ensembles/soak.toml"_s, tools);
}

Killing::~Killing()
{
    if (m_rehearsal) {
        m_rehearsal->kill();
        m_rehearsal->waitForFinished(longestWait);
    }
}

bool Killing::begin()
{
    m_rehearsal = m_server.start({u"rehearse"_s, u"soak.toml"_s}, endWithParent);
    if (!m_rehearsal->waitForReadyRead(longestWait))
        return false;
    m_url = QString::fromUtf8(m_rehearsal->readLine()).trimmed();
    const Program::Run first = m_program.run(converseArguments(u"keep first"_s));
    m_conversation = first.end().value("conversation"_L1).toString();
    QString why;
    int openTurns = 0;
    m_before = reopen(why, openTurns).value_or(QList<QJsonObject>());
    if (first.status != 0 || m_before.isEmpty())
        qWarning("the first run: %d\n%s\n%s%s", first.status, first.out.right(2000).constData(), first.notes.constData(), qPrintable(why));
    return first.status == 0 && !m_before.isEmpty();
}

QStringList Killing::converseArguments(const QString &prompt) const
{
    QStringList arguments {u"converse"_s, u"--json"_s, u"--base-url"_s, m_url, u"--dialect"_s, u"anthropic-messages"_s, u"--model"_s,
        u"soak"_s, u"--ensemble"_s, u"io"_s, u"--ensemble"_s, u"soak"_s, u"--approve"_s, u"all"_s};
    if (!m_conversation.isEmpty())
        arguments << u"--conversation"_s << m_conversation;
    return arguments << prompt;
}

Killing::Moment Killing::chooseMoment(bool isLong)
{
    Moment moment;
    moment.delay = m_random.bounded(2) * m_random.bounded(3000);
    if (isLong || m_random.bounded(4) == 0) {
        moment.milliseconds = isLong ? 1500 + m_random.bounded(1000) : m_random.bounded(1000);
        return moment;
    }
    if (m_random.bounded(3) == 0) {
        moment.kind = KillTally::AfterAnEffect;
        return moment;
    }
    moment.kind = KillTally::AfterAnEvent;
    static const QList<QByteArray> events {"", "\"event\":\"invocation\"", "\"event\":\"invocation-state\"", "\"event\":\"result\"",
        "\"role\":\"result\"", "\"role\":\"invocation\"", "\"state\":\"invoking\"", "\"state\":\"conversing\"", "\"state\":\"committing\"",
        "\"event\":\"end\""};
    moment.event = events.at(m_random.bounded(int(events.size())));
    moment.number = 1 + m_random.bounded(moment.event.isEmpty() ? 60 : 3);
    if (moment.event.endsWith("committing\"") || moment.event.endsWith("end\""))
        moment.number = 1;
    return moment;
}

bool Killing::hasCome(const Moment &moment, const QByteArray &output, qint64 milliseconds, const QString &name) const
{
    if (moment.kind == KillTally::AtAnyTime)
        return milliseconds >= moment.milliseconds;
    if (moment.kind == KillTally::AfterAnEvent)
        return output.count(moment.event.isEmpty() ? QByteArray("\n") : moment.event) >= moment.number;
    for (const QString &file : {u"-a.txt"_s, u"-b.txt"_s, u"-c.txt"_s}) {
        if (QFile::exists(m_program.workspace() + u'/' + name + file))
            return true;
    }
    return false;
}

Killing::Run Killing::run(const Moment &moment, bool isLong)
{
    Run run;
    run.name = u"r%1"_s.arg(++m_round);
    QByteArray output;
    QList<std::pair<qint64, qsizetype>> lengths;
    QElapsedTimer clock;
    clock.start();
    const auto process = m_program.start(converseArguments((isLong ? u"tell "_s : u"keep "_s) + run.name));
    if (!process->waitForStarted(longestWait))
        return run;
    while (process->state() == QProcess::Running && clock.elapsed() < longestWait) {
        process->waitForReadyRead(1);
        output += process->readAllStandardOutput();
        if (lengths.isEmpty() || lengths.last().second < output.size())
            lengths.append({clock.elapsed(), output.size()});
        if (hasCome(moment, output, clock.elapsed(), run.name))
            break;
    }
    QThread::usleep(ulong(moment.delay));
    const qint64 killed = clock.elapsed();
    process->kill();
    process->waitForFinished(longestWait);
    run.wasKilled = process->exitStatus() == QProcess::CrashExit;
    run.told.status = run.wasKilled ? -1 : process->exitCode();
    run.told.out = output + process->readAllStandardOutput();
    run.told.notes = process->readAllStandardError();
    for (const auto &[time, length] : lengths) {
        if (time <= killed - seenBefore)
            run.seen = textOfLastAnswer(output.left(length));
    }
    return run;
}

model::Result<int> Killing::recover(model::Database &database) const
{
    QElapsedTimer clock;
    clock.start();
    for (;;) {
        const auto recovered = model::TurnStore(database).recover(m_program.profile() + u"/data/locks"_s);
        const auto open = database.value(u"SELECT count(*) FROM turn WHERE state='open'"_s);
        if (!recovered || !open)
            return tl::make_unexpected(recovered ? open.error() : recovered.error());
        // A command that was about to begin holds the lock of the conversation until it has begun.
        if (open->toInt() == 0 || clock.hasExpired(longestHold))
            return open->toInt();
        QThread::msleep(5);
    }
}

std::optional<QList<QJsonObject>> Killing::reopen(QString &why, int &openTurns)
{
    // Every fourth time by the program itself, else by what it does when it starts.
    if (m_random.bounded(4) == 0) {
        const Program::Run shown = m_program.run({u"show"_s, m_conversation, u"--json"_s});
        if (shown.status != 0) {
            why = QString::fromUtf8(shown.notes);
            return {};
        }
    }
    const auto database = model::Database::open(m_program.database(), model::Database::Access::ReadWrite);
    if (!database) {
        why = database.error().message + u' ' + database.error().detail;
        return {};
    }
    const auto recovered = recover(**database);
    const auto integrity = (*database)->value(u"PRAGMA integrity_check"_s);
    const auto left = (*database)->value(u"SELECT count(*) FROM staged"_s);
    const model::ConversationStore conversations(**database);
    const auto path = conversations.path(model::ConversationId(m_conversation));
    const auto nodes = path ? conversations.nodes(*path, 0, model::lengthOf(*path)) : tl::make_unexpected(path.error());
    if (recovered.value_or(1) != 0 || !integrity || integrity->toString() != "ok"_L1 || !left || left->toInt() != 0 || !nodes) {
        why = u"integrity: %1; left: %2; %3 %4"_s.arg(integrity.value_or(QVariant()).toString(), left.value_or(QVariant()).toString(),
            recovered ? QString() : recovered.error().message, nodes ? QString() : nodes.error().message);
        return {};
    }
    QList<QJsonObject> canisters;
    for (const model::Node &node : *nodes)
        canisters.append(QJsonDocument::fromJson(model::toJson(*node.canister).bytes()).object());
    openTurns = !canisters.isEmpty() && canisters.size() > m_before.size()
        && (canisters.last().value("role"_L1) != "assistant"_L1 || canisters.last().contains("interrupted"_L1));
    return canisters;
}

QString Killing::describe(const Run &run) const
{
    return u"%1 of %2, killed after:\n%3\n%4"_s.arg(
        run.name, m_program.profile(), QString::fromUtf8(run.told.out.right(3000)), QString::fromUtf8(run.told.notes.right(1000)));
}

void Killing::compareEffects(const Run &run, const QList<QJsonObject> &added, KillTally &tally)
{
    QMap<QString, int> traces;
    for (const QJsonObject &canister : added)
        ++traces[canister.value("invocation"_L1).toObject().value("arguments"_L1).toObject().value("path"_L1).toString()];
    const QStringList files = QDir(m_program.workspace()).entryList({run.name + u"-*.txt"_s}, QDir::Files);
    for (const QString &file : files) {
        // A line for each time that the call ran, where it is one that adds to its file.
        const int effects = file.endsWith("-b.txt"_L1) ? int(m_program.read(u"workspace/"_s + file).count('\n')) : 1;
        tally.add(KillTally::Effects, effects);
        for (int missing = traces.value(file); missing < effects; ++missing)
            tally.fault(KillTally::EffectsWithoutTrace, u"%1 was written without a trace: %2"_s.arg(file, describe(run)));
    }
}

void Killing::compare(const Run &run, const QList<QJsonObject> &canisters, KillTally &tally)
{
    const QList<QJsonObject> events = objects(run.told.out);
    const QJsonObject end = events.isEmpty() ? QJsonObject() : events.last();
    if (canisters.mid(0, m_before.size()) != m_before)
        tally.fault(KillTally::CommittedLost, u"earlier turns are not what they were: "_s + describe(run));
    const QList<QJsonObject> added = canisters.mid(m_before.size());
    if (end.value("event"_L1) == "end"_L1 && end.value("state"_L1) == "committed"_L1) {
        tally.add(KillTally::Committed);
        QList<QJsonObject> told;
        for (QJsonObject event : events) {
            if (event.take("event"_L1) == "canister"_L1)
                told.append(event);
        }
        // The first is what the person said, which is not told.
        if (told.isEmpty() || added.mid(1) != told)
            tally.fault(KillTally::CommittedLost, u"a committed turn is not there as it was told: "_s + describe(run));
    }
    if (!run.seen.isEmpty()) {
        tally.add(KillTally::TextsSeen);
        const bool isThere = std::any_of(
            added.begin(), added.end(), [&run](const QJsonObject &canister) { return textOf(canister).startsWith(run.seen); });
        if (!isThere)
            tally.fault(KillTally::TextsLost, u"“%1” was seen and is lost: %2"_s.arg(run.seen, describe(run)));
    }
    compareEffects(run, added, tally);
}

void Killing::round(KillTally &tally)
{
    const bool isLong = m_random.bounded(8) == 0;
    const Moment moment = chooseMoment(isLong);
    const Run killed = run(moment, isLong);
    tally.add(killed.wasKilled ? KillTally::Kills : KillTally::EndedBefore);
    if (killed.wasKilled)
        tally.add(moment.kind);
    QString why;
    int openTurns = 0;
    const auto canisters = reopen(why, openTurns);
    if (!canisters) {
        tally.fault(KillTally::NotOpened, why + u": "_s + describe(killed));
        return;
    }
    tally.add(KillTally::Opened);
    tally.add(KillTally::OpenTurns, openTurns);
    compare(killed, *canisters, tally);
    m_before = *canisters;
}
