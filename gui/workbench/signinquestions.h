// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/questions.h"
#include "network/mcp/authorization/consent.h"

namespace gui {

//! Asks the person before anything is opened in their browser for a sign-in: always says which server wants it and where it leads.
//! Owned by the workbench.
class SignInQuestions final
{
public:
    //! Opens an address outside the program. \return whether it could.
    using Open = std::function<bool(const QUrl &address)>;

    explicit SignInQuestions(model::Questions &questions)
        : m_questions(questions)
    {
    }

    //! Until it is set, whoever agrees opens the address by hand.
    void setOpen(Open open) { m_open = std::move(open); }

    void ask(const network::ConsentRequest &request, QObject *context, const std::function<void(const model::Result<void> &)> &done);

private:
    model::Result<void> open(const QUrl &address) const;

    model::Questions &m_questions;
    Open m_open;
};

} // namespace gui
