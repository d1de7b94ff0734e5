// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>
#include <QJsonValue>
#include <QVarLengthArray>

namespace model {

class JsonText;

//! A value inside a JSON text that its owner keeps: for reading very many small texts, which costs less than building QJson values
//! of them. Good only as long as the text. What a value is not reads as none, empty or 0.
class JsonView final
{
public:
    class Members;

    JsonView() = default;
    //! None where the text is not JSON (see JsonScanner).
    static JsonView parse(QByteArrayView text);
    //! Of a text that has been found to be JSON already.
    static JsonView of(const JsonText &text);
    //! Of one whole value in such a text.
    static JsonView ofPiece(QByteArrayView piece) { return JsonView(piece); }

    bool isNone() const { return m_text.isEmpty(); }
    bool isNull() const { return m_text == "null"; }
    bool isObject() const { return m_text.startsWith('{'); }
    bool isArray() const { return m_text.startsWith('['); }
    bool isString() const { return m_text.startsWith('"'); }
    bool isNumber() const { return !isNone() && (m_text.front() == '-' || (m_text.front() >= '0' && m_text.front() <= '9')); }

    //! As it stands in the text.
    QByteArrayView text() const { return m_text; }
    //! Whether it is that string, in UTF-8, with or without escapes.
    bool operator==(QByteArrayView string) const
    {
        return isString() && (saysPlainly(m_text, string) || (m_text.size() > string.size() + 2 && saysEscaped(m_text, string)));
    }
    QString string() const;
    //! 0 where it is no number; what is no integer is rounded down.
    qint64 integer() const;
    //! 0 where it is no number.
    double real() const { return isNumber() ? m_text.toDouble() : 0; }
    bool isTrue() const { return m_text == "true"; }
    Members members() const;
    //! Of an array.
    QVarLengthArray<JsonView, 4> elements() const;
    //! Whether it has more than so many values in its arrays and objects, those within them too. To be asked of what a peer has sent
    //! before it is read: a value takes many times its own size.
    bool hasMoreValuesThan(qsizetype most) const;
    //! Of one message of a peer.
    static constexpr qsizetype mostOfAPeer = 250'000;
    //! A lossy reading, for what is read seldom.
    QJsonValue read() const;

private:
    explicit JsonView(QByteArrayView text)
        : m_text(text)
    {
    }

    //! Whether a string that is written so, with its quotes, is that one: without escapes, and with some.
    static bool saysPlainly(QByteArrayView quoted, QByteArrayView string)
    {
        return quoted.size() == string.size() + 2 && quoted.sliced(1, string.size()) == string;
    }
    static bool saysEscaped(QByteArrayView quoted, QByteArrayView string);

    QByteArrayView m_text;
};

//! The members of an object, looked up once.
class JsonView::Members final
{
public:
    //! None where there is none of that name, in UTF-8, however it is written; of several the last.
    JsonView operator[](QByteArrayView name) const;

    struct Member {
        QByteArrayView quotedName;
        JsonView value;

        QString name() const;
    };
    bool isEmpty() const { return m_members.isEmpty(); }
    //! In the order of the text.
    auto begin() const { return m_members.begin(); }
    auto end() const { return m_members.end(); }

private:
    friend class JsonView;
    QVarLengthArray<Member, 12> m_members;
    //! Some name is written with escapes, which hardly any is.
    bool m_hasEscapes = false;
};

} // namespace model
