// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/keyentry.h"
#include "gui/settings/keylist.h"
#include "model/descriptors/descriptorcheck.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/catalog/providerreader.h"
#include "network/secrets/keychain.h"
#include "tests/support/patience.h"

#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

//! Where a person enters a key, on a machine on which no keychain runs.
class KeyEntryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void listsProvidersThatNeedAKey();
    void saysWhatCouldNotBeKeptAndWritesItNowhere_data();
    void saysWhatCouldNotBeKeptAndWritesItNowhere();
    void doesNothingWithoutAKey();
    void saysWhereAKeyIsThereAlready();
    void warnsOfAKeyThatCannotBeRedacted();
    void canDoNothingWithoutAProvider();
    void listsWhereKeysAre();

private:
    void add(const QString &name, const QString &keyName);
    template <typename Widget>
    Widget *child(const QString &name) const
    {
        return m_entry->findChild<Widget *>(name);
    }
    QString remark() const { return child<QLabel>(u"keyRemark"_s)->text(); }
    //! Whether the bytes are in any file of the person's folders.
    bool isAnywhere(const QByteArray &bytes) const;

    QTemporaryDir m_home;
    model::DescriptorCheck m_check;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<network::ProviderCatalog> m_providers;
    std::unique_ptr<network::Keychain> m_keychain;
    std::unique_ptr<gui::KeyEntry> m_entry;
};

void KeyEntryTest::initTestCase()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    for (const char *folder : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(folder, QFile::encodeName(m_home.path()));
}

void KeyEntryTest::init()
{
    m_entry.reset();
    qunsetenv("MINE_KEY");
    network::registerReaders(m_check);
    m_descriptors = std::make_unique<model::DescriptorCatalog>(QString(), m_home.filePath(u"config"_s), m_check);
    m_providers = std::make_unique<network::ProviderCatalog>(*m_descriptors);
    m_keychain = std::make_unique<network::Keychain>();
    m_entry = std::make_unique<gui::KeyEntry>(*m_providers, *m_keychain);
    m_entry->show();
}

void KeyEntryTest::add(const QString &name, const QString &keyName)
{
    network::Provider provider;
    provider.name = name;
    provider.title = name.toUpper();
    provider.dialect = u"anthropic-messages"_s;
    provider.keyName = keyName;
    m_providers->add(provider);
}

void KeyEntryTest::listsWhereKeysAre()
{
    qputenv("MINE_KEY", "abc");
    add(u"mine"_s, u"MINE_KEY"_s);
    add(u"yours"_s, u"YOURS_KEY"_s);
    add(u"local"_s, {});
    gui::KeyList list(*m_providers, *m_keychain);
    list.show();
    auto *tree = list.findChild<QTreeWidget *>(u"keyList"_s);
    QCOMPARE(tree->topLevelItemCount(), 2);
    QCOMPARE(tree->topLevelItem(0)->text(1), u"MINE_KEY"_s);
    QCOMPARE(tree->topLevelItem(0)->text(2), u"in the environment"_s);
    // None runs here.
    QTRY_VERIFY(tree->topLevelItem(1)->text(2) == u"no keychain answers"_s || tree->topLevelItem(1)->text(2) == u"not there"_s);
}

bool KeyEntryTest::isAnywhere(const QByteArray &bytes) const
{
    for (QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); files.hasNext();) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(bytes))
            return true;
    }
    return false;
}

void KeyEntryTest::listsProvidersThatNeedAKey()
{
    add(u"free"_s, {});
    add(u"mine"_s, u"MINE_KEY"_s);
    add(u"other"_s, u"OTHER_KEY"_s);
    auto *box = child<QComboBox>(u"keyProvider"_s);
    QTRY_COMPARE(box->count(), 2);
    QCOMPARE(box->itemText(0), u"MINE"_s);
    QVERIFY(remark().contains(u"MINE_KEY"_s));
    box->setCurrentIndex(1);
    QVERIFY(remark().contains(u"OTHER_KEY"_s));
    // A change of the descriptors leaves the choice where it is.
    add(u"another"_s, u"ANOTHER_KEY"_s);
    QTRY_COMPARE(box->count(), 3);
    QCOMPARE(box->currentText(), u"OTHER"_s);
    QCOMPARE(child<QLineEdit>(u"keyText"_s)->echoMode(), QLineEdit::Password);
    QVERIFY(!child<QLineEdit>(u"keyText"_s)->accessibleName().isEmpty());
}

void KeyEntryTest::saysWhatCouldNotBeKeptAndWritesItNowhere_data()
{
    QTest::addColumn<bool>("byReturn");
    QTest::newRow("by the button") << false;
    QTest::newRow("by the return key") << true;
}

void KeyEntryTest::saysWhatCouldNotBeKeptAndWritesItNowhere()
{
    QFETCH(bool, byReturn);
    add(u"mine"_s, u"MINE_KEY"_s);
    QTRY_COMPARE(child<QComboBox>(u"keyProvider"_s)->count(), 1);
    auto *text = child<QLineEdit>(u"keyText"_s);
    auto *save = child<QPushButton>(u"keySave"_s);
    QVERIFY(!save->isEnabled());
    QTest::keyClicks(text, u" sk-typed-4711 "_s);
    QVERIFY(save->isEnabled());
    QSignalSpy stored(m_entry.get(), &gui::KeyEntry::stored);
    if (byReturn)
        QTest::keyClick(text, Qt::Key_Return);
    else
        QTest::mouseClick(save, Qt::LeftButton);
    QTRY_COMPARE(stored.size(), 1);
    QCOMPARE(stored.first().first().toString(), u"mine"_s);
    // What a person must know: it was not kept, for how long it serves, and what to do about it.
    QVERIFY2(remark().contains(u"could not be kept"_s), qPrintable(remark()));
    QVERIFY(remark().contains(u"until the program ends"_s));
    QVERIFY(remark().contains(u"MINE_KEY"_s));
    QVERIFY(!remark().contains(u"sk-typed"_s));
    QCOMPARE(text->text(), QString());
    QVERIFY(!save->isEnabled());
    QCOMPARE(m_keychain->known(u"MINE_KEY"_s), QByteArray("sk-typed-4711"));
    QVERIFY(!isAnywhere("sk-typed-4711"));
    QVERIFY(network::Keychain().known(u"MINE_KEY"_s).isEmpty());
}

void KeyEntryTest::doesNothingWithoutAKey()
{
    add(u"mine"_s, u"MINE_KEY"_s);
    QTRY_COMPARE(child<QComboBox>(u"keyProvider"_s)->count(), 1);
    QSignalSpy stored(m_entry.get(), &gui::KeyEntry::stored);
    QTest::keyClicks(child<QLineEdit>(u"keyText"_s), u"   "_s);
    QVERIFY(!child<QPushButton>(u"keySave"_s)->isEnabled());
    QTest::keyClick(child<QLineEdit>(u"keyText"_s), Qt::Key_Return);
    QVERIFY(m_keychain->known(u"MINE_KEY"_s).isEmpty());
    QVERIFY(stored.isEmpty());
}

void KeyEntryTest::saysWhereAKeyIsThereAlready()
{
    qputenv("MINE_KEY", "sk-from-environment");
    add(u"mine"_s, u"MINE_KEY"_s);
    QTRY_COMPARE(child<QComboBox>(u"keyProvider"_s)->count(), 1);
    QVERIFY(remark().contains(u"there already"_s));
    QVERIFY(!remark().contains(u"sk-from"_s));
}

void KeyEntryTest::warnsOfAKeyThatCannotBeRedacted()
{
    add(u"mine"_s, u"MINE_KEY"_s);
    QTRY_COMPARE(child<QComboBox>(u"keyProvider"_s)->count(), 1);
    QSignalSpy stored(m_entry.get(), &gui::KeyEntry::stored);
    QTest::keyClicks(child<QLineEdit>(u"keyText"_s), u"ollama"_s);
    QTest::keyClick(child<QLineEdit>(u"keyText"_s), Qt::Key_Return);
    QTRY_COMPARE(stored.size(), 1);
    QVERIFY2(remark().contains(u"so short"_s), qPrintable(remark()));
    // As long as it is there.
    m_entry = std::make_unique<gui::KeyEntry>(*m_providers, *m_keychain);
    QTRY_VERIFY2(remark().contains(u"so short"_s), qPrintable(remark()));
    qputenv("OTHER_KEY", "sk-long-enough");
    add(u"other"_s, u"OTHER_KEY"_s);
    QTRY_COMPARE(child<QComboBox>(u"keyProvider"_s)->count(), 2);
    child<QComboBox>(u"keyProvider"_s)->setCurrentIndex(1);
    QVERIFY(!remark().contains(u"so short"_s));
    qunsetenv("OTHER_KEY");
}

void KeyEntryTest::canDoNothingWithoutAProvider()
{
    QVERIFY(!m_entry->isEnabled());
    QVERIFY(!remark().isEmpty());
    add(u"mine"_s, u"MINE_KEY"_s);
    QTRY_VERIFY(m_entry->isEnabled());
}

QTEST_MAIN(KeyEntryTest)
#include "tst_keyentry.moc"
