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

//! A file that is neither text nor picture, such as a sound. Models are told of it in words; the person can save it.
struct FileContent {
    QByteArray data;
    QString mimeType;
    QString name;

    bool operator==(const FileContent &) const = default;
};

using Content = std::variant<TextContent, ImageContent, ThoughtContent, DataContent, FileContent>;
using Contents = QList<Content>;

//! What a model is told of a file.
QString inWords(const FileContent &file);

//! \return the texts of all text contents, joined by a blank line; nothing of thoughts, images, data or files.
QString plainText(const Contents &contents);

//! A piece of an answer as it streams.
struct Delta {
    enum class Kind { Text, Thought };
    Kind kind = Kind::Text;
    QString text;
};

} // namespace model
