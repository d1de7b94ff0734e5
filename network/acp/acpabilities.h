// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QList>
#include <QStringList>

namespace network {

//! A way to sign in that an agent offers. A value.
struct AcpLogin {
    QString id;
    QString name;
    QString description = {};
    //! The agent is run in a terminal with these, instead of being asked.
    bool isInTerminal = false;
    QStringList arguments = {};
};

//! What an agent can do, as it says itself when it is greeted. A value.
struct AcpAbilities {
    //! Of the protocol; 0 where it says none.
    qint64 version = 0;
    //! As a person would call it; may be empty.
    QString title = {};
    bool canLoad = false;
    bool canResume = false;
    bool canFork = false;
    bool canDelete = false;
    bool canClose = false;
    bool takesImages = false;
    bool takesDocuments = false;
    QList<AcpLogin> logins = {};

    //! A turn can be a session of its own, which goes where the turn fails.
    bool canUndo() const { return canFork && canDelete; }

    static AcpAbilities read(const model::JsonText &greeting);
};

} // namespace network
