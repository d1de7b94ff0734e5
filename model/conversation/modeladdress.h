// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMetaType>
#include <QString>

#include <optional>

namespace model {

//! Which model of which provider: written `provider/model`, split at the first slash.
struct ModelAddress {
    QString provider;
    QString model;

    static std::optional<ModelAddress> parse(QStringView text);
    QString toString() const { return provider.isEmpty() ? QString() : provider + QLatin1Char('/') + model; }
    bool isEmpty() const { return provider.isEmpty(); }

    bool operator==(const ModelAddress &) const = default;
};

} // namespace model

Q_DECLARE_METATYPE(model::ModelAddress)
