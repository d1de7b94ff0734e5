// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/form.h"
#include "model/schema/jsonscanner.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace gui {

using Kind = FormField::Kind;
using model::JsonText;

//! How a FormNode is written as JSON, and what it takes over from another; the rest of it is in formnode.cpp.

namespace {

//! Whether what a person gives is a text, of whatever it says.
bool isTyped(Kind kind)
{
    return kind == Kind::Text || kind == Kind::Number || kind == Kind::Integer || kind == Kind::Json;
}

bool isNumber(const QByteArray &text)
{
    model::JsonScanner scanner(text);
    return model::JsonScanner::firstError(text) < 0 && scanner.next() == model::JsonScanner::Token::Number;
}

} // namespace

void FormNode::write(model::JsonWriter &writer, QList<FormProblem> &problems) const
{
    if (!m_source.isEmpty())
        writer.splice(m_source);
    else if (m_presence == Presence::Null)
        writer.null();
    else
        writeGiven(writer, problems);
}

void FormNode::writeGiven(model::JsonWriter &writer, QList<FormProblem> &problems) const
{
    const auto fail = [&](const QString &message) {
        problems.append({this, message, FormProblem::Kind::Empty});
        writer.null();
    };
    if (isJson() || isTyped(m_field.kind))
        return writeText(writer, problems);
    switch (m_field.kind) {
    case Kind::Boolean: writer.boolean(m_isOn); break;
    case Kind::Choice:
        if (m_choice >= 0)
            writer.splice(m_field.choices.at(m_choice).value);
        else
            fail(tr("Pick one."));
        break;
    case Kind::List:
        writer.beginArray();
        for (const auto &child : m_children)
            child->write(writer, problems);
        writer.endArray();
        break;
    case Kind::Object: writeMembers(writer, problems); break;
    case Kind::Dictionary: writeDictionary(writer, problems); break;
    case Kind::Alternatives:
        if (m_children.empty())
            fail(tr("Pick one."));
        else
            m_children.front()->write(writer, problems);
        break;
    default: writer.null();
    }
}

void FormNode::writeText(model::JsonWriter &writer, QList<FormProblem> &problems) const
{
    if (!isJson() && m_field.kind == Kind::Text) {
        writer.string(m_text);
        return;
    }
    const QByteArray typed = m_text.trimmed().toUtf8();
    QString message;
    if (typed.isEmpty()) {
        message = isJson() ? tr("JSON is needed here.") : tr("A number is needed here.");
    } else if (!isJson() && !isNumber(typed)) {
        message = tr("“%1” is not a number as JSON has it, such as 3, -0.5 or 1e6.").arg(m_text.trimmed().left(40));
    } else if (const auto value = JsonText::parse(typed); !value) {
        message = value.error().message;
    } else {
        writer.splice(*value);
        return;
    }
    problems.append({this, message, typed.isEmpty() ? FormProblem::Kind::Empty : FormProblem::Kind::Wrong});
    writer.null();
}

void FormNode::writeMembers(model::JsonWriter &writer, QList<FormProblem> &problems) const
{
    QHash<QString, const FormNode *> given;
    for (const auto &child : m_children) {
        if (child->m_presence != Presence::LeftOut)
            given.insert(child->m_field.name, child.get());
        else if (child->m_field.isRequired)
            problems.append({child.get(), tr("This is required."), FormProblem::Kind::Missing});
    }
    const auto others = otherMembers(problems);
    QHash<QString, JsonText> left;
    for (const auto &[name, value] : others)
        left.insert(name, value);
    const auto writeMember = [&](const QString &name) {
        if (const FormNode *child = given.take(name)) {
            writer.key(name);
            child->write(writer, problems);
        } else if (const JsonText value = left.take(name); !value.isEmpty()) {
            writer.member(name, value);
        }
    };
    writer.beginObject();
    for (const QString &name : m_order)
        writeMember(name);
    for (const auto &child : m_children)
        writeMember(child->m_field.name);
    for (const auto &[name, value] : others)
        writeMember(name);
    writer.endObject();
}

QList<std::pair<QString, JsonText>> FormNode::otherMembers(QList<FormProblem> &problems) const
{
    if (!m_others || m_others->m_presence == Presence::LeftOut)
        return {};
    if (m_others->isJson() && m_others->m_text.trimmed().isEmpty())
        return {};
    model::JsonWriter writer;
    const qsizetype before = problems.size();
    m_others->write(writer, problems);
    if (problems.size() == before && !writer.text().isObject())
        problems.append({m_others.get(), tr("This must be a JSON object.")});
    return writer.text().isObject() ? writer.text().members() : QList<std::pair<QString, JsonText>>();
}

void FormNode::writeDictionary(model::JsonWriter &writer, QList<FormProblem> &problems) const
{
    QSet<QString> names;
    writer.beginObject();
    for (const auto &child : m_children) {
        if (names.contains(child->m_field.name))
            problems.append({child.get(), tr("The name “%1” is there twice.").arg(child->m_field.name.left(40))});
        names.insert(child->m_field.name);
        writer.key(child->m_field.name);
        child->write(writer, problems);
    }
    writer.endObject();
}

JsonText FormNode::ownValue() const
{
    QList<FormProblem> problems;
    model::JsonWriter writer;
    write(writer, problems);
    const bool isWhole = std::all_of(
        problems.begin(), problems.end(), [](const FormProblem &problem) { return problem.kind == FormProblem::Kind::Missing; });
    return isWhole ? writer.text() : JsonText();
}

void FormNode::adopt(const FormNode &earlier)
{
    const bool hasNewDefault = m_field.standard != earlier.m_field.standard;
    if (earlier.m_presence == Presence::LeftOut) {
        if (!m_field.isRequired && !hasNewDefault)
            m_presence = Presence::LeftOut;
    } else if (earlier.m_presence == Presence::Null) {
        setPresence(Presence::Null);
    } else if (!hasNewDefault || earlier.ownValue().compacted() != earlier.m_field.standard.compacted()) {
        adoptGiven(earlier);
    }
}

void FormNode::adoptGiven(const FormNode &earlier)
{
    const bool isAlike = m_field.kind == earlier.m_field.kind && isJson() == earlier.isJson();
    if (isAlike && (m_field.kind == Kind::List || m_field.kind == Kind::Dictionary)) {
        setPresence(Presence::Given);
        m_children.clear();
        for (const auto &child : earlier.m_children) {
            FormNode *mine = add();
            if (!mine)
                return;
            mine->m_field.name = child->m_field.name;
            mine->adopt(*child);
        }
    } else if (isAlike && m_field.kind == Kind::Object) {
        setPresence(Presence::Given);
        for (const auto &child : m_children) {
            for (const auto &other : earlier.m_children) {
                if (other->m_field.name == child->m_field.name)
                    child->adopt(*other);
            }
        }
        if (m_others && earlier.m_others)
            m_others->adopt(*earlier.m_others);
    } else if (isAlike && isTyped(m_field.kind)) {
        setText(earlier.m_text);
    } else if (const JsonText value = earlier.ownValue(); !value.isEmpty() && FormSchema::suits(m_field, value)) {
        setValue(value);
    }
}

} // namespace gui
