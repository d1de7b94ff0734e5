// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/eventspage.h"

#include "gui/inspector/eventsmodel.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"

#include <QHeaderView>
#include <QPlainTextEdit>
#include <QTableView>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! Where it is wider than that, the decoded text stands beside the events.
constexpr int decodedBesideWidth = 760;

} // namespace

EventsPage::EventsPage(QWidget *parent)
    : QSplitter(Qt::Vertical, parent)
    , m_events(new EventsModel(this))
    , m_table(new QTableView(this))
    , m_decoded(new QPlainTextEdit(this))
{
    setObjectName(u"eventsPage"_s);
    build();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) { markDecoded(current.row()); });
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        const auto [begin, end] = m_events->bytesOf(index.row());
        Q_EMIT bytesRequested(begin, end);
    });
    connect(m_decoded, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (m_decoded->hasFocus())
            pickEventOf(m_decoded->textCursor().position());
    });
}

void EventsPage::build()
{
    m_table->setObjectName(u"exchangeEvents"_s);
    m_table->setAccessibleName(tr("Events"));
    m_table->setToolTip(tr("Enter shows the bytes of an event"));
    m_table->setModel(m_events);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setMinimumSectionSize(0);
    m_table->verticalHeader()->setDefaultSectionSize(
        std::max(m_table->fontMetrics().height(), QFontMetrics(Theme::fixedFont()).height()) + 6);
    m_table->horizontalHeader()->setObjectName(u"exchangeEventsHead"_s);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int digit = QFontMetrics(Theme::fixedFont()).horizontalAdvance(u'0');
    m_table->setColumnWidth(EventsModel::TimeColumn, 12 * digit);
    m_table->setColumnWidth(EventsModel::BytesColumn, 15 * digit);
    m_table->setColumnWidth(EventsModel::TypeColumn, 20 * digit);
    m_table->setColumnWidth(EventsModel::DecodedColumn, 18 * digit);
    m_decoded->setObjectName(u"decodedStream"_s);
    m_decoded->setAccessibleName(tr("What the events were decoded to"));
    m_decoded->setPlaceholderText(tr("None of it is a model's answer in a dialect that is known."));
    m_decoded->setReadOnly(true);
    m_decoded->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_decoded->setFrameShape(QFrame::NoFrame);
    addWidget(m_table);
    addWidget(m_decoded);
    setStretchFactor(0, 3);
    setStretchFactor(1, 1);
    setChildrenCollapsible(false);
}

void EventsPage::resizeEvent(QResizeEvent *event)
{
    const Qt::Orientation wanted = width() >= decodedBesideWidth ? Qt::Horizontal : Qt::Vertical;
    if (orientation() != wanted)
        setOrientation(wanted);
    QSplitter::resizeEvent(event);
}

void EventsPage::showEvent(QShowEvent *event)
{
    QSplitter::showEvent(event);
    showDecoded();
    markDecoded(m_table->currentIndex().row());
}

void EventsPage::setExchange(const model::Exchange &exchange)
{
    m_events->setExchange(exchange);
    m_decoded->clear();
    m_shown = 0;
    showDecoded();
}

void EventsPage::grow(const model::Exchange &exchange)
{
    m_events->grow(exchange);
    showDecoded();
}

//! Adds what has come, so that a long answer is not laid out anew with each piece. While nobody looks it is not laid out at all: one long
//! line takes some seventy times its bytes.
void EventsPage::showDecoded()
{
    const QString &decoded = m_events->decoded();
    if (!isVisible() || decoded.size() <= m_shown)
        return;
    QTextCursor end(m_decoded->document());
    end.movePosition(QTextCursor::End);
    m_isMarking = true;
    end.insertText(decoded.mid(m_shown));
    m_shown = decoded.size();
    m_isMarking = false;
}

void EventsPage::markDecoded(int row)
{
    keepInColours(*m_decoded, [this, row] { setMark(row); });
}

void EventsPage::setMark(int row)
{
    QList<QTextEdit::ExtraSelection> marks;
    if (row >= 0) {
        const auto [begin, length] = m_events->decodedOf(row);
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_decoded->document());
        mark.cursor.setPosition(int(std::min<qsizetype>(begin, m_decoded->document()->characterCount() - 1)));
        mark.cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, int(length));
        mark.format.setBackground(Palette::of(*this).foundHere);
        if (length > 0 && !m_decoded->hasFocus()) {
            QTextCursor place = mark.cursor;
            place.clearSelection();
            m_decoded->setTextCursor(place);
        }
        if (length > 0)
            marks.append(mark);
    }
    m_decoded->setExtraSelections(marks);
}

void EventsPage::pickEventOf(int place)
{
    const int row = m_isMarking ? -1 : m_events->rowOfDecoded(place);
    if (row < 0)
        return;
    m_table->selectRow(row);
    m_table->scrollTo(m_events->index(row, 0));
}

} // namespace gui
