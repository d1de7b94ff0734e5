// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/editorsearch.h"

#include "gui/descriptors/descriptoreditor.h"
#include "gui/shared/findbar.h"

#include <algorithm>

namespace gui {

using model::TextSearch;

namespace {

// So many of the places are set off.
constexpr qsizetype mostMarked = 500;

} // namespace

EditorSearch::EditorSearch(DescriptorEditor &editor, FindBar &bar, QObject *parent)
    : QObject(parent)
    , m_editor(editor)
    , m_bar(bar)
{
    connect(&m_bar, &FindBar::searchChanged, this, &EditorSearch::showFound);
    connect(&m_bar, &FindBar::nextRequested, this, &EditorSearch::findNext);
    connect(&m_bar, &FindBar::previousRequested, this, &EditorSearch::findPrevious);
    connect(&m_bar, &FindBar::replaceRequested, this, &EditorSearch::replaceOne);
    connect(&m_bar, &FindBar::replaceAllRequested, this, &EditorSearch::replaceAll);
    connect(&m_bar, &FindBar::closed, this, [this] {
        m_editor.setFound({});
        m_editor.setFocus();
    });
    connect(&m_editor, &QPlainTextEdit::textChanged, this, [this] {
        if (m_bar.isVisible())
            showFound();
    });
}

void EditorSearch::openFind()
{
    m_bar.open(m_editor.textCursor().selectedText());
}

void EditorSearch::openReplace()
{
    m_bar.open(m_editor.textCursor().selectedText(), m_editor.isReadOnly() ? FindBar::Offers::Finding : FindBar::Offers::Replacing);
}

void EditorSearch::showFound()
{
    const auto places = m_bar.search().places(m_editor.toPlainText());
    QList<QTextCursor> found;
    for (const TextSearch::Place &place : places.first(qMin(mostMarked, places.size()))) {
        QTextCursor cursor(m_editor.document());
        cursor.setPosition(int(place.begin));
        cursor.setPosition(int(place.begin + place.length), QTextCursor::KeepAnchor);
        found.append(cursor);
    }
    m_editor.setFound(found);
    m_bar.showCount(0, int(places.size()));
}

void EditorSearch::findNext()
{
    const auto places = m_bar.search().places(m_editor.toPlainText());
    if (places.isEmpty())
        return;
    const int from = m_editor.textCursor().selectionEnd();
    const auto next = std::find_if(places.begin(), places.end(), [from](const auto &place) { return place.begin >= from; });
    select(next == places.end() ? places.first() : *next);
}

void EditorSearch::findPrevious()
{
    const auto places = m_bar.search().places(m_editor.toPlainText());
    if (places.isEmpty())
        return;
    const int from = m_editor.textCursor().selectionStart();
    const auto next = std::find_if(
        places.rbegin(), places.rend(), [from](const auto &place) { return place.begin + place.length <= from; });
    select(next == places.rend() ? places.last() : *next);
}

void EditorSearch::select(TextSearch::Place place)
{
    QTextCursor cursor(m_editor.document());
    cursor.setPosition(int(place.begin));
    cursor.setPosition(int(place.begin + place.length), QTextCursor::KeepAnchor);
    m_editor.setTextCursor(cursor);
    m_editor.centerCursor();
}

void EditorSearch::replaceOne()
{
    const QTextCursor selected = m_editor.textCursor();
    const TextSearch::Place here {selected.selectionStart(), selected.selectionEnd() - selected.selectionStart()};
    const QString text = m_editor.toPlainText();
    const TextSearch wanted = m_bar.search();
    if (!m_editor.isReadOnly() && here.length > 0 && wanted.places(text).contains(here))
        m_editor.replace(here.begin, here.begin + here.length, wanted.replaced(text, here, m_bar.replacement()));
    findNext();
}

void EditorSearch::replaceAll()
{
    if (!m_editor.isReadOnly())
        m_editor.replaceAll(m_bar.search().allReplaced(m_editor.toPlainText(), m_bar.replacement()));
}

} // namespace gui
