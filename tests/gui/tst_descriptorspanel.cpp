// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/descriptors/descriptortemplates.h"
#include "gui/descriptors/descriptortreemodel.h"
#include "tests/support/answeringprompts.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QDir>
#include <QFile>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTreeView>

using namespace Qt::StringLiterals;
using model::DescriptorKind;

namespace {

void write(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class DescriptorsPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsTheDiagnosticAtItsLineAndSaves();
    void copiesABuiltInFileToThePersons();
    void noticesAChangeByAnotherProgram();
    void beginsAFileThatIsRight_data();
    void beginsAFileThatIsRight();

private:
    QString userPath() const { return m_folder->filePath(u"user/ensembles/mine.toml"_s); }
    QPlainTextEdit *editor() const { return m_panel->findChild<QPlainTextEdit *>(u"descriptorEditor"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
    model::DescriptorCheck m_check;
    std::unique_ptr<model::DescriptorCatalog> m_catalog;
    AnsweringPrompts m_prompts;
    std::unique_ptr<gui::DescriptorsPanel> m_panel;
};

void DescriptorsPanelTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(m_folder->filePath(u"builtin/ensembles/io.toml"_s), "[ensemble]\nname = \"io\"\n");
    write(userPath(), "[ensemble]\nname = \"mine\"\n");
    m_catalog = std::make_unique<model::DescriptorCatalog>(m_folder->filePath(u"builtin"_s), m_folder->filePath(u"user"_s), m_check);
    m_catalog->load();
    m_panel = std::make_unique<gui::DescriptorsPanel>(*m_catalog, m_check, m_prompts);
    m_panel->show();
}

void DescriptorsPanelTest::cleanup()
{
    m_panel.reset();
    m_catalog.reset();
}

void DescriptorsPanelTest::showsTheDiagnosticAtItsLineAndSaves()
{
    auto *tree = m_panel->findChild<QTreeView *>(u"descriptorTree"_s);
    QAbstractItemModelTester tester(tree->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_panel->open(userPath());
    QCOMPARE(editor()->toPlainText().toUtf8(), read(userPath()));
    auto *diagnostics = m_panel->findChild<QListView *>(u"descriptorDiagnostics"_s);
    QVERIFY(!diagnostics->isVisible());
    editor()->setPlainText(u"[ensemble]\nname = \"mine\"\n\nbroken = = 1\n"_s);
    editor()->document()->setModified(true);
    QTRY_VERIFY(diagnostics->isVisible());
    QVERIFY(diagnostics->model()->index(0, 0).data().toString().startsWith(u"4:"_s));
    Q_EMIT diagnostics->activated(diagnostics->model()->index(0, 0));
    QCOMPARE(editor()->textCursor().blockNumber(), 3);
    editor()->setPlainText(u"[ensemble]\nname = \"mine\"\nenabled = false\n"_s);
    editor()->document()->setModified(true);
    QVERIFY(m_panel->hasUnsavedText());
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"saveDescriptor"_s), Qt::LeftButton);
    QCOMPARE(read(userPath()), QByteArray("[ensemble]\nname = \"mine\"\nenabled = false\n"));
    QVERIFY(!m_panel->hasUnsavedText());
    QVERIFY(!diagnostics->isVisible());
}

void DescriptorsPanelTest::copiesABuiltInFileToThePersons()
{
    m_panel->open(m_folder->filePath(u"builtin/ensembles/io.toml"_s));
    QVERIFY(editor()->isReadOnly());
    auto *copy = m_panel->findChild<QPushButton *>(u"copyDescriptor"_s);
    QVERIFY(copy->isVisible());
    QTest::mouseClick(copy, Qt::LeftButton);
    QTRY_VERIFY(!editor()->isReadOnly());
    QCOMPARE(read(m_folder->filePath(u"user/ensembles/io.toml"_s)), QByteArray("[ensemble]\nname = \"io\"\n"));
}

void DescriptorsPanelTest::noticesAChangeByAnotherProgram()
{
    m_panel->open(userPath());
    write(userPath(), "[ensemble]\nname = \"mine\"\n# theirs\n");
    m_catalog->load();
    Q_EMIT m_catalog->changed();
    QVERIFY(editor()->toPlainText().contains(u"# theirs"_s));
    editor()->setPlainText(u"# mine\n"_s);
    editor()->document()->setModified(true);
    write(userPath(), "[ensemble]\nname = \"mine\"\n# theirs again\n");
    Q_EMIT m_catalog->changed();
    QVERIFY(editor()->toPlainText().contains(u"# mine"_s));
    auto *reload = m_panel->findChild<QPushButton *>(u"reloadDescriptor"_s);
    QVERIFY(reload->isVisible());
    QTest::mouseClick(reload, Qt::LeftButton);
    QVERIFY(editor()->toPlainText().contains(u"# theirs again"_s));
    QVERIFY(!reload->isVisible());
}

void DescriptorsPanelTest::beginsAFileThatIsRight_data()
{
    QTest::addColumn<DescriptorKind>("kind");
    for (const DescriptorKind kind : gui::templateKinds())
        QTest::newRow(qPrintable(model::toWire(kind))) << kind;
}

void DescriptorsPanelTest::beginsAFileThatIsRight()
{
    QFETCH(DescriptorKind, kind);
    m_prompts.text = u"My Tools!"_s;
    m_panel->findChild<QAction *>(u"new-"_s + model::toWire(kind))->trigger();
    const QString path = m_folder->filePath(u"user/"_s + model::folderOf(kind) + u"/my_tools.toml"_s);
    QVERIFY(QFile::exists(path));
    const auto file = model::DescriptorFile::read(path);
    for (const model::Diagnostic &diagnostic : m_check.check(file, kind))
        QFAIL(qPrintable(diagnostic.toString()));
    QTRY_COMPARE(editor()->toPlainText().toUtf8(), read(path));
}

QTEST_MAIN(DescriptorsPanelTest)
#include "tst_descriptorspanel.moc"
