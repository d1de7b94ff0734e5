// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentspanel.h"

#include "gui/shared/accesskey.h"
#include "gui/shared/dropdownbutton.h"
#include "gui/shared/wrappingbar.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "invocables/agents/toolbinder.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "model/agents/agentcatalog.h"
#include "model/agents/librarycatalog.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! A row of the dock of agents: a dot for its state, the name, a tag in a box, a word at the right end; below it the detail in one
//! line and what is wrong in as many as it needs. Owned by its view.
class AgentDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentDelegate)

public:
    explicit AgentDelegate(QTreeView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    //! Parts of the row as they stand where it is read from the left.
    void paintHeading(QPainter *painter, const QRect &row, const QRect &room, const QModelIndex &index) const;
    void paintFirstLine(QPainter *painter, const QRect &row, const QRect &room, const QModelIndex &index) const;
    void paintBelow(QPainter *painter, const QRect &row, QRect room, const QModelIndex &index) const;
    static QFont nameFont(const QModelIndex &index, const QFont &font);
    //! As high as the words are in that width.
    static int heightOf(const QString &fault, int width);

    QTreeView *m_view;
};

// Between the left edge and the names.
constexpr int dotRoom = spacing::medium + spacing::unit;
constexpr int dotRadius = 4;
// A fault that needs more is read in the tool tip.
constexpr int mostFaultLines = 4;
// Between the box of the tag and what stands below it.
constexpr int belowTag = 2;

QColor agentDotColour(const QModelIndex &index, const Palette &colours)
{
    switch (AgentRow::Tone(index.data(AgentsModel::ToneRole).toInt())) {
    case AgentRow::Tone::Good: return colours.good;
    case AgentRow::Tone::Quiet: return colours.dim;
    case AgentRow::Tone::Warning: return colours.warning;
    case AgentRow::Tone::None: break;
    }
    return {};
}

bool isGroup(const QModelIndex &index)
{
    return !index.parent().isValid();
}

AgentDelegate::AgentDelegate(QTreeView *view)
    : QStyledItemDelegate(view)
    , m_view(view)
{
}

void AgentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(*m_view);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect room = option.rect.adjusted(spacing::small, 0, -spacing::medium, 0);
    if (isGroup(index)) {
        paintHeading(painter, option.rect, room, index);
        painter->restore();
        return;
    }
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver)) {
        QColor ground = colours.accentTint;
        ground.setAlphaF(option.state & QStyle::State_Selected ? 1.0F : 0.4F);
        painter->setPen(option.state & QStyle::State_HasFocus ? QPen(colours.accent) : QPen(Qt::NoPen));
        painter->setBrush(ground);
        const QRect box = visualPart(*painter, option.rect, option.rect.adjusted(0, 0, -spacing::small, 0));
        painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), spacing::unit, spacing::unit);
    }
    const int line = option.fontMetrics.height() + 2 * spacing::unit;
    const QRect first(room.left(), room.top(), room.width(), line);
    if (const QColor dot = agentDotColour(index, colours); dot.isValid()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(dot);
        const QRect place = visualPart(*painter, option.rect, QRect(first.left(), first.top(), 2 * dotRadius, first.height()));
        painter->drawEllipse(QPointF(place.left() + dotRadius, place.center().y() + 0.5), dotRadius, dotRadius);
    }
    painter->setFont(nameFont(index, option.font));
    paintFirstLine(painter, option.rect, first.adjusted(dotRoom, 0, 0, 0), index);
    const int below = first.bottom() + 1 - spacing::unit + belowTag;
    paintBelow(painter, option.rect, QRect(room.left() + dotRoom, below, room.width() - dotRoom, room.height()), index);
    painter->restore();
}

void AgentDelegate::paintHeading(QPainter *painter, const QRect &row, const QRect &room, const QModelIndex &index) const
{
    QFont font = Theme::smallFont();
    font.setCapitalization(QFont::AllUppercase);
    painter->setFont(font);
    painter->setPen(Palette::of(*m_view).dim);
    const QRect line = room.adjusted(0, 0, 0, -spacing::unit);
    const QString title = index.data().toString();
    drawPart(*painter, row, line, Qt::AlignBottom | Qt::AlignLeft, title);
    const int taken = QFontMetrics(font).horizontalAdvance(title) + spacing::medium;
    painter->setFont(Theme::smallFont());
    const QString word = painter->fontMetrics().elidedText(
        index.data(AgentsModel::WordRole).toString(), Qt::ElideMiddle, line.width() - taken);
    drawPart(*painter, row, line, Qt::AlignBottom | Qt::AlignRight, word);
}

//! The name gives way to the tag, and the tag to the word.
void AgentDelegate::paintFirstLine(QPainter *painter, const QRect &row, const QRect &room, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(*m_view);
    const QFont small = Theme::smallFont();
    const QFontMetrics smallMetrics(small);
    const QFontMetrics metrics(painter->font());
    const QString word = index.data(AgentsModel::WordRole).toString();
    const int wordWidth = word.isEmpty() ? 0 : smallMetrics.horizontalAdvance(word) + spacing::small;
    const QString whole = index.data(AgentsModel::TagRole).toString();
    const int left = room.width() - wordWidth;
    const QString tag = smallMetrics.elidedText(whole, Qt::ElideMiddle, left / 2);
    const int tagWidth = tag.isEmpty() ? 0 : smallMetrics.horizontalAdvance(tag) + 2 * spacing::small;
    const QString name = metrics.elidedText(index.data().toString(), Qt::ElideRight, left - tagWidth - spacing::medium);
    painter->setPen(index.data(AgentsModel::HintRole).toBool() ? colours.dim : colours.ink);
    drawPart(*painter, row, room, Qt::AlignVCenter | Qt::AlignLeft, name);
    painter->setFont(small);
    if (!tag.isEmpty()) {
        const int height = smallMetrics.height() + 2;
        const QRect box(
            room.left() + metrics.horizontalAdvance(name) + spacing::small + 2, room.center().y() - height / 2 + 1, tagWidth, height);
        painter->setPen(colours.line);
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(visualPart(*painter, row, box)).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter->setPen(colours.dim);
        drawPart(*painter, row, box, Qt::AlignCenter, tag);
    }
    painter->setPen(colours.accent);
    drawPart(*painter, row, room, Qt::AlignVCenter | Qt::AlignRight, word);
}

void AgentDelegate::paintBelow(QPainter *painter, const QRect &row, QRect room, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(*m_view);
    const QString detail = index.data(AgentsModel::DetailRole).toString();
    const QString fault = index.data(AgentsModel::FaultRole).toString();
    painter->setFont(Theme::smallFont());
    const QFontMetrics metrics(painter->font());
    if (!detail.isEmpty()) {
        painter->setPen(colours.dim);
        drawPart(*painter, row, room, Qt::AlignTop | Qt::AlignLeft, metrics.elidedText(detail, Qt::ElideRight, room.width()));
        room.setTop(room.top() + metrics.height());
    }
    room.setHeight(heightOf(fault, room.width()));
    const bool isWarning = index.data(AgentsModel::ToneRole).toInt() == int(AgentRow::Tone::Warning);
    painter->setPen(isWarning ? colours.warning : colours.dim);
    painter->drawText(visualPart(*painter, row, room), Qt::TextWordWrap | Qt::AlignTop | Qt::AlignLeft, fault);
}

QSize AgentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics small(Theme::smallFont());
    if (isGroup(index))
        return {100, small.height() + 2 * spacing::small + (index.row() > 0 ? spacing::small : 0)};
    int height = option.fontMetrics.height() + 2 * spacing::unit;
    const int width = m_view->viewport()->width() - m_view->indentation() - spacing::small - dotRoom - spacing::medium;
    const bool hasDetail = !index.data(AgentsModel::DetailRole).toString().isEmpty();
    const int below = (hasDetail ? small.height() : 0) + heightOf(index.data(AgentsModel::FaultRole).toString(), width);
    if (below > 0)
        height += below - spacing::unit + belowTag + spacing::small;
    return {100, height};
}

QFont AgentDelegate::nameFont(const QModelIndex &index, const QFont &font)
{
    return index.data(AgentsModel::CodeRole).toBool() ? Theme::fixedFont() : font;
}

int AgentDelegate::heightOf(const QString &fault, int width)
{
    if (fault.isEmpty())
        return 0;
    const QFontMetrics small(Theme::smallFont());
    const QRect needed = small.boundingRect(QRect(0, 0, qMax(width, 40), 10000), Qt::TextWordWrap, fault);
    return qMin(needed.height(), mostFaultLines * small.lineSpacing());
}

} // namespace

using Section = AgentsModel::Section;

namespace {

DropDownButton *menuButton(const QString &name, const QString &text, QMenu *menu, QWidget *parent)
{
    auto *button = new DropDownButton(parent);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    return button;
}

} // namespace

AgentsPanel::AgentsPanel(const Parts &parts, QWidget *parent)
    : QWidget(parent)
    , m_parts(parts)
    , m_model(new AgentsModel(this))
    , m_tree(new QTreeView(this))
    , m_newMenu(new QMenu(this))
    , m_menu(new QMenu(this))
    , m_first(new QPushButton(this))
{
    addActions();
    build();
    connect(&m_parts.agents, &model::AgentCatalog::changed, this, &AgentsPanel::readAgents);
    connect(&m_parts.libraries, &model::LibraryCatalog::changed, this, &AgentsPanel::readLibraries);
    connect(&m_parts.ensembles, &invocables::EnsembleCatalog::changed, this, &AgentsPanel::showTools);
    readAgents();
    readLibraries();
    followSession();
}

void AgentsPanel::addActions()
{
    m_use = addToMenu(u"agentUse"_s, tr("&Use in this conversation"), &AgentsPanel::use);
    m_stop = addToMenu(u"agentStop"_s, tr("&Stop using"), &AgentsPanel::stopUsing);
    m_useLibrary = addToMenu(u"libraryUse"_s, tr("&Bind from this library"), &AgentsPanel::useLibrary);
    m_menu->addSeparator();
    m_edit = addToMenu(u"agentEdit"_s, tr("&Edit"), &AgentsPanel::edit);
    m_convert = addToMenu(u"agentConvert"_s, tr("&Convert"), &AgentsPanel::convert);
    m_menu->addSeparator();
    m_compare = addToMenu(u"agentCompare"_s, tr("Com&pare…"), &AgentsPanel::compare);
    const auto addNew = [this](const QString &name, const QString &text, const QString &id) {
        m_newMenu->addAction(text, this, [this, id] { Q_EMIT newRequested(id); })->setObjectName(name);
    };
    addNew(u"agentNewToml"_s, tr("Agent in &TOML…"), u"agent"_s);
    addNew(u"agentNewGram"_s, tr("Agent in &gram…"), u"agentgram"_s);
    m_newMenu->addAction(tr("&Import tools…"), this, &AgentsPanel::importRequested)->setObjectName(u"agentToolsImport"_s);
    m_newMenu->addSeparator();
    addNew(u"libraryNew"_s, tr("Tool &library…"), u"library"_s);
}

QAction *AgentsPanel::addToMenu(const QString &name, const QString &text, void (AgentsPanel::*does)())
{
    QAction *action = m_menu->addAction(text);
    action->setObjectName(name);
    connect(action, &QAction::triggered, this, does);
    return action;
}

void AgentsPanel::build()
{
    setObjectName(u"agentsPanel"_s);
    m_tree->setObjectName(u"agentTree"_s);
    m_tree->setAccessibleName(tr("Agents, libraries and bound tools"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new AgentDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(0);
    m_tree->setItemsExpandable(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setMouseTracking(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->viewport()->setAutoFillBackground(false);
    m_tree->viewport()->installEventFilter(this);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->expandAll();
    m_menu->setObjectName(u"agentMenu"_s);
    m_newMenu->setObjectName(u"agentNewMenu"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spacing::small, 0, 0);
    layout->setSpacing(0);
    auto *bar = new WrappingBar(this);
    addRow(bar);
    layout->addWidget(bar);
    auto *room = new QHBoxLayout;
    room->setContentsMargins(spacing::small, 0, 0, 0);
    room->addWidget(m_tree);
    layout->addLayout(room, 1);
    connect(m_tree, &QTreeView::activated, this, &AgentsPanel::activate);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &AgentsPanel::showMenu);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &AgentsPanel::followPicked);
}

void AgentsPanel::addRow(QWidget *bar)
{
    auto *row = new WrappingRow(bar);
    row->setContentsMargins(spacing::gap, 0, spacing::gap, spacing::small);
    row->setSpacing(spacing::small);
    row->addWidget(menuButton(u"agentNew"_s, tr("New"), m_newMenu, this));
    row->addWidget(menuButton(u"agentMore"_s, tr("More"), m_menu, this));
    row->addStretch();
    m_first->setObjectName(u"agentFirst"_s);
    m_first->setAutoDefault(false);
    row->addWidget(m_first);
    connect(m_first, &QPushButton::clicked, this, [this] {
        QAction *action = picked(Section::Libraries) ? m_useLibrary : m_stop->isEnabled() ? m_stop : m_use;
        action->trigger();
    });
}

void AgentsPanel::setSession(model::Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &model::Session::settingsChanged, this, &AgentsPanel::followSession);
    followSession();
}

void AgentsPanel::fill(Section section, const QList<AgentRow> &rows)
{
    m_isFilling = true;
    m_model->setRows(section, rows);
    m_isFilling = false;
    m_tree->expandAll();
}

void AgentsPanel::readAgents()
{
    QList<AgentRow> rows;
    for (const model::AgentEntry &agent : m_parts.agents.entries()) {
        if (agent.isListed)
            rows.append(AgentRow::of(agent));
    }
    if (rows.isEmpty())
        rows.append(AgentRow::hint(tr("None yet. “New” begins one.")));
    fill(Section::Agents, rows);
    followPicked();
}

void AgentsPanel::readLibraries()
{
    QList<AgentRow> rows {AgentRow::everyEnsemble()};
    for (const model::ToolLibrary &library : m_parts.libraries.libraries())
        rows.append(AgentRow::of(library));
    fill(Section::Libraries, rows);
    followPicked();
}

void AgentsPanel::followSession()
{
    if (m_session)
        m_model->setInUse(m_session->settings().agent, m_session->settings().library);
    else
        m_model->setInUse({}, {});
    followPicked();
}

//! Picking a library or a tool leaves the agent that was picked before; where nothing is picked, it is the one in use.
void AgentsPanel::followPicked()
{
    if (m_isFilling)
        return;
    if (const AgentRow *agent = picked(Section::Agents))
        m_shown = agent->name;
    else if (m_shown.isEmpty() || !m_parts.agents.find(m_shown) || !m_tree->currentIndex().isValid())
        m_shown = m_session ? m_session->settings().agent : QString();
    showTools();
    showActions();
}

void AgentsPanel::showTools()
{
    const model::AgentEntry *agent = m_parts.agents.find(m_shown);
    QList<AgentRow> rows;
    if (!agent)
        rows.append(AgentRow::hint(tr("Those of the agent that is picked.")));
    else if (!agent->part)
        rows.append(AgentRow::hint(tr("It cannot play until what is wrong with it is put right.")));
    else if (agent->part->tools.isEmpty())
        rows.append(AgentRow::hint(tr("It asks for none.")));
    m_model->setToolsOf(agent ? agent->shownName() : QString());
    const AgentRow *pickedLibrary = picked(Section::Libraries);
    const model::ToolLibrary *library = m_parts.libraries.find(pickedLibrary ? pickedLibrary->name : libraryInUse());
    const model::Switches switches = m_session ? m_session->settings().switches : model::Switches();
    if (rows.isEmpty()) {
        for (const invocables::BoundTool &tool :
            invocables::ToolBinder::bind(agent->part->tools, library, *m_parts.ensembles.tools(), switches))
            rows.append(AgentRow::of(tool));
    }
    fill(Section::Tools, rows);
}

void AgentsPanel::showActions()
{
    const AgentRow *agent = picked(Section::Agents);
    const AgentRow *library = picked(Section::Libraries);
    const model::AgentEntry *entry = agent ? m_parts.agents.find(agent->name) : nullptr;
    const QString inUse = m_session ? m_session->settings().agent : QString();
    const bool isUsed = agent && !agent->name.isEmpty() && agent->name == inUse;
    m_use->setEnabled(m_session && entry && entry->part && !isUsed);
    m_stop->setEnabled(m_session && !inUse.isEmpty() && (isUsed || !agent));
    m_useLibrary->setEnabled(m_session && library && library->name != libraryInUse());
    m_edit->setEnabled((agent && !agent->path.isEmpty()) || (library && !library->path.isEmpty()));
    m_convert->setEnabled(agent && !agent->path.isEmpty());
    m_convert->setText(agent && agent->path.endsWith(u".gram"_s) ? tr("&Convert to TOML") : tr("&Convert to gram"));
    m_compare->setEnabled(entry && entry->part);
    const QAction *first = library ? m_useLibrary : m_stop->isEnabled() ? m_stop : m_use;
    // What it does in full is its name; the bar has room for the word.
    m_first->setText(library ? tr("Bind") : first == m_stop ? tr("Stop using") : tr("Use"));
    m_first->setAccessibleName(withoutAccessKey(first->text()));
    m_first->setToolTip(m_first->accessibleName());
    m_first->setEnabled(first->isEnabled());
    m_first->setDefault(first == m_use);
}

void AgentsPanel::activate(const QModelIndex &index)
{
    const auto section = AgentsModel::sectionOf(index);
    if (section == Section::Agents)
        m_use->trigger();
    else if (section == Section::Libraries)
        m_useLibrary->trigger();
    else if (const AgentRow *tool = m_model->rowAt(index); tool && !tool->path.isEmpty())
        Q_EMIT editRequested(tool->path);
}

void AgentsPanel::showMenu(const QPoint &place)
{
    if (const QModelIndex index = m_tree->indexAt(place); index.isValid())
        m_tree->setCurrentIndex(index);
    m_menu->popup(m_tree->viewport()->mapToGlobal(place));
}

void AgentsPanel::use()
{
    setAgent(m_shown, libraryInUse());
}

void AgentsPanel::stopUsing()
{
    setAgent({}, libraryInUse());
}

void AgentsPanel::useLibrary()
{
    const AgentRow *library = picked(Section::Libraries);
    if (library && m_session)
        setAgent(m_session->settings().agent, library->name);
}

void AgentsPanel::setAgent(const QString &agent, const QString &library)
{
    if (!m_session)
        return;
    if (const auto set = m_session->chooseAgent(agent, library); !set)
        Q_EMIT failed(set.error());
}

void AgentsPanel::edit()
{
    const AgentRow *row = picked(Section::Agents);
    if (const AgentRow *found = row ? row : picked(Section::Libraries))
        Q_EMIT editRequested(found->path);
}

void AgentsPanel::convert()
{
    if (const AgentRow *agent = picked(Section::Agents))
        Q_EMIT convertRequested(agent->path);
}

void AgentsPanel::compare()
{
    Q_EMIT compareRequested(m_shown);
}

bool AgentsPanel::eventFilter(QObject *watched, QEvent *event)
{
    // Words that are broken into lines need others in another width.
    if (watched == m_tree->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(m_tree, &QTreeView::doItemsLayout, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

const AgentRow *AgentsPanel::picked(Section section) const
{
    const QModelIndex index = m_tree->currentIndex();
    return AgentsModel::sectionOf(index) == section ? m_model->rowAt(index) : nullptr;
}

QString AgentsPanel::libraryInUse() const
{
    return m_session ? m_session->settings().library : QString();
}

} // namespace gui

#include "agentspanel.moc"
