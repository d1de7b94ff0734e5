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
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTemporaryDir>

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
    QListWidget &list() { return part<QListWidget>(u"turnFilesList"_s); }
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
    m_dialog = new TurnFilesDialog(*m_store, m_turn, {}, nullptr);
    m_dialog->show();
    return *m_dialog;
}

void TurnFilesTest::showsWhatBringingBackChanges()
{
    written(u"a.txt"_s, "one\ntwo\n", "one\nthree\n");
    written(u"b.txt"_s, "same", "other");
    open();
    QTRY_COMPARE(list().count(), 2);
    QVERIFY(list().item(0)->text().startsWith(u"a.txt — "));
    const auto &difference = part<QPlainTextEdit>(u"turnFilesDifference"_s);
    QTRY_VERIFY(difference.toPlainText().contains(u"two"));
    // What is there goes, what was there comes.
    QVERIFY2(difference.toPlainText().contains(u"−"), qPrintable(difference.toPlainText()));
    list().setCurrentRow(1);
    QTRY_VERIFY(difference.toPlainText().contains(u"same") && !difference.toPlainText().contains(u"two"));
}

void TurnFilesTest::bringsBackWhatIsTickedAndForthAgain()
{
    written(u"a.txt"_s, "old a", "new a");
    written(u"b.txt"_s, "old b", "new b");
    open();
    QTRY_COMPARE(list().count(), 2);
    QTRY_VERIFY(accept().isEnabled());
    auto &forth = part<QPushButton>(u"turnFilesForth"_s);
    QVERIFY(!forth.isEnabled());
    list().item(0)->setCheckState(Qt::Unchecked);
    accept().click();
    QTRY_COMPARE(content(u"b.txt"_s), QByteArray("old b"));
    QTRY_VERIFY(forth.isEnabled());
    QCOMPARE(content(u"a.txt"_s), QByteArray("new a"));
    QVERIFY(part<QLabel>(u"turnFilesText"_s).text().startsWith(u"Files brought back: 1."));
    QTRY_VERIFY(list().item(1)->text().contains(u"as before the turn"));
    forth.click();
    QTRY_COMPARE(content(u"b.txt"_s), QByteArray("new b"));
    QTRY_VERIFY(!forth.isEnabled() && accept().isEnabled());
}

void TurnFilesTest::offersNothingThatSomebodyElseHasChanged()
{
    written(u"a.txt"_s, "old", "new");
    support::write(path(u"a.txt"_s), "mine");
    open();
    QTRY_COMPARE(list().count(), 1);
    QVERIFY2(list().item(0)->text().contains(u"Somebody else has changed it since."), qPrintable(list().item(0)->text()));
    QVERIFY(!(list().item(0)->flags() & Qt::ItemIsUserCheckable));
    QVERIFY(!accept().isEnabled());
    QCOMPARE(content(u"a.txt"_s), QByteArray("mine"));
}

void TurnFilesTest::saysWhereThereIsNothing()
{
    open();
    QTRY_COMPARE(part<QLabel>(u"turnFilesText"_s).text(), u"Nothing is kept of files that this turn has written."_s);
    QVERIFY(!accept().isEnabled());
}

QTEST_MAIN(TurnFilesTest)
#include "tst_turnfiles.moc"
