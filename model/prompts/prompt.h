// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/sessionsettings.h"
#include "model/descriptors/descriptorfile.h"
#include "model/prompts/prompttemplate.h"

#include <functional>

namespace model {

//! A text with places to fill in, and what a conversation is to have for it: a descriptor of the kind `prompt` without a `[contract]`.
//! A value; see PromptCatalog.
struct Prompt {
    //! User: a message. Supervisor: the conversation's system text.
    enum class Role { User, Supervisor };

    QString name = {};
    QString title = {};
    QString description = {};
    QString path = {};
    Role role = Role::User;
    QString text = {};
    QList<PromptVariable> variables = {};
    //! Ensembles and tools that it switches on or off.
    Switches tools = {};
    //! Both empty where it does not say.
    ModelAddress model = {};
    QString agent = {};
    //! The prompt that is offered after it.
    QString next = {};
    Diagnostics diagnostics = {};

    //! Nothing where the file describes no prompt, or a contract. What is wrong with a prompt beyond the schema is added to
    //! `diagnostics`. Registered with DescriptorCheck.
    static std::optional<Prompt> read(const DescriptorFile &file, Diagnostics &diagnostics);

    QString shownName() const { return title.isEmpty() ? name : title; }
    //! Null where there is none.
    const PromptVariable *find(const QString &variable) const;
    QStringList variableNames() const;
    //! The JSON Schema of all variables as an object, for a form.
    JsonText schema() const;

    // What a person has given, as values. A Usage error where there is no such variable, or it is out of its limits.
    Result<PromptValues> valuesOf(const QMap<QString, QString> &written) const;
    Result<PromptValues> valuesOf(const JsonText &object) const;
    //! Names of variables that have to be given and are not.
    QStringList missing(const PromptValues &values) const;

    //! Reads a text file that a variable names; on the thread that fills.
    using FileReader = std::function<Result<QString>(const QString &path)>;
    //! With defaults for what is not given, without blanks around it. \return a Usage error where something is missing, or what cannot be
    //! read.
    Result<QString> filled(const PromptValues &values, const FileReader &readFile) const;
    //! The settings of a conversation with what the prompt asks for, but for the agent, which a session checks; and of a supervisor's with
    //! the filled text.
    SessionSettings applied(SessionSettings settings, const QString &filledText) const;

    bool operator==(const Prompt &) const = default;

private:
    Diagnostics faults(const DescriptorFile &file) const;
};

} // namespace model
