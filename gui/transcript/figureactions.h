// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/figure.h"
#include "model/conversation/content.h"

#include <QObject>
#include <QTemporaryDir>

#include <memory>

class QMimeData;
class QWidget;

namespace gui {

class HighlightTables;

//! What is done with the figures of a transcript: copied, saved, opened, given to another program as a file. Files that others are to read
//! lie in a folder of its own, which goes when it does. Owned by TranscriptView.
class FigureActions final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FigureActions)

public:
    //! `view` is the parent of dialogs and windows; it and the tables outlive this.
    FigureActions(HighlightTables &tables, QWidget &view);

    //! All but Wrap, which is the view's.
    void perform(FigureAction action, const FigureText &figure);
    // For dragging it out: a file, and of a figure its text. Owned by the caller.
    std::unique_ptr<QMimeData> dragged(const FigureText &figure);
    std::unique_ptr<QMimeData> dragged(const model::FileContent &file);

private:
    model::FileContent fileOf(const FigureText &figure);
    void openOutside(const FigureText &figure);
    //! The path of a file in the folder; empty where it could not be written.
    QString written(const model::FileContent &file);

    HighlightTables &m_tables;
    QWidget &m_view;
    std::unique_ptr<QTemporaryDir> m_folder;
};

} // namespace gui
