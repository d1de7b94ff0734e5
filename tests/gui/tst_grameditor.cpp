// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentpreview.h"
#include "gui/descriptors/diagnosticsmodel.h"
#include "gui/descriptors/toolpreviews.h"
#include "gui/shared/completionpopup.h"
#include "gui/theme/palette.h"
#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "model/gram/gramformat.h"
#include "tests/gui/editorfixture.h"
#include "tests/support/files.h"

#include <QAction>
#include <QFile>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;
using support::read;
using support::write;

namespace {

const QString greeter =
    u"[greeter:Agent {\n  description: \"Greets\",\n  instruction: \"Greet.\",\n  model: \"rehearsal/rehearsal\"\n} |\n"
    "  [sayHello:ToolSpecification {\n    description: \"Says hello\"\n  } |\n    (personName::Text)==>(::String)\n  ]\n]\n"_s;

} // namespace

class GramEditorTest final : public QObject, private EditorFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { end(); }
    void standsAmongTheAgents();
    void saysWhatIsWrongWhileOneTypes();
    void coloursGram();
    void coloursTomlAgainAfterwards();
    void formatsAsOneStep();
    void formatsNothingThatIsBroken();
    void commentsLinesOut();
    void completesLabels();
    void savesAndKeepsEarlierTexts();
    void noticesAChangeByAnotherProgram();
    void convertsToTomlAndBack();
    void asksBeforeItOverwrites();
    void saysWhyItCannotConvert();
    void keepsItsEndingWhenItIsRenamed();
    void beginsAnAgentInGram();
    void showsWhatIsMadeOfIt();

private:
    QString gramPath() const { return inFolder(u"user/agents/greeter.gram"_s); }
    QString tomlPath() const { return inFolder(u"user/agents/greeter.toml"_s); }
    //! The colour of the first place of a word.
    QColor colourOf(const QString &word) const
    {
        const qsizetype at = text().indexOf(word);
        const QTextBlock block = editor().document()->findBlock(int(at));
        for (const QTextLayout::FormatRange &range : block.layout()->formats()) {
            const qsizetype offset = at - block.position();
            if (range.start <= offset && offset < range.start + range.length)
                return range.format.foreground().color();
        }
        return {};
    }
};

void GramEditorTest::init()
{
    begin();
    write(inFolder(u"builtin/agents/shipped.gram"_s), QString(greeter).replace(u"greeter"_s, u"shipped"_s).toUtf8());
    write(inFolder(u"user/ensembles/mine.toml"_s), "[ensemble]\nname = \"mine\" # ours\n");
    write(gramPath(), greeter.toUtf8());
    open(inFolder(u"builtin"_s), gramPath());
}

void GramEditorTest::standsAmongTheAgents()
{
    QCOMPARE(text(), greeter);
    const auto *tree = find<QTreeView>(u"descriptorTree"_s);
    QCOMPARE(tree->currentIndex().data().toString(), u"greeter.gram"_s);
    QCOMPARE(tree->currentIndex().parent().data().toString(), u"agents"_s);
    QTRY_VERIFY(!list()->isVisible());
}

void GramEditorTest::saysWhatIsWrongWhileOneTypes()
{
    setText(QString(greeter).replace(u"(personName::Text)"_s, u"(personName::Txet)"_s));
    QTRY_VERIFY(list()->isVisible());
    const QModelIndex row = list()->model()->index(0, 0);
    QCOMPARE(row.data(gui::DiagnosticsModel::PlaceRole).toString(), u"9:5"_s);
    QVERIFY2(row.data(gui::DiagnosticsModel::MessageRole).toString().endsWith(u"[UnknownType]"_s), qPrintable(row.data().toString()));
    Q_EMIT list()->activated(row);
    QCOMPARE(editor().textCursor().blockNumber(), 8);
    setText(greeter.chopped(2));
    QTRY_VERIFY(list()->isVisible()
        && list()->model()->index(0, 0).data(gui::DiagnosticsModel::MessageRole).toString().endsWith(u"[syntax-error]"_s));
    setText(greeter);
    QTRY_VERIFY(!list()->isVisible());
}

void GramEditorTest::coloursGram()
{
    const gui::Palette &colours = gui::Palette::of(editor());
    setText(greeter + u"// A comment \"here\"\n[x {n: 42, t: ```\n[y:Agent]\n```} | (b::Text)]\n"_s);
    QTRY_COMPARE(colourOf(u"Agent {"_s), colours.keyword);
    QCOMPARE(colourOf(u"Text)==>"_s), colours.keyword);
    QCOMPARE(colourOf(u"==>"_s), colours.keyword);
    QCOMPARE(colourOf(u"\"Greets\""_s), colours.string);
    QCOMPARE(colourOf(u"\"here\""_s), colours.comment);
    QCOMPARE(colourOf(u"42"_s), colours.number);
    // Within a text of several lines nothing else counts, and behind it everything does.
    QCOMPARE(colourOf(u"Agent]"_s), colours.string);
    QCOMPARE(colourOf(u"Text)]"_s), colours.keyword);
    QVERIFY(!colourOf(u"description"_s).isValid());
}

void GramEditorTest::coloursTomlAgainAfterwards()
{
    m_panel->open(inFolder(u"user/ensembles/mine.toml"_s));
    const gui::Palette &colours = gui::Palette::of(editor());
    QTRY_COMPARE(colourOf(u"# ours"_s), colours.comment);
    QCOMPARE(colourOf(u"[ensemble]"_s), colours.keyword);
    m_panel->open(gramPath());
    QTRY_COMPARE(colourOf(u"Agent {"_s), colours.keyword);
}

void GramEditorTest::formatsAsOneStep()
{
    const QString crooked = u"// Kept.\n"_s + QString(greeter).replace(u"\n  "_s, u" "_s);
    setText(crooked);
    QTest::mouseClick(find<QPushButton>(u"formatDescriptor"_s), Qt::LeftButton);
    QTRY_COMPARE(text(), model::formatGram(crooked).value_or(QString()));
    QVERIFY(text().startsWith(u"// Kept.\n[greeter:Agent"_s));
    editor().undo();
    QCOMPARE(text(), crooked);
}

void GramEditorTest::formatsNothingThatIsBroken()
{
    setText(u"[greeter:Agent"_s);
    QTest::mouseClick(find<QPushButton>(u"formatDescriptor"_s), Qt::LeftButton);
    QTRY_VERIFY(!m_prompts.asked.isEmpty());
    QCOMPARE(text(), u"[greeter:Agent"_s);
}

void GramEditorTest::commentsLinesOut()
{
    setText(u"(a)\n  (b)\n"_s);
    editor().selectAll();
    QTest::keyClick(&editor(), Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(text(), u"// (a)\n  // (b)\n"_s);
    editor().selectAll();
    QTest::keyClick(&editor(), Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(text(), u"(a)\n  (b)\n"_s);
}

void GramEditorTest::completesLabels()
{
    setText(u"[x"_s);
    editor().moveCursor(QTextCursor::End);
    QTest::keyClicks(&editor(), u":Ag"_s);
    const auto *popup = editor().findChild<gui::CompletionPopup *>();
    QTRY_VERIFY(popup->isVisible());
    QTest::keyClick(&editor(), Qt::Key_Return);
    QCOMPARE(text(), u"[x:Agent"_s);
}

void GramEditorTest::savesAndKeepsEarlierTexts()
{
    const QString changed = QString(greeter).replace(u"Greets"_s, u"Greets you"_s);
    setText(changed);
    m_panel->save();
    QCOMPARE(read(gramPath()), changed.toUtf8());
    auto *menu = find<QToolButton>(u"descriptorVersions"_s)->menu();
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 1);
    QVERIFY(menu->actions().first()->isEnabled());
}

void GramEditorTest::noticesAChangeByAnotherProgram()
{
    const QString theirs = QString(greeter).replace(u"Greets"_s, u"Theirs"_s);
    write(gramPath(), theirs.toUtf8());
    QTRY_COMPARE(text(), theirs);
    setText(greeter);
    write(gramPath(), (theirs + u"// More\n"_s).toUtf8());
    QTRY_COMPARE(m_panel->pane().state(), gui::DescriptorPane::State::Conflict);
}

void GramEditorTest::convertsToTomlAndBack()
{
    auto *convert = find<QPushButton>(u"convertDescriptor"_s);
    QVERIFY(convert->isVisible());
    QCOMPARE(convert->text(), u"To TOML"_s);
    QTest::mouseClick(convert, Qt::LeftButton);
    QVERIFY2(read(tomlPath()).contains("[agent]\nname = \"greeter\""), read(tomlPath()).constData());
    // Nothing is lost; that both are there is asked about, and both stay.
    QCOMPARE(m_prompts.asked.size(), 1);
    QVERIFY2(m_prompts.asked.first().contains(u"greeter.gram and greeter.toml"_s), qPrintable(m_prompts.asked.first()));
    QTRY_COMPARE(m_panel->pane().path(), tomlPath());
    QCOMPARE(convert->text(), u"To gram"_s);
    QVERIFY(QFile::remove(gramPath()));
    m_prompts = {};
    m_prompts.consent = true;
    QTest::mouseClick(convert, Qt::LeftButton);
    QTRY_COMPARE(m_panel->pane().path(), gramPath());
    QTRY_VERIFY2(text().startsWith(u"[greeter:Agent"_s), qPrintable(text()));
    // The other one is gone, as the person has agreed.
    QVERIFY(!QFile::exists(tomlPath()));
    m_panel->open(inFolder(u"user/ensembles/mine.toml"_s));
    QVERIFY(!convert->isVisible());
}

void GramEditorTest::asksBeforeItOverwrites()
{
    write(tomlPath(), "# theirs\n");
    setText(u"// A comment.\n"_s + greeter);
    QTest::mouseClick(find<QPushButton>(u"convertDescriptor"_s), Qt::LeftButton);
    QCOMPARE(m_prompts.asked.size(), 1);
    QVERIFY2(m_prompts.asked.first().contains(u"greeter.toml will not contain: comments."_s), qPrintable(m_prompts.asked.first()));
    QVERIFY(m_prompts.asked.first().contains(u"already a file greeter.toml"_s));
    QCOMPARE(read(tomlPath()), QByteArray("# theirs\n"));
    m_prompts.consent = true;
    QTest::mouseClick(find<QPushButton>(u"convertDescriptor"_s), Qt::LeftButton);
    QVERIFY(read(tomlPath()).contains("[agent]"));
}

void GramEditorTest::saysWhyItCannotConvert()
{
    setText(u"[greeter:Agent"_s);
    QTest::mouseClick(find<QPushButton>(u"convertDescriptor"_s), Qt::LeftButton);
    QCOMPARE(m_prompts.asked.size(), 1);
    QVERIFY2(m_prompts.asked.first().startsWith(u"greeter.gram cannot be converted: "_s), qPrintable(m_prompts.asked.first()));
    QVERIFY(!QFile::exists(tomlPath()));
    // What is built in gets its other form among the person's.
    m_prompts = {};
    m_panel->pane().close();
    m_panel->open(inFolder(u"builtin/agents/shipped.gram"_s));
    QTest::mouseClick(find<QPushButton>(u"convertDescriptor"_s), Qt::LeftButton);
    QVERIFY(QFile::exists(inFolder(u"user/agents/shipped.toml"_s)));
    QVERIFY2(m_prompts.asked.isEmpty(), qPrintable(m_prompts.asked.join(u'\n')));
}

void GramEditorTest::keepsItsEndingWhenItIsRenamed()
{
    m_prompts.text = u"welcome"_s;
    find<QAction>(u"renameDescriptor"_s)->trigger();
    QVERIFY(QFile::exists(inFolder(u"user/agents/welcome.gram"_s)));
    QVERIFY(!QFile::exists(gramPath()));
    QCOMPARE(m_panel->pane().path(), inFolder(u"user/agents/welcome.gram"_s));
}

void GramEditorTest::beginsAnAgentInGram()
{
    m_prompts.text = u"2 Readers!"_s;
    find<QAction>(u"new-agentgram"_s)->trigger();
    const QString path = inFolder(u"user/agents/2_readers.gram"_s);
    QTRY_COMPARE(m_panel->pane().path(), path);
    QVERIFY2(text().contains(u":Agent {"_s) && !text().contains(u"SPDX"_s), qPrintable(text()));
    const auto file = model::DescriptorFile::read(path);
    for (const model::Diagnostic &diagnostic : m_check.check(file, model::DescriptorKind::Agent))
        QFAIL(qPrintable(diagnostic.toString()));
}

void GramEditorTest::showsWhatIsMadeOfIt()
{
    const invocables::BuiltinInvocables builtins;
    invocables::EnsembleCatalog ensembles(*m_catalog, builtins);
    new gui::AgentPreview(*m_panel);
    new gui::ToolPreviews(ensembles, *m_panel);
    const auto shown = [this](const QString &name) { return find<QPlainTextEdit>(name)->toPlainText(); };
    setText(QString(greeter).replace(u"personName"_s, u"who"_s));
    QTRY_VERIFY(shown(u"agentPreview"_s).contains(u"\"who\""_s));
    QVERIFY(shown(u"agentPreview"_s).contains(u"plays with rehearsal/rehearsal"_s));
    QVERIFY(shown(u"agentPreview"_s).contains(u"sayHello  (who::Text)==>(::String)"_s));
    QVERIFY(shown(u"preview-anthropic-messages"_s).contains(u"\"name\": \"sayHello\""_s));
    QVERIFY(shown(u"preview-anthropic-messages"_s).contains(u"\"who\""_s));
    setText(QString(greeter).replace(u"::Text"_s, u"::Txet"_s));
    QTRY_VERIFY2(shown(u"agentPreview"_s).contains(u"cannot play: 9:5: "_s), qPrintable(shown(u"agentPreview"_s)));
    // Of other files there is no such thing.
    auto *side = find<QTabWidget>(u"descriptorSide"_s);
    QVERIFY(side->isTabVisible(0));
    editor().document()->setModified(false);
    m_panel->pane().close();
    m_panel->open(inFolder(u"user/ensembles/mine.toml"_s));
    QTRY_VERIFY(!side->isTabVisible(0));
}

QTEST_MAIN(GramEditorTest)
#include "tst_grameditor.moc"
