// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/program/program.h"
#include "tests/support/patience.h"
#include "tests/support/scriptedserver.h"

#include <QJsonArray>

#include <cerrno>
#include <csignal>

using namespace Qt::StringLiterals;

//! A model's file as a provider: its server is started by the program and ends with it.
class ModelFileTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void answersAWholeTurnWithTools();
    void keepsTheAnswerThatACrashBrokeOff();
    void saysWhyTheModelCannotBeLoaded();
    void findsServersAndKeepsThem();

private:
    void describe(const QByteArray &script);
    Program::Run converse(const QString &text)
    {
        return m_program->converse({u"--provider"_s, u"local"_s, u"--model"_s, u"small"_s, text});
    }
    QByteArray log() const { return m_program->read(u"models/small.gguf.log"_s); }

    std::unique_ptr<Program> m_program;
};

void ModelFileTest::init()
{
    m_program = std::make_unique<Program>();
}

void ModelFileTest::describe(const QByteArray &script)
{
    const QString model = m_program->write(u"models/small.gguf"_s, script);
    m_program->write(u"profile/config/providers/local.toml"_s,
        "[provider]\nname = \"local\"\ndialect = \"openai-chat-completions\"\nbase-url = \"server:\"\n[server]\nprogram = \"" LLAMA_PEER
        "\"\nmodel = \""
            + model.toUtf8() + "\"\n");
}

void ModelFileTest::answersAWholeTurnWithTools()
{
    describe("load = 200\nanswer = A good answer\n");
    const Program::Run run = converse(u"Hello"_s);
    VERIFY_STATUS(run, 0);
    QString answer;
    for (const QJsonObject &delta : run.events(u"delta"_s))
        answer += delta[u"text"].toString();
    QVERIFY2(run.out.contains("A good answer") || answer == u"A good answer"_s, run.out.constData());
    QVERIFY2(run.out.contains("is loading the model"), run.out.constData());
    // The tools that are on went with the request, and nothing of it was to be kept for the next.
    QVERIFY(log().contains("\"tools\":["));
    QVERIFY(log().contains("\"cache_prompt\":false"));
    QCOMPARE(log().count("start "), 1);
    const auto process = pid_t(log().mid(6).split(' ').first().toLongLong());
    QVERIFY(process > 1);
    QTRY_VERIFY(::kill(process, 0) == -1 && errno == ESRCH);
}

void ModelFileTest::keepsTheAnswerThatACrashBrokeOff()
{
    describe("crash-answering = always\nanswer = Unfinished business\n");
    const Program::Run run = converse(u"Hello"_s);
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.contains("killed by signal"), run.out.constData());
    QCOMPARE(run.end()[u"state"].toString(), u"interrupted"_s);
    const QByteArray shown = m_program->show(run.end()[u"conversation"].toString());
    QVERIFY2(shown.contains("Unfinished"), shown.constData());
}

void ModelFileTest::saysWhyTheModelCannotBeLoaded()
{
    describe("crash-loading = always\n");
    const Program::Run run = converse(u"Hello"_s);
    VERIFY_STATUS(run, 1);
    QVERIFY2(run.out.contains("while it was loading the model"), run.out.constData());
}

void ModelFileTest::findsServersAndKeepsThem()
{
    ScriptedServer server;
    server.answerBy([](const ScriptedServer::Request &) { return Script::answer(200, R"({"data":[{"id":"qwen"}]})"); });
    const QString port = QString::number(server.url().port());
    const Program::Run seen = m_program->run({u"models"_s, u"--find"_s, u"--port"_s, port, u"--json"_s});
    VERIFY_STATUS(seen, 0);
    QCOMPARE(seen.lines().size(), 1);
    QCOMPARE(seen.lines().first()[u"models"].toArray().first().toString(), u"qwen"_s);
    QCOMPARE(seen.lines().first()[u"kept"].toString(), QString());
    const Program::Run kept = m_program->run({u"models"_s, u"--find"_s, u"--port"_s, port, u"--keep"_s});
    VERIFY_STATUS(kept, 0);
    const Program::Run models = m_program->run({u"models"_s, u"--provider"_s, u"local-"_s + port});
    VERIFY_STATUS(models, 0);
    QVERIFY2(models.out.contains("/qwen"), models.out.constData());
    // What the person has is not overwritten.
    VERIFY_STATUS(m_program->run({u"models"_s, u"--find"_s, u"--port"_s, port, u"--keep"_s}), 1);
    VERIFY_STATUS(m_program->run({u"models"_s, u"--find"_s, u"--port"_s, u"70000"_s}), 2);
}

QTEST_GUILESS_MAIN(ModelFileTest)
#include "tst_modelfile.moc"
