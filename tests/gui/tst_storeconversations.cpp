// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationlistmodel.h"
#include "gui/conversations/conversationspanel.h"
#include "gui/conversations/librarytransfer.h"
#include "gui/conversations/storeconversationlibrary.h"
#include "gui/workbench/libraryfiles.h"
#include "gui/workbench/libraryimporter.h"
#include "model/evaluation/evaluationcase.h"
#include "model/store/conversationstore.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMimeData>
#include <QProgressDialog>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;
using model::ConversationId;
using model::TurnState;
using support::FakeConversers;
using support::SessionFixture;

//! The list of conversations on a real store, with real sessions.
class StoreConversationsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void listsAConversationFromItsFirstTurnOn();
    void saysAnewWhenSomethingWasChanged();
    void saysInTheListThatATurnIsUnderWayOrWaits();
    void listsNoneWhoseOnlyTurnWasCancelled();
    void deletesAndTakesItBack();
    void undoesAndDoesAgainWhatTheListDoes();
    void aDismissedMenuMovesNothing();
    void theMenuOfARowActsOnThatRow();
    void findsWordsAndOpensTheirPlace();
    void findsNothingInWhatIsDeletedOrErased();
    void sortsGroupsAsTheLanguageHasIt();
    void renamesWhatIsOpen();
    void showsTheDeletedAfterARestart();
    void dragsAConversationOutAsAFile();
    void exportsAndImports();
    void savesAConversationAsACase();
    void showsWhatAnImportWouldBring();
    void saysWhatIsWrongWithAFile();
    void othersWriteDuringAnImport();
    void stoppingAnImportLeavesNothing();
    void refusesALargeFileOfAnotherProgram();

private:
    QString exportedFile(const QTemporaryDir &folder, int canisters);
    //! A conversation with one turn.
    ConversationId converse(const QString &question, const QString &answer);
    QListView *list() const { return m_panel->findChild<QListView *>(u"conversationList"_s); }
    QListView *results() const { return m_panel->findChild<QListView *>(u"searchResults"_s); }
    QStringList titles() const;
    void pick(const QString &title);
    //! Opens that of a row of the list.
    QMenu *menuOf(int row);
    void search(const QString &words);

    std::unique_ptr<SessionFixture> m_fixture;
    std::unique_ptr<gui::StoreConversationLibrary> m_library;
    AnsweringPrompts m_prompts;
    std::unique_ptr<gui::ConversationsPanel> m_panel;
};

void StoreConversationsTest::init()
{
    m_prompts.asked.clear();
    m_prompts.consent = false;
    m_fixture = std::make_unique<SessionFixture>();
    m_library = std::make_unique<gui::StoreConversationLibrary>(*m_fixture->store, *m_fixture->sessions, m_fixture->folder.path());
    m_panel = std::make_unique<gui::ConversationsPanel>(*m_library, m_prompts);
    m_panel->resize(300, 600);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void StoreConversationsTest::cleanup()
{
    m_panel.reset();
    m_library.reset();
    m_fixture.reset();
}

ConversationId StoreConversationsTest::converse(const QString &question, const QString &answer)
{
    const auto session = m_fixture->create();
    m_fixture->conversers.expect({FakeConversers::text(answer), FakeConversers::end()});
    const auto events = SessionFixture::record(*session);
    const bool done = session->send({model::TextContent {question}}) && support::endsAs(*events, TurnState::Committed);
    return done ? session->id() : ConversationId();
}

QStringList StoreConversationsTest::titles() const
{
    QStringList titles;
    for (int row = 0; row < list()->model()->rowCount(); ++row)
        titles.append(list()->model()->index(row, 0).data().toString());
    return titles;
}

void StoreConversationsTest::pick(const QString &title)
{
    list()->setCurrentIndex(list()->model()->index(int(titles().indexOf(title)), 0));
}

QMenu *StoreConversationsTest::menuOf(int row)
{
    const QRect place = list()->visualRect(list()->model()->index(row, 0));
    Q_EMIT list()->customContextMenuRequested(place.center());
    return m_panel->findChild<QMenu *>(u"conversationMenu"_s);
}

void StoreConversationsTest::search(const QString &words)
{
    auto *field = m_panel->findChild<QLineEdit *>(u"conversationSearch"_s);
    field->clear();
    QTest::keyClicks(field, words);
}

void StoreConversationsTest::listsAConversationFromItsFirstTurnOn()
{
    const auto session = m_fixture->create();
    m_fixture->conversers.expect({FakeConversers::text(u"Well"_s)});
    QVERIFY(session->send({model::TextContent {u"A long story"_s}}));
    QTRY_COMPARE(titles(), QStringList {u"A long story"_s});
    QVERIFY(session->isBusy());
    session->stop();
    QTRY_VERIFY(!session->isBusy());
    converse(u"Another one"_s, u"Yes"_s);
    QTRY_COMPARE(titles(), QStringList({u"Another one"_s, u"A long story"_s}));
}

void StoreConversationsTest::saysAnewWhenSomethingWasChanged()
{
    converse(u"First"_s, u"one"_s);
    QTRY_COMPARE(titles(), QStringList {u"First"_s});
    class Painted final : public QObject
    {
    public:
        bool eventFilter(QObject *, QEvent *event) override
        {
            count += event->type() == QEvent::Paint ? 1 : 0;
            return false;
        }
        int count = 0;
    } painted;
    list()->viewport()->installEventFilter(&painted);
    QTRY_COMPARE(list()->model()->rowCount(), 1);
    QCoreApplication::processEvents();
    const int before = painted.count;
    auto *clock = m_panel->findChild<QTimer *>(u"momentsClock"_s);
    QVERIFY(clock->isActive() && clock->interval() <= 60'000);
    clock->setInterval(0);
    QTRY_VERIFY(painted.count > before);
    clock->stop();
}

void StoreConversationsTest::saysInTheListThatATurnIsUnderWayOrWaits()
{
    const auto detail = [this](int row) { return list()->model()->index(row, 0).data(gui::ConversationListModel::DetailRole).toString(); };
    converse(u"Another one"_s, u"Yes"_s);
    const auto session = m_fixture->create();
    m_fixture->conversers.expect({FakeConversers::text(u"Well"_s)});
    QVERIFY(session->send({model::TextContent {u"A long story"_s}}));
    QTRY_COMPARE(titles(), QStringList({u"A long story"_s, u"Another one"_s}));
    QTRY_VERIFY(detail(0).startsWith(u"answering · "_s));
    QVERIFY(detail(1).startsWith(u"now · "_s));
    session->stop();
    QTRY_VERIFY(detail(0).startsWith(u"now · "_s));
    // More calls at once than are made unasked.
    QList<model::Invocation> calls;
    for (int call = 0; call <= m_fixture->limits.callsAtOnce; ++call)
        calls.append(support::invocation(u"call-%1"_s.arg(call), u"t:x"_s));
    m_fixture->conversers.expect({FakeConversers::call(calls)});
    QVERIFY(session->send({model::TextContent {u"Roll the dice"_s}}));
    QTRY_COMPARE(m_fixture->questions->open().size(), 1);
    QTRY_VERIFY(detail(0).startsWith(u"waiting for you · "_s));
    // Also in a list that is opened later.
    gui::StoreConversationLibrary later(*m_fixture->store, *m_fixture->sessions, m_fixture->folder.path());
    QCOMPARE(later.activityOf(session->id()), gui::ConversationLibrary::Activity::WaitingForPerson);
    QSignalSpy told(&later, &gui::ConversationLibrary::activityChanged);
    m_fixture->questions->open().first()->giveAnswer({model::Verdict::Refuse});
    QTRY_VERIFY(detail(0).startsWith(u"now · "_s));
    QVERIFY(!told.isEmpty());
    QCOMPARE(later.activityOf(session->id()), gui::ConversationLibrary::Activity::None);
}

void StoreConversationsTest::listsNoneWhoseOnlyTurnWasCancelled()
{
    converse(u"First"_s, u"Yes"_s);
    const auto session = m_fixture->create();
    m_fixture->conversers.expect({FakeConversers::fail({model::ErrorCategory::Provider, u"overloaded"_s})});
    auto events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"Second"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Cancelled));
    QTRY_COMPARE(titles(), QStringList {u"First"_s});
    // Tried again, it is the conversation that it would have been.
    m_fixture->conversers.expect({FakeConversers::text(u"Yes"_s), FakeConversers::end()});
    events = SessionFixture::record(*session);
    QVERIFY(session->send({model::TextContent {u"Second"_s}}));
    QVERIFY(support::endsAs(*events, TurnState::Committed));
    QTRY_COMPARE(titles(), QStringList({u"Second"_s, u"First"_s}));
}

void StoreConversationsTest::deletesAndTakesItBack()
{
    const ConversationId first = converse(u"First"_s, u"one"_s);
    converse(u"Second"_s, u"two"_s);
    QTRY_COMPARE(titles().size(), 2);
    const QByteArray before = m_fixture->show(first);
    QSignalSpy removed(m_panel.get(), &gui::ConversationsPanel::removed);
    pick(u"Second"_s);
    m_panel->remove(first);
    QTRY_COMPARE(titles(), QStringList {u"Second"_s});
    QCOMPARE(removed.first().first().value<ConversationId>(), first);
    QVERIFY(m_panel->findChild<QLabel *>(u"undoText"_s)->text().contains(u"First"_s));
    QVERIFY(model::ConversationStore(m_fixture->store->reader()).find(first)->deleted);
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"undoButton"_s), Qt::LeftButton);
    QTRY_COMPARE(titles(), QStringList({u"Second"_s, u"First"_s}));
    QCOMPARE(m_fixture->show(first), before);
}

void StoreConversationsTest::undoesAndDoesAgainWhatTheListDoes()
{
    const ConversationId id = converse(u"First"_s, u"one"_s);
    QTRY_COMPARE(titles(), QStringList {u"First"_s});
    model::EditHistory &history = m_fixture->sessions->history();
    const auto info = [&] { return *model::ConversationStore(m_fixture->store->reader()).find(id); };
    m_library->setTitle(id, u"Second"_s);
    QTRY_COMPARE(history.undoName(), u"Rename"_s);
    m_library->setLabels(id, {u"work"_s});
    QTRY_COMPARE(history.undoName(), u"Labels"_s);
    m_panel->remove(id);
    QTRY_COMPARE(history.undoName(), u"Delete Conversation"_s);
    // Asked for faster than the store does it.
    for (int time = 0; time < 3; ++time)
        history.undo(this);
    QTRY_COMPARE(history.undoName(), QString());
    QCOMPARE(info().title, u"First"_s);
    QVERIFY(info().labels.isEmpty() && !info().deleted);
    QTRY_COMPARE(titles(), QStringList {u"First"_s});
    for (int time = 0; time < 3; ++time)
        history.redo(this);
    QTRY_COMPARE(history.redoName(), QString());
    QVERIFY(info().title == u"Second" && info().labels == QStringList {u"work"_s} && info().deleted);
    // The bar's button is the same as Undo straight after.
    m_library->restore(id);
    QTRY_COMPARE(history.redoName(), u"Delete Conversation"_s);
    // What is erased cannot be brought back, and is not offered.
    m_library->erase(id);
    QTRY_VERIFY(titles().isEmpty());
    QVERIFY(history.undoName().isEmpty() && history.redoName().isEmpty());
}

void StoreConversationsTest::aDismissedMenuMovesNothing()
{
    const ConversationId first = converse(u"First"_s, u"one"_s);
    converse(u"Second"_s, u"two"_s);
    QTRY_COMPARE(titles(), QStringList({u"Second"_s, u"First"_s}));
    m_panel->setCurrent(first);
    QCOMPARE(list()->currentIndex().row(), 1);
    QSignalSpy opened(m_panel.get(), &gui::ConversationsPanel::opened);
    QMenu *menu = menuOf(0);
    QVERIFY(menu);
    QCOMPARE(list()->currentIndex().row(), 0);
    QTest::keyClick(menu, Qt::Key_Escape);
    QTRY_COMPARE(list()->currentIndex().row(), 1);
    QVERIFY(opened.isEmpty());
}

void StoreConversationsTest::theMenuOfARowActsOnThatRow()
{
    const ConversationId first = converse(u"First"_s, u"one"_s);
    const ConversationId second = converse(u"Second"_s, u"two"_s);
    QTRY_COMPARE(titles(), QStringList({u"Second"_s, u"First"_s}));
    m_panel->setCurrent(first);
    QMenu *menu = menuOf(0);
    QVERIFY(menu);
    for (QAction *action : menu->actions()) {
        if (action->text() == u"&Delete")
            action->trigger();
    }
    menu->close();
    QTRY_COMPARE(titles(), QStringList {u"First"_s});
    QVERIFY(model::ConversationStore(m_fixture->store->reader()).find(second)->deleted);
}

void StoreConversationsTest::findsWordsAndOpensTheirPlace()
{
    const ConversationId id = converse(u"What burns in a lamp?"_s, u"Petroleum, with a wick."_s);
    converse(u"What floats?"_s, u"A boat."_s);
    QSignalSpy opened(m_panel.get(), &gui::ConversationsPanel::openedAt);
    search(u"petrol wick"_s);
    QTRY_COMPARE(results()->model()->rowCount(), 1);
    QVERIFY(results()->isVisible() && !list()->isVisible());
    Q_EMIT results()->activated(results()->model()->index(0, 0));
    QCOMPARE(opened.first().at(0).value<ConversationId>(), id);
    QCOMPARE(opened.first().at(1).toInt(), 1);
    search(u"kerosene"_s);
    QTRY_VERIFY(m_panel->findChild<QLabel *>(u"nothingFound"_s)->isVisible());
}

void StoreConversationsTest::findsNothingInWhatIsDeletedOrErased()
{
    const ConversationId id = converse(u"Lamps"_s, u"Petroleum"_s);
    QTRY_COMPARE(titles().size(), 1);
    m_panel->remove(id);
    QTRY_VERIFY(titles().isEmpty());
    search(u"petroleum"_s);
    QTRY_VERIFY(m_panel->findChild<QLabel *>(u"nothingFound"_s)->isVisible());
    search({});
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"undoButton"_s), Qt::LeftButton);
    QTRY_COMPARE(titles().size(), 1);
    search(u"petroleum"_s);
    QTRY_COMPARE(results()->model()->rowCount(), 1);
    search({});
    m_prompts.consent = true;
    m_panel->erase(id);
    QTRY_VERIFY(titles().isEmpty());
    QCOMPARE(m_prompts.asked.size(), 1);
    QCOMPARE(m_fixture->store->reader().value(u"SELECT count(*) FROM canister"_s)->toInt(), 0);
}

void StoreConversationsTest::sortsGroupsAsTheLanguageHasIt()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
    for (const QString &group : {u"Zug"_s, u"Äpfel"_s, u"10 Lampen"_s, u"Birne"_s, u"9 Lampen"_s, u"apotheke"_s}) {
        const ConversationId id = converse(u"In "_s + group, u"yes"_s);
        QVERIFY(!id.isEmpty());
        m_library->setGroup(id, group);
    }
    QStringList expected;
    for (const QString &group : {u"9 Lampen"_s, u"10 Lampen"_s, u"Äpfel"_s, u"apotheke"_s, u"Birne"_s, u"Zug"_s})
        expected += u"▸ "_s + group;
    QTRY_COMPARE(titles(), expected);
}

void StoreConversationsTest::renamesWhatIsOpen()
{
    const ConversationId id = converse(u"Lamps"_s, u"Petroleum"_s);
    const auto session = m_fixture->sessions->open(id);
    QVERIFY(session);
    QTRY_COMPARE(titles(), QStringList {u"Lamps"_s});
    QVERIFY(list()->model()->setData(list()->model()->index(0, 0), u"About lamps"_s, Qt::EditRole));
    QTRY_COMPARE(model::ConversationStore(m_fixture->store->reader()).find(id)->title, u"About lamps"_s);
    QTRY_COMPARE((*session)->conversation().title(), u"About lamps"_s);
}

void StoreConversationsTest::showsTheDeletedAfterARestart()
{
    const ConversationId id = converse(u"Lamps"_s, u"Petroleum"_s);
    QTRY_COMPARE(titles().size(), 1);
    m_panel->remove(id);
    QTRY_VERIFY(titles().isEmpty());
    // Another panel, which has no bar that offers to undo.
    m_panel = std::make_unique<gui::ConversationsPanel>(*m_library, m_prompts);
    m_panel->show();
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"deletedButton"_s), Qt::LeftButton);
    auto *deleted = m_panel->findChild<QListView *>(u"deletedList"_s);
    QTRY_COMPARE(deleted->model()->rowCount(), 1);
    QVERIFY(deleted->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"deleted now"_s));
    QTest::mouseClick(m_panel->findChild<QPushButton *>(u"restoreDeletedButton"_s), Qt::LeftButton);
    QTRY_COMPARE(titles(), QStringList {u"Lamps"_s});
}

void StoreConversationsTest::dragsAConversationOutAsAFile()
{
    converse(u"Lamps/oil"_s, u"Petroleum"_s);
    QTRY_COMPARE(titles().size(), 1);
    QVERIFY(list()->model()->supportedDragActions() & Qt::CopyAction);
    const std::unique_ptr<QMimeData> data(list()->model()->mimeData({list()->model()->index(0, 0)}));
    QCOMPARE(data->urls().size(), 1);
    const QString path = data->urls().first().toLocalFile();
    QCOMPARE(QFileInfo(path).fileName(), u"Lamps oil.md"_s);
    // It is there whole or not at all.
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY2(text.contains("Lamps/oil") && text.contains("Petroleum"), text.constData());
    // Nothing of it stays.
    m_panel.reset();
    m_library.reset();
    QVERIFY(!QFile::exists(path));
}

void StoreConversationsTest::exportsAndImports()
{
    const ConversationId id = converse(u"Lamps"_s, u"Petroleum"_s);
    const QByteArray before = m_fixture->show(id);
    const QTemporaryDir folder;
    m_prompts.file = m_prompts.fileToOpen = folder.filePath(u"a.jsonl"_s);
    QWidget window;
    gui::LibraryTransfer transfer(*m_fixture->store, m_prompts, &window);
    connect(&transfer, &gui::LibraryTransfer::imported, m_library.get(), &gui::ConversationLibrary::changed);
    QSignalSpy said(&transfer, &gui::LibraryTransfer::said);
    transfer.exportOne(id, u"Lamps"_s);
    QTRY_COMPARE(said.size(), 1);
    m_prompts.consent = true;
    m_panel->erase(id);
    QTRY_VERIFY(titles().isEmpty());
    // What would come is told first, and nothing comes without a word.
    m_prompts.consent = false;
    m_prompts.asked.clear();
    transfer.importFile();
    QTRY_COMPARE(m_prompts.asked.size(), 2);
    QVERIFY(m_prompts.asked.last().contains(u"Lamps"_s) && m_prompts.asked.last().contains(u"conversations to import: 1"_s));
    QVERIFY(titles().isEmpty());
    m_prompts.consent = true;
    transfer.importFile();
    QTRY_COMPARE(titles(), QStringList {u"Lamps"_s});
    QCOMPARE(m_fixture->show(id), before);
    // Nothing new is nothing to decide.
    m_prompts.asked.clear();
    transfer.importFile();
    QTRY_COMPARE(m_prompts.asked.size(), 2);
    QVERIFY(m_prompts.asked.last().contains(u"already here: 1"_s));
}

void StoreConversationsTest::savesAConversationAsACase()
{
    const ConversationId id = converse(u"Lamps"_s, u"Petroleum"_s);
    const QTemporaryDir folder;
    m_prompts.file = folder.filePath(u"a.jsonl"_s);
    QWidget window;
    gui::LibraryTransfer transfer(*m_fixture->store, m_prompts, &window);
    QSignalSpy said(&transfer, &gui::LibraryTransfer::said);
    transfer.saveCase(id, u"Lamps"_s);
    QTRY_COMPARE(said.size(), 1);
    const QByteArray line = support::read(m_prompts.file);
    const auto json = model::JsonText::parse(line.trimmed());
    QVERIFY(json);
    const auto read = model::EvaluationCase::read(*json);
    QVERIFY(read);
    QCOMPARE(read->id, u"Lamps"_s);
    QCOMPARE(read->input, u"Lamps"_s);
    QVERIFY2(line.contains("Petroleum"), line.constData());
    QVERIFY(line.endsWith('\n') && line.count('\n') == 1);
    // What cannot be read is said, and no file begun.
    m_prompts.asked.clear();
    m_prompts.file = folder.filePath(u"b.jsonl"_s);
    transfer.saveCase(ConversationId(u"nobody"_s), u"Nobody"_s);
    QTRY_COMPARE(m_prompts.asked.size(), 2);
    QVERIFY(!QFile::exists(m_prompts.file));
}

void StoreConversationsTest::showsWhatAnImportWouldBring()
{
    const ConversationId id = converse(u"Lamps"_s, u"Petroleum"_s);
    const QTemporaryDir folder;
    m_prompts.file = m_prompts.fileToOpen = folder.filePath(u"a.jsonl"_s);
    QWidget window;
    gui::LibraryTransfer transfer(*m_fixture->store, m_prompts, &window);
    QSignalSpy said(&transfer, &gui::LibraryTransfer::said);
    transfer.exportOne(id, u"Lamps"_s);
    QTRY_COMPARE(said.size(), 1);
    QFile file(m_prompts.fileToOpen);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QByteArray library = file.readAll().replace(id.toString().toUtf8(), "another").replace("Lamps", "La\xe2\x80\xaemps");
    QByteArray folders;
    for (int number = 0; number < 12; ++number)
        folders += (number == 0 ? "\"" : ",\"") + QByteArray("/f\xe2\x80\xae") + QByteArray::number(number) + '"';
    const QByteArray none = R"("folders":[])";
    QVERIFY2(library.contains(none), library.constData());
    library.replace(none, R"("folders":[)" + folders + ']');
    QVERIFY(file.resize(0) && file.seek(0) && file.write(library) == library.size());
    file.close();
    m_prompts.consent = false;
    m_prompts.asked.clear();
    transfer.importFile();
    QTRY_COMPARE(m_prompts.asked.size(), 2);
    const QString told = m_prompts.asked.last();
    QVERIFY2(told.contains(u"La\\u202emps"_s) && told.contains(u"/f\\u202e7"_s) && !told.contains(QChar(0x202e)), qPrintable(told));
    QVERIFY2(told.contains(u"and others: 4"_s), qPrintable(told));
}

void StoreConversationsTest::saysWhatIsWrongWithAFile()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("{\"format\":\"parlance-library\",\"version\":1}\n{\"record\":\"no");
    file.close();
    m_prompts.fileToOpen = file.fileName();
    QWidget window;
    gui::LibraryTransfer transfer(*m_fixture->store, m_prompts, &window);
    transfer.importFile();
    QTRY_COMPARE(m_prompts.asked.size(), 2);
    QVERIFY2(m_prompts.asked.last().contains(u"line 2:"_s), qPrintable(m_prompts.asked.last()));
}

//! A conversation of so many canisters, which is in that file only.
QString StoreConversationsTest::exportedFile(const QTemporaryDir &folder, int canisters)
{
    const QString path = folder.filePath(u"a.jsonl"_s);
    bool isThere = false;
    m_fixture->store->run(
        this,
        [canisters, path](model::Database &database) -> model::Result<void> {
            model::ConversationStore store(database);
            const model::ConversationInfo info {.title = u"Long"_s};
            QList<model::CanisterPointer> all;
            for (int number = 0; number < canisters; ++number)
                all += model::share({.role = model::Role::User, .contents = {model::TextContent {u"Text %1"_s.arg(number)}}});
            return store.create(info)
                .and_then([&] { return store.append(info.id, 0, all); })
                .and_then([&](qint64) { return gui::exportLibrary(database, {{info.id}}, u"jsonl"_s, path, [] { return false; }); })
                .and_then([&](const model::ExportedLibrary &) { return store.erase(info.id); });
        },
        [&isThere](const model::Result<void> &done) { isThere = done.has_value(); });
    return QTest::qWaitFor([&isThere] { return isThere; }, 30'000) ? path : QString();
}

void StoreConversationsTest::othersWriteDuringAnImport()
{
    const QTemporaryDir folder;
    const QString path = exportedFile(folder, 6000);
    QVERIFY(!path.isEmpty());
    gui::LibraryImporter importer(*m_fixture->store, path, {}, nullptr);
    std::optional<model::Result<model::ImportedFile>> file;
    connect(&importer, &gui::LibraryImporter::finished, this, [&file](const model::Result<model::ImportedFile> &ended) { file = ended; });
    int written = 0;
    double last = 0;
    connect(&importer, &gui::LibraryImporter::progressed, this, [&](double share) {
        QVERIFY(share >= last && share <= 1);
        last = share;
        if (share < 0.5)
            return;
        m_fixture->store->run(
            this, [](model::Database &database) { return model::ConversationStore(database).create({.title = u"Meanwhile"_s}); },
            [&](const model::Result<void> &done) { written += done && !file; });
    });
    importer.start();
    QTRY_VERIFY_WITH_TIMEOUT(file, 60'000);
    QVERIFY2(*file, *file ? "" : qPrintable(file->error().message));
    QCOMPARE((*file)->conversations.first().canisters, 6000);
    QVERIFY(written > 0);
}

void StoreConversationsTest::stoppingAnImportLeavesNothing()
{
    const QTemporaryDir folder;
    m_prompts.fileToOpen = exportedFile(folder, 6000);
    m_prompts.consent = true;
    QWidget window;
    gui::LibraryTransfer transfer(*m_fixture->store, m_prompts, &window);
    QSignalSpy said(&transfer, &gui::LibraryTransfer::said);
    transfer.importFile();
    QPointer<QProgressDialog> looking = window.findChild<QProgressDialog *>(u"importProgress"_s);
    QVERIFY(looking);
    // Once it has been looked through, another takes its place.
    QPointer<QProgressDialog> taking;
    QTRY_VERIFY_WITH_TIMEOUT((taking = window.findChild<QProgressDialog *>(u"importProgress"_s)) && taking != looking, 60'000);
    auto *stop = taking->findChild<QPushButton *>(u"importStop"_s);
    QVERIFY(stop && !taking->accessibleName().isEmpty());
    stop->click();
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, 60'000);
    QVERIFY2(said.first().first().toString().contains(u"nothing has been imported"_s), qPrintable(said.first().first().toString()));
    for (const QString &table : {u"conversation"_s, u"node"_s, u"canister"_s})
        QCOMPARE(m_fixture->store->reader().value(u"SELECT count(*) FROM "_s + table).value_or(QVariant(-1)).toInt(), 0);
}

void StoreConversationsTest::refusesALargeFileOfAnotherProgram()
{
    QTemporaryFile file;
    QVERIFY(file.open());
    // With nothing on the disk.
    QVERIFY(file.resize(qint64(2) * 1024 * 1024 * 1024));
    m_prompts.fileToOpen = file.fileName();
    QWidget window;
    gui::LibraryTransfer transfer(*m_fixture->store, m_prompts, &window);
    transfer.importFile();
    QTRY_COMPARE(m_prompts.asked.size(), 2);
    QVERIFY2(m_prompts.asked.last().contains(QFileInfo(file).fileName()), qPrintable(m_prompts.asked.last()));
}

QTEST_MAIN(StoreConversationsTest)
#include "tst_storeconversations.moc"
