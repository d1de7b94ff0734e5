// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "program.h"
#include "tests/support/patience.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

// With letters that JSON, addresses and Base64 write in another way.
const QByteArray secret = "sk-kept/0123+secret=\"quoted\"\\end&more?";

QByteArray jsonEscaped(const QByteArray &text)
{
    QByteArray escaped;
    for (const char c : text)
        escaped += "\\u00" + QByteArray(1, c).toHex();
    return escaped;
}

QByteArray jsonString(const QByteArray &text)
{
    return QByteArray(text).replace('\\', "\\\\").replace('"', "\\\"");
}

//! Within Base64 it may begin at any of three places.
QByteArray inBase64(int before)
{
    return (QByteArray(before, 'x') + secret).toBase64();
}

//! All ways in which the key is given back.
QList<QByteArray> given()
{
    return {jsonString(secret), secret.toPercentEncoding(), jsonEscaped(secret), secret.toHex(), inBase64(0), inBase64(1), inBase64(2)};
}

//! What nothing may have; of Base64 what does not depend on what stands around it.
QList<QByteArray> spellings()
{
    QList<QByteArray> all {secret, jsonString(secret), secret.toPercentEncoding(), jsonEscaped(secret), secret.toHex()};
    for (int before = 0; before < 3; ++before)
        all.append(inBase64(before).mid(4, 40));
    return all;
}

} // namespace

//! Wherever something is kept or written, the key that was used is not: not in the store and its files, not in the log, not in archives,
//! cassettes, figures and what passed through a capture, whatever the server does with it.
class KeptSecretsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void areInNothingThatIsWritten();

private:
    void answer(QTcpSocket *socket);
    //! Of every file that is there, and of `said`.
    void verifyFree(const QList<QByteArray> &said);

    std::unique_ptr<Program> m_program;
    QTcpServer m_server;
    QByteArray m_received;
};

void KeptSecretsTest::init()
{
    m_program = std::make_unique<Program>();
    QVERIFY(m_server.listen(QHostAddress::LocalHost));
    connect(&m_server, &QTcpServer::newConnection, this, [this] {
        QTcpSocket *socket = m_server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, this, [this, socket] { answer(socket); });
    });
}

//! A server that gives the key back in every way, outside of what the model says.
void KeptSecretsTest::answer(QTcpSocket *socket)
{
    const QByteArray read = socket->readAll();
    m_received += read;
    if (!m_received.trimmed().endsWith('}'))
        return;
    QByteArray body;
    const auto event = [&body](const QByteArray &json) { body += "data: " + json + "\n\n"; };
    for (const QByteArray &spelling : given())
        event(R"({"choices":[],"debug":")" + spelling + "\"}");
    // In two pieces, as texts are streamed.
    event(R"({"choices":[],"echo":")" + jsonString(secret.left(12)) + "\"}");
    event(R"({"choices":[],"echo":")" + jsonString(secret.mid(12)) + "\"}");
    event(R"({"choices":[{"index":0,"delta":{"role":"assistant","content":"Hello"},"finish_reason":"stop"}]})");
    body += "data: [DONE]\n\n";
    socket->write("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nX-Echo: " + secret.toPercentEncoding() + "\r\nSet-Cookie: key="
        + secret.toBase64() + "\r\nConnection: close\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    socket->disconnectFromHost();
    m_received.clear();
}

void KeptSecretsTest::verifyFree(const QList<QByteArray> &said)
{
    QList<std::pair<QString, QByteArray>> all;
    for (const QByteArray &text : said)
        all.append({u"output"_s, text});
    const QString folder = QFileInfo(m_program->profile()).absolutePath();
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        all.append({file.fileName(), file.readAll()});
    }
    QVERIFY(all.size() > 5);
    for (const auto &[name, text] : std::as_const(all)) {
        for (const QByteArray &spelling : spellings())
            QVERIFY2(!text.contains(spelling), qPrintable(name + u" has "_s + QString::fromLatin1(spelling)));
    }
}

void KeptSecretsTest::areInNothingThatIsWritten()
{
    m_program->setEnvironment(u"KEPT_KEY"_s, QString::fromLatin1(secret));
    const QByteArray url = "http://127.0.0.1:" + QByteArray::number(m_server.serverPort());
    m_program->write(u"profile/config/providers/echoing.toml"_s,
        "[provider]\nname = \"echoing\"\ndialect = \"openai-chat-completions\"\nkey = \"KEPT_KEY\"\nbase-url = \"" + url
            + "\"\n[[models]]\nname = \"m\"\ncontext = 10000\n");
    const QString folder = m_program->profile();
    const Program::Run turn = m_program->converse(
        {u"--record"_s, folder + u"/tape"_s, u"--provider"_s, u"echoing"_s, u"--model"_s, u"m"_s, u"Hi"_s});
    VERIFY_STATUS(turn, 0);

    const auto capture = m_program->start({u"capture"_s, u"--to"_s, u"echoing"_s, u"--json"_s});
    QTRY_VERIFY(capture->canReadLine());
    const QUrl place(QJsonDocument::fromJson(capture->readLine()).object().value("url"_L1).toString());
    QTcpSocket client;
    QByteArray told;
    connect(&client, &QTcpSocket::readyRead, this, [&] { told += client.readAll(); });
    client.connectToHost(place.host(), quint16(place.port()));
    const QByteArray body = R"({"model":"m","messages":[{"role":"user","content":"again"}],"key":")" + jsonString(secret) + "\"}";
    client.write("POST " + place.path().toLatin1() + "/v1/chat/completions?api_key=" + secret.toPercentEncoding()
        + " HTTP/1.1\r\nHost: " + place.authority().toLatin1() + "\r\nAuthorization: Bearer " + secret
        + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QTRY_VERIFY(told.contains("[DONE]"));
    // It passes as it is.
    QVERIFY(told.contains(secret.toPercentEncoding()));
    capture->terminate();
    QTRY_COMPARE(capture->state(), QProcess::NotRunning);

    QList<QByteArray> said {turn.out, turn.notes, capture->readAllStandardOutput(), capture->readAllStandardError()};
    for (const QStringList &arguments : {QStringList {u"exchanges"_s, u"--har"_s, folder + u"/all.har"_s},
             QStringList {u"exchanges"_s, u"--cassette"_s, folder + u"/all.jsonl"_s}, QStringList {u"exchanges"_s, u"--json"_s},
             QStringList {u"figures"_s, u"--by"_s, u"model"_s, u"--json"_s}, QStringList {u"conversations"_s, u"--json"_s}}) {
        const Program::Run run = m_program->run(arguments);
        VERIFY_STATUS(run, 0);
        said += {run.out, run.notes};
    }
    const QByteArray archive = m_program->read(u"profile/all.har"_s);
    QVERIFY(archive.contains("[redacted]") && archive.contains("again"));
    verifyFree(said);
    // What is encoded on a cassette is looked at as it was.
    for (const QString &name : {u"profile/tape"_s, u"profile/all.jsonl"_s}) {
        static const QRegularExpression encoded(uR"x("body":"([A-Za-z0-9+/=]+)")x"_s);
        auto bodies = encoded.globalMatch(QString::fromLatin1(m_program->read(name)));
        QVERIFY(bodies.hasNext());
        while (bodies.hasNext())
            said.append(QByteArray::fromBase64(bodies.next().captured(1).toLatin1()));
    }
    verifyFree(said);
}

QTEST_GUILESS_MAIN(KeptSecretsTest)
#include "tst_keptsecrets.moc"
