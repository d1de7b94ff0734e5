// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agents.h"
#include "model/characters/charactertools.h"
#include "model/descriptors/descriptorfile.h"
#include "model/text/diagnostic.h"

namespace model {

//! One agent or character as it was loaded, also one that is not right. A value; see AgentCatalog.
struct AgentEntry {
    enum class Form { Toml, Gram };

    QString name;
    QString title = {};
    QString description = {};
    //! The file that describes it, which in gram may describe others as well.
    QString path = {};
    Form form = Form::Gram;
    bool isCharacter = false;
    //! Of a character: what it is called, and whether it is listed; it is found by either name in any case.
    QString characterName = {};
    bool isListed = true;
    //! Of an agent that is no character the same, without the rules of characters.
    CharacterState state = CharacterState::Unloaded;
    Diagnostics diagnostics = {};
    CharacterFaults faults = {};
    //! What is wrong with the file as it is now, where its last good text plays instead.
    Diagnostics newerFaults = {};
    //! Nothing where it cannot play.
    std::optional<AgentPart> part = {};
    //! The part was made of the compiled value, not read from the pattern; what it is, is the same.
    bool isCompiled = false;

    //! What the window shows.
    QString shownName() const { return title.isEmpty() ? name : title; }
};

//! How the pattern of an agent becomes what plays. What cannot be compiled is interpreted.
enum class AgentReading { Hybrid, Interpreted, Compiled };

//! The agents that a descriptor describes: one in TOML, any number in gram. None where the file cannot be read at all. `isBound` and
//! `misfit` are for characters: whether something does the work of a tool, and why it does not fit.
QList<AgentEntry> readAgents(const DescriptorFile &file, AgentReading reading = AgentReading::Hybrid,
    const CharacterTools::IsBound &isBound = {}, const CharacterTools::Misfit &misfit = {});

//! What is wrong with an agent in TOML beyond the schema: its types, signatures, model. Registered with DescriptorCheck. Gram is
//! checked where it is read.
Diagnostics checkAgent(const DescriptorFile &file);

} // namespace model
