// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QVBoxLayout;

namespace gui {

class FormNode;
class Remark;

//! One field of a form: its title, what it is for, the control for its value, and what is wrong with it. Made anew inside whenever
//! what it shows becomes of another shape. Owned by the view around it; the node outlives it.
class FieldView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldView)

public:
    FieldView(FormNode &node, QWidget *parent);

    const FormNode &node() const { return m_node; }
    //! Empty where nothing is wrong.
    void showProblem(const QString &message);
    //! Puts the keyboard into the first thing that can be filled in.
    void focusControl();

Q_SIGNALS:
    void edited();
    //! There are other controls than before.
    void reshaped();

private:
    void buildHeader();
    void buildOptions(QHBoxLayout *row);
    void buildBody();
    void rebuild();
    QWidget *makeBody();
    QWidget *makeMembers();
    QWidget *makeAlternatives();
    QWidget *makeJson();
    QWidget *makeTyped();
    QWidget *makeText();
    QWidget *makeChoice();
    QWidget *makeBoolean();
    FieldView *addField(QVBoxLayout *layout, FormNode &node);
    void name(QWidget *control, const QString &what);
    void nodeEdited();
    void showPresence();

    FormNode &m_node;
    QVBoxLayout *m_layout;
    QCheckBox *m_give = nullptr;
    QCheckBox *m_null = nullptr;
    Remark *m_problem;
    QWidget *m_body = nullptr;
    QWidget *m_control = nullptr;
};

//! Takes a part of a form out of it, which goes once what it is doing is done: what it shows may be gone before.
void retire(QWidget *part);

} // namespace gui
