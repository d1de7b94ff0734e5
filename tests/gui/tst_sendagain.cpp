// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptoreditor.h"
#include "gui/inspector/exchangelibrary.h"
#include "gui/sending/requesteditor.h"
#include "gui/sending/sendagainwindow.h"
#include "model/descriptors/descriptorfile.h"
#include "model/evaluation/casefile.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "network/rehearsal/cassette.h"
#include "network/rehearsal/scenario.h"
#include "tests/gui/windowfixture.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>

using namespace Qt::StringLiterals;

//! The window in which a kept request is edited and sent again, with the rehearsal's model and a store of its own.
class SendAgainTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void sendsWhatIsEditedAndShowsBothAnswers();
    void marksFaultsAndSendsAllTheSame();
    void sendsSeveralTimesAndTellsWhatDiffers();
    void leavesKeysToTheKeychain();
    void makesABranchByHandThatIsUndone();
    void savesWhatCanBePlayed();
    void saysWhyAnExchangeCannotBeSent();
    void sendsNothingToSomebodyElseByItself();

private:
    template <typename Widget>
    Widget *in(const QString &name) const
    {
        return m_window->findChild<Widget *>(name);
    }
    gui::DescriptorEditor *editor() const { return in<gui::DescriptorEditor>(u"requestBody"_s); }
    QAbstractItemModel *answers() const { return in<QTableView>(u"answers"_s)->model(); }
    QString said() const { return in<QLabel>(u"sendAgainSaid"_s)->text(); }
    void replace(const QString &from, const QString &to) const { editor()->replaceAll(editor()->toPlainText().replace(from, to)); }
    void send() const { QTest::mouseClick(in<QPushButton>(u"sendAgainSend"_s), Qt::LeftButton); }
    QList<model::Exchange> exchanges() const;
    model::Exchange exchange(const model::ExchangeId &id) const;

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<gui::StoreExchangeLibrary> m_library;
    QPointer<gui::SendAgainWindow> m_window;
    model::Exchange m_sent;
};

void SendAgainTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
    QVERIFY(m_fixture->say(u"How are you {{user}}?"_s));
    m_library = std::make_unique<gui::StoreExchangeLibrary>(m_fixture->workbench->store());
    QTRY_VERIFY(!exchanges().isEmpty() && exchanges().last().state == model::ExchangeState::Complete);
    m_sent = exchange(exchanges().last().id);
    m_window = new gui::SendAgainWindow(*m_fixture->workbench, *m_library, *m_fixture->prompts, nullptr);
    m_window->setExchange(m_sent.id);
    m_window->show();
    QTRY_VERIFY(!editor()->toPlainText().isEmpty());
}

void SendAgainTest::cleanup()
{
    delete m_window;
    m_library.reset();
    m_fixture.reset();
}

QList<model::Exchange> SendAgainTest::exchanges() const
{
    return model::ExchangeStore(m_fixture->workbench->store().reader()).list({}, 100).value_or(QList<model::Exchange>());
}

model::Exchange SendAgainTest::exchange(const model::ExchangeId &id) const
{
    return *model::ExchangeStore(m_fixture->workbench->store().reader()).find(id);
}

void SendAgainTest::sendsWhatIsEditedAndShowsBothAnswers()
{
    QCOMPARE(in<QComboBox>(u"sendAgainProvider"_s)->currentText(), u"rehearsal"_s);
    QVERIFY(!in<QPushButton>(u"sendAgainRestore"_s)->isEnabled());
    const QString before = in<QPlainTextEdit>(u"answerBeforeSays"_s)->toPlainText();
    QVERIFY2(before.contains(u"How are you"_s), qPrintable(before));
    replace(u"How are you"_s, u"Where have you been"_s);
    QVERIFY(in<QPushButton>(u"sendAgainRestore"_s)->isEnabled());
    QTest::keyClick(m_window, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(answers()->rowCount(), 2);
    QTRY_VERIFY(in<QPlainTextEdit>(u"answerNowSays"_s)->toPlainText().contains(u"Where have you been"_s));
    QCOMPARE(in<QPlainTextEdit>(u"answerBeforeSays"_s)->toPlainText(), before);
    QTRY_VERIFY(in<QTableView>(u"answerNowEvents"_s)->model()->rowCount() > 2);
    QVERIFY(in<QLabel>(u"answerNowFacts"_s)->text().contains(u"200"_s));
    // It is kept by another thread.
    QTRY_VERIFY(exchanges().last().id != m_sent.id && exchanges().last().state == model::ExchangeState::Complete);
    const model::Exchange last = exchange(exchanges().last().id);
    QCOMPARE(last.request.body, QByteArray(m_sent.request.body).replace("How are you", "Where have you been"));
    QCOMPARE(last.origin.purpose, u"resent of "_s + m_sent.id.toString());
}

void SendAgainTest::marksFaultsAndSendsAllTheSame()
{
    auto *faults = in<QListView>(u"requestFaults"_s);
    QVERIFY(!faults->isVisible());
    replace(u"\"messages\""_s, u"\"mesages\""_s);
    QTRY_VERIFY(faults->isVisible());
    QVERIFY(said().contains(u"fault"_s));
    send();
    QTRY_COMPARE(answers()->rowCount(), 2);
    QTRY_VERIFY(in<QLabel>(u"answerNowFacts"_s)->text().contains(u"400"_s));
    QVERIFY(!in<QPushButton>(u"sendAgainBranch"_s)->isEnabled());
    QTest::mouseClick(in<QPushButton>(u"sendAgainRestore"_s), Qt::LeftButton);
    QTRY_VERIFY(!faults->isVisible());
}

void SendAgainTest::sendsSeveralTimesAndTellsWhatDiffers()
{
    in<QSpinBox>(u"sendAgainTimes"_s)->setValue(3);
    send();
    QTRY_COMPARE(answers()->rowCount(), 4);
    QTRY_VERIFY(in<QPushButton>(u"sendAgainSend"_s)->text().contains(u"Send"_s));
    const QString summary = in<QLabel>(u"answersSummary"_s)->text();
    QVERIFY2(summary.startsWith(u"3 sent"_s) && summary.contains(u"1 different"_s), qPrintable(summary));
    QCOMPARE(answers()->index(3, 7).data().toString(), u"says the same"_s);
    m_fixture->prompts->file = m_fixture->workbench->profile().data + u"/answers.csv"_s;
    in<QMenu>(u"sendAgainSaveMenu"_s)->findChild<QAction *>(u"saveAnswers"_s)->trigger();
    QFile file(m_fixture->prompts->file);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 5);
}

void SendAgainTest::leavesKeysToTheKeychain()
{
    auto *headers = in<QPlainTextEdit>(u"requestHeaders"_s);
    QVERIFY(headers->toPlainText().contains(u"anthropic-version"_s, Qt::CaseInsensitive));
    headers->appendPlainText(u"X-Api-Key: sk-written-by-hand-0123456789"_s);
    send();
    QVERIFY2(said().contains(u"X-Api-Key"_s), qPrintable(said()));
    QCOMPARE(answers()->rowCount(), 1);
    headers->setPlainText(headers->toPlainText().replace(u"X-Api-Key: sk-written-by-hand-0123456789"_s, u"X-Trial: one"_s));
    send();
    QTRY_COMPARE(answers()->rowCount(), 2);
    // It is kept by another thread.
    QTRY_VERIFY(exchange(exchanges().last().id).request.headers.contains(model::Header("X-Trial", "one")));
}

void SendAgainTest::makesABranchByHandThatIsUndone()
{
    model::Session &session = m_fixture->page()->session();
    const int length = session.conversation().length();
    const model::CanisterId old = session.conversation().nodeAt(length - 1)->canister->id;
    auto *branch = in<QPushButton>(u"sendAgainBranch"_s);
    QVERIFY(!branch->isEnabled());
    replace(u"How are you"_s, u"Where have you been"_s);
    send();
    QTRY_VERIFY(branch->isEnabled());
    QSignalSpy branched(m_window, &gui::SendAgainWindow::branched);
    QTest::mouseClick(branch, Qt::LeftButton);
    QTRY_COMPARE(branched.size(), 1);
    QTRY_VERIFY(session.conversation().nodeAt(length - 1)->canister->byHand);
    const model::Node *node = session.conversation().nodeAt(length - 1);
    QCOMPARE(session.conversation().length(), length);
    QCOMPARE(node->siblings, 2);
    QVERIFY(node->canister->text().contains(u"Where have you been"_s));
    QVERIFY(node->canister->id != old);
    m_fixture->trigger(u"editUndo"_s);
    QTRY_COMPARE(session.conversation().nodeAt(length - 1)->canister->id, old);
}

void SendAgainTest::savesWhatCanBePlayed()
{
    auto *menu = in<QMenu>(u"sendAgainSaveMenu"_s);
    m_fixture->prompts->file = m_fixture->workbench->profile().data + u"/one.cassette"_s;
    menu->findChild<QAction *>(u"saveCassette"_s)->trigger();
    const auto cassette = network::Cassette::read(m_fixture->prompts->file);
    QVERIFY(cassette);
    QCOMPARE(cassette->exchanges().size(), 1);
    QCOMPARE(cassette->exchanges().first().responseBody, m_sent.responseBody);
    m_fixture->prompts->file = m_fixture->workbench->profile().data + u"/scenario.toml"_s;
    menu->findChild<QAction *>(u"saveScenario"_s)->trigger();
    QVERIFY2(QFile::exists(m_fixture->prompts->file), qPrintable(said()));
    m_fixture->prompts->file = m_fixture->workbench->profile().data + u"/case.jsonl"_s;
    menu->findChild<QAction *>(u"saveCase"_s)->trigger();
    const auto cases = model::CaseFile::read(m_fixture->prompts->file);
    QVERIFY2(cases, qPrintable(said()));
    QCOMPARE(cases->cases.size(), 1);
    QVERIFY2(cases->cases.first().input.contains(u"How are you"_s), qPrintable(cases->cases.first().input));
    QCOMPARE(cases->cases.first().expect.size(), 1);
    QTest::mouseClick(in<QPushButton>(u"sendAgainCurl"_s), Qt::LeftButton);
    QVERIFY(QApplication::clipboard()->text().startsWith(u"curl -X POST"_s));
    m_fixture->prompts->file = u"/nowhere/at/all.cassette"_s;
    menu->findChild<QAction *>(u"saveCassette"_s)->trigger();
    QVERIFY(said().contains(u"/nowhere/at/all.cassette"_s));
}

void SendAgainTest::saysWhyAnExchangeCannotBeSent()
{
    m_window->setExchange(model::ExchangeId(u"none"_s));
    QTRY_VERIFY(!said().isEmpty());
    // Also when a request without a fault has been checked meanwhile.
    QSignalSpy checked(m_window->findChild<gui::RequestEditor *>(), &gui::RequestEditor::checked);
    replace(u"How are you"_s, u"Who are you"_s);
    QVERIFY(checked.wait(support::patience));
    QCOMPARE(checked.last().first().toInt(), 0);
    QVERIFY(!said().isEmpty());
    model::Exchange other = m_sent;
    other.id = model::ExchangeId::create();
    other.request.url = QUrl(u"http://127.0.0.1:1/v1/models"_s);
    other.request.method = "GET";
    m_fixture->workbench->store().run(
        this,
        [other](model::Database &database) {
            return model::ExchangeStore(database).begin(other).and_then([&] { return model::ExchangeStore(database).end(other); });
        },
        [](const model::Result<void> &) {});
    QTRY_VERIFY(model::ExchangeStore(m_fixture->workbench->store().reader()).find(other.id));
    m_window->setExchange(other.id);
    QTRY_VERIFY(in<QLabel>(u"sendAgainAbout"_s)->text().contains(u"not a call of a model"_s));
    QVERIFY(!in<QPushButton>(u"sendAgainSend"_s)->isEnabled());
}

void SendAgainTest::sendsNothingToSomebodyElseByItself()
{
    model::Exchange other = m_sent;
    other.id = model::ExchangeId::create();
    other.origin.provider = u"gone"_s;
    bool isKept = false;
    m_fixture->workbench->store().run(
        this, [other](model::Database &database) { return model::ExchangeStore(database).end(other, {}); },
        [&isKept](const model::Result<void> &kept) { isKept = kept.has_value(); });
    QTRY_VERIFY(isKept);
    m_window->setExchange(other.id);
    auto *providers = in<QComboBox>(u"sendAgainProvider"_s);
    QTRY_COMPARE(providers->currentIndex(), -1);
    QVERIFY2(said().contains(u"Choose one"_s), qPrintable(said()));
    QVERIFY(!in<QPushButton>(u"sendAgainSend"_s)->isEnabled());
    const qsizetype before = exchanges().size();
    QTest::keyClick(m_window, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(exchanges().size(), before);
    providers->setCurrentIndex(0);
    QVERIFY(in<QPushButton>(u"sendAgainSend"_s)->isEnabled());
}

QTEST_MAIN(SendAgainTest)
#include "tst_sendagain.moc"
