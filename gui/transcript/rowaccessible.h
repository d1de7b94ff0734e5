// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAccessible>
#include <QPointer>

namespace gui {

class TranscriptView;

//! One canister of a transcript for a screen reader: a heading whose name says who, when and how it begins, with the whole text to
//! be read, and what can be done with it. Stands for a row, whatever is in it. Owned by QAccessible on behalf of a
//! TranscriptAccessible.
class RowAccessible final : public QAccessibleInterface, public QAccessibleActionInterface, public QAccessibleTextInterface
{
    Q_DISABLE_COPY_MOVE(RowAccessible)

public:
    RowAccessible(TranscriptView &view, int row);

    int row() const { return m_row; }

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Heading; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &name) const override;

    QString text(int first, int last) const override;
    int characterCount() const override;
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override { }
    int selectionCount() const override { return 0; }
    void selection(int, int *first, int *last) const override { *first = *last = 0; }
    void addSelection(int, int) override { }
    void removeSelection(int) override { }
    void setSelection(int, int, int) override { }
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return 0; }
    void scrollToSubstring(int first, int last) override;
    QString attributes(int, int *first, int *last) const override;

private:
    bool isFoldable() const;

    const QPointer<TranscriptView> m_view;
    const int m_row;
};

} // namespace gui
