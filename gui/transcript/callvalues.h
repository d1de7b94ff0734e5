// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"

#include <QDialog>

namespace gui {

//! What a call was given and what came of it, to look into: as trees and tables where it is JSON, else as it is. Deletes itself when it is
//! closed.
class CallValues final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallValues)

public:
    //! `result` is null where there is none.
    CallValues(const model::Invocation &call, const model::CanisterPointer &result, QWidget *parent);

private:
    QWidget *viewOf(const QString &text, const model::JsonText &json, const QString &name);
};

} // namespace gui
