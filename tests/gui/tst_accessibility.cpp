// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/theme.h"
#include "gui/transcript/transcriptview.h"
#include "tests/gui/fakerows.h"
#include "tests/support/patience.h"

#include <QAccessible>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalSpy>

using namespace gui;
using namespace Qt::StringLiterals;
using model::Role;

class AccessibilityTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_view.reset(); }
    void namesEveryCanisterAsAHeading();
    void readsTheWholeTextOfACanister();
    void readsTablesAndCodeInWords();
    void isReadLineByLineInAWindowOfItsOwn();
    void tellsHowACallStands();
    void followsTheCurrentRow();
    void tellsOfFinishedAnswers();
    void opensAndFoldsByAction();
    void makesObjectsOnDemandOnly();
    void neverHasAnObjectStandForAnotherCanister();
    void knowsWhereRowsAre();
    void hasTheCardsWithinTheRows();

private:
    QAccessibleInterface *document() { return QAccessible::queryAccessibleInterface(m_view.get()); }

    std::unique_ptr<FakeRows> m_rows;
    std::unique_ptr<TranscriptView> m_view;
};

void AccessibilityTest::init()
{
    m_rows = std::make_unique<FakeRows>();
    m_view = std::make_unique<TranscriptView>(*m_rows);
    m_view->resize(800, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void AccessibilityTest::namesEveryCanisterAsAHeading()
{
    m_rows->addText(Role::User, u"What  is\nthis?"_s);
    m_rows->addText(Role::Assistant, u"A test."_s);
    QVERIFY(document());
    QCOMPARE(document()->role(), QAccessible::Document);
    QCOMPARE(document()->text(QAccessible::Name), m_view->accessibleName());
    QVERIFY(document()->childCount() >= 2);
    QAccessibleInterface *question = document()->child(0);
    QCOMPARE(question->role(), QAccessible::Heading);
    QVERIFY(question->text(QAccessible::Name).startsWith(u"You, "_s));
    QVERIFY(question->text(QAccessible::Name).endsWith(u": What is this?"_s));
    QVERIFY(document()->child(1)->text(QAccessible::Name).startsWith(u"rehearsal, "_s));
    QCOMPARE(question->parent(), document());
    QCOMPARE(document()->indexOfChild(document()->child(1)), 1);
    QCOMPARE(document()->child(0), question);
}

void AccessibilityTest::readsTheWholeTextOfACanister()
{
    const QString text = u"word "_s.repeated(1000);
    m_rows->addText(Role::User, text);
    m_rows->addText(Role::Assistant, u"It is **not** `so`."_s);
    QAccessibleTextInterface *reader = document()->child(0)->textInterface();
    QVERIFY(reader);
    // Who says it stands before it: a heading that can be read is spoken without its name.
    QCOMPARE(reader->characterCount(), int(text.size()) + 5);
    QCOMPARE(reader->text(0, 9), u"You: word"_s);
    int first = 0;
    int last = 0;
    QCOMPARE(reader->textAtOffset(11, QAccessible::WordBoundary, &first, &last).trimmed(), u"word"_s);
    QCOMPARE(document()->child(1)->textInterface()->text(0, -1), u"rehearsal: It is not so."_s);
}

void AccessibilityTest::readsTablesAndCodeInWords()
{
    m_rows->addText(Role::Assistant,
        u"Two lights:\n\n| Light | Period (s) |\n|---|---:|\n| *Oil* | 5 |\n| Brass | |\n\n> Keep `it`.\n\n```cpp\nint a = 1 | 2;\n```\n"_s);
    const QString read = document()->child(0)->textInterface()->text(0, -1);
    QCOMPARE(
        read, u"rehearsal: Two lights:\n\nTable: Light, Period (s)\nOil, Period (s) 5.\nBrass.\n\nKeep it.\n\nCode:\nint a = 1 | 2;"_s);
    // A long one, which is laid out in pieces, has its names in each of them.
    QString table = u"| Light | Period |\n|---|---|\n"_s;
    for (int row = 0; row < 500; ++row)
        table += u"| light %1 | %1 |\n"_s.arg(row);
    m_rows->addText(Role::Assistant, table);
    const QStringList lines = document()->child(1)->textInterface()->text(0, -1).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 501);
    QCOMPARE(lines.last(), u"light 499, Period 499."_s);
}

void AccessibilityTest::isReadLineByLineInAWindowOfItsOwn()
{
    m_rows->addText(Role::Assistant, u"One *line*.\n\nAnother line."_s);
    m_view->setFocus();
    m_view->setCurrentRow(0);
    QTest::keyClick(m_view.get(), Qt::Key_Return, Qt::ShiftModifier);
    QPointer<QWidget> window = m_view->findChild<QWidget *>(u"readingWindow"_s);
    QVERIFY(window && window->isWindow());
    QCOMPARE(window->windowTitle(), m_view->titleOf(0));
    QTRY_COMPARE(QApplication::activeWindow(), window);
    auto *reader = window->findChild<QPlainTextEdit *>(u"readingText"_s);
    QCOMPARE(reader->toPlainText(), u"rehearsal: One line.\n\nAnother line."_s);
    QTest::keyClick(reader, Qt::Key_End);
    QCOMPARE(reader->textCursor().position(), int(u"rehearsal: One line."_s.size()));
    QTest::keyClick(reader, Qt::Key_Escape);
    QTRY_VERIFY(!window);
}

void AccessibilityTest::tellsHowACallStands()
{
    m_rows->add({.role = Role::Invocation, .invocation = model::Invocation {u"1"_s, u"io:read_file"_s, R"({"path":"a.md"})"}});
    QVERIFY(document()->child(0)->text(QAccessible::Name).endsWith(u"io:read_file · path = a.md · running"_s));
    m_rows->add({.role = Role::Result, .contents = {model::TextContent {u"# A"_s}}, .result = model::ResultState {.invocation = u"1"_s}});
    QVERIFY(document()->child(0)->text(QAccessible::Name).endsWith(u" · done"_s));
    QVERIFY(document()->child(0)->textInterface()->text(0, -1).endsWith(u"\n# A"_s));
    QVERIFY(document()->child(1)->state().invisible);
    QVERIFY(!document()->child(0)->state().invisible);
}

void AccessibilityTest::followsTheCurrentRow()
{
    for (int row = 0; row < 5; ++row)
        m_rows->addText(Role::User, u"message %1"_s.arg(row));
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
    QSignalSpy told(m_view.get(), &TranscriptView::toldOf);
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QTest::keyClick(m_view.get(), Qt::Key_Up);
    QVERIFY(document()->child(3)->state().focused);
    QVERIFY(!document()->child(4)->state().focused);
    QCOMPARE(document()->focusChild(), document()->child(3));
    QCOMPARE(told.size(), 2);
    QCOMPARE(told.last().at(0).value<QAccessible::Event>(), QAccessible::Focus);
    QCOMPARE(told.last().at(1).toInt(), 3);
    QVERIFY(document()->child(3)->text(QAccessible::Name).endsWith(u"message 3"_s));
    document()->child(0)->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
    QCOMPARE(m_view->currentRow(), 0);
}

void AccessibilityTest::tellsOfFinishedAnswers()
{
    m_rows->addText(Role::User, u"a question"_s);
    m_rows->beginStreaming();
    m_rows->stream(u"the ans"_s);
    QVERIFY(document()->child(1)->state().busy);
    QSignalSpy told(m_view.get(), &TranscriptView::toldOf);
    m_rows->stream(u"wer"_s);
    QVERIFY(told.isEmpty());
    m_rows->endStreaming();
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().at(0).value<QAccessible::Event>(), QAccessible::Alert);
    QCOMPARE(told.first().at(1).toInt(), 1);
    QVERIFY(document()->child(1)->text(QAccessible::Name).endsWith(u": the answer"_s));
    QVERIFY(!document()->child(1)->state().busy);
}

void AccessibilityTest::opensAndFoldsByAction()
{
    m_rows->addText(Role::User, u"a question"_s);
    m_rows->add({.role = Role::Invocation, .invocation = model::Invocation {u"1"_s, u"io:read_file"_s, "{}"}});
    QAccessibleInterface *call = document()->child(1);
    QVERIFY(call->state().collapsed);
    call->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(call->state().expanded);
    QVERIFY(!document()->child(0)->state().expandable);
    QVERIFY(!document()->child(0)->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()));
    call->actionInterface()->doAction(QAccessibleActionInterface::showMenuAction());
    auto *menu = m_view->findChild<QMenu *>(u"canisterMenu"_s);
    QVERIFY(menu && menu->isVisible());
    menu->close();
}

void AccessibilityTest::makesObjectsOnDemandOnly()
{
    m_rows->addText(Role::User, u"a question"_s);
    m_rows->repeatUpTo(100'000);
    QVERIFY(document()->childCount() >= 100'000);
    const QAccessible::Id first = QAccessible::uniqueId(document()->child(0));
    for (int row = 0; row < 5'000; ++row)
        QVERIFY(document()->child(row)->isValid());
    // The first has been let go of, and is made anew.
    QVERIFY(!QAccessible::accessibleInterface(first));
    QVERIFY(document()->child(0)->text(QAccessible::Name).endsWith(u"a question"_s));
    QVERIFY(document()->child(99'999)->state().offscreen || !m_view->rectangleOf(99'999).isEmpty());
}

void AccessibilityTest::neverHasAnObjectStandForAnotherCanister()
{
    m_rows->addText(Role::User, u"a question"_s);
    m_rows->addText(Role::User, u"another branch"_s);
    const QAccessible::Id kept = QAccessible::uniqueId(document()->child(0));
    const QAccessible::Id left = QAccessible::uniqueId(document()->child(1));
    m_rows->removeLast();
    m_rows->addText(Role::User, u"this branch"_s);
    QCOMPARE(QAccessible::uniqueId(document()->child(0)), kept);
    QVERIFY(!QAccessible::accessibleInterface(left));
    QVERIFY(document()->child(1)->text(QAccessible::Name).endsWith(u"this branch"_s));
}

void AccessibilityTest::knowsWhereRowsAre()
{
    m_rows->addText(Role::User, u"one"_s);
    m_rows->addText(Role::User, u"two"_s);
    m_view->refresh();
    const QRect second = document()->child(1)->rect();
    QVERIFY(!second.isEmpty());
    QCOMPARE(document()->childAt(second.center().x(), second.center().y()), document()->child(1));
}

void AccessibilityTest::hasTheCardsWithinTheRows()
{
    struct Cards final : RowWidgets {
        QWidget *cardFor(const QString &) const override { return nullptr; }
        QList<QWidget *> noticesAtEnd() const override { return {card}; }
        QWidget *card = nullptr;
    } cards;
    cards.card = new QWidget(m_view->viewport());
    cards.card->setAccessibleName(u"May it run?"_s);
    m_rows->addText(Role::User, u"one"_s);
    m_view->setWidgets(&cards);
    m_view->refresh();
    QAccessibleInterface *card = QAccessible::queryAccessibleInterface(cards.card);
    QCOMPARE(card->parent()->parent(), document());
    const int place = document()->indexOfChild(card->parent());
    QVERIFY(place >= 1);
    QCOMPARE(document()->child(place)->object(), m_view->viewport());
    m_view->setWidgets(nullptr);
}

QTEST_MAIN(AccessibilityTest)
#include "tst_accessibility.moc"
