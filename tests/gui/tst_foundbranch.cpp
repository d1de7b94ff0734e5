// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptpanel.h"
#include "gui/transcript/transcriptview.h"
#include "tests/gui/windowfixture.h"

#include <QLineEdit>
#include <QListView>

using namespace Qt::StringLiterals;

//! What a search finds on a branch that is not shown.
class FoundBranchTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheBranchOfAHit();
};

void FoundBranchTest::showsTheBranchOfAHit()
{
    WindowFixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(fixture.say(u"Hello petroleum lamp"_s));
    model::Session &session = fixture.page()->session();
    QVERIFY(session.editAndSend(0, {model::TextContent {u"Hello candle"_s}}));
    QTRY_VERIFY(!session.isBusy());
    const auto first = [&session] { return session.conversation().nodeAt(0)->canister->text(); };
    QTRY_COMPARE(first(), u"Hello candle"_s);
    const auto open = [&fixture](const QString &words) {
        auto *field = fixture.window->findChild<QLineEdit *>(u"conversationSearch"_s);
        field->setFocus();
        field->setText(words);
        QTest::keyClick(field, Qt::Key_Return);
    };
    open(u"petroleum"_s);
    QTRY_COMPARE(first(), u"Hello petroleum lamp"_s);
    QTRY_COMPARE(fixture.page()->transcript().view().currentRow(), 0);
    // It is undone as any other change of branches is.
    fixture.trigger(u"editUndo"_s);
    QTRY_COMPARE(first(), u"Hello candle"_s);
    open(u"candle"_s);
    QTRY_COMPARE(fixture.page()->transcript().view().currentRow(), 0);
    QCOMPARE(first(), u"Hello candle"_s);
}

QTEST_MAIN(FoundBranchTest)
#include "tst_foundbranch.moc"
