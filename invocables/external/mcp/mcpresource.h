// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QList>
#include <QString>

namespace invocables {

//! Something that a server has to read, or a family of such things. A value.
struct McpResource {
    //! A URI; of a template, one with variables (RFC 6570, see McpUriTemplate).
    QString uri = {};
    bool isTemplate = false;
    QString name = {};
    //! For the person: its title, else its name, else its URI.
    QString title = {};
    QString description = {};
    QString mimeType = {};
    //! Bytes; -1 where it is not known.
    qint64 size = -1;

    //! An item of `resources/list` or `resources/templates/list`; its `uri` is empty where it is none.
    static McpResource read(const model::JsonText &item);

    bool operator==(const McpResource &) const = default;
};

//! A prompt that a server has to offer, with the arguments that are asked for. A value.
struct McpPrompt {
    struct Argument {
        QString name = {};
        QString title = {};
        QString description = {};
        bool required = false;

        bool operator==(const Argument &) const = default;
    };

    QString name = {};
    QString title = {};
    QString description = {};
    QList<Argument> arguments = {};

    //! An item of `prompts/list`; its name is empty where it is none.
    static McpPrompt read(const model::JsonText &item);

    bool operator==(const McpPrompt &) const = default;
};

} // namespace invocables
