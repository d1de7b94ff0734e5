// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <memory>

namespace gui {

//! The rules by which the code of one language, or of some that are alike, is coloured: a table from resources/highlighting, immutable.
struct HighlightRules {
    struct Span {
        QString start;
        QString end;
        //! The character after which the end does not count.
        QChar escape;
        bool multiline = false;
        bool comment = false;
    };

    struct Language {
        //! For the person: "C++".
        QString title;
        //! Of a file in the language, without the dot.
        QString suffix;
        //! As written after a code fence.
        QStringList names;
    };

    QList<Language> languages;
    QStringList lineComments;
    //! Beginnings of lines of a difference: what comes, and what goes, is coloured as a whole.
    QStringList addedLines;
    QStringList removedLines;
    QList<Span> spans;
    QSet<QString> keywords;
    bool ignoreCase = false;
    //! Words directly after this are keywords: tag names in HTML.
    QString keywordPrefix;
    //! Characters beside letters, digits and the underscore that belong to words.
    QString wordCharacters;
    //! A word before this character is a name: keys in TOML and CSS.
    QString nameSuffix;

    //! \return nothing where the text is no such table.
    static std::shared_ptr<const HighlightRules> fromJson(const QByteArray &text);
    //! Null where it is none of these.
    const Language *language(const QString &name) const;
};

enum class CodeStyle { Keyword, String, Number, Comment, Added, Removed };

struct HighlightedRange {
    int start = 0;
    int length = 0;
    CodeStyle style = CodeStyle::Keyword;

    bool operator==(const HighlightedRange &) const = default;
};

//! Colours code one line at a time, in time proportional to the line. `state` is 0 at the beginning of a text and else what the
//! line before left in it: the open span's number.
QList<HighlightedRange> highlightLine(const HighlightRules &rules, QStringView line, int &state);

//! The tables of all languages, read when the first is asked for. One for each transcript.
class HighlightTables
{
public:
    //! Null where the language is not known. `language` as written after a code fence.
    std::shared_ptr<const HighlightRules> find(const QString &language);

private:
    void load();

    QHash<QString, std::shared_ptr<const HighlightRules>> m_rules;
    bool m_loaded = false;
};

} // namespace gui
