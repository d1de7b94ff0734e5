// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/servingbutton.h"

#include "gui/serving/programserver.h"

namespace gui {

using namespace Qt::StringLiterals;

ServingButton::ServingButton(const ProgramServer &server, QWidget *parent)
    : QPushButton(parent)
    , m_server(server)
{
    setObjectName(u"servingState"_s);
    setFlat(true);
    setFocusPolicy(Qt::TabFocus);
    connect(&server, &ProgramServer::changed, this, &ServingButton::showState);
    showState();
}

void ServingButton::showState()
{
    const ServedClients *clients = m_server.clients();
    setVisible(clients);
    if (!clients)
        return;
    QString text = clients->clients().isEmpty() ? tr("Serving") : tr("Serving %n program(s)", nullptr, int(clients->clients().size()));
    if (clients->running() > 0)
        text = u"● "_s + text + u" · "_s + tr("%n under way", nullptr, clients->running());
    setText(text);
    setAccessibleName(text);
    adjustSize();
}

} // namespace gui
