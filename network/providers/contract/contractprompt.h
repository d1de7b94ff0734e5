// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"
#include "model/session/converser.h"

#include <memory>

namespace network {

//! What a model that cannot call tools is told of them, and how calls and results are written for it: a descriptor of the kind
//! `prompt` with a table `[contract]`, or the one that is built in. A value.
struct ContractPrompt {
    //! A conversation that shows how it is done; given only where all its tools are there.
    struct Example {
        QStringList tools;
        //! User and assistant in turn, as they stand.
        QList<std::pair<model::Role, QString>> messages;
    };
    enum class Calls { Json, Tags };

    QString name;
    //! `{registry_json}`, `{tool_list}` and `{function_lines}` stand for the tools; no other braces mean anything.
    QString text;
    //! The model is to answer with JSON too, not only to call with it.
    bool answersInJson = true;
    Calls calls = Calls::Json;
    //! `{name}` and `{result}` stand for what they say.
    QString result;
    //! Behind all results of a round.
    QString afterResults;
    QList<Example> examples = {};

    //! The contract as it was first laid down: JSON for calls and for answers.
    static const ContractPrompt &standard();
    //! Nothing where the file is no prompt with a `[contract]`.
    static std::shared_ptr<const ContractPrompt> read(const model::DescriptorFile &file);

    //! The text for these tools; the same tools always give the same. Empty where there are none.
    QString supervisorText(const QList<model::ToolDeclaration> &tools) const;
    //! The examples whose tools are all there.
    QList<Example> fittingExamples(const QList<model::ToolDeclaration> &tools) const;
};

} // namespace network
