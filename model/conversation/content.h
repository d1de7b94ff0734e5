// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QList>
#include <QString>

#include <variant>

namespace model {

struct TextContent {
    QString text;
    QString mimeType = QStringLiteral("text/plain");

    bool operator==(const TextContent &) const = default;
};

struct ImageContent {
    QByteArray data;
    QString mimeType;
    QString name;

    bool operator==(const ImageContent &) const = default;
};

//! What a model thought before it answered. `native` is the provider's own JSON, which must go back unchanged (Anthropic: the
//! whole block with its signature; OpenAI-like: an object with the one member that the server used). Only the dialect named
//! may send it back.
struct ThoughtContent {
    QString text;
    QString dialect;
    JsonText native;

    bool operator==(const ThoughtContent &) const = default;
};

struct DataContent {
    JsonText json;
    QString mimeType = QStringLiteral("application/json");

    bool operator==(const DataContent &) const = default;
};

using Content = std::variant<TextContent, ImageContent, ThoughtContent, DataContent>;
using Contents = QList<Content>;

//! \return the texts of all text contents, joined by a blank line; nothing of thoughts, images or data.
QString plainText(const Contents &contents);

} // namespace model
