// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/characters/character.h"
#include "model/descriptors/descriptorfile.h"

namespace model {

//! Loads characters: agents whose descriptor has a table `[character]`. Takes any descriptor, also one whose form is wrong, and finds all
//! that breaks a rule of the seed; what breaks the form is the descriptor check's. Pure, but for time and chance, which prompts may ask
//! for.
class CharacterReader final
{
public:
    using IsBound = CharacterTools::IsBound;
    using Misfit = CharacterTools::Misfit;

    static bool isCharacter(const DescriptorFile &file) { return !file.root[u"character"].isNone(); }
    //! Without `isBound` every tool counts as bound, without `misfit` as one that fits.
    static Character read(const DescriptorFile &file, const IsBound &isBound = {}, const Misfit &misfit = {});
    //! The fault of a second character of a name; the first one wins, in the order of the files' names.
    static CharacterFault repeatedName(const QString &name);
    //! It, or any fault of the whole character, where the character's name stands.
    static Diagnostic atName(const DescriptorFile &file, const CharacterFault &fault);

private:
    CharacterReader(const DescriptorFile &file, const IsBound &isBound, const Misfit &misfit)
        : m_file(file)
        , m_table(file.root[u"character"])
        , m_isBound(isBound)
        , m_misfit(misfit)
    {
    }

    Character read();
    void attributes();
    void limits();
    //! The list in the form that OpenAI's function calling has, out of both places where tools may stand.
    JsonText tools();
    JsonText ownTool(const DescriptorValue &tool, qsizetype index);
    void specifications(const JsonText &tools);
    void diagnose(const CharacterFault &fault);
    TextPosition positionOf(const CharacterFault &fault) const;
    void missing(const QString &attribute);

    const DescriptorFile &m_file;
    const DescriptorValue &m_table;
    const IsBound &m_isBound;
    const Misfit &m_misfit;
    Character m_character;
    //! How many tools stand in the character's own table, before those of the agent.
    qsizetype m_inTable = 0;
    //! Names that nothing does the work of.
    QStringList m_unbound;
    CharacterFaults m_found;
};

} // namespace model
