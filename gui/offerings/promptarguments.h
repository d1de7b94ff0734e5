// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcpresource.h"
#include "model/basics/result.h"

#include <QMap>

namespace gui {

//! The arguments of a prompt as a person writes them behind its name: `name=value other="two words"`. Of a prompt with a single
//! argument the name may be left out: then all of the text is its value. A value.
struct PromptArguments {
    QMap<QString, QString> values;

    //! \return a Usage error for the person where something is no argument of the prompt, or a quotation mark is left open.
    static model::Result<PromptArguments> parse(const QString &text, const invocables::McpPrompt &prompt);

    //! Names of arguments that are required and not given, or empty.
    QStringList missing(const invocables::McpPrompt &prompt) const;

    //! What is being written at the end of a text.
    struct Place {
        //! Of the argument whose value is written; empty where a name is.
        QString argument = {};
        //! The part that is there already.
        QString text = {};
        //! Where in the text it begins, with the quotation mark if there is one.
        qsizetype start = 0;
        //! The other arguments that are given.
        QMap<QString, QString> others = {};
    };
    static Place placeAtEnd(const QString &text, const invocables::McpPrompt &prompt);

    //! A value as it is written, in quotation marks where it needs them.
    static QString quoted(const QString &value);
};

} // namespace gui
