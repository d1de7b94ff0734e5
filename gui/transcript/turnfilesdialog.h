// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/undojob.h"

#include <QDialog>
#include <QPointer>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace model {
class Store;
struct DiffLine;
} // namespace model

namespace gui {

//! The files that tools have written in a turn, with what bringing each back would change; brings back those that are ticked, and forth
//! again. Deletes itself when it is closed; the store outlives it.
class TurnFilesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnFilesDialog)

public:
    TurnFilesDialog(model::Store &store, const model::TurnId &turn, const QStringList &hiddenFolders, QWidget *parent);

private:
    void makeParts();
    void ask(const invocables::UndoRequest &request);
    void look();
    void bringBack();
    void takeBack();
    void take(const invocables::UndoOutcome &outcome, invocables::UndoRequest::Kind kind);
    void say(const invocables::UndoOutcome &outcome);
    void addFile(const invocables::UndoneFile &file);
    void showDifference();
    void compare(const invocables::FilePast &past, const QByteArray &before);
    void showLines(const QList<model::DiffLine> &lines, const QString &otherwise);
    void updateButtons();
    QStringList ticked() const;

    model::Store &m_store;
    const model::TurnId m_turn;
    const QStringList m_hidden;
    QList<invocables::UndoneFile> m_files;
    //! By what name what was brought back comes forth again.
    model::TurnId m_redo;
    QPointer<invocables::UndoJob> m_job;
    //! What was asked for last; what comes of anything before is not shown.
    int m_asked = 0;
    QLabel *m_text;
    QListWidget *m_list;
    QPlainTextEdit *m_difference;
    QPushButton *m_accept;
    QPushButton *m_forth;
};

} // namespace gui
