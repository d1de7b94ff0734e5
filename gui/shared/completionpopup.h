// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/completion.h"

#include <QFrame>

class QLabel;
class QListView;
class QStringListModel;

namespace gui {

//! The list of ways to go on below the caret, with what the chosen one means. The keys stay with the editor. Owned by the editor.
class CompletionPopup final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompletionPopup)

public:
    explicit CompletionPopup(QWidget *editor);

    //! Below the caret's rectangle, in global coordinates.
    void showChoices(const QList<model::Completion> &choices, const QRect &caret);
    void move(int rows);
    //! The chosen row; -1 where none is.
    int row() const;

Q_SIGNALS:
    void picked(int row);

private:
    //! Of the longest explanation.
    int helpHeight() const;
    void select(int row);

    QListView *m_list;
    QStringListModel *m_labels;
    QLabel *m_help;
    QList<model::Completion> m_choices;
};

} // namespace gui
