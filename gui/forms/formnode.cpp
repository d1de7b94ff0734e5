// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/formnode.h"

#include "gui/forms/form.h"
#include "model/schema/jsonscanner.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace gui {

using Kind = FormField::Kind;
using model::JsonText;

namespace {

bool isAllSeen(const QString &text)
{
    return model::visibleText(text) == text;
}

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

FormNode::FormNode(Form &form, FormField field, Role role, FormNode *parent)
    : m_form(form)
    , m_field(std::move(field))
    , m_role(role)
    , m_parent(parent)
{
    m_form.counted(1);
    if (!m_form.hasRoom() && !m_field.isScalar())
        m_field.kind = Kind::Json;
    initialise();
}

FormNode::~FormNode()
{
    m_form.counted(-1);
}

QString FormNode::pointer() const
{
    if (!m_parent)
        return {};
    QString step = m_field.name;
    if (m_role == Role::Alternative || m_role == Role::Others)
        return m_parent->pointer();
    if (m_role == Role::Element && m_parent->m_field.kind == Kind::List) {
        const auto &siblings = m_parent->m_children;
        const auto place = std::find_if(siblings.begin(), siblings.end(), [this](const auto &node) { return node.get() == this; });
        step = QString::number(place - siblings.begin());
    }
    return m_parent->pointer() + u'/' + step.replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
}

//! What stands there before anybody has touched it.
void FormNode::initialise()
{
    if (!m_field.standard.isEmpty()) {
        assign(m_field.standard);
        m_source = {};
        return;
    }
    const bool waitsForInput = m_field.kind == Kind::Text || m_field.kind == Kind::Number || m_field.kind == Kind::Integer
        || m_field.kind == Kind::Json || (m_field.kind == Kind::Choice && m_field.choices.size() > 1);
    const bool isFixedPart = m_role == Role::Root || m_role == Role::Element || m_role == Role::Alternative;
    if (isFixedPart || (m_field.isRequired && !waitsForInput))
        giveFirst();
}

//! The plainest value of the kind.
void FormNode::giveFirst()
{
    m_presence = Presence::Given;
    if (m_role == Role::Root && isJson())
        m_text = u"{}"_s;
    if (m_field.kind == Kind::Choice && m_field.choices.size() == 1)
        m_choice = 0;
    if (m_field.kind == Kind::Object)
        makeMembers();
    if (m_field.kind == Kind::List) {
        for (int count = 0; count < m_field.fewestElements; ++count)
            makeChild({{}, m_field.elements, true}, Role::Element);
    }
    if (m_field.kind == Kind::Alternatives) {
        m_choice = 0;
        makeChild(m_field.parts.first(), Role::Alternative);
    }
}

FormNode *FormNode::makeChild(const FormPart &part, Role role)
{
    FormField field = m_form.schema().field(part, m_field.depth + 1);
    m_children.push_back(std::make_unique<FormNode>(m_form, std::move(field), role, this));
    return m_children.back().get();
}

void FormNode::makeMembers()
{
    m_children.clear();
    for (const FormPart &part : std::as_const(m_field.parts))
        makeChild(part, Role::Member);
    FormField others;
    others.title = tr("Other members");
    others.depth = m_field.depth + 1;
    others.kind = m_field.others == FormField::Others::AsDictionary ? Kind::Dictionary : Kind::Json;
    others.elements = m_field.elements;
    m_others = std::make_unique<FormNode>(m_form, others, Role::Others, this);
}

bool FormNode::showsOthers() const
{
    return m_others && !isJson() && (m_field.others != FormField::Others::Unforeseen || m_others->presence() == Presence::Given);
}

//! From now on it is written from what stands in it.
void FormNode::touch()
{
    for (FormNode *node = this; node; node = node->m_parent)
        node->m_source = {};
}

void FormNode::setPresence(Presence presence)
{
    if (presence == m_presence || (presence == Presence::Null && !m_field.isNullable))
        return;
    touch();
    const bool hasNothingYet = m_text.isEmpty() && m_children.empty() && m_choice < 0 && !m_isJson;
    m_presence = presence;
    if (presence != Presence::Given || !hasNothingYet)
        return;
    if (m_field.standard.isEmpty())
        giveFirst();
    else
        assign(m_field.standard);
    m_source = {};
}

void FormNode::setText(const QString &text)
{
    touch();
    m_presence = Presence::Given;
    m_text = text;
}

void FormNode::setChoice(int choice)
{
    touch();
    m_presence = Presence::Given;
    m_isJson = false;
    if (m_field.kind == Kind::Alternatives && choice >= 0 && choice != m_choice) {
        m_children.clear();
        makeChild(m_field.parts.at(choice), Role::Alternative);
    }
    m_choice = choice;
}

void FormNode::setOn(bool on)
{
    touch();
    m_presence = Presence::Given;
    m_isOn = on;
}

FormNode *FormNode::add()
{
    if (!m_form.hasRoom() || m_children.size() >= std::size_t(Form::mostElements))
        return nullptr;
    touch();
    m_presence = Presence::Given;
    return makeChild({{}, m_field.elements, true}, Role::Element);
}

void FormNode::remove(int index)
{
    touch();
    m_children.erase(m_children.begin() + index);
}

void FormNode::move(int from, int to)
{
    touch();
    auto node = std::move(m_children[std::size_t(from)]);
    m_children.erase(m_children.begin() + from);
    m_children.insert(m_children.begin() + to, std::move(node));
}

void FormNode::rename(const QString &name)
{
    touch();
    m_field.name = name;
}

bool FormNode::leaveJson()
{
    const auto value = JsonText::parse(m_text.toUtf8());
    if (!m_isJson || !value)
        return !m_isJson;
    setValue(*value);
    return !m_isJson;
}

void FormNode::setValue(const JsonText &value)
{
    touch();
    assign(value);
}

void FormNode::assign(const JsonText &value)
{
    m_presence = Presence::Given;
    m_isJson = false;
    m_children.clear();
    m_others.reset();
    m_order.clear();
    m_text.clear();
    m_choice = -1;
    if (m_field.isNullable && m_field.kind != Kind::Null && value.bytes() == "null") {
        m_presence = Presence::Null;
    } else if (!FormSchema::suits(m_field, value)) {
        m_isJson = true;
    } else if (m_field.kind == Kind::Text) {
        m_text = model::JsonScanner::decoded(value.bytes());
        m_isJson = !isAllSeen(m_text);
    } else if (m_field.kind == Kind::Choice) {
        m_choice = FormSchema::choiceFor(m_field, value);
    } else if (m_field.kind == Kind::Boolean) {
        m_isOn = value.bytes() == "true";
    } else if (m_field.kind == Kind::Object) {
        assignMembers(value);
    } else if (m_field.kind == Kind::Alternatives) {
        m_choice = m_form.schema().alternativeFor(m_field, value);
        m_isJson = m_choice < 0;
        if (!m_isJson)
            makeChild(m_field.parts.at(m_choice), Role::Alternative)->assign(value);
    } else if (m_field.kind == Kind::List || m_field.kind == Kind::Dictionary) {
        assignElements(value);
    } else {
        m_text = value.toString();
    }
    if (isJson())
        m_text = model::visibleText(value.toString());
    m_source = value;
}

void FormNode::assignMembers(const JsonText &value)
{
    makeMembers();
    for (const auto &child : m_children)
        child->m_presence = Presence::LeftOut;
    model::JsonWriter others;
    others.beginObject();
    bool hasOthers = false;
    for (const auto &[name, member] : value.members()) {
        m_order.append(name);
        const QString wanted = name;
        const auto child = std::find_if(
            m_children.begin(), m_children.end(), [&](const auto &node) { return node->m_field.name == wanted; });
        if (child != m_children.end()) {
            (*child)->assign(member);
            continue;
        }
        others.member(name, member);
        hasOthers = true;
    }
    if (hasOthers)
        m_others->assign(others.endObject().text());
}

void FormNode::assignElements(const JsonText &value)
{
    const auto elements = value.members();
    const auto isNamedVisibly = [](const auto &element) { return isAllSeen(element.first); };
    if (elements.size() > Form::mostElements || !std::all_of(elements.begin(), elements.end(), isNamedVisibly)) {
        m_isJson = true;
        return;
    }
    for (const auto &[name, element] : elements) {
        FormNode *child = makeChild({name, m_field.elements, true}, Role::Element);
        child->assign(element);
    }
}

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
