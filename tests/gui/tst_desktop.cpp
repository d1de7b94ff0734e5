// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/desktop.h"
#include "gui/desktop/instance.h"
#include "gui/desktop/searchprovider.h"
#include "tests/gui/privatebus.h"
#include "tests/gui/windowfixture.h"

#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusReply>

using namespace Qt::StringLiterals;

using SettingGroups = QMap<QString, QVariantMap>;

//! Stands in for a desktop's notifications and its portal, on a bus.
class FakeServices final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    struct Shown {
        uint id;
        QString title;
        QString text;
    };
    QList<Shown> shown;
    QList<uint> closed;

public Q_SLOTS:
    uint Notify(const QString &, uint replaced, const QString &, const QString &title, const QString &text, const QStringList &,
        const QVariantMap &, int)
    {
        const uint id = replaced ? replaced : ++m_last;
        shown.append({id, title, text});
        return id;
    }
    void CloseNotification(uint id) { closed.append(id); }

Q_SIGNALS:
    void ActionInvoked(uint id, const QString &action);
    void ActivationToken(uint id, const QString &token);
    void NotificationClosed(uint id, uint reason);

private:
    uint m_last = 40;
};

class FakePortal final : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    SettingGroups settings;

public Q_SLOTS:
    SettingGroups ReadAll(const QStringList &) { return settings; }

Q_SIGNALS:
    void SettingChanged(const QString &group, const QString &key, const QDBusVariant &value);
};

//! What the program has of the session bus, with a bus of the test's own and a desktop that the test plays.
class DesktopTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void hearsOfChangesFromTheBeginning();
    void handsOverToTheProcessThatIsThere();
    void hasOneProcessForEachProfile();
    void saysWhenNobodyTakesItOver();
    void worksWithoutABus();
    void showsNotificationsAndTakesThemBack();
    void replacesANotificationOfTheSamePlace();
    void hearsOfAClick();
    void readsHowThingsAreToLook();
    void followsWhatIsChanged();
    void survivesTheEndOfTheBus();
    void findsConversationsForTheDesktop();

private:
    std::unique_ptr<PrivateBus> m_bus;
};

void DesktopTest::init()
{
    m_bus = std::make_unique<PrivateBus>();
    if (!m_bus->start())
        QSKIP("dbus-daemon is not installed");
    qDBusRegisterMetaType<SettingGroups>();
}

//! The first of all, since QtDBus learns its own types from whatever speaks of one before.
void DesktopTest::hearsOfChangesFromTheBeginning()
{
    const auto desktop = gui::Desktop::onBus(m_bus->connection(u"ours"_s));
    FakePortal portal;
    QDBusConnection theirs(m_bus->connection(u"theirs"_s));
    QVERIFY(theirs.registerObject(u"/org/freedesktop/portal/desktop"_s, &portal, QDBusConnection::ExportAllContents));
    QVERIFY(theirs.registerService(u"org.freedesktop.portal.Desktop"_s));
    QTRY_VERIFY(([&] {
        Q_EMIT portal.SettingChanged(u"org.freedesktop.appearance"_s, u"color-scheme"_s, QDBusVariant(1U));
        return QTest::qWaitFor([&] { return desktop->look().isDark == true; }, 200);
    }()));
}

void DesktopTest::handsOverToTheProcessThatIsThere()
{
    gui::Instance first(m_bus->connection(u"first"_s), {});
    gui::Instance second(m_bus->connection(u"second"_s), {});
    QVERIFY(first.claim());
    QVERIFY(!second.claim());
    QSignalSpy activated(&first, &gui::Instance::activated);
    QSignalSpy opened(&first, &gui::Instance::openRequested);
    QSignalSpy acted(&first, &gui::Instance::actionRequested);
    int done = 0;
    const auto count = [&done](bool isDone) { done += isDone ? 1 : 100; };
    qputenv("XDG_ACTIVATION_TOKEN", "leave");
    second.hand({}, count);
    second.hand({{u"parlance://new"_s, u"file:///a.gram"_s}, {}}, count);
    second.hand({{}, u"quick-question"_s}, count);
    second.hand({{}, u"evaluate"_s, u"postgresql://db.example/parlance"_s}, count);
    qunsetenv("XDG_ACTIVATION_TOKEN");
    QTRY_COMPARE(done, 4);
    QCOMPARE(activated.size(), 1);
    QCOMPARE(activated.first().first().toString(), u"leave"_s);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.first().first().toStringList(), QStringList({u"parlance://new"_s, u"file:///a.gram"_s}));
    QCOMPARE(acted.first().first().toString(), u"quick-question"_s);
    QVERIFY(acted.first().at(2).toString().isEmpty());
    QCOMPARE(acted.last().first().toString(), u"evaluate"_s);
    QCOMPARE(acted.last().at(2).toString(), u"postgresql://db.example/parlance"_s);
}

void DesktopTest::hasOneProcessForEachProfile()
{
    gui::Instance desktop(m_bus->connection(u"first"_s), {});
    gui::Instance other(m_bus->connection(u"second"_s), u"/tmp/one"_s);
    gui::Instance third(m_bus->connection(u"third"_s), u"/tmp/../tmp/two"_s);
    gui::Instance same(m_bus->connection(u"fourth"_s), u"/tmp/two"_s);
    QVERIFY(desktop.claim());
    QVERIFY(other.claim());
    QVERIFY(third.claim());
    QVERIFY(!same.claim());
    QVERIFY(other.name() != third.name());
}

void DesktopTest::saysWhenNobodyTakesItOver()
{
    gui::Instance second(m_bus->connection(u"second"_s), {});
    {
        gui::Instance first(m_bus->connection(u"first"_s), {});
        QVERIFY(first.claim());
        QVERIFY(!second.claim());
    }
    std::optional<bool> done;
    second.hand({}, [&done](bool isDone) { done = isDone; });
    QTRY_VERIFY(done);
    QVERIFY(!*done);
    QVERIFY(second.claim());
}

void DesktopTest::worksWithoutABus()
{
    const QString none = u"none"_s;
    gui::Instance instance(none, {});
    QVERIFY(instance.claim());
    const auto desktop = gui::Desktop::onBus(none);
    desktop->notify(u"a"_s, u"The answer has arrived."_s, {});
    desktop->withdraw(u"a"_s);
    QVERIFY(!desktop->isThere());
    QCOMPARE(desktop->look(), gui::Desktop::Look());
    gui::SearchProvider search(none);
    QVERIFY(search.find({u"lamp"_s}).isEmpty());
}

void DesktopTest::showsNotificationsAndTakesThemBack()
{
    FakeServices services;
    QDBusConnection theirs(m_bus->connection(u"theirs"_s));
    QVERIFY(theirs.registerObject(u"/org/freedesktop/Notifications"_s, &services, QDBusConnection::ExportAllContents));
    QVERIFY(theirs.registerService(u"org.freedesktop.Notifications"_s));
    const auto desktop = gui::Desktop::onBus(m_bus->connection(u"ours"_s));
    desktop->notify(u"a"_s, u"The answer has arrived."_s, u"1 < 2 <b>"_s);
    QTRY_COMPARE(services.shown.size(), 1);
    QCOMPARE(services.shown.first().title, u"The answer has arrived."_s);
    // A body may be read as markup.
    QCOMPARE(services.shown.first().text, u"1 &lt; 2 &lt;b&gt;"_s);
    QTRY_VERIFY(([&] {
        desktop->withdraw(u"a"_s);
        return !services.closed.isEmpty();
    }()));
    QCOMPARE(services.closed.first(), services.shown.first().id);
}

void DesktopTest::replacesANotificationOfTheSamePlace()
{
    FakeServices services;
    QDBusConnection theirs(m_bus->connection(u"theirs"_s));
    QVERIFY(theirs.registerObject(u"/org/freedesktop/Notifications"_s, &services, QDBusConnection::ExportAllContents));
    QVERIFY(theirs.registerService(u"org.freedesktop.Notifications"_s));
    const auto desktop = gui::Desktop::onBus(m_bus->connection(u"ours"_s));
    desktop->notify(u"a"_s, u"one"_s, {});
    // Before its number has come.
    desktop->notify(u"a"_s, u"two"_s, {});
    desktop->notify(u"a"_s, u"three"_s, {});
    desktop->notify(u"b"_s, u"elsewhere"_s, {});
    QTRY_COMPARE(services.shown.size(), 3);
    QStringList titles;
    QSet<uint> numbers;
    for (const FakeServices::Shown &each : services.shown) {
        titles.append(each.title);
        numbers.insert(each.id);
    }
    QCOMPARE(titles, QStringList({u"one"_s, u"elsewhere"_s, u"three"_s}));
    QCOMPARE(numbers.size(), 2);
}

void DesktopTest::hearsOfAClick()
{
    FakeServices services;
    QDBusConnection theirs(m_bus->connection(u"theirs"_s));
    QVERIFY(theirs.registerObject(u"/org/freedesktop/Notifications"_s, &services, QDBusConnection::ExportAllContents));
    QVERIFY(theirs.registerService(u"org.freedesktop.Notifications"_s));
    const auto desktop = gui::Desktop::onBus(m_bus->connection(u"ours"_s));
    QSignalSpy clicked(desktop.get(), &gui::Desktop::clicked);
    desktop->notify(u"a"_s, u"one"_s, {});
    QTRY_COMPARE(services.shown.size(), 1);
    const uint id = services.shown.first().id;
    // Somebody else's, and one that is no click.
    Q_EMIT services.ActionInvoked(id + 1, u"default"_s);
    Q_EMIT services.ActionInvoked(id, u"settings"_s);
    QTRY_VERIFY(([&] {
        Q_EMIT services.ActivationToken(id, u"leave"_s);
        Q_EMIT services.ActionInvoked(id, u"default"_s);
        return QTest::qWaitFor([&] { return !clicked.isEmpty(); }, 200);
    }()));
    QCOMPARE(clicked.first(), QVariantList({u"a"_s, u"leave"_s}));
}

void DesktopTest::readsHowThingsAreToLook()
{
    FakePortal portal;
    portal.settings.insert(u"org.freedesktop.appearance"_s, {{u"color-scheme"_s, 1U}, {u"contrast"_s, 1U}});
    portal.settings.insert(u"org.gnome.desktop.interface"_s, {{u"enable-animations"_s, false}});
    QDBusConnection theirs(m_bus->connection(u"theirs"_s));
    QVERIFY(theirs.registerObject(u"/org/freedesktop/portal/desktop"_s, &portal, QDBusConnection::ExportAllContents));
    QVERIFY(theirs.registerService(u"org.freedesktop.portal.Desktop"_s));
    const auto desktop = gui::Desktop::onBus(m_bus->connection(u"ours"_s));
    const gui::Desktop::Look wanted {true, true, true, {}};
    QTRY_COMPARE(desktop->look(), wanted);
}

void DesktopTest::followsWhatIsChanged()
{
    FakePortal portal;
    QDBusConnection theirs(m_bus->connection(u"theirs"_s));
    QVERIFY(theirs.registerObject(u"/org/freedesktop/portal/desktop"_s, &portal, QDBusConnection::ExportAllContents));
    QVERIFY(theirs.registerService(u"org.freedesktop.portal.Desktop"_s));
    const auto desktop = gui::Desktop::onBus(m_bus->connection(u"ours"_s));
    QSignalSpy changed(desktop.get(), &gui::Desktop::lookChanged);
    const auto set = [&portal](const QString &key, const QVariant &value) {
        Q_EMIT portal.SettingChanged(u"org.freedesktop.appearance"_s, key, QDBusVariant(value));
    };
    QTRY_VERIFY(([&] {
        set(u"color-scheme"_s, 1U);
        return QTest::qWaitFor([&] { return desktop->look().isDark == true; }, 200);
    }()));
    set(u"color-scheme"_s, 2U);
    QTRY_COMPARE(desktop->look().isDark, std::optional(false));
    set(u"contrast"_s, 1U);
    QTRY_VERIFY(desktop->look().highContrast);
    // What is no setting of these, or nonsense.
    set(u"color-scheme"_s, u"green"_s);
    QTRY_COMPARE(desktop->look().isDark, std::optional<bool>());
    set(u"accent-color"_s, 5);
    set(u"contrast"_s, 0U);
    QTRY_VERIFY(!desktop->look().highContrast);
    QVERIFY(!desktop->look().accent);
}

void DesktopTest::survivesTheEndOfTheBus()
{
    gui::Instance instance(m_bus->connection(u"ours"_s), {});
    QVERIFY(instance.claim());
    gui::Instance later(m_bus->connection(u"theirs"_s), {});
    const auto desktop = gui::Desktop::onBus(m_bus->connection(u"ours"_s));
    QVERIFY(desktop->isThere());
    m_bus->end();
    QTRY_VERIFY(!desktop->isThere());
    desktop->notify(u"a"_s, u"The answer has arrived."_s, {});
    QTest::qWait(0);
    desktop->notify(u"a"_s, u"Another."_s, {});
    desktop->withdraw(u"a"_s);
    std::optional<bool> done;
    later.hand({}, [&done](bool isDone) { done = isDone; });
    QTRY_VERIFY(done);
    QVERIFY(!*done);
}

void DesktopTest::findsConversationsForTheDesktop()
{
    WindowFixture fixture;
    QVERIFY(fixture.open());
    QVERIFY(fixture.say(u"Where is the lamp?"_s));
    gui::SearchProvider search(m_bus->connection(u"ours"_s));
    QDBusConnection ours(m_bus->connection(u"ours"_s));
    QVERIFY(ours.registerService(u"org.parlance.Parlance"_s));
    QDBusConnection theirs(m_bus->connection(u"theirs"_s));
    const auto call = [&theirs](const QString &interface, const QString &method, const QVariantList &arguments) {
        QDBusMessage message = QDBusMessage::createMethodCall(
            u"org.parlance.Parlance"_s, QString::fromLatin1(gui::SearchProvider::path), interface, method);
        message.setArguments(arguments);
        const QDBusPendingCall pending = theirs.asyncCall(message);
        (void)QTest::qWaitFor([&pending] { return pending.isFinished(); }, support::patience);
        return pending.reply();
    };
    const QString shell = u"org.gnome.Shell.SearchProvider2"_s;
    const QVariantList words {QStringList {u"lamp"_s}};
    // Before there is a store, as when the bus has just started the program.
    QCOMPARE(call(shell, u"GetInitialResultSet"_s, words).arguments().first().toStringList(), QStringList());
    search.setStore(&fixture.workbench->store());
    const QString id = fixture.page()->session().id().toString();
    QCOMPARE(call(shell, u"GetInitialResultSet"_s, words).arguments().first().toStringList(), QStringList {id});
    QCOMPARE(call(shell, u"GetInitialResultSet"_s, {QStringList {u"la"_s}}).arguments().first().toStringList(), QStringList());
    QCOMPARE(call(shell, u"GetInitialResultSet"_s, {QStringList {u"\"*(la'mp"_s}}).type(), QDBusMessage::ReplyMessage);
    const QDBusMessage metas = call(shell, u"GetResultMetas"_s, {QStringList {id, u"nothing"_s}});
    QCOMPARE(metas.signature(), u"aa{sv}"_s);
    const auto read = qdbus_cast<QList<QVariantMap>>(metas.arguments().first());
    QCOMPARE(read.first().value(u"name"_s).toString(), u"Where is the lamp?"_s);
    QVERIFY(!read.first().value(u"description"_s).toString().contains(QDate::currentDate().toString(Qt::ISODate)));
    const QDBusMessage matches = call(u"org.kde.krunner1"_s, u"Match"_s, {u"lamp"_s});
    QCOMPARE(matches.signature(), u"a(sssida{sv})"_s);
    QCOMPARE(call(u"org.kde.krunner1"_s, u"Actions"_s, {}).signature(), u"a(sss)"_s);
    QSignalSpy requested(&search, &gui::SearchProvider::conversationRequested);
    call(u"org.kde.krunner1"_s, u"Run"_s, {id, QString()});
    QCOMPARE(requested.first().first().toString(), id);
}

QTEST_MAIN(DesktopTest)

#include "tst_desktop.moc"
