// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/timingpage.h"

#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/amounts.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

class TimingBarDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TimingBarDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Palette &colours = Palette::of(option.palette);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colours.selection);
        const QRectF room(option.rect.adjusted(spacing::unit, 0, -spacing::unit, 0));
        const double start = index.data(TimingModel::StartRole).toDouble();
        const double length = index.data(TimingModel::LengthRole).toDouble();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.accent);
        const double left = std::min(room.left() + start * room.width(), room.right() - 2);
        const QRectF bar(left, room.center().y() - 4, std::max(2.0, length * room.width()), 8);
        // Time goes the way the names beside it are read.
        painter->drawRoundedRect(visualPart(option.direction, room, bar), 1.5, 1.5);
        painter->restore();
    }
};

} // namespace

void TimingModel::setExchange(const model::Exchange &exchange, const std::optional<std::pair<double, double>> &speaking)
{
    beginResetModel();
    m_parts.clear();
    double at = 0;
    const auto add = [this, &at](const QString &name, double until) {
        // What is not known, or came together with the one before, is no part.
        if (until < at || until <= 0)
            return;
        m_parts.append({name, at, until});
        at = until;
    };
    const model::Milestones &milestones = exchange.milestones;
    const bool isNew = milestones.connecting >= 0;
    if (isNew) {
        add(tr("Name"), milestones.connecting);
        add(tr("Connection and TLS"), milestones.encrypted);
        add(milestones.encrypted < 0 ? tr("Connection, sending") : tr("Sending"), milestones.sent);
    } else {
        add(tr("Sending, on an open connection"), milestones.sent);
    }
    add(milestones.sent < 0 ? tr("Until the head of the answer") : tr("Waiting for the first byte"), exchange.headMilliseconds);
    if (speaking) {
        add(tr("Until the first token"), speaking->first);
        add(tr("Until the last token"), speaking->second);
    }
    add(speaking ? tr("Until the end") : tr("The answer"), exchange.totalMilliseconds);
    m_whole = std::max(1e-3, at);
    endResetModel();
}

int TimingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_parts.size());
}

int TimingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant TimingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Part &part = m_parts.at(index.row());
    if (role == StartRole)
        return part.begin / m_whole;
    if (role == LengthRole)
        return (part.end - part.begin) / m_whole;
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Phase ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole && index.column() == Bar)
        return tr("%1 of %2").arg(model::timeInWords(part.end - part.begin), model::timeInWords(m_whole));
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (index.column()) {
    case Phase: return part.name;
    case From: return model::timeInWords(part.begin);
    case Took: return model::timeInWords(part.end - part.begin);
    default: return {};
    }
}

QVariant TimingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section > Bar)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Phase: return tr("Part");
    case From: return tr("From");
    case Took: return tr("Took");
    default: return QString();
    }
}

TimingPage::TimingPage(QWidget *parent)
    : QWidget(parent)
    , m_model(new TimingModel(this))
    , m_table(new QTableView(this))
    , m_figures(new QLabel(this))
{
    setObjectName(u"timingPage"_s);
    m_table->setObjectName(u"timingTable"_s);
    m_table->setAccessibleName(tr("Where the time went"));
    m_table->setModel(m_model);
    m_table->setItemDelegateForColumn(TimingModel::Bar, new TimingBarDelegate(m_table));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + spacing::gap);
    QHeaderView *header = m_table->horizontalHeader();
    header->setObjectName(u"timingHead"_s);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(TimingModel::Bar, QHeaderView::Stretch);
    m_figures->setObjectName(u"timingFigures"_s);
    m_figures->setTextFormat(Qt::PlainText);
    m_figures->setWordWrap(true);
    m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_figures->setMargin(spacing::gap);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_figures);
    layout->addWidget(m_table, 1);
}

void TimingPage::setExchange(const model::Exchange &exchange, const std::optional<std::pair<double, double>> &speaking)
{
    m_model->setExchange(exchange, speaking);
    m_speaking = speaking;
    m_headMilliseconds = exchange.headMilliseconds;
    showFigures();
}

void TimingPage::setFacts(const model::ExchangeFacts &facts)
{
    m_facts = facts;
    showFigures();
}

void TimingPage::showFigures()
{
    const QLocale locale;
    QStringList parts;
    if (!m_facts.model.isEmpty())
        parts += m_facts.provider.isEmpty() ? m_facts.model : m_facts.provider + u" / "_s + m_facts.model;
    const model::Usage &usage = m_facts.usage;
    if (usage.prompt() > 0 || usage.output > 0) {
        QString in = tr("%Ln token(s) in", nullptr, int(usage.prompt()));
        QStringList of;
        if (usage.cacheRead > 0)
            of += tr("%1 read from the cache").arg(locale.toString(usage.cacheRead));
        if (usage.cacheWrite > 0)
            of += tr("%1 written to it").arg(locale.toString(usage.cacheWrite));
        parts += of.isEmpty() ? in : u"%1 (%2)"_s.arg(in, of.join(u", "_s));
        parts += tr("%1 out").arg(locale.toString(usage.output));
    }
    if (m_facts.cost)
        parts += model::moneyInWords(*m_facts.cost, m_facts.currency);
    const double seconds = m_speaking ? (m_speaking->second - m_speaking->first) / 1000 : 0;
    if (seconds > 0 && usage.output > 0)
        parts += tr("%1 tokens a second").arg(locale.toString(double(usage.output) / seconds, 'f', 1));
    m_figures->setText(factsInLine(parts));
    m_figures->setVisible(!parts.isEmpty());
}

} // namespace gui

#include "timingpage.moc"
