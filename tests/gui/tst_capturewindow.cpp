// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/differencepage.h"
#include "gui/preferences/preferences.h"
#include "gui/sending/capturewindow.h"
#include "gui/sending/cassettewindow.h"
#include "gui/sending/payloadfiles.h"
#include "gui/sending/redactionwindow.h"
#include "model/exchange/harreader.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "network/rehearsal/cassette.h"
#include "tests/gui/windowfixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTcpSocket>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

//! The windows that capture other programs, write files, play them and take out what is not to be kept, in a whole program.
class CaptureWindowTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }
    void passesOnAndListsWhatPassed();
    void saysWhatCannotBeCaptured();
    void asksBeforeACaptureEnds();
    void namesTheVariablesOfADialect();
    void savesAConversationsExchanges();
    void recordsUntilItIsToldToEnd();
    void playsACassetteInsteadOfTheNetwork();
    void letsEventsOfACassetteCome();
    void triesRulesOutBeforeTheyHold();
    void saysWholeWhatACaptureIs();

private:
    //! Records that and opens the recording.
    gui::CassetteWindow *openRecordingOf(const QString &prompt);
    template <typename Widget>
    static Widget *in(const QWidget *window, const QString &name)
    {
        return window->findChild<Widget *>(name);
    }
    static void click(const QWidget *window, const QString &name) { QTest::mouseClick(in<QPushButton>(window, name), Qt::LeftButton); }
    void converseAnew() const { m_fixture->trigger(u"conversationNew"_s); }
    QString path(const QString &name) const { return m_fixture->workbench->profile().data + u'/' + name; }

    std::unique_ptr<WindowFixture> m_fixture;
};

void CaptureWindowTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    QVERIFY(m_fixture->open());
}

void CaptureWindowTest::passesOnAndListsWhatPassed()
{
    m_fixture->trigger(u"captureOpen"_s);
    auto *window = m_fixture->window->findChild<gui::CaptureWindow *>();
    QVERIFY(window);
    in<QComboBox>(window, u"captureTarget"_s)->setEditText(u"rehearsal"_s);
    click(window, u"captureStart"_s);
    const QString variables = in<QPlainTextEdit>(window, u"captureAddresses"_s)->toPlainText();
    QVERIFY2(variables.startsWith(u"ANTHROPIC_BASE_URL=http://127.0.0.1:"_s), qPrintable(variables));
    const QUrl url(variables.section(u'=', 1));
    const QByteArray body = R"({"model":"rehearsal","max_tokens":100,"messages":[{"role":"user","content":"Hello"}]})";
    QTcpSocket program;
    QByteArray told;
    connect(&program, &QTcpSocket::readyRead, this, [&] { told += program.readAll(); });
    program.connectToHost(url.host(), quint16(url.port()));
    program.write("POST " + url.path().toLatin1()
        + "/v1/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QTRY_VERIFY(told.contains("\"role\":\"assistant\""));
    auto *list = in<QTreeWidget>(window, u"captured"_s);
    QTRY_COMPARE(list->topLevelItemCount(), 1);
    QTRY_COMPARE(list->topLevelItem(0)->text(2), u"200"_s);
    QVERIFY(!in<QPushButton>(window, u"captureAgain"_s)->isEnabled());
    list->topLevelItem(0)->setSelected(true);
    QVERIFY(in<QPushButton>(window, u"captureAgain"_s)->isEnabled());
    click(window, u"captureAgain"_s);
    QTRY_VERIFY(m_fixture->window->findChild<QWidget *>(u"sendAgainWindow"_s));
}

void CaptureWindowTest::saysWhatCannotBeCaptured()
{
    gui::CaptureWindow window(*m_fixture->workbench, *m_fixture->prompts, nullptr);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    for (const QString &target : {u"nobody"_s, u"ftp://example.org"_s, u"http://example.org/"_s, u"http://127.0.0.1/?a=b"_s}) {
        in<QComboBox>(&window, u"captureTarget"_s)->setEditText(target);
        click(&window, u"captureStart"_s);
        QVERIFY2(!in<QLabel>(&window, u"captureSaid"_s)->text().isEmpty(), qPrintable(target));
        QVERIFY(in<QPlainTextEdit>(&window, u"captureAddresses"_s)->toPlainText().isEmpty());
    }
}

void CaptureWindowTest::asksBeforeACaptureEnds()
{
    gui::CaptureWindow window(*m_fixture->workbench, *m_fixture->prompts, nullptr);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    in<QComboBox>(&window, u"captureTarget"_s)->setEditText(u"rehearsal"_s);
    click(&window, u"captureStart"_s);
    window.close();
    QVERIFY(window.isVisible());
    m_fixture->prompts->consent = true;
    window.close();
    QTRY_VERIFY(!window.isVisible());
}

void CaptureWindowTest::namesTheVariablesOfADialect()
{
    const QUrl url(u"http://127.0.0.1:1/key"_s);
    QCOMPARE(gui::captureVariables(url, u"contract+openai-chat-completions"_s), u"OPENAI_BASE_URL=http://127.0.0.1:1/key/v1"_s);
    QCOMPARE(gui::captureVariables(url, u"ollama-chat"_s), u"OLLAMA_HOST=http://127.0.0.1:1/key"_s);
    QCOMPARE(gui::captureVariables(url, {}).count(u'\n'), 3);
}

void CaptureWindowTest::savesAConversationsExchanges()
{
    QVERIFY(m_fixture->say(u"Hello Ada"_s));
    m_fixture->prompts->file = path(u"all.har"_s);
    m_fixture->trigger(u"exchangesSave"_s);
    auto *dialog = m_fixture->window->findChild<gui::SaveExchangesDialog *>();
    QTRY_VERIFY((dialog = m_fixture->window->findChild<gui::SaveExchangesDialog *>()));
    in<QCheckBox>(dialog, u"saveWithoutTexts"_s)->setChecked(true);
    dialog->accept();
    QFile file(m_fixture->prompts->file);
    QTRY_VERIFY(file.exists());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray archive = file.readAll();
    QVERIFY(model::fromHar(archive));
    QVERIFY(!archive.contains("Ada") && archive.contains("characters]"));
}

void CaptureWindowTest::recordsUntilItIsToldToEnd()
{
    m_fixture->prompts->file = path(u"recording.jsonl"_s);
    m_fixture->trigger(u"recordToggle"_s);
    QVERIFY(m_fixture->say(u"Hello Ada"_s));
    QVERIFY(!QFile::exists(m_fixture->prompts->file));
    m_fixture->trigger(u"recordToggle"_s);
    const auto cassette = network::Cassette::read(m_fixture->prompts->file);
    QVERIFY(cassette);
    QVERIFY(cassette->exchanges().first().request.body.contains("Hello Ada"));
}

gui::CassetteWindow *CaptureWindowTest::openRecordingOf(const QString &prompt)
{
    m_fixture->prompts->file = m_fixture->prompts->fileToOpen = path(u"recording.jsonl"_s);
    m_fixture->trigger(u"recordToggle"_s);
    const bool isSaid = m_fixture->say(prompt);
    m_fixture->trigger(u"recordToggle"_s);
    converseAnew();
    m_fixture->trigger(u"cassettePlay"_s);
    auto *window = m_fixture->window->findChild<gui::CassetteWindow *>();
    const auto *list = window ? in<QTreeWidget>(window, u"cassetteExchanges"_s) : nullptr;
    const bool isRead = list && QTest::qWaitFor([list] { return list->topLevelItemCount() == 1; }, support::patience);
    return isSaid && isRead ? window : nullptr;
}

void CaptureWindowTest::playsACassetteInsteadOfTheNetwork()
{
    gui::CassetteWindow *window = openRecordingOf(u"Hello Ada"_s);
    QVERIFY(window);
    const auto *list = in<QTreeWidget>(window, u"cassetteExchanges"_s);
    click(window, u"cassetteStart"_s);
    QVERIFY(m_fixture->workbench->replay().playback());
    QVERIFY(!in<QPushButton>(window, u"cassetteEvent"_s)->isVisible());
    QVERIFY(m_fixture->say(u"Hello Ada"_s));
    QCOMPARE(list->topLevelItem(0)->text(3), u"played"_s);
    converseAnew();
    // Another request is shown beside the one that was recorded.
    m_fixture->page()->composer().editor().setPlainText(u"Hello Eve"_s);
    m_fixture->page()->composer().send();
    QTRY_COMPARE(list->topLevelItemCount(), 2);
    QVERIFY(in<QLabel>(window, u"cassetteSaid"_s)->text().contains(u"at byte "_s));
    const auto *difference = in<gui::DifferencePage>(window, u"cassetteDifference"_s);
    QTRY_VERIFY(in<QLabel>(difference, u"differenceHeadline"_s)->text().startsWith(u"recorded → asked departs at byte "_s));
    QTRY_VERIFY(!m_fixture->page()->session().isBusy());
    window->close();
    QTRY_VERIFY(!m_fixture->workbench->replay().playback());
    converseAnew();
    QVERIFY(m_fixture->say(u"Hello Eve"_s));
}

void CaptureWindowTest::letsEventsOfACassetteCome()
{
    gui::CassetteWindow *window = openRecordingOf(u"Hello Ada"_s);
    QVERIFY(window);
    auto *pace = in<QComboBox>(window, u"cassettePace"_s);
    pace->setCurrentIndex(pace->count() - 1);
    click(window, u"cassetteStart"_s);
    model::Session &session = m_fixture->page()->session();
    m_fixture->page()->composer().editor().setPlainText(u"Hello Ada"_s);
    m_fixture->page()->composer().send();
    const auto *event = in<QPushButton>(window, u"cassetteEvent"_s);
    QTRY_VERIFY(event->isEnabled());
    const auto played = [window] { return in<QTreeWidget>(window, u"cassetteExchanges"_s)->topLevelItem(0)->text(3); };
    QVERIFY(played().startsWith(u"0 of "_s));
    click(window, u"cassetteEvent"_s);
    m_fixture->trigger(u"cassetteNext"_s);
    QTRY_VERIFY2(played().startsWith(u"2 of "_s), qPrintable(played()));
    QVERIFY(session.isBusy());
    click(window, u"cassetteAnswer"_s);
    QTRY_VERIFY(!session.isBusy());
    QCOMPARE(played(), u"played"_s);
    QVERIFY(!event->isEnabled());
    // What waits when it ends is stopped, and reaches nobody.
    converseAnew();
    m_fixture->page()->composer().editor().setPlainText(u"Hello Ada"_s);
    m_fixture->page()->composer().send();
    QTRY_VERIFY(event->isEnabled());
    click(window, u"cassetteStart"_s);
    QTRY_VERIFY(!m_fixture->page()->session().isBusy());
    QVERIFY(!in<QWidget>(window, u"cassetteEvent"_s)->isVisible());
}

void CaptureWindowTest::triesRulesOutBeforeTheyHold()
{
    QVERIFY(m_fixture->say(u"Hello Ada"_s));
    m_fixture->trigger(u"redactionOpen"_s);
    auto *window = m_fixture->window->findChild<gui::RedactionWindow *>();
    QVERIFY(window);
    const auto *keep = in<QPushButton>(window, u"redactionKeep"_s);
    QVERIFY(!keep->isEnabled());
    in<QPlainTextEdit>(window, u"redactionPatterns"_s)->setPlainText(u"(Ada"_s);
    click(window, u"redactionTry"_s);
    QVERIFY(in<QLabel>(window, u"redactionSaid"_s)->text().contains(u"(Ada"_s));
    in<QPlainTextEdit>(window, u"redactionPatterns"_s)->setPlainText(u"Ad[a]"_s);
    click(window, u"redactionTry"_s);
    QTRY_VERIFY(keep->isEnabled());
    const QString shown = in<QPlainTextEdit>(window, u"redactionPreview"_s)->toPlainText();
    QVERIFY2(shown.contains(u"Hello [redacted]"_s) && !shown.contains(u"Hello Ada"_s), qPrintable(shown));
    // Another text is to be tried anew.
    in<QLineEdit>(window, u"redactionMembers"_s)->setText(u"model"_s);
    QVERIFY(!keep->isEnabled());
    click(window, u"redactionTry"_s);
    QTRY_VERIFY(keep->isEnabled());
    click(window, u"redactionKeep"_s);
    QCOMPARE(gui::Preferences(m_fixture->workbench->profile().config).redactedPatterns(), QStringList {u"Ad[a]"_s});
    QVERIFY(m_fixture->say(u"Bye Ada"_s));
    const model::ExchangeStore store(m_fixture->workbench->store().reader());
    const auto last = [&] { return *store.find(store.list({}, 100)->last().id); };
    QTRY_VERIFY(last().state == model::ExchangeState::Complete && last().request.body.contains("Bye [redacted]"));
    QVERIFY(last().request.body.contains("\"model\":\"[redacted]\""));
}

//! Also once texts are twice as large.
void CaptureWindowTest::saysWholeWhatACaptureIs()
{
    gui::CaptureWindow window(*m_fixture->workbench, *m_fixture->prompts, nullptr);
    window.show();
    const auto *addresses = in<QPlainTextEdit>(&window, u"captureAddresses"_s);
    for (const int zoom : {100, 200}) {
        m_fixture->windows->preferences().setZoom(zoom);
        QTRY_VERIFY(addresses->height() >= 5 * addresses->fontMetrics().lineSpacing());
    }
}

QTEST_MAIN(CaptureWindowTest)
#include "tst_capturewindow.moc"
