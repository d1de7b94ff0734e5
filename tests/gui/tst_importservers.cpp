// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/importserversdialog.h"
#include "gui/window/serverimporting.h"
#include "gui/workbench/workbench.h"
#include "network/secrets/keychain.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

//! A person takes servers over from a file, on a machine on which no keychain runs.
class ImportServersTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void showsEachServerBeforeAnythingIsWritten();
    void writesThoseThatArePicked();
    void keepsKeysOfTheFileAndThoseThatAreEntered();
    void canImportNothingWhereNothingIsPicked();
    void writesNothingWhereThePersonCancels();
    void saysWhatIsWrongWithTheFile();

private:
    //! Opens the dialog for a file with this text.
    void choose(const QByteArray &text);
    gui::ImportServersDialog *dialog() const { return m_window->findChild<gui::ImportServersDialog *>(); }
    QListWidget *list() const { return dialog()->findChild<QListWidget *>(u"importedServers"_s); }
    QPushButton *accept() const { return dialog()->findChild<QPushButton *>(u"importAccept"_s); }
    gui::ServerReview *review(int row) const
    {
        return dialog()->findChild<QStackedWidget *>()->widget(row)->findChild<gui::ServerReview *>();
    }
    QString written(const QString &name) const { return m_folder->filePath(u"config/ensembles/"_s + name + u".toml"_s); }

    QTemporaryDir m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<gui::Workbench> m_workbench;
    std::unique_ptr<QWidget> m_window;
    AnsweringPrompts m_prompts;
    gui::ServerImporting *m_importing = nullptr;
};

namespace {

const QByteArray threeServers = R"({"mcpServers": {
    "files": {"command": "npx", "args": ["server-files"], "gallery": true},
    "issues": {"url": "https://issues.example/mcp", "headers": {"Authorization": "Bearer abcdefgh"}},
    "search": {"command": "search", "env": {"SEARCH_API_KEY": "<YOUR_KEY>"}},
    "socket": {"type": "ws", "url": "wss://example.com"}
}})";

} // namespace

void ImportServersTest::initTestCase()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    for (const char *folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(folder, QFile::encodeName(m_home.path()));
}

void ImportServersTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    auto workbench = gui::Workbench::open(model::Profile::inFolder(m_folder->path()));
    QVERIFY(workbench);
    m_workbench = std::move(*workbench);
    m_window = std::make_unique<QWidget>();
    m_window->show();
    m_prompts = {};
    m_importing = new gui::ServerImporting(*m_workbench, m_prompts, m_window.get());
}

void ImportServersTest::cleanup()
{
    m_window.reset();
    m_workbench.reset();
}

void ImportServersTest::choose(const QByteArray &text)
{
    m_prompts.fileToOpen = m_folder->filePath(u"mcp.json"_s);
    support::write(m_prompts.fileToOpen, text);
    m_importing->begin();
}

void ImportServersTest::showsEachServerBeforeAnythingIsWritten()
{
    choose(threeServers);
    QVERIFY(dialog() && dialog()->isVisible());
    QCOMPARE(list()->count(), 4);
    QCOMPARE(list()->item(0)->checkState(), Qt::Checked);
    QVERIFY(
        review(0)->findChild<QPlainTextEdit *>(u"serverDescriptor"_s)->toPlainText().contains(u"command = [\"npx\", \"server-files\"]"));
    QVERIFY(review(0)->findChild<QLabel *>(u"serverRemarks"_s)->text().contains(u"“gallery”"));
    list()->setCurrentRow(3);
    QCOMPARE(dialog()->findChild<QStackedWidget *>()->currentIndex(), 3);
    QVERIFY(!(list()->item(3)->flags() & Qt::ItemIsUserCheckable));
    QVERIFY(review(3)->findChild<QLabel *>(u"serverProblem"_s)->text().contains(u"“ws”"));
    QVERIFY(!QFile::exists(written(u"files"_s)));
}

void ImportServersTest::writesThoseThatArePicked()
{
    QSignalSpy spy(m_importing, &gui::ServerImporting::written);
    choose(threeServers);
    list()->item(1)->setCheckState(Qt::Unchecked);
    list()->item(2)->setCheckState(Qt::Unchecked);
    QTest::mouseClick(accept(), Qt::LeftButton);
    QTRY_COMPARE(spy.size(), 1);
    QCOMPARE(spy.first().first().toString(), written(u"files"_s));
    QVERIFY(QFile::exists(written(u"files"_s)));
    QVERIFY(!QFile::exists(written(u"issues"_s)) && !QFile::exists(written(u"search"_s)) && !QFile::exists(written(u"socket"_s)));
    QVERIFY(m_workbench->ensembles().find(u"files"_s));
    QTRY_VERIFY(!dialog());
}

void ImportServersTest::keepsKeysOfTheFileAndThoseThatAreEntered()
{
    QSignalSpy spy(m_importing, &gui::ServerImporting::written);
    choose(threeServers);
    auto *entry = review(2)->findChild<QLineEdit *>(u"key-MCP_SEARCH_API_KEY"_s);
    QVERIFY(entry);
    QCOMPARE(entry->echoMode(), QLineEdit::Password);
    QVERIFY(!review(1)->findChild<QLineEdit *>());
    entry->setText(u" entered-key "_s);
    QTest::mouseClick(accept(), Qt::LeftButton);
    QTRY_COMPARE(spy.size(), 1);
    QCOMPARE(m_workbench->keychain().known(u"MCP_ISSUES_AUTHORIZATION"_s), "abcdefgh");
    QCOMPARE(m_workbench->keychain().known(u"MCP_SEARCH_API_KEY"_s), "entered-key");
    for (const QString &name : {u"issues"_s, u"search"_s}) {
        const QByteArray text = support::read(written(name));
        QVERIFY(!text.isEmpty() && !text.contains("abcdefgh") && !text.contains("entered-key"));
    }
    // No keychain runs here: both keys are gone with the program, which is said.
    QVERIFY2(m_prompts.asked.last().contains(u"MCP_ISSUES_AUTHORIZATION") && m_prompts.asked.last().contains(u"MCP_SEARCH_API_KEY"),
        qPrintable(m_prompts.asked.last()));
}

void ImportServersTest::canImportNothingWhereNothingIsPicked()
{
    choose(threeServers);
    QVERIFY(accept()->isEnabled());
    for (int row = 0; row < 3; ++row)
        list()->item(row)->setCheckState(Qt::Unchecked);
    QVERIFY(!accept()->isEnabled());
    list()->item(1)->setCheckState(Qt::Checked);
    QVERIFY(accept()->isEnabled());
}

void ImportServersTest::writesNothingWhereThePersonCancels()
{
    QSignalSpy spy(m_importing, &gui::ServerImporting::written);
    choose(threeServers);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QTRY_VERIFY(!m_importing->findChild<gui::ServerImport *>());
    QVERIFY(spy.isEmpty() && !QFile::exists(written(u"files"_s)));
    QVERIFY(m_workbench->keychain().known(u"MCP_ISSUES_AUTHORIZATION"_s).isEmpty());
}

void ImportServersTest::saysWhatIsWrongWithTheFile()
{
    choose("{\"mcpServers\": 1}");
    QVERIFY(!dialog());
    QVERIFY2(m_prompts.asked.last().contains(u"mcpServers is not an object"), qPrintable(m_prompts.asked.last()));
}

QTEST_MAIN(ImportServersTest)
#include "tst_importservers.moc"
