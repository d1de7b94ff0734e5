// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/characters/charactertools.h"
#include "model/descriptors/descriptorfile.h"
#include "model/gram/agent.h"
#include "model/text/diagnostic.h"
#include "model/toml/descriptorvalue.h"

#include <QDateTime>

class QRandomGenerator;

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

//! Makes the prompt of a character: its template with the slots filled in. Since that may depend on the time and on chance, it is made
//! once for a selection and kept. What a template does not name is no slot and stays as it stands. Pure.
class CharacterPrompt final
{
public:
    //! `character` is the descriptor's table; `instruction` counts where that has none of its own.
    static QString of(
        const DescriptorValue &character, const QString &instruction, const QString &model, const QDateTime &now, QRandomGenerator &chance);

private:
    //! The template of characters that have none.
    static QString usual();
    static QString languageOf(const DescriptorValue &character);
    static QString chosen(const DescriptorValue &choice, QRandomGenerator &chance);
};

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
