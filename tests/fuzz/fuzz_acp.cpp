// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/serving/acp/acpagent.h"
#include "network/framing/framing.h"
#include "network/mcp/transport/jsonrpc.h"
#include "tests/fuzz/fuzzer.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>

#include <algorithm>

#include <fcntl.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

//! Both ends of a pipe that holds the longest input.
class Pipe final
{
    Q_DISABLE_COPY_MOVE(Pipe)

public:
    Pipe()
    {
        fuzz::require(::pipe2(m_ends, O_CLOEXEC | O_NONBLOCK) == 0);
        ::fcntl(m_ends[1], F_SETPIPE_SZ, 1 << 20);
    }
    ~Pipe()
    {
        ::close(m_ends[0]);
        ::close(m_ends[1]);
    }
    int out() const { return m_ends[0]; }
    int in() const { return m_ends[1]; }
    void write(const QByteArray &bytes) const { fuzz::require(::write(in(), bytes.constData(), size_t(bytes.size())) == bytes.size()); }
    QByteArray readAll() const
    {
        QByteArray all;
        char buffer[65536];
        for (ssize_t count = ::read(out(), buffer, sizeof buffer); count > 0; count = ::read(out(), buffer, sizeof buffer))
            all.append(buffer, count);
        return all;
    }

private:
    int m_ends[2] = {-1, -1};
};

//! A program with a profile of its own, and a folder to work in.
struct Place {
    Place()
    {
        qputenv("HOME", folder.path().toUtf8());
        fuzz::require(QDir(folder.path()).mkpath(u"work"_s));
        auto opened = gui::Workbench::open(model::Profile::inFolder(folder.filePath(u"profile"_s)));
        fuzz::require(opened.has_value());
        workbench = std::move(*opened);
    }

    QTemporaryDir folder {u"/dev/shm/fuzzacp-XXXXXX"_s};
    std::unique_ptr<gui::Workbench> workbench;
};

constexpr qsizetype mostLines = 200;

//! An editor that writes its lines one by one. Its answers are left out: nobody is to allow anything here. `"@"` stands for the folder,
//! `"$"` for the newest session.
class Editor final
{
public:
    explicit Editor(const QByteArray &folder)
        : m_folder(folder)
    {
    }
    int in() const { return m_there.out(); }
    int out() const { return m_back.in(); }

    void say(const QByteArray &line)
    {
        const auto message = network::readRpcMessage(line);
        if (message && message->kind == network::RpcMessage::Kind::Result)
            return;
        m_there.write(QByteArray(line).replace("\"@\"", '"' + m_folder + '"').replace("\"$\"", '"' + m_session + '"') + '\n');
        hear();
    }
    //! All that is said to it are messages.
    void hear()
    {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 2);
        const auto take = [this](const QByteArray &line) {
            const auto message = network::readRpcMessage(line);
            fuzz::require(message.has_value());
            if (const QString session = model::stringIn(message->result, u"sessionId"); !session.isEmpty())
                m_session = session.toUtf8();
        };
        fuzz::require(m_lines.feed(m_back.readAll(), take));
    }

private:
    const QByteArray m_folder;
    QByteArray m_session;
    Pipe m_there;
    Pipe m_back;
    network::LineBuffer m_lines {1 << 26};
};

} // namespace

//! The lines of an editor, whose sessions end with it.
void fuzz::meets(const QByteArray &bytes)
{
    static int none = 0;
    static const QCoreApplication application(none, nullptr);
    static const Place place;
    Editor editor(place.folder.filePath(u"work"_s).toUtf8());
    {
        gui::AcpAgent agent(*place.workbench, place.workbench->sessions().defaults(), editor.in(), editor.out(), nullptr);
        agent.start();
        const QList<QByteArray> lines = bytes.split('\n');
        for (const QByteArray &line : lines.first(std::min(mostLines, lines.size())))
            editor.say(line);
        editor.hear();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCoreApplication::processEvents();
}
