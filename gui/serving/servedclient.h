// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace gui {

//! A program that is served, and what is under way for it. A value.
struct ServedClient {
    //! What works for it: a turn, a comparison, a tool.
    struct Work {
        //! Its name among those of its process.
        QString id = {};
        //! What was asked for: a tool's name; nothing unseen in it.
        QString what = {};
        //! What its questions are known by: a conversation, which may be none that is kept.
        model::ConversationId place = {};
        //! Where it is done, to be shown; empty where in none that is kept.
        model::ConversationId conversation = {};
        QDateTime since = {};
        //! For a word of the person at the other program; of the one here.
        bool waits = false;
        bool waitsHere = false;
    };

    //! Nothing unseen in it; empty where it has not said.
    QString name = {};
    QString version = {};
    int calls = 0;
    QDateTime seen = {};
    QList<Work> running = {};
};

} // namespace gui
