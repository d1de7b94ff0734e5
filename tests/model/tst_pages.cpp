// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/htmlwriter.h"
#include "tests/model/archivetools.h"

#include <QTest>

using namespace model;
using namespace archives;
using namespace Qt::StringLiterals;

namespace {

//! How a line begins in which a page carries something.
constexpr char carriedBegin[] = "<script type=\"application/vnd.parlance.record+json\">";

} // namespace

//! Pages of conversations: what they show and carry, and what comes of them again.
class PagesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPageRunsAndLoadsNothing();
    void aPageIsReadBack();
    void aPageOfNoMessageIsNoConversation();
    void refusesAPageThatIsNotSound_data();
    void refusesAPageThatIsNotSound();
    void aPageOfManyWordsIsReadInPieces();
};

void PagesTest::aPageRunsAndLoadsNothing()
{
    const QString hostile = u"<script>alert(1)</script><img src=x onerror=alert(1)>\"'</style></title>"_s;
    ReadConversation conversation;
    conversation.info.title = hostile;
    Canister canister;
    canister.role = Role::Document;
    canister.title = hostile;
    canister.contents = {TextContent {hostile + u"\n\n```\n"_s + hostile + u"\n```\n# "_s + hostile}, ThoughtContent {hostile, {}, {}},
        ImageContent {"<svg onload='x'/>", u"image/svg+xml\" onerror=\"x"_s, hostile}, DataContent {JsonText::of(hostile)},
        FileContent {"x", hostile, hostile}};
    canister.damage = hostile;
    Canister call;
    call.role = Role::Invocation;
    call.invocation = Invocation {hostile, hostile, hostile.toUtf8()};
    Canister result;
    result.role = Role::Result;
    result.result = ResultState {hostile, Error {ErrorCategory::Execution, hostile}};
    conversation.nodes = {{1, 0, share(canister)}, {2, 1, share(call)}, {3, 2, share(result)}};
    const QByteArray page = writeArchive<HtmlWriter>({conversation});
    QVERIFY(page.contains("&lt;script&gt;") && page.contains("prefers-color-scheme: dark"));
    QVERIFY(!page.contains("<img src=x") && !page.contains("onerror=\"x"));
    QVERIFY(!page.contains("http:") && !page.contains("https:"));
    QCOMPARE(page.count("</style>"), 1);
    const QByteArray bare = writeArchive<HtmlWriter>({conversation}, HtmlWriter::Form::Bare);
    QVERIFY(!bare.contains("<script") && !bare.contains("image/svg"));
    // What it carries is data, a line each, and nothing in it ends it.
    QList<QByteArray> lines = page.split('\n');
    lines.removeIf([](const QByteArray &line) { return !line.startsWith(carriedBegin); });
    QCOMPARE(lines.size(), 6);
    QCOMPARE(page.count("<script"), lines.size());
    QCOMPARE(page.count("</script"), lines.size());
    for (const QByteArray &line : std::as_const(lines))
        QVERIFY(line.count('<') == 2 && line.endsWith("</script>"));
}

void PagesTest::aPageIsReadBack()
{
    const QString hostile = u"</script><!--<script>\\u003C\\\\u003C<\u2028\U0001F468</Script >"_s;
    ReadConversation conversation;
    conversation.info.title = hostile;
    conversation.info.created = conversation.info.changed = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, Qt::UTC);
    conversation.info.labels = {u"a label"_s};
    conversation.info.settings = JsonText::trusted(R"({"supervisor":"a secret"})");
    const auto made = [&conversation](Canister canister) {
        const qint64 before = conversation.nodes.size();
        conversation.nodes += ArchivedNode {before + 1, before, share(std::move(canister)), before != 1, true};
    };
    Canister canister;
    canister.contents = {TextContent {hostile}, ImageContent {"\x89PNG", u"image/png"_s, u"a"_s}};
    canister.created = conversation.info.created;
    made(canister);
    canister.role = Role::Assistant;
    canister.contents = {
        ThoughtContent {u"a thought"_s, u"anthropic"_s, JsonText::trusted(R"({"signature":"hidden"})")}, TextContent {hostile}};
    canister.model = {u"rehearsal"_s, u"rehearsal"_s};
    canister.stop = StopReason::Finished;
    canister.usage.input = 4711;
    made(canister);
    Canister call;
    call.role = Role::Invocation;
    call.created = conversation.info.created;
    call.invocation = Invocation {u"c1"_s, u"io:read_file"_s, hostile.toUtf8()};
    call.invocation->editedArguments = JsonText::trusted(R"({"hidden":1})");
    made(call);
    Canister result;
    result.role = Role::Result;
    result.created = conversation.info.created;
    result.contents = {DataContent {JsonText::trusted(R"({"a":"<b>\u003c\\u003C"})")}};
    result.result = ResultState {u"c1"_s, Error {ErrorCategory::Execution, hostile, u"hidden"_s}};
    result.result->whole = u"hidden"_s;
    made(result);
    conversation.head = 4;
    const QByteArray page = writeArchive<HtmlWriter>({conversation, conversation});
    QVERIFY(!page.contains("hidden") && !page.contains("4711") && !page.contains("a secret") && !page.contains("a label"));
    const ReadArchive archive = readArchive(writeArchive<HtmlWriter>({conversation}));
    QCOMPARE(archive.error, QString());
    QCOMPARE(archive.format, u"Parlance's HTML"_s);
    QCOMPARE(archive.conversations.size(), 1);
    const ReadConversation &read = archive.conversations.first();
    QCOMPARE(read.info.title, hostile);
    QCOMPARE(read.info.created, conversation.info.created);
    QVERIFY(read.info.id != conversation.info.id);
    QCOMPARE(outline(read), outline(conversation));
    QCOMPARE(read.head, 4);
    QCOMPARE(read.nodes.at(0).canister->contents, conversation.nodes.at(0).canister->contents);
    QVERIFY(read.nodes.at(0).active && !read.nodes.at(1).active);
    QCOMPARE(read.nodes.at(1).canister->contents.first(), (Content(ThoughtContent {u"a thought"_s, {}, {}})));
    QCOMPARE(read.nodes.at(1).canister->model, canister.model);
    QCOMPARE(read.nodes.at(3).canister->contents, result.contents);
    QCOMPARE(readArchive(writeArchive<HtmlWriter>({conversation})).conversations.first().info.id, read.info.id);
}

void PagesTest::aPageOfNoMessageIsNoConversation()
{
    ReadConversation full;
    full.nodes = {{1, 0, said(Role::User, u"Hello"_s)}};
    full.head = 1;
    const auto empty = [] { return ReadConversation {{}, {}, 0}; };
    const ReadArchive archive = readArchive(writeArchive<HtmlWriter>({empty(), full, empty(), empty()}));
    QCOMPARE(archive.error, QString());
    QCOMPARE(archive.conversations.size(), 1);
    QCOMPARE(outline(archive.conversations.first()), outline(full));
    QCOMPARE(archive.conversations.first().head, 1);
    const ReadArchive none = readArchive(writeArchive<HtmlWriter>({empty()}));
    QCOMPARE(none.error, QString());
    QVERIFY(none.conversations.isEmpty());
}

void PagesTest::refusesAPageThatIsNotSound_data()
{
    QTest::addColumn<QByteArray>("page");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<qint64>("line");
    ReadConversation conversation;
    conversation.nodes = {{1, 0, said(Role::User, u"One\nTwo"_s)}, {2, 1, said(Role::Assistant, u"Three"_s)}};
    conversation.head = 2;
    const QByteArray page = writeArchive<HtmlWriter>({conversation});
    const auto lineOf = [](const QByteArray &bytes, const QByteArray &what) { return bytes.left(bytes.lastIndexOf(what)).count('\n') + 1; };
    const QByteArray nodeBegin = carriedBegin + QByteArray("{\"record\":\"node\"");
    QTest::newRow("another's") << QByteArray("<!DOCTYPE html>\n<html><body>ChatGPT said:</body></html>") << u"not exported by Parlance"_s
                               << qint64(0);
    QTest::newRow("without a type") << QByteArray("\xef\xbb\xbf \n<HTML lang=en><p>You said:") << u"not exported by Parlance"_s
                                    << qint64(0);
    QTest::newRow("cut off in a record") << page.left(page.lastIndexOf("\"parent\"")) << u"in the middle of an object"_s
                                         << qint64(lineOf(page, nodeBegin));
    QTest::newRow("cut off between records") << page.left(page.lastIndexOf(nodeBegin)) << u"in the middle of a conversation"_s
                                             << qint64(-1);
    QByteArray wrong = page;
    QTest::newRow("not JSON") << wrong.replace("\"parent\":1", "\"parent\":one") << u"not JSON"_s << qint64(lineOf(page, nodeBegin));
    QTest::newRow("twice") << page + page << u"is not expected here"_s << qint64(page.count('\n') + lineOf(page, "{\"format\""));
    QTest::newRow("a record that nobody knows") << QByteArray(page).replace("\"record\":\"end\"", "\"record\":\"ends\"")
                                                << u"is not expected here"_s << qint64(lineOf(page, "\"record\":\"end\""));
    QTest::newRow("an element that ends within a text")
        << QByteArray(page).replace("Three\"", "Th<ree\"") << u"in the middle of an object"_s << qint64(-1);
    QTest::newRow("an element that ends nowhere")
        << page.left(page.lastIndexOf(nodeBegin)) + nodeBegin + QByteArray(100'000, ' ') << u"in the middle of an object"_s << qint64(-1);
}

void PagesTest::refusesAPageThatIsNotSound()
{
    QFETCH(QByteArray, page);
    QFETCH(QString, expected);
    QFETCH(qint64, line);
    const ReadArchive archive = readArchive(page);
    QVERIFY2(archive.error.contains(expected), qPrintable(archive.error));
    if (line >= 0)
        QCOMPARE(archive.line, line);
}

//! Words that look like what a page carries are words, and a line of any length is passed over.
void PagesTest::aPageOfManyWordsIsReadInPieces()
{
    ReadConversation conversation;
    const QString words = u"\n"_s + QString::fromLatin1(carriedBegin) + u"{\"record\":\"end\",\"head\":0}</script>\n"_s;
    conversation.nodes = {{1, 0, said(Role::User, words + QString(200'000, u'x') + words)}};
    conversation.head = 1;
    const QByteArray page = writeArchive<HtmlWriter>({conversation});
    const ReadArchive archive = readArchive(QByteArray(page).replace("<p>", "<p>" + QByteArray(300'000, 'y')));
    QCOMPARE(archive.error, QString());
    QCOMPARE(archive.conversations.first().nodes.first().canister->text(), words + QString(200'000, u'x') + words);
}

QTEST_GUILESS_MAIN(PagesTest)
#include "tst_pages.moc"
