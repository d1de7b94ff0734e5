// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/librarylineswriter.h"
#include "model/conversation/sessionsettings.h"
#include "model/store/exchangestore.h"
#include "model/store/libraryexport.h"
#include "model/store/libraryimport.h"
#include "model/store/searchindex.h"
#include "model/store/turnstore.h"
#include "storefixture.h"

#include <QBuffer>

using namespace model;
using namespace Qt::StringLiterals;

//! Libraries that go out of one store and into another.
class LibraryTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aLibraryComesBackWithoutLoss();
    void whatIsFoundAndShownIsTheSame();
    void forksKeepTheTurnsOfTheirOrigin();
    void aFileThatIsCutOffBringsNothing_data();
    void aFileThatIsCutOffBringsNothing();
    void whatIsThereIsLeftAlone();
    void whatIsThereComesAgainWhereThatIsAskedFor();
    void lookingWritesNothing();
    void whatWasAllowedIsNotTaken();
    void exchangesComeWhereTheyAreWished();
    void theOrderOfSiblingsStays();
    void aDeletedConversationStaysWhereItIs();
    void stoppingBringsNothing();
    void comesInStepsThatNobodySees();
    void takesWhatIsOnlyWritten();
    void leavesNothingWhereItBreaksOff();
    void keepsTheFoldersOfOthersAsTextOnly();

private:
    static QByteArray exported(StoreFixture &fixture, const LibraryExport::Scope &scope = {});
    static Result<ImportedFile> import(
        StoreFixture &fixture, const QByteArray &bytes, const LibraryImport::Choices &choices = {}, const std::function<bool()> &stop = {});
    void fill();

    std::unique_ptr<StoreFixture> m_from;
    std::unique_ptr<StoreFixture> m_to;
    ConversationId m_conversation;
    ConversationId m_fork;
    TurnId m_committed;
};

void LibraryTest::init()
{
    m_from = std::make_unique<StoreFixture>();
    m_to = std::make_unique<StoreFixture>();
    fill();
}

void LibraryTest::cleanup()
{
    m_from.reset();
    m_to.reset();
}

QByteArray LibraryTest::exported(StoreFixture &fixture, const LibraryExport::Scope &scope)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    LibraryLinesWriter writer(buffer);
    const auto done = LibraryExport(fixture.database(), scope).run(writer);
    return done ? buffer.data() : "failed: " + done.error().message.toUtf8();
}

Result<ImportedFile> LibraryTest::import(
    StoreFixture &fixture, const QByteArray &bytes, const LibraryImport::Choices &choices, const std::function<bool()> &stop)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto reader = ArchiveReader::open(buffer);
    if (!reader)
        return tl::unexpected(reader.error());
    return LibraryImport(fixture.database(), choices, stop).run(**reader);
}

//! A tree with branches at several places, switches, a turn that was committed and one that was rolled back, and a fork.
void LibraryTest::fill()
{
    ConversationStore store(m_from->database());
    TurnStore turns(m_from->database());
    SessionSettings settings;
    settings.supervisor = u"Be brief.\nBe kind."_s;
    settings.switches = {{u"io"_s, false}};
    settings.approvals = {{u"io:write_file"_s, {u"fingerprint"_s}}};
    settings.draft = u"half a word"_s;
    ConversationInfo info;
    info.title = u"Grüße <b>&amp;</b>\n“quoted”"_s;
    info.labels = {u"one"_s, u"two, three"_s};
    info.group = u"Lamps & oil"_s;
    info.archived = true;
    info.settings = settings.toJson();
    VERIFY_RESULT(store.create(info));
    m_conversation = info.id;

    Canister picture;
    picture.contents = {TextContent {u"Look: 🦊"_s}, ImageContent {QByteArray(100'000, '\x07'), u"image/png"_s, u"a.png"_s}};
    const auto second = store.append(m_conversation, 0, {share(picture), text(u"second"_s, Role::Assistant)});
    VERIFY_RESULT(second);
    TurnRecord turn;
    turn.conversation = m_conversation;
    turn.base = *second;
    m_committed = turn.id;
    VERIFY_RESULT(turns.begin(turn));
    Canister call;
    call.role = Role::Invocation;
    call.invocation = Invocation {u"call1"_s, u"io:read_file"_s, R"({"path": 1.0, "big": 12345678901234567890})"};
    Canister result;
    result.role = Role::Result;
    result.result = ResultState {u"call1"_s, Error {ErrorCategory::Execution, u"no"_s, u"why"_s}, 12.5};
    const auto fourth = turns.commit(turn.id, {share(call), share(result)}, TurnState::Committed);
    VERIFY_RESULT(fourth);
    // Siblings at the second place, below them two more, and another beginning.
    const auto other = store.append(m_conversation, *second - 1, {text(u"another answer"_s, Role::Assistant), text(u"and on"_s)});
    VERIFY_RESULT(other);
    VERIFY_RESULT(store.append(m_conversation, *other, {text(u"leaf one"_s)}));
    VERIFY_RESULT(store.append(m_conversation, *other, {text(u"leaf two"_s)}));
    VERIFY_RESULT(store.append(m_conversation, 0, {text(u"begun anew"_s)}));
    VERIFY_RESULT(store.setSwitches(*second, false, false));
    VERIFY_RESULT(store.setSwitches(*other, true, true));
    VERIFY_RESULT(m_from->database().run(u"UPDATE node SET superseded=? WHERE row=?"_s, {*fourth, *fourth - 1}));
    VERIFY_RESULT(store.moveHead(m_conversation, *fourth));
    turn.id = TurnId::create();
    turn.base = *fourth;
    VERIFY_RESULT(turns.begin(turn));
    VERIFY_RESULT(turns.rollBack(
        turn.id, {text(u"what was undone"_s), share(call)}, {ErrorCategory::Fatal, u"broke"_s, u"detail"_s}, {{u"c"_s, u"io:x"_s, "{}"}}));
    VERIFY_RESULT(turns.dismiss(turn.id));

    ConversationInfo fork;
    fork.title = u"fork"_s;
    VERIFY_RESULT(store.fork(m_conversation, *fourth, fork));
    m_fork = fork.id;
    const auto path = store.path(m_fork);
    VERIFY_RESULT(path);
    const auto nodes = store.nodes(*path, 0, 10);
    VERIFY_RESULT(nodes);
    VERIFY_RESULT(store.append(m_fork, nodes->last().row, {text(u"only in the fork"_s)}));
}

void LibraryTest::aLibraryComesBackWithoutLoss()
{
    const QByteArray first = exported(*m_from);
    QVERIFY2(first.startsWith("{\"format\":\"parlance-library\",\"version\":1}\n"), first.left(200).constData());
    QCOMPARE(first.count("\"record\":\"conversation\""), 2);
    QCOMPARE(first.count("\"record\":\"staged\""), 2);
    const auto file = import(*m_to, first);
    VERIFY_RESULT(file);
    QCOMPARE(file->conversations.size(), 2);
    QCOMPARE(exported(*m_to), first);
    QCOMPARE(m_to->integrity(), u"ok"_s);
    VERIFY_RESULT(ConversationStore(m_to->database()).checkList());
    // Into a store that has others, too.
    StoreFixture third;
    VERIFY_RESULT(ConversationStore(third.database()).append(third.conversation(), 0, {text(u"own"_s), text(u"own too"_s)}));
    VERIFY_RESULT(import(third, first));
    QCOMPARE(exported(third, {{m_conversation, m_fork}}), first);
}

void LibraryTest::whatIsFoundAndShownIsTheSame()
{
    VERIFY_RESULT(import(*m_to, exported(*m_from)));
    for (const ConversationId &id : {m_conversation, m_fork}) {
        ConversationStore from(m_from->database());
        ConversationStore to(m_to->database());
        const auto before = from.find(id);
        const auto after = to.find(id);
        VERIFY_RESULT(before);
        VERIFY_RESULT(after);
        QCOMPARE(after->title, before->title);
        QCOMPARE(after->labels, before->labels);
        QCOMPARE(after->group, before->group);
        QCOMPARE(after->archived, before->archived);
        QCOMPARE(after->changed, before->changed);
        QCOMPARE(after->branches, before->branches);
        const auto pathBefore = from.path(id);
        const auto pathAfter = to.path(id);
        VERIFY_RESULT(pathBefore);
        VERIFY_RESULT(pathAfter);
        const auto nodesBefore = from.nodes(*pathBefore, 0, 100);
        const auto nodesAfter = to.nodes(*pathAfter, 0, 100);
        VERIFY_RESULT(nodesBefore);
        VERIFY_RESULT(nodesAfter);
        QCOMPARE(nodesAfter->size(), nodesBefore->size());
        for (qsizetype index = 0; index < nodesBefore->size(); ++index) {
            const Node &one = nodesBefore->at(index);
            const Node &other = nodesAfter->at(index);
            QVERIFY(*other.canister == *one.canister);
            QCOMPARE(std::tuple(other.active, other.pinned, other.superseded, other.sibling, other.siblings),
                std::tuple(one.active, one.pinned, one.superseded, one.sibling, one.siblings));
        }
    }
    const auto hits = SearchIndex(m_to->database()).find(u"another answer"_s, 10);
    VERIFY_RESULT(hits);
    QCOMPARE(hits->size(), 1);
    // A canister that forks share is one, as before.
    QCOMPARE(m_to->count(u"canister"_s), m_from->count(u"canister"_s));
    const auto undone = TurnStore(m_to->database()).rolledBack(m_conversation);
    VERIFY_RESULT(undone);
    QCOMPARE(undone->first().staged.first()->text(), u"what was undone"_s);
}

void LibraryTest::forksKeepTheTurnsOfTheirOrigin()
{
    const auto turnInFork = [this](StoreFixture &fixture) {
        const auto path = ConversationStore(fixture.database()).path(m_fork);
        const auto nodes = ConversationStore(fixture.database()).nodes(path.value_or(Path()), 3, 1);
        return TurnStore(fixture.database()).turnOf(nodes->first().row).value_or(TurnId());
    };
    QCOMPARE(turnInFork(*m_from), m_committed);
    // Where the fork comes before what it was made from.
    const QByteArray both = exported(*m_from);
    const qsizetype first = both.indexOf("{\"record\":\"conversation\"");
    const qsizetype second = both.indexOf("{\"record\":\"conversation\"", first + 1);
    VERIFY_RESULT(import(*m_to, both.left(first) + both.mid(second) + both.mid(first, second - first)));
    QCOMPARE(turnInFork(*m_to), m_committed);
    QCOMPARE(exported(*m_to), both);
    // Alone it names no turn of another.
    const QByteArray alone = exported(*m_from, {{m_fork}});
    QVERIFY(!alone.contains("\"turn\""));
}

void LibraryTest::aFileThatIsCutOffBringsNothing_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<QString>("expected");
    QTest::newRow("in the middle") << 0.5 << u"line "_s;
    QTest::newRow("near the end") << 0.97 << u"line "_s;
    QTest::newRow("in the first line") << 0.00001 << u"line 1: "_s;
}

void LibraryTest::aFileThatIsCutOffBringsNothing()
{
    QFETCH(double, share);
    QFETCH(QString, expected);
    const QByteArray whole = exported(*m_from);
    const auto file = import(*m_to, whole.left(qMax(qsizetype(3), qsizetype(double(whole.size()) * share))));
    QVERIFY(!file);
    QVERIFY2(file.error().message.contains(expected), qPrintable(file.error().message));
    for (const QString &table : {u"conversation"_s, u"node"_s, u"canister"_s, u"turn"_s, u"segment"_s, u"content"_s})
        QCOMPARE(m_to->count(table), 0);
}

void LibraryTest::whatIsThereIsLeftAlone()
{
    const QByteArray bytes = exported(*m_from);
    VERIFY_RESULT(import(*m_to, bytes));
    auto again = import(*m_to, bytes);
    VERIFY_RESULT(again);
    for (const ImportedConversation &each : std::as_const(again->conversations))
        QCOMPARE(each.outcome, ImportedConversation::Outcome::SkippedSame);
    VERIFY_RESULT(ConversationStore(m_to->database()).setTitle(m_fork, u"renamed here"_s));
    again = import(*m_to, bytes);
    VERIFY_RESULT(again);
    QCOMPARE(again->conversations.first().outcome, ImportedConversation::Outcome::SkippedSame);
    QCOMPARE(again->conversations.last().outcome, ImportedConversation::Outcome::SkippedOther);
    QCOMPARE(ConversationStore(m_to->database()).find(m_fork)->title, u"renamed here"_s);
    QCOMPARE(m_to->count(u"conversation"_s), 2);
    // Twice in one file.
    StoreFixture third;
    const auto doubled = import(third, bytes + bytes.mid(bytes.indexOf('\n') + 1));
    VERIFY_RESULT(doubled);
    QCOMPARE(doubled->conversations.size(), 4);
    QCOMPARE(doubled->conversations.last().outcome, ImportedConversation::Outcome::SkippedSame);
    QCOMPARE(exported(third), bytes);
}

void LibraryTest::whatIsThereComesAgainWhereThatIsAskedFor()
{
    const QByteArray bytes = exported(*m_from);
    const auto again = import(*m_from, bytes, {false, true});
    VERIFY_RESULT(again);
    QCOMPARE(m_from->count(u"conversation"_s), 4);
    const ConversationId renewed = again->conversations.first().id;
    QVERIFY(renewed != m_conversation);
    QCOMPARE(ConversationStore(m_from->database()).find(renewed)->title, ConversationStore(m_from->database()).find(m_conversation)->title);
    QCOMPARE(TurnStore(m_from->database()).rolledBack(renewed)->size(), 1);
    QCOMPARE(exported(*m_from, {{m_conversation, m_fork}}), bytes);
    VERIFY_RESULT(import(*m_from, bytes, {false, true}));
    QCOMPARE(m_from->count(u"conversation"_s), 6);
}

void LibraryTest::lookingWritesNothing()
{
    const auto file = import(*m_to, exported(*m_from), {true, false});
    VERIFY_RESULT(file);
    QCOMPARE(file->conversations.size(), 2);
    QCOMPARE(file->conversations.first().outcome, ImportedConversation::Outcome::Imported);
    QCOMPARE(file->conversations.last().canisters, 5);
    QCOMPARE(m_to->count(u"conversation"_s), 0);
}

void LibraryTest::whatWasAllowedIsNotTaken()
{
    const QByteArray bytes = exported(*m_from);
    QVERIFY(!bytes.contains("fingerprint"));
    QByteArray hostile = bytes;
    hostile.replace("\"approvals\":{}", R"("approvals":{"code:shell_cmd":"fingerprint"})");
    QVERIFY(hostile.contains("fingerprint"));
    VERIFY_RESULT(import(*m_to, hostile));
    const auto info = ConversationStore(m_to->database()).find(m_conversation);
    VERIFY_RESULT(info);
    const SessionSettings settings = SessionSettings::fromJson(info->settings);
    QVERIFY(settings.approvals.isEmpty());
    QCOMPARE(settings.supervisor, u"Be brief.\nBe kind."_s);
    QCOMPARE(settings.draft, u"half a word"_s);
}

void LibraryTest::exchangesComeWhereTheyAreWished()
{
    Exchange exchange;
    exchange.origin = {m_conversation, m_committed, 1, u"call1"_s, {}};
    exchange.request = {"POST", QUrl(u"http://localhost/v1?x=%20"_s), {{"Content-Type", "application/json"}}, QByteArray(5000, '\xff')};
    exchange.status = 200;
    exchange.responseHeaders = {{"X-\xe4", "b"}};
    exchange.responseBody = "data: 1\n\n";
    exchange.arrivals = {{4, 1.25}, {9, 2.5}};
    exchange.state = ExchangeState::Complete;
    exchange.started = QDateTime::fromMSecsSinceEpoch(QDateTime::currentMSecsSinceEpoch(), Qt::UTC);
    VERIFY_RESULT(ExchangeStore(m_from->database()).end(exchange));
    QVERIFY(!exported(*m_from).contains("\"record\":\"exchange\""));
    LibraryExport::Scope scope;
    scope.withExchanges = true;
    const QByteArray bytes = exported(*m_from, scope);
    VERIFY_RESULT(import(*m_to, bytes));
    QCOMPARE(exported(*m_to, scope), bytes);
    const auto found = ExchangeStore(m_to->database()).find(exchange.id);
    VERIFY_RESULT(found);
    QVERIFY(*found == exchange);
    // One that is there under this name is not written over, whatever a file says of it.
    const qsizetype line = bytes.indexOf("{\"record\":\"exchange\"");
    const QByteArray other = bytes.mid(line, bytes.indexOf('\n', line) + 1 - line).replace("\"status\":200", "\"status\":500");
    const QByteArray conversation =
        R"({"record":"conversation","id":"other","created":"2025-01-01T00:00:00Z","changed":"2025-01-01T00:00:00Z"})";
    VERIFY_RESULT(import(*m_to, bytes.left(bytes.indexOf('\n') + 1) + conversation + other + R"({"record":"end","head":0})"));
    QCOMPARE(ExchangeStore(m_to->database()).find(exchange.id)->status, 200);
}

void LibraryTest::theOrderOfSiblingsStays()
{
    const auto texts = [](StoreFixture &fixture, const ConversationId &id) {
        QStringList found;
        ConversationStore store(fixture.database());
        const auto roots = store.nodes(*store.path(id), 1, 1);
        const auto rows = store.siblings(roots->first().row);
        for (const qint64 row : *rows)
            found += store.node(row)->canister->text();
        return found;
    };
    VERIFY_RESULT(import(*m_to, exported(*m_from)));
    QCOMPARE(texts(*m_to, m_conversation), (QStringList {u"second"_s, u"another answer"_s}));
    QCOMPARE(texts(*m_to, m_conversation), texts(*m_from, m_conversation));
}

void LibraryTest::aDeletedConversationStaysWhereItIs()
{
    const QByteArray both = exported(*m_from);
    VERIFY_RESULT(ConversationStore(m_from->database()).remove(m_fork));
    QCOMPARE(exported(*m_from).count("\"record\":\"conversation\""), 1);
    const auto file = import(*m_from, both);
    VERIFY_RESULT(file);
    QVERIFY(file->conversations.last().isDeleted);
    QCOMPARE(file->conversations.last().outcome, ImportedConversation::Outcome::SkippedSame);
}

void LibraryTest::stoppingBringsNothing()
{
    int asked = 0;
    const auto file = import(*m_to, exported(*m_from), {}, [&asked] { return ++asked > 8; });
    QVERIFY(!file);
    QCOMPARE(m_to->count(u"conversation"_s), 0);
}

//! Between any two records somebody else writes.
void LibraryTest::comesInStepsThatNobodySees()
{
    LibraryExport::Scope all;
    const QByteArray bytes = exported(*m_from, all);
    const auto looked = import(*m_to, bytes, {true, false});
    VERIFY_RESULT(looked);
    ConversationStore store(m_to->database());
    const ConversationId own = m_to->conversation();
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto reader = ArchiveReader::open(buffer);
    VERIFY_RESULT(reader);
    LibraryImport steps(m_to->database(), {});
    steps.expect(*looked);
    qint64 row = 0;
    int count = 0;
    for (bool isEnd = false; !isEnd; ++count) {
        const auto step = steps.step(**reader, 0);
        VERIFY_RESULT(step);
        isEnd = *step;
        const auto appended = store.append(own, row, {text(u"word %1"_s.arg(count))});
        VERIFY_RESULT(appended);
        row = *appended;
        QCOMPARE(store.list(100)->size(), 1);
        QCOMPARE(store.list(100, 0, ConversationStore::Which::Deleted)->size(), 0);
        QVERIFY(!store.findByPrefix(m_conversation.toString(), ConversationStore::Among::All));
    }
    QVERIFY(count > 10);
    VERIFY_RESULT(steps.finish(**reader));
    QCOMPARE(exported(*m_to, {{m_conversation, m_fork}}), exported(*m_from, {{m_conversation, m_fork}}));
    QCOMPARE(store.pathTo(own, row).map([](const auto &path) { return lengthOf(path); }).value_or(0), count);
    QVERIFY(!*LibraryImport::hasUnfinished(m_to->database()));
    QCOMPARE(m_to->integrity(), u"ok"_s);
    // The index has come after it, and lets go of it again.
    QCOMPARE(SearchIndex(m_to->database()).find(u"another answer"_s, 10)->size(), 1);
    VERIFY_RESULT(store.erase(m_conversation));
    VERIFY_RESULT(store.erase(m_fork));
    VERIFY_RESULT(m_to->database().execute(u"INSERT INTO search_0 (search_0) VALUES ('integrity-check')"_s));
    QVERIFY(SearchIndex(m_to->database()).find(u"another answer"_s, 10)->isEmpty());
}

void LibraryTest::takesWhatIsOnlyWritten()
{
    ConversationStore store(m_from->database());
    ConversationInfo written;
    SessionSettings settings;
    settings.draft = u"not sent yet"_s;
    written.settings = settings.toJson();
    VERIFY_RESULT(store.create(written));
    ConversationInfo empty;
    empty.settings = SessionSettings().toJson();
    VERIFY_RESULT(store.create(empty));
    LibraryExport::Scope all;
    QVERIFY(!LibraryExport::conversations(m_from->database(), all)->contains(written.id));
    all.withDrafts = true;
    const auto ids = LibraryExport::conversations(m_from->database(), all);
    VERIFY_RESULT(ids);
    QVERIFY(ids->contains(written.id) && ids->contains(m_conversation) && !ids->contains(empty.id));
    VERIFY_RESULT(import(*m_to, exported(*m_from, all)));
    const auto taken = ConversationStore(m_to->database()).find(written.id);
    VERIFY_RESULT(taken);
    QCOMPARE(SessionSettings::fromJson(taken->settings).draft, settings.draft);
}

void LibraryTest::leavesNothingWhereItBreaksOff()
{
    const QByteArray bytes = exported(*m_from);
    const auto looked = import(*m_to, bytes, {true, false});
    VERIFY_RESULT(looked);
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto reader = ArchiveReader::open(buffer);
    {
        LibraryImport steps(m_to->database(), {});
        steps.expect(*looked);
        for (int number = 0; number < 8; ++number)
            VERIFY_RESULT(steps.step(**reader, 0));
    }
    QVERIFY(m_to->count(u"node"_s) > 0 && *LibraryImport::hasUnfinished(m_to->database()));
    VERIFY_RESULT(LibraryImport::discardUnfinished(m_to->database()));
    for (const QString &table : {u"conversation"_s, u"node"_s, u"segment"_s, u"turn"_s, u"canister"_s, u"content"_s, u"label"_s})
        QVERIFY2(m_to->count(table) == 0, qPrintable(table));
    QVERIFY(!*LibraryImport::hasUnfinished(m_to->database()));
    // It comes as if nothing had been.
    VERIFY_RESULT(import(*m_to, bytes));
    QCOMPARE(exported(*m_to), bytes);
}

void LibraryTest::keepsTheFoldersOfOthersAsTextOnly()
{
    QByteArray hostile = exported(*m_from);
    hostile.replace("\"folders\":[]", R"("folders":["/home"])");
    QVERIFY(hostile.contains("/home"));
    const auto file = import(*m_to, hostile);
    VERIFY_RESULT(file);
    QCOMPARE(file->conversations.first().folders, QStringList {u"/home"_s});
    const auto info = ConversationStore(m_to->database()).find(m_conversation);
    VERIFY_RESULT(info);
    SessionSettings settings = SessionSettings::fromJson(info->settings);
    QVERIFY(settings.folders.isEmpty());
    QCOMPARE(settings.formerFolders, QStringList {u"/home"_s});
    // They go out as they came in, until others are picked.
    QCOMPARE(exported(*m_to), hostile);
    const auto again = import(*m_to, hostile);
    VERIFY_RESULT(again);
    QCOMPARE(again->conversations.first().outcome, ImportedConversation::Outcome::SkippedSame);
    settings.folders = {u"/work"_s};
    QCOMPARE(settings.toTake().folders, QStringList {u"/work"_s});
}

QTEST_GUILESS_MAIN(LibraryTest)
#include "tst_library.moc"
