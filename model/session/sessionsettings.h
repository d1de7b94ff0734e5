// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/modeladdress.h"
#include "model/schema/jsontext.h"
#include "model/session/switches.h"

#include <QMap>
#include <QStringList>

namespace model {

//! What a conversation keeps beside its canisters. Stored as JSON with the conversation.
struct SessionSettings {
    ModelAddress model = {};
    QString supervisor = {};
    QStringList folders = {};
    Switches switches = {};
    //! Body members for the provider, by name.
    QMap<QString, JsonText> controls = {};
    //! Tools allowed for this conversation, with their fingerprints.
    QMap<QString, QString> approvals = {};
    //! What stands in the composer.
    QString draft = {};

    JsonText toJson() const;
    //! What cannot be read has its default.
    static SessionSettings fromJson(const JsonText &text);

    bool operator==(const SessionSettings &) const = default;
};

} // namespace model
