// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/elementsview.h"

#include "gui/forms/fieldview.h"
#include "gui/forms/formnode.h"
#include "gui/theme/spacing.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace gui {

ElementsView::ElementsView(FormNode &node, QWidget *parent)
    : QWidget(parent)
    , m_node(node)
    , m_layout(new QVBoxLayout(this))
    , m_add(new QPushButton(isList() ? tr("Add an element") : tr("Add a member"), this))
{
    setObjectName(u"elements:"_s + node.pointer());
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(spacing::unit);
    m_add->setObjectName(u"add:"_s + node.pointer());
    m_add->setAccessibleName(tr("Add to %1").arg(node.field().title));
    m_layout->addWidget(m_add, 0, Qt::AlignLeft);
    connect(m_add, &QPushButton::clicked, this, &ElementsView::add);
    build();
}

bool ElementsView::isList() const
{
    return m_node.field().kind == FormField::Kind::List;
}

void ElementsView::build()
{
    retire(m_rows);
    m_fields.clear();
    m_rows = new QWidget(this);
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(spacing::unit);
    for (int index = 0; index < int(m_node.children().size()); ++index)
        rows->addWidget(makeRow(index));
    m_rows->setVisible(!m_fields.isEmpty());
    m_layout->insertWidget(0, m_rows);
}

QWidget *ElementsView::makeRow(int index)
{
    FormNode &child = *m_node.children()[std::size_t(index)];
    auto *row = new QWidget(m_rows);
    auto *column = new QVBoxLayout(row);
    column->setContentsMargins(0, 0, 0, 0);
    auto *top = new QHBoxLayout;
    top->setSpacing(2);
    column->addLayout(top);
    auto *field = new FieldView(child, row);
    connect(field, &FieldView::edited, this, &ElementsView::edited);
    connect(field, &FieldView::reshaped, this, &ElementsView::reshaped);
    m_fields.append(field);
    if (isList()) {
        top->addWidget(field, 1);
    } else {
        auto *name = new QLineEdit(child.field().name, row);
        name->setObjectName(u"name:%1/%2"_s.arg(m_node.pointer()).arg(index));
        name->setAccessibleName(tr("Name of the member"));
        name->setPlaceholderText(tr("Name"));
        top->addWidget(name, 1);
        column->addWidget(field);
        column->setContentsMargins(0, 0, 0, spacing::unit);
        connect(name, &QLineEdit::textEdited, this, [this, &child](const QString &text) {
            child.rename(text);
            Q_EMIT edited();
        });
    }
    addButtons(top, index);
    return row;
}

void ElementsView::addButtons(QHBoxLayout *row, int index)
{
    const int last = int(m_node.children().size()) - 1;
    const auto add = [&](const QString &name, Qt::ArrowType arrow, const QString &what, const QString &keys, bool enabled) {
        auto *button = new QToolButton(m_rows);
        button->setObjectName(u"%1:%2/%3"_s.arg(name, m_node.pointer()).arg(index));
        button->setAutoRaise(true);
        button->setEnabled(enabled);
        button->setAccessibleName(what);
        button->setToolTip(u"%1 (%2)"_s.arg(what, keys));
        if (arrow == Qt::NoArrow)
            button->setText(u"×"_s);
        else
            button->setArrowType(arrow);
        row->addWidget(button, 0, Qt::AlignTop);
        return button;
    };
    if (isList()) {
        connect(add(u"up"_s, Qt::UpArrow, tr("Move up"), u"Alt+Up"_s, index > 0), &QToolButton::clicked, this,
            [this, index] { move(index, index - 1); });
        connect(add(u"down"_s, Qt::DownArrow, tr("Move down"), u"Alt+Down"_s, index < last), &QToolButton::clicked, this,
            [this, index] { move(index, index + 1); });
    }
    connect(add(u"remove"_s, Qt::NoArrow, tr("Remove"), u"Alt+Del"_s, true), &QToolButton::clicked, this, [this, index] { remove(index); });
}

void ElementsView::add()
{
    if (!m_node.add())
        return;
    build();
    Q_EMIT reshaped();
    Q_EMIT edited();
    const int last = int(m_fields.size()) - 1;
    auto *name = m_rows->findChild<QLineEdit *>(u"name:%1/%2"_s.arg(m_node.pointer()).arg(last));
    if (name)
        name->setFocus();
    else
        focusElement(last);
}

void ElementsView::remove(int index)
{
    m_node.remove(index);
    build();
    Q_EMIT reshaped();
    Q_EMIT edited();
    focusElement(std::min(index, int(m_fields.size()) - 1));
}

void ElementsView::move(int from, int to)
{
    if (to < 0 || to >= int(m_node.children().size()))
        return;
    m_node.move(from, to);
    build();
    Q_EMIT reshaped();
    Q_EMIT edited();
    focusElement(to);
}

void ElementsView::focusElement(int index)
{
    if (index >= 0 && index < m_fields.size())
        m_fields[index]->focusControl();
    else
        m_add->setFocus();
}

int ElementsView::focusedElement() const
{
    const QWidget *focused = QApplication::focusWidget();
    for (int index = 0; index < m_fields.size(); ++index) {
        if (m_fields[index]->parentWidget()->isAncestorOf(focused))
            return index;
    }
    return -1;
}

void ElementsView::keyPressEvent(QKeyEvent *event)
{
    const int index = event->modifiers() == Qt::AltModifier ? focusedElement() : -1;
    if (index >= 0 && event->key() == Qt::Key_Up && isList())
        move(index, index - 1);
    else if (index >= 0 && event->key() == Qt::Key_Down && isList())
        move(index, index + 1);
    else if (index >= 0 && event->key() == Qt::Key_Delete)
        remove(index);
    else
        QWidget::keyPressEvent(event);
}

} // namespace gui
