// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/conversationlibrary.h"

namespace gui {

ConversationLibrary::ConversationLibrary(QObject *parent)
    : QObject(parent)
{
}

ConversationLibrary::~ConversationLibrary() = default;

} // namespace gui
