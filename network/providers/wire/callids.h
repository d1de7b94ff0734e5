// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

#include <QHash>

namespace network {

//! The identifiers of a conversation's calls as one request gives them: a call may come from another provider, whose identifiers this
//! one refuses. The same conversation always gives the same ones, no two calls have one, and a call keeps its own while the conversation
//! grows. A value, made for one request.
class CallIds final
{
public:
    enum class Form {
        //! As they came.
        Given,
        //! At most 64 of [A-Za-z0-9_-], as Anthropic has it.
        Fit,
        //! Nine letters and digits: what the templates of Mistral's models insist on, and all others take.
        Short,
    };

    CallIds(const QList<model::CanisterPointer> &canisters, Form form);

    //! An identifier of no call of the request is put into the form too.
    QString wire(const QString &id) const;

private:
    Form m_form;
    QHash<QString, QString> m_wire;
};

} // namespace network
