// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchindex.h"
#include "model/store/searchquery.h"
#include "model/text/cutwords.h"
#include "storefixture.h"
#include "tests/support/processorclock.h"

using namespace model;
using namespace Qt::StringLiterals;

class SearchIndexTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void findsWhatWasMeant_data();
    void findsWhatWasMeant();
    void newestComesFirst();
    void deletedConversationsAreLeftOut();
    void partsAreSearchedNewestFirst();
    void manyOfOnePartInOneGo();
    void aCanisterThatForksShareIsOneHit();
    void nothingThatCanBeTypedIsAnError_data();
    void nothingThatCanBeTypedIsAnError();
    void theSnippetShowsTheMatch();
    void findsArgumentsAndTitles();
    void findsOnlyWhatAFilterAccepts_data();
    void findsOnlyWhatAFilterAccepts();
    void leavesOutTheSignsOfMarkdown_data();
    void leavesOutTheSignsOfMarkdown();
    void findsWordsThatMarkdownCuts_data();
    void findsWordsThatMarkdownCuts();
    void takesOutWhatItHasOfCutWords();
    void saysWhichFilterCannotBeRead_data();
    void saysWhichFilterCannotBeRead();
    void leavesOutWhatIsExcluded_data();
    void leavesOutWhatIsExcluded();

private:
    QStringList find(const QString &words, int limit = 10);
    static CanisterPointer answer(const QString &text);

    std::unique_ptr<StoreFixture> m_fixture;
    ConversationId m_conversation;
};

void SearchIndexTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    m_conversation = m_fixture->conversation();
    const QList<CanisterPointer> canisters {text(u"The quick brown fox"_s), text(u"A lazy dog, brown-ish"_s), text(u"Grüße aus Köln"_s),
        text(QString(3000, u'x') + u" needle in hay"_s)};
    QVERIFY(ConversationStore(m_fixture->database()).append(m_conversation, 0, canisters));
}

QStringList SearchIndexTest::find(const QString &words, int limit)
{
    const auto hits = SearchIndex(m_fixture->database()).find(words, limit);
    if (!hits)
        return {u"error: "_s + hits.error().detail};
    QStringList snippets;
    for (const SearchHit &hit : *hits)
        snippets += hit.snippet;
    return snippets;
}

CanisterPointer SearchIndexTest::answer(const QString &text)
{
    Canister canister;
    canister.role = Role::Assistant;
    canister.contents = {TextContent {text}};
    return share(std::move(canister));
}

void SearchIndexTest::findsOnlyWhatAFilterAccepts_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("count");
    QTest::newRow("none") << u"lantern"_s << 3;
    QTest::newRow("a role") << u"lantern role:assistant"_s << 1;
    QTest::newRow("in any case, before the word") << u"Role:User lantern"_s << 1;
    QTest::newRow("a model") << u"lantern model:claude"_s << 1;
    QTest::newRow("another model") << u"lantern model:gpt"_s << 0;
    QTest::newRow("a tool") << u"lantern tool:read"_s << 1;
    QTest::newRow("a label") << u"lantern label:wor"_s << 3;
    QTest::newRow("another label") << u"lantern label:home"_s << 0;
    QTest::newRow("a day") << u"lantern after:2024-05-02 before:2024-05-03"_s << 1;
    QTest::newRow("what is no filter is a word") << u"lantern colour:red"_s << 0;
    QTest::newRow("a filter's name alone is a word") << u"lantern after:"_s << 0;
    QTest::newRow("a group") << u"lantern group:LAMP"_s << 3;
    QTest::newRow("another group") << u"lantern group:ropes"_s << 0;
    QTest::newRow("the archive") << u"lantern archived:yes"_s << 3;
    QTest::newRow("not the archive") << u"lantern archived:no"_s << 0;
    QTest::newRow("nothing but a tool") << u"tool:read"_s << 1;
    QTest::newRow("nothing but a role") << u"role:invocation"_s << 1;
    QTest::newRow("nothing but a day") << u"after:2024-05-02 before:2024-05-04"_s << 2;
    QTest::newRow("nothing but a label, once a conversation") << u"label:work"_s << 1;
    QTest::newRow("nothing but the archive") << u"archived:yes"_s << 1;
    QTest::newRow("nothing but not the archive") << u"archived:no"_s << 1;
    QTest::newRow("nothing") << u""_s << 0;
}

void SearchIndexTest::findsOnlyWhatAFilterAccepts()
{
    QFETCH(QString, words);
    QFETCH(int, count);
    Canister question {.role = Role::User, .contents = {TextContent {u"Where is the lantern?"_s}}};
    question.created = QDateTime({2024, 5, 2}, {12, 0});
    Canister call {.role = Role::Invocation, .contents = {}};
    call.created = QDateTime({2024, 5, 3}, {12, 0});
    call.invocation = Invocation {u"1"_s, u"io:read_file"_s, R"({"path":"lantern.txt"})"};
    Canister answer {.role = Role::Assistant, .contents = {TextContent {u"The lantern hangs there."_s}}};
    answer.created = QDateTime({2024, 5, 4}, {12, 0});
    answer.model = {u"anthropic"_s, u"claude-sonnet"_s};
    ConversationStore store(m_fixture->database());
    const ConversationId id = m_fixture->conversation();
    QVERIFY(store.append(id, 0, {share(question), share(call), share(answer)}));
    QVERIFY(store.setLabels(id, {u"work"_s}));
    QVERIFY(store.setGroup(id, u"Lamps"_s));
    QVERIFY(store.setArchived(id, true));
    QCOMPARE(find(words).size(), count);
}

void SearchIndexTest::leavesOutTheSignsOfMarkdown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("emphasis") << u"An **oil** _lamp_ and `code`"_s << u"An oil lamp and code"_s;
    QTest::newRow("a link") << u"See [the lamp](https://example.org)."_s << u"See the lamp."_s;
    QTest::newRow("a heading and a list") << u"## Lamps\n- one\n- two"_s << u"Lamps\none\ntwo"_s;
    QTest::newRow("emphasis in emphasis") << u"**a *b* c** and *d*"_s << u"a b c and d"_s;
    QTest::newRow("a text that is cut") << u"An **oil la"_s << u"An oil la"_s;
    QTest::newRow("times stays") << u"12*(3+4) = **84**"_s << u"12*(3+4) = 84"_s;
    QTest::newRow("a fence") << u"~~~sh\nls\n~~~\nsaid"_s << u"\nls\n\nsaid"_s;
    QTest::newRow("a quotation") << u"> oil\n> lamps"_s << u"oil\nlamps"_s;
    QTest::newRow("a list of plus signs") << u"+ oil\n+ lamps"_s << u"oil\nlamps"_s;
    QTest::newRow("code alone") << u"a `lamp` of oil"_s << u"a lamp of oil"_s;
    QTest::newRow("underscores alone") << u"an _oil_ lamp"_s << u"an oil lamp"_s;
    QTest::newRow("a struck word alone") << u"an ~~oil~~ lamp"_s << u"an oil lamp"_s;
    QTest::newRow("a table") << u"| oil | lamp |"_s << u" oil | lamp "_s;
    QTest::newRow("a text without signs") << u"An oil lamp."_s << u"An oil lamp."_s;
    QTest::newRow("names stay") << u"read_file and snake_case_name"_s << u"read_file and snake_case_name"_s;
}

void SearchIndexTest::leavesOutTheSignsOfMarkdown()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(withoutMarkdown(text), shown);
}

void SearchIndexTest::findsWordsThatMarkdownCuts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("by strong signs") << u"The light**house** stands."_s << u"lighthouse"_s << true;
    QTest::newRow("at its first letter") << u"The *l*ighthouse"_s << u"lighthouse"_s << true;
    QTest::newRow("by a link") << u"The [light](https://example.org)house"_s << u"lighthouse"_s << true;
    QTest::newRow("by code") << u"`light`house"_s << u"lighthouse"_s << true;
    QTest::newRow("by what is struck") << u"light~~house~~"_s << u"lighthouse"_s << true;
    QTest::newRow("in a phrase") << u"The old light**house** keeper"_s << u"\"old lighthouse keeper\""_s << true;
    QTest::newRow("as it is written") << u"The light**house** stands."_s << u"house"_s << true;
    QTest::newRow("by a name's line") << u"light_house_"_s << u"lighthouse"_s << false;
    QTest::newRow("in code, which shows its signs") << u"```\nlight**house**\n```"_s << u"lighthouse"_s << false;
    QTest::newRow("times") << u"3*4 and light * house"_s << u"lighthouse"_s << false;
}

void SearchIndexTest::findsWordsThatMarkdownCuts()
{
    QFETCH(QString, text);
    QFETCH(QString, words);
    QFETCH(bool, isFound);
    VERIFY_RESULT(ConversationStore(m_fixture->database()).append(m_conversation, 0, {answer(text)}));
    QCOMPARE(find(words).size(), isFound ? 1 : 0);
}

void SearchIndexTest::takesOutWhatItHasOfCutWords()
{
    VERIFY_RESULT(ConversationStore(m_fixture->database()).append(m_conversation, 0, {answer(u"The light**house** stands."_s)}));
    QCOMPARE(find(u"lighthouse"_s), QStringList {u"The lighthouse stands."_s});
    // What a person wrote is shown with its signs.
    VERIFY_RESULT(ConversationStore(m_fixture->database()).append(m_conversation, 0, {text(u"A light**house**?"_s)}));
    QCOMPARE(find(u"lighthouse"_s).size(), 1);
    VERIFY_RESULT(ConversationStore(m_fixture->database()).erase(m_conversation));
    VERIFY_RESULT(m_fixture->database().execute(u"INSERT INTO search_0 (search_0) VALUES ('integrity-check')"_s));
    QVERIFY(find(u"lighthouse"_s).isEmpty());
    // A hostile text takes no longer than another.
    const support::ProcessorClock clock;
    for (const QString &signs : {u"["_s, u"a*"_s, u"a`b``"_s, u"a](b"_s, u"a**b~~"_s})
        linesWithCutWords(signs.repeated(256 * 1024 / signs.size()));
    QVERIFY2(clock.elapsed() < 5'000, qPrintable(QString::number(clock.elapsed())));
}

void SearchIndexTest::findsWhatWasMeant_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("count");
    QTest::newRow("a word") << u"fox"_s << 1;
    QTest::newRow("any case") << u"FOX"_s << 1;
    QTest::newRow("in both") << u"brown"_s << 2;
    QTest::newRow("all words") << u"brown dog"_s << 1;
    QTest::newRow("three words") << u"the fox quick"_s << 1;
    QTest::newRow("three words, one of them rare") << u"b br lazy"_s << 1;
    QTest::newRow("three words, the shortest is missing") << u"quick brown z"_s << 0;
    QTest::newRow("three words, the longest is missing") << u"quicker brown t"_s << 0;
    QTest::newRow("a phrase and two words") << u"f \"quick brown\" the"_s << 1;
    QTest::newRow("beginnings longer than any list of them") << u"needlework"_s << 0;
    QTest::newRow("one is missing") << u"brown cat"_s << 0;
    QTest::newRow("beginning of a word") << u"qu"_s << 1;
    QTest::newRow("longer beginning") << u"quic bro"_s << 1;
    QTest::newRow("a phrase") << u"\"quick brown\""_s << 1;
    QTest::newRow("not that phrase") << u"\"brown quick\""_s << 0;
    QTest::newRow("phrases are whole words") << u"\"quick bro\""_s << 0;
    QTest::newRow("without accents") << u"koln grusse"_s << 0;
    QTest::newRow("without umlaut") << u"koln"_s << 1;
    QTest::newRow("with umlaut") << u"KÖLN"_s << 1;
    QTest::newRow("with a hyphen") << u"brown-ish"_s << 1;
    QTest::newRow("in a large canister") << u"needle"_s << 1;
    QTest::newRow("words of the query language") << u"AND"_s << 0;
    QTest::newRow("nothing") << u"  "_s << 0;
}

void SearchIndexTest::findsWhatWasMeant()
{
    QFETCH(QString, words);
    QFETCH(int, count);
    QCOMPARE(find(words).size(), count);
}

void SearchIndexTest::newestComesFirst()
{
    QCOMPARE(find(u"brown"_s).first(), u"A lazy dog, brown-ish"_s);
    QCOMPARE(find(u"brown"_s, 1).size(), 1);
    QVERIFY(find(u"brown"_s, 0).isEmpty());
}

void SearchIndexTest::deletedConversationsAreLeftOut()
{
    ConversationStore store(m_fixture->database());
    VERIFY_RESULT(store.remove(m_conversation));
    QVERIFY(find(u"fox"_s).isEmpty());
    VERIFY_RESULT(store.restore(m_conversation));
    QCOMPARE(find(u"fox"_s).size(), 1);
}

void SearchIndexTest::partsAreSearchedNewestFirst()
{
    Database &database = m_fixture->database();
    ConversationStore store(database);
    // The rows of canisters go on from these two: one in the first part and one beyond, in which later ones follow.
    for (const qint64 row : {16'382, 49'152}) {
        VERIFY_RESULT(database.run(u"INSERT INTO canister (row, parts, json) VALUES (?, 0, x'')"_s, {row}));
        const ConversationId id = m_fixture->conversation();
        VERIFY_RESULT(store.append(id, 0, {text(u"part %1 brown"_s.arg(row)), text(u"part %1 white"_s.arg(row)), text(u"b"_s)}));
    }
    QCOMPARE(m_fixture->count(u"search_part"_s), 3);
    QCOMPARE(find(u"brown"_s),
        (QStringList {u"part 49152 brown"_s, u"part 16382 brown"_s, u"A lazy dog, brown-ish"_s, u"The quick brown fox"_s}));
    QCOMPARE(find(u"brown"_s, 3).size(), 3);
    QCOMPARE(find(u"b"_s, 2), (QStringList {u"b"_s, u"part 49152 brown"_s}));
    QCOMPARE(find(u"part white"_s), (QStringList {u"part 49152 white"_s, u"part 16382 white"_s}));
    QCOMPARE(m_fixture->integrity(), u"ok"_s);
}

void SearchIndexTest::manyOfOnePartInOneGo()
{
    constexpr int many = 300;
    QList<CanisterPointer> canisters;
    for (int number = 0; number < many; ++number)
        canisters += text(u"swan %1 %2"_s.arg(number).arg(number % 7 == 0 ? u"seventh"_s : u"other"_s));
    VERIFY_RESULT(ConversationStore(m_fixture->database()).append(m_fixture->conversation(), 0, canisters));
    const QStringList all = find(u"swan"_s, many);
    QCOMPARE(all.size(), many);
    for (int number = 0; number < many; ++number)
        QVERIFY(all.at(number).startsWith(u"swan %1 "_s.arg(many - 1 - number)));
    QCOMPARE(find(u"swan seventh"_s, 3), (QStringList {u"swan 294 seventh"_s, u"swan 287 seventh"_s, u"swan 280 seventh"_s}));
    QCOMPARE(find(u"s sw swan seventh"_s, many).size(), 43);
    // Written at once, and so in one piece.
    const auto pieces = m_fixture->database().value(u"SELECT count(DISTINCT segid) FROM search_0_idx"_s);
    QVERIFY2(pieces && pieces->toInt() <= 2, qPrintable(pieces->toString()));
}

void SearchIndexTest::aCanisterThatForksShareIsOneHit()
{
    ConversationStore store(m_fixture->database());
    const auto path = store.path(m_conversation);
    ConversationInfo fork;
    VERIFY_RESULT(store.fork(m_conversation, store.nodes(*path, 1, 1)->first().row, fork));
    QCOMPARE(find(u"fox"_s).size(), 1);
    VERIFY_RESULT(store.remove(m_conversation));
    const auto hits = SearchIndex(m_fixture->database()).find(u"fox"_s, 5);
    QCOMPARE(hits->size(), 1);
    QCOMPARE(hits->first().conversation, fork.id);
    QVERIFY(find(u"needle"_s).isEmpty());
}

void SearchIndexTest::nothingThatCanBeTypedIsAnError_data()
{
    QTest::addColumn<QString>("words");
    for (const QString &words : {u"\""_s, u"\"\""_s, u"fox\""_s, u"*"_s, u"fox*"_s, u"text:fox"_s, u"NEAR(a b)"_s, u"fox OR"_s, u"(fox"_s,
             u"^fox"_s, u"fox + dog"_s, u"'; DROP TABLE node"_s, u"{a b}:c"_s, u"-fox"_s, u"\\"_s, u"%_"_s, u"\U0001F600"_s, u"😀 fox"_s,
             u"\"😀\""_s, QString(QChar(0)) + u"fox"_s, QString(QChar(0xd800)), u"\"a\" \"b"_s, QString(100'000, u'a'),
             QString(u"a b "_s).repeated(10'000), u"~"_s, u"中文"_s, u"1"_s})
        QTest::addRow("%s", qPrintable(words.left(20))) << words;
}

void SearchIndexTest::nothingThatCanBeTypedIsAnError()
{
    QFETCH(QString, words);
    const auto hits = SearchIndex(m_fixture->database()).find(words, 10);
    VERIFY_RESULT(hits);
}

void SearchIndexTest::theSnippetShowsTheMatch()
{
    const QString snippet = find(u"needle"_s).first();
    QVERIFY2(snippet.contains(u"needle in hay"_s), qPrintable(snippet));
    QVERIFY(snippet.startsWith(u'…'));
    QVERIFY(snippet.size() <= 125);
    QCOMPARE(snippetAround(u"a\n b"_s, {u"x"_s}), u"a b"_s);
    QCOMPARE(snippetAround({}, {}), QString());
    QCOMPARE(snippetAround(u"Question 3 about lamps"_s, {u"lamps"_s}), u"…3 about lamps"_s);
    // In any case, also where a letter becomes two when it is folded, and in texts of any length.
    const QString hay = u"hay "_s.repeated(20);
    for (const QString &start : {hay, u"\u00df"_s + hay, u"hay "_s.repeated(2000)}) {
        const QString around = snippetAround(start + u"N\u00c4DLE in "_s + hay.repeated(3), {u"nowhere"_s, u"in hay"_s, u"n\u00e4dle"_s});
        QVERIFY2(around.startsWith(u'…') && around.endsWith(u'…') && around.contains(u" N\u00c4DLE in hay"_s), qPrintable(around));
        QCOMPARE(around.indexOf(u"N\u00c4DLE"_s), 17);
    }
}

void SearchIndexTest::findsArgumentsAndTitles()
{
    Canister call;
    call.role = Role::Invocation;
    call.invocation = Invocation {u"t1"_s, u"io:read_file"_s, R"({"path":"budget.csv"})"};
    Canister document;
    document.role = Role::Document;
    document.title = u"Quarterly"_s;
    ConversationStore store(m_fixture->database());
    VERIFY_RESULT(store.append(m_conversation, 0, {share(call), share(document)}));
    QCOMPARE(SearchIndex(m_fixture->database()).find(u"budget.csv"_s, 5)->first().role, Role::Invocation);
    QCOMPARE(SearchIndex(m_fixture->database()).find(u"quart"_s, 5)->first().position, 1);
}

void SearchIndexTest::saysWhichFilterCannotBeRead_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("message");
    QTest::newRow("a day") << u"fox after:yesterday"_s << u"“after:yesterday” cannot be read: after: takes a date such as 2026-11-01."_s;
    QTest::newRow("a day that is none") << u"Before:2026-13-40"_s
                                        << u"“Before:2026-13-40” cannot be read: before: takes a date such as 2026-11-01."_s;
    QTest::newRow("an answer") << u"archived:maybe fox"_s << u"“archived:maybe” cannot be read: archived: takes yes or no."_s;
    QTest::newRow("a role") << u"role:captain"_s
                            << u"“role:captain” cannot be read: role: takes one of these: user, assistant, invocation, result, document, "
                               "supervisor."_s;
}

void SearchIndexTest::saysWhichFilterCannotBeRead()
{
    QFETCH(QString, words);
    QFETCH(QString, message);
    const auto hits = SearchIndex(m_fixture->database()).find(words, 10);
    QVERIFY(!hits);
    QCOMPARE(hits.error().category, ErrorCategory::Usage);
    QCOMPARE(hits.error().message, message);
    QCOMPARE(hits.error().english, message);
    // What is quoted is looked for as it is.
    VERIFY_RESULT(SearchIndex(m_fixture->database()).find(u'"' + words + u'"', 10));
}

void SearchIndexTest::leavesOutWhatIsExcluded_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("count");
    QTest::newRow("a word") << u"brown -fox"_s << 1;
    QTest::newRow("a word that stands first") << u"-fox brown"_s << 1;
    QTest::newRow("two words") << u"brown -fox -lazy"_s << 0;
    QTest::newRow("a whole word only") << u"brown -fo"_s << 2;
    QTest::newRow("from several words") << u"the quick brown -dog"_s << 1;
    QTest::newRow("a phrase") << u"brown -\"lazy dog\""_s << 1;
    QTest::newRow("a phrase that is not there") << u"brown -\"dog lazy\""_s << 2;
    QTest::newRow("no more than the phrase") << u"-\"lazy dog\" brown"_s << 1;
    QTest::newRow("without accents") << u"aus -koln"_s << 0;
    QTest::newRow("beside a filter") << u"role:user -brown"_s << 2;
    QTest::newRow("nothing else") << u"-brown"_s << 2;
    QTest::newRow("an option of a program is a word") << u"brown --ish"_s << 1;
    QTest::newRow("a hyphen within a word") << u"brown-ish"_s << 1;
    QTest::newRow("a hyphen before a phrase, at a word") << u"fox-\"lazy dog\""_s << 0;
    QTest::newRow("a minus sign alone") << u"brown - fox"_s << 1;
}

void SearchIndexTest::leavesOutWhatIsExcluded()
{
    QFETCH(QString, words);
    QFETCH(int, count);
    QCOMPARE(find(words).size(), count);
}

QTEST_GUILESS_MAIN(SearchIndexTest)
#include "tst_searchindex.moc"
