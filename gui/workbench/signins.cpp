// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/signins.h"

namespace gui {

SignIns::SignIns(model::Questions &questions, std::function<network::Keychain &()> keychain)
    : m_questions(questions)
    , m_keychain(std::move(keychain))
{
}

SignIns::~SignIns() = default;

network::SignInStore &SignIns::store()
{
    if (!m_store)
        m_store = std::make_unique<network::KeychainSignInStore>(m_keychain());
    return *m_store;
}

network::ConsentAgent &SignIns::consent()
{
    if (!m_consent) {
        m_consent = std::make_unique<network::LoopbackConsent>(
            [this](const network::ConsentRequest &request, QObject *context, const std::function<void(const model::Result<void> &)> &done) {
                m_questions.ask(request, context, done);
            });
    }
    return *m_consent;
}

} // namespace gui
