// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QRegularExpression>
#include <QString>

namespace model {

//! Searches a text and replaces what is found. Pure. An expression that takes too long to match finds nothing.
class TextSearch final
{
public:
    struct Options {
        bool isExpression = false;
        bool wholeWords = false;
        bool caseMatters = false;

        bool operator==(const Options &) const = default;
    };
    struct Place {
        qsizetype begin = 0;
        qsizetype length = 0;

        bool operator==(const Place &) const = default;
    };
    static constexpr int mostPlaces = 10'000;

    //! Finds nothing.
    TextSearch() = default;
    TextSearch(const QString &wanted, Options options);

    //! Empty where it can be searched for.
    QString error() const { return m_expression.isValid() ? QString() : m_expression.errorString(); }
    bool isEmpty() const { return m_wanted.isEmpty(); }
    //! As it was typed.
    const QString &wanted() const { return m_wanted; }
    Options options() const { return m_options; }
    bool operator==(const TextSearch &other) const { return m_wanted == other.m_wanted && m_options == other.m_options; }
    QList<Place> places(const QString &text) const;
    //! What stands at a place after replacing; `\1` is the expression's first group. The place's own text where nothing is found there.
    QString replaced(const QString &text, Place place, const QString &replacement) const;
    QString allReplaced(const QString &text, const QString &replacement) const;

private:
    QString expanded(const QRegularExpressionMatch &match, const QString &replacement) const;

    QString m_wanted;
    Options m_options;
    QRegularExpression m_expression;
};

} // namespace model
