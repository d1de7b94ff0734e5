// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

#include <QHash>

namespace network {

//! Tools' scoped names (`io:read_file`) and the names that they have on the wire, both ways. A value, made for one request.
class ToolNames final
{
public:
    explicit ToolNames(const QList<model::ToolDeclaration> &tools);

    //! A name that no tool of the request has (it was switched off since, or never was) is made fit: at most 64 of
    //! [A-Za-z0-9_-], which is what all providers take.
    QString wire(const QString &scoped) const;
    //! A name that no tool has stays as the model wrote it.
    QString scoped(const QString &wire) const { return m_scoped.value(wire, wire); }

private:
    QHash<QString, QString> m_wire;
    QHash<QString, QString> m_scoped;
};

//! The text with everything but [A-Za-z0-9_-] replaced, and cut to 64: what providers take for names and identifiers.
QString fitForWire(const QString &text);

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
