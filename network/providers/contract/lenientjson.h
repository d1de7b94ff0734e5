// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QFlags>
#include <QStringList>

#include <optional>

namespace network {

//! What may have to be put right in a reply before a call or an answer can be read in it. None of these is tried on what can be read as
//! it stands.
enum class Repair {
    //! `&quot;` and its like instead of the characters.
    HtmlEntities = 0x1,
    SingleQuotes = 0x2,
    //! `True`, `False`, `None`.
    PythonWords = 0x4,
    TrailingCommas = 0x8,
    UnquotedKeys = 0x10,
    //! Line ends and the like as they are, inside a string.
    ControlCharacters = 0x20,
    //! A backslash before what needs none.
    Escapes = 0x40,
    //! Quotes inside an answer's text.
    InnerQuotes = 0x80,
    CodeFence = 0x100,
    //! A label before the JSON, signs after it.
    TextAround = 0x200,
    //! Marks of the model's own template that should not be in its text.
    TemplateMarks = 0x400,
    //! The closing brackets are missing, nothing else.
    CutOff = 0x800,
};
Q_DECLARE_FLAGS(Repairs, Repair)
Q_DECLARE_OPERATORS_FOR_FLAGS(Repairs)

//! Their wire names (`single-quotes`, …), in the order above.
QStringList toWire(Repairs repairs);

//! Reads a JSON value out of what a model wrote. What is JSON is taken as it stands, byte for byte; only what is not is put right, and
//! what was done to it is noted. Nothing is guessed that could change what a string says. Pure.
class LenientJson final
{
public:
    struct Value {
        //! Well-formed JSON.
        QByteArray json;
        //! Where it ends in the text.
        qsizetype end = 0;
        Repairs repairs = {};
    };

    //! The value that begins at `at`, which may be followed by anything. Nothing where there is none that can be read.
    static std::optional<Value> read(QByteArrayView text, qsizetype at = 0);
    //! As read(), for an object or array that must be JSON.
    static std::optional<Value> readStrictly(QByteArrayView text, qsizetype at = 0);
    //! The same text with HTML's entities for quotes, apostrophes, ampersands and angles replaced.
    static QByteArray withoutEntities(QByteArray text);

private:
    LenientJson(QByteArrayView text, qsizetype at)
        : m_text(text)
        , m_at(at)
    {
    }

    bool value(int depth);
    bool object(int depth);
    bool array(int depth);
    bool key();
    bool string(char quote);
    bool escape();
    bool word();
    bool separator(char closing, bool &isClosed);
    void skipSpace();
    bool isAtEnd() const { return m_at >= m_text.size(); }

    const QByteArrayView m_text;
    qsizetype m_at = 0;
    QByteArray m_json;
    Repairs m_repairs;
    //! The last token was whole for sure: a string or a closing bracket, not a number that may have lost digits.
    bool m_isSolid = false;
};

} // namespace network
