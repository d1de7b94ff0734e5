// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorversions.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace model;

class DescriptorVersionsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsTheNewestFirst();
    void keepsNoTextTwice();
    void dropsTheOldest();
    void tellsFilesOfOneNameApart();
    void followsARename();
    void saysWhatCannotBeKept();

private:
    QTemporaryDir m_folder;
};

void DescriptorVersionsTest::keepsTheNewestFirst()
{
    DescriptorVersions versions(m_folder.filePath(u"newest"_s));
    QVERIFY(versions.of(u"/a/x.toml"_s).isEmpty());
    for (const char *text : {"one", "two", "three"})
        QVERIFY(versions.keep(u"/a/x.toml"_s, text));
    const auto kept = versions.of(u"/a/x.toml"_s);
    QCOMPARE(kept.size(), 3);
    QCOMPARE(versions.text(kept.at(0)), QByteArray("three"));
    QCOMPARE(versions.text(kept.at(2)), QByteArray("one"));
    QVERIFY(kept.at(0).time.secsTo(QDateTime::currentDateTimeUtc()) < 60);
    QCOMPARE(kept.at(0).bytes, 5);
}

void DescriptorVersionsTest::keepsNoTextTwice()
{
    DescriptorVersions versions(m_folder.filePath(u"twice"_s));
    for (const char *text : {"one", "one", "two", "one"})
        QVERIFY(versions.keep(u"x.toml"_s, text));
    QCOMPARE(versions.of(u"x.toml"_s).size(), 3);
}

void DescriptorVersionsTest::dropsTheOldest()
{
    DescriptorVersions versions(m_folder.filePath(u"oldest"_s));
    for (int number = 0; number < DescriptorVersions::mostVersions + 5; ++number)
        QVERIFY(versions.keep(u"x.toml"_s, QByteArray::number(number)));
    const auto kept = versions.of(u"x.toml"_s);
    QCOMPARE(kept.size(), DescriptorVersions::mostVersions);
    QCOMPARE(versions.text(kept.last()), QByteArray("5"));
    for (char number = 0; number < 6; ++number)
        QVERIFY(versions.keep(u"large.toml"_s, QByteArray(1024 * 1024, char('a' + number))));
    QCOMPARE(versions.of(u"large.toml"_s).size(), 4);
}

void DescriptorVersionsTest::tellsFilesOfOneNameApart()
{
    DescriptorVersions versions(m_folder.filePath(u"apart"_s));
    QVERIFY(versions.keep(u"/a/x.toml"_s, "a"));
    QVERIFY(versions.of(u"/b/x.toml"_s).isEmpty());
}

void DescriptorVersionsTest::followsARename()
{
    DescriptorVersions versions(m_folder.filePath(u"rename"_s));
    QVERIFY(versions.keep(u"/a/x.toml"_s, "a"));
    versions.move(u"/a/x.toml"_s, u"/a/y.toml"_s);
    QVERIFY(versions.of(u"/a/x.toml"_s).isEmpty());
    QCOMPARE(versions.of(u"/a/y.toml"_s).size(), 1);
}

void DescriptorVersionsTest::saysWhatCannotBeKept()
{
    DescriptorVersions versions(u"/proc/nowhere"_s);
    const auto kept = versions.keep(u"x.toml"_s, "a");
    QVERIFY(!kept);
    QCOMPARE(kept.error().category, ErrorCategory::Storage);
}

QTEST_GUILESS_MAIN(DescriptorVersionsTest)
#include "tst_descriptorversions.moc"
