// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAccessibleWidget>
#include <QHash>

namespace gui {

class TranscriptView;

//! What a screen reader sees of a TranscriptView: a document whose first children are its canisters, one for each row, and then the
//! widgets that stand within it (cards, banners). The objects of rows are made when they are asked for, and only so many are
//! kept. Owned by QAccessible; goes with the view.
class TranscriptAccessible final : public QAccessibleWidget
{
    Q_DISABLE_COPY_MOVE(TranscriptAccessible)

public:
    explicit TranscriptAccessible(TranscriptView *view);
    ~TranscriptAccessible() override;

    //! Makes it the interface of every TranscriptView from now on; may be called again.
    static void install();
    //! Tells assistive programs of something that has happened to a row; costs nothing while there are none.
    static void tell(TranscriptView &view, QAccessible::Event event, int row);
    //! From a row on others have come: those before it keep their objects, and no object comes to stand for another canister.
    static void rowsReplaced(const TranscriptView &view, int unchanged);

    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    QAccessibleInterface *focusChild() const override;

private:
    TranscriptView *view() const;
    int rowCount() const;
    void forgetAllBut(int row) const;
    void forgetFrom(int row) const;

    mutable QHash<int, QAccessible::Id> m_rows;
};

} // namespace gui
