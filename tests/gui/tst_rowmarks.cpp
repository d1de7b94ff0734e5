// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/transcript/rowelements.h"
#include "gui/transcript/transcriptview.h"
#include "tests/gui/fakerows.h"
#include "tests/support/patience.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>

using namespace gui;
using namespace Qt::StringLiterals;
using model::Role;

//! Rows that are marked, copied, deleted, or that have versions.
class RowMarksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_view.reset(); }
    void marksSeveralCanisters();
    void copiesAsMarkdownAndAsText();
    void showsNothingOfWhatIsDeleted();
    void hasAVersionSwitchThatStaysWhereItIs();
    void keepsTheFirstActionsWhereThereIsLittleRoom();
    void marksTheRowThatOneIsAtWhereItIsReadFirst();

private:
    void settle();

    std::unique_ptr<FakeRows> m_rows;
    std::unique_ptr<TranscriptView> m_view;
};

void RowMarksTest::init()
{
    m_rows = std::make_unique<FakeRows>();
    m_view = std::make_unique<TranscriptView>(*m_rows);
    m_view->resize(800, 600);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void RowMarksTest::settle()
{
    m_view->refresh();
    m_view->grab();
}

void RowMarksTest::marksSeveralCanisters()
{
    for (int row = 0; row < 4; ++row)
        m_rows->addText(Role::User, u"message %1"_s.arg(row));
    settle();
    QSignalSpy asked(m_view.get(), &TranscriptView::marksActionRequested);
    const auto click = [this](int row, Qt::KeyboardModifiers keys) {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, keys, m_view->rectangleOf(row).center());
    };
    click(0, Qt::ControlModifier);
    click(1, Qt::ControlModifier);
    click(3, Qt::ControlModifier);
    click(1, Qt::ControlModifier);
    m_view->showMenuOf(3);
    auto *menu = m_view->findChild<QMenu *>(u"marksMenu"_s);
    QVERIFY(menu);
    for (QAction *action : menu->actions()) {
        if (action->text() == u"Deactivate")
            action->trigger();
    }
    menu->close();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.last().at(0).value<RowAction>(), RowAction::ToggleActive);
    QCOMPARE(asked.last().at(1).value<QList<int>>(), (QList<int> {0, 3}));
    click(2, {});
    click(1, Qt::ShiftModifier);
    QTest::keyClick(m_view.get(), Qt::Key_Delete);
    QCOMPARE(asked.last().at(0).value<RowAction>(), RowAction::Delete);
    QCOMPARE(asked.last().at(1).value<QList<int>>(), (QList<int> {1, 2}));
    // A click without keys marks nothing any more.
    click(0, {});
    QTest::keyClick(m_view.get(), Qt::Key_Delete);
    QCOMPARE(asked.last().at(1).value<QList<int>>(), QList<int> {0});
}

void RowMarksTest::copiesAsMarkdownAndAsText()
{
    m_rows->addText(Role::Assistant, u"# Title\n\nSome **bold** words"_s);
    settle();
    m_view->perform(RowAction::CopyMarkdown, 0);
    QCOMPARE(QApplication::clipboard()->text(), u"# Title\n\nSome **bold** words"_s);
    m_view->perform(RowAction::CopyText, 0);
    QCOMPARE(QApplication::clipboard()->text().simplified(), u"Title Some bold words"_s);
}

void RowMarksTest::showsNothingOfWhatIsDeleted()
{
    for (int row = 0; row < 3; ++row)
        m_rows->addText(Role::User, u"message %1"_s.arg(row));
    m_rows->node(1).deleted = true;
    settle();
    QVERIFY(m_view->rectangleOf(1).isEmpty());
    QVERIFY(!m_view->rectangleOf(2).isEmpty());
    // But the way to its other versions stays.
    m_rows->node(1).siblings = 2;
    m_view->rowNeedsWidgets(1);
    settle();
    QVERIFY(!m_view->rectangleOf(1).isEmpty());
}

void RowMarksTest::hasAVersionSwitchThatStaysWhereItIs()
{
    const auto places = [](int sibling, RowAction action) {
        gui::RowStyle style;
        gui::HeadingElement heading(gui::RowHeading {.name = u"You"_s, .sibling = sibling, .siblings = 12}, style);
        heading.layOutFor(600);
        QRect place;
        for (int y = 0; y < heading.height(); ++y) {
            for (int x = 0; x < 600; ++x) {
                if (heading.actionAt({x, y}) == action)
                    place |= QRect(x, y, 1, 1);
            }
        }
        return place;
    };
    for (const RowAction action : {RowAction::PreviousSibling, RowAction::NextSibling}) {
        const QRect place = places(1, action);
        QVERIFY(place.width() >= 24 && place.height() >= 24);
        for (const int sibling : {8, 9, 10})
            QCOMPARE(places(sibling, action), place);
    }
}

void RowMarksTest::keepsTheFirstActionsWhereThereIsLittleRoom()
{
    const gui::RowStyle style;
    const QList<RowAction> all {RowAction::Copy, RowAction::Edit, RowAction::Fork, RowAction::Delete, RowAction::More};
    const gui::RowHeading heading {.name = u"You"_s, .actions = all};
    const auto actionsAt = [&](int width) {
        gui::HeadingElement element(heading, style);
        element.layOutFor(width);
        QList<RowAction> actions;
        for (int x = 0; x < width; ++x) {
            const RowAction action = element.actionAt({x, element.height() / 2});
            if (action != RowAction::None && !actions.contains(action))
                actions.append(action);
        }
        return actions;
    };
    QCOMPARE(actionsAt(1000), all);
    int fewer = 0;
    for (int width = 1000; width > 60; width -= 10) {
        QList<RowAction> actions = actionsAt(width);
        QVERIFY(!actions.isEmpty());
        QCOMPARE(actions.takeLast(), RowAction::More);
        QCOMPARE(actions, all.first(actions.size()));
        fewer += !actions.isEmpty() && actions.size() + 1 < all.size() ? 1 : 0;
    }
    QVERIFY(fewer > 0);
}

void RowMarksTest::marksTheRowThatOneIsAtWhereItIsReadFirst()
{
    for (int row = 0; row < 2; ++row)
        m_rows->addText(Role::User, u"message %1"_s.arg(row));
    m_view->activateWindow();
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus());
    m_view->setCurrentRow(1);
    // How far the mark is from where the row begins, outwards.
    const auto distance = [this](Qt::LayoutDirection direction) {
        QGuiApplication::setLayoutDirection(direction);
        settle();
        const QRect row = m_view->rectangleOf(1);
        const QImage image = m_view->viewport()->grab().toImage();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        const auto isMarked = [&](int x) {
            return image.pixelColor(x, row.top() + 1) == Palette::of(*m_view).accent
                && image.pixelColor(x, row.bottom() - 1) == Palette::of(*m_view).accent;
        };
        for (int x = 0; x < image.width(); ++x) {
            if (isMarked(x))
                return x < row.center().x() ? row.left() - x : row.right() - x;
        }
        return 0;
    };
    QCOMPARE(distance(Qt::LeftToRight), spacing::medium);
    QCOMPARE(distance(Qt::RightToLeft), 1 - spacing::medium);
}

QTEST_MAIN(RowMarksTest)
#include "tst_rowmarks.moc"
