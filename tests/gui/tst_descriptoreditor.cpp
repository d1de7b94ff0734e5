// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/diagnosticsmodel.h"
#include "gui/descriptors/editorcompletion.h"
#include "gui/descriptors/knownnames.h"
#include "gui/descriptors/toolpreviews.h"
#include "gui/shared/completionpopup.h"
#include "invocables/basics/worker.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/ensembles/ensemblereader.h"
#include "model/descriptors/descriptorschema.h"
#include "model/text/textsearch.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/secrets/keychain.h"
#include "tests/gui/editorfixture.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QCheckBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QString units =
    u"[ensemble]\nname = \"units\"\n\n[[invokers]]\nname = \"convert\"\ndescription = \"Converts\"\naliases = [\"cv\"]\n\n"
    "[invokers.invocable]\nkind = \"command\"\ncommand = [\"units\", \"{have}\"]\n\n[invokers.arguments]\n"
    "type = \"object\"\nrequired = [\"have\"]\n\n[invokers.arguments.properties.have]\ntype = \"string\"\n"_s;

} // namespace

class DescriptorEditorTest final : public QObject, private EditorFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { end(); }
    void mendsAWrongKeyAtItsLine();
    void listsTheWayToMend();
    void mendsTheNameOfABuiltIn();
    void completesKeysAndValues();
    void leavesTheListWithEscape();
    void formatsAsOneStep();
    void whatIsTypedWhileFormattingStays();
    void knowsTheNamesOfKeys();
    void searchesAndReplaces();
    void searchesByExpression_data();
    void searchesByExpression();
    void editsLines();
    void goesToALine();
    void saysWhichToolIsShown();
    void previewsTheUnsavedTool();
    void staysQuickInALargeFile();

private:
    gui::CompletionPopup *popup() const { return editor().findChild<gui::CompletionPopup *>(); }
    void putCaret(const QString &before)
    {
        QTextCursor cursor = editor().textCursor();
        cursor.setPosition(int(text().indexOf(before) + before.size()));
        editor().setTextCursor(cursor);
    }
};

void DescriptorEditorTest::init()
{
    begin();
    support::write(inFolder(u"user/ensembles/units.toml"_s), units.toUtf8());
    open(u":/descriptors"_s, inFolder(u"user/ensembles/units.toml"_s));
}

void DescriptorEditorTest::mendsAWrongKeyAtItsLine()
{
    putCaret(u"name = \"convert\"\n"_s);
    QTest::keyClicks(&editor(), u"aproval = \"allow\""_s);
    QTest::keyClick(&editor(), Qt::Key_Escape);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTRY_VERIFY(list()->isVisible());
    QCOMPARE(list()->model()->index(0, 0).data(gui::DiagnosticsModel::PlaceRole).toString(), u"6:1"_s);
    QTest::keyClick(&editor(), Qt::Key_Up);
    QTest::keyClick(&editor(), Qt::Key_Return, Qt::AltModifier);
    QVERIFY2(text().contains(u"\napproval = \"allow\""_s), qPrintable(text()));
    QTRY_VERIFY(!list()->isVisible());
    editor().undo();
    QVERIFY(text().contains(u"\naproval = "_s));
}

void DescriptorEditorTest::listsTheWayToMend()
{
    QAbstractItemModelTester tester(list()->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    setText(QString(units).replace(u"description"_s, u"descripton"_s));
    QTRY_VERIFY(list()->isVisible());
    const QModelIndex row = list()->model()->index(0, 0);
    QCOMPARE(row.data(gui::DiagnosticsModel::FixRole).toString(), u"Change to “description”"_s);
    const QString message = row.data(gui::DiagnosticsModel::MessageRole).toString();
    // The link stands behind the message.
    const QRect box = list()->visualRect(row);
    QFont bold = list()->font();
    bold.setBold(true);
    const int before = QFontMetrics(bold).horizontalAdvance(row.data(gui::DiagnosticsModel::PlaceRole).toString())
        + list()->fontMetrics().horizontalAdvance(message);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, QPoint(box.left() + 28 + before + 30, box.center().y()));
    QTRY_COMPARE(text(), units);
}

void DescriptorEditorTest::mendsTheNameOfABuiltIn()
{
    const invocables::BuiltinInvocables builtins;
    model::DescriptorCheck check;
    invocables::registerChecks(check, builtins);
    const QString text = u"[ensemble]\nname = \"x\"\n[[invokers]]\nname = \"a\"\n[invokers.invocable]\nname = \"clock:nwo\"\n"_s;
    const auto diagnostics = check.check(model::DescriptorFile::parse(text.toUtf8(), u"x.toml"_s), model::DescriptorKind::Ensemble);
    QCOMPARE(diagnostics.size(), 1);
    const auto fix = model::quickFix(text, diagnostics.first());
    QVERIFY(fix);
    QCOMPARE(QString(text).replace(fix->begin, fix->end - fix->begin, fix->text), QString(text).replace(u"nwo"_s, u"now"_s));
}

void DescriptorEditorTest::completesKeysAndValues()
{
    putCaret(u"name = \"convert\""_s);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTest::keyClicks(&editor(), u"appr"_s);
    QTRY_VERIFY(popup()->isVisible());
    QTest::keyClick(&editor(), Qt::Key_Return);
    QVERIFY2(text().contains(u"\napproval = \n"_s), qPrintable(text()));
    // The values that it may have come at once.
    QVERIFY(popup()->isVisible());
    const auto *help = popup()->findChild<QLabel *>(u"completionHelp"_s);
    QVERIFY(!help->text().isEmpty());
    QVERIFY2(help->heightForWidth(help->width()) <= help->height(), qPrintable(help->text()));
    QTest::keyClick(&editor(), Qt::Key_Down);
    QTest::keyClick(&editor(), Qt::Key_Tab);
    QVERIFY2(text().contains(u"\napproval = \"allow\"\n"_s), qPrintable(text()));
    QVERIFY(!popup()->isVisible());
}

void DescriptorEditorTest::leavesTheListWithEscape()
{
    putCaret(u"[ensemble]\n"_s);
    QTest::keyClick(&editor(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(popup()->isVisible());
    QTest::keyClick(&editor(), Qt::Key_Escape);
    QVERIFY(!popup()->isVisible());
    QCOMPARE(text(), units);
}

void DescriptorEditorTest::formatsAsOneStep()
{
    const QString crooked = QString(units).replace(u" = "_s, u"="_s);
    setText(crooked);
    QTest::mouseClick(find<QPushButton>(u"formatDescriptor"_s), Qt::LeftButton);
    QTRY_COMPARE(text(), units);
    editor().undo();
    QCOMPARE(text(), crooked);
    setText(u"a = \n"_s);
    QTest::mouseClick(find<QPushButton>(u"formatDescriptor"_s), Qt::LeftButton);
    QTRY_VERIFY(!m_prompts.asked.isEmpty());
    QCOMPARE(text(), u"a = \n"_s);
}

void DescriptorEditorTest::whatIsTypedWhileFormattingStays()
{
    const QString crooked = QString(units).replace(u" = "_s, u"="_s);
    setText(crooked);
    QTest::mouseClick(find<QPushButton>(u"formatDescriptor"_s), Qt::LeftButton);
    editor().insertPlainText(u"# here\n"_s);
    QVERIFY(invocables::workerPool().waitForDone(support::patience));
    QCoreApplication::processEvents();
    QVERIFY(text().contains(u"# here\n"_s));
    QCOMPARE(text().remove(u"# here\n"_s), crooked);
}

void DescriptorEditorTest::searchesAndReplaces()
{
    auto *bar = find<QWidget>(u"descriptorFindBar"_s);
    QVERIFY(!bar->isVisible());
    QTest::keyClick(&editor(), Qt::Key_H, Qt::ControlModifier);
    QVERIFY(bar->isVisible());
    find<QLineEdit>(u"findText"_s)->setText(u"name"_s);
    find<QLineEdit>(u"replaceText"_s)->setText(u"title"_s);
    QTest::keyClick(find<QLineEdit>(u"findText"_s), Qt::Key_Return);
    QCOMPARE(editor().textCursor().selectedText(), u"name"_s);
    QTest::mouseClick(find<QPushButton>(u"replaceAll"_s), Qt::LeftButton);
    QCOMPARE(text(), QString(units).replace(u"name"_s, u"title"_s));
    editor().undo();
    QCOMPARE(text(), units);
    find<QCheckBox>(u"findWords"_s)->setChecked(true);
    find<QLineEdit>(u"findText"_s)->setText(u"inv"_s);
    QVERIFY(find<QLabel>(u"findCount"_s)->text().startsWith(u'0'));
    QTest::keyClick(find<QLineEdit>(u"findText"_s), Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
    QVERIFY(editor().hasFocus());
}

void DescriptorEditorTest::searchesByExpression_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<bool>("isExpression");
    QTest::addColumn<QString>("replacement");
    QTest::addColumn<QString>("result");
    const QString text = u"a.b = 1\nab = 2\n"_s;
    QTest::newRow("plain") << u"a.b"_s << false << u"\\1"_s << u"\\1 = 1\nab = 2\n"_s;
    QTest::newRow("groups") << u"(\\w+) = (\\d)"_s << true << u"\\2 = \\1"_s << u"a.1 = b\n2 = ab\n"_s;
    QTest::newRow("line ends") << u"\\n"_s << true << u";\\n"_s << u"a.b = 1;\nab = 2;\n"_s;
    QTest::newRow("beginnings of lines") << u"^a"_s << true << u"x"_s << u"x.b = 1\nxb = 2\n"_s;
    QTest::newRow("not valid") << u"(a"_s << true << u"x"_s << text;
    QTest::newRow("finds nothing at all") << u"x*"_s << true << u"y"_s << text;
}

void DescriptorEditorTest::searchesByExpression()
{
    QFETCH(QString, wanted);
    QFETCH(bool, isExpression);
    QFETCH(QString, replacement);
    QFETCH(QString, result);
    model::TextSearch::Options options;
    options.isExpression = isExpression;
    QCOMPARE(model::TextSearch(wanted, options).allReplaced(u"a.b = 1\nab = 2\n"_s, replacement), result);
}

void DescriptorEditorTest::editsLines()
{
    setText(u"a = [\nb = 1\n"_s);
    putCaret(u"a = ["_s);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QTest::keyClicks(&editor(), u"1,"_s);
    QCOMPARE(text(), u"a = [\n    1,\nb = 1\n"_s);
    QTest::keyClick(&editor(), Qt::Key_Tab);
    QCOMPARE(text(), u"a = [\n    1,  \nb = 1\n"_s);
    QTest::keyClick(&editor(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(text(), u"a = [\n1,  \nb = 1\n"_s);
    editor().selectAll();
    QTest::keyClick(&editor(), Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(text(), u"# a = [\n# 1,  \n# b = 1\n"_s);
    editor().selectAll();
    QTest::keyClick(&editor(), Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(text(), u"a = [\n1,  \nb = 1\n"_s);
    editor().undo();
    QCOMPARE(text(), u"# a = [\n# 1,  \n# b = 1\n"_s);
}

void DescriptorEditorTest::goesToALine()
{
    m_prompts.text = u"5"_s;
    find<QAction>(u"descriptorGoToLine"_s)->trigger();
    QCOMPARE(editor().textCursor().blockNumber(), 4);
    m_prompts.text = u"99999"_s;
    find<QAction>(u"descriptorGoToLine"_s)->trigger();
    QCOMPARE(editor().textCursor().blockNumber(), editor().blockCount() - 1);
    m_prompts.text.clear();
}

void DescriptorEditorTest::saysWhichToolIsShown()
{
    QSignalSpy shown(m_panel.get(), &gui::DescriptorsPanel::invokerShown);
    setText(QString(units).replace(u"convert"_s, u"turn"_s));
    putCaret(u"aliases"_s);
    QTRY_VERIFY(!shown.isEmpty() && shown.last().first().toString() == u"units:turn"_s);
    // The ensemble's own lines show its first tool.
    putCaret(u"[ensemble]"_s);
    QCOMPARE(shown.last().first().toString(), u"units:turn"_s);
}

void DescriptorEditorTest::previewsTheUnsavedTool()
{
    const invocables::BuiltinInvocables builtins;
    invocables::EnsembleCatalog ensembles(*m_catalog, builtins);
    auto *previews = new gui::ToolPreviews(ensembles, *m_panel);
    const auto shown = [this](const QString &name) { return find<QPlainTextEdit>(name)->toPlainText(); };
    setText(QString(units).replace(u"Converts"_s, u"Turns one unit into another"_s));
    QTRY_VERIFY(shown(u"preview-anthropic-messages"_s).contains(u"Turns one unit into another"_s));
    QVERIFY(shown(u"preview-anthropic-messages"_s).contains(u"\"input_schema\""_s));
    QVERIFY(shown(u"preview-anthropic-messages"_s).contains(u"\"name\": \"convert\""_s));
    QVERIFY(shown(u"preview-openai-chat-completions"_s).contains(u"\"parameters\""_s));
    QVERIFY(shown(u"preview-openai-responses"_s).contains(u"\"strict\": false"_s));
    QVERIFY(shown(u"preview-google-gemini"_s).contains(u"\"parametersJsonSchema\""_s));
    QVERIFY(shown(u"previewContract"_s).contains(u"\"tool_call\""_s));
    QVERIFY(shown(u"previewContract"_s).contains(u"\"cv\""_s));
    // A text that is no TOML leaves what was shown.
    setText(u"[ensemble\n"_s);
    QTRY_VERIFY(list()->isVisible());
    QVERIFY(shown(u"preview-openai-chat-completions"_s).contains(u"Turns one unit into another"_s));
    delete previews;
}

void DescriptorEditorTest::knowsTheNamesOfKeys()
{
    const auto write = [this](const QString &name, const QByteArray &text) { support::write(inFolder(u"user/"_s + name), text); };
    write(u"providers/far.toml"_s,
        "name = \"far\"\ndialect = \"openai-chat-completions\"\nbase-url = \"https://far.example\"\nkey = \"FAR_KEY\"\n");
    write(u"ensembles/web.toml"_s,
        "[ensemble]\nname = \"web\"\n[[invokers]]\nname = \"ask\"\n[invokers.invocable]\nkind = \"http\"\n"
        "url = \"https://a.example\"\nheaders.X-A = { keychain = \"WEB_KEY\" }\nquery.b = { environment = \"WEB_TOKEN\" }\n");
    write(u"ensembles/web/run.toml"_s,
        "[invoker]\nname = \"run\"\n[invocable]\nkind = \"command\"\ncommand = [\"env\"]\nenvironment = [\"RUN_A\"]\n"
        "variables.X = { keychain = \"RUN_KEY\" }\n");
    m_catalog->load();
    write(u"prompts/terse.toml"_s,
        "[prompt]\nname = \"terse\"\nrole = \"supervisor\"\ntext = \"{registry_json}\"\n[contract]\nanswers = \"text\"\n");
    write(u"prompts/greeting.toml"_s, "[prompt]\nname = \"greeting\"\ntext = \"Hello\"\n");
    m_catalog->load();
    // No desktop's keychain is to have it.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    network::Keychain keychain;
    bool stored = false;
    keychain.store(u"SAVED_KEY"_s, "sk-saved-in-a-test", this, [&stored](const model::Result<void> &) { stored = true; });
    const invocables::BuiltinInvocables builtins;
    const invocables::EnsembleCatalog ensembles(*m_catalog, builtins);
    const network::ProviderCatalog providers(*m_catalog);
    const model::KnownNames names = gui::knownNames(*m_catalog, ensembles, providers, keychain);
    for (const QString &name : {u"FAR_KEY"_s, u"WEB_KEY"_s, u"RUN_KEY"_s, u"SAVED_KEY"_s}) {
        QVERIFY2(names.value(u"keychain"_s).contains(name), qPrintable(name));
        QVERIFY2(names.value(u"provider.key"_s).contains(name), qPrintable(name));
    }
    for (const QString &name : {u"WEB_TOKEN"_s, u"RUN_A"_s})
        QVERIFY2(names.value(u"environment"_s).contains(name), qPrintable(name));
    // Of the prompts those that lay down a contract, wherever one is named.
    const QStringList contracts = names.value(u"contract"_s);
    QVERIFY(contracts.contains(u"terse"_s) && contracts.contains(u"contract-text"_s) && !contracts.contains(u"greeting"_s));
    for (const QString &text : {u"[provider]\ncontract = "_s, u"[[models]]\ncontract = "_s}) {
        const auto offered = model::Completer(model::SchemaGuide(model::DescriptorSchema::shapeOf(model::DescriptorKind::Provider)), names)
                                 .at(text, text.size());
        QCOMPARE(offered.choices.size(), contracts.size());
        QCOMPARE(offered.choices.last().text, u"\"terse\""_s);
    }
    QTRY_VERIFY(stored);
}

void DescriptorEditorTest::staysQuickInALargeFile()
{
    QString large = units;
    for (int number = 0; large.size() < 1'000'000; ++number)
        large += u"\n[[invokers]]\nname = \"tool_%1\"\n%2"_s.arg(number).arg(
            QString(20, u'#') + u" a long comment\n"_s.repeated(60).replace(u"\n"_s, u"\n# "_s) + u'\n');
    setText(large);
    putCaret(u"name = \"convert\""_s);
    QTest::keyClick(&editor(), Qt::Key_Return);
    QList<qint64> times;
    for (const QChar character : u"descripton = \"typed without waiting\""_s) {
        QElapsedTimer timer;
        timer.start();
        QTest::keyClick(&editor(), character.toLatin1());
        QCoreApplication::processEvents();
        times.append(timer.elapsed());
    }
    std::sort(times.begin(), times.end());
    QVERIFY2(times.at(times.size() / 2) <= 50, qPrintable(QString::number(times.at(times.size() / 2))));
    QTRY_VERIFY(list()->isVisible());
}

QTEST_MAIN(DescriptorEditorTest)
#include "tst_descriptoreditor.moc"
