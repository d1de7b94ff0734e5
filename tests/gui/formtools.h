// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/forms/form.h"

namespace formtools {

using namespace Qt::StringLiterals;
using gui::Form;
using gui::FormField;
using gui::FormNode;
using gui::FormProblem;
using Kind = gui::FormField::Kind;
using model::JsonText;
using Presence = gui::FormNode::Presence;

inline JsonText json(const QByteArray &text)
{
    const auto parsed = JsonText::parse(text);
    return parsed ? *parsed : JsonText();
}

//! A schema with one property `x`.
inline JsonText withProperty(const QByteArray &schema)
{
    return json(R"({"type":"object","properties":{"x":)" + schema + "}}");
}

inline FormNode &member(Form &form, const QString &name)
{
    for (const auto &child : form.root().children()) {
        if (child->field().name == name)
            return *child;
    }
    qFatal("no such member");
}

inline QByteArray valueOf(const Form &form)
{
    return form.written().value.bytes();
}

inline QStringList messages(const QList<FormProblem> &problems)
{
    QStringList texts;
    for (const FormProblem &problem : problems)
        texts.append(problem.node->pointer() + u": "_s + problem.message);
    return texts;
}

} // namespace formtools
