// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/characters/charactercalls.h"
#include "model/gram/agent.h"
#include "model/schema/jsontext.h"

#include <QList>
#include <QString>

#include <functional>

namespace model {

//! Where a character stands on its way from a file to a conversation.
enum class CharacterState { Unloaded, Loading, ValidatingTools, LoadedNoTools, LoadedWithTools, FailedValidation };
//! Where a call of one of its tools stands.
enum class ToolCallState { Idle, Initiated, ValidatingParameters, Executing, Failed, Completed, AwaitingResponse };

//! The seed's names, such as `LOADED_WITH_TOOLS`.
QString toWire(CharacterState state);
QString toWire(ToolCallState state);
//! Whether the seed has a step from one to the other.
bool follows(CharacterState from, CharacterState to);
bool follows(ToolCallState from, ToolCallState to);
//! The shortest way from one to the other, each step of which the seed has, without the first; empty where they are the same.
QList<ToolCallState> stepsBetween(ToolCallState from, ToolCallState to);

//! What of a character's tools breaks a rule when it is loaded, in the seed's words, which are never translated.
struct CharacterFault {
    //! `TypeError`, `ValueError`, `DuplicateName`, `InvalidName`, `ValidationError`, `MissingMethod`.
    QString type;
    //! Which tool, counted from 0, and its field: `TOOLS[0].function.name`.
    QString field;
    QString text;
    bool isError = true;

    bool operator==(const CharacterFault &) const = default;
};

using CharacterFaults = QList<CharacterFault>;

//! Checks the list of a character's tools, which is in the form that OpenAI's function calling has. Pure.
class CharacterTools final
{
public:
    //! How loading ended.
    struct Loaded {
        CharacterState state = CharacterState::FailedValidation;
        CharacterFaults faults;
    };
    //! Whether something does the work of the tool of that name.
    using IsBound = std::function<bool(const QString &name)>;
    //! Why a bound tool fits none of those that could do its work; empty where it fits one, or where nobody knows yet.
    using Misfit = std::function<QString(const ToolSpecification &tool)>;

    //! An empty text and `null` are a character without tools. All that is wrong is found, not only the first.
    static Loaded load(const JsonText &tools, const IsBound &isBound, const CharacterLimits &limits = {}, const Misfit &misfit = {});
    //! What a tool without parameters takes.
    static JsonText nothing();
    //! Of a tool in the form that OpenAI's function calling has.
    static ToolSpecification specificationOf(const JsonText &tool);

private:
    CharacterTools(const IsBound &isBound, const CharacterLimits &limits, const Misfit &misfit)
        : m_isBound(isBound)
        , m_misfit(misfit)
        , m_limits(limits)
    {
    }

    void tool(const JsonText &tool, const QString &field);
    //! \return whether something does its work.
    bool name(const QString &name, const QString &field);
    void description(const JsonText &function, const QString &field);
    //! \return whether they are sound.
    bool parameters(const JsonText &parameters, const QString &field);
    void property(const QString &name, const JsonText &schema, const QString &field);
    void duplicates();
    void add(const char *type, const QString &field, const QString &text, bool isError = true);

    const IsBound &m_isBound;
    const Misfit &m_misfit;
    const CharacterLimits &m_limits;
    QStringList m_names;
    CharacterFaults m_faults;
};

} // namespace model
