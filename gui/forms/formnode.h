// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/forms/formschema.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace gui {

class Form;
class FormNode;

//! Something that is wrong with what stands in a form.
struct FormProblem {
    //! Missing: a member that is required has not been given. Empty: what has been given has nothing in it yet. Wrong: what was
    //! typed is not JSON, or not as the schema has it.
    enum class Kind { Missing, Empty, Wrong };

    const FormNode *node = nullptr;
    QString message;
    Kind kind = Kind::Wrong;
};

//! One place of a form with what a person has put there. Keeps JSON as it was typed or came in: only what is changed is written
//! anew. Without widgets. Owned by the node around it, the outermost one by the Form.
class FormNode final
{
    Q_DECLARE_TR_FUNCTIONS(FormNode)
    Q_DISABLE_COPY_MOVE(FormNode)

public:
    enum class Presence { LeftOut, Null, Given };
    //! What it is of the node around it. Others: the members that the schema does not name.
    enum class Role { Root, Member, Element, Alternative, Others };

    FormNode(Form &form, FormField field, Role role, FormNode *parent);
    ~FormNode();

    const FormField &field() const { return m_field; }
    Role role() const { return m_role; }
    FormNode *parent() const { return m_parent; }
    //! JSON pointer to its value.
    QString pointer() const;

    Presence presence() const { return m_presence; }
    //! Edited as JSON text, since no control shows the field or the value: a text with characters that are not seen, say.
    bool isJson() const { return m_isJson || m_field.kind == FormField::Kind::Json; }
    //! Of a text, a number or JSON: as typed.
    const QString &text() const { return m_text; }
    //! Among the field's choices or alternatives; -1 for none.
    int choice() const { return m_choice; }
    bool isOn() const { return m_isOn; }
    const std::vector<std::unique_ptr<FormNode>> &children() const { return m_children; }
    FormNode *others() const { return m_others.get(); }
    //! Whether there is anything to show of the members that the schema does not name.
    bool showsOthers() const;

    //! Null is for nullable fields only. What was given before comes back with Given.
    void setPresence(Presence presence);
    // Each makes it Given.
    void setText(const QString &text);
    void setChoice(int choice);
    void setOn(bool on);
    //! Of a list or dictionary: a new element at the end; null where there is no more room.
    FormNode *add();
    void remove(int index);
    void move(int from, int to);
    //! Of a dictionary's member.
    void rename(const QString &name);
    //! An edit as JSON ends: from now on the control shows it where it can. \return whether it can.
    bool leaveJson();
    void setValue(const model::JsonText &value);
    //! Takes over what still fits from a form of another schema.
    void adopt(const FormNode &earlier);

    //! Writes what is given, and `null` where it cannot be written, with a problem.
    void write(model::JsonWriter &writer, QList<FormProblem> &problems) const;

private:
    void initialise();
    void giveFirst();
    void assign(const model::JsonText &value);
    void assignMembers(const model::JsonText &value);
    void assignElements(const model::JsonText &value);
    void makeMembers();
    FormNode *makeChild(const FormPart &part, Role role);
    void touch();
    void adoptGiven(const FormNode &earlier);
    void writeGiven(model::JsonWriter &writer, QList<FormProblem> &problems) const;
    void writeText(model::JsonWriter &writer, QList<FormProblem> &problems) const;
    void writeMembers(model::JsonWriter &writer, QList<FormProblem> &problems) const;
    void writeDictionary(model::JsonWriter &writer, QList<FormProblem> &problems) const;
    QList<std::pair<QString, model::JsonText>> otherMembers(QList<FormProblem> &problems) const;
    model::JsonText ownValue() const;

    Form &m_form;
    FormField m_field;
    const Role m_role;
    FormNode *const m_parent;
    Presence m_presence = Presence::LeftOut;
    bool m_isJson = false;
    QString m_text;
    int m_choice = -1;
    bool m_isOn = false;
    std::vector<std::unique_ptr<FormNode>> m_children;
    std::unique_ptr<FormNode> m_others;
    //! The value as it came, as long as nothing in it has been changed.
    model::JsonText m_source;
    //! The names of the members in the order in which they came.
    QStringList m_order;
};

} // namespace gui
