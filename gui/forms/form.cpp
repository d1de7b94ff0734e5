// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/form.h"

namespace gui {

using Kind = FormField::Kind;

namespace {

bool lacksAMember(const FormNode &node)
{
    return !node.isJson() && std::any_of(node.children().begin(), node.children().end(), [](const auto &child) {
        return child->field().isRequired && child->presence() == FormNode::Presence::LeftOut;
    });
}

} // namespace

Form::Form(const model::JsonText &schema)
    : m_schema(schema)
    , m_root(std::make_unique<FormNode>(*this, m_schema.root(), FormNode::Role::Root, nullptr))
{
}

bool Form::isEmpty() const
{
    return m_root->field().kind == Kind::Object && !m_root->isJson() && m_root->children().empty() && !m_root->showsOthers();
}

Form::Written Form::written() const
{
    model::JsonWriter writer;
    Written written;
    m_root->write(writer, written.problems);
    const auto hasAny = [&](FormProblem::Kind kind) {
        return std::any_of(
            written.problems.begin(), written.problems.end(), [kind](const FormProblem &problem) { return problem.kind == kind; });
    };
    if (!hasAny(FormProblem::Kind::Wrong))
        written.draft = writer.text();
    if (!hasAny(FormProblem::Kind::Empty))
        written.value = written.draft;
    return written;
}

QList<FormProblem> Form::problemsOf(const QList<model::SchemaViolation> &violations) const
{
    QList<FormProblem> problems;
    for (const model::SchemaViolation &violation : violations) {
        const FormNode *node = nodeAt(violation.path);
        if (violation.rule != QLatin1String("required") || !lacksAMember(*node))
            problems.append({node, violation.message.spoken()});
    }
    return problems;
}

const FormNode *Form::nodeAt(const QString &pointer) const
{
    const FormNode *node = m_root.get();
    for (QString step : pointer.split(QLatin1Char('/')).mid(1)) {
        step.replace(QLatin1String("~1"), QLatin1String("/")).replace(QLatin1String("~0"), QLatin1String("~"));
        while (!node->isJson() && node->field().kind == Kind::Alternatives && !node->children().empty())
            node = node->children().front().get();
        const FormNode *next = nullptr;
        for (std::size_t index = 0; index < node->children().size(); ++index) {
            const FormNode *child = node->children()[index].get();
            const QString name = child->role() == FormNode::Role::Element && node->field().kind == Kind::List ? QString::number(index)
                                                                                                              : child->field().name;
            if (name == step)
                next = child;
        }
        if (!next && node->showsOthers())
            return node->others();
        if (!next)
            return node;
        node = next;
    }
    return node;
}

} // namespace gui
