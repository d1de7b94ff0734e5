// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "gui/window/paneround.h"
#include "model/session/questions.h"
#include "tests/gui/windowfixture.h"

#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

//! From one part of a window to the next by the keyboard.
class PanesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void goesRoundInTheOrderOfTheEye();
    void goesThatWayFromRightToLeft();
    void comesBackToWhereItWas();
    void goesThroughAQuestionBeforeTheComposer();
    void goesThroughTheOffersOfAnEmptyConversationBeforeTheComposer();

private:
    //! The part that has the keyboard.
    static QString here(const WindowFixture &fixture)
    {
        for (const QWidget *pane : fixture.window->findChild<gui::PaneRound *>()->panes()) {
            if (pane->isAncestorOf(fixture.window->focusWidget()))
                return pane->objectName();
        }
        return {};
    }
    static QStringList round(const WindowFixture &fixture, const QString &action);
    //! Once all have their places.
    static QStringList partsOf(const WindowFixture &fixture)
    {
        QStringList names;
        for (const QWidget *pane : fixture.window->findChild<gui::PaneRound *>()->panes())
            names.append(pane->objectName());
        return names;
    }

    std::unique_ptr<WindowFixture> m_fixture;
};

namespace {

const QStringList parts {
    u"conversationsDock"_s, u"conversationBar"_s, u"transcriptPanel"_s, u"composer"_s, u"ensemblesDock"_s, u"inspectorDock"_s};
//! From the composer on.
const QStringList order = parts.mid(4) + parts.first(4);

} // namespace

void PanesTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    QVERIFY(m_fixture->say(u"Good morning"_s));
    m_fixture->trigger(u"composerFocus"_s);
}

QStringList PanesTest::round(const WindowFixture &fixture, const QString &action)
{
    QStringList names;
    for (int step = 0; step < order.size(); ++step) {
        fixture.trigger(action);
        names.append(here(fixture));
    }
    return names;
}

void PanesTest::goesRoundInTheOrderOfTheEye()
{
    QTRY_COMPARE(here(*m_fixture), u"composer"_s);
    QTRY_COMPARE(partsOf(*m_fixture), parts);
    QCOMPARE(round(*m_fixture, u"paneNext"_s), order);
    QStringList back = order;
    std::reverse(back.begin(), back.end());
    back.append(back.takeFirst());
    QCOMPARE(round(*m_fixture, u"panePrevious"_s), back);
}

void PanesTest::goesThatWayFromRightToLeft()
{
    const auto undo = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    QVERIFY(m_fixture->say(u"Good morning"_s));
    m_fixture->trigger(u"composerFocus"_s);
    QTRY_COMPARE(partsOf(*m_fixture), parts);
    QCOMPARE(round(*m_fixture, u"paneNext"_s), order);
}

void PanesTest::comesBackToWhereItWas()
{
    auto *attach = m_fixture->page()->composer().findChild<QPushButton *>(u"attachButton"_s);
    QVERIFY(attach);
    attach->setFocus();
    m_fixture->trigger(u"paneNext"_s);
    QVERIFY(m_fixture->window->focusWidget() != attach);
    m_fixture->trigger(u"panePrevious"_s);
    QCOMPARE(m_fixture->window->focusWidget(), attach);
}

void PanesTest::goesThroughAQuestionBeforeTheComposer()
{
    model::Question::Subject subject;
    subject.kind = model::QuestionKind::Limit;
    subject.conversation = m_fixture->page()->session().id();
    subject.text = u"Go on?"_s;
    QObject owner;
    m_fixture->workbench->questions().ask(subject, &owner);
    QStringList expected = parts;
    expected.insert(parts.indexOf(u"composer"_s), u"questionBar"_s);
    QTRY_COMPARE(partsOf(*m_fixture), expected);
    m_fixture->trigger(u"composerFocus"_s);
    m_fixture->trigger(u"panePrevious"_s);
    QCOMPARE(here(*m_fixture), u"questionBar"_s);
    QCOMPARE(m_fixture->window->focusWidget()->objectName(), u"questionAllow"_s);
    // What is made for the question is not behind everything else.
    QStringList stops;
    for (int step = 0; step < 2; ++step) {
        QTest::keyClick(m_fixture->window->focusWidget(), Qt::Key_Tab);
        stops.append(m_fixture->window->focusWidget()->objectName());
    }
    QCOMPARE(stops, (QStringList {u"questionRefuse"_s, u"composerEdit"_s}));
}

void PanesTest::goesThroughTheOffersOfAnEmptyConversationBeforeTheComposer()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    m_fixture->trigger(u"composerFocus"_s);
    const auto *page = m_fixture->window->findChild<QWidget *>(u"emptyPage"_s);
    QTRY_VERIFY(page && page->isVisible());
    const QWidget *first = &m_fixture->page()->transcript().view();
    const QWidget *last = &m_fixture->page()->composer().editor();
    QList<const QWidget *> reached;
    for (const QWidget *next = first->nextInFocusChain(); next != first && next != last; next = next->nextInFocusChain()) {
        if (page->isAncestorOf(next) && (next->focusPolicy() & Qt::TabFocus))
            reached.append(next);
    }
    // As they are seen: from above.
    QCOMPARE(reached.size(), page->findChildren<QPushButton *>().size());
    QVERIFY(std::is_sorted(reached.begin(), reached.end(), [](const QWidget *one, const QWidget *other) { return one->y() < other->y(); }));
}

QTEST_MAIN(PanesTest)

#include "tst_panes.moc"
