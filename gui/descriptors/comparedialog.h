// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace gui {

//! Shows line by line how two texts differ, and offers one of them to be taken. Deletes itself when it is closed.
class CompareDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompareDialog)

public:
    //! `accept` names what taking does (*Restore*); empty where there is nothing to take.
    CompareDialog(const QString &title, const QString &before, const QString &after, const QString &accept, QWidget *parent);

private:
    void showDifference(const QString &before, const QString &after);

    QPlainTextEdit *m_lines;
};

} // namespace gui
