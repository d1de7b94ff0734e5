// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/ensembles/toolentry.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace invocables;

//! *On by default* and *Off by default* write one key of one descriptor.
class TestDefaultSwitch final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void changesAnEnsemblesOwnFile();
    void changesAToolWhereItIsDescribed_data();
    void changesAToolWhereItIsDescribed();
    void leavesWhatIsShippedAndMakesACopy();
    void takesEffectWhenItIsSaved();
    void saysWhyItCannot();

private:
    void write(const QString &name, const QByteArray &text) const { support::write(path(name), text); }
    QString path(const QString &name) const { return m_folder->filePath(name); }
    model::Result<DefaultSwitch> edit(const QString &tool, bool on) const
    {
        const InvokerPointer invoker = tool.isEmpty() ? InvokerPointer() : m_catalog->findInvoker(u"mine:"_s + tool);
        return defaultSwitch(*m_descriptors, *m_catalog->find(u"mine"_s), invoker, on);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    BuiltinInvocables m_builtins;
    model::DescriptorCheck m_check;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
    std::unique_ptr<EnsembleCatalog> m_catalog;
};

namespace {

const QByteArray ensemble =
    "# Mine.\n[ensemble]\nname   = \"mine\" # so it is called\n\n[[invokers]]\nname = \"here\"\ninvocable = { kind = \"command\", command "
    "= [\"true\"] }\n"
    "\n[[invokers]]\nsource = \"mine/there.toml\"\n\n[[invokers]]\nsource = \"mine/ruled.toml\"\nenabled = true # ruled\n";
const QByteArray invoker = "[invoker]\nname = \"%\" # its name\n[invocable]\nkind = \"command\"\ncommand = [\"true\"]\n";

} // namespace

void TestDefaultSwitch::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(u"config/ensembles/mine.toml"_s, ensemble);
    write(u"config/ensembles/mine/there.toml"_s, QByteArray(invoker).replace('%', "there"));
    write(u"config/ensembles/mine/ruled.toml"_s, QByteArray(invoker).replace('%', "ruled"));
    m_catalog.reset();
    m_descriptors = std::make_unique<model::DescriptorCatalog>(path(u"shipped"_s), path(u"config"_s), m_check);
    m_descriptors->load();
    m_catalog = std::make_unique<EnsembleCatalog>(*m_descriptors, m_builtins);
}

void TestDefaultSwitch::changesAnEnsemblesOwnFile()
{
    const auto edited = edit({}, false);
    QVERIFY2(edited, edited ? "" : qPrintable(edited.error().message));
    QCOMPARE(edited->path, path(u"config/ensembles/mine.toml"_s));
    QCOMPARE(edited->text, QByteArray(ensemble).replace("name   =", "enabled = false\nname   ="));
}

void TestDefaultSwitch::changesAToolWhereItIsDescribed_data()
{
    QTest::addColumn<QString>("tool");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("in the ensemble's file") << u"here"_s << u"mine.toml"_s
                                            << QByteArray(ensemble).replace("name = \"here\"", "enabled = false\nname = \"here\"");
    QTest::newRow("in a file of its own") << u"there"_s << u"mine/there.toml"_s
                                          << QByteArray(invoker).replace('%', "there").replace("name =", "enabled = false\nname =");
    QTest::newRow("where the ensemble has the last word")
        << u"ruled"_s << u"mine.toml"_s << QByteArray(ensemble).replace("enabled = true # ruled", "enabled = false # ruled");
}

void TestDefaultSwitch::changesAToolWhereItIsDescribed()
{
    QFETCH(QString, tool);
    QFETCH(QString, file);
    QFETCH(QByteArray, text);
    const auto edited = edit(tool, false);
    QVERIFY2(edited, edited ? "" : qPrintable(edited.error().message));
    QCOMPARE(edited->path, path(u"config/ensembles/"_s + file));
    QCOMPARE(edited->text, text);
}

void TestDefaultSwitch::leavesWhatIsShippedAndMakesACopy()
{
    write(u"shipped/ensembles/given.toml"_s, "[ensemble]\nname = \"given\"\nenabled = true\n");
    m_descriptors->load();
    const auto edited = defaultSwitch(*m_descriptors, *m_catalog->find(u"given"_s), {}, false);
    QVERIFY(edited);
    QCOMPARE(edited->path, path(u"config/ensembles/given.toml"_s));
    QCOMPARE(edited->text, QByteArray("[ensemble]\nname = \"given\"\nenabled = false\n"));
}

void TestDefaultSwitch::takesEffectWhenItIsSaved()
{
    QVERIFY(m_catalog->isOn(*m_catalog->findInvoker(u"mine:there"_s), {}));
    const auto edited = edit(u"there"_s, false);
    QVERIFY(m_descriptors->save(edited->path, edited->text));
    QTRY_VERIFY(!m_catalog->isOn(*m_catalog->findInvoker(u"mine:there"_s), {}));
    QVERIFY(m_catalog->isOn(*m_catalog->findInvoker(u"mine:here"_s), {}));
    QCOMPARE(m_catalog->find(u"mine"_s)->invokers.size(), 3);
}

void TestDefaultSwitch::saysWhyItCannot()
{
    QVERIFY(QFile::remove(path(u"config/ensembles/mine.toml"_s)));
    const auto edited = edit({}, false);
    QVERIFY(!edited);
    QVERIFY(!edited.error().message.isEmpty());
}

QTEST_GUILESS_MAIN(TestDefaultSwitch)
#include "tst_defaultswitch.moc"
