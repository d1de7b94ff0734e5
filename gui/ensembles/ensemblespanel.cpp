// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/ensemblespanel.h"

#include "gui/ensembles/ensemblesmodel.h"
#include "gui/ensembles/serverlog.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/ensembles/toolentry.h"
#include "invocables/external/mcp/mcpservers.h"
#include "invocables/processor/approvalstep.h"
#include "model/text/visibletext.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QList>
#include <QMenu>
#include <QMouseEvent>
#include <QObject>
#include <QPainter>
#include <QScrollBar>
#include <QString>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::Approval, invocables::ConnectionState, invocables::Invoker, invocables::McpEnsemble;

namespace {

//! A row of the tree of ensembles: check box and name as the style draws them, then a tag in a box and what a server claims of its
//! tool, and at the right end a dot for the connection or for problems, with a word where the server is not simply off or ready.
class EnsembleDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EnsembleDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    //! Where the tag of a row is drawn.
    QRect tagRectangle(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

Q_SIGNALS:
    void tagClicked(const QModelIndex &index, const QPoint &place);

protected:
    static void paintTag(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QRect &tag);
    void paintWords(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QRect &tag) const;
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

QColor toneColour(int tone, const Palette &colours)
{
    switch (ServerState::Tone(tone)) {
    case ServerState::Tone::Good: return colours.good;
    case ServerState::Tone::Warning: return colours.warning;
    case ServerState::Tone::Quiet: break;
    }
    return colours.dim;
}

QColor ensembleDotColour(const QModelIndex &index, const Palette &colours)
{
    if (!index.data(EnsemblesModel::ProblemRole).toString().isEmpty())
        return colours.warning;
    const QVariant connection = index.data(EnsemblesModel::ConnectionRole);
    if (const QVariant tone = index.data(EnsemblesModel::ServerToneRole); tone.isValid())
        return toneColour(tone.toInt(), colours);
    if (!connection.isValid())
        return {};
    switch (ConnectionState(connection.toInt())) {
    case ConnectionState::Connected: return colours.good;
    case ConnectionState::Failed: return colours.warning;
    default: return colours.dim;
    }
}

void EnsembleDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setBold(!index.parent().isValid());
    option->fontMetrics = QFontMetrics(option->font);
}

void EnsembleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const Palette &colours = Palette::of(option.palette);
    const QRect tag = tagRectangle(option, index);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(Theme::smallFont());
    paintTag(painter, option, index, tag);
    paintWords(painter, option, index, tag);
    const QColor dot = ensembleDotColour(index, colours);
    if (dot.isValid()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(dot);
        const QRect place(option.rect.right() - spacing::medium - 4, option.rect.center().y() - 4, 9, 9);
        painter->drawEllipse(QRectF(QStyle::visualRect(option.direction, option.rect, place)).adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->restore();
}

//! Shortened where there is little room, and left out where there is none.
void EnsembleDelegate::paintTag(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QRect &tag)
{
    const int room = tag.width() - 2 * spacing::small;
    if (room < spacing::large)
        return;
    const Palette &colours = Palette::of(option.palette);
    painter->setPen(colours.line);
    painter->drawRoundedRect(QRectF(tag).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    // What is dim elsewhere would be fainter on a row that is picked.
    painter->setPen(option.state & QStyle::State_Selected ? colours.ink : colours.dim);
    const QString text = index.data(EnsemblesModel::TagRole).toString();
    // Joined letters are measured finer than in whole pixels when they are shortened.
    const QFontMetrics metrics = painter->fontMetrics();
    const bool fits = metrics.horizontalAdvance(text) <= room;
    painter->drawText(tag, Qt::AlignCenter, fits ? text : metrics.elidedText(text, Qt::ElideRight, room));
}

//! Beside the tag, at the right: what a server claims of its tool, or how the server stands.
void EnsembleDelegate::paintWords(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QRect &tag) const
{
    const QString word = index.data(EnsemblesModel::ServerWordRole).toString();
    const QString text = word.isEmpty() ? index.data(EnsemblesModel::ClaimRole).toString() : word;
    QRect room = option.rect;
    room.setLeft(QStyle::visualRect(option.direction, option.rect, tag).right() + spacing::medium);
    room.setRight(option.rect.right() - spacing::medium - (word.isEmpty() ? 0 : spacing::medium));
    if (text.isEmpty() || room.width() < 2 * spacing::large)
        return;
    const Palette &colours = Palette::of(option.palette);
    const QColor tone = word.isEmpty() ? colours.dim : toneColour(index.data(EnsemblesModel::ServerToneRole).toInt(), colours);
    painter->setPen(option.state & QStyle::State_Selected ? colours.ink : tone);
    const QString shown = QFontMetrics(painter->font()).elidedText(text, Qt::ElideRight, room.width());
    drawPart(*painter, option.rect, room, Qt::AlignVCenter | (word.isEmpty() ? Qt::AlignLeft : Qt::AlignRight), shown);
}

QSize EnsembleDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize size = QStyledItemDelegate::sizeHint(option, index);
    return {size.width() + 100, option.fontMetrics.height() + 2 * spacing::unit};
}

QRect EnsembleDelegate::tagRectangle(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    const QRect text = QStyle::visualRect(
        option.direction, option.rect, style->subElementRect(QStyle::SE_ItemViewItemText, &item, item.widget));
    const QFontMetrics small(Theme::smallFont());
    const int left = text.left() + item.fontMetrics.horizontalAdvance(item.text) + spacing::medium;
    const int whole = small.horizontalAdvance(index.data(EnsemblesModel::TagRole).toString()) + 2 * spacing::small;
    const int width = std::clamp(option.rect.right() - spacing::unit - left, 0, whole);
    const int height = small.height() + 2;
    return QStyle::visualRect(option.direction, option.rect, QRect(left, option.rect.center().y() - height / 2 + 1, width, height));
}

bool EnsembleDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() == QEvent::MouseButtonRelease && index.parent().isValid()) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (tagRectangle(option, index).contains(mouse->position().toPoint())) {
            Q_EMIT tagClicked(index, mouse->globalPosition().toPoint());
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace

//! What can be done with the MCP server of the ensemble that is picked, by menu and keys. Owned by the panel with the ensembles.
class ServerActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerActions)

public:
    //! The keys work in `tree`, its parent.
    ServerActions(invocables::McpServers &servers, QWidget *tree);

    //! The ensemble that is meant from now on; it need not have a server.
    void setEnsemble(const QString &name);
    //! Nothing where the ensemble has no server.
    void addTo(QMenu &menu) const;

Q_SIGNALS:
    void logRequested(const QString &ensemble);
    void messagesRequested(const QString &ensemble);
    void resourcesRequested(const QString &ensemble);

private:
    QAction *add(const QString &name, const QString &text, const QString &keys);
    void update();

    invocables::McpServers &m_servers;
    QWidget *m_tree;
    QString m_ensemble;
    QList<QAction *> m_all;
    QAction *m_start;
    QAction *m_stop;
    QAction *m_restart;
    QAction *m_signOut;
};

using State = network::McpConnection::State;

ServerActions::ServerActions(invocables::McpServers &servers, QWidget *tree)
    : QObject(tree)
    , m_servers(servers)
    , m_tree(tree)
    , m_start(add(u"serverStart"_s, tr("&Start the server"), u"F9"_s))
    , m_stop(add(u"serverStop"_s, tr("St&op the server"), u"Shift+F9"_s))
    , m_restart(add(u"serverRestart"_s, tr("&Restart the server"), u"F5"_s))
    , m_signOut(add(u"serverSignOut"_s, tr("Sign o&ut"), {}))
{
    const auto does = [this](QAction *action, void (McpEnsemble::*what)()) {
        connect(action, &QAction::triggered, this, [this, what] {
            if (McpEnsemble *server = m_servers.find(m_ensemble))
                (server->*what)();
        });
    };
    does(m_start, &McpEnsemble::start);
    does(m_stop, &McpEnsemble::stop);
    does(m_restart, &McpEnsemble::restart);
    does(m_signOut, &McpEnsemble::signOut);
    connect(add(u"serverResources"_s, tr("R&esources…"), u"F7"_s), &QAction::triggered, this,
        [this] { Q_EMIT resourcesRequested(m_ensemble); });
    connect(add(u"serverLog"_s, tr("Show its &log…"), u"F8"_s), &QAction::triggered, this, [this] { Q_EMIT logRequested(m_ensemble); });
    connect(add(u"serverMessages"_s, tr("Show its &messages"), u"Shift+F8"_s), &QAction::triggered, this,
        [this] { Q_EMIT messagesRequested(m_ensemble); });
    connect(&servers, &invocables::McpServers::changed, this, &ServerActions::update);
    update();
}

QAction *ServerActions::add(const QString &name, const QString &text, const QString &keys)
{
    auto *action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcut(QKeySequence::fromString(keys));
    action->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(action);
    m_all.append(action);
    return action;
}

void ServerActions::setEnsemble(const QString &name)
{
    m_ensemble = name;
    update();
}

void ServerActions::addTo(QMenu &menu) const
{
    if (!m_servers.find(m_ensemble))
        return;
    menu.addActions(m_all);
    menu.addSeparator();
}

void ServerActions::update()
{
    const McpEnsemble *server = m_servers.find(m_ensemble);
    const State state = server ? server->connection().state() : State::Off;
    const bool isStopped = state == State::Off || state == State::Failed;
    for (QAction *action : std::as_const(m_all))
        action->setEnabled(server);
    m_start->setEnabled(server && isStopped);
    m_stop->setEnabled(server && state != State::Off);
    m_restart->setEnabled(server && !isStopped);
    // There may be a sign-in from an earlier start of the program, which nothing has asked for yet.
    m_signOut->setVisible(server && server->connection().server().kind != network::McpTransportKind::Stdio);
}

EnsemblesPanel::EnsemblesPanel(const Parts &parts, QWidget *parent)
    : QWidget(parent)
    , m_catalog(parts.catalog)
    , m_servers(parts.servers)
    , m_descriptors(parts.descriptors)
    , m_approvals(parts.approvals)
    , m_model(new EnsemblesModel(this))
    , m_tree(new QTreeView(this))
    , m_serverActions(new ServerActions(parts.servers, m_tree))
    , m_problems(new QLabel(this))
{
    build();
    m_model->setAllowed([this](const Invoker &invoker) {
        const model::Approvals &book = m_session ? m_session->approvals() : m_approvals;
        return book.isAllowed(invoker.scopedName(), m_allowances.value(invoker.scopedName(), invoker.allowance()));
    });
    connect(m_model, &EnsemblesModel::switched, this, &EnsemblesPanel::keepSwitches);
    connect(&m_catalog, &invocables::EnsembleCatalog::changed, this, &EnsemblesPanel::readEnsembles);
    connect(&m_approvals, &model::Approvals::changed, this, &EnsemblesPanel::followSession);
    connect(m_serverActions, &ServerActions::logRequested, this, &EnsemblesPanel::showLog);
    connect(m_serverActions, &ServerActions::resourcesRequested, this, &EnsemblesPanel::resourcesRequested);
    connect(m_serverActions, &ServerActions::messagesRequested, this, [this](const QString &ensemble) {
        if (const invocables::McpEnsemble *server = m_servers.find(ensemble))
            Q_EMIT messagesRequested(ensemble, exchangesOf(server->connection().server()));
    });
    m_ticks.setInterval(1000);
    connect(&m_ticks, &QTimer::timeout, this, &EnsemblesPanel::showServers);
    readEnsembles();
}

void EnsemblesPanel::build()
{
    m_tree->setObjectName(u"ensembleTree"_s);
    m_tree->setAccessibleName(tr("Ensembles and tools"));
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(spacing::medium + spacing::unit);
    m_tree->viewport()->setAutoFillBackground(false);
    auto *delegate = new EnsembleDelegate(m_tree);
    m_tree->setItemDelegate(delegate);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_problems->setObjectName(u"ensembleProblems"_s);
    m_problems->setTextFormat(Qt::PlainText);
    m_problems->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_problems->setWordWrap(true);
    m_problems->setContentsMargins(spacing::medium, 0, spacing::medium, spacing::small);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, spacing::small, 0, 0);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_problems);
    const auto keep = [this](const QModelIndex &index, bool open) {
        m_unfolded.insert(index.data(EnsemblesModel::NameRole).toString(), open);
    };
    connect(m_tree, &QTreeView::expanded, this, [keep](const QModelIndex &index) { keep(index, true); });
    connect(m_tree, &QTreeView::collapsed, this, [keep](const QModelIndex &index) { keep(index, false); });
    connect(delegate, &EnsembleDelegate::tagClicked, this, &EnsemblesPanel::showApprovalMenu);
    connect(m_tree, &QWidget::customContextMenuRequested, this,
        [this](const QPoint &place) { showApprovalMenu(m_tree->indexAt(place), m_tree->viewport()->mapToGlobal(place)); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        const invocables::Ensemble *ensemble = m_model->ensembleAt(index);
        m_serverActions->setEnsemble(ensemble ? ensemble->name : QString());
    });
}

void EnsemblesPanel::setSession(model::Session *session)
{
    if (m_session)
        disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session)
        connect(session, &model::Session::settingsChanged, this, &EnsemblesPanel::followSession);
    followSession();
}

void EnsemblesPanel::readEnsembles()
{
    const QString current = m_tree->currentIndex().data(EnsemblesModel::NameRole).toString();
    const int scrolled = m_tree->verticalScrollBar()->value();
    m_model->setEnsembles(m_catalog.ensembles());
    unfold();
    const QModelIndexList same = m_model->match(
        m_model->index(0, 0), EnsemblesModel::NameRole, current, 1, Qt::MatchExactly | Qt::MatchRecursive);
    if (!current.isEmpty() && !same.isEmpty())
        m_tree->setCurrentIndex(same.first());
    m_tree->verticalScrollBar()->setValue(scrolled);
    showServers();
    showProblems();
    prepareTools();
}

//! As the person left it; at first the ensembles that are on.
void EnsemblesPanel::unfold()
{
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const QModelIndex index = m_model->index(row, 0);
        const bool isOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Unchecked;
        m_tree->setExpanded(index, m_unfolded.value(index.data(EnsemblesModel::NameRole).toString(), isOn));
    }
}

void EnsemblesPanel::showServers()
{
    QHash<QString, ServerState> states;
    bool counts = false;
    for (invocables::McpEnsemble *server : m_servers.all()) {
        states.insert(server->name(), ServerState::of(*server));
        counts = counts || server->connection().untilNextAttempt() > 0;
    }
    m_model->setServers(states);
    if (counts != m_ticks.isActive())
        counts ? m_ticks.start() : m_ticks.stop();
}

void EnsemblesPanel::showLog(const QString &ensemble)
{
    auto *log = new ServerLog(m_servers, ensemble, this);
    log->show();
}

void EnsemblesPanel::followSession()
{
    m_model->setSwitches(m_session ? m_session->settings().switches : model::Switches());
    // The tags depend on the session's approvals, which no switch shows.
    m_tree->viewport()->update();
    prepareTools();
}

void EnsemblesPanel::prepareTools()
{
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers) {
            if (m_catalog.isOn(*invoker, m_model->switches()))
                invocables::findAllowance(invoker, folders(), m_tree, [this, tool = invoker->scopedName()](const QString &allowance) {
                    m_allowances.insert(tool, allowance);
                    m_tree->viewport()->update();
                });
        }
    }
}

QStringList EnsemblesPanel::folders() const
{
    return m_session ? m_session->settings().folders : QStringList();
}

void EnsemblesPanel::keepSwitches(const model::Switches &switches)
{
    if (!m_session)
        return;
    model::SessionSettings settings = m_session->settings();
    settings.switches = switches;
    m_session->choose(tr("Switch Tools"), settings);
}

void EnsemblesPanel::showProblems()
{
    QStringList lines;
    for (const invocables::Ensemble &ensemble : m_catalog.ensembles()) {
        for (const model::Diagnostic &diagnostic : ensemble.diagnostics)
            lines.append(diagnostic.toString());
        // A server may say whatever it likes.
        constexpr int longestReason = 400;
        invocables::McpEnsemble *server = m_servers.find(ensemble.name);
        if (server && ensemble.connection == invocables::ConnectionState::Failed)
            lines.append(u"%1: %2"_s.arg(ensemble.name, ServerState::of(*server).reason.left(longestReason)));
    }
    QPalette colours = m_problems->palette();
    colours.setColor(QPalette::WindowText, Palette::of(*this).warning);
    m_problems->setPalette(colours);
    m_problems->setText(model::visibleSentences(lines.mid(0, 8).join(u'\n')));
    m_problems->setVisible(!lines.isEmpty());
}

void EnsemblesPanel::showApprovalMenu(const QModelIndex &index, const QPoint &place)
{
    const invocables::Ensemble *ensemble = m_model->ensembleAt(index);
    auto *menu = new QMenu(this);
    menu->setObjectName(u"approvalMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (const auto invoker = m_model->invokerAt(index)) {
        addApprovals(*menu, invoker);
        if (ensemble->server)
            addDescribedApprovals(*menu, *invoker);
    } else if (ensemble) {
        m_serverActions->setEnsemble(ensemble->name);
        m_serverActions->addTo(*menu);
    }
    if (ensemble) {
        addDefaultAction(*menu, index);
        const QString path = index.data(EnsemblesModel::PathRole).toString();
        menu->addAction(tr("Show the &descriptor"), this, [this, path] { Q_EMIT descriptorRequested(path); })->setEnabled(!path.isEmpty());
    }
    menu->addAction(tr("Add an MCP ser&ver…"), this, &EnsemblesPanel::serverRequested);
    menu->popup(place);
}

void EnsemblesPanel::addApprovals(QMenu &menu, const invocables::InvokerPointer &invoker)
{
    if (invoker->policies.approval != Approval::Ask || !m_session)
        return;
    const QString tool = invoker->scopedName();
    menu.addAction(tr("&Ask each time"), this, [this, tool] { forget(tool); });
    menu.addAction(tr("Allow in this &conversation"), this, [this, tool, invoker] {
        invocables::findAllowance(invoker, folders(), m_tree, [this, tool, session = m_session](const QString &allowance) {
            m_allowances.insert(tool, allowance);
            if (session)
                session->approvals().allow(tool, allowance);
        });
    });
    menu.addAction(tr("Allow al&ways"), this, [this, tool, invoker] {
        invocables::findAllowance(invoker, folders(), m_tree, [this, tool](const QString &allowance) {
            m_allowances.insert(tool, allowance);
            m_approvals.allowAlways(tool, allowance);
        });
    });
    menu.addSeparator();
}

void EnsemblesPanel::addDescribedApprovals(QMenu &menu, const Invoker &invoker)
{
    QMenu *described = menu.addMenu(tr("In the descrip&tor"));
    described->setObjectName(u"describedApprovals"_s);
    const auto add = [&](const QString &text, Approval approval) {
        QAction *action = described->addAction(text, this, [this, tool = invoker.scopedName(), approval] {
            const invocables::InvokerPointer current = m_catalog.findInvoker(tool);
            const invocables::Ensemble *ensemble = current ? m_catalog.find(current->ensemble) : nullptr;
            if (!ensemble)
                return;
            const auto edit = invocables::approvalEntry(*ensemble, *current, approval);
            if (edit)
                Q_EMIT defaultRequested(edit->path, edit->text);
            else
                // What is not simple is left to the person's hand.
                Q_EMIT descriptorRequested(ensemble->path);
        });
        action->setCheckable(true);
        action->setChecked(invoker.policies.approval == approval);
        action->setDisabled(action->isChecked());
    };
    add(tr("&Ask"), Approval::Ask);
    add(tr("A&llow"), Approval::Allow);
    add(tr("&Refuse"), Approval::Refuse);
    menu.addSeparator();
}

//! What is switched here holds for the conversation only; this writes it down for all that say nothing else.
void EnsemblesPanel::addDefaultAction(QMenu &menu, const QModelIndex &index)
{
    const invocables::InvokerPointer tool = m_model->invokerAt(index);
    const invocables::Ensemble *ensemble = tool ? m_catalog.find(tool->ensemble) : m_model->ensembleAt(index);
    if (!ensemble)
        return;
    const bool isOn = index.data(Qt::CheckStateRole).value<Qt::CheckState>() != Qt::Unchecked;
    const bool isDefault = isOn == (tool ? tool->enabled : ensemble->enabled);
    menu.addAction(isOn ? tr("&On by default") : tr("&Off by default"), this,
            [this, name = ensemble->name, tool, isOn] {
                const invocables::Ensemble *current = m_catalog.find(name);
                if (!current)
                    return;
                const auto edit = invocables::defaultSwitch(m_descriptors, *current, tool, isOn);
                if (edit)
                    Q_EMIT defaultRequested(edit->path, edit->text);
                else
                    Q_EMIT failed(edit.error());
            })
        ->setDisabled(isDefault);
    menu.addSeparator();
}

void EnsemblesPanel::forget(const QString &tool)
{
    m_approvals.forget(tool);
    if (m_session)
        m_session->approvals().forget(tool);
}

} // namespace gui

#include "ensemblespanel.moc"
