// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/signinquestions.h"
#include "network/mcp/authorization/signinstores.h"

#include <memory>

namespace gui {

//! What signing in at a server goes through: the question before, the consent in the browser, the tokens in the keychain. Made on first
//! use. Owned by the workbench; questions and keychain outlive it.
class SignIns final
{
    Q_DISABLE_COPY_MOVE(SignIns)

public:
    SignIns(model::Questions &questions, std::function<network::Keychain &()> keychain);
    ~SignIns();

    SignInQuestions &questions() { return m_questions; }
    network::SignInStore &store();
    network::ConsentAgent &consent();

private:
    SignInQuestions m_questions;
    const std::function<network::Keychain &()> m_keychain;
    std::unique_ptr<network::KeychainSignInStore> m_store;
    std::unique_ptr<network::LoopbackConsent> m_consent;
};

} // namespace gui
