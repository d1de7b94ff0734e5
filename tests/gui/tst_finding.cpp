// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/findbar.h"
#include "gui/transcript/foundmarks.h"
#include "gui/transcript/markdownblocks.h"
#include "model/store/conversationstore.h"
#include "model/store/pathsearch.h"
#include "tests/gui/panelfixture.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using gui::FindStep;
using model::TurnState;
using support::FakeConversers;

class FindingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsAndGoesFromPlaceToPlace();
    void comesInItsPlaceForTheKeyboard();
    void findsWordsAsTheyAreSeen();
    void findsWordsWithMarkupInside();
    void marksWhatIsSeenOfATable();
    void opensWhatIsFolded();
    void findsWhatComesMeanwhile();
    void saysThatNothingIsThere();
    void findsFarAwayInALongConversation();
    void looksThroughBranchesOfThePathOnly();
    void findsWhatIsCutInPieces();
    void findsOnlyWhatSomebodySaid();
    void hasRoomForTheWordsInANarrowPage();

private:
    static QLineEdit *wanted(PanelFixture &panel) { return panel.window.findChild<QLineEdit *>(u"findText"_s); }
    static QString count(PanelFixture &panel) { return panel.window.findChild<QLabel *>(u"findCount"_s)->text(); }
    static void answer(PanelFixture &panel, const QString &question, const QString &text);
};

//! The keyboard comes to it where it is seen, though it is made later than everything around it.
void FindingTest::comesInItsPlaceForTheKeyboard()
{
    PanelFixture panel;
    panel.window.activateWindow();
    panel.transcript->find(FindStep::Open);
    const QWidget *next = wanted(panel);
    for (const QString &name : {u"findText"_s, u"findExpression"_s, u"findWords"_s, u"findCase"_s, u"findPrevious"_s, u"findNext"_s,
             u"findClose"_s, u"replaceText"_s, u"replaceOne"_s, u"replaceAll"_s, u"transcript"_s}) {
        while (!(next->focusPolicy() & Qt::TabFocus))
            next = next->nextInFocusChain();
        QCOMPARE(next->objectName(), name);
        next = next->nextInFocusChain();
    }
}

void FindingTest::answer(PanelFixture &panel, const QString &question, const QString &text)
{
    panel.events->clear();
    panel.fixture.conversers.expect({FakeConversers::text(text), FakeConversers::end()});
    panel.say(question);
    QVERIFY(panel.endsAs(TurnState::Committed));
}

void FindingTest::countsAndGoesFromPlaceToPlace()
{
    PanelFixture panel;
    answer(panel, u"How bright is a lamp?"_s,
        u"A lamp is bright.\n\n"_s + u"Something else.\n\n"_s.repeated(60) + u"Another lamp, a third LAMP."_s);
    auto *bar = panel.window.findChild<QWidget *>(u"transcriptFindBar"_s);
    QVERIFY(!bar->isVisible());
    panel.transcript->find(FindStep::Open);
    QVERIFY(bar->isVisible());
    QTest::keyClicks(wanted(panel), u"lamp"_s);
    QTRY_VERIFY2(count(panel).endsWith(u" of 4"_s), qPrintable(count(panel)));
    const QString first = count(panel);
    panel.transcript->find(FindStep::Next);
    QVERIFY(count(panel) != first);
    // Round and round, in both directions.
    for (int step = 0; step < 3; ++step)
        QTest::keyClick(wanted(panel), Qt::Key_Return);
    QCOMPARE(count(panel), first);
    QTest::keyClick(wanted(panel), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(wanted(panel), Qt::Key_Return);
    QCOMPARE(count(panel), first);
    while (!count(panel).startsWith(u'1'))
        QTest::keyClick(wanted(panel), Qt::Key_Return);
    QVERIFY(!panel.view().rectangleOf(0).isEmpty());
    QTest::mouseClick(panel.window.findChild<QCheckBox *>(u"findCase"_s), Qt::LeftButton);
    QTRY_VERIFY(count(panel).endsWith(u" of 3"_s));
    QTest::keyClick(wanted(panel), Qt::Key_Escape);
    QVERIFY(!bar->isVisible());
    QVERIFY(panel.view().hasFocus());
}

void FindingTest::findsWordsAsTheyAreSeen()
{
    PanelFixture panel;
    answer(panel, u"?"_s, u"An **oil** [lamp](https://example.org/zebra) &amp; more"_s);
    panel.transcript->find(FindStep::Open);
    wanted(panel)->setText(u"oil lamp"_s);
    QTRY_COMPARE(count(panel), u"1 of 1"_s);
    // The address of a link is not to be seen.
    wanted(panel)->setText(u"zebra"_s);
    QTRY_VERIFY(count(panel).startsWith(u'0'));
}

void FindingTest::findsWordsWithMarkupInside()
{
    PanelFixture panel;
    answer(panel, u"?"_s, u"A light**house**, a `ware`house, a [tree](https://example.org/a)house and a _Farm_*house*."_s);
    panel.transcript->find(FindStep::Open);
    for (const QString &word : {u"lighthouse"_s, u"warehouse"_s, u"treehouse"_s, u"farmhouse"_s, u"a lighthouse, a ware"_s}) {
        wanted(panel)->setText(word);
        QTRY_COMPARE(count(panel), u"1 of 1"_s);
        gui::FoundMarks marks;
        marks.setSearch(model::TextSearch(word, {}));
        QCOMPARE(marks.showIn(panel.view().layoutForTests(), 1, 1), 1);
    }
    // The signs are not to be seen.
    wanted(panel)->setText(u"light**"_s);
    QTRY_VERIFY(count(panel).startsWith(u'0'));
}

void FindingTest::marksWhatIsSeenOfATable()
{
    PanelFixture panel;
    answer(panel, u"?"_s, u"| Where | What |\n|---|---|\n| **north** | a light**house** by [the](https://example.org/zebra) sea |\n"_s);
    panel.transcript->find(FindStep::Open);
    wanted(panel)->setText(u"zebra"_s);
    QTRY_VERIFY(count(panel).startsWith(u'0'));
    wanted(panel)->setText(u"lighthouse by the sea"_s);
    QTRY_COMPARE(count(panel), u"1 of 1"_s);
    gui::FoundMarks marks;
    marks.setSearch(model::TextSearch(u"lighthouse by the sea"_s, {}));
    QCOMPARE(marks.showIn(panel.view().layoutForTests(), 1, 1), 1);
    gui::RowLayout &row = panel.view().layoutForTests().row(1);
    QList<gui::SelectedRange> found;
    for (int element = 0; element < row.count(); ++element) {
        gui::ElementState state;
        marks.addTo(state, {{1, element}, &row.at(element), 0}, row);
        for (const gui::SelectedRange &range : state.found) {
            // Its cell is the second of the second line: what is seen, not what is written.
            QCOMPARE(row.at(element).searchedText().mid(range.first, range.last - range.first), u"lighthouse by the sea"_s);
            QVERIFY(row.at(element).placeOfFound(range.first).left() > row.at(element).placeOfFound(0).left());
            QVERIFY(row.at(element).placeOfFound(range.first).top() > row.at(element).placeOfFound(0).top());
            found.append(range);
        }
    }
    QCOMPARE(found.size(), 1);
}

void FindingTest::opensWhatIsFolded()
{
    PanelFixture panel;
    panel.fixture.conversers.expect({FakeConversers::thought(u"A hidden lamp."_s), FakeConversers::text(u"So."_s), FakeConversers::end()});
    panel.say(u"Think"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    QVERIFY(!panel.view().isOpen(1));
    panel.transcript->find(FindStep::Open);
    wanted(panel)->setText(u"lamp"_s);
    QTRY_COMPARE(count(panel), u"1 of 1"_s);
    QVERIFY(panel.view().isOpen(1));
}

void FindingTest::findsWhatComesMeanwhile()
{
    PanelFixture panel(true);
    panel.transcript->find(FindStep::Open);
    wanted(panel)->setText(u"first"_s);
    QTRY_COMPARE(count(panel), u"1 of 2"_s);
    answer(panel, u"And the first of May?"_s, u"First things first."_s);
    QTRY_COMPARE(count(panel), u"1 of 5"_s);
}

void FindingTest::saysThatNothingIsThere()
{
    PanelFixture panel(true);
    panel.transcript->find(FindStep::Open);
    wanted(panel)->setText(u"zebra"_s);
    QTRY_VERIFY(count(panel).startsWith(u'0'));
    QTest::keyClick(wanted(panel), Qt::Key_Return);
    QVERIFY(count(panel).startsWith(u'0'));
    panel.window.findChild<QCheckBox *>(u"findExpression"_s)->setChecked(true);
    wanted(panel)->setText(u"(zebra"_s);
    QCOMPARE(count(panel), u"not valid"_s);
    wanted(panel)->setText(u"fir.t \\w+"_s);
    QTRY_COMPARE(count(panel), u"1 of 2"_s);
}

void FindingTest::findsFarAwayInALongConversation()
{
    constexpr int length = 3000;
    support::SessionFixture fixture;
    const model::ConversationInfo info;
    const auto database = model::Database::open(fixture.store->path(), model::Database::Access::ReadWrite);
    QVERIFY(database && model::ConversationStore(**database).create(info));
    QList<model::CanisterPointer> canisters;
    for (int at = 0; at < length; ++at) {
        const QString text = at == 17 ? u"An oil-lamp, and xylophones"_s
                                      : u"Message %1"_s.arg(at) + u" of many words"_s.repeated(at % 2 * 200);
        canisters.append(model::share({.role = model::Role::User, .contents = {model::TextContent {text}}}));
    }
    QVERIFY(model::ConversationStore(**database).append(info.id, 0, canisters));
    const auto path = *model::ConversationStore(**database).path(info.id);
    model::PathSearch search(**database);
    // By the index at once; without it the same, and inside of words as well.
    QCOMPARE(search.byWords(path, u"xylo"_s, 10)->size(), 1);
    const auto found = search.between(path, 0, length - 1, u"OIL LAMP"_s, length);
    QVERIFY(std::any_of(found->found.begin(), found->found.end(), [](const auto &each) { return each.position == 17; }));
    QVERIFY(found->found.size() <= length / 2 + 1);
    const auto stretch = search.between(path, 0, length - 1, u"message"_s, 10);
    QCOMPARE(stretch->found.size(), 10);
    QCOMPARE(stretch->end, stretch->found.last().position + 1);

    const auto session = fixture.sessions->open(info.id);
    QVERIFY(session);
    gui::TranscriptPanel panel(**session, *fixture.questions, *fixture.store);
    panel.resize(800, 600);
    panel.show();
    panel.find(FindStep::Open);
    panel.findChild<QLineEdit *>(u"findText"_s)->setText(u"phones"_s);
    const auto *count = panel.findChild<QLabel *>(u"findCount"_s);
    QTRY_COMPARE(count->text(), u"1 of 1"_s);
    QVERIFY(!panel.view().rectangleOf(17).isEmpty());
    QVERIFY(panel.view().rowsInMemory() < 200);
}

void FindingTest::looksThroughBranchesOfThePathOnly()
{
    PanelFixture panel(true);
    panel.events->clear();
    panel.fixture.conversers.expect({FakeConversers::text(u"better answer"_s), FakeConversers::end()});
    QVERIFY(panel.session->regenerate(1));
    QVERIFY(panel.endsAs(TurnState::Committed));
    panel.transcript->find(FindStep::Open);
    wanted(panel)->setText(u"answer"_s);
    QTRY_COMPARE(count(panel), u"1 of 1"_s);
    wanted(panel)->setText(u"first"_s);
    QTRY_COMPARE(count(panel), u"1 of 1"_s);
}

void FindingTest::findsWhatIsCutInPieces()
{
    // One paragraph, which is laid out in pieces: one of them begins between the two words.
    const QString paragraph = u"some words, "_s.repeated(400);
    const QList<gui::MarkdownBlock> pieces = gui::MarkdownBlocks::split(paragraph);
    QVERIFY(pieces.size() > 2 && pieces.at(1).continues);
    const qsizetype cut = pieces.first().text.size();
    const QString text = paragraph.first(cut - 4) + u"oil "_s + u"lamp, "_s + paragraph.mid(cut);
    QVERIFY(gui::MarkdownBlocks::split(text).at(1).text.startsWith(u"lamp"));
    PanelFixture panel;
    answer(panel, text, text);
    panel.transcript->find(FindStep::Open);
    wanted(panel)->setText(u"oil lamp"_s);
    // Of the question and of its answer.
    QTRY_VERIFY2(count(panel).endsWith(u" of 2"_s), qPrintable(count(panel)));
    gui::TranscriptLayout &layout = panel.view().layoutForTests();
    for (const int row : {0, 1}) {
        int marked = 0;
        gui::FoundMarks marks;
        marks.setSearch(model::TextSearch(u"oil lamp"_s, {}));
        QCOMPARE(marks.showIn(layout, row, 1), 1);
        const gui::RowLayout &elements = layout.row(row);
        for (int element = 0; element < elements.count(); ++element) {
            gui::ElementState state;
            elements.at(element).layOutAgain();
            elements.at(element).layOutFor(600);
            marks.addTo(state, {{row, element}, &elements.at(element), 0}, elements);
            marked += int(state.found.size());
        }
        // One in the piece that it begins in, one in that which it ends in.
        QCOMPARE(marked, 2);
    }
}

void FindingTest::findsOnlyWhatSomebodySaid()
{
    PanelFixture panel;
    panel.fixture.invocations.expectText(u"io:read"_s, u"nothing of note"_s);
    panel.fixture.conversers.expect({FakeConversers::call({support::invocation(u"1"_s, u"io:read"_s, R"({"path": "note"})")})});
    panel.fixture.conversers.expect({FakeConversers::text(u"So."_s), FakeConversers::end()});
    panel.say(u"Look"_s);
    QVERIFY(panel.endsAs(TurnState::Committed));
    panel.transcript->find(FindStep::Open);
    wanted(panel)->setText(u"note"_s);
    QTRY_COMPARE(count(panel), u"1 of 2"_s);
    // The card's titles are of the program.
    wanted(panel)->setText(u"arguments"_s);
    QTRY_VERIFY(count(panel).startsWith(u'0'));
    gui::FoundMarks marks;
    marks.setSearch(model::TextSearch(u"arguments"_s, {}));
    QCOMPARE(marks.showIn(panel.view().layoutForTests(), 1, 1), 0);
}

void FindingTest::hasRoomForTheWordsInANarrowPage()
{
    gui::FindBar bar(u"findBar"_s);
    bar.open(u"what is looked for"_s);
    bar.showCount(6, 21, true);
    for (const int width : {700, 260}) {
        bar.resize(width, bar.heightForWidth(width));
        QTRY_COMPARE(bar.width(), width);
        const auto *words = bar.findChild<QLineEdit *>(u"findText"_s);
        QTRY_VERIFY2(words->width() >= 100, qPrintable(QString::number(words->width())));
        // Nothing is out of reach.
        for (const QString &name : {u"findExpression"_s, u"findCase"_s, u"findNext"_s, u"findClose"_s}) {
            const auto *control = bar.findChild<QWidget *>(name);
            QTRY_VERIFY2(bar.rect().contains(control->geometry()), qPrintable(name));
        }
    }
}

QTEST_MAIN(FindingTest)
#include "tst_finding.moc"
