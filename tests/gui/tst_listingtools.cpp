// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/toolcommands.h"
#include "invocables/external/mcp/mcpservers.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

//! Where all goes, instead of to standard output and standard error, that is written while this is there.
class WrittenFile final
{
    Q_DISABLE_COPY_MOVE(WrittenFile)

public:
    WrittenFile()
    {
        if (!m_file.open())
            qFatal("no file");
        dup2(m_file.handle(), STDOUT_FILENO);
        dup2(m_file.handle(), STDERR_FILENO);
    }
    ~WrittenFile()
    {
        dup2(m_output, STDOUT_FILENO);
        dup2(m_error, STDERR_FILENO);
        close(m_output);
        close(m_error);
    }

    QByteArray all() const { return support::read(m_file.fileName()); }

private:
    const int m_output = dup(STDOUT_FILENO);
    const int m_error = dup(STDERR_FILENO);
    QTemporaryFile m_file;
};

} // namespace

//! `parlance tools`, where servers are slow.
class ListingToolsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhichServersDidNotAnswer();
};

void ListingToolsTest::saysWhichServersDidNotAnswer()
{
    const QTemporaryDir folder;
    const auto profile = model::Profile::inFolder(folder.path());
    QVERIFY(profile.create());
    for (const QByteArray name : {"silent", "off"})
        support::write(profile.config + u"/ensembles/%1.toml"_s.arg(QString::fromLatin1(name)),
            "[ensemble]\nname = \"" + name + "\"\nenabled = " + (name == "off" ? "false" : "true")
                + "\n[connection]\ntransport = \"stdio\"\ncommand = [\"" MCP_PEER "\", \"silent\"]\n");
    const auto workbench = gui::Workbench::open(profile);
    QVERIFY(workbench);
    (*workbench)->mcpServers().setLongestWait(300);
    QByteArray written;
    {
        const WrittenFile file;
        gui::Terminal terminal;
        gui::ToolsCommand command(**workbench, terminal);
        QCommandLineParser parser;
        parser.addOption({u"json"_s, {}});
        command.declare(parser);
        QVERIFY(parser.parse({u"parlance"_s}));
        QSignalSpy finished(&command, &gui::Command::finished);
        command.start(parser);
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(finished.first().first().toInt(), int(gui::Committed));
        written = file.all();
    }
    QVERIFY2(written.contains("silent is not connected: its server did not answer in time."), written.constData());
    // Nobody has asked the other.
    QVERIFY2(!written.contains("off is not connected"), written.constData());
}

QTEST_MAIN(ListingToolsTest)
#include "tst_listingtools.moc"
