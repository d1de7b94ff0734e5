// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "invocables/files/undojob.h"
#include "model/session/sessions.h"

#include <QDir>

namespace gui {

//! `parlance undo TURN`: ends the path of its conversation before a turn, as the window does, or with `--redo` shows it again. With
//! `--files` brings the files back that the turn's tools have written instead, and says what it leaves and what it knows nothing of.
class UndoCommand final : public Command
{
    Q_OBJECT

public:
    UndoCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 1; }
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    //! Where a turn's messages are: of the path that is shown, from and to (-1 where they are not on it); and the last node of them.
    struct Place {
        model::ConversationId conversation;
        qint64 node = 0;
        int first = -1;
        int last = -1;
        int length = 0;
    };
    void undoFiles();
    void undoMessages(bool redo);
    model::Result<Place> find();
    model::Result<void> move(const Place &place, bool redo);
    void tellMessages(const Place &place, bool redo);
    void tell(const invocables::UndoOutcome &outcome);
    void tellFile(const invocables::UndoneFile &file);
    static QString inWords(const invocables::UndoneFile &file);
    void end(const invocables::UndoOutcome &outcome);

    model::TurnId m_turn;
    //! Where its messages are undone.
    model::Sessions::Handle m_session;
    //! What the person had said in it.
    QString m_said;
    bool m_json = false;
    bool m_isLook = false;
};

} // namespace gui
