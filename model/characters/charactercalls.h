// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/characters/characterlimits.h"
#include "model/schema/jsonschema.h"

// What the calls of a character's tools are told when they break a rule at run time: results for the model, in the seed's words, which
// are never translated.
namespace model::charactercalls {

//! What the model sent as arguments; nothing at all means none. \return them, or the error result.
tl::expected<JsonText, QString> parse(const QByteArray &arguments, const CharacterLimits &limits = {});
//! The same, with defaults, where they fit the schema.
tl::expected<JsonText, QString> validate(const QByteArray &arguments, const JsonSchema &schema, const CharacterLimits &limits = {});
//! What a tool has returned, as JSON. \return the text, or the error result.
tl::expected<QString, QString> result(const JsonText &returned, const CharacterLimits &limits = {});

QString invalid(const QString &problem);
QString unknownTool(const QString &name);
QString timedOut();

} // namespace model::charactercalls
