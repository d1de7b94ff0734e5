// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"
#include "model/session/converser.h"

#include <QHash>

#include <memory>

namespace network {

//! The tools of a request by every name that a model may call them by: on the wire, scoped, bare, by alias, and each with other
//! characters or letters of another case. A name of several tools is none. A value, made for one request.
class CallableNames final
{
public:
    explicit CallableNames(const QList<model::ToolDeclaration> &tools);

    //! The scoped name; empty where no tool is meant.
    QString find(const QString &written) const;
    bool isEmpty() const { return m_exact.isEmpty(); }

private:
    QHash<QString, QString> m_exact;
    QHash<QString, QString> m_likely;
};

//! The text of the contract as it was first laid down, with `{registry_json}` where the tools go.
QString standardContract();

//! What a model that cannot call tools is told in the supervisor text: the tools with the schemas of their arguments, and the JSON by
//! which it calls one or answers. The same tools always give the same text. Empty where there are none.
QString toolContract(const QList<model::ToolDeclaration> &tools);

//! The tools alone, as they stand in it: `{"tools": [{"name", "description", "parameters", "aliases"}]}`.
model::JsonText contractToolsJson(const QList<model::ToolDeclaration> &tools);
//! A line for each: its name, its arguments, the first line of its description.
QString contractToolList(const QList<model::ToolDeclaration> &tools);
//! A line of JSON for each, as OpenAI's dialect has them.
QString contractFunctionLines(const QList<model::ToolDeclaration> &tools);

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
