// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"
#include "model/schema/jsonview.h"

#include <QByteArray>
#include <QStringView>

namespace model {

//! Writes JSON in the order it is told, compact, and splices texts in unchanged. Used for every request to a provider, so that
//! the same conversation always gives the same bytes.
class JsonWriter
{
public:
    JsonWriter() = default;
    //! With room for so many bytes, which it may exceed.
    explicit JsonWriter(qsizetype room) { m_bytes.reserve(room); }

    JsonWriter &beginObject();
    JsonWriter &endObject();
    JsonWriter &beginArray();
    JsonWriter &endArray();
    JsonWriter &key(QStringView name);

    JsonWriter &string(QStringView text);
    JsonWriter &number(qint64 value);
    JsonWriter &number(double value);
    JsonWriter &boolean(bool value);
    JsonWriter &null();
    //! An empty text is written as null.
    JsonWriter &splice(const JsonText &text);
    //! A member of another object as it stands there, with its name.
    JsonWriter &splice(const JsonView::Members::Member &member);
    JsonWriter &splice(const QJsonValue &value);

    // A key with its value, which is what nearly every line of an object is.
    JsonWriter &member(QStringView name, QStringView text) { return key(name).string(text); }
    JsonWriter &member(QStringView name, qint64 value) { return key(name).number(value); }
    JsonWriter &member(QStringView name, const JsonText &text) { return key(name).splice(text); }
    JsonWriter &flag(QStringView name, bool value) { return key(name).boolean(value); }

    const QByteArray &bytes() const { return m_bytes; }
    JsonText text() const { return JsonText::trusted(m_bytes); }

    //! \return the text as a JSON string with its quotes; unpaired surrogates become U+FFFD.
    static QByteArray quoted(QStringView text);

private:
    void separate();
    void quote(QStringView text);
    void quoteOther(QStringView text);

    QByteArray m_bytes;
    bool m_needsComma = false;
};

} // namespace model
