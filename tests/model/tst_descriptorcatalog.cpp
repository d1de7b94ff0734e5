// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcatalog.h"
#include "tests/support/files.h"
#include "tests/support/fulldisk.h"
#include "tests/support/patience.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <optional>

using namespace Qt::StringLiterals;
using namespace model;
using support::write;

class DescriptorCatalogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsEachKindInItsFolder();
    void aLaterLayerStandsInForAnEarlierOne();
    void whatStandsInForAnotherTakesItsPlace();
    void aBadFileSpoilsOnlyItself();
    void reportsANameThatIsTakenTwice();
    void runsTheRegisteredChecks();
    void announcesChangesOnDisk();
    void noticesAFolderThatIsMadeLater();
    void savesAtomicallyAndSaysSo();
    void keepsADescriptorOnAFullDisk();
    void aWorkspaceComesAndGoes();
    void aWorkspaceIsReadWhileOthersGoOn();
    void aWorkspaceIsUsedOnlyWhereItIsTrusted();
    void aBrokenFileKeepsItsLastGoodVersionInUse();
    void keepsWhatWasMadeOfAFile();
    void readsOffTheThreadOfItsOwner();
    void whatIsLoadedMeanwhileHolds();
    void checksOnlyWhatHasChanged();
    void aFileOfALaterTimeIsNotReadWithoutEnd();

private:
    QString builtIn(const QString &path) const { return m_folder->filePath(u"builtin/"_s + path); }
    QString user(const QString &path) const { return m_folder->filePath(u"config/"_s + path); }
    std::unique_ptr<DescriptorCatalog> loaded();

    std::unique_ptr<QTemporaryDir> m_folder;
    std::optional<DescriptorCheck> m_check;
};

void DescriptorCatalogTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_check.emplace();
    QVERIFY(QDir().mkpath(user({})));
}

std::unique_ptr<DescriptorCatalog> DescriptorCatalogTest::loaded()
{
    auto catalog = std::make_unique<DescriptorCatalog>(m_folder->filePath(u"builtin"_s), m_folder->filePath(u"config"_s), *m_check);
    catalog->load();
    return catalog;
}

void DescriptorCatalogTest::findsEachKindInItsFolder()
{
    write(builtIn(u"ensembles/io.toml"_s), "[ensemble]\nname = \"io\"\n");
    write(builtIn(u"ensembles/io/invokers/read_file.toml"_s), "[invoker]\nname = \"read_file\"\n");
    write(builtIn(u"ensembles/io/notes.txt"_s), "no descriptor");
    const auto catalog = loaded();
    QCOMPARE(catalog->entries().size(), 2);
    QCOMPARE(catalog->inUse(DescriptorKind::Ensemble).size(), 1);
    QCOMPARE(catalog->inUse(DescriptorKind::Ensemble).first().name, u"io"_s);
    QCOMPARE(catalog->inUse(DescriptorKind::Invoker).first().name, u"io/invokers/read_file"_s);
    QVERIFY(catalog->inUse(DescriptorKind::Agent).isEmpty());
}

void DescriptorCatalogTest::aLaterLayerStandsInForAnEarlierOne()
{
    write(builtIn(u"ensembles/io.toml"_s), "[ensemble]\nname = \"io\"\n");
    write(user(u"ensembles/io.toml"_s), "[ensemble]\nname = \"io\"\nenabled = false\n");
    const auto catalog = loaded();
    QCOMPARE(catalog->entries().size(), 2);
    QVERIFY(catalog->entries().first().overridden);
    const auto used = catalog->inUse(DescriptorKind::Ensemble);
    QCOMPARE(used.size(), 1);
    QCOMPARE(used.first().layer, DescriptorLayer::User);
    QVERIFY(used.first().diagnostics.isEmpty());
}

void DescriptorCatalogTest::aBadFileSpoilsOnlyItself()
{
    write(user(u"ensembles/bad.toml"_s), "[ensemble\nname = \"bad\"\n");
    write(user(u"ensembles/good.toml"_s), "[ensemble]\nname = \"good\"\n");
    const auto catalog = loaded();
    const auto used = catalog->inUse(DescriptorKind::Ensemble);
    QCOMPARE(used.size(), 2);
    QVERIFY(used.at(0).diagnostics.first().toString().startsWith(user(u"ensembles/bad.toml:1:"_s)));
    QVERIFY(used.at(1).diagnostics.isEmpty());
}

void DescriptorCatalogTest::reportsANameThatIsTakenTwice()
{
    write(builtIn(u"ensembles/io.toml"_s), "[ensemble]\nname = \"io\"\n");
    write(user(u"ensembles/mine.toml"_s), "[ensemble]\nname = \"io\"\n");
    const auto catalog = loaded();
    const auto used = catalog->inUse(DescriptorKind::Ensemble);
    QVERIFY(used.at(0).diagnostics.isEmpty());
    QCOMPARE(used.at(1).diagnostics.size(), 1);
    QCOMPARE(used.at(1).diagnostics.first().position, (TextPosition {2, 8}));
    QVERIFY(used.at(1).diagnostics.first().message.contains(builtIn(u"ensembles/io.toml"_s)));
}

void DescriptorCatalogTest::runsTheRegisteredChecks()
{
    m_check->add(DescriptorKind::Ensemble, [](const DescriptorFile &file) {
        return Diagnostics {{file.path, file.root[u"ensemble"].keyPosition(u"name"), Diagnostic::Severity::Warning, u"odd"_s}};
    });
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n");
    write(user(u"ensembles/b.toml"_s), "[ensemble\n");
    const auto used = loaded()->inUse(DescriptorKind::Ensemble);
    QCOMPARE(used.at(0).diagnostics.first().message, u"odd"_s);
    // What is no TOML is not looked at further.
    QVERIFY(used.at(1).diagnostics.first().message != u"odd"_s);
}

void DescriptorCatalogTest::announcesChangesOnDisk()
{
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n");
    const auto catalog = loaded();
    bool isAnnounced = false;
    connect(catalog.get(), &DescriptorCatalog::changed, this, [&isAnnounced] { isAnnounced = true; });
    // A file that is written may be announced more than once, also before all of it is there.
    const auto announced = [&](qsizetype ensembles, bool firstIsOn) {
        isAnnounced = false;
        return QTest::qWaitFor(
            [&] {
                const auto used = catalog->inUse(DescriptorKind::Ensemble);
                const bool isOn = used.isEmpty()
                    || catalog->inForce(used.first().path).root[u"ensemble"][u"enabled"].boolean().value_or(true);
                return isAnnounced && used.size() == ensembles && isOn == firstIsOn;
            },
            support::patience);
    };
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\nenabled = false\n");
    QVERIFY(announced(1, false));
    write(user(u"ensembles/b.toml"_s), "[ensemble]\nname = \"b\"\n");
    QVERIFY(announced(2, false));
    QVERIFY(QFile::remove(user(u"ensembles/a.toml"_s)));
    QVERIFY(announced(1, true));
}

void DescriptorCatalogTest::noticesAFolderThatIsMadeLater()
{
    const auto catalog = loaded();
    QSignalSpy changed(catalog.get(), &DescriptorCatalog::changed);
    write(user(u"agents/a.toml"_s), "name = \"a\"\n");
    QTRY_COMPARE(catalog->inUse(DescriptorKind::Agent).size(), 1);
    QVERIFY(!changed.isEmpty());
}

void DescriptorCatalogTest::savesAtomicallyAndSaysSo()
{
    const auto catalog = loaded();
    QSignalSpy changed(catalog.get(), &DescriptorCatalog::changed);
    QVERIFY(catalog->save(user(u"ensembles/deep/x.toml"_s), "[invoker]\nname = \"x\"\n"));
    QVERIFY(changed.wait(support::patience));
    QCOMPARE(catalog->inUse(DescriptorKind::Invoker).first().name, u"deep/x"_s);
    QCOMPARE(QDir(user(u"ensembles/deep"_s)).entryList(QDir::Files), QStringList(u"x.toml"_s));
    const auto refused = catalog->save(u"/proc/none/x.toml"_s, "x");
    QVERIFY(!refused);
    QCOMPARE(refused.error().category, ErrorCategory::Storage);
}

void DescriptorCatalogTest::keepsADescriptorOnAFullDisk()
{
    const auto catalog = loaded();
    const QString path = user(u"ensembles/x.toml"_s);
    const QByteArray text = "[invoker]\nname = \"x\"\n";
    write(path, text);
    {
        const support::FullDisk disk(0);
        const auto refused = catalog->save(path, text + "enabled = false\n");
        QVERIFY(!refused);
        QCOMPARE(refused.error().category, ErrorCategory::Storage);
    }
    QCOMPARE(support::read(path), text);
    QCOMPARE(QDir(user(u"ensembles"_s)).entryList(QDir::Files), QStringList(u"x.toml"_s));
}

void DescriptorCatalogTest::whatStandsInForAnotherTakesItsPlace()
{
    for (const char *name : {"a", "b", "c"})
        write(builtIn(QLatin1String("ensembles/") + QLatin1String(name) + u".toml"_s), "[ensemble]\nname = \"" + QByteArray(name) + "\"\n");
    const auto catalog = loaded();
    const auto names = [&] {
        QStringList all;
        for (const DescriptorEntry &entry : catalog->inUse(DescriptorKind::Ensemble))
            all.append(entry.name + (entry.layer == DescriptorLayer::User ? u" of the person"_s : QString()));
        return all;
    };
    QCOMPARE(names(), (QStringList {u"a"_s, u"b"_s, u"c"_s}));
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\nenabled = false\n");
    write(user(u"ensembles/aa.toml"_s), "[ensemble]\nname = \"aa\"\n");
    catalog->load();
    QCOMPARE(names(), (QStringList {u"a of the person"_s, u"b"_s, u"c"_s, u"aa of the person"_s}));
}

void DescriptorCatalogTest::aWorkspaceComesAndGoes()
{
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n");
    write(m_folder->filePath(u"work/.parlance/ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n");
    const auto catalog = loaded();
    catalog->setTrust([](const QString &, const QString &) { return true; });
    catalog->setWorkspaceFolder(m_folder->filePath(u"work"_s));
    QCOMPARE(catalog->inUse(DescriptorKind::Ensemble).first().layer, DescriptorLayer::Workspace);
    catalog->setWorkspaceFolder({});
    QCOMPARE(catalog->inUse(DescriptorKind::Ensemble).first().layer, DescriptorLayer::User);
}

void DescriptorCatalogTest::aWorkspaceIsReadWhileOthersGoOn()
{
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n");
    for (const QString &work : {u"work"_s, u"other"_s})
        write(m_folder->filePath(work + u"/.parlance/ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\ntitle = \"" + work.toUtf8() + "\"\n");
    const auto catalog = loaded();
    catalog->setTrust([](const QString &, const QString &) { return true; });
    const auto used = [&] { return catalog->inUse(DescriptorKind::Ensemble).first(); };
    const QString other = m_folder->filePath(u"other/.parlance/ensembles/a.toml"_s);
    catalog->enterWorkspaceFolder(m_folder->filePath(u"work"_s));
    // Nothing has been waited for.
    QCOMPARE(used().layer, DescriptorLayer::User);
    // Nor does what was found in one folder count in the next.
    catalog->enterWorkspaceFolder(m_folder->filePath(u"other"_s));
    QCOMPARE(used().layer, DescriptorLayer::User);
    QStringList paths;
    connect(catalog.get(), &DescriptorCatalog::changed, this, [&] { paths.append(used().path); });
    QTRY_COMPARE(used().path, other);
    QCOMPARE(paths, QStringList {other});
    // The one before is left at once.
    catalog->enterWorkspaceFolder(m_folder->filePath(u"work"_s));
    QCOMPARE(used().layer, DescriptorLayer::User);
    QTRY_COMPARE(used().layer, DescriptorLayer::Workspace);
    catalog->enterWorkspaceFolder({});
    QCOMPARE(used().layer, DescriptorLayer::User);
}

void DescriptorCatalogTest::aWorkspaceIsUsedOnlyWhereItIsTrusted()
{
    const QString work = m_folder->filePath(u"work"_s);
    const QString path = work + u"/.parlance/ensembles/a.toml"_s;
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n");
    write(path, "[ensemble]\nname = \"a\"\n");
    const auto catalog = loaded();
    QString trusted;
    catalog->setTrust([&](const QString &folder, const QString &fingerprint) { return folder == work && fingerprint == trusted; });
    catalog->setWorkspaceFolder(work);
    QCOMPARE(catalog->inUse(DescriptorKind::Ensemble).first().layer, DescriptorLayer::User);
    QVERIFY(catalog->entries().last().untrusted);
    QVERIFY(!catalog->workspaceFingerprint().isEmpty());

    trusted = catalog->workspaceFingerprint();
    QSignalSpy changed(catalog.get(), &DescriptorCatalog::changed);
    catalog->load();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(catalog->inUse(DescriptorKind::Ensemble).first().layer, DescriptorLayer::Workspace);

    write(path, "[ensemble]\nname = \"a\"\ntitle = \"other\"\n");
    QTRY_VERIFY(!catalog->isWorkspaceTrusted());
    QCOMPARE(catalog->inUse(DescriptorKind::Ensemble).first().layer, DescriptorLayer::User);
}

void DescriptorCatalogTest::aBrokenFileKeepsItsLastGoodVersionInUse()
{
    const QString path = user(u"ensembles/a.toml"_s);
    write(path, "[ensemble]\nname = \"a\"\ntitle = \"good\"\n");
    const auto catalog = loaded();
    write(path, "[ensemble\nname = \"a\"\n");
    QTRY_VERIFY(catalog->entries().first().earlierInUse);
    const DescriptorFile file = catalog->inForce(path);
    QCOMPARE(file.root[u"ensemble"][u"title"].string(), u"good"_s);
    QCOMPARE(file.diagnostics.size(), 1);
    QCOMPARE(file.diagnostics.first().severity, Diagnostic::Severity::Warning);
    QVERIFY(hasErrors(catalog->entries().first().diagnostics));

    write(path, "[ensemble]\nname = \"a\"\ntitle = \"new\"\n");
    QTRY_VERIFY(!catalog->entries().first().earlierInUse);
    QCOMPARE(catalog->inForce(path).root[u"ensemble"][u"title"].string(), u"new"_s);
    QVERIFY(QFile::remove(path));
    QTRY_VERIFY(catalog->entries().isEmpty());
}

void DescriptorCatalogTest::keepsWhatWasMadeOfAFile()
{
    int readings = 0;
    m_check->addReader(DescriptorKind::Ensemble, [&readings](const DescriptorFile &file, Diagnostics &diagnostics) {
        ++readings;
        const DescriptorValue &title = file.root[u"ensemble"][u"title"];
        if (title.string() == u"bad"_s)
            diagnostics.append({file.path, title.position(), Diagnostic::Severity::Error, u"a bad title"_s});
        return title.string().value_or(QString());
    });
    const QString path = user(u"ensembles/a.toml"_s);
    write(path, "[ensemble]\nname = \"a\"\ntitle = \"good\"\n");
    const auto catalog = loaded();
    QCOMPARE(*catalog->valueOf<QString>(path), u"good"_s);
    QVERIFY(!catalog->valueOf<int>(path));
    QVERIFY(!catalog->valueOf<QString>(user(u"ensembles/b.toml"_s)));
    catalog->load();
    QCOMPARE(readings, 1);
    // What has an error is not in use; once there has been one without, that is.
    write(path, "[ensemble]\nname = \"a\"\ntitle = \"bad\"\n");
    catalog->load();
    QCOMPARE(readings, 2);
    QCOMPARE(catalog->entries().first().diagnostics.first().message, u"a bad title"_s);
    QCOMPARE(*catalog->valueOf<QString>(path), u"good"_s);
    write(path, "[ensemble\n");
    catalog->load();
    QCOMPARE(*catalog->valueOf<QString>(path), u"good"_s);
    QCOMPARE(readings, 2);
}

void DescriptorCatalogTest::readsOffTheThreadOfItsOwner()
{
    std::atomic<QThread *> checking = nullptr;
    m_check->add(DescriptorKind::Ensemble, [&checking](const DescriptorFile &) {
        checking = QThread::currentThread();
        return Diagnostics();
    });
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n");
    DescriptorCatalog catalog(m_folder->filePath(u"builtin"_s), m_folder->filePath(u"config"_s), *m_check);
    QSignalSpy refreshed(&catalog, &DescriptorCatalog::refreshed);
    catalog.refresh();
    QVERIFY(!catalog.isLoaded());
    QVERIFY(refreshed.wait(support::patience));
    QVERIFY(catalog.isLoaded());
    QCOMPARE(catalog.inUse(DescriptorKind::Ensemble).size(), 1);
    QVERIFY(checking && checking != QThread::currentThread());
    // A change on disk, too.
    checking = nullptr;
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\ntitle = \"A\"\n");
    QTRY_VERIFY(checking);
    QVERIFY(checking != QThread::currentThread());
}

void DescriptorCatalogTest::whatIsLoadedMeanwhileHolds()
{
    // The reading that is under way has found `a` only.
    QSemaphore isRead;
    QSemaphore mayEnd;
    m_check->add(DescriptorKind::Ensemble, [&, first = true](const DescriptorFile &) mutable {
        if (std::exchange(first, false)) {
            isRead.release();
            mayEnd.acquire();
        }
        return Diagnostics();
    });
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n");
    DescriptorCatalog catalog(m_folder->filePath(u"builtin"_s), m_folder->filePath(u"config"_s), *m_check);
    QSignalSpy refreshed(&catalog, &DescriptorCatalog::refreshed);
    catalog.refresh();
    isRead.acquire();
    write(user(u"ensembles/b.toml"_s), "[ensemble]\nname = \"b\"\n");
    catalog.load();
    QCOMPARE(catalog.inUse(DescriptorKind::Ensemble).size(), 2);
    mayEnd.release();
    QVERIFY(refreshed.wait(support::patience));
    QCOMPARE(catalog.inUse(DescriptorKind::Ensemble).size(), 2);
}

void DescriptorCatalogTest::checksOnlyWhatHasChanged()
{
    QStringList checked;
    for (const DescriptorKind kind : {DescriptorKind::Ensemble, DescriptorKind::Invoker}) {
        m_check->add(kind, [&checked](const DescriptorFile &file) {
            checked.append(QFileInfo(file.path).baseName());
            return Diagnostics();
        });
    }
    const QByteArray source = "[[invokers]]\nsource = \"a/x.toml\"\n";
    write(user(u"ensembles/a.toml"_s), "[ensemble]\nname = \"a\"\n" + source);
    write(user(u"ensembles/b.toml"_s), "[ensemble]\nname = \"b\"\n");
    const QByteArray tool = "[invoker]\nname = \"x\"\n";
    write(user(u"ensembles/a/x.toml"_s), tool);
    const auto catalog = loaded();
    const auto checkedAtLoad = [&] {
        checked.clear();
        catalog->load();
        checked.sort();
        return checked;
    };
    QCOMPARE(checkedAtLoad(), QStringList());
    write(user(u"ensembles/a/x.toml"_s), tool + "description = \"X\"\n");
    QCOMPARE(checkedAtLoad(), QStringList({u"a"_s, u"x"_s}));
    QVERIFY(QFile::remove(user(u"ensembles/a/x.toml"_s)));
    QCOMPARE(checkedAtLoad(), QStringList(u"a"_s));
    write(builtIn(u"ensembles/a/x.toml"_s), tool);
    QCOMPARE(checkedAtLoad(), QStringList({u"a"_s, u"x"_s}));
}

void DescriptorCatalogTest::aFileOfALaterTimeIsNotReadWithoutEnd()
{
    const QString path = user(u"ensembles/a.toml"_s);
    write(path, "[ensemble]\nname = \"a\"\n");
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(1), QFileDevice::FileModificationTime));
    file.close();
    const auto catalog = loaded();
    QSignalSpy refreshed(catalog.get(), &DescriptorCatalog::refreshed);
    catalog->refresh();
    QVERIFY(refreshed.wait(support::patience));
    // By the time that this is noticed the file would have been read many times.
    write(user(u"ensembles/b.toml"_s), "[ensemble]\nname = \"b\"\n");
    QTRY_COMPARE(catalog->entries().size(), 2);
    QVERIFY2(refreshed.count() < 6, qPrintable(QString::number(refreshed.count())));
}

QTEST_GUILESS_MAIN(DescriptorCatalogTest)
#include "tst_descriptorcatalog.moc"
