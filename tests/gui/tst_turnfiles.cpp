// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/turnfilesdialog.h"
#include "model/store/contentstore.h"
#include "model/store/store.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace Qt::StringLiterals;
using gui::TurnFilesDialog;
using model::Checkpoint, model::ContentStore;

//! The window that brings a turn's files back.
class TurnFilesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void showsWhatBringingBackChanges();
    void bringsBackWhatIsTickedAndForthAgain();
    void offersNothingThatSomebodyElseHasChanged();
    void saysWhereThereIsNothing();
    void bringsBackSinglePieces();
    void leavesPiecesOfAFileThatHasChangedMeanwhile();

private:
    //! As though a tool had written the file over what was there.
    void written(const QString &name, const QByteArray &before, const QByteArray &after);
    TurnFilesDialog &open();
    template <typename Widget>
    Widget &part(const QString &name)
    {
        auto *found = m_dialog->findChild<Widget *>(name);
        if (!found)
            qFatal("there is no such part");
        return *found;
    }
    QTreeWidget &list() { return part<QTreeWidget>(u"turnFilesTree"_s); }
    QTreeWidgetItem &file(int row) { return *list().topLevelItem(row); }
    QPushButton &accept() { return part<QPushButton>(u"turnFilesAccept"_s); }
    QByteArray content(const QString &name) const { return support::read(path(name)); }
    QString path(const QString &name) const { return m_folder->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<model::Store> m_store;
    model::TurnId m_turn;
    QPointer<TurnFilesDialog> m_dialog;
};

void TurnFilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    auto store = model::Store::open(path(u"parlance.sqlite"_s));
    QVERIFY(store);
    m_store = std::move(*store);
    m_turn = model::TurnId::create();
}

void TurnFilesTest::cleanup()
{
    delete m_dialog;
    m_store.reset();
}

void TurnFilesTest::written(const QString &name, const QByteArray &before, const QByteArray &after)
{
    support::write(path(name), after);
    QVERIFY(QFile::setPermissions(path(name), QFile::ReadOwner | QFile::WriteOwner));
    Checkpoint checkpoint;
    checkpoint.turn = m_turn;
    checkpoint.folder = QFileInfo(m_folder->path()).canonicalFilePath();
    checkpoint.path = name;
    checkpoint.before = {true, 0600, ContentStore::hash(before)};
    m_store->run([=](model::Database &database) {
        return model::CheckpointStore(database).keep(checkpoint, before).and_then([&](const Checkpoint &kept) {
            return model::CheckpointStore(database).noteAfter(kept.row, {true, 0600, ContentStore::hash(after)});
        });
    });
}

TurnFilesDialog &TurnFilesTest::open()
{
    m_dialog = new TurnFilesDialog(*m_store, m_turn, {}, {u"shell:run"_s}, nullptr);
    m_dialog->show();
    return *m_dialog;
}

void TurnFilesTest::showsWhatBringingBackChanges()
{
    written(u"a.txt"_s, "one\ntwo\n", "one\nthree\n");
    written(u"b.txt"_s, "same", "other");
    open();
    QTRY_COMPARE(list().topLevelItemCount(), 2);
    QVERIFY(file(0).text(0).startsWith(u"a.txt — "));
    const auto &difference = part<QPlainTextEdit>(u"turnFilesDifference"_s);
    QTRY_VERIFY(difference.toPlainText().contains(u"two"));
    // What is there goes, what was there comes.
    QVERIFY2(difference.toPlainText().contains(u"−"), qPrintable(difference.toPlainText()));
    list().setCurrentItem(&file(1));
    QTRY_VERIFY(difference.toPlainText().contains(u"same") && !difference.toPlainText().contains(u"two"));
}

void TurnFilesTest::bringsBackWhatIsTickedAndForthAgain()
{
    written(u"a.txt"_s, "old a", "new a");
    written(u"b.txt"_s, "old b", "new b");
    open();
    QTRY_COMPARE(list().topLevelItemCount(), 2);
    QTRY_VERIFY(accept().isEnabled());
    auto &forth = part<QPushButton>(u"turnFilesForth"_s);
    QVERIFY(!forth.isEnabled());
    file(0).setCheckState(0, Qt::Unchecked);
    accept().click();
    QTRY_COMPARE(content(u"b.txt"_s), QByteArray("old b"));
    QTRY_VERIFY(forth.isEnabled());
    QCOMPARE(content(u"a.txt"_s), QByteArray("new a"));
    QVERIFY(part<QLabel>(u"turnFilesText"_s).text().startsWith(u"Files brought back: 1."));
    QTRY_VERIFY(file(1).text(0).contains(u"as before the turn"));
    forth.click();
    QTRY_COMPARE(content(u"b.txt"_s), QByteArray("new b"));
    QTRY_VERIFY(!forth.isEnabled() && accept().isEnabled());
}

void TurnFilesTest::offersNothingThatSomebodyElseHasChanged()
{
    written(u"a.txt"_s, "old", "new");
    support::write(path(u"a.txt"_s), "mine");
    open();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QVERIFY2(file(0).text(0).contains(u"Somebody else has changed it since."), qPrintable(file(0).text(0)));
    QVERIFY(!(file(0).flags() & Qt::ItemIsUserCheckable));
    QVERIFY(!accept().isEnabled());
    QCOMPARE(content(u"a.txt"_s), QByteArray("mine"));
}

void TurnFilesTest::saysWhereThereIsNothing()
{
    open();
    QTRY_COMPARE(part<QLabel>(u"turnFilesText"_s).text(),
        u"Nothing is kept of files that this turn has written.\nWhat these may have written is not covered: shell:run"_s);
    QVERIFY(!accept().isEnabled());
}

void TurnFilesTest::bringsBackSinglePieces()
{
    const QByteArray middle = QByteArray("same\n").repeated(12);
    const QByteArray before = "one\n" + middle + "two\n" + middle + "three\u202e\n";
    written(u"a.txt"_s, before, "ONE\n" + middle + middle + "THREE\n");
    open();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QTRY_COMPARE(file(0).childCount(), 3);
    QVERIFY2(part<QLabel>(u"turnFilesText"_s).text().contains(u"shell:run"), qPrintable(part<QLabel>(u"turnFilesText"_s).text()));
    QCOMPARE(file(0).child(0)->text(0), u"line 1: −1 +1"_s);
    // A piece is shown by itself, with nothing unseen in it.
    const auto &difference = part<QPlainTextEdit>(u"turnFilesDifference"_s);
    list().setCurrentItem(file(0).child(2));
    QTRY_VERIFY(difference.toPlainText().contains(u"three\\u202e") && !difference.toPlainText().contains(u"ONE"));
    file(0).child(0)->setCheckState(0, Qt::Unchecked);
    file(0).child(2)->setCheckState(0, Qt::Unchecked);
    QCOMPARE(file(0).checkState(0), Qt::PartiallyChecked);
    accept().click();
    QTRY_COMPARE(content(u"a.txt"_s), "ONE\n" + middle + "two\n" + middle + "THREE\n");
    // What is left of it can be taken back afterwards, since nobody else has changed it.
    QTRY_COMPARE(file(0).childCount(), 2);
    file(0).child(1)->setCheckState(0, Qt::Unchecked);
    QTRY_VERIFY(accept().isEnabled());
    accept().click();
    QTRY_COMPARE(content(u"a.txt"_s), "one\n" + middle + "two\n" + middle + "THREE\n");
    QTRY_VERIFY(accept().isEnabled());
    accept().click();
    QTRY_COMPARE(content(u"a.txt"_s), before);
    QTRY_VERIFY(file(0).text(0).contains(u"as before the turn"));
}

void TurnFilesTest::leavesPiecesOfAFileThatHasChangedMeanwhile()
{
    const QByteArray middle = QByteArray("same\n").repeated(12);
    written(u"a.txt"_s, "one\n" + middle + "two\n", "ONE\n" + middle + "TWO\n");
    open();
    QTRY_COMPARE(list().topLevelItemCount(), 1);
    QTRY_COMPARE(file(0).childCount(), 2);
    file(0).child(0)->setCheckState(0, Qt::Unchecked);
    support::write(path(u"a.txt"_s), "mine\n" + middle + "TWO\n");
    accept().click();
    QTRY_VERIFY2(file(0).text(0).contains(u"Somebody else has changed it since."), qPrintable(file(0).text(0)));
    QCOMPARE(content(u"a.txt"_s), "mine\n" + middle + "TWO\n");
}

QTEST_MAIN(TurnFilesTest)
#include "tst_turnfiles.moc"
