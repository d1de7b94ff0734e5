// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QByteArray>
#include <QJsonValue>

#include <optional>

namespace model {

//! A JSON value kept as the text it came in (UTF-8). What goes back to a provider or forward to one is kept like this and
//! spliced into requests unchanged, since parsing and writing again would sort keys, turn 1.0 into 1 and lose large integers.
//! A value: empty means "none"; otherwise the text is always well-formed JSON.
class JsonText
{
public:
    JsonText() = default;

    //! Bounds: 64 MiB, nesting 512. \return a Validation error with the byte offset where the text is not JSON.
    static Result<JsonText> parse(const QByteArray &text);
    //! For text that a JsonWriter or a literal of ours made: asserts in debug builds, not checked in release builds.
    static JsonText trusted(QByteArray text);
    //! Writes a value anew; for values that are ours, never for ones that only pass through.
    static JsonText of(const QJsonValue &value);

    bool isEmpty() const { return m_text.isEmpty(); }
    const QByteArray &bytes() const { return m_text; }
    QString toString() const { return QString::fromUtf8(m_text); }
    bool isObject() const;

    //! A lossy reading, for looking at only.
    QJsonValue read() const;
    //! The member of an object as it stands in the text; nothing where this is no object or has none of that name. Where a
    //! name is repeated the last one counts.
    std::optional<JsonText> member(QStringView name) const;
    //! The members of an object in their order, or the elements of an array with empty names.
    QList<std::pair<QString, JsonText>> members() const;
    //! The same as pieces of this text, which they are only good as long as.
    QList<std::pair<QString, QByteArrayView>> pieces() const;
    //! The same value without white space between its tokens; numbers and strings keep their text.
    JsonText compacted() const;
    //! The same value indented by two spaces for reading; numbers and strings keep their text.
    JsonText indented() const;

    bool operator==(const JsonText &) const = default;

private:
    explicit JsonText(QByteArray text)
        : m_text(std::move(text))
    {
    }

    QByteArray m_text;
};

//! The string that a member is; empty where it is none.
QString stringIn(const JsonText &object, QStringView name);

} // namespace model

Q_DECLARE_METATYPE(model::JsonText)
