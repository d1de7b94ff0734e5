// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/approvals.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace model;
using namespace Qt::StringLiterals;

class ApprovalsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aChangedFingerprintAsksAgain();
    void whatIsAllowedInTwoFormsStaysAllowedInBoth();
    void readsTheBookOfAnEarlierVersion();
    void alwaysIsForEveryConversationAndTheNextStart();
    void aConversationsBookIsItsOwn();
    void whatIsAllowedBelowIsTold();
    void whatIsForgottenAsksAgain();
    void anUnreadableFileAllowsNothing_data();
    void anUnreadableFileAllowsNothing();
    void theFileIsWrittenWhole();
    void whatAnotherProcessAllowedStays();
    void whatAnotherProcessForgotStaysForgotten();
    void saysWhereNothingIsKept();

private:
    QString path() const { return m_folder->filePath(u"config/approvals.json"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

const QString approvedTool = u"io:write_file"_s;
const QString fingerprint = u"f1"_s;

} // namespace

void ApprovalsTest::aChangedFingerprintAsksAgain()
{
    Approvals approvals(path());
    QSignalSpy changed(&approvals, &Approvals::changed);
    QVERIFY(!approvals.isAllowed(approvedTool, fingerprint));
    approvals.allowAlways(approvedTool, fingerprint);
    QCOMPARE(changed.count(), 1);
    QVERIFY(approvals.isAllowed(approvedTool, fingerprint));
    QVERIFY(!approvals.isAllowed(approvedTool, u"f2"_s));
    QVERIFY(!approvals.isAllowed(approvedTool, {}));
    QVERIFY(!approvals.isAllowed(u"io:read_file"_s, fingerprint));
    // Without a fingerprint nothing is known of the tool, so that nothing is allowed.
    approvals.allowAlways(approvedTool, {});
    QVERIFY(!approvals.isAllowed(approvedTool, {}));
    // As with a rule.
    approvals.allowAlike(approvedTool, u"rule"_s, fingerprint);
    QCOMPARE(approvals.rulesFor(approvedTool, fingerprint), QStringList {u"rule"_s});
    QVERIFY(approvals.rulesFor(approvedTool, u"f2"_s).isEmpty());
}

//! As in two workspaces, each of which has a script of that name.
void ApprovalsTest::whatIsAllowedInTwoFormsStaysAllowedInBoth()
{
    Approvals approvals(path());
    approvals.allowAlways(approvedTool, fingerprint);
    approvals.allowAlways(approvedTool, u"f2"_s);
    approvals.allowAlike(approvedTool, u"rule"_s, fingerprint);
    approvals.allowAlike(approvedTool, u"rule"_s, u"f2"_s);
    const Approvals again(path());
    for (const Approvals *book : {static_cast<const Approvals *>(&approvals), &again}) {
        QVERIFY(book->isAllowed(approvedTool, fingerprint) && book->isAllowed(approvedTool, u"f2"_s));
        QVERIFY(book->rulesFor(approvedTool, fingerprint).size() == 1 && book->rulesFor(approvedTool, u"f2"_s).size() == 1);
    }
    // Those that were allowed last.
    for (int form = 3; form <= 2 + Approvals::mostFingerprints; ++form)
        approvals.allowAlways(approvedTool, u"f%1"_s.arg(form));
    QVERIFY(!approvals.isAllowed(approvedTool, u"f2"_s) && approvals.isAllowed(approvedTool, u"f3"_s));
    QCOMPARE(approvals.allowed().value(approvedTool).size(), Approvals::mostFingerprints);
}

void ApprovalsTest::readsTheBookOfAnEarlierVersion()
{
    QVERIFY(QDir(m_folder->path()).mkpath(u"config"_s));
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"io:write_file":"f1","io:read_file":[],"io:list_files":{"f1":"f1"}})");
    file.close();
    const Approvals approvals(path());
    QVERIFY(approvals.isAllowed(approvedTool, fingerprint));
    QCOMPARE(approvals.allowed().size(), 1);
}

void ApprovalsTest::alwaysIsForEveryConversationAndTheNextStart()
{
    Approvals profile(path());
    Approvals first(&profile, {}, nullptr);
    Approvals second(&profile, {}, nullptr);
    first.allowAlways(approvedTool, fingerprint);
    QVERIFY(first.isAllowed(approvedTool, fingerprint));
    QVERIFY(second.isAllowed(approvedTool, fingerprint));
    QVERIFY(first.allowed().isEmpty());
    QVERIFY(Approvals(path()).isAllowed(approvedTool, fingerprint));
}

void ApprovalsTest::aConversationsBookIsItsOwn()
{
    Approvals profile(path());
    Approvals first(&profile, {}, nullptr);
    Approvals second(&profile, {{u"clock:now"_s, {u"c"_s}}}, nullptr);
    first.allow(approvedTool, fingerprint);
    QVERIFY(first.isAllowed(approvedTool, fingerprint));
    QVERIFY(!second.isAllowed(approvedTool, fingerprint));
    QVERIFY(second.isAllowed(u"clock:now"_s, u"c"_s));
    QVERIFY(!profile.isAllowed(approvedTool, fingerprint));
    // What was allowed before stays, whatever else is.
    second.allow(approvedTool, fingerprint);
    QVERIFY(second.isAllowed(u"clock:now"_s, u"c"_s) && second.isAllowed(approvedTool, fingerprint));
    second.forget(approvedTool);
    QVERIFY(second.isAllowed(u"clock:now"_s, u"c"_s) && !second.isAllowed(approvedTool, fingerprint));
    QVERIFY(!QFile::exists(path()));
}

void ApprovalsTest::whatIsAllowedBelowIsTold()
{
    Approvals profile(path());
    Approvals conversation(&profile, {}, nullptr);
    QSignalSpy changed(&conversation, &Approvals::changed);
    profile.allowAlways(approvedTool, fingerprint);
    QCOMPARE(changed.count(), 1);
    QVERIFY(conversation.isAllowed(approvedTool, fingerprint));
    // What is so already is nothing new: one that follows another, and is followed by it, would never end.
    profile.allowAlways(approvedTool, fingerprint);
    QCOMPARE(changed.count(), 1);
    profile.allowAlways(approvedTool, u"f2"_s);
    profile.allowAlways(approvedTool, fingerprint);
    QCOMPARE(changed.count(), 3);
    QCOMPARE(profile.allowed().value(approvedTool), (QStringList {fingerprint, u"f2"_s}));
}

void ApprovalsTest::whatIsForgottenAsksAgain()
{
    Approvals approvals(path());
    approvals.allowAlways(approvedTool, fingerprint);
    QSignalSpy changed(&approvals, &Approvals::changed);
    approvals.forget(u"io:read_file"_s);
    QCOMPARE(changed.count(), 0);
    approvals.forget(approvedTool);
    QCOMPARE(changed.count(), 1);
    QVERIFY(!approvals.isAllowed(approvedTool, fingerprint));
    QVERIFY(!Approvals(path()).isAllowed(approvedTool, fingerprint));
}

void ApprovalsTest::anUnreadableFileAllowsNothing_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"io:write_file":"f1")");
    QTest::newRow("no JSON") << QByteArray("io:write_file=f1");
    QTest::newRow("an array") << QByteArray(R"([{"io:write_file":"f1"}])");
    QTest::newRow("no text") << QByteArray(R"({"io:write_file":true})");
    QTest::newRow("too large") << QByteArray(R"({"io:write_file":"f1","x":")") + QByteArray(5 * 1024 * 1024, 'x') + "\"}";
}

void ApprovalsTest::anUnreadableFileAllowsNothing()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(QDir(m_folder->path()).mkpath(u"config"_s));
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    const Approvals approvals(path());
    QVERIFY(approvals.allowed().isEmpty());
    QVERIFY(!approvals.isAllowed(approvedTool, fingerprint));
    QVERIFY(!approvals.isAllowed(approvedTool, u"true"_s));
}

void ApprovalsTest::theFileIsWrittenWhole()
{
    Approvals approvals(path());
    approvals.allowAlways(approvedTool, fingerprint);
    // Whoever has the file open goes on reading the old one: it is replaced, never written over.
    QFile before(path());
    QVERIFY(before.open(QIODevice::ReadOnly));
    approvals.allowAlways(u"clock:now"_s, u"c"_s);
    QVERIFY(!before.readAll().contains("clock"));
    QCOMPARE(QDir(m_folder->filePath(u"config"_s)).entryList(QDir::Files), QStringList {u"approvals.json"_s});
    QCOMPARE(
        QFile(path()).permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther), QFile::Permissions());
}

void ApprovalsTest::whatAnotherProcessAllowedStays()
{
    Approvals here(path());
    Approvals there(path());
    there.allowAlways(u"clock:now"_s, u"c"_s);
    here.allowAlways(approvedTool, fingerprint);
    const Approvals next(path());
    QVERIFY(next.isAllowed(approvedTool, fingerprint));
    QVERIFY(next.isAllowed(u"clock:now"_s, u"c"_s));
    there.forget(u"clock:now"_s);
    const Approvals last(path());
    QVERIFY(last.isAllowed(approvedTool, fingerprint));
    QVERIFY(!last.isAllowed(u"clock:now"_s, u"c"_s));
}

void ApprovalsTest::whatAnotherProcessForgotStaysForgotten()
{
    Approvals here(path());
    here.allowAlways(approvedTool, fingerprint);
    Approvals(path()).forget(approvedTool);
    here.allowAlways(u"clock:now"_s, u"c"_s);
    QVERIFY(!here.isAllowed(approvedTool, fingerprint));
    QVERIFY(!Approvals(path()).isAllowed(approvedTool, fingerprint));
}

void ApprovalsTest::saysWhereNothingIsKept()
{
    QFile file(m_folder->filePath(u"config"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Approvals approvals(path());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"approvals are not kept"_s));
    approvals.allowAlways(approvedTool, fingerprint);
    QVERIFY(approvals.isAllowed(approvedTool, fingerprint));
}

QTEST_GUILESS_MAIN(ApprovalsTest)
#include "tst_approvals.moc"
