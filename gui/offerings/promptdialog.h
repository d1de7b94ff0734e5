// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/offerings/promptcommands.h"

#include <QDialog>
#include <QMap>

namespace gui {

class ArgumentForm;

//! Asks for the arguments of a server's prompt where its command leaves out what is required. Deletes itself when it is closed;
//! rejected() where the person gives it up.
class PromptDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptDialog)

public:
    //! The commands outlive it.
    PromptDialog(const PromptCommands &commands, const PromptCommand &command, const QMap<QString, QString> &values, QWidget *parent);

Q_SIGNALS:
    void filledIn(const QMap<QString, QString> &values);

private:
    void build(const PromptCommand &command);
    void finish();

    ArgumentForm *m_form;
};

} // namespace gui
