// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/serverlog.h"

#include "gui/ensembles/serverstate.h"
#include "gui/shared/loglines.h"
#include "gui/theme/theme.h"
#include "invocables/external/mcp/mcpservers.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::McpEnsemble;

ServerLog::ServerLog(invocables::McpServers &servers, const QString &ensemble, QWidget *parent)
    : QDialog(parent)
    , m_servers(servers)
    , m_ensemble(ensemble)
    , m_state(new QLabel(this))
    , m_lines(new LogLines(u"serverLogLines"_s, network::McpConnection::keptLines, this))
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
    m_lines->setAccessibleName(tr("Log of %1").arg(m_ensemble));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *copy = buttons->addButton(tr("Copy &all"), QDialogButtonBox::ActionRole);
    copy->setObjectName(u"serverLogCopy"_s);
    copy->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    connect(copy, &QPushButton::clicked, m_lines, &LogLines::copyAll);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_state);
    layout->addWidget(m_lines, 1);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(720, 420)));
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
        text += u": "_s + state.reason.left(LogLines::longestLine);
    m_state->setText(text + u'\n' + state.detail.left(LogLines::longestLine));
    if (server == m_server)
        return;
    // What the one before has written stays to be read.
    m_server = server;
    for (const QString &line : server->connection().log())
        m_lines->append(line);
    connect(server, &McpEnsemble::logged, m_lines, &LogLines::append);
}

} // namespace gui
