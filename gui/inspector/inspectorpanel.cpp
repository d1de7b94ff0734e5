// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/inspectorpanel.h"

#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangelistmodel.h"
#include "gui/inspector/exchangeview.h"
#include "gui/shared/dropdownbutton.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/transcript/rowtexts.h"
#include "model/conversation/canister.h"
#include "model/text/visibletext.h"

#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QHash>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScreen>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::Exchange;

namespace {

constexpr qsizetype mostCalls = 200;

struct CallStepsTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::ExchangeView)
};

QString outcomeOf(const model::Canister *result)
{
    if (!result)
        return CallStepsTexts::tr("under way");
    const model::ResultState &state = *result->result;
    QStringList parts {state.reused && !state.error
            ? reuseOf(*state.reused)
            : model::inWords(state.error ? model::InvocationState::Failed : model::InvocationState::Done),
        confinementOf(result), sizeAndTime(textOfResult(*result).size(), state.milliseconds)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

//! The calls among a turn's canisters, each with the steps that it went through and their times, for a font of fixed width. Only that of
//! one invocation where it is named. Empty where there is none.
QString callSteps(const QList<model::CanisterPointer> &canisters, const QString &invocation)
{
    QHash<QString, const model::Canister *> results;
    for (const model::CanisterPointer &canister : canisters) {
        if (canister->result)
            results.insert(canister->result->invocation, canister.get());
    }
    QStringList calls;
    for (const model::CanisterPointer &canister : canisters) {
        const auto &call = canister->invocation;
        if (!call || (!invocation.isEmpty() && call->id != invocation) || calls.size() >= mostCalls)
            continue;
        const model::Canister *result = results.value(call->id);
        const QString head = model::visibleLine(call->name) + u"  "_s + summaryOfArguments(call->arguments) + u'\n' + outcomeOf(result);
        calls.append(result && !result->result->steps.isEmpty() ? head + u'\n' + tableOfSteps(result->result->steps) : head);
    }
    return calls.join(u"\n\n"_s);
}

//! A row of the list of exchanges: number, method and path, status, a bar for the time it took, how long that was.
class ExchangeDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

void drawBar(QPainter *painter, const QRect &box, const QModelIndex &index, const QColor &colour)
{
    const double start = qBound(0.0, index.data(ExchangeListModel::BarStartRole).toDouble(), 1.0);
    const double length = qBound(0.0, index.data(ExchangeListModel::BarLengthRole).toDouble(), 1.0 - start);
    const QRectF bar(box.left() + start * box.width(), box.center().y() - 3, qMax(2.0, length * box.width()), 7);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    painter->drawRoundedRect(bar, 1.5, 1.5);
    painter->restore();
}

void ExchangeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Palette &colours = Palette::of(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const QColor ink = selected ? option.palette.color(QPalette::HighlightedText) : colours.ink;
    const QColor dim = selected ? ink : colours.dim;
    const QColor alarm = index.data(ExchangeListModel::FailedRole).toBool() ? colours.warning : ink;
    painter->save();
    painter->setFont(Theme::fixedFont());
    const int digit = painter->fontMetrics().horizontalAdvance(u'0');
    QRect box = option.rect.adjusted(spacing::small, 0, -spacing::small, 0);
    const auto write = [&](int width, Qt::Alignment alignment, const QColor &colour, const QString &text) {
        const bool right = alignment & Qt::AlignRight;
        const QRect cell(right ? box.right() - width + 1 : box.left(), box.top(), width, box.height());
        painter->setPen(colour);
        painter->drawText(cell, int(alignment | Qt::AlignVCenter), painter->fontMetrics().elidedText(text, Qt::ElideMiddle, width));
        right ? box.setRight(cell.left() - digit) : box.setLeft(cell.right() + digit);
    };
    write(3 * digit, Qt::AlignLeft, dim, QString::number(index.data(ExchangeListModel::NumberRole).toInt()));
    write(8 * digit, Qt::AlignRight, dim, index.data(ExchangeListModel::DurationRole).toString());
    const int title = qMin(box.width() / 2, 26 * digit);
    write(title, Qt::AlignLeft, ink, index.data(Qt::DisplayRole).toString());
    write(8 * digit, Qt::AlignLeft, alarm, index.data(ExchangeListModel::StatusRole).toString());
    if (box.width() > 3 * digit)
        drawBar(painter, box, index, alarm == colours.warning ? colours.warning : colours.accent);
    painter->restore();
}

QSize ExchangeDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, QFontMetrics(Theme::fixedFont()).height() + 2 * spacing::unit};
}

//! In the list of scopes, behind this conversation and all.
constexpr int serverScope = 2;

//! Its newest row is picked by the program while the person is elsewhere: a screen reader would say it over everything else.
class QuietListView final : public QListView
{
public:
    using QListView::QListView;

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override
    {
        hasFocus() ? QListView::currentChanged(current, previous) : QAbstractItemView::currentChanged(current, previous);
    }
    void selectionChanged(const QItemSelection &selected, const QItemSelection &deselected) override
    {
        hasFocus() ? QListView::selectionChanged(selected, deselected) : QAbstractItemView::selectionChanged(selected, deselected);
    }
};

} // namespace

InspectorPanel::InspectorPanel(ExchangeLibrary &library, model::ExchangeLog &log, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_log(log)
    , m_exchanges(new ExchangeListModel(library, log, this))
    , m_scope(new QComboBox(this))
    , m_turns(new DropDownButton(this))
    , m_turnMenu(new QMenu(this))
    , m_list(new QuietListView(this))
    , m_view(new ExchangeView(this))
{
    build();
    connect(m_scope, &QComboBox::activated, this, &InspectorPanel::read);
    connect(m_turnMenu, &QMenu::aboutToShow, this, &InspectorPanel::fillTurns);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &InspectorPanel::showCurrent);
    connect(m_exchanges, &ExchangeListModel::exchangeChanged, this, [this](const model::ExchangeId &id) {
        if (id != m_shown)
            return;
        if (const Exchange *open = m_log.open(id))
            m_view->grow(*open);
        else
            showCurrent();
    });
    connect(m_view, &ExchangeView::stepsShown, this, &InspectorPanel::showSteps);
    connect(m_exchanges, &ExchangeListModel::loaded, this, [this] {
        const int wanted = m_wanted ? m_exchanges->rowOf(*m_wanted) : -1;
        m_wanted.reset();
        showRow(wanted >= 0 ? wanted : m_exchanges->rowCount() - 1);
    });
    connect(m_exchanges, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex &, int first, int last) {
        // Whoever looks at the newest goes on looking at the newest.
        if (m_list->currentIndex().row() == first - 1)
            showRow(last);
    });
}

void InspectorPanel::build()
{
    m_scope->setObjectName(u"inspectorScope"_s);
    m_scope->setAccessibleName(tr("Which exchanges are listed"));
    m_scope->addItems({tr("This conversation"), tr("All conversations")});
    m_turns->setObjectName(u"rolledBackTurns"_s);
    m_turns->setText(tr("Rolled-back turns"));
    m_turns->setPopupMode(QToolButton::InstantPopup);
    m_turns->setMenu(m_turnMenu);
    m_turnMenu->setObjectName(u"rolledBackTurnsMenu"_s);
    m_list->setObjectName(u"exchangeList"_s);
    m_list->setAccessibleName(tr("Exchanges"));
    m_list->setModel(m_exchanges);
    m_list->setItemDelegate(new ExchangeDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    auto *top = new WrappingRow;
    top->setContentsMargins(spacing::gap, spacing::small, spacing::gap, spacing::small);
    top->addWidget(m_scope);
    top->setSpacing(spacing::small);
    top->addStretch();
    top->addWidget(m_turns);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(u"inspectorSplitter"_s);
    splitter->addWidget(m_list);
    splitter->addWidget(m_view);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(splitter, 1);
}

void InspectorPanel::setConversation(const model::ConversationId &conversation)
{
    m_conversation = conversation;
    read();
}

void InspectorPanel::showExchangeOf(const model::ExchangeOrigin &origin)
{
    const int row = m_exchanges->rowOf(origin);
    if (row >= 0)
        return showRow(row);
    m_wanted = origin;
    // What a tool did outside a conversation is only among all of them.
    m_scope->setCurrentIndex(origin.conversation.isEmpty() ? 1 : 0);
    read();
}

void InspectorPanel::showServer(const QString &name, const QUrl &server)
{
    m_server = server;
    const QString title = tr("Messages of %1").arg(name);
    if (m_scope->count() > serverScope)
        m_scope->setItemText(serverScope, title);
    else
        m_scope->addItem(title);
    m_scope->setCurrentIndex(serverScope);
    read();
}

void InspectorPanel::read()
{
    if (m_scope->currentIndex() == serverScope)
        m_exchanges->setServer(m_server);
    else
        m_exchanges->setConversation(m_scope->currentIndex() == 0 ? m_conversation : model::ConversationId());
}

void InspectorPanel::showRow(int row)
{
    const QModelIndex index = m_exchanges->index(row);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
    if (!index.isValid())
        showCurrent();
}

void InspectorPanel::showCurrent()
{
    m_shown = m_exchanges->idAt(m_list->currentIndex().row());
    if (m_shown.isEmpty()) {
        m_view->clear();
        return;
    }
    if (const model::ExchangeOrigin origin = m_exchanges->originAt(m_list->currentIndex().row()); m_origin != origin) {
        m_origin = origin;
        m_view->setSteps({});
    }
    showSteps();
    if (const Exchange *open = m_log.open(m_shown)) {
        m_view->setExchange(*open);
        return;
    }
    m_library.find(m_shown, this, [this, id = m_shown](const model::Result<Exchange> &exchange) {
        if (id != m_shown)
            return;
        if (exchange)
            m_view->setExchange(*exchange);
        else
            m_view->clear();
    });
}

void InspectorPanel::showSteps()
{
    if (m_shown.isEmpty() || m_origin.turn.isEmpty())
        return;
    m_library.canistersOf(m_origin.turn, this, [this, origin = m_origin](const ExchangeLibrary::Canisters &canisters) {
        if (origin == m_origin && canisters)
            m_view->setSteps(callSteps(*canisters, origin.invocation));
    });
}

void InspectorPanel::fillTurns()
{
    m_turnMenu->clear();
    m_turnMenu->addAction(tr("Looking…"))->setEnabled(false);
    m_library.rolledBack(m_conversation, this, [this](const ExchangeLibrary::Turns &turns) {
        m_turnMenu->clear();
        if (!turns || turns->isEmpty()) {
            m_turnMenu->addAction(tr("None in this conversation"))->setEnabled(false);
            return;
        }
        for (const model::TurnRecord &turn : *turns) {
            const QString when = QLocale().toString(turn.started.toLocalTime(), QLocale::ShortFormat);
            const QString why = turn.error ? turn.error->message.simplified().left(80) : QString();
            m_turnMenu->addAction(u"%1  %2"_s.arg(when, why), this, [this, turn] { Q_EMIT reviewRequested(turn); });
        }
        // It has grown since it was opened.
        const QRect screen = m_turnMenu->screen()->availableGeometry();
        const int furthest = screen.right() - m_turnMenu->sizeHint().width();
        m_turnMenu->move(std::max(screen.left(), std::min(m_turnMenu->x(), furthest)), m_turnMenu->y());
    });
}

} // namespace gui

#include "inspectorpanel.moc"
