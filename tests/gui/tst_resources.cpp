// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/ensemblespanel.h"
#include "gui/offerings/resourcesdialog.h"
#include "gui/shared/attachment.h"
#include "tests/invocables/mcpfixture.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace mcp;
using gui::Attachment, gui::ResourceModel;
using network::McpConnection;

namespace {

//! The window with the resources of a peer.
class ResourcesBrowser final
{
public:
    explicit ResourcesBrowser(const QStringList &options = {u"legacy"_s, u"offers"_s})
        : dialog((fixture.describe(options), new gui::ResourcesDialog(*fixture.servers, nullptr)))
    {
        dialog->setAttribute(Qt::WA_DeleteOnClose, false);
        QObject::connect(dialog.get(), &gui::ResourcesDialog::attachRequested, dialog.get(),
            [this](const QList<Attachment> &attachments) { attached += attachments; });
        dialog->showServer(u"peer"_s);
        dialog->show();
    }

    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return dialog->findChild<Widget *>(name);
    }
    QAbstractItemModel *rows() const { return find<QListView>(u"resourcesList"_s)->model(); }
    QModelIndex row(const QString &title) const
    {
        const QModelIndexList found = rows()->match(rows()->index(0, 0), Qt::DisplayRole, title, 1, Qt::MatchExactly);
        return found.value(0);
    }
    //! Picks it as a click does, once it is listed.
    bool pick(const QString &title)
    {
        if (!QTest::qWaitFor([&] { return !peer()->offerings().isListing() && row(title).isValid(); }, support::patience))
            return false;
        find<QListView>(u"resourcesList"_s)->setCurrentIndex(row(title));
        return true;
    }
    QString mark(const QString &title) const { return row(title).data(ResourceModel::MarkRole).toString(); }
    QString state() const { return find<QLabel>(u"resourcesState"_s)->text(); }
    QString problem() const { return find<QLabel>(u"resourceProblem"_s)->text(); }
    QString remark() const { return find<QLabel>(u"resourceRemark"_s)->text(); }
    QString text() const
    {
        const auto *edit = find<QPlainTextEdit>(u"resourceText"_s);
        return edit->isVisible() ? edit->toPlainText() : QString();
    }
    McpEnsemble *peer() const { return fixture.servers->find(u"peer"_s); }
    QPushButton *attach() const { return find<QPushButton>(u"resourceAttach"_s); }

    Fixture fixture;
    std::unique_ptr<gui::ResourcesDialog> dialog;
    QList<Attachment> attached;
};

} // namespace

//! Resources of MCP servers: listed, looked at, attached, watched.
class ResourcesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsAllPagesAndFamilies_data();
    void listsAllPagesAndFamilies();
    void searchesThem();
    void attachesATextWithItsAddress();
    void showsAndAttachesAPicture();
    void refusesWhatCannotBeAttached_data();
    void refusesWhatCannotBeAttached();
    void saysWhatCannotBeRead();
    void readsOneOfAFamily();
    void marksWhatHasChanged();
    void keepsWhatIsPickedInALongerList();
    void saysWhereThereIsNothing();
    void followsTheServer();
    void isReachedFromTheServersRow();
};

void ResourcesTest::listsAllPagesAndFamilies_data()
{
    QTest::addColumn<QString>("era");
    QTest::newRow("legacy") << u"legacy"_s;
    QTest::newRow("modern") << u"modern"_s;
}

void ResourcesTest::listsAllPagesAndFamilies()
{
    QFETCH(QString, era);
    ResourcesBrowser browser({era, u"offers"_s});
    // Whoever looks has the server started.
    QTRY_COMPARE(browser.rows()->rowCount(), 6);
    QStringList titles;
    for (int row = 0; row < browser.rows()->rowCount(); ++row)
        titles.append(browser.rows()->index(row, 0).data().toString());
    QCOMPARE(titles, (QStringList {u"Notes"_s, u"red"_s, u"archive"_s, u"huge"_s, u"gone"_s, u"A day"_s}));
    QCOMPARE(browser.mark(u"A day"_s), u"family"_s);
    QCOMPARE(browser.row(u"Notes"_s).data(ResourceModel::AddressRole).toString(), u"peer://desk/notes.txt"_s);
    // What a server says is no markup: it is shown as it is written, since tool tips are plain (see the theme's test).
    QVERIFY(browser.row(u"Notes"_s).data(Qt::ToolTipRole).toString().contains(u"<b>"));
    QTRY_COMPARE(browser.state(), u"6 resource(s)"_s);
    QCOMPARE(browser.find<QComboBox>(u"resourcesServer"_s)->currentText(), u"peer"_s);
    browser.find<QPushButton>(u"resourcesRefresh"_s)->click();
    QTRY_COMPARE(support::read(browser.fixture.logFile()).count("resources/templates/list"), 2);
}

void ResourcesTest::searchesThem()
{
    ResourcesBrowser browser;
    QTRY_COMPARE(browser.rows()->rowCount(), 6);
    QTest::keyClicks(browser.find<QLineEdit>(u"resourcesSearch"_s), u"NOTED"_s);
    QCOMPARE(browser.rows()->rowCount(), 1);
    QVERIFY(browser.row(u"Notes"_s).isValid());
}

void ResourcesTest::attachesATextWithItsAddress()
{
    ResourcesBrowser browser;
    QVERIFY(!browser.attach()->isEnabled());
    QVERIFY(browser.pick(u"Notes"_s));
    QTRY_COMPARE(browser.text(), u"Buy a lamp."_s);
    QCOMPARE(browser.remark(), u"text/plain, 11 bytes"_s);
    QTRY_VERIFY(browser.attach()->isEnabled());
    browser.attach()->click();
    QCOMPARE(browser.attached.size(), 1);
    const auto &document = std::get<model::Canister>(browser.attached.first().what);
    QCOMPARE(document.role, model::Role::Document);
    QCOMPARE(document.title, u"notes.txt (peer://desk/notes.txt)"_s);
    QCOMPARE(document.text(), u"Buy a lamp."_s);
    QCOMPARE(browser.remark(), u"It goes with your next message."_s);
}

void ResourcesTest::showsAndAttachesAPicture()
{
    ResourcesBrowser browser;
    QVERIFY(browser.pick(u"red"_s));
    auto *label = browser.find<QLabel>(u"resourcePicture"_s);
    QTRY_VERIFY(label->isVisible() && !label->pixmap(Qt::ReturnByValue).isNull());
    QCOMPARE(label->pixmap(Qt::ReturnByValue).toImage().pixelColor(0, 0), QColor(Qt::red));
    QTRY_VERIFY(browser.attach()->isEnabled());
    browser.attach()->click();
    QCOMPARE(browser.attached.size(), 1);
    const auto &picture = std::get<model::ImageContent>(browser.attached.first().what);
    QCOMPARE(picture.mimeType, u"image/png"_s);
    QCOMPARE(picture.name, u"red.png (peer://desk/red.png)"_s);
}

void ResourcesTest::refusesWhatCannotBeAttached_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("problem");
    QTest::newRow("bytes") << u"archive"_s << u"is neither text (UTF-8) nor a picture"_s;
    QTest::newRow("too large") << u"huge"_s << u"is larger than 2 MiB."_s;
}

void ResourcesTest::refusesWhatCannotBeAttached()
{
    QFETCH(QString, title);
    QFETCH(QString, problem);
    ResourcesBrowser browser;
    QVERIFY(browser.pick(title));
    QTRY_VERIFY(browser.attach()->isEnabled());
    browser.attach()->click();
    QVERIFY(browser.attached.isEmpty());
    QVERIFY2(browser.problem().contains(problem), qPrintable(browser.problem()));
}

void ResourcesTest::saysWhatCannotBeRead()
{
    ResourcesBrowser browser;
    QVERIFY(browser.pick(u"gone"_s));
    QTRY_VERIFY2(browser.problem().contains(u"No such resource"), qPrintable(browser.problem()));
    QVERIFY(!browser.attach()->isEnabled());
    // The next one is nothing to do with it.
    QVERIFY(browser.pick(u"Notes"_s));
    QTRY_COMPARE(browser.text(), u"Buy a lamp."_s);
    QCOMPARE(browser.problem(), QString());
}

void ResourcesTest::readsOneOfAFamily()
{
    ResourcesBrowser browser;
    QVERIFY(browser.pick(u"A day"_s));
    auto *read = browser.find<QPushButton>(u"resourceRead"_s);
    auto *month = browser.find<QPlainTextEdit>(u"value:/month"_s);
    QVERIFY(month && month->isVisible());
    QVERIFY(!read->isEnabled());
    browser.dialog->activateWindow();
    QTRY_VERIFY(browser.dialog->isActiveWindow());
    month->setFocus();
    QTest::keyClicks(month, u"Ma"_s);
    const auto *popup = browser.find<QWidget>(u"completionPopup"_s);
    QTRY_VERIFY(popup->isVisible());
    QTest::keyClick(month, Qt::Key_Tab);
    QCOMPARE(month->toPlainText(), u"May"_s);
    QTest::keyClicks(browser.find<QPlainTextEdit>(u"value:/day"_s), u"4 & 5"_s);
    QVERIFY(read->isEnabled());
    read->click();
    QTRY_COMPARE(browser.text(), u"The day May/4%20%26%205"_s);
    QTRY_COMPARE(read->text(), u"&Read again"_s);
}

void ResourcesTest::marksWhatHasChanged()
{
    ResourcesBrowser browser;
    QVERIFY(browser.pick(u"Notes"_s));
    QTRY_COMPARE(browser.text(), u"Buy a lamp."_s);
    auto *watch = browser.find<QCheckBox>(u"resourceWatch"_s);
    QVERIFY(watch->isEnabled() && !watch->isChecked());
    watch->click();
    QCOMPARE(browser.mark(u"Notes"_s), u"watched"_s);
    QTRY_VERIFY(support::read(browser.fixture.logFile()).contains("resources/subscribe"));
    // An echo changes what is watched.
    browser.fixture.prepare();
    QCOMPARE(browser.fixture.text(u"peer:echo"_s, R"({"message":"x"})"), u"Echo: x"_s);
    QTRY_COMPARE(browser.mark(u"Notes"_s), u"changed"_s);
    QCOMPARE(browser.remark(), u"It has changed since it was read."_s);
    const auto reads = support::read(browser.fixture.logFile()).count("resources/read");
    browser.find<QPushButton>(u"resourceRead"_s)->click();
    QTRY_COMPARE(support::read(browser.fixture.logFile()).count("resources/read"), reads + 1);
    QCOMPARE(browser.mark(u"Notes"_s), u"watched"_s);
    watch->click();
    QCOMPARE(browser.mark(u"Notes"_s), QString());
    QTRY_VERIFY(support::read(browser.fixture.logFile()).contains("resources/unsubscribe"));
}

void ResourcesTest::keepsWhatIsPickedInALongerList()
{
    ResourcesBrowser browser({u"legacy"_s, u"offers"_s, u"grow"_s});
    QVERIFY(browser.pick(u"Notes"_s));
    QTRY_COMPARE(browser.text(), u"Buy a lamp."_s);
    browser.find<QPushButton>(u"resourcesRefresh"_s)->click();
    QTRY_COMPARE(browser.rows()->rowCount(), 7);
    QCOMPARE(browser.find<QListView>(u"resourcesList"_s)->currentIndex(), browser.row(u"Notes"_s));
    QCOMPARE(browser.text(), u"Buy a lamp."_s);
    QVERIFY(browser.attach()->isEnabled());
    QCOMPARE(support::read(browser.fixture.logFile()).count("resources/read"), 1);
}

void ResourcesTest::saysWhereThereIsNothing()
{
    ResourcesBrowser browser({u"modern"_s});
    QTRY_COMPARE(browser.state(), u"This server has no resources."_s);
    QCOMPARE(browser.rows()->rowCount(), 0);
}

void ResourcesTest::followsTheServer()
{
    ResourcesBrowser failing({u"exit=3"_s});
    QTRY_VERIFY(failing.state().contains(u"cannot work like this"));
    ResourcesBrowser browser;
    QTRY_COMPARE(browser.rows()->rowCount(), 6);
    browser.peer()->stop();
    QTRY_COMPARE(browser.state(), u"off"_s);
    QVERIFY(!browser.find<QPushButton>(u"resourcesRefresh"_s)->isEnabled());
    // With another descriptor there is another server.
    browser.fixture.describe({u"legacy"_s});
    browser.peer()->start();
    QTRY_COMPARE(browser.rows()->rowCount(), 1);
}

void ResourcesTest::isReachedFromTheServersRow()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s, u"offers"_s});
    gui::EnsemblesPanel panel({*fixture.catalog, *fixture.servers, *fixture.descriptors, fixture.approvals});
    auto *tree = panel.findChild<QAbstractItemView *>(u"ensembleTree"_s);
    tree->setCurrentIndex(tree->model()->index(0, 0));
    QSignalSpy requested(&panel, &gui::EnsemblesPanel::resourcesRequested);
    panel.findChild<QAction *>(u"serverResources"_s)->trigger();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.first().first().toString(), u"peer"_s);
}

QTEST_MAIN(ResourcesTest)
#include "tst_resources.moc"
