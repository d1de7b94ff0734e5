// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QString>

namespace model {

//! Reads the tokens of a JSON text (RFC 8259) one by one, without recursion and without making values. It looks at a text that
//! its owner keeps; every token is a piece of that text.
class JsonScanner final
{
public:
    enum class Token { BeginObject, EndObject, BeginArray, EndArray, Colon, Comma, String, Number, Word, End, Broken };

    static constexpr int deepestNesting = 512;

    explicit JsonScanner(QByteArrayView text)
        : m_text(text)
    {
    }

    //! The next token; Broken where the bytes there are none. A string is checked for its escapes and its UTF-8, a number for
    //! its form and for fitting a double.
    Token next();
    //! Passes over one whole value of a text known to be well-formed and returns it, without white space around it.
    QByteArrayView skipValue();
    //! In a text known to be well-formed: the kind of the token that comes next, which is not consumed.
    Token peek() const;

    //! The token last read as it stands in the text, and where it begins.
    QByteArrayView raw() const { return m_text.sliced(m_begin, m_at - m_begin); }
    qsizetype begin() const { return m_begin; }
    //! Of the string last read.
    bool hasEscapes() const { return m_hasEscapes; }

    //! Reads one whole value and what follows it: where `text` stops being JSON, or -1 where it is JSON.
    static qsizetype firstError(QByteArrayView text);
    //! A piece of a text as it is. At the beginning of a piece QString::fromUtf8 would take U+FEFF for a mark of the encoding and drop it.
    static QString fromUtf8(QByteArrayView piece);
    //! What a well-formed string token (with its quotes) says.
    static QString decoded(QByteArrayView quoted);
    //! A well-formed text with U+FFFD for each escaped half of a surrogate pair that stands alone, which names no character.
    static QByteArray withWholeEscapes(QByteArray json);

private:
    void skipSpace();
    bool scanString();
    bool scanNumber();
    bool scanDigits();
    bool scanWord(QByteArrayView word);

    QByteArrayView m_text;
    qsizetype m_begin = 0;
    qsizetype m_at = 0;
    bool m_hasEscapes = false;
};

} // namespace model
