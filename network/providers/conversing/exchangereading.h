// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/exchangefacts.h"
#include "network/providers/description/provider.h"

namespace network {

//! Makes out of exchanges what a list of them says: who was asked, how many tokens it took, what that cost. Pure; may be used on any
//! thread.
class ExchangeReading
{
public:
    //! `providers`: those that there are, with their addresses and prices.
    explicit ExchangeReading(QList<Provider> providers)
        : m_providers(std::move(providers))
    {
    }

    //! Of one that has ended. What it does not say is empty.
    model::ExchangeFacts facts(const model::Exchange &exchange) const;

private:
    QList<Provider> m_providers;
};

} // namespace network
