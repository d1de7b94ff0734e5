// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QDialog>

#include <functional>

class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

namespace gui {

//! Writes another version of a canister: its text, or the arguments of a call. What else is in it (pictures, thoughts, which call a
//! result belongs to) stays. Deletes itself when it is closed.
class CanisterEditor final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CanisterEditor)

public:
    //! Takes the version that has been written; where it cannot be kept, the text stays here with the reason.
    using Keep = std::function<model::Result<void>(const model::Canister &)>;

    CanisterEditor(const model::Canister &canister, Keep keep, QWidget *parent);

private:
    void check();
    void write();
    void say(const QString &problem);

    const model::Canister m_canister;
    const Keep m_keep;
    QPlainTextEdit *m_text;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
};

} // namespace gui
