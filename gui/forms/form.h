// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/forms/formnode.h"
#include "gui/forms/formschema.h"
#include "model/schema/jsonschema.h"

namespace gui {

//! A form for a value of a JSON Schema: the tree of its fields with what stands in them. Pure: knows no widgets and no tools, so that
//! arguments, answers to a server and settings can be asked for with it. Owned by the FormView that shows it.
class Form final
{
    Q_DISABLE_COPY_MOVE(Form)

public:
    //! Once there are so many fields further ones are edited as JSON.
    static constexpr int mostNodes = 400;
    //! A list with more elements is edited as JSON.
    static constexpr int mostElements = 200;

    //! With the defaults filled in.
    explicit Form(const model::JsonText &schema);

    FormNode &root() { return *m_root; }
    const FormNode &root() const { return *m_root; }
    FormSchema &schema() { return m_schema; }
    //! Whether there is anything to fill in.
    bool isEmpty() const;

    struct Written {
        //! None where something that was typed is no JSON, or nothing was typed where JSON needs something.
        model::JsonText value;
        //! The same with null where nothing was typed; none where something that was typed would be lost.
        model::JsonText draft;
        QList<FormProblem> problems;
    };
    Written written() const;
    //! Each violation at the field that it is about; those about missing members are left out, the form says so itself.
    QList<FormProblem> problemsOf(const QList<model::SchemaViolation> &violations) const;

    //! The node for a JSON pointer, or the innermost one around it.
    const FormNode *nodeAt(const QString &pointer) const;

    bool hasRoom() const { return m_count < mostNodes; }
    void counted(int difference) { m_count += difference; }

private:
    int m_count = 0;
    FormSchema m_schema;
    std::unique_ptr<FormNode> m_root;
};

} // namespace gui
