// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptfind.h"

#include "gui/transcript/rowtexts.h"
#include "gui/transcript/searchedpieces.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/conversationmodel.h"
#include "model/session/session.h"
#include "model/store/pathsearch.h"
#include "model/store/store.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! So many canisters are looked at before the index of words is asked.
constexpr int nearby = 256;
//! So many are read at a time, between which the store does other work.
constexpr int foundAtOnce = 64;
constexpr int lookedAtOnce = 5000;
constexpr int mostByWords = 512;

//! The texts that a transcript shows of a canister when it is open, without the signs of Markdown. For any thread.
QList<SearchedPiece> piecesShownOf(const model::Canister &canister)
{
    if (canister.role == model::Role::Invocation && canister.invocation) {
        const model::Invocation &call = *canister.invocation;
        return searchedPiecesOf(readableArguments(call.editedArguments.isEmpty() ? call.arguments : call.editedArguments.bytes()));
    }
    if (canister.role == model::Role::Result)
        return searchedPiecesOf(textOfResult(canister));
    if (canister.role != model::Role::Assistant)
        return searchedPiecesOf(canister.text());
    QList<SearchedPiece> pieces;
    for (const model::Content &content : canister.contents) {
        if (const auto *thought = std::get_if<model::ThoughtContent>(&content))
            pieces += searchedPiecesOf(thought->text);
    }
    for (const MarkdownBlock &block : MarkdownBlocks::split(canister.text()))
        pieces.append(searchedPieceOf(block));
    return pieces;
}

int countIn(const model::Canister &canister, const model::TextSearch &search)
{
    return placesIn(search, piecesShownOf(canister));
}

void countFound(const QList<model::PathSearch::Found> &found, const model::TextSearch &search, QMap<int, int> &counts)
{
    for (const model::PathSearch::Found &each : found) {
        if (const int places = countIn(*each.canister, search); places > 0)
            counts.insert(each.position, places);
    }
}

//! What the store can compare: an expression is for us to judge.
QString wordsOf(const model::TextSearch &search)
{
    return search.options().isExpression ? QString() : search.wanted();
}

} // namespace

TranscriptFind::TranscriptFind(model::Session &session, model::Store &store, TranscriptView &view, FindBar &bar, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_store(store)
    , m_view(view)
    , m_bar(bar)
{
    m_again.setSingleShot(true);
    m_again.setInterval(300);
    connect(&m_again, &QTimer::timeout, this, &TranscriptFind::lookAgain);
    connect(&m_bar, &FindBar::searchChanged, this, &TranscriptFind::begin);
    connect(&m_bar, &FindBar::nextRequested, this, [this] { step(1); });
    connect(&m_bar, &FindBar::previousRequested, this, [this] { step(-1); });
    connect(&m_bar, &FindBar::closed, this, &TranscriptFind::leave);
    const auto changed = [this](int row) {
        if (m_state == State::Idle)
            return;
        m_changed = m_again.isActive() ? std::min(m_changed, row) : row;
        if (!m_again.isActive())
            m_again.start();
    };
    const QAbstractItemModel &rows = view.rows();
    const auto replaced = [changed](const QModelIndex &, int first) { changed(first); };
    connect(&rows, &QAbstractItemModel::rowsInserted, this, replaced);
    connect(&rows, &QAbstractItemModel::rowsRemoved, this, replaced);
    connect(&rows, &QAbstractItemModel::modelReset, this, [changed] { changed(0); });
    connect(&rows, &QAbstractItemModel::dataChanged, this, [changed](const QModelIndex &first) { changed(first.row()); });
}

void TranscriptFind::find(FindStep step)
{
    if (step == FindStep::Open || !m_bar.isVisible())
        return m_bar.open(m_view.selectedText());
    this->step(step == FindStep::Next ? 1 : -1);
}

void TranscriptFind::findWords(const QStringList &words, int position)
{
    if (words.isEmpty())
        return;
    QStringList patterns;
    for (const QString &word : words)
        patterns.append(QRegularExpression::escape(word));
    m_search = {};
    m_position = position;
    if (words.size() == 1)
        m_bar.open(model::TextSearch(words.first(), {}));
    else
        m_bar.open(model::TextSearch(patterns.join(u'|'), {.isExpression = true}));
}

//! From the place that is shown on, so that a word can be typed to its end.
void TranscriptFind::begin()
{
    if (m_bar.search() == m_search && m_state != State::Idle)
        return tell();
    m_search = m_bar.search();
    m_start = m_position >= 0 ? m_position : std::max(0, m_view.rowAt({m_view.columnLeft(), 0}));
    m_position = -1;
    m_number = 0;
    m_view.setFound(m_search);
    beginAgain();
}

//! The conversation is not what it was.
void TranscriptFind::lookAgain()
{
    if (m_state != State::Whole)
        return beginAgain();
    while (!m_counts.isEmpty() && m_counts.lastKey() >= m_changed) {
        m_total -= m_counts.last();
        m_counts.remove(m_counts.lastKey());
    }
    ++m_run;
    lookAtPending();
    lookAtAll(m_changed);
}

int TranscriptFind::committed() const
{
    const int length = m_session.conversation().length();
    return m_session.turn() ? std::min(length, m_session.turnPosition() + 1) : length;
}

//! The place that is shown stays.
void TranscriptFind::beginAgain()
{
    ++m_run;
    m_counts.clear();
    m_total = 0;
    const bool canFind = m_bar.isVisible() && !m_search.isEmpty() && m_search.error().isEmpty();
    m_state = canFind ? State::Near : State::Idle;
    tell();
    if (canFind)
        lookNear();
}

template <typename Work>
void TranscriptFind::look(Work work, const std::function<void(int)> &goOn)
{
    m_store.run(this, std::move(work), [this, goOn, run = m_run](const model::Result<Looked> &looked) {
        if (run == m_run)
            take(looked, goOn);
    });
}

void TranscriptFind::lookNear()
{
    lookAtPending();
    const int last = std::min(m_start + nearby, committed()) - 1;
    look(
        [path = m_session.conversation().path(), first = m_start, last, search = m_search](model::Database &database) {
            return model::PathSearch(database).between(path, first, last, wordsOf(search), foundAtOnce).map([&](const auto &stretch) {
                Looked looked {{}, stretch.end};
                countFound(stretch.found, search, looked.counts);
                return looked;
            });
        },
        [this](int) {
            if (m_total > 0 || m_search.options().isExpression)
                return lookAtAll(0);
            lookByWords();
        });
}

void TranscriptFind::lookByWords()
{
    m_state = State::Words;
    look(
        [path = m_session.conversation().path(), search = m_search](model::Database &database) {
            return model::PathSearch(database).byWords(path, search.wanted(), mostByWords).map([&](const auto &found) {
                Looked looked;
                countFound(found, search, looked.counts);
                return looked;
            });
        },
        [this](int) { lookAtAll(0); });
}

void TranscriptFind::lookAtAll(int from)
{
    m_state = State::All;
    const int length = committed();
    if (from >= length || m_total >= model::TextSearch::mostPlaces) {
        m_state = from >= length ? State::Whole : State::Full;
        return tell();
    }
    const int last = std::min(from + lookedAtOnce, length) - 1;
    look(
        [path = m_session.conversation().path(), from, last, search = m_search](model::Database &database) {
            return model::PathSearch(database).between(path, from, last, wordsOf(search), foundAtOnce).map([&](const auto &stretch) {
                Looked looked {{}, stretch.end};
                countFound(stretch.found, search, looked.counts);
                return looked;
            });
        },
        [this](int end) { lookAtAll(end); });
}

//! What the turn under way has brought is not in the store.
void TranscriptFind::lookAtPending()
{
    for (int row = committed(); row < m_view.rows().rowCount(); ++row) {
        const model::CanisterPointer canister = model::canisterAt(m_view.rows(), row);
        if (const int places = canister ? countIn(*canister, m_search) : 0; places > 0) {
            m_counts.insert(row, places);
            m_total += places;
        }
    }
}

void TranscriptFind::take(const model::Result<Looked> &looked, const std::function<void(int)> &goOn)
{
    if (!looked) {
        m_state = State::Whole;
        return tell();
    }
    for (auto count = looked->counts.cbegin(); count != looked->counts.cend(); ++count) {
        m_total += count.value() - m_counts.value(count.key(), 0);
        m_counts.insert(count.key(), count.value());
    }
    if (m_number == 0 && m_total > 0)
        step(1);
    tell();
    goOn(looked->end);
}

void TranscriptFind::step(int by)
{
    if (m_counts.isEmpty())
        return;
    const int number = m_number + by;
    const bool isWithin = m_number > 0 && number >= 1 && number <= m_counts.value(m_position);
    if (!isWithin && by > 0) {
        const auto after = m_number == 0 ? m_counts.lowerBound(m_start) : m_counts.upperBound(m_position);
        m_position = after == m_counts.end() ? m_counts.firstKey() : after.key();
    } else if (!isWithin) {
        const auto here = m_counts.lowerBound(m_number == 0 ? m_start : m_position);
        m_position = here == m_counts.begin() ? m_counts.lastKey() : std::prev(here).key();
    }
    m_number = isWithin ? number : by > 0 ? 1 : m_counts.value(m_position);
    show();
    tell();
}

//! A result stands with its invocation, below what that was given.
int TranscriptFind::shownRowOf(int position) const
{
    if (!model::valueAt<bool>(m_view.rows(), position, model::ConversationModel::MergedRole))
        return position;
    const model::CanisterPointer result = model::canisterAt(m_view.rows(), position);
    constexpr int searched = 512;
    for (int row = position - 1; row >= std::max(0, position - searched); --row) {
        const auto of = model::valueAt<model::Node>(m_view.rows(), row, model::ConversationModel::ResultRole);
        if (of.canister && result && of.canister->id == result->id)
            return row;
    }
    return position;
}

void TranscriptFind::show()
{
    const int row = shownRowOf(m_position);
    m_view.showFound(row, m_number + (row == m_position ? 0 : m_counts.value(row, 0)));
}

void TranscriptFind::tell()
{
    int before = 0;
    for (auto count = m_counts.cbegin(); count != m_counts.cend() && count.key() < m_position; ++count)
        before += count.value();
    m_bar.showCount(m_number == 0 ? 0 : before + m_number, m_total, m_state == State::Whole || m_state == State::Idle);
}

void TranscriptFind::leave()
{
    ++m_run;
    m_state = State::Idle;
    m_search = {};
    m_view.setFound(m_search);
    m_view.setFocus(Qt::OtherFocusReason);
}

} // namespace gui
