// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsontext.h"

#include <QHash>
#include <QStringList>

namespace invocables {

//! A value of another client's configuration file that knows its place there (`mcpServers.github.args[1]`). What is read with the wrong
//! type is a Validation error that names the place; nothing may be longer than a bound. A value type.
class ForeignValue final
{
public:
    static constexpr qsizetype longestText = qsizetype(32) * 1024;
    static constexpr qsizetype mostMembers = 512;

    ForeignValue() = default;
    ForeignValue(model::JsonText json, QString place)
        : m_json(std::move(json))
        , m_place(std::move(place))
    {
    }

    bool isNone() const { return m_json.isEmpty() || m_json.bytes() == "null"; }
    bool isObject() const { return m_json.isObject(); }
    bool isText() const { return m_json.bytes().startsWith('"'); }
    bool isBoolean() const { return m_json.bytes() == "true" || m_json.bytes() == "false"; }
    bool isTrue() const { return m_json.bytes() == "true"; }
    const QString &place() const { return m_place; }

    //! None where this is no object or has none of that name.
    ForeignValue operator[](QStringView name) const;
    using Members = QList<std::pair<QString, ForeignValue>>;
    //! Of an object, in the order of the file; of those of one name the last. None for none.
    model::Result<Members> members() const;
    //! Without U+0000, which no program and no header can be given. Empty for none.
    model::Result<QString> text() const;
    //! A number, a truth value or a text, as text: what people write for the value of a variable.
    model::Result<QString> plain() const;
    //! Of a list; empty for none.
    model::Result<QList<ForeignValue>> elements() const;
    //! Of a list whose elements are texts or can be read as such; empty for none.
    model::Result<QStringList> texts() const;
    //! Nothing where it is no number.
    std::optional<double> number() const;

private:
    model::JsonText m_json;
    QString m_place;
};

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
