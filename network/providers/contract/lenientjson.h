// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/contract/repairs.h"

#include <QByteArray>

#include <optional>

namespace network {

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
