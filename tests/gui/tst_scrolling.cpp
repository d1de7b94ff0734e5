// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/transcriptfixture.h"

#include <QPushButton>

using namespace gui;
using namespace Qt::StringLiterals;
using model::Role;

//! Where a transcript stands while it grows and is scrolled.
class ScrollingTest final : public TranscriptFixture
{
    Q_OBJECT

private Q_SLOTS:
    void keepsMemoryBoundWhileScrolling();
    void staysAtTheEndWhileTextStreams();
    void holdsStillWhereThePersonHasScrolled();
    void doesNotJumpWhenScrollingUpIntoTheUnknown();
    void leadsBackToTheEnd();
};

void ScrollingTest::keepsMemoryBoundWhileScrolling()
{
    fill(5);
    m_rows->repeatUpTo(10'000);
    settle();
    for (int step = 0; step < 300; ++step) {
        m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->value() - 700);
        QVERIFY(m_view->rowsInMemory() < 120);
        QVERIFY(m_view->layoutCount() < 260);
    }
    m_view->verticalScrollBar()->setValue(0);
    QVERIFY(!m_view->rectangleOf(0).isEmpty());
    QCOMPARE(m_view->rectangleOf(0).top(), 0);
}

void ScrollingTest::staysAtTheEndWhileTextStreams()
{
    fill(10);
    m_rows->beginStreaming();
    for (int part = 0; part < 40; ++part) {
        m_rows->stream(u"more words, "_s.repeated(20) + (part % 5 == 4 ? u"\n\n"_s : QString()));
        QTest::qWait(1);
    }
    QTRY_VERIFY(m_view->rectangleOf(20).height() > 500);
    settle();
    QCOMPARE(m_view->verticalScrollBar()->value(), m_view->verticalScrollBar()->maximum());
    QCOMPARE(m_view->rectangleOf(20).bottom() + 1, m_view->viewport()->height());
}

void ScrollingTest::holdsStillWhereThePersonHasScrolled()
{
    fill(10);
    settle();
    m_rows->beginStreaming();
    settle();
    m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum() - 900);
    int row = 0;
    while (m_view->rectangleOf(row).isEmpty() || m_view->rectangleOf(row).top() < 0)
        ++row;
    const QRect before = m_view->rectangleOf(row);
    for (int part = 0; part < 20; ++part) {
        m_rows->stream(u"more words, "_s.repeated(50) + u"\n\n"_s);
        QTest::qWait(2);
    }
    settle();
    QCOMPARE(m_view->rectangleOf(row), before);
    m_rows->endStreaming();
    settle();
    QCOMPARE(m_view->rectangleOf(row), before);
}

void ScrollingTest::doesNotJumpWhenScrollingUpIntoTheUnknown()
{
    fill(5);
    m_rows->repeatUpTo(1000);
    settle();
    for (int step = 0; step < 200; ++step) {
        int seen = 999;
        while (m_view->rectangleOf(seen).isEmpty() || m_view->rectangleOf(seen).top() < 0)
            --seen;
        const int before = m_view->rectangleOf(seen).top();
        m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->value() - 53);
        if (!m_view->rectangleOf(seen).isEmpty() && before + 53 < m_view->viewport()->height())
            QCOMPARE(m_view->rectangleOf(seen).top(), before + 53);
    }
}

void ScrollingTest::leadsBackToTheEnd()
{
    fill(10);
    settle();
    auto *jump = m_view->findChild<QPushButton *>(u"jumpToEnd"_s);
    QVERIFY(jump && !jump->isVisible());
    m_view->verticalScrollBar()->setValue(0);
    QVERIFY(jump->isVisible());
    QCOMPARE(jump->text(), u"↓ to the end"_s);
    QVERIFY(m_view->viewport()->rect().contains(jump->geometry()));
    m_rows->addText(Role::User, u"One more"_s);
    m_rows->addText(Role::Assistant, u"And another"_s);
    QTRY_COMPARE(jump->text(), u"↓ 2 new"_s);
    QTest::mouseClick(jump, Qt::LeftButton);
    QVERIFY(!jump->isVisible());
    QCOMPARE(m_view->verticalScrollBar()->value(), m_view->verticalScrollBar()->maximum());
    m_rows->beginStreaming();
    settle();
    m_view->verticalScrollBar()->setValue(0);
    QCOMPARE(jump->text(), u"↓ to the end"_s);
    m_rows->stream(u"words"_s);
    QTRY_COMPARE(jump->text(), u"↓ new text"_s);
    m_view->setFocus();
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QVERIFY(!jump->isVisible());
}

QTEST_MAIN(ScrollingTest)
#include "tst_scrolling.moc"
