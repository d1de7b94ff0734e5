// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/serveractions.h"

#include "invocables/external/mcp/mcpservers.h"

#include <QAction>
#include <QMenu>
#include <QWidget>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::McpEnsemble;
using State = network::McpConnection::State;

ServerActions::ServerActions(invocables::McpServers &servers, QWidget *tree)
    : QObject(tree)
    , m_servers(servers)
    , m_tree(tree)
    , m_start(add(u"serverStart"_s, tr("&Start the server"), u"F6"_s))
    , m_stop(add(u"serverStop"_s, tr("St&op the server"), u"Shift+F6"_s))
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

} // namespace gui
