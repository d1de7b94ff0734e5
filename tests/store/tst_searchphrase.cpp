// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/store/searchindex.h"
#include "storefixture.h"

#include <QRandomGenerator>
#include <QRegularExpression>

using namespace model;
using namespace Qt::StringLiterals;

//! What a phrase finds is compared with a search through the texts themselves.
class SearchPhraseTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void findsWhatIsInTheTexts();
    void wordsOnManyPagesAreFound();
    void deletedConversationsDoNotTakeTheirPlaces();

private:
    QString randomText(int words);
    void append(int conversations, int canisters);
    void erase(int number);
    QStringList expected(const QString &phrase, int limit) const;
    QStringList found(const QString &phrase, int limit);

    std::unique_ptr<StoreFixture> m_fixture;
    QRandomGenerator m_random;
    struct Conversation {
        ConversationId id;
        QStringList texts;
    };
    QList<Conversation> m_conversations;
};

void SearchPhraseTest::init()
{
    m_fixture = std::make_unique<StoreFixture>();
    m_random.seed(11);
    m_conversations.clear();
}

//! Few words, some of which begin others, so that phrases are often nearly there.
QString SearchPhraseTest::randomText(int words)
{
    static const QStringList vocabulary {u"ka"_s, u"kalo"_s, u"kalomi"_s, u"lo"_s, u"mi"_s, u"Ren"_s, u"su"_s, u"ta7"_s};
    static const QStringList between {u" "_s, u", "_s, u"-"_s, u"\n"_s, u"_"_s};
    QString text;
    for (int index = 0; index < words; ++index)
        text += vocabulary.at(m_random.bounded(int(vocabulary.size()))) + between.at(m_random.bounded(int(between.size())));
    return text;
}

void SearchPhraseTest::append(int conversations, int canisters)
{
    for (int number = 0; number < conversations; ++number) {
        Conversation conversation {m_fixture->conversation(), {}};
        QList<CanisterPointer> added;
        for (int index = 0; index < canisters; ++index) {
            conversation.texts += u"x%1 "_s.arg(m_random.bounded(1'000'000)) + randomText(m_random.bounded(1, 16));
            added += text(conversation.texts.last());
        }
        VERIFY_RESULT(ConversationStore(m_fixture->database()).append(conversation.id, 0, added));
        m_conversations += conversation;
    }
}

void SearchPhraseTest::erase(int number)
{
    VERIFY_RESULT(ConversationStore(m_fixture->database()).erase(m_conversations.takeAt(number).id));
}

//! Newest first.
QStringList SearchPhraseTest::expected(const QString &phrase, int limit) const
{
    static const QRegularExpression separators(u"[^A-Za-z0-9]+"_s);
    const QString wanted = u' ' + phrase.toLower().split(separators, Qt::SkipEmptyParts).join(u' ') + u' ';
    QStringList hits;
    for (auto conversation = m_conversations.crbegin(); conversation != m_conversations.crend(); ++conversation) {
        for (auto each = conversation->texts.crbegin(); each != conversation->texts.crend() && hits.size() < limit; ++each) {
            const QString words = u' ' + each->toLower().split(separators, Qt::SkipEmptyParts).join(u' ') + u' ';
            if (words.contains(wanted))
                hits += each->simplified();
        }
    }
    return hits;
}

QStringList SearchPhraseTest::found(const QString &phrase, int limit)
{
    const auto hits = SearchIndex(m_fixture->database()).find(u'"' + phrase + u'"', limit);
    if (!hits)
        return {u"error: "_s + hits.error().detail};
    QStringList texts;
    for (const SearchHit &hit : *hits)
        texts += ConversationStore(m_fixture->database()).node(hit.row)->canister->text().simplified();
    return texts;
}

void SearchPhraseTest::findsWhatIsInTheTexts()
{
    // In many small steps, so that the index has segments on several levels, and with words that were taken out again, of which
    // the rows were used again.
    for (int step = 0; step < 8; ++step) {
        append(6, 1 + step * 2);
        erase(int(m_conversations.size()) - 1);
        erase(m_random.bounded(int(m_conversations.size())));
        append(1, 3);
        for (int number = 0; number < 40; ++number) {
            const QString phrase = randomText(m_random.bounded(2, 5));
            const int limit = number % 2 == 0 ? 3 : 1000;
            QCOMPARE(found(phrase, limit), expected(phrase, limit));
        }
    }
    const auto segments = m_fixture->database().value(u"SELECT count(DISTINCT segid) FROM search_0_idx"_s);
    QVERIFY2(segments && segments->toInt() > 1, "one segment only");
}

void SearchPhraseTest::wordsOnManyPagesAreFound()
{
    // One canister in which the places of a word take several pages, between many in which they are few.
    append(30, 20);
    Conversation large {m_fixture->conversation(), {randomText(20'000), u"ka "_s.repeated(9'000) + u"mi lo"_s}};
    VERIFY_RESULT(ConversationStore(m_fixture->database()).append(large.id, 0, {text(large.texts.first()), text(large.texts.last())}));
    m_conversations += large;
    append(30, 20);
    for (const QString &phrase : {u"ka mi lo"_s, u"ka ka ka ka ka ka"_s, u"ren su"_s, u"kalomi kalo"_s, u"ka mi x"_s})
        QCOMPARE(found(phrase, 5000), expected(phrase, 5000));
    VERIFY_RESULT(m_fixture->database().execute(u"INSERT INTO search_0 (search_0) VALUES ('optimize')"_s));
    QCOMPARE(found(u"ka mi lo"_s, 5000), expected(u"ka mi lo"_s, 5000));
}

void SearchPhraseTest::deletedConversationsDoNotTakeTheirPlaces()
{
    append(6, 10);
    const QString phrase = u"ka lo"_s;
    VERIFY_RESULT(ConversationStore(m_fixture->database()).remove(m_conversations.takeLast().id));
    VERIFY_RESULT(ConversationStore(m_fixture->database()).remove(m_conversations.takeLast().id));
    QVERIFY(expected(phrase, 100).size() > 2);
    for (const int limit : {1, 2, 100})
        QCOMPARE(found(phrase, limit), expected(phrase, limit));
}

QTEST_GUILESS_MAIN(SearchPhraseTest)
#include "tst_searchphrase.moc"
