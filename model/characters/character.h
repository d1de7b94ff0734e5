// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/characters/charactertools.h"
#include "model/gram/agent.h"
#include "model/text/diagnostic.h"

namespace model {

//! A character as it was loaded from its descriptor. A value; one that failed has its faults and is not to be played.
struct Character {
    QString name;
    TextPosition namePosition = {};
    //! As it stands in the descriptor; nothing uses it.
    JsonText voice = {};
    //! `en`, `fr`, `en/fr`, `fr/en`; empty where nothing is said.
    QString language = {};
    QString comment = {};
    //! Listed; one that is not is found by its name all the same.
    bool isGood = true;
    CharacterState state = CharacterState::Unloaded;
    CharacterFaults faults = {};
    //! The faults in the order of the file, at their places.
    Diagnostics diagnostics = {};
    CharacterLimits limits = {};
    //! What the model is told before everything else, made when the character was loaded.
    QString prompt = {};
    QList<ToolSpecification> tools = {};

    bool isLoaded() const { return state == CharacterState::LoadedNoTools || state == CharacterState::LoadedWithTools; }
    //! Goes on to a state that follows.
    void enter(CharacterState next)
    {
        Q_ASSERT(follows(state, next));
        state = next;
    }
};

} // namespace model
