// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"

#include <QJsonArray>

#include <csignal>

using namespace Qt::StringLiterals;

namespace {

// The narrator of the guide to characters, with tools that break each rule.
const QByteArray narrator = R"([agent]
name = "narrator"

[character]
name = "Narrator"

[character.instructions]
instruction_prompt = "You tell a story."
language = "en"

[character.limits]
timeout = 30
timeouts = { dream = 0.1 }

[[tools]]
name = "log_story_event"
description = "Log an important narrative event to the terminal"
signature = '(event::Text)==>(importance::Text {enum: ["low", "medium", "high"], default: "medium"})==>(::String)'

[[tools]]
name = "dream"
description = "Takes its time"
signature = '()==>(::String)'

[[tools]]
name = "count"
description = "Returns no text"
signature = '()==>(::String)'

[[tools]]
name = "recite"
description = "Returns too much"
signature = '()==>(::String)'
)";

const QByteArray story = R"([ensemble]
name = "story"

[defaults]
approval = "allow"

[[invokers]]
name = "log_story_event"
description = "Logs"
invocable = { kind = "command", command = ["echo", "-n", "Logged story event: {event}"] }
[invokers.arguments]
type = "object"
required = ["event"]
properties = { event.type = "string", importance.type = "string" }

[[invokers]]
name = "dream"
description = "Sleeps"
invocable = { kind = "command", command = ["sleep", "20"] }
arguments = { type = "object", additionalProperties = false }

[[invokers]]
name = "count"
description = "Counts"
invocable = { kind = "command", command = ["echo", "42"], output = "json" }
arguments = { type = "object" }

[[invokers]]
name = "recite"
description = "Recites"
invocable = { kind = "command", command = ["printf", "%02000d", "7"] }
arguments = { type = "object" }
)";

const QByteArray scenario = R"([scenario]
name = "narrating"
title = "Narrating"
model = "narrating"

[[rules]]
name = "log"
user = "log"
calls = [{ tool = "log_story_event", anyway = true, arguments = { event = "User revealed backstory" } }]
text = "Noted."

[[rules]]
name = "unknown"
user = "unknown"
calls = [{ tool = "cast_spell", anyway = true }]
text = "Noted."
failed = "Noted."

[[rules]]
name = "json"
user = "json"
calls = [{ tool = "log_story_event", anyway = true, raw-arguments = "event, no JSON at all" }]
text = "Noted."
failed = "Noted."

[[rules]]
name = "parameters"
user = "parameters"
calls = [{ tool = "log_story_event", anyway = true, arguments = { event = "e", importance = "great" } }]
text = "Noted."
failed = "Noted."

[[rules]]
name = "dream"
user = "dream"
calls = [{ tool = "dream", anyway = true }]
text = "Noted."
failed = "Noted."

[[rules]]
name = "count"
user = "count"
calls = [{ tool = "count", anyway = true }]
text = "Noted."
failed = "Noted."

[[rules]]
name = "recite"
user = "recite"
calls = [{ tool = "recite", anyway = true }]
text = "Noted."
failed = "Noted."
)";

} // namespace

//! Characters, played by the rehearsal.
class CharactersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void tellsTheModelWhatItsToolSaid();
    void tellsTheModelWhichRuleIsBroken_data();
    void tellsTheModelWhichRuleIsBroken();
    void doesNotPlayWhatFailedToLoad();
    void doesNotPlayWhatDoesNotFit();
    void saysWhatIsWrongWhere();
    void playsWithToolsThatALibraryBinds();

private:
    Program::Run play(const QString &prompt) const;
    //! The life cycle that the events tell.
    static QStringList cycleOf(const Program::Run &run);

    std::unique_ptr<Program> m_program;
    std::unique_ptr<QProcess> m_server;
    QString m_url;
};

void CharactersTest::init()
{
    m_program = std::make_unique<Program>();
    m_program->write(u"profile/config/agents/narrator.toml"_s, narrator);
    m_program->write(u"profile/config/ensembles/story.toml"_s, story);
    m_server = m_program->start({u"rehearse"_s, m_program->write(u"workspace/narrating.toml"_s, scenario)});
    QByteArray url;
    QTRY_VERIFY((url += m_server->readAllStandardOutput()).endsWith('\n'));
    m_url = QString::fromUtf8(url.trimmed());
}

void CharactersTest::cleanup()
{
    ::kill(pid_t(m_server->processId()), SIGINT);
    VERIFY_STATUS(Program::finish(*m_server), 0);
    m_server.reset();
}

Program::Run CharactersTest::play(const QString &prompt) const
{
    return m_program->converse({u"--agent"_s, u"narrator"_s, u"--base-url"_s, m_url, u"--dialect"_s, u"openai"_s, prompt});
}

QStringList CharactersTest::cycleOf(const Program::Run &run)
{
    QStringList states;
    for (const QJsonObject &event : run.events(u"invocation-state"_s)) {
        if (event.contains("lifecycle"_L1))
            states.append(event.value("lifecycle"_L1).toString());
    }
    return states;
}

void CharactersTest::tellsTheModelWhatItsToolSaid()
{
    const Program::Run run = play(u"log"_s);
    VERIFY_STATUS(run, 0);
    QCOMPARE(run.events(u"result"_s).value(0).value("text"_L1).toString(), u"Logged story event: User revealed backstory"_s);
    QCOMPARE(cycleOf(run),
        (QStringList {u"TOOL_CALL_INITIATED"_s, u"VALIDATING_PARAMETERS"_s, u"EXECUTING_TOOL"_s, u"TOOL_COMPLETED"_s,
            u"AWAITING_LLM_RESPONSE"_s, u"IDLE"_s}));
}

void CharactersTest::tellsTheModelWhichRuleIsBroken_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QString>("told");
    QTest::addColumn<bool>("runs");
    QTest::newRow("an unknown tool") << u"unknown"_s << u"Error: Unknown tool: cast_spell"_s << false;
    QTest::newRow("no JSON") << u"json"_s << u"Error: Invalid JSON arguments - "_s << false;
    QTest::newRow("wrong parameters") << u"parameters"_s << u"Error: Invalid parameters - "_s << false;
    QTest::newRow("too slow") << u"dream"_s << u"Error: Tool execution timed out"_s << true;
    QTest::newRow("no text") << u"count"_s << u"Error: Tool must return string"_s << true;
    QTest::newRow("too much") << u"recite"_s << u"Error: Tool result is larger than 1024 bytes"_s << true;
}

void CharactersTest::tellsTheModelWhichRuleIsBroken()
{
    QFETCH(QString, prompt);
    QFETCH(QString, told);
    QFETCH(bool, runs);
    const Program::Run run = play(prompt);
    VERIFY_STATUS(run, 0);
    const QString text = run.events(u"result"_s).value(0).value("text"_L1).toString();
    QVERIFY2(text.startsWith(told), qPrintable(text));
    QStringList cycle {u"TOOL_CALL_INITIATED"_s, u"VALIDATING_PARAMETERS"_s};
    if (runs)
        cycle.append(u"EXECUTING_TOOL"_s);
    QCOMPARE(cycleOf(run), cycle + QStringList({u"EXECUTION_FAILED"_s, u"AWAITING_LLM_RESPONSE"_s, u"IDLE"_s}));
    QCOMPARE(run.end().value("state"_L1).toString(), u"committed"_s);
}

void CharactersTest::doesNotPlayWhatFailedToLoad()
{
    m_program->write(u"profile/config/agents/narrator.toml"_s, QByteArray(narrator).replace("name = \"dream\"", "name = \"_dream\""));
    const Program::Run run = play(u"log"_s);
    QVERIFY(run.status != 0);
    QVERIFY2(
        (run.notes + run.out).contains("InvalidName: TOOLS[1].function.name: Must be unique, valid identifier"), run.notes.constData());
}

void CharactersTest::doesNotPlayWhatDoesNotFit()
{
    // One wants a number where its tool takes a text, another gives what its tool does not know.
    m_program->write(u"profile/config/agents/narrator.toml"_s,
        QByteArray(narrator)
            .replace("(event::Text)", "(event::Int)")
            .replace("signature = '()==>(::String)'\n\n[[tools]]\nname = \"count\"",
                "signature = '(depth::Int)==>(::String)'\n\n[[tools]]\nname = \"count\""));
    const Program::Run listed = m_program->run({u"agents"_s});
    QVERIFY2(listed.out.contains("FAILED_VALIDATION"), listed.out.constData());
    const Program::Run run = play(u"log"_s);
    VERIFY_STATUS(run, 1);
    // Both are told, each at its place.
    QVERIFY2(run.notes.contains("narrator.toml:18:13: ValidationError: TOOLS[0].function.parameters: story:log_story_event does not fit: "),
        run.notes.constData());
    QVERIFY2(run.notes.contains("narrator.toml:23:13: ValidationError: TOOLS[1].function.parameters: story:dream does not fit: "),
        run.notes.constData());
    QVERIFY2(!run.notes.contains("TOOLS[2]"), run.notes.constData());
}

void CharactersTest::saysWhatIsWrongWhere()
{
    const QString path = m_program->write(u"workspace/agents/bad.toml"_s, QByteArray(narrator).replace("\"Takes its time\"", "\"\""));
    const Program::Run run = m_program->run({u"check"_s, path});
    VERIFY_STATUS(run, 1);
    QVERIFY2(
        (run.out + run.notes).contains("bad.toml:22:15: ValueError: TOOLS[1].function.description: Must be non-empty string <200 chars"),
        run.out.constData());
}

void CharactersTest::playsWithToolsThatALibraryBinds()
{
    m_program->write(u"profile/config/agents/teller.toml"_s,
        QByteArray(narrator)
            .left(narrator.indexOf("[[tools]]\nname = \"dream\""))
            .replace("narrator", "teller")
            .replace("Narrator", "Teller")
            .replace("log_story_event", "tell"));
    const Program::Run unbound = m_program->run({u"agents"_s});
    QVERIFY2(unbound.out.contains("MissingMethod: handle_tool_call"), unbound.out.constData());
    const QByteArray library = "[library]\nname = \"tales\"\n[[bindings]]\nname = \"tell\"\ninvoker = \"story:log_story_event\"\n";
    // One that is among the others, and one of a file.
    const QString file = m_program->write(u"workspace/tales.toml"_s, library);
    m_program->write(u"profile/config/providers/narrating.toml"_s,
        "[provider]\nname = \"narrating\"\ndialect = \"openai-chat-completions\"\nbase-url = \"" + m_url.toUtf8()
            + "\"\n[[models]]\nname = \"narrating\"\n");
    const auto play = [this](const QString &from) {
        return m_program->converse(
            {u"--agent"_s, u"teller"_s, u"--library"_s, from, u"--model"_s, u"narrating/narrating"_s, u"Say something"_s});
    };
    VERIFY_STATUS(play(file), 0);
    m_program->write(u"profile/config/libraries/tales.toml"_s, library);
    VERIFY_STATUS(play(u"tales"_s), 0);
    const Program::Run bound = m_program->run({u"agents"_s, u"--library"_s, u"tales"_s});
    QVERIFY2(!bound.out.contains("MissingMethod"), bound.out.constData());
    QVERIFY2(bound.out.contains("story:log_story_event"), bound.out.constData());
}

QTEST_GUILESS_MAIN(CharactersTest)
#include "tst_characters.moc"
