// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace gui {

class FieldView;
class FormNode;

//! The elements of a list, or the members of a dictionary with their names: add, remove, and for a list reorder. Owned by a
//! FieldView; the node outlives it.
class ElementsView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ElementsView)

public:
    ElementsView(FormNode &node, QWidget *parent);

    QPushButton *addButton() const { return m_add; }

Q_SIGNALS:
    void edited();
    //! There are other controls than before.
    void reshaped();

protected:
    //! Alt+Up, Alt+Down and Alt+Delete, where the element with the keyboard does not take them itself.
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool isList() const;
    void build();
    QWidget *makeRow(int index);
    void addButtons(QHBoxLayout *row, int index);
    void add();
    void remove(int index);
    void move(int from, int to);
    void focusElement(int index);
    int focusedElement() const;

    FormNode &m_node;
    QVBoxLayout *m_layout;
    QWidget *m_rows = nullptr;
    QList<FieldView *> m_fields;
    QPushButton *m_add;
};

} // namespace gui
