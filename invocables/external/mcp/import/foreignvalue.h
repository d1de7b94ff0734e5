// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsontext.h"

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

} // namespace invocables
