// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"
#include "network/mcp/serving/servedcall.h"

namespace gui {

//! What is kept, for peers to look at: conversations (listed, searched, read), exchanges and descriptors, as tools and as resources. Reads
//! on the store's thread. Owned by what is offered.
class ServedLibrary final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServedLibrary)

public:
    //! Conversations in one answer.
    static constexpr int mostAtOnce = 100;

    ServedLibrary(Workbench &workbench, QObject *parent);

    // Tools.
    void listConversations(network::ServedCall &call);
    void searchConversations(network::ServedCall &call);
    // Resources.
    void listResources(network::ServedCall &call);
    static void listTemplates(network::ServedCall &call);
    void read(network::ServedCall &call);
    //! Values for a place in a template that begin as what is given.
    void complete(network::ServedCall &call, const QString &argument, const QString &given);

Q_SIGNALS:
    void listChanged();
    void updated(const QString &uri);

private:
    void readConversation(network::ServedCall &call, const QString &uri, const QString &id);
    void readExchange(network::ServedCall &call, const QString &uri, const QString &id);
    void readDescriptor(network::ServedCall &call, const QString &uri, const QString &name);

    Workbench &m_workbench;
};

//! `{"completion": …}`.
model::JsonText completionOf(const QStringList &values);

} // namespace gui
