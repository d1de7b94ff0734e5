// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/approvalpolicy.h"
#include "gui/shared/addressview.h"
#include "gui/transcript/questioncards.h"
#include "gui/workbench/signinquestions.h"
#include "model/agents/librarycatalog.h"
#include "model/text/visibletext.h"
#include "network/providers/catalog/providercatalog.h"
#include "tests/invocables/mcpfixture.h"

#include <QDesktopServices>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextCursor>
#include <QVBoxLayout>

using namespace mcp;
using gui::AddressView;

namespace {

//! Stands in for the desktop's browser.
class DesktopBrowser final : public QObject
{
    Q_OBJECT

public:
    DesktopBrowser() { QDesktopServices::setUrlHandler(u"https"_s, this, "open"); }
    ~DesktopBrowser() override { QDesktopServices::unsetUrlHandler(u"https"_s); }

    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &address) { opened.append(address); }
};

//! A call of a peer's tool, and the card of what the peer asks in its course.
class Asking final
{
public:
    explicit Asking(const QString &tool, const QString &era = u"legacy"_s)
    {
        fixture.describe({era});
        fixture.prepare();
        QObject::connect(&fixture.questions, &model::Questions::raised, &window, [this](model::Question *question) {
            card = new gui::QuestionCard(*question, &window);
            window.layout()->addWidget(card);
            card->show();
        });
        QObject::connect(&fixture.questions, &model::Questions::settled, &window, [this] { card->hide(); });
        new QVBoxLayout(&window);
        window.resize(640, 480);
        window.show();
        ended = std::make_unique<QSignalSpy>(fixture.begin(tool), &model::InvokeJob::ended);
    }

    template <typename Widget = QPushButton>
    Widget *shown(const QString &name)
    {
        Widget *widget = nullptr;
        const bool isThere = QTest::qWaitFor(
            [&] { return (widget = window.findChild<Widget *>(name)) && widget->isVisible(); }, support::patience);
        return isThere ? widget : nullptr;
    }
    bool click(const QString &name)
    {
        QPushButton *button = shown(name);
        if (button)
            QTest::mouseClick(button, Qt::LeftButton);
        return button;
    }
    //! What the call came to in the end.
    QString result()
    {
        if (ended->isEmpty() && !ended->wait(support::patience))
            return {};
        const auto outcome = ended->first().first().value<model::InvocationOutcome>();
        return outcome.error ? outcome.error->message : model::plainText(outcome.contents);
    }

    Fixture fixture;
    QWidget window;
    gui::QuestionCard *card = nullptr;
    std::unique_ptr<QSignalSpy> ended;
};

} // namespace

//! What MCP servers ask of a person, as the window shows and answers it.
class McpQuestionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sendsTheDefaultsOfAForm();
    void sendsWhatWasFilledIn();
    void keepsBackWhatDoesNotFit();
    void tellsHowAPersonSaidNo_data();
    void tellsHowAPersonSaidNo();
    void showsAnAddressAndOpensItOnRequest_data();
    void showsAnAddressAndOpensItOnRequest();
    void warnsOfWhatDeceives_data();
    void warnsOfWhatDeceives();
    void opensWebAddressesOnly();
    void opensTheBrowserForASignInThatWasAgreedTo();
    void needsAPersonForASignIn_data();
    void needsAPersonForASignIn();
    void takesAServersToolsForAPolicyBeforeTheyAreKnown();
};

//! Which tools a server has is known when it is connected; what is misspelt otherwise is told at once.
void McpQuestionsTest::takesAServersToolsForAPolicyBeforeTheyAreKnown()
{
    Fixture fixture;
    fixture.describe({u"legacy"_s});
    const network::ProviderCatalog providers(*fixture.descriptors);
    const model::LibraryCatalog libraries(*fixture.descriptors);
    const gui::ApprovalWords words(*fixture.catalog, libraries, providers);
    const auto isTaken = [&words](const QStringList &policy) { return gui::ApprovalPolicy::check(policy, words).has_value(); };
    QVERIFY(isTaken({u"peer:whatever"_s}));
    QVERIFY(isTaken({u"ask"_s, u"refuse"_s, u"all"_s, u"hidden-files"_s, u"offered-calls"_s}));
    for (const QString &word : {u"other:whatever"_s, u"peer"_s, u"whatever"_s, u""_s, u"All"_s})
        QVERIFY2(!isTaken({u"all"_s, word}), qPrintable(word));
    const auto refused = gui::ApprovalPolicy::check({u"whatever"_s}, words);
    QCOMPARE(refused.error().category, ErrorCategory::Usage);
    QVERIFY2(refused.error().message.endsWith(u"not whatever."_s), qPrintable(refused.error().message));
    fixture.prepare();
    QVERIFY(isTaken({u"peer:echo"_s, u"echo"_s}));
}

void McpQuestionsTest::sendsTheDefaultsOfAForm()
{
    Asking asking(u"peer:ask"_s);
    auto *name = asking.shown<QPlainTextEdit>(u"value:/name"_s);
    QVERIFY(name);
    QCOMPARE(name->toPlainText(), u"Ada"_s);
    QCOMPARE(asking.shown<QLabel>(u"questionCardTitle"_s)->text(), u"peer:ask asks"_s);
    QVERIFY(asking.shown<QLabel>(u"questionCardText"_s)->text().startsWith(u"The server peer asks: Which name?"));
    QVERIFY(asking.click(u"sendAnswerButton"_s));
    QCOMPARE(asking.result(), uR"(Echo: {"action":"accept","content":{"name":"Ada"}})"_s);
}

void McpQuestionsTest::sendsWhatWasFilledIn()
{
    Asking asking(u"peer:ask"_s, u"modern"_s);
    auto *name = asking.shown<QPlainTextEdit>(u"value:/name"_s);
    QVERIFY(name);
    name->selectAll();
    QTest::keyClicks(name, u"Grace"_s);
    QVERIFY(asking.click(u"sendAnswerButton"_s));
    QVERIFY2(asking.result().contains(u"Grace"), qPrintable(asking.result()));
}

void McpQuestionsTest::keepsBackWhatDoesNotFit()
{
    Asking asking(u"peer:ask"_s);
    QVERIFY(asking.shown<QLineEdit>(u"value:/age"_s));
    QTest::keyClicks(asking.shown<QLineEdit>(u"value:/age"_s), u"old"_s);
    QVERIFY(asking.shown<QLabel>(u"problem:/age"_s));
    QVERIFY(asking.click(u"sendAnswerButton"_s));
    // Who asks is still to be read.
    QVERIFY(asking.shown<QLabel>(u"questionCardText"_s)->text().startsWith(u"The server peer asks"));
    QVERIFY(asking.ended->isEmpty());
    QVERIFY(asking.click(u"refuseButton"_s));
    QVERIFY(!asking.result().isEmpty());
}

void McpQuestionsTest::tellsHowAPersonSaidNo_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("told");
    QTest::newRow("declined") << u"refuseButton"_s << uR"(Echo: {"action":"decline"})"_s;
    QTest::newRow("cancelled") << u"cancelQuestionButton"_s << uR"(Echo: {"action":"cancel"})"_s;
}

void McpQuestionsTest::tellsHowAPersonSaidNo()
{
    QFETCH(QString, button);
    QFETCH(QString, told);
    Asking asking(u"peer:ask"_s);
    QVERIFY(asking.click(button));
    QCOMPARE(asking.result(), told);
}

void McpQuestionsTest::showsAnAddressAndOpensItOnRequest_data()
{
    QTest::addColumn<QString>("era");
    QTest::newRow("legacy") << u"legacy"_s;
    QTest::newRow("modern") << u"modern"_s;
}

void McpQuestionsTest::showsAnAddressAndOpensItOnRequest()
{
    QFETCH(QString, era);
    DesktopBrowser browser;
    Asking asking(u"peer:visit"_s, era);
    auto *address = asking.shown<QPlainTextEdit>(u"questionAddress"_s);
    QVERIFY(address);
    QCOMPARE(address->toPlainText(), u"https://example.org/consent?a=b"_s);
    QTextCursor cursor(address->document());
    cursor.setPosition(int(u"https://ex"_s.size()));
    QCOMPARE(cursor.charFormat().fontWeight(), int(QFont::Bold));
    cursor.setPosition(int(u"https://example.org/co"_s.size()));
    QVERIFY(cursor.charFormat().fontWeight() < int(QFont::DemiBold));
    QVERIFY(!asking.window.findChild<QWidget *>(u"addressWarning"_s));
    // Nothing goes there before the person wants it, nor does the call go on.
    QVERIFY(!asking.shown(u"goOnButton"_s)->isEnabled());
    QVERIFY(browser.opened.isEmpty());
    QVERIFY(asking.click(u"openAddressButton"_s));
    QCOMPARE(browser.opened, QList<QUrl> {QUrl(u"https://example.org/consent?a=b"_s)});
    QVERIFY(asking.ended->isEmpty());
    QVERIFY(asking.click(u"goOnButton"_s));
    QVERIFY2(asking.result().startsWith(u"Echo: "), qPrintable(asking.result()));
}

void McpQuestionsTest::warnsOfWhatDeceives_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("warning");
    QTest::newRow("plain") << u"https://example.org/xn--a?xn--b"_s << QString();
    QTest::newRow("this machine") << u"http://127.0.0.1:8080/"_s << QString();
    QTest::newRow("letters in disguise") << u"https://xn--pple-43d.com/"_s << u"аpple.com"_s;
    QTest::newRow("the same, not encoded") << u"https://аpple.com/"_s << u"аpple.com"_s;
    QTest::newRow("a host before the host") << u"https://bank.example@evil.example/"_s << u"“bank.example” before the host"_s;
    QTest::newRow("cleartext") << u"http://example.org/"_s << u"not encrypted"_s;
}

void McpQuestionsTest::warnsOfWhatDeceives()
{
    QFETCH(QString, address);
    QFETCH(QString, warning);
    const QStringList warnings = AddressView::warnings(QUrl(address));
    QCOMPARE(warnings.size(), warning.isEmpty() ? 0 : 1);
    QVERIFY2(warnings.join(u'\n').contains(warning), qPrintable(warnings.join(u'\n')));
    // What is shown has no letter that can be taken for another.
    AddressView view {QUrl(address)};
    const QString host = view.findChild<QLabel *>(u"addressHost"_s)->text();
    QVERIFY2(host.endsWith(u' ' + model::visibleHost(QUrl(address))), qPrintable(host));
    for (const QChar letter : view.findChild<QPlainTextEdit *>()->toPlainText())
        QVERIFY(letter.unicode() < 128);
}

void McpQuestionsTest::opensWebAddressesOnly()
{
    DesktopBrowser browser;
    for (const QString &address : {u"file:///etc/passwd"_s, u"mailto:a@example.org"_s, u"https:///nowhere"_s, u"vscode://run/x"_s})
        QVERIFY(!AddressView::openInBrowser(QUrl(address)));
    QVERIFY(browser.opened.isEmpty());
}

void McpQuestionsTest::opensTheBrowserForASignInThatWasAgreedTo()
{
    DesktopBrowser browser;
    model::Questions questions;
    gui::SignInQuestions signIn(questions);
    signIn.setOpen(&AddressView::openInBrowser);
    network::ConsentRequest request;
    request.serverName = u"notes"_s;
    request.authorization = QUrl(u"https://login.example.org/authorize?state=1"_s);
    std::optional<bool> agreed;
    const auto keep = [&](const model::Result<void> &result) { agreed = result.has_value(); };
    QObject owner;
    signIn.ask(request, &owner, keep);
    QCOMPARE(questions.open().size(), 1);
    QVERIFY(questions.open().first()->subject().text.contains(u"notes"));
    QCOMPARE(questions.open().first()->subject().url, request.authorization);
    questions.open().first()->giveAnswer({model::Verdict::Refuse});
    QCOMPARE(agreed, false);
    QVERIFY(browser.opened.isEmpty());
    signIn.ask(request, &owner, keep);
    questions.open().last()->giveAnswer({model::Verdict::AllowOnce});
    QCOMPARE(agreed, true);
    QCOMPARE(browser.opened, QList<QUrl> {request.authorization});
}

void McpQuestionsTest::needsAPersonForASignIn_data()
{
    QTest::addColumn<QStringList>("policy");
    QTest::newRow("refuse") << QStringList {u"refuse"_s};
    QTest::newRow("all tools are allowed") << QStringList {u"all"_s};
    QTest::newRow("the server's tools are allowed") << QStringList {u"notes"_s, u"notes:read"_s};
}

void McpQuestionsTest::needsAPersonForASignIn()
{
    QFETCH(QStringList, policy);
    model::Questions questions;
    gui::SignInQuestions signIn(questions);
    gui::Terminal terminal;
    QObject owner;
    gui::ApprovalPolicy answering(policy, questions, terminal, &owner);
    network::ConsentRequest request;
    request.serverName = u"notes"_s;
    request.authorization = QUrl(u"https://login.example.org/authorize?state=1"_s);
    std::optional<model::ErrorCategory> refused;
    signIn.ask(request, &owner, [&](const model::Result<void> &result) {
        QVERIFY(!result);
        refused = result.error().category;
    });
    QTRY_VERIFY(refused);
    QCOMPARE(*refused, ErrorCategory::Permission);
}

QTEST_MAIN(McpQuestionsTest)
#include "tests/support/patience.h"
#include "tst_mcpquestions.moc"
