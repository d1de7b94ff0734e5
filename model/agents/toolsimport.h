// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/agents/agenttoml.h"

#include <QStringList>

namespace model {

//! Tools that were written for something else, as they were read.
struct ImportedTools {
    QList<ToolPattern> tools;
    //! What stands beside the list where the file is that of a character.
    bool isCharacter = false;
    QString name = {};
    QString instruction = {};
    QString language = {};
    JsonText voice = {};
    std::optional<bool> isGood = {};
    QString comment = {};
    //! What was left out, for the person.
    QStringList remarks = {};
};

//! Reads lists of tools as OpenAI's function calling has them: JSON (the list, or an object with `tools`), or a character's Python file,
//! whose `TOOLS = […]` is read as the literal that it is. Nothing is run. What a signature cannot say of a tool's arguments is kept as
//! their schema.
class ToolsImport final
{
public:
    //! \return a Validation error that says of each tool what is wrong with it, a line each, or where a Python file is, with LINE:COLUMN.
    static Result<ImportedTools> read(const QByteArray &text);

    //! What the list itself does not say; empty texts for nothing.
    struct Agent {
        QString name;
        QString model = {};
        QString instruction = {};
    };
    //! A descriptor; of a character with its table.
    static Result<QString> toToml(const ImportedTools &tools, const Agent &agent);
    //! The tools as specifications of their own; with a name also the agent that refers to them, which needs a model and an instruction,
    //! and is no character: gram has no place for its limits.
    static Result<QString> toGram(const ImportedTools &tools, const Agent &agent);
    //! Of a name that is none for a descriptor.
    static QString identifierOf(const QString &name);

private:
    static Result<ImportedTools> readPython(const QString &text);
    static Result<ImportedTools> readList(const JsonText &list);
    static Result<ToolPattern> readTool(const JsonText &tool, qsizetype index, QStringList &remarks);
};

} // namespace model
