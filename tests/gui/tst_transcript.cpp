// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/theme.h"
#include "gui/transcript/rowelements.h"
#include "gui/transcript/rowtexts.h"
#include "gui/transcript/transcriptview.h"
#include "tests/gui/transcriptfixture.h"

#include <QApplication>
#include <QBackingStore>
#include <QClipboard>
#include <QMenu>
#include <QPainter>
#include <QSignalSpy>

using namespace gui;
using namespace Qt::StringLiterals;
using model::Role;

class TranscriptTest final : public TranscriptFixture
{
    Q_OBJECT

private Q_SLOTS:
    void paintsWhatIsThere();
    void opensAHundredThousandLikeTen();
    void streamsTheSameTextAsItShowsAfterwards();
    void growsAsIfItWereReadAgain();
    void paintsOnlyWhatHasStreamed();
    void scrollsWhatIsPaintedAlready();
    void paintsNoThoughtThatIsFolded();
    void showsAGiantParagraphInPart();
    void mergesAResultIntoItsInvocation();
    void tellsTheStepsOfACall();
    void tellsTheLifeCycleOfACharactersCall();
    void selectsWithinAndAcrossCanisters();
    void isWorkedByKeyboard();
    void asksForActions();
    void showsALinkBeforeOpeningIt();
    void showsAllOfALinkAndWhatDeceivesInIt();
    void showsEveryCharacterOfACall();
    void dimsWhatIsNotSent();
    void drawsPictures();
};

void TranscriptTest::paintsWhatIsThere()
{
    QSignalSpy painted(m_view.get(), &TranscriptView::firstPainted);
    fill(1);
    settle();
    QTRY_VERIFY(m_view->hasPainted());
    QVERIFY(!m_view->rectangleOf(0).isEmpty());
    QVERIFY(m_view->rectangleOf(0).bottom() < m_view->rectangleOf(1).top() + 1);
}

void TranscriptTest::opensAHundredThousandLikeTen()
{
    fill(5);
    settle();
    const int few = m_view->layoutCount();
    m_rows->repeatUpTo(100'000);
    settle();
    QVERIFY2(m_view->layoutCount() <= few + 20, qPrintable(QString::number(m_view->layoutCount())));
    QVERIFY(m_view->rowsInMemory() < 80);
    QVERIFY(!m_view->rectangleOf(99'999).isEmpty());
    QVERIFY(m_view->verticalScrollBar()->maximum() > 1'000'000);
}

void TranscriptTest::streamsTheSameTextAsItShowsAfterwards()
{
    const QString text = u"# Title\n\nSome *text* here.\n\n- one\n- two\n\n```cpp\nint a = 1;\n```\n\nEnd."_s;
    m_rows->beginStreaming();
    settle();
    for (const QChar character : text)
        m_rows->stream(QString(character));
    QTest::qWait(50);
    settle();
    const QRect streamed = m_view->rectangleOf(0);
    m_rows->endStreaming();
    settle();
    QCOMPARE(m_view->rectangleOf(0), streamed);
    m_view->selectAll();
    QVERIFY(m_view->selectedText().contains(u"int a = 1;"_s));
}

//! Words and lines of code are added to what is laid out already; all else is read again. Neither is to be seen.
void TranscriptTest::growsAsIfItWereReadAgain()
{
    const QString text =
        u"# A *title* of it\n\nPlain words, (in brackets) 3.5 % of them: 1. no list. **Bold te**xt and __this__ one, `code` too "
        "[a link](https://example.org/a) www.example.org and http://example.org/b c@example.org. AT&amp;T  two spaces \\* a<b |x|\n"
        "=====\nTitle above?\n\n- **first** words that go on for so long that the line has to be broken somewhere in here\n"
        "- second\n  - nested one\n    more\n- [ ] task\n3) three\n\n> quoted words\nlazy line\n\n"
        "```cpp\nint a = 1; /* open\n  still */ return;\n\n\tx();\n```\n\n| a | b |\n|---|---|\n| one | two |\n\n"
        "1. one\n   ```sh\n   ls -l\n   ```\n2. two\n\n[ref]: https://example.org\n\nÜmläute, 漢字 and 😀 signs.\n"_s;
    HighlightTables tables;
    RowStyle style;
    style.text = m_view->font();
    style.fixed = Theme::fixedFont();
    style.tables = &tables;
    const auto pictureOf = [](RowLayout &row) {
        QImage picture(500, 2000, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        for (int index = 0; index < row.count(); ++index) {
            row.at(index).layOutFor(picture.width());
            painter.save();
            row.at(index).paint(painter, {});
            painter.restore();
            painter.translate(0, row.at(index).height());
        }
        return picture;
    };
    for (const int step : {1, 7}) {
        RowLayout grown;
        MarkdownSection section(grown, style, MarkdownSection::Extent::All);
        for (qsizetype length = step; length <= text.size(); length += step) {
            section.grow(text.left(length));
            const QImage picture = pictureOf(grown);
            RowLayout read;
            MarkdownSection(read, style, MarkdownSection::Extent::All).grow(text.left(length));
            QVERIFY2(picture == pictureOf(read), qPrintable(text.left(length)));
        }
    }
}

namespace {

//! What has been painted of a widget, together and at most at one go.
class PaintWatch final : public QObject
{
public:
    explicit PaintWatch(QWidget &widget) { widget.installEventFilter(this); }

    QRect painted;
    int most = 0;

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            painted |= static_cast<QPaintEvent *>(event)->rect();
            most = std::max(most, static_cast<QPaintEvent *>(event)->rect().height());
        }
        return false;
    }
};

} // namespace

void TranscriptTest::paintsOnlyWhatHasStreamed()
{
    fill(1);
    m_rows->beginStreaming();
    m_rows->stream(u"These words are the first "_s.repeated(30));
    QTRY_VERIFY(m_view->rectangleOf(2).height() > 100);
    rest();
    PaintWatch watch(*m_view->viewport());
    const int before = m_view->rectangleOf(2).height();
    m_rows->stream(u"here"_s);
    QTRY_VERIFY(!watch.painted.isEmpty());
    QCOMPARE(m_view->rectangleOf(2).height(), before);
    QVERIFY2(watch.painted.top() > m_view->rectangleOf(2).bottom() - 60, qPrintable(QString::number(watch.painted.top())));
}

void TranscriptTest::scrollsWhatIsPaintedAlready()
{
    fill(5);
    m_rows->beginStreaming();
    m_rows->stream(u"The first words. "_s);
    QTRY_VERIFY(m_view->isStreaming(10) && !m_view->rectangleOf(10).isEmpty());
    rest();
    const int before = m_view->rectangleOf(10).height();
    PaintWatch watch(*m_view->viewport());
    for (int part = 0; part < 60; ++part) {
        m_rows->stream(u"more words that go on "_s);
        QTest::qWait(part % 10 == 0 ? 40 : 1);
    }
    QTRY_VERIFY(m_view->rectangleOf(10).height() > before + 100);
    rest();
    QVERIFY2(watch.most > 0 && watch.most < m_view->viewport()->height() / 2, qPrintable(QString::number(watch.most)));
    // What is on the screen, against the same painted at one go.
    const auto *screen = dynamic_cast<QImage *>(m_view->backingStore()->paintDevice());
    QVERIFY(screen);
    const QImage shown = screen->copy();
    m_view->refresh();
    m_view->viewport()->repaint();
    QCOMPARE(*screen, shown);
}

void TranscriptTest::paintsNoThoughtThatIsFolded()
{
    fill(1);
    m_rows->beginStreaming();
    m_rows->think(u"Hm. "_s);
    QTRY_COMPARE(m_view->foldOf(2), RowAction::ToggleThought);
    rest();
    PaintWatch watch(*m_view->viewport());
    m_rows->think(u"What is to be said? "_s);
    rest();
    QVERIFY(watch.painted.isEmpty());
    m_view->toggleFold(2);
    const int opened = m_view->rectangleOf(2).height();
    m_rows->think(u"I go on. "_s.repeated(50));
    QTRY_VERIFY(m_view->rectangleOf(2).height() > opened);
    m_view->toggleFold(2);
    const int folded = m_view->rectangleOf(2).height();
    m_rows->stream(u"So."_s);
    QTRY_VERIFY(m_view->rectangleOf(2).height() > folded);
}

void TranscriptTest::showsAGiantParagraphInPart()
{
    m_rows->addText(Role::Assistant, u"word "_s.repeated(10'000));
    settle();
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum());
    const int inPart = m_view->layoutForTests().row(0).height();
    m_view->setCurrentRow(0);
    RowLayout &row = m_view->layoutForTests().row(0);
    QCOMPARE(row.at(row.count() - 1).actionAt({1, 1}), RowAction::ShowAll);
    settle();
    const QRect last = m_view->rectangleOf(0);
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum());
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {last.left() + 5, m_view->viewport()->height() - 16});
    QVERIFY(m_view->layoutForTests().row(0).height() > 2 * inPart);
}

void TranscriptTest::mergesAResultIntoItsInvocation()
{
    m_rows->addText(Role::User, u"Read"_s);
    m_rows->add({.role = Role::Invocation, .invocation = model::Invocation {u"1"_s, u"io:read_file"_s, R"({"path":"README.md"})"}});
    settle();
    const int folded = m_view->rectangleOf(1).height();
    m_rows->add({.role = Role::Result,
        .contents = {model::TextContent {u"# Parlance\n"_s.repeated(10)}},
        .result = model::ResultState {.invocation = u"1"_s, .milliseconds = 2}});
    settle();
    QVERIFY(m_view->rectangleOf(2).isEmpty());
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->rectangleOf(1).center());
    QVERIFY(m_view->rectangleOf(1).height() > folded + 100);
}

void TranscriptTest::tellsTheStepsOfACall()
{
    m_rows->add({.role = Role::Invocation, .invocation = model::Invocation {u"1"_s, u"io:read_file"_s, "{}"}});
    m_rows->add({.role = Role::Result,
        .contents = {model::TextContent {u"the first part"_s}},
        .result = model::ResultState {.invocation = u"1"_s,
            .whole = u"the first part and the rest"_s,
            .reused = model::ReusedResult {u"0"_s, 12000, 4},
            .steps = {{u"confine"_s, 0, u"sandboxed: workspace writable"_s}, {u"find"_s, 0.01, u"io:read_file"_s}, {u"back-off"_s, 1500},
                {u"other"_s, 2}}}});
    settle();
    QVERIFY2(m_view->titleOf(0).endsWith(u" · sandboxed"_s), qPrintable(m_view->titleOf(0)));
    QVERIFY(m_view->readingTextOf(0).endsWith(u"\nthe first part and the rest"_s));
    const int folded = m_view->rectangleOf(0).height();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->rectangleOf(0).center());
    QVERIFY(m_view->rectangleOf(0).height() > folded + 150);
    const QString text = m_view->readingTextOf(0);
    QVERIFY(text.contains(u"\nthe first part and the rest\n"));
    const QStringList lines = text.split(u'\n').last(3);
    QCOMPARE(lines.at(0), u"find\t0.01 ms\tio:read_file"_s);
    QCOMPARE(lines.at(1), u"wait to try again\t1,500 ms"_s);
    QCOMPARE(lines.at(2), u"other\t2.00 ms"_s);
    QVERIFY(!m_view->readingTextOf(0).contains(u"superseded"));
    m_rows->node(1).active = false;
    m_rows->node(1).superseded = true;
    QVERIFY(m_view->readingTextOf(0).section(u'\n', 0, 0).endsWith(u"superseded by a later call"));
}

void TranscriptTest::tellsTheLifeCycleOfACharactersCall()
{
    m_rows->add({.role = Role::Invocation, .invocation = model::Invocation {u"1"_s, u"log_story_event"_s, "{}"}});
    m_rows->add({.role = Role::Result,
        .contents = {model::TextContent {u"Logged"_s}},
        .result = model::ResultState {.invocation = u"1"_s,
            .lifecycle = {u"TOOL_CALL_INITIATED"_s, u"VALIDATING_PARAMETERS"_s, u"EXECUTING_TOOL"_s, u"TOOL_COMPLETED"_s}}});
    settle();
    QVERIFY2(m_view->titleOf(0).endsWith(u" · TOOL_COMPLETED"_s), qPrintable(m_view->titleOf(0)));
    QCOMPARE(
        m_view->readingTextOf(0).split(u'\n').last(), u"TOOL_CALL_INITIATED → VALIDATING_PARAMETERS → EXECUTING_TOOL → TOOL_COMPLETED"_s);
    const int folded = m_view->rectangleOf(0).height();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->rectangleOf(0).center());
    QVERIFY(m_view->rectangleOf(0).height() > folded + 60);
}

void TranscriptTest::selectsWithinAndAcrossCanisters()
{
    m_rows->addText(Role::User, u"first words"_s);
    m_rows->addText(Role::Assistant, u"second **bold** words"_s);
    m_rows->addText(Role::User, u"third words"_s);
    settle();
    const QRect first = m_view->rectangleOf(0);
    const QRect last = m_view->rectangleOf(2);
    const QPoint from(first.left() + 5, first.bottom() - 20);
    const QPoint to(last.right() - 10, last.bottom() - 20);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, from);
    QMouseEvent move(QEvent::MouseMove, to, m_view->viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(m_view->viewport(), &move);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, to);
    QCOMPARE(m_view->selectedText(), u"You:\nfirst words\n\nrehearsal:\nsecond **bold** words\n\nYou:\nthird words"_s);
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), m_view->selectedText());
    QTest::mouseDClick(m_view->viewport(), Qt::LeftButton, {}, QPoint(first.left() + 25, first.bottom() - 20));
    QCOMPARE(m_view->selectedText(), u"first"_s);
}

void TranscriptTest::isWorkedByKeyboard()
{
    fill(20);
    settle();
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QCOMPARE(m_view->currentRow(), 39);
    for (int step = 0; step < 30; ++step)
        QTest::keyClick(m_view.get(), Qt::Key_K);
    QCOMPARE(m_view->currentRow(), 9);
    QVERIFY(!m_view->rectangleOf(9).isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_J);
    QCOMPARE(m_view->currentRow(), 10);
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QApplication::clipboard()->text(), u"Question 5"_s);
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(m_view.get(), Qt::Key_Down, Qt::ShiftModifier);
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QApplication::clipboard()->text().startsWith(u"**You:**\n\nQuestion 5"_s));
    QVERIFY(QApplication::clipboard()->text().contains(u"**rehearsal:**\n\nAnswer 5"_s));
}

void TranscriptTest::asksForActions()
{
    fill(1);
    m_rows->node(1).siblings = 2;
    m_rows->node(1).sibling = 1;
    settle();
    QSignalSpy asked(m_view.get(), &TranscriptView::actionRequested);
    m_view->setCurrentRow(1);
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.last().at(0).value<RowAction>(), RowAction::PreviousSibling);
    QCOMPARE(asked.last().at(1).toInt(), 1);
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
    QApplication::sendEvent(m_view->viewport(), &event);
    auto *menu = m_view->findChild<QMenu *>(u"canisterMenu"_s);
    QVERIFY(menu);
    QVERIFY(menu->actions().size() >= 6);
    for (QAction *action : menu->actions()) {
        if (action->text() == labelOf(RowAction::Regenerate))
            action->trigger();
    }
    QCOMPARE(asked.last().at(0).value<RowAction>(), RowAction::Regenerate);
    menu->close();
}

void TranscriptTest::showsALinkBeforeOpeningIt()
{
    m_rows->addText(Role::Assistant, u"[a nice place to go](https://example.org/somewhere?a=b)"_s);
    settle();
    const QRect row = m_view->rectangleOf(0);
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, {row.left() + 20, row.bottom() - 20});
    auto *menu = m_view->findChild<QMenu *>(u"linkMenu"_s);
    QVERIFY(menu);
    QCOMPARE(menu->actions().first()->text(), u"https://example.org/somewhere?a=b"_s);
    QCOMPARE(menu->actions().at(1)->text(), u"It leads to example.org"_s);
    menu->close();
}

void TranscriptTest::showsAllOfALinkAndWhatDeceivesInIt()
{
    const QString padding = u"a"_s.repeated(300);
    m_rows->addText(Role::Assistant, u"[a nice place to go](https://bank.example&%1@\u0430pple.com/x)"_s.arg(padding));
    settle();
    const QRect row = m_view->rectangleOf(0);
    const QPoint link(row.left() + 20, row.bottom() - 20);
    QTest::mouseMove(m_view->viewport(), link);
    QTRY_VERIFY(m_view->viewport()->toolTip().startsWith(u"xn--pple-43d.com\nhttps://bank.example&a"_s));
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, link);
    auto *menu = m_view->findChild<QMenu *>(u"linkMenu"_s);
    QVERIFY(menu);
    QString lines;
    for (const QAction *action : menu->actions())
        lines += action->isEnabled() ? QString() : action->text() + u'\n';
    QVERIFY2(QString(lines).remove(u'\n').contains(padding + u"@xn--pple-43d.com/x"_s), qPrintable(lines));
    QVERIFY2(lines.contains(u"It leads to xn--pple-43d.com\n"_s), qPrintable(lines));
    QVERIFY2(lines.contains(u"before the host says nothing"_s), qPrintable(lines));
    // What is copied is what was shown.
    menu->actions().last()->trigger();
    QVERIFY(QApplication::clipboard()->text().endsWith(padding + u"@xn--pple-43d.com/x"_s));
    menu->close();
}

//! Where a call is told, it is told as it is.
void TranscriptTest::showsEveryCharacterOfACall()
{
    const QByteArray arguments = "{\"path\":\"gpj.\xe2\x80\xae"
                                 "exe\",\"k\xe2\x80\x8b\":1}";
    m_rows->add({.role = Role::Invocation, .invocation = model::Invocation {u"1"_s, u"io:read\u2067"_s, arguments}});
    settle();
    const QString title = m_view->titleOf(0);
    QVERIFY2(title.contains(u"io:read\\u2067") && title.contains(u"path = gpj.\\u202eexe") && title.contains(u"k\\u200b = 1"),
        qPrintable(title));
    const QString readable = gui::readableArguments(arguments);
    QVERIFY2(readable.contains(u"gpj.\\u202eexe") && readable.contains(u"k\\u200b"), qPrintable(readable));
    QCOMPARE(gui::summaryOfArguments("no JSON \xe2\x80\xae"), u"no JSON \\u202e"_s);
    QVERIFY(gui::summaryOfArguments("{\"a\":\"" + QByteArray(500, 'x') + "\"}").endsWith(u'…'));
    // A plan says how far it has come.
    const auto plan = gui::planTextOf({u"c"_s, u"agent:plan"_s,
        R"({"entries":[{"content":"look","status":"completed"},{"content":"le\u202eap","status":"in_progress"},{"content":"rest","status":"pending"}]})"});
    QVERIFY(plan);
    QCOMPARE(plan->summary, u"1 of 3: le\\u202eap"_s);
    QCOMPARE(plan->lines, u"✓ look\n▸ le\\u202eap\n○ rest"_s);
    QVERIFY(!gui::planTextOf({u"c"_s, u"agent:plan"_s, "{}"}) && !gui::planTextOf({u"c"_s, u"agent:read"_s, R"({"entries":[{}]})"}));
    QCOMPARE(gui::titleOf(model::FileContent {{}, {}, u"a\u202egpj.exe"_s}), u"a\\u202egpj.exe"_s);
}

void TranscriptTest::dimsWhatIsNotSent()
{
    m_rows->addText(Role::Assistant, u"WWWWWWWWWW\n\nwords"_s);
    const auto darkest = [this] {
        m_view->refresh();
        const QImage picture = m_view->viewport()->grab(m_view->rectangleOf(0).adjusted(0, 30, 0, 0)).toImage();
        int least = 255;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                least = std::min(least, qGray(picture.pixel(x, y)));
        }
        return least;
    };
    const int active = darkest();
    m_rows->node(0).active = false;
    m_view->rowNeedsWidgets(0);
    QVERIFY2(darkest() > active + 50, qPrintable(QString::number(darkest())));
}

//! For people: set PARLANCE_PICTURES to a folder.
void TranscriptTest::drawsPictures()
{
    m_rows->addText(Role::User, u"Read README.md, count its headings, and tell me which one has no text under it."_s);
    m_rows->node(0).siblings = 2;
    m_rows->node(0).sibling = 1;
    model::Canister thinking {.role = Role::Assistant, .contents = {model::ThoughtContent {u"I should read it."_s, {}, {}}}};
    thinking.model = {u"anthropic"_s, u"claude-sonnet"_s};
    m_rows->add(thinking);
    m_rows->add({.role = Role::Invocation, .invocation = model::Invocation {u"1"_s, u"io:read_file"_s, R"({"path":"README.md"})"}});
    m_rows->add({.role = Role::Result,
        .contents = {model::TextContent {u"# Parlance\nA workbench\n## Start"_s}},
        .result = model::ResultState {.invocation = u"1"_s,
            .milliseconds = 2,
            .steps = {{u"find"_s, 0.01, u"io:read_file"_s}, {u"parse"_s, 0.02}, {u"validate"_s, 0.04},
                {u"approve"_s, 812, u"allowed by the person"_s}, {u"execute"_s, 1.7}}}});
    model::Canister answer {.role = Role::Assistant,
        .contents = {model::TextContent {
            u"There are **eleven headings**. One has no text of its own, see "
            "[the guide](https://example.org) and `code`:\n\n| Heading | Level | Text under it |\n|-|-|-|\n| Tools by writing TOML | 2 | "
            "only "
            "sub-headings |\n\n```bash\ngrep -c '^#' README.md   # 11\n```\n\n1. first\n2. second\n   - nested\n\n> a quotation\n>\n> > and one within\n\n## A heading with `code`\n\nIt is $x^2$, and costs $5[^1].\n\n---\n\n[^1]: In 1822.\n\nThe end."_s}}};
    answer.model = {u"anthropic"_s, u"claude-sonnet"_s};
    answer.usage.output = 212;
    m_rows->add(answer);
    m_rows->node(0).pinned = true;
    m_rows->addText(Role::Assistant, u"An earlier estimate that was wrong by a factor of ten."_s);
    m_rows->node(5).active = false;
    m_view->rowNeedsWidgets(5);
    settle();
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->rectangleOf(2).center());
    const QString folder = qEnvironmentVariable("PARLANCE_PICTURES");
    m_view->resize(820, 900);
    for (const auto &[scheme, name] : {std::pair(Theme::Scheme::Light, u"light"_s), std::pair(Theme::Scheme::Dark, u"dark"_s)}) {
        Theme theme(*qApp, scheme);
        m_view->setPalette(theme.palette().toQPalette());
        settle();
        const QImage picture = m_view->grab().toImage();
        QCOMPARE(picture.pixelColor(3, 3), theme.palette().ground);
        if (!folder.isEmpty())
            QVERIFY(picture.save(folder + u"/transcript-"_s + name + u".png"_s));
    }
}

QTEST_MAIN(TranscriptTest)
#include "tst_transcript.moc"
