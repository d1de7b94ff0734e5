// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servingprocesses.h"

#include "gui/serving/servedwire.h"
#include "model/basics/privatefile.h"
#include "model/text/visibletext.h"
#include "network/framing/linepipe.h"
#include "network/framing/localsocket.h"
#include "network/mcp/transport/jsonrpc.h"

#include <QDir>
#include <QPointer>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;
using model::Question;

namespace {

constexpr qsizetype longestAddress = 200;

} // namespace

//! The way to one of them.
class ServingProcesses::Link final : public QObject
{
public:
    Link(const QString &name, network::FileHandle file, ServingProcesses &processes)
        : QObject(&processes)
        , m_processes(processes)
        , m_file(std::move(file))
        , m_pipe(m_file.number(), m_file.number(), nullptr)
    {
        process.id = name;
        connect(&m_pipe, &network::LinePipe::line, this, [this](const QByteArray &line) {
            if (const auto message = JsonText::parse(line))
                take(*message);
        });
        connect(&m_pipe, &network::LinePipe::ended, this, [this] { m_processes.forget(this); });
        connect(&m_pipe, &network::LinePipe::broken, this, [this] { m_processes.forget(this); });
        // Of a conversation that was not open here, its question was everybody's.
        connect(&processes.m_sessions, &model::Sessions::opened, this, [this](const model::Session *session) { askAgain(session->id()); });
        m_pipe.start();
    }

    ~Link() override { withdrawAll(); }
    Q_DISABLE_COPY_MOVE(Link)

    void say(QStringView what, const JsonText &value)
    {
        m_pipe.write(network::onOneLine(JsonWriter().beginObject().member(what, value).endObject().text().bytes()));
    }
    //! Nobody is there any more who would hear the answers.
    void withdrawAll()
    {
        for (const QString &id : m_asked.keys())
            withdraw(id);
    }

    //! Whether anything is asked here that is known by that place there.
    bool isAsked(const model::ConversationId &place) const
    {
        return std::any_of(m_asked.begin(), m_asked.end(), [&place](const Asked &asked) { return asked.subject.conversation == place; });
    }

    Process process;

private:
    struct Asked {
        Question::Subject subject;
        QString alsoAsked;
        QPointer<Question> question;
    };

    void take(const JsonText &message)
    {
        if (const auto serves = message.member(u"serves")) {
            process.as = model::visibleLine(model::stringIn(*serves, u"as"));
            process.at = model::shortened(model::visibleLine(model::stringIn(*serves, u"at")), longestAddress);
            process.number = serves->member(u"process").value_or(JsonText()).read().toInteger();
        } else if (const auto clients = message.member(u"clients")) {
            process.clients = readClients(*clients);
        } else if (const auto question = message.member(u"question")) {
            takeQuestion(*question);
        } else if (const auto settled = message.member(u"settled")) {
            withdraw(settled->read().toString());
        }
        Q_EMIT m_processes.changed();
    }

    void takeQuestion(const JsonText &question)
    {
        const QString id = model::stringIn(question, u"id");
        const QString alsoAsked = model::stringIn(question, u"alsoAsked");
        if (const auto known = m_asked.find(id); known != m_asked.end()) {
            known->alsoAsked = alsoAsked;
            if (known->question)
                known->question->setAlsoAsked(alsoAsked);
            return;
        }
        if (m_asked.size() >= mostQuestions)
            return;
        m_asked.insert(id, {readSubject(question.member(u"subject").value_or(JsonText())), alsoAsked, {}});
        ask(id);
    }

    //! Where the conversation is open here, there; else wherever a person looks.
    void ask(const QString &id)
    {
        Asked &asked = m_asked[id];
        Question::Subject subject = asked.subject;
        if (!m_processes.m_sessions.find(subject.conversation)) {
            subject.conversation = {};
            subject.invocation.clear();
        }
        const QString who = process.clients.isEmpty() ? QString() : process.clients.first().name;
        subject.text += u'\n'
            + (who.isEmpty() ? ServingProcesses::tr("Another program has asked for this.")
                             : ServingProcesses::tr("%1 has asked for this.").arg(who));
        Question *question = m_processes.m_questions.ask(subject, this);
        asked.question = question;
        connect(question, &Question::answered, this, [this, id](const model::Answer &answer) {
            const auto found = m_asked.constFind(id);
            if (found == m_asked.constEnd() || answer.by != model::AnsweredBy::Person)
                return;
            JsonWriter writer;
            writer.beginObject().member(u"id", id).key(u"given");
            writeAnswer(writer, answer);
            m_asked.erase(found);
            say(u"answer", writer.endObject().text());
        });
        if (!asked.alsoAsked.isEmpty())
            question->setAlsoAsked(asked.alsoAsked);
    }

    void askAgain(const model::ConversationId &conversation)
    {
        for (const QString &id : m_asked.keys()) {
            Asked &asked = m_asked[id];
            if (asked.subject.conversation != conversation || !asked.question)
                continue;
            Question *before = asked.question;
            before->disconnect(this);
            before->cancel();
            // Once the conversation is among those that are open.
            QMetaObject::invokeMethod(
                this,
                [this, id] {
                    if (m_asked.contains(id))
                        ask(id);
                },
                Qt::QueuedConnection);
        }
    }

    void withdraw(const QString &id)
    {
        const Asked asked = m_asked.take(id);
        if (asked.question)
            asked.question->cancel();
    }

    ServingProcesses &m_processes;
    const network::FileHandle m_file;
    network::LinePipe m_pipe;
    //! By their names there.
    QHash<QString, Asked> m_asked;
};

ServingProcesses::ServingProcesses(QString folder, model::Sessions &sessions, model::Questions &questions, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_sessions(sessions)
    , m_questions(questions)
{
    model::makePrivateFolder(m_folder);
    m_watcher.addPath(m_folder);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &ServingProcesses::look);
    look();
}

ServingProcesses::~ServingProcesses()
{
    // Not answered by the end of the questions.
    qDeleteAll(std::exchange(m_links, {}));
}

void ServingProcesses::look()
{
    bool isAnyNew = false;
    for (const QString &name : QDir(m_folder).entryList({u"*.socket"_s}, QDir::System | QDir::Files)) {
        if (m_links.contains(name) || m_links.size() >= mostProcesses)
            continue;
        bool isDead = false;
        network::FileHandle file = network::connectLocally(m_folder, name, isDead);
        // Its process was killed; another never has this name.
        if (isDead)
            QFile::remove(m_folder + u'/' + name);
        if (!file.isOpen())
            continue;
        m_links.insert(name, new Link(name, std::move(file), *this));
        isAnyNew = true;
    }
    if (isAnyNew)
        Q_EMIT changed();
}

void ServingProcesses::forget(Link *link)
{
    if (m_links.remove(link->process.id) == 0)
        return;
    link->withdrawAll();
    link->deleteLater();
    Q_EMIT changed();
}

QList<ServingProcesses::Process> ServingProcesses::processes() const
{
    QList<Process> processes;
    for (const Link *link : m_links) {
        if (link->process.as.isEmpty())
            continue;
        processes.append(link->process);
        for (ServedClient &client : processes.last().clients) {
            for (ServedClient::Work &work : client.running)
                work.waitsHere = !work.place.isEmpty() && link->isAsked(work.place);
        }
    }
    std::sort(processes.begin(), processes.end(), [](const Process &one, const Process &other) { return one.number < other.number; });
    return processes;
}

void ServingProcesses::stop(const QString &process, const QString &work)
{
    if (Link *link = m_links.value(process))
        link->say(u"stop", JsonText::of(work));
}

void ServingProcesses::end(const QString &process)
{
    if (Link *link = m_links.value(process))
        link->say(u"end", JsonText::trusted("true"));
}

} // namespace gui
