// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/addserverdialog.h"
#include "tests/invocables/mcpfixture.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

using namespace mcp;

//! The form that writes the descriptor of an MCP server.
class AddServerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesADescriptor_data();
    void writesADescriptor();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
};

void AddServerTest::writesADescriptor_data()
{
    QTest::addColumn<bool>("program");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QStringList>("vector");
    QTest::newRow("program") << true << uR"(npx -y "a server" c:\d)"_s << QStringList {u"npx"_s, u"-y"_s, u"a server"_s, u"c:\\d"_s};
    QTest::newRow("address") << false << u"https://mcp.example.org/mcp?a=b"_s << QStringList();
}

void AddServerTest::writesADescriptor()
{
    QFETCH(bool, program);
    QFETCH(QString, place);
    QFETCH(QStringList, vector);
    Fixture fixture;
    auto *dialog = new gui::AddServerDialog(*fixture.descriptors);
    dialog->open();
    QSignalSpy written(dialog, &gui::AddServerDialog::written);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(u"serverName"_s), u"My Notes"_s);
    dialog->findChild<QRadioButton *>(program ? u"serverIsProgram"_s : u"serverIsAddress"_s)->click();
    auto *edit = dialog->findChild<QLineEdit *>(program ? u"serverCommand"_s : u"serverAddress"_s);
    QVERIFY(edit->isEnabled());
    QTest::keyClicks(edit, place);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"serverAddButton"_s), Qt::LeftButton);
    QCOMPARE(written.size(), 1);
    QCOMPARE(written.first().first().toString(), fixture.folder.filePath(u"ensembles/my_notes.toml"_s));
    const Ensemble *ensemble = fixture.catalog->find(u"my_notes"_s);
    QVERIFY(ensemble && ensemble->server);
    QVERIFY(ensemble->diagnostics.isEmpty());
    QCOMPARE(ensemble->server->vector, vector);
    QCOMPARE(ensemble->server->url, program ? QUrl() : QUrl(place));
    QCOMPARE(ensemble->defaults.approval, Approval::Ask);
    // Nothing is started by that.
    QCOMPARE(ensemble->connection, ConnectionState::Disconnected);
}

void AddServerTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("program");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no name") << u"…"_s << true << u"npx"_s << u"needs a name"_s;
    QTest::newRow("nothing to start") << u"notes"_s << true << QString() << u"Type the program"_s;
    QTest::newRow("no address") << u"notes"_s << false << u"mcp.example.org"_s << u"The address has to be"_s;
    QTest::newRow("a file") << u"notes"_s << false << u"file:///etc/passwd"_s << u"The address has to be"_s;
    QTest::newRow("taken") << u"peer"_s << true << u"npx"_s << u"already an ensemble peer"_s;
}

void AddServerTest::saysWhatIsWrong()
{
    QFETCH(QString, name);
    QFETCH(bool, program);
    QFETCH(QString, place);
    QFETCH(QString, problem);
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    const auto before = fixture.catalog->ensembles().size();
    gui::AddServerDialog dialog(*fixture.descriptors);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.open();
    dialog.findChild<QLineEdit *>(u"serverName"_s)->setText(name);
    dialog.findChild<QRadioButton *>(program ? u"serverIsProgram"_s : u"serverIsAddress"_s)->click();
    dialog.findChild<QLineEdit *>(program ? u"serverCommand"_s : u"serverAddress"_s)->setText(place);
    dialog.findChild<QPushButton *>(u"serverAddButton"_s)->click();
    const auto *label = dialog.findChild<QLabel *>(u"serverProblem"_s);
    QVERIFY(dialog.isVisible() && label->isVisible());
    QVERIFY2(label->text().contains(problem), qPrintable(label->text()));
    QCOMPARE(fixture.catalog->ensembles().size(), before);
}

QTEST_MAIN(AddServerTest)
#include "tst_addserver.moc"
