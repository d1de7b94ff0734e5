// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/ensemblesmodel.h"
#include "gui/ensembles/ensemblespanel.h"
#include "invocables/ensembles/toolentry.h"
#include "tests/invocables/mcpfixture.h"

#include <QClipboard>
#include <QDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeView>

using namespace mcp;
using gui::EnsemblesModel;
using gui::ServerState;

namespace {

const QByteArray asks = "[defaults]\napproval = \"ask\"\n";

//! The panel with the ensembles of a fixture, of which `peer` is picked.
class Shown final
{
public:
    explicit Shown(Fixture &fixture)
        : panel({*fixture.catalog, *fixture.servers, *fixture.descriptors, fixture.approvals})
        , tree(panel.findChild<QTreeView *>(QStringLiteral("ensembleTree")))
    {
        panel.resize(430, 400);
        panel.show();
        tree->setCurrentIndex(ensemble());
        tree->setFocus();
    }

    QModelIndex ensemble() const
    {
        const QModelIndexList found = tree->model()->match(
            tree->model()->index(0, 0), EnsemblesModel::NameRole, u"peer"_s, 1, Qt::MatchExactly);
        return found.value(0);
    }
    QModelIndex tool(const QString &name) const
    {
        const QModelIndex parent = ensemble();
        for (int row = 0; row < tree->model()->rowCount(parent); ++row) {
            const QModelIndex index = tree->model()->index(row, 0, parent);
            if (index.data(EnsemblesModel::NameRole).toString() == name)
                return index;
        }
        return {};
    }
    QString word() const { return ensemble().data(EnsemblesModel::ServerWordRole).toString(); }
    ServerState::Tone tone() const { return ServerState::Tone(ensemble().data(EnsemblesModel::ServerToneRole).toInt()); }
    //! As words, since where its lines break depends on the length of paths.
    QString toolTip() const { return ensemble().data(Qt::ToolTipRole).toString().simplified(); }
    QAction *action(const QString &name) const { return panel.findChild<QAction *>(name); }
    //! The menu of a row, as a right click opens it.
    QMenu *menu(const QModelIndex &index)
    {
        tree->scrollTo(index);
        Q_EMIT tree->customContextMenuRequested(tree->visualRect(index).center());
        return panel.findChild<QMenu *>(u"approvalMenu"_s);
    }

    gui::EnsemblesPanel panel;
    QTreeView *tree;
};

} // namespace

//! Ensembles that live on MCP servers, as their panel shows them: state, log and menu.
class McpPanelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAServerThatStartsAndStops();
    void showsAServerThatDiesAndComesBack();
    void showsWhyAServerFailed();
    void actsByKeys();
    void showsAndFollowsTheLog();
    void showsWhatAServerClaimsOfItsTools();
    void keepsTheRowWhileTheStateChanges();
    void asksToShowItsMessages();
    void writesAnApprovalIntoTheDescriptor();
    void keepsAToolOffByDefault();
    void forgetsAnAllowanceWhenTheToolChanges();
    void signsOutOfAServerThatWasNotStarted();
};

void McpPanelTest::showsAServerThatStartsAndStops()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    Shown shown(fixture);
    QCOMPARE(shown.word(), QString());
    QCOMPARE(shown.tone(), ServerState::Tone::Quiet);
    QCOMPARE(shown.ensemble().data(EnsemblesModel::TagRole).toString(), u"MCP · stdio · not asked yet"_s);
    QVERIFY(!shown.action(u"serverStop"_s)->isEnabled());
    QVERIFY(!shown.action(u"serverRestart"_s)->isEnabled());
    QVERIFY(!shown.action(u"serverSignOut"_s)->isVisible());
    shown.action(u"serverStart"_s)->trigger();
    QCOMPARE(shown.word(), u"connecting…"_s);
    QTRY_COMPARE(shown.tone(), ServerState::Tone::Good);
    QCOMPARE(shown.word(), QString());
    QVERIFY2(shown.toolTip().contains(u"calls itself peer 1"), qPrintable(shown.toolTip()));
    QVERIFY2(shown.toolTip().contains(u"MCP 2025-11-25, with a session"), qPrintable(shown.toolTip()));
    QVERIFY(shown.ensemble().data(Qt::AccessibleDescriptionRole).toString().startsWith(u"ready"));
    QTRY_COMPARE(shown.ensemble().data(EnsemblesModel::TagRole).toString(), u"MCP · stdio · 18 tool(s)"_s);
    QVERIFY(!shown.action(u"serverStart"_s)->isEnabled());
    shown.action(u"serverStop"_s)->trigger();
    QCOMPARE(shown.tone(), ServerState::Tone::Quiet);
    QTRY_VERIFY(support::read(fixture.logFile()).contains("end of input"));
}

void McpPanelTest::showsAServerThatDiesAndComesBack()
{
    Fixture fixture;
    fixture.describe({u"modern"_s});
    Shown shown(fixture);
    fixture.prepare();
    QVERIFY2(shown.toolTip().contains(u"MCP 2026-07-28, stateless"), qPrintable(shown.toolTip()));
    fixture.begin(u"peer:die"_s);
    QTRY_VERIFY(shown.word().startsWith(u"restarting"));
    QCOMPARE(shown.tone(), ServerState::Tone::Warning);
    QVERIFY2(shown.word() == u"restarting in 1 s", qPrintable(shown.word()));
    QTRY_COMPARE(shown.tone(), ServerState::Tone::Good);
    QCOMPARE(shown.word(), QString());
    QCOMPARE(fixture.starts(), 2);
}

void McpPanelTest::showsWhyAServerFailed()
{
    Fixture fixture;
    fixture.describe({u"exit=3"_s});
    Shown shown(fixture);
    fixture.prepare();
    QCOMPARE(shown.word(), u"failed"_s);
    QCOMPARE(shown.tone(), ServerState::Tone::Warning);
    QVERIFY2(shown.toolTip().contains(u"cannot work like this"), qPrintable(shown.toolTip()));
    const auto *problems = shown.panel.findChild<QLabel *>(u"ensembleProblems"_s);
    QVERIFY(problems->isVisible());
    QVERIFY2(problems->text().contains(u"cannot work like this"), qPrintable(problems->text()));
    QVERIFY(shown.action(u"serverStart"_s)->isEnabled());
}

void McpPanelTest::actsByKeys()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    Shown shown(fixture);
    QTRY_VERIFY(shown.tree->hasFocus());
    QTest::keyClick(shown.tree, Qt::Key_F9);
    QTRY_COMPARE(shown.tone(), ServerState::Tone::Good);
    QTest::keyClick(shown.tree, Qt::Key_F5);
    QTRY_COMPARE(fixture.starts(), 2);
    QTRY_COMPARE(shown.tone(), ServerState::Tone::Good);
    QTest::keyClick(shown.tree, Qt::Key_F9, Qt::ShiftModifier);
    QTRY_COMPARE(shown.tone(), ServerState::Tone::Quiet);
}

void McpPanelTest::showsAndFollowsTheLog()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    Shown shown(fixture);
    fixture.prepare();
    shown.action(u"serverLog"_s)->trigger();
    auto *dialog = shown.panel.findChild<QDialog *>(u"serverLogDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    auto *lines = dialog->findChild<QPlainTextEdit *>(u"serverLogLines"_s);
    QTRY_COMPARE(lines->toPlainText(), u"peer is up"_s);
    QVERIFY(!lines->accessibleName().isEmpty());
    QVERIFY(dialog->findChild<QLabel *>(u"serverLogState"_s)->text().startsWith(u"ready"));
    shown.action(u"serverRestart"_s)->trigger();
    QTRY_COMPARE(lines->toPlainText(), u"peer is up\npeer is up"_s);
    // With another descriptor there is another server; what the first has written stays.
    fixture.describe({u"legacy"_s, u"pages"_s});
    fixture.prepare();
    QTRY_COMPARE(lines->toPlainText(), u"peer is up\npeer is up\npeer is up"_s);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"serverLogCopy"_s), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), lines->toPlainText());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!shown.panel.findChild<QDialog *>(u"serverLogDialog"_s));
}

void McpPanelTest::showsWhatAServerClaimsOfItsTools()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, asks);
    Shown shown(fixture);
    fixture.prepare();
    const QModelIndex echo = shown.tool(u"peer:echo"_s);
    QCOMPARE(echo.data(EnsemblesModel::ClaimRole).toString(), u"says: read-only"_s);
    // What is claimed allows nothing.
    QCOMPARE(echo.data(EnsemblesModel::TagRole).toString(), u"asks"_s);
    QVERIFY(echo.data(Qt::ToolTipRole).toString().startsWith(u"Echo\nSays it again.\n"));
    QVERIFY(echo.data(Qt::ToolTipRole).toString().contains(u"unverified"));
    QCOMPARE(shown.tool(u"peer:fail"_s).data(EnsemblesModel::ClaimRole).toString(), QString());
}

void McpPanelTest::keepsTheRowWhileTheStateChanges()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    Shown shown(fixture);
    fixture.prepare();
    shown.tree->setCurrentIndex(shown.tool(u"peer:weather"_s));
    fixture.servers->find(u"peer"_s)->restart();
    QTRY_COMPARE(shown.tone(), ServerState::Tone::Good);
    QCOMPARE(shown.tree->currentIndex().data(EnsemblesModel::NameRole).toString(), u"peer:weather"_s);
}

void McpPanelTest::asksToShowItsMessages()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    Shown shown(fixture);
    QSignalSpy requested(&shown.panel, &gui::EnsemblesPanel::messagesRequested);
    QList<QUrl> recorded;
    connect(
        &fixture.log, &model::ExchangeLog::begun, this, [&](const model::Exchange &exchange) { recorded.append(exchange.request.url); });
    fixture.prepare();
    shown.action(u"serverMessages"_s)->trigger();
    QCOMPARE(requested.size(), 1);
    const QUrl server = requested.first().at(1).toUrl();
    QVERIFY(!recorded.isEmpty());
    for (const QUrl &url : std::as_const(recorded))
        QCOMPARE(url.adjusted(QUrl::RemovePath), server);
}

void McpPanelTest::writesAnApprovalIntoTheDescriptor()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, asks);
    Shown shown(fixture);
    fixture.prepare();
    connect(&shown.panel, &gui::EnsemblesPanel::defaultRequested, this, [&](const QString &path, const QByteArray &text) {
        QVERIFY(fixture.descriptors->save(path, text));
        fixture.descriptors->load();
    });
    QSignalSpy shownByHand(&shown.panel, &gui::EnsemblesPanel::descriptorRequested);
    const auto pick = [&](const QString &tool, int action) {
        QMenu *menu = shown.menu(shown.tool(tool));
        QVERIFY(menu);
        menu->findChild<QMenu *>(u"describedApprovals"_s)->actions().at(action)->trigger();
        delete menu;
    };
    pick(u"peer:add_numbers"_s, 1);
    QVERIFY(support::read(fixture.folder.filePath(u"ensembles/peer.toml"_s))
                .endsWith("\n[[invokers]]\nname = \"add.numbers\"\napproval = \"allow\"\n"));
    QCOMPARE(fixture.catalog->findInvoker(u"peer:add_numbers"_s)->policies.approval, Approval::Allow);
    QCOMPARE(shown.tool(u"peer:add_numbers"_s).data(EnsemblesModel::TagRole).toString(), u"allowed"_s);
    QCOMPARE(shown.tool(u"peer:echo"_s).data(EnsemblesModel::TagRole).toString(), u"asks"_s);
    // The server runs on.
    QCOMPARE(fixture.starts(), 1);
    // The entry that is there already is the one that changes.
    pick(u"peer:add_numbers"_s, 2);
    QVERIFY(support::read(fixture.folder.filePath(u"ensembles/peer.toml"_s))
                .endsWith("\n[[invokers]]\nname = \"add.numbers\"\napproval = \"refuse\"\n"));
    QCOMPARE(fixture.catalog->findInvoker(u"peer:add_numbers"_s)->policies.approval, Approval::Refuse);
    QVERIFY(shownByHand.isEmpty());
    // What is written in no simple way is left to the person's hand.
    const QByteArray odd = support::read(fixture.folder.filePath(u"ensembles/peer.toml"_s)).replace("\"refuse\"", "\"\"\"ask\"\"\"");
    QVERIFY(fixture.descriptors->save(fixture.folder.filePath(u"ensembles/peer.toml"_s), odd));
    fixture.descriptors->load();
    pick(u"peer:add_numbers"_s, 1);
    QCOMPARE(shownByHand.size(), 1);
    QCOMPARE(fixture.catalog->findInvoker(u"peer:add_numbers"_s)->policies.approval, Approval::Ask);
}

//! A server's tool has no file of its own: the ensemble's descriptor gets an entry for it, whose switch is changed from then on.
void McpPanelTest::keepsAToolOffByDefault()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, asks);
    fixture.prepare();
    const auto setDefault = [&](bool on) {
        const Ensemble &ensemble = *fixture.catalog->find(u"peer"_s);
        const auto edit = defaultSwitch(*fixture.descriptors, ensemble, fixture.catalog->findInvoker(u"peer:add_numbers"_s), on);
        const bool isDone = edit && fixture.descriptors->save(ensemble.path, edit->text);
        fixture.descriptors->load();
        return isDone;
    };
    QVERIFY(setDefault(false));
    const QByteArray text = support::read(fixture.folder.filePath(u"ensembles/peer.toml"_s));
    QVERIFY2(text.endsWith("\n[[invokers]]\nname = \"add.numbers\"\nenabled = false\n"), text.constData());
    QVERIFY(!fixture.catalog->findInvoker(u"peer:add_numbers"_s)->enabled);
    QVERIFY(fixture.catalog->findInvoker(u"peer:echo"_s)->enabled);
    QVERIFY(setDefault(true));
    QVERIFY(fixture.catalog->findInvoker(u"peer:add_numbers"_s)->enabled);
}

void McpPanelTest::forgetsAnAllowanceWhenTheToolChanges()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s}, asks);
    Shown shown(fixture);
    fixture.prepare();
    fixture.approvals.allowAlways(u"peer:echo"_s, fixture.catalog->findInvoker(u"peer:echo"_s)->allowance());
    QCOMPARE(shown.tool(u"peer:echo"_s).data(EnsemblesModel::TagRole).toString(), u"allowed"_s);
    // The same tool of another program.
    fixture.describe({u"legacy"_s, u"pages"_s}, asks);
    fixture.prepare();
    QCOMPARE(shown.tool(u"peer:echo"_s).data(EnsemblesModel::TagRole).toString(), u"asks"_s);
}

void McpPanelTest::signsOutOfAServerThatWasNotStarted()
{
    Fixture fixture;
    const QUrl address(u"https://127.0.0.1:1/mcp"_s);
    network::SignIn granted;
    granted.accessToken = "token";
    fixture.signIns.save(address, granted);
    support::write(fixture.folder.filePath(u"ensembles/peer.toml"_s),
        "[ensemble]\nname = \"peer\"\n[connection]\ntransport = \"http\"\nurl = \"https://127.0.0.1:1/mcp\"\n");
    fixture.descriptors->load();
    Shown shown(fixture);
    const auto kept = [&fixture, &address] {
        std::optional<network::SignIns> found;
        fixture.signIns.find(address, fixture.owner.get(), [&found](const network::SignIns &signIns) { found = signIns; });
        return QTest::qWaitFor([&found] { return found.has_value(); }, support::patience) ? found->size() : -1;
    };
    QCOMPARE(kept(), 1);
    QVERIFY(shown.action(u"serverSignOut"_s)->isVisible());
    shown.action(u"serverSignOut"_s)->trigger();
    QCOMPARE(kept(), 0);
    QCOMPARE(shown.tone(), ServerState::Tone::Quiet);
}

QTEST_MAIN(McpPanelTest)
#include "tests/support/patience.h"
#include "tst_mcppanel.moc"
