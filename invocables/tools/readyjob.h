// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"

namespace invocables {

//! A call whose outcome is known at once, told when the event loop is reached.
class ReadyJob final : public InvocableJob
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ReadyJob)

public:
    ReadyJob(model::Result<InvocableResult> outcome, QObject *parent);

    bool hasSentNothing() const override { return true; }

protected:
    void abandon() override;

private:
    void deliver();

    model::Result<InvocableResult> m_outcome;
};

//! A result that is one text.
InvocableResult textResult(const QString &text);
//! A result that is one JSON value.
InvocableResult dataResult(const model::JsonText &json);

} // namespace invocables
