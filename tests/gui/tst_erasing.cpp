// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/storeconversationlibrary.h"
#include "model/store/conversationlock.h"
#include "model/store/conversationstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using support::SessionFixture;

//! What the list of a window deletes, and erases for good.
class ErasingTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesWhatAnotherProcessWritesTo();
    void endsWhatIsUnderWayHere();
};

void ErasingTest::leavesWhatAnotherProcessWritesTo()
{
    SessionFixture fixture;
    const auto session = fixture.conversation();
    QVERIFY(session);
    gui::StoreConversationLibrary library(*fixture.store, *fixture.sessions, fixture.folder.path());
    QSignalSpy failed(&library, &gui::ConversationLibrary::failed);
    const model::ConversationStore reader(fixture.store->reader());
    {
        model::ConversationLock lock(fixture.folder.path(), session->id());
        QVERIFY(lock.tryLock());
        library.remove(session->id());
        library.erase(session->id());
        QTRY_COMPARE(failed.size(), 2);
        for (const QList<QVariant> &told : failed)
            QVERIFY(told.first().value<model::Error>().message.startsWith(u"Another Parlance is writing to this conversation: "_s));
        QVERIFY(!reader.find(session->id())->deleted);
    }
    library.remove(session->id());
    // With its end it is let go of.
    QTRY_VERIFY(model::ConversationLock(fixture.folder.path(), session->id()).tryLock());
    QVERIFY(reader.find(session->id())->deleted);
    library.erase(session->id());
    QTRY_VERIFY(!reader.find(session->id()));
    QCOMPARE(failed.size(), 2);
}

void ErasingTest::endsWhatIsUnderWayHere()
{
    SessionFixture fixture;
    const auto session = fixture.conversation();
    QVERIFY(session);
    gui::StoreConversationLibrary library(*fixture.store, *fixture.sessions, fixture.folder.path());
    fixture.conversers.expect({support::FakeConversers::text(u"half"_s)});
    QVERIFY(session->send({model::TextContent {u"go"_s}}));
    QTRY_VERIFY(session->turn() && session->turn()->pending().isStreaming());
    library.remove(session->id());
    QTRY_VERIFY(!session->isBusy());
    QVERIFY(model::ConversationStore(fixture.store->reader()).find(session->id())->deleted);
}

QTEST_GUILESS_MAIN(ErasingTest)
#include "tst_erasing.moc"
