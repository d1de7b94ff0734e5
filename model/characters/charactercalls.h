// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonschema.h"

#include <QHash>
#include <QString>

#include <chrono>

namespace model {

//! How large a character's tools, calls and results may be. The values are the seed's; a character may have others.
struct CharacterLimits {
    int tools = 10;
    int nameLength = 50;
    //! This many are allowed.
    int descriptionLength = 200;
    int properties = 10;
    int enumerations = 10;
    //! Bytes of UTF-8.
    qint64 argumentsSize = 2048;
    qint64 resultSize = 1024;
    std::chrono::milliseconds timeout {100};
    //! Of tools that have another than the rest.
    QHash<QString, std::chrono::milliseconds> timeouts = {};
    //! What the published schema asks beyond the seed is an error, not a warning.
    bool isStrict = false;

    std::chrono::milliseconds timeoutOf(const QString &tool) const { return timeouts.value(tool, timeout); }

    bool operator==(const CharacterLimits &) const = default;
};

} // namespace model

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

// What the calls of a character's tools are told when they break a rule at run time: results for the model, in the seed's words, which
// are never translated.
