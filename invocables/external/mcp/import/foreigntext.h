// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/foreignvalue.h"

#include <QHash>

namespace invocables {

//! What a variable of another client's file (`${…}`) may stand for. A value.
struct ForeignVariables {
    //! What VS Code asks for when it starts a server (`${input:…}`).
    struct Input {
        QString description = {};
        bool isPassword = false;
        QString byDefault = {};
    };

    QString home;
    //! Empty where it is not known.
    QString workspace = {};
    //! The same where the file is one of a workspace, whose servers are started there.
    QString ownWorkspace = {};
    QHash<QString, Input> inputs = {};

    //! From the file's `inputs`.
    static model::Result<QHash<QString, Input>> inputsOf(const ForeignValue &list);
};

//! A text of another client's file in pieces: what is written out, and what is only known when the server starts. What is known already
//! (`${userHome}`, `${workspaceFolder}`, a value by default) is written out. A value.
class ForeignText final
{
public:
    struct Piece {
        enum class Kind { Plain, Environment, Input, Unknown };
        Kind kind = Kind::Plain;
        //! Or the name of the variable or input, or the unknown variable as it stands there.
        QString text;

        bool operator==(const Piece &) const = default;
    };

    //! `remarks`: where a value by default has been taken.
    static ForeignText read(const QString &text, const ForeignVariables &variables, QStringList &remarks);

    const QList<Piece> &pieces() const { return m_pieces; }
    bool isPlain() const { return m_pieces.isEmpty() || (m_pieces.size() == 1 && m_pieces.first().kind == Piece::Kind::Plain); }
    //! Of one that is plain.
    QString plain() const { return m_pieces.isEmpty() ? QString() : m_pieces.first().text; }
    //! The first variable that means nothing here; empty where there is none.
    QString unknown() const;

private:
    void add(Piece piece);

    QList<Piece> m_pieces;
};

} // namespace invocables
