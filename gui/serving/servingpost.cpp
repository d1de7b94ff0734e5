// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/servingpost.h"

#include "gui/serving/servedwire.h"
#include "model/basics/privatefile.h"
#include "network/framing/linepipe.h"
#include "network/mcp/transport/jsonrpc.h"

#include <QCoreApplication>
#include <QFile>
#include <QPointer>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonWriter;

namespace {

//! What changes much is told once in so many milliseconds.
constexpr int betweenTellings = 100;

QByteArray questionLine(const model::Question &question)
{
    JsonWriter writer;
    writer.beginObject().key(u"question").beginObject().member(u"id", question.id().toString());
    writer.member(u"alsoAsked", question.alsoAsked()).key(u"subject");
    writeSubject(writer, question.subject());
    return network::onOneLine(writer.endObject().endObject().text().bytes());
}

} // namespace

//! One process with windows.
class ServingPost::Window final : public QObject
{
public:
    Window(network::FileHandle file, ServingPost &post)
        : QObject(&post)
        , m_file(std::move(file))
        , m_pipe(m_file.number(), m_file.number(), nullptr)
    {
        connect(&m_pipe, &network::LinePipe::line, &post, [&post](const QByteArray &line) {
            if (const auto message = JsonText::parse(line))
                post.take(*message);
        });
        connect(&m_pipe, &network::LinePipe::ended, &post, [&post, this] { post.forget(this); });
        connect(&m_pipe, &network::LinePipe::broken, &post, [&post, this] { post.forget(this); });
        m_pipe.start();
    }

    void tell(const QByteArray &line) { m_pipe.write(line); }

private:
    const network::FileHandle m_file;
    network::LinePipe m_pipe;
};

ServingPost::ServingPost(QString folder, model::Questions &questions, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
    , m_questions(questions)
{
    m_telling.setSingleShot(true);
    m_telling.setInterval(betweenTellings);
    connect(&m_telling, &QTimer::timeout, this, [this] { tellAll(clientsLine()); });
    // Told later, once it is known who else is asked.
    connect(&questions, &model::Questions::raised, this, [this](model::Question *question) {
        connect(question, &model::Question::alsoAskedChanged, this, [this, question] { tell(*question); });
        const auto later = [this, asked = QPointer(question)] {
            if (asked && !asked->answer())
                tell(*asked);
        };
        QMetaObject::invokeMethod(this, later, Qt::QueuedConnection);
    });
    connect(&questions, &model::Questions::settled, this, [this](const model::Question *question) {
        tellAll(JsonWriter().beginObject().member(u"settled", question->id().toString()).endObject().text().bytes());
    });
}

ServingPost::~ServingPost()
{
    if (m_listener.isOpen())
        QFile::remove(m_folder + u'/' + m_name);
}

void ServingPost::open(Served served)
{
    m_served = std::move(served);
    model::makePrivateFolder(m_folder);
    // A process that comes later may have the same number.
    m_name = u"%1-%2.socket"_s.arg(QString::number(QCoreApplication::applicationPid()), model::newIdentifier().last(8));
    m_listener = network::listenLocally(m_folder, m_name);
    if (!m_listener.isOpen())
        return;
    m_knock = std::make_unique<QSocketNotifier>(m_listener.number(), QSocketNotifier::Read);
    connect(m_knock.get(), &QSocketNotifier::activated, this, &ServingPost::letIn);
}

void ServingPost::letIn()
{
    network::FileHandle file = network::acceptLocally(m_listener);
    if (!file.isOpen() || m_windows.size() >= mostWindows)
        return;
    auto *window = new Window(std::move(file), *this);
    m_windows.append(window);
    JsonWriter writer;
    writer.beginObject().key(u"serves").beginObject().member(u"as", m_served.as).member(u"at", m_served.at);
    window->tell(writer.member(u"process", QCoreApplication::applicationPid()).endObject().endObject().text().bytes());
    window->tell(clientsLine());
    for (const model::Question *question : m_questions.open())
        window->tell(questionLine(*question));
}

//! What was left to the person there is refused where nobody else has been asked.
void ServingPost::forget(Window *window)
{
    if (!m_windows.removeOne(window))
        return;
    window->deleteLater();
    if (isWatched())
        return;
    for (const QList<model::Question *> open = m_questions.open(); model::Question * question : open) {
        if (question->alsoAsked().isEmpty())
            question->giveAnswer({model::Verdict::Refuse, {}, model::AnsweredBy::Policy});
    }
}

void ServingPost::take(const JsonText &message)
{
    if (message.member(u"end")) {
        Q_EMIT endRequested();
    } else if (const auto work = message.member(u"stop")) {
        m_served.stop(work->read().toString());
    } else if (const auto answer = message.member(u"answer")) {
        if (model::Question *question = m_questions.find(model::QuestionId(model::stringIn(*answer, u"id"))))
            question->giveAnswer(readAnswer(answer->member(u"given").value_or(JsonText())));
    }
}

void ServingPost::tell(const model::Question &question)
{
    if (isWatched())
        tellAll(questionLine(question));
}

void ServingPost::tellClients()
{
    if (isWatched() && !m_telling.isActive())
        m_telling.start();
}

void ServingPost::tellAll(const QByteArray &line) const
{
    for (const QList<Window *> windows = m_windows; Window * window : windows)
        window->tell(line);
}

QByteArray ServingPost::clientsLine() const
{
    JsonWriter writer;
    writer.beginObject().key(u"clients");
    writeClients(writer, m_served.clients());
    return network::onOneLine(writer.endObject().text().bytes());
}

} // namespace gui
