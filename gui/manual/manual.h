// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace gui {

//! A place in the manual: a chapter, and an anchor in it where it is not the chapter's beginning. Written `tools#the-sandbox`.
struct ManualAddress {
    QString chapter;
    QString anchor = {};

    //! Also as links between the chapters are written: `tools.md#the-sandbox`, and `#the-sandbox` within `from`.
    static ManualAddress parse(const QString &text, const QString &from = {});
    QString toString() const { return anchor.isEmpty() ? chapter : chapter + u'#' + anchor; }

    bool operator==(const ManualAddress &) const = default;
};

//! A part of a chapter, from one heading up to the next.
struct ManualSection {
    //! Empty of the chapter's own beginning.
    QString anchor;
    QString title;
    int level = 1;
    //! Markdown, without the heading.
    QString text;
};

//! A chapter of the manual. Its name is that of its file.
struct ManualChapter {
    QString name;
    QString title;
    //! The first sentence of its beginning, in Markdown.
    QString summary;
    //! The first is the beginning; there is one for each heading.
    QList<ManualSection> sections;

    //! The whole chapter, or the section of an anchor with those below it; empty where there is no such anchor.
    QString markdown(const QString &anchor = {}) const;
};

//! A section that has all the words that were looked for.
struct ManualHit {
    ManualAddress address;
    QString title;
    //! What stands around the first word.
    QString excerpt;
};

//! The manual: the chapters of `:/manual`, and in them the keys of descriptors as their schemas describe them. Read once, by the help
//! window and by `parlance help`; a value.
class Manual final
{
public:
    Manual();

    //! In the order of reading.
    const QList<ManualChapter> &chapters() const { return m_chapters; }
    //! Null where there is none of that name.
    const ManualChapter *find(const QString &name) const;
    bool has(const ManualAddress &address) const;
    //! The chapter that was meant by a name that is none; empty where none is like it.
    QString nearest(const QString &name) const;
    //! Sections that have every word, in any case, in the order of reading.
    QList<ManualHit> search(const QString &words) const;

    //! What a heading is reached by: as it is usual for Markdown.
    static QString anchorOf(const QString &heading);
    //! The names of the chapters, in the order of reading.
    static QStringList names();

private:
    QList<ManualChapter> m_chapters;
};

} // namespace gui
