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
    QList<ServedClient> clients = m_server.clients();
    const QList<ServingProcesses::Process> others = m_server.others().processes();
    for (const ServingProcesses::Process &process : others)
        clients += process.clients;
    int running = 0;
    bool waits = false;
    for (const ServedClient &client : std::as_const(clients)) {
        running += int(client.running.size());
        for (const ServedClient::Work &work : client.running)
            waits = waits || work.waitsHere;
    }
    QString text = clients.isEmpty() ? tr("Serving") : tr("Serving %n program(s)", nullptr, int(clients.size()));
    if (running > 0)
        text = u"● "_s + text + u" · "_s + (waits ? tr("waiting for you") : tr("%n under way", nullptr, running));
    // A menu bar gives its corner a new place only where that comes and goes.
    hide();
    setText(text);
    setAccessibleName(text);
    adjustSize();
    setVisible(m_server.isServing() || !others.isEmpty());
}

} // namespace gui
