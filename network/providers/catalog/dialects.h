// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/wire/dialect.h"

#include <QStringList>

namespace network {

//! All dialects that there are, by name. One that is added is named in its source, and nowhere else.
class Dialects
{
public:
    //! Null where there is no such dialect. `contract+NAME` is that dialect with the contract over it.
    static const Dialect *find(QStringView name);
    //! The one whose name begins so (`anthropic`, `contract+openai`). Of several, the first that has it for a whole word: `openai` is
    //! `openai-chat-completions`, which nearly all servers speak. A word that only one name has does too: `gemini`.
    //! Null where none is meant. `contract` alone is over OpenAI's.
    static const Dialect *findByBeginning(QStringView beginning);
    //! The one whose requests go to such an address; null where there is none.
    static const Dialect *findByAddress(const QUrl &address);
    static QStringList names();
};

} // namespace network
