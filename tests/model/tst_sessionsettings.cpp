// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/conversationstore.h"
#include "tests/support/patience.h"
#include "tests/support/sessionfixture.h"

#include <QPointer>
#include <QSemaphore>

using namespace model;
using namespace Qt::StringLiterals;

class SessionSettingsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWas();
    void controlsKeepTheirText();
    void whatCannotBeReadHasItsDefault_data();
    void whatCannotBeReadHasItsDefault();
    void whatIsReadableBesideWhatIsNotIsKept();
    void areThereForWhoOpensBeforeTheStoreHasThem();
    void areStoredWithTheFirstLabels();
};

void SessionSettingsTest::comesBackAsItWas()
{
    SessionSettings settings;
    settings.model = {u"local"_s, u"org/name:7b"_s};
    settings.agent = u"hello"_s;
    settings.library = u"/home/anna/shelf.toml"_s;
    settings.agentModel = {u"local"_s, u"other"_s};
    settings.supervisor = u"Be \"brief\".\nNo emoji \U0001F600."_s;
    settings.folders = {u"/home/anna/my project"_s, u"/tmp"_s};
    settings.switches = {{u"io"_s, true}, {u"io:write_file"_s, false}};
    settings.controls = {{u"temperature"_s, JsonText::trusted("0.5")}};
    settings.approvals = {{u"io:write_file"_s, {u"f2"_s, u"f1"_s}}};
    settings.limits = {.rounds = 40, .sameTool = 0};
    settings.draft = u"half a thou"_s;
    QCOMPARE(SessionSettings::fromJson(settings.toJson()), settings);
    QCOMPARE(SessionSettings::fromJson(SessionSettings().toJson()), SessionSettings());
}

void SessionSettingsTest::controlsKeepTheirText()
{
    SessionSettings settings;
    settings.controls = {{u"thinking"_s, JsonText::trusted(R"({"z":1.0,"a":9007199254740993})")}};
    const SessionSettings read = SessionSettings::fromJson(settings.toJson());
    QCOMPARE(read.controls.value(u"thinking"_s).bytes(), QByteArray(R"({"z":1.0,"a":9007199254740993})"));
}

void SessionSettingsTest::whatCannotBeReadHasItsDefault_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an array") << QByteArray("[]");
    QTest::newRow("wrong types") << QByteArray(
        R"({"model":7,"supervisor":[],"folders":"x","switches":[1],"controls":"no","approvals":null,"draft":{}})");
    QTest::newRow("a model without a provider") << QByteArray(R"({"model":"gpt"})");
}

void SessionSettingsTest::whatCannotBeReadHasItsDefault()
{
    QFETCH(QByteArray, json);
    QCOMPARE(SessionSettings::fromJson(JsonText::trusted(json)), SessionSettings());
}

void SessionSettingsTest::whatIsReadableBesideWhatIsNotIsKept()
{
    const auto settings = SessionSettings::fromJson(JsonText::trusted(R"({"model":[],"draft":"kept","unknown":1})"));
    QCOMPARE(settings.draft, u"kept"_s);
    QVERIFY(settings.model.isEmpty());
}

//! The conversation is closed and opened again while the store is slow, or locked by another program.
void SessionSettingsTest::areThereForWhoOpensBeforeTheStoreHasThem()
{
    QSemaphore storeMayGoOn;
    support::SessionFixture fixture;
    QSemaphoreReleaser whateverHappens(storeMayGoOn);
    Sessions::Handle session = fixture.conversation();
    const ConversationId id = session->id();
    const auto stored = [&] {
        const auto info = ConversationStore(fixture.store->reader()).find(id);
        return info ? SessionSettings::fromJson(info->settings).draft : QString();
    };
    SessionSettings settings = session->settings();
    settings.draft = u"half a thought"_s;
    session->setSettings(settings);
    fixture.store->run([&storeMayGoOn](Database &) {
        storeMayGoOn.acquire();
        return Result<void>();
    });
    const QPointer<Session> closed(session.get());
    session.reset();
    QTRY_VERIFY(!closed);
    QCOMPARE(stored(), QString());
    session = fixture.sessions->open(id).value_or(nullptr);
    QVERIFY(session);
    QCOMPARE(session->settings().draft, u"half a thought"_s);
    whateverHappens.cancel();
    storeMayGoOn.release();
    QTRY_COMPARE(stored(), u"half a thought"_s);
}

//! Nobody sees a conversation of another program without the word of whose it is.
void SessionSettingsTest::areStoredWithTheFirstLabels()
{
    support::SessionFixture fixture;
    const Sessions::Handle session = fixture.create();
    session->setFirstLabels({u"mcp: editor"_s});
    SessionSettings settings = session->settings();
    settings.draft = u"half a thought"_s;
    session->setSettings(settings);
    const auto stored = [&] { return ConversationStore(fixture.store->reader()).find(session->id()); };
    QTRY_VERIFY(stored());
    QCOMPARE(stored()->labels, QStringList {u"mcp: editor"_s});
    QCOMPARE(SessionSettings::fromJson(stored()->settings).draft, u"half a thought"_s);
}

QTEST_GUILESS_MAIN(SessionSettingsTest)
#include "tst_sessionsettings.moc"
