// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/bodyview.h"

#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/basics/aside.h"
#include "model/schema/jsontext.h"
#include "model/text/amounts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int bytesInARow = 16;
constexpr int hexadecimalWidth = 10 + 3 * bytesInARow + 2 + bytesInARow;

bool continuesCharacter(char byte)
{
    return (quint8(byte) & 0xC0) == 0x80;
}

bool looksLikeJson(const QByteArray &body)
{
    const QByteArray head = body.left(64).trimmed();
    return head.startsWith('{') || head.startsWith('[');
}

} // namespace

TextLines TextLines::of(const QByteArray &body, BodyForm form)
{
    TextLines lines;
    lines.m_form = form;
    lines.m_bytes = body;
    if (form == BodyForm::Hexadecimal) {
        lines.m_width = hexadecimalWidth;
        return lines;
    }
    if (form == BodyForm::Formatted && looksLikeJson(body)) {
        if (const auto json = model::JsonText::parse(body)) {
            lines.m_bytes = json->indented().bytes();
            lines.m_isJson = true;
        }
    }
    lines.m_starts.reserve(lines.m_bytes.count('\n') + lines.m_bytes.size() / longestLine + 1);
    lines.cut(0);
    return lines;
}

int TextLines::append(QByteArrayView more)
{
    const int before = count();
    m_bytes.append(more);
    if (m_form == BodyForm::Hexadecimal)
        return std::max(0, before - 1);
    const qsizetype last = m_starts.isEmpty() ? 0 : m_starts.takeLast();
    const int first = int(m_starts.size());
    cut(last);
    return first;
}

QString TextLines::line(int number) const
{
    if (m_form == BodyForm::Hexadecimal)
        return hexadecimal(number);
    const qsizetype start = m_starts.at(number);
    qsizetype end = number + 1 < m_starts.size() ? m_starts.at(number + 1) : m_bytes.size();
    while (end > start && (m_bytes.at(end - 1) == '\n' || m_bytes.at(end - 1) == '\r'))
        --end;
    return QString::fromUtf8(QByteArrayView(m_bytes).sliced(start, end - start));
}

int TextLines::lineOf(qsizetype byte) const
{
    if (m_form == BodyForm::Hexadecimal)
        return int(byte / bytesInARow);
    return int(std::upper_bound(m_starts.begin(), m_starts.end(), byte) - m_starts.begin()) - 1;
}

void TextLines::cut(qsizetype start)
{
    while (start < m_bytes.size()) {
        // No further than a line goes: each would look through all that follows.
        const QByteArrayView rest = QByteArrayView(m_bytes).sliced(start).first(qMin(longestLine, m_bytes.size() - start));
        const qsizetype newline = rest.indexOf('\n');
        qsizetype end = start + (newline < 0 ? rest.size() : newline + 1);
        if (newline < 0 && end < m_bytes.size()) {
            // A character is never cut in two; four bytes are the longest one.
            for (int i = 0; i < 3 && continuesCharacter(m_bytes.at(end)); ++i)
                --end;
        }
        m_starts.append(start);
        m_width = qMax(m_width, int(end - start));
        start = end;
    }
}

QString TextLines::hexadecimal(int number) const
{
    const qsizetype start = qsizetype(number) * bytesInARow;
    const QByteArrayView bytes = QByteArrayView(m_bytes).sliced(start, qMin<qsizetype>(bytesInARow, m_bytes.size() - start));
    QString text = u"%1  "_s.arg(start, 8, 16, QLatin1Char('0'));
    QString readable;
    for (const char byte : bytes) {
        text += u"%1 "_s.arg(quint8(byte), 2, 16, QLatin1Char('0'));
        readable += byte >= 0x20 && byte < 0x7F ? QLatin1Char(byte) : QLatin1Char('.');
    }
    return text.leftJustified(hexadecimalWidth - bytesInARow) + readable;
}

void BodyModel::setLines(const TextLines &lines)
{
    beginResetModel();
    m_lines = lines;
    m_shown = qMin(firstPart, lines.count());
    endResetModel();
}

void BodyModel::append(QByteArrayView more)
{
    const int before = m_shown;
    const bool wasPartial = isPartial();
    const int first = m_lines.append(more);
    if (first < before)
        Q_EMIT dataChanged(index(first), index(before - 1));
    const int shown = wasPartial ? before : before < firstPart ? qMin(firstPart, m_lines.count()) : m_lines.count();
    if (shown == before)
        return;
    beginInsertRows({}, before, shown - 1);
    m_shown = shown;
    endInsertRows();
}

void BodyModel::showAll()
{
    if (!isPartial())
        return;
    beginInsertRows({}, m_shown, m_lines.count() - 1);
    m_shown = m_lines.count();
    endInsertRows();
}

int BodyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_shown;
}

QVariant BodyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::DisplayRole)
        return m_lines.line(index.row());
    if (role == JsonRole)
        return m_lines.isJson();
    return {};
}

//! One line of a body in a font of fixed width; keys, strings and numbers of JSON in the colours of code.
class BodyDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BodyDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    //! The width of every row: that of the longest line, in bytes.
    void setColumns(int columns) { m_columns = columns; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int m_columns = 80;
};

namespace {

// A view paints a line at once; what is further right than this is cut by TextLines already.
qsizetype endOfString(const QString &line, qsizetype start)
{
    for (qsizetype i = start + 1; i < line.size(); ++i) {
        if (line.at(i) == u'\\')
            ++i;
        else if (line.at(i) == u'"')
            return i + 1;
    }
    return line.size();
}

bool isKey(const QString &line, qsizetype end)
{
    return end < line.size() && line.at(end) == u':';
}

bool isPunctuation(QChar character)
{
    return character.isSpace() || character == u'{' || character == u'}' || character == u'[' || character == u']' || character == u','
        || character == u':';
}

//! Calls `write` for each token of a line of indented JSON.
template <typename Write>
void forEachToken(const QString &line, const Palette &colours, Write write)
{
    qsizetype start = 0;
    while (start < line.size()) {
        qsizetype end = start;
        QColor colour = colours.ink;
        if (line.at(start) == u'"') {
            end = endOfString(line, start);
            colour = isKey(line, end) ? colours.keyword : colours.string;
        } else if (isPunctuation(line.at(start))) {
            while (end < line.size() && isPunctuation(line.at(end)))
                ++end;
        } else {
            while (end < line.size() && !isPunctuation(line.at(end)) && line.at(end) != u'"')
                ++end;
            colour = colours.number;
        }
        write(line.mid(start, end - start), colour);
        start = end;
    }
}

} // namespace

void BodyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(option.palette);
    painter->save();
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colours.accentTint);
    painter->setFont(Theme::fixedFont());
    const QString line = index.data(Qt::DisplayRole).toString();
    QRect box = option.rect.adjusted(spacing::small, 0, 0, 0);
    const auto write = [&](const QString &text, const QColor &colour) {
        painter->setPen(colour);
        const int place = int(Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter);
        painter->drawText(box, place | Qt::TextSingleLine | Qt::TextForceLeftToRight, text);
        box.setLeft(box.left() + painter->fontMetrics().horizontalAdvance(text));
    };
    if (index.data(BodyModel::JsonRole).toBool())
        forEachToken(line, colours, write);
    else
        write(line, colours.ink);
    painter->restore();
}

QSize BodyDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    const QFontMetrics metrics(Theme::fixedFont());
    return {metrics.horizontalAdvance(u'0') * (m_columns + 2), metrics.height() + 3};
}

namespace {

// Formatting less than this takes a few milliseconds.
constexpr qsizetype formattedAtOnce = 128 * 1024;

} // namespace

BodyView::BodyView(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_model(new BodyModel(this))
    , m_delegate(new BodyDelegate(this))
    , m_list(new QListView(this))
    , m_remark(new QLabel(this))
    , m_all(new QPushButton(tr("Show all"), this))
{
    setObjectName(name);
    // What is shown is what went over the wire, in whatever direction the window is read.
    m_list->setLayoutDirection(Qt::LeftToRight);
    m_list->setObjectName(name + u"Lines"_s);
    m_list->setAccessibleName(tr("Body"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_remark->setObjectName(name + u"Remark"_s);
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    // An error can be long, and its words too.
    m_remark->setWordWrap(true);
    m_remark->setMinimumWidth(1);
    m_all->setObjectName(name + u"All"_s);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(spacing::gap, spacing::tight, spacing::gap, spacing::unit);
    bottom->addWidget(m_remark, 1);
    bottom->addWidget(m_all);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addLayout(bottom);

    auto *copy = new QAction(tr("Copy the selected lines"), m_list);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(copy);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copy, &QAction::triggered, this, &BodyView::copySelection);
    connect(m_all, &QPushButton::clicked, this, &BodyView::showRemainder);
}

void BodyView::setBody(const QByteArray &body, const QString &placeholder)
{
    // What formatting takes a while is not to stand under another's name meanwhile.
    if (body.size() > formattedAtOnce && !body.startsWith(this->body()))
        m_model->setLines({});
    m_body = body;
    m_hasGrown = false;
    m_placeholder = placeholder;
    format();
}

void BodyView::grow(const QByteArray &body)
{
    const qsizetype before = this->body().size();
    if (body.size() == before)
        return;
    if (m_aside != Aside::None || m_model->lines().isJson() || body.size() < before)
        return setBody(body, m_placeholder);
    m_hasGrown = true;
    m_body.clear();
    m_model->append(QByteArrayView(body).sliced(before));
    m_delegate->setColumns(qMin(int(TextLines::longestLine), m_model->lines().width()));
    showExtent();
}

void BodyView::setNote(const QString &note)
{
    if (std::exchange(m_note, note) != note)
        showExtent();
}

int BodyView::find(const QString &text, int step)
{
    const TextLines &lines = m_model->lines();
    const int count = lines.count();
    const QModelIndex current = m_list->currentIndex();
    int line = current.isValid() ? current.row() : step > 0 ? -1 : count;
    for (int looked = 0; looked < count; ++looked) {
        line = (line + step + count) % count;
        if (!lines.line(line).contains(text, Qt::CaseInsensitive))
            continue;
        if (line >= m_model->rowCount())
            showRemainder();
        m_list->setCurrentIndex(m_model->index(line, 0));
        m_list->scrollTo(m_list->currentIndex(), QAbstractItemView::PositionAtCenter);
        return line;
    }
    return -1;
}

void BodyView::showBytes(qsizetype begin, qsizetype end)
{
    // A large body is cut into lines on a worker first.
    if (m_aside != Aside::None) {
        m_wanted = {begin, end};
        return;
    }
    const TextLines &lines = m_model->lines();
    const int last = std::min(lines.lineOf(std::max(begin, end - 1)), lines.count() - 1);
    if (last < 0)
        return;
    if (last >= m_model->rowCount())
        showRemainder();
    const QModelIndex first = m_model->index(std::max(0, lines.lineOf(begin)), 0);
    m_list->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_list->selectionModel()->select({first, m_model->index(last, 0)}, QItemSelectionModel::ClearAndSelect);
    m_list->scrollTo(first, QAbstractItemView::PositionAtCenter);
}

void BodyView::setForm(BodyForm form)
{
    m_form = form;
    m_body = body();
    m_hasGrown = false;
    format();
}

void BodyView::format()
{
    if (m_body.size() <= formattedAtOnce) {
        m_aside = m_aside == Aside::None ? Aside::None : Aside::Outdated;
        showLines(TextLines::of(m_body, m_form));
    } else if (m_aside == Aside::None) {
        formatAside();
    } else {
        m_aside = Aside::Outdated;
    }
}

//! One after another, however often the body changes meanwhile: each works on bytes of its own.
void BodyView::formatAside()
{
    m_aside = Aside::Wanted;
    m_remark->setText(tr("Formatting…"));
    model::runAside(
        this, [body = m_body, form = m_form] { return TextLines::of(body, form); },
        [this](const TextLines &lines) { takeFormatted(lines); });
}

void BodyView::takeFormatted(const TextLines &lines)
{
    if (std::exchange(m_aside, Aside::None) == Aside::Wanted)
        showLines(lines);
    else if (!m_hasGrown)
        format();
}

void BodyView::showLines(const TextLines &lines)
{
    m_delegate->setColumns(qMin(int(TextLines::longestLine), lines.width()));
    m_model->setLines(lines);
    showExtent();
    if (const auto wanted = std::exchange(m_wanted, {}))
        showBytes(wanted->first, wanted->second);
    Q_EMIT shown();
}

void BodyView::showExtent()
{
    m_all->setVisible(m_model->isPartial());
    const QString bytes = model::sizeInWords(body().size());
    const QString size = m_note.isEmpty() ? bytes : bytes + u" · "_s + m_note;
    if (body().isEmpty())
        m_remark->setText(m_placeholder);
    else if (m_model->isPartial())
        m_remark->setText(
            tr("%1 of %2 lines · %3").arg(QLocale().toString(m_model->rowCount()), QLocale().toString(m_model->lines().count())).arg(size));
    else
        m_remark->setText(size);
}

void BodyView::showRemainder()
{
    m_model->showAll();
    showExtent();
}

void BodyView::copySelection()
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex &row : std::as_const(rows))
        lines.append(row.data().toString());
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace gui

#include "bodyview.moc"
