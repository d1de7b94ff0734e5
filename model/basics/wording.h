// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

#include <concepts>

//! Stands in a class that has tr(): gives it phrased(), which says the same in both languages of a Wording. Its texts are translated as
//! tr()'s.
#define PARLANCE_PHRASED                                                                                                                   \
public:                                                                                                                                    \
    static model::Wording phrased(const char *text, const char *comment = nullptr, int n = -1)                                             \
    {                                                                                                                                      \
        return model::Wording(tr(text, comment, n), QString::fromUtf8(text).replace(QStringLiteral("%n"), QString::number(n)));            \
    }                                                                                                                                      \
                                                                                                                                           \
private:

namespace model {

//! A sentence in the window's language, for the person, and in English, which is what models read. A value.
class Wording
{
public:
    Wording() = default;
    //! What is the same in every language, such as the words of a server.
    Wording(const QString &text)
        : Wording(text, text)
    {
    }
    Wording(QString spoken, QString english)
        : m_spoken(std::move(spoken))
        , m_english(std::move(english))
    {
    }

    const QString &spoken() const { return m_spoken; }
    const QString &english() const { return m_english; }
    bool isEmpty() const { return m_spoken.isEmpty(); }

    //! As QString::arg(), in both and all at once, so that a value may look like a place for another. It may be a Wording itself.
    template <typename... Values>
    Wording arg(const Values &...values) const
    {
        return {m_spoken.arg(part(values, &Wording::m_spoken)...), m_english.arg(part(values, &Wording::m_english)...)};
    }

    //! As QString::simplified(): without the gaps that an empty value leaves.
    Wording simplified() const { return {m_spoken.simplified(), m_english.simplified()}; }

    friend Wording operator+(const Wording &first, const Wording &second)
    {
        return {first.m_spoken + second.m_spoken, first.m_english + second.m_english};
    }
    Wording &operator+=(const Wording &more) { return *this = *this + more; }
    bool operator==(const Wording &) const = default;
    static Wording joined(const QList<Wording> &parts, const QString &separator)
    {
        Wording whole;
        for (const Wording &part : parts)
            whole += whole.isEmpty() ? part : separator + part;
        return whole;
    }

private:
    static QString part(const Wording &value, QString Wording::*language) { return value.*language; }
    static QString part(const QString &value, QString Wording::*) { return value; }
    static QString part(QLatin1StringView value, QString Wording::*) { return value; }
    static QString part(QStringView value, QString Wording::*) { return value.toString(); }
    static QString part(std::integral auto value, QString Wording::*) { return QString::number(value); }
    static QString part(double value, QString Wording::*) { return QString::number(value); }

    QString m_spoken;
    QString m_english;
};

} // namespace model
