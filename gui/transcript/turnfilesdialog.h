// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/filehunks.h"
#include "invocables/files/undojob.h"

#include <QDialog>
#include <QHash>
#include <QPointer>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace model {
class Store;
struct DiffLine;
} // namespace model

namespace gui {

//! The files that tools have written in a turn, with what bringing each back would change; brings back those that are ticked, or those
//! pieces of them, and forth again. Deletes itself when it is closed; the store outlives it.
class TurnFilesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TurnFilesDialog)

public:
    //! A file's difference. A value.
    struct Difference {
        invocables::FileHunks hunks;
        //! SHA-256 of what is there now.
        QByteArray digest = {};
        //! What there is to say instead of lines.
        QString otherwise = {};
    };

    //! `uncovered`: calls of the turn that may have written more than is known here.
    TurnFilesDialog(
        model::Store &store, const model::TurnId &turn, const QStringList &hiddenFolders, const QStringList &uncovered, QWidget *parent);

private:
    void makeParts();
    void ask(const invocables::UndoRequest &request);
    void look();
    void bringBack();
    void takeBack();
    void take(const invocables::UndoOutcome &outcome, const invocables::UndoRequest &request);
    void say(const invocables::UndoOutcome &outcome);
    void addFile(const invocables::UndoneFile &file);
    void showDifference();
    void compare(const invocables::FilePast &past, const QByteArray &before);
    void took(const QString &path, const Difference &difference);
    void showHunk(const Difference &difference, int hunk);
    void showLines(const QList<model::DiffLine> &lines, const QString &otherwise);
    void updateButtons();
    //! The rows in the list of files: of the current one, and of the file that it belongs to.
    int currentFile() const;
    int currentHunk() const;
    //! What is ticked; nothing in it where nothing is.
    invocables::UndoRequest wanted() const;

    model::Store &m_store;
    const model::TurnId m_turn;
    const QStringList m_hidden;
    const QStringList m_uncovered;
    QList<invocables::UndoneFile> m_files;
    //! By absolute path, of those that have been looked at.
    QHash<QString, Difference> m_differences;
    //! By what name what was brought back comes forth again.
    model::TurnId m_redo;
    QPointer<invocables::UndoJob> m_job;
    //! What was asked for last; what comes of anything before is not shown.
    int m_asked = 0;
    QLabel *m_text;
    //! Files, and below those that have been looked at their pieces.
    QTreeWidget *m_tree;
    QPlainTextEdit *m_difference;
    QPushButton *m_accept;
    QPushButton *m_forth;
};

} // namespace gui
