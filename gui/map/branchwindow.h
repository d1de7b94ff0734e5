// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/map/branchcomparison.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QTextCursor;
class QTextEdit;

namespace model {
class Store;
}

namespace gui {

//! Two branches of a conversation side by side in a window of its own, from where they part on, with the words set off in which they
//! differ. Both are one text, so that they are scrolled together. Deletes itself when it is closed.
class BranchWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BranchWindow)

public:
    //! Of the branches that these nodes, by their rows in the store, are on. `near`: the widget that it is opened from.
    static BranchWindow *open(model::Store &store, const model::ConversationId &id, qint64 left, qint64 right, QWidget &near);

    void setComparison(const model::Result<BranchComparison> &comparison);

protected:
    void changeEvent(QEvent *event) override;

private:
    explicit BranchWindow(QWidget &near);
    void fill();
    void fillOn();
    void write(QTextCursor cursor, const BranchComparison::Side &side, const BranchComparison::Pair &pair, const QColor &ground);

    BranchComparison m_comparison;
    //! So many pairs are in the text.
    int m_filled = 0;
    QTimer m_filling;
    QLabel *m_about;
    QTextEdit *m_text;
};

} // namespace gui
