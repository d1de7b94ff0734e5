// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"

#include <QUrl>

namespace invocables {

//! web:get_weather. The weather at a place now, from Open-Meteo, which wants two requests: where the place is, and what the weather is
//! there.
class GetWeather final : public Invocable
{
public:
    //! Where the two requests go.
    struct Addresses {
        QUrl places = QUrl(QStringLiteral("https://geocoding-api.open-meteo.com/v1/search"));
        QUrl forecast = QUrl(QStringLiteral("https://api.open-meteo.com/v1/forecast"));
    };

    GetWeather(InvocableServices services, Addresses addresses)
        : m_services(std::move(services))
        , m_addresses(std::move(addresses))
    {
    }

    static BuiltinDeclaration declaration(const InvocableServices &services, const Addresses &addresses);
    InvocableJob *invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent) override;

private:
    const InvocableServices m_services;
    const Addresses m_addresses;
};

} // namespace invocables
