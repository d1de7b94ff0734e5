// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/guardsettings.h"
#include "model/conversation/modeladdress.h"
#include "model/schema/jsontext.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace model {

//! Which ensembles and tools a conversation has on. Keys are `ensemble` or `ensemble:tool`; what is not here has the default of
//! its descriptor. An ensemble that is off has all its tools off.
using Switches = QMap<QString, bool>;

//! What a conversation keeps beside its canisters. Stored as JSON with the conversation.
struct SessionSettings {
    ModelAddress model = {};
    //! The agent that plays, by its name or as FILE#NAME; empty for none.
    QString agent = {};
    //! The tool library that its tools are bound from, by name or file; empty: from every ensemble, by name.
    QString library = {};
    //! The model that the agent brought. As long as it is the conversation's, the agent's model is followed; with any other chosen, that
    //! one stays.
    ModelAddress agentModel = {};
    QString supervisor = {};
    QStringList folders = {};
    //! Those that the file named which it came in. Nothing looks into them; they go out again where no others have been picked.
    QStringList formerFolders = {};
    Switches switches = {};
    //! Body members for the provider, by name.
    QMap<QString, JsonText> controls = {};
    //! Tools allowed for this conversation, with their fingerprints; see Approvals.
    QMap<QString, QStringList> approvals = {};
    //! Come over those of the agent, the ensembles and the profile.
    GuardSettings limits = {};
    //! The model that the oldest messages are left out for without asking, since the person has said so.
    ModelAddress trimsFor = {};
    //! What stands in the composer, and what goes with it, as QueuedMessage writes it; empty where that is nothing.
    QString draft = {};
    JsonText draftAttachments = {};
    //! The texts of what waits to be sent, and for each what goes with it, as MessageQueue writes it; `null` where that is nothing.
    QStringList queue = {};
    QList<JsonText> queueAttachments = {};

    JsonText toJson() const;
    //! What cannot be read has its default.
    static SessionSettings fromJson(const JsonText &text);

    //! As others are to read it: without what is allowed here, with the folders that it came with where it has no others.
    SessionSettings toTake() const;
    //! Of one that others have written, who allow nothing here and pick no folders.
    SessionSettings taken() const;

    bool operator==(const SessionSettings &) const = default;
};

} // namespace model
