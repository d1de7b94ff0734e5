// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/schema/jsontext.h"

#include <QHash>
#include <QMap>
#include <QString>

#include <memory>

namespace invocables {

//! What the tools of one ensemble keep between calls of one conversation: names with JSON values. Used on the main thread only.
using Namespace = QMap<QString, model::JsonText>;

//! One Namespace for each ensemble and conversation. Part of the processor.
class Namespaces
{
public:
    std::shared_ptr<Namespace> of(const QString &ensemble, const model::ConversationId &conversation);
    //! The ensemble was disconnected, or the conversation was closed.
    void dropEnsemble(const QString &ensemble);
    void dropConversation(const model::ConversationId &conversation);

private:
    using Key = std::pair<QString, model::ConversationId>;
    QMap<Key, std::shared_ptr<Namespace>> m_all;
};

} // namespace invocables
