// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "tests/gui/panelfixture.h"

#include "model/conversation/canisterjson.h"

#include <QFileDialog>

using namespace Qt::StringLiterals;
using model::TurnState;
using support::FakeConversers;

class CommitNoticeTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void savesElsewhereAndTriesAgain();

private:
    static void setWritable(PanelFixture &panel, bool writable)
    {
        panel.fixture.store->run([writable](model::Database &database) {
            return database.execute(writable ? u"PRAGMA query_only = 0"_s : u"PRAGMA query_only = 1"_s);
        });
    }
};

void CommitNoticeTest::savesElsewhereAndTriesAgain()
{
    PanelFixture panel(true);
    panel.fixture.conversers.expect({FakeConversers::text(u"Not to be lost."_s)});
    panel.say(u"Say something"_s);
    QTRY_VERIFY(panel.rows() == 4 && panel.nameOf(3).endsWith(u"lost."_s));
    setWritable(panel, false);
    panel.session->stop();
    QTRY_VERIFY(panel.shown<QWidget>(u"commitNotice"_s));

    QVERIFY(panel.click(u"saveElsewhereButton"_s));
    auto *dialog = panel.window.findChild<QFileDialog *>(u"saveElsewhereDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    const QString path = panel.fixture.folder.filePath(u"answer.jsonl"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    const auto answer = model::canisterFromJson(*model::JsonText::parse(lines.last()));
    QVERIFY(answer);
    QCOMPARE(answer->text(), u"Not to be lost."_s);

    setWritable(panel, true);
    QVERIFY(panel.click(u"commitAgainButton"_s));
    QVERIFY(panel.endsAs(TurnState::Interrupted));
    QTRY_VERIFY(!panel.shown<QWidget>(u"commitNotice"_s));
    QVERIFY(panel.stored().contains("Not to be lost."));
}

QTEST_MAIN(CommitNoticeTest)
#include "tst_commitnotice.moc"
