// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"

namespace invocables {

//! How a JSON result is worded, by templates (see ResultTemplate). A template with a name that the result does not have is used as it
//! stands. Without a template the JSON itself is given.
struct ResultFormat {
    //! For the model; empty for none.
    QString forModel;
    //! For the person; empty for the same as the model gets.
    QString forPerson;

    //! The result with its data made text, which is what a provider can be sent.
    InvocableResult applied(const InvocableResult &result) const;

    static QString filled(const QString &pattern, const model::JsonText &data);
};

//! How further parts of a result are asked for: by the tool of this wire name, for the result of this invocation. No tool: not at all.
struct FurtherParts {
    QString tool = {};
    QString invocation = {};
};

//! Keeps a result within what a model is to get at first: the first part, and how to ask for more. The whole text is kept.
//! `limit` is in bytes of UTF-8; 0 for no bound.
InvocableResult withinBudget(const InvocableResult &result, qint64 limit, const FurtherParts &further = {});

//! As many whole lines of UTF-8 as fit into `limit` bytes, or as many whole characters where the first line does not.
QByteArray firstPart(const QByteArray &text, qint64 limit);

} // namespace invocables
