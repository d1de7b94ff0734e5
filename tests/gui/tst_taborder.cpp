// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/windowfixture.h"

#include <QDockWidget>
#include <QSet>

using namespace Qt::StringLiterals;

//! Where Tab leads in a whole window.
class TabOrderTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goesByTabToWhatIsToBeSeen();
};

void TabOrderTest::goesByTabToWhatIsToBeSeen()
{
    WindowFixture fixture;
    QVERIFY(fixture.open());
    QWidget *editor = &fixture.page()->composer().editor();
    for (const QString &dock : {u"mapToggle"_s, u"agentsToggle"_s})
        fixture.trigger(dock);
    const auto *map = fixture.window->findChild<QDockWidget *>(u"mapDock"_s);
    QTRY_VERIFY(map && map->visibleRegion().isEmpty());
    editor->setFocus();
    QSet<QWidget *> met;
    for (QWidget *at = nullptr; !met.contains(at = QApplication::focusWidget());) {
        met.insert(at);
        QVERIFY2(!map->isAncestorOf(at), qPrintable(at->objectName()));
        QTest::keyClick(at, Qt::Key_Tab);
    }
    QVERIFY(met.size() > 5);
}

QTEST_MAIN(TabOrderTest)
#include "tst_taborder.moc"
