// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/guardsettings.h"
#include "model/schema/jsontext.h"

#include <QList>
#include <QString>

#include <optional>

namespace model {

//! What a tool is asked to be: a name, a description for the model and a type signature, from which its schema is made. Says nothing of
//! what does the work; that is bound when a turn starts.
struct ToolSpecification {
    QString name;
    QString description;
    //! In gram, on one line.
    QString signature;
    //! JSON Schema of the arguments, made from the signature.
    JsonText schema = {};
    //! The name of the type that comes back.
    QString returns = {};

    bool operator==(const ToolSpecification &) const = default;
};

//! An agent compiled to a plain value: all of it has been checked.
struct Agent {
    QString name;
    //! What the window shows instead of the name; may be empty.
    QString title = {};
    std::optional<QString> description = {};
    //! PROVIDER/MODEL.
    QString model = {};
    //! As it was written; see instructionForModel.
    QString instruction = {};
    QList<ToolSpecification> tools = {};
    GuardSettings limits = {};

    bool operator==(const Agent &) const = default;
};

//! The instruction as the model is told it: without the indentation that all its lines have, and without blanks around it.
QString instructionForModel(const QString &instruction);

} // namespace model
