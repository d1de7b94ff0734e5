// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCoreApplication>
#include <QTranslator>

//! A language that takes much room: each text with accents, in brackets, and longer by 40 %.
class LongWords final : public QTranslator
{
public:
    LongWords() { QCoreApplication::installTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        QString text = QString::fromUtf8(source);
        // In words, as no language has one of a hundred letters.
        constexpr qsizetype longestWord = 16;
        QString more(text.size() * 2 / 5, u'~');
        for (qsizetype at = longestWord; at < more.size(); at += longestWord + 1)
            more.insert(at, u' ');
        return u'[' + text.replace(u'e', u'é').replace(u'o', u'ö') + more + u']';
    }
};
