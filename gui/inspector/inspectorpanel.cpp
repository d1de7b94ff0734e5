// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/inspectorpanel.h"

#include "gui/inspector/exchangelibrary.h"
#include "gui/inspector/exchangelistmodel.h"
#include "gui/inspector/exchangelistpane.h"
#include "gui/inspector/exchangelistview.h"
#include "gui/inspector/exchangeview.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/dropdownbutton.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"
#include "gui/transcript/rowtexts.h"
#include "model/conversation/canister.h"
#include "model/text/visibletext.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QMenu>
#include <QScreen>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;
using model::Exchange;

namespace {

constexpr qsizetype mostCalls = 200;
constexpr int unnoticedMilliseconds = 100;

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

//! The calls among a turn's canisters, each with the steps that it went through and their times, with tabs between them. Only that of
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
        const QString head = leftToRight((model::visibleLine(call->name) + u"  "_s + summaryOfArguments(call->arguments)).trimmed()) + u'\n'
            + outcomeOf(result);
        calls.append(result && !result->result->steps.isEmpty() ? head + u'\n' + tableOfSteps(result->result->steps) : head);
    }
    return calls.join(u"\n\n"_s);
}

//! From this width on the list stands beside the exchange.
constexpr int listBesideWidth = 860;

} // namespace

InspectorPanel::InspectorPanel(ExchangeLibrary &library, model::ExchangeLog &log, Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_log(log)
    , m_preferences(preferences)
    , m_turns(new DropDownButton(this))
    , m_again(new QToolButton(this))
    , m_turnMenu(new QMenu(this))
    , m_list(new ExchangeListPane(library, log, preferences, this))
    , m_view(new ExchangeView(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    build();
    buildMenu();
    connectParts();
    arrange();
}

void InspectorPanel::build()
{
    m_turns->setObjectName(u"rolledBackTurns"_s);
    m_turns->setText(tr("Rolled-back turns"));
    m_turns->setPopupMode(QToolButton::InstantPopup);
    m_turns->setMenu(m_turnMenu);
    m_turnMenu->setObjectName(u"rolledBackTurnsMenu"_s);
    m_again->setObjectName(u"sendAgain"_s);
    m_again->setText(tr("&Send again…"));
    m_again->setToolTip(tr("Edit the request that is shown, and send it again"));
    m_again->setEnabled(false);
    connect(m_again, &QToolButton::clicked, this, [this] { Q_EMIT sendAgainRequested(m_shown); });
    m_list->bar().addWidget(m_again);
    m_list->bar().addWidget(m_turns);
    m_splitter->setObjectName(u"inspectorSplitter"_s);
    m_splitter->addWidget(m_list);
    m_splitter->addWidget(m_view);
    m_splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_splitter, 1);
}

void InspectorPanel::buildMenu()
{
    QMenu &menu = m_view->menu();
    menu.addSeparator();
    const auto add = [&menu, this](const QString &name, const QString &text, const std::function<void()> &does) {
        QAction *action = menu.addAction(text);
        action->setObjectName(name);
        connect(action, &QAction::triggered, this, does);
        return action;
    };
    QAction *pin = add(u"pinExchange"_s, tr("&Pin, whatever the budget is\tP"), [this] { m_list->setPinned(true); });
    QAction *unpin = add(u"unpinExchange"_s, tr("&Unpin\tP"), [this] { m_list->setPinned(false); });
    QAction *compared = add(u"compareExchanges"_s, tr("Show the &difference\tD"), [this] { m_view->openDifference(); });
    QAction *canister = add(u"exchangeToCanister"_s, tr("Show in the con&versation\tV"), [this] { goToCanister(); });
    add(u"copyExchangeId"_s, tr("Copy the &identifier"), [this] {
        QStringList ids;
        for (const model::ExchangeEntry &entry : picked())
            ids += entry.exchange.id.toString();
        QApplication::clipboard()->setText(ids.join(u'\n'));
    });
    connect(&menu, &QMenu::aboutToShow, this, [this, pin, unpin, compared, canister] {
        const QList<model::ExchangeEntry> entries = picked();
        const auto isPinned = [](const model::ExchangeEntry &entry) { return entry.isPinned; };
        pin->setVisible(!std::all_of(entries.begin(), entries.end(), isPinned));
        unpin->setVisible(std::any_of(entries.begin(), entries.end(), isPinned));
        compared->setText(entries.size() == 2 ? tr("Show how the two &differ\tD") : tr("Show the &difference to the one before\tD"));
        canister->setEnabled(!m_origin.turn.isEmpty());
    });
    const auto addKey = [this](const QKeySequence &keys, const std::function<void()> &does) {
        auto *action = new QAction(&m_list->view());
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->view().addAction(action);
        connect(action, &QAction::triggered, this, does);
    };
    addKey(Qt::Key_D, [this] { m_view->openDifference(); });
    addKey(Qt::Key_V, [this] { goToCanister(); });
}

void InspectorPanel::connectParts()
{
    connect(m_turnMenu, &QMenu::aboutToShow, this, &InspectorPanel::fillTurns);
    connect(m_list, &ExchangeListPane::currentChanged, this, &InspectorPanel::showCurrent);
    connect(m_list, &ExchangeListPane::pickedChanged, this, [this] {
        if (m_view->isDifferenceShown())
            compare();
    });
    connect(m_list, &ExchangeListPane::exchangeChanged, this, [this](const model::ExchangeId &id) {
        if (id != m_shown)
            return;
        if (const Exchange *open = m_log.open(id))
            m_view->grow(*open);
        else
            showCurrent();
    });
    connect(&m_list->model(), &QAbstractItemModel::dataChanged, this, [this] {
        if (const model::ExchangeEntry *entry = m_list->current(); entry && entry->exchange.id == m_shown)
            m_view->setFacts(entry->facts);
    });
    connect(m_list, &ExchangeListPane::menuRequested, this, [this](const QPoint &place) { m_view->menu().popup(place); });
    connect(m_list, &ExchangeListPane::budgetChosen, this, &InspectorPanel::budgetChosen);
    connect(m_view, &ExchangeView::stepsShown, this, &InspectorPanel::showSteps);
    connect(m_view, &ExchangeView::differenceShown, this, &InspectorPanel::compare);
    connect(m_view, &ExchangeView::pathWanted, this, &InspectorPanel::readPath);
    connect(m_view, &ExchangeView::canisterRequested, this,
        [this](int position) { Q_EMIT canisterRequested(m_origin.conversation, position); });
    connect(m_splitter, &QSplitter::splitterMoved, this, &InspectorPanel::keepLayout);
    m_slow.setInterval(unnoticedMilliseconds);
    connect(&m_slow, &QTimer::timeout, m_view, &ExchangeView::await);
}

void InspectorPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

//! Beside each other where there is room, else the list above; the parts as the person has drawn them last.
void InspectorPanel::arrange()
{
    const Qt::Orientation wanted = width() >= listBesideWidth ? Qt::Horizontal : Qt::Vertical;
    const bool isFirst = !m_splitter->property("arranged").toBool();
    if (!isFirst && m_splitter->orientation() == wanted)
        return;
    m_isArranging = true;
    m_splitter->setProperty("arranged", true);
    m_splitter->setOrientation(wanted);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, wanted == Qt::Horizontal ? 3 : 2);
    m_isArranging = false;
    // When it has its size: what it gets after that it would share out by itself.
    QMetaObject::invokeMethod(this, &InspectorPanel::shareRoom, Qt::QueuedConnection);
}

void InspectorPanel::shareRoom()
{
    const bool isBeside = m_splitter->orientation() == Qt::Horizontal;
    QList<int> sizes;
    for (const QVariant &size : m_preferences.inspectorLayout(m_splitter->orientation()))
        sizes += size.toInt();
    m_splitter->setSizes(sizes.size() == 2 ? sizes : isBeside ? QList<int> {360, 640} : QList<int> {500, 500});
}

void InspectorPanel::keepLayout()
{
    if (m_isArranging)
        return;
    QVariantList sizes;
    for (const int size : m_splitter->sizes())
        sizes += size;
    m_preferences.keepInspectorLayout(m_splitter->orientation(), sizes);
}

QList<model::ExchangeEntry> InspectorPanel::picked() const
{
    return m_list->picked();
}

void InspectorPanel::setConversation(const model::ConversationId &conversation)
{
    m_conversation = conversation;
    m_list->setConversation(conversation);
}

void InspectorPanel::showExchangeOf(const model::ExchangeOrigin &origin)
{
    m_list->show(origin);
}

void InspectorPanel::showExchange(const model::ExchangeId &id)
{
    m_list->show(id);
}

void InspectorPanel::showServer(const QString &name, const QUrl &server)
{
    m_list->showServer(name, model::placeOf(server));
}

void InspectorPanel::find(FindStep step)
{
    m_view->find(step);
}

void InspectorPanel::showCurrent()
{
    const model::ExchangeEntry *entry = m_list->current();
    // A heading is no exchange: what is shown stays.
    if (!entry && m_list->view().currentIndex().isValid())
        return;
    const model::ExchangeId before = std::exchange(m_shown, entry ? entry->exchange.id : model::ExchangeId());
    m_again->setEnabled(!m_shown.isEmpty());
    m_compared = {};
    const bool isOther = m_shown != before || m_slow.isActive();
    m_slow.stop();
    if (!entry) {
        m_view->clear();
        return;
    }
    if (m_origin != entry->exchange.origin) {
        m_origin = entry->exchange.origin;
        m_view->setSteps({});
    }
    showSteps();
    const model::ExchangeFacts facts = entry->facts;
    if (const Exchange *open = m_log.open(m_shown)) {
        m_view->setExchange(*open);
        m_view->setFacts(facts);
        return;
    }
    if (isOther)
        m_slow.start();
    m_library.find(m_shown, this, [this, id = m_shown, facts](const model::Result<Exchange> &exchange) {
        if (id != m_shown)
            return;
        m_slow.stop();
        if (!exchange) {
            m_view->clear();
            return;
        }
        m_view->setExchange(*exchange);
        m_view->setFacts(facts);
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

//! The canisters that the request may have been made of.
void InspectorPanel::readPath()
{
    if (m_origin.conversation.isEmpty())
        return;
    m_library.pathOf(m_origin.conversation, this, [this, id = m_shown](const ExchangeLibrary::Nodes &path) {
        if (id == m_shown && path)
            m_view->setPath(*path);
    });
}

//! To what came of the exchange: the answer of its round, or the call that it was made for.
void InspectorPanel::goToCanister()
{
    if (m_origin.turn.isEmpty())
        return;
    m_library.canistersOf(m_origin.turn, this, [this, origin = m_origin](const ExchangeLibrary::Canisters &canisters) {
        model::CanisterPointer wanted;
        int round = 0;
        for (const model::CanisterPointer &canister : canisters.value_or(QList<model::CanisterPointer>())) {
            round += canister->role == model::Role::Assistant ? 1 : 0;
            const bool isCall = canister->invocation && canister->invocation->id == origin.invocation;
            const bool isAnswer = origin.invocation.isEmpty() && canister->role == model::Role::Assistant && round == origin.round;
            if (isCall || isAnswer || (!wanted && canister->role == model::Role::Assistant))
                wanted = canister;
            if (isCall || isAnswer)
                break;
        }
        m_library.pathOf(origin.conversation, this, [this, origin, wanted](const ExchangeLibrary::Nodes &path) {
            const auto nodes = path.value_or(QList<model::Node>());
            const auto place = std::find_if(nodes.begin(), nodes.end(),
                [&wanted](const model::Node &node) { return wanted && node.canister && node.canister->id == wanted->id; });
            if (place != nodes.end())
                Q_EMIT canisterRequested(origin.conversation, place->position);
            else
                Q_EMIT said(tr(
                    "What came of it is not on the path of the conversation that is shown: it was rolled back, or is on another branch."));
        });
    });
}

void InspectorPanel::compare()
{
    const QList<model::ExchangeEntry> entries = picked();
    if (entries.size() == 2)
        return compareTwo(entries.first(), entries.last());
    const model::ExchangeEntry *current = m_list->current();
    if (!current)
        return;
    if (current->like > 0)
        return compareNumbers(current->like, *current);
    m_view->explainDifference(
        tr("There is no earlier one to the same address. Pick two in the list (Ctrl and a click, or Ctrl and Space) to compare them."));
}

void InspectorPanel::compareNumbers(qint64 first, const model::ExchangeEntry &second)
{
    if (const model::ExchangeEntry *entry = m_list->model().entryAt(m_list->model().indexOfNumber(first)))
        return compareTwo(*entry, second);
    // It is not among those that are listed.
    model::ExchangeQuery query;
    query.before = first + 1;
    query.limit = 1;
    m_library.page(query, this, [this, first, second](const ExchangeLibrary::Page &page) {
        if (second.exchange.id != m_shown)
            return;
        const bool isThere = page && !page->entries.isEmpty() && page->entries.first().number == first;
        if (isThere)
            compareTwo(page->entries.first(), second);
        else
            m_view->explainDifference(tr("%1 is not kept any more.").arg(first));
    });
}

void InspectorPanel::compareTwo(const model::ExchangeEntry &first, const model::ExchangeEntry &second)
{
    const auto pair = std::pair(first.exchange.id, second.exchange.id);
    if (std::exchange(m_compared, pair) == pair)
        return;
    const auto sideOf = [](const model::ExchangeEntry &entry, const Exchange &exchange) {
        return DifferenceSide {entry.number, exchange.started, exchange.request.body, exchange.responseBody, entry.facts.usage};
    };
    m_library.find(first.exchange.id, this, [this, first, second, pair, sideOf](const model::Result<Exchange> &one) {
        if (!one || pair != m_compared)
            return pair == m_compared ? m_view->explainDifference(one.error().message) : void();
        m_library.find(
            second.exchange.id, this, [this, left = sideOf(first, *one), second, pair, sideOf](const model::Result<Exchange> &other) {
                if (pair != m_compared)
                    return;
                if (other)
                    m_view->showDifference(left, sideOf(second, *other));
                else
                    m_view->explainDifference(other.error().message);
            });
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
