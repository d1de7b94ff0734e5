// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/serverlog.h"

#include "gui/ensembles/serverstate.h"
#include "gui/theme/theme.h"
#include "invocables/external/mcp/mcpservers.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::McpEnsemble;

namespace {

//! A server may write whatever it likes.
constexpr int longestLine = 4000;

} // namespace

ServerLog::ServerLog(invocables::McpServers &servers, const QString &ensemble, QWidget *parent)
    : QDialog(parent)
    , m_servers(servers)
    , m_ensemble(ensemble)
    , m_state(new QLabel(this))
    , m_lines(new QPlainTextEdit(this))
{
    setObjectName(u"serverLogDialog"_s);
    setWindowTitle(tr("Log of %1").arg(ensemble));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(&servers, &invocables::McpServers::changed, this, &ServerLog::follow);
    follow();
}

void ServerLog::build()
{
    m_state->setObjectName(u"serverLogState"_s);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_lines->setObjectName(u"serverLogLines"_s);
    m_lines->setAccessibleName(tr("Log of %1").arg(m_ensemble));
    m_lines->setReadOnly(true);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_lines->setTabChangesFocus(true);
    m_lines->setFont(Theme::fixedFont());
    m_lines->setMaximumBlockCount(network::McpConnection::keptLines);
    m_lines->setPlaceholderText(tr("The server has written nothing yet."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *copy = buttons->addButton(tr("Copy &all"), QDialogButtonBox::ActionRole);
    copy->setObjectName(u"serverLogCopy"_s);
    copy->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(copy, &QPushButton::clicked, this, &ServerLog::copyAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_state);
    layout->addWidget(m_lines, 1);
    layout->addWidget(buttons);
    resize(720, 420);
}

void ServerLog::follow()
{
    McpEnsemble *server = m_servers.find(m_ensemble);
    if (!server) {
        m_state->setText(tr("The server is no longer described."));
        return;
    }
    const ServerState state = ServerState::of(*server);
    QString text = state.word;
    if (!state.reason.isEmpty())
        text += u": "_s + state.reason.left(longestLine);
    m_state->setText(text + u'\n' + state.detail.left(longestLine));
    if (server == m_server)
        return;
    // What the one before has written stays to be read.
    m_server = server;
    for (const QString &line : server->connection().log())
        append(line);
    connect(server, &McpEnsemble::logged, this, &ServerLog::append);
}

//! Whoever looks at the end goes on looking at the end.
void ServerLog::append(const QString &line)
{
    m_lines->appendPlainText(line.left(longestLine));
}

void ServerLog::copyAll()
{
    QGuiApplication::clipboard()->setText(m_lines->toPlainText());
}

} // namespace gui
