// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/manual/manual.h"

#include "gui/manual/keyreference.h"
#include "gui/manual/manualtext.h"
#include "model/descriptors/nearestname.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr qsizetype excerptLength = 120;

//! Comments stand for whoever edits the files; one that asks for the keys of a descriptor is replaced by them.
QString withKeys(const QString &text)
{
    static const QRegularExpression comment(u"<!--\\s*(keys of (\\w+)|[^>]*)\\s*-->\\n?"_s);
    QString result;
    qsizetype from = 0;
    auto matches = comment.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(text).sliced(from, match.capturedStart() - from);
        if (match.hasCaptured(2))
            result += keyReference(match.captured(2));
        from = match.capturedEnd();
    }
    return result + text.mid(from);
}

//! A heading's level, or 0.
int levelOf(const QString &line)
{
    int level = 0;
    while (level < line.size() && line.at(level) == u'#')
        ++level;
    return level > 0 && level < line.size() && line.at(level) == u' ' ? level : 0;
}

//! Of headings with the same words, as each version has them in what is new, the later ones have a number.
QString freeAnchor(const QString &anchor, QStringList &taken)
{
    QString free = anchor;
    for (int number = 1; taken.contains(free); ++number)
        free = u"%1-%2"_s.arg(anchor).arg(number);
    taken.append(free);
    return free;
}

QList<ManualSection> sectionsOf(const QString &markdown)
{
    QList<ManualSection> sections;
    QStringList taken;
    bool isCode = false;
    for (const QString &line : markdown.split(u'\n')) {
        isCode ^= line.startsWith("```"_L1);
        const int level = isCode ? 0 : levelOf(line);
        if (level == 0) {
            if (!sections.isEmpty())
                sections.last().text += line + u'\n';
            continue;
        }
        const QString title = line.mid(level + 1).trimmed();
        const QString anchor = sections.isEmpty() ? QString() : freeAnchor(Manual::anchorOf(title), taken);
        sections.append({anchor, plainInline(title), level, {}});
    }
    for (ManualSection &section : sections)
        section.text = section.text.trimmed();
    return sections;
}

ManualChapter readChapter(const QString &name)
{
    ManualChapter chapter {name, {}, {}, {}};
    QFile file(u":/manual/%1.md"_s.arg(name));
    if (file.open(QIODevice::ReadOnly))
        chapter.sections = sectionsOf(withKeys(QString::fromUtf8(file.readAll())));
    if (!chapter.sections.isEmpty()) {
        chapter.title = chapter.sections.constFirst().title;
        chapter.summary = chapter.sections.constFirst().text.section(u"\n\n"_s, 0, 0).simplified();
    }
    return chapter;
}

} // namespace

ManualAddress ManualAddress::parse(const QString &text, const QString &from)
{
    QString chapter = text.section(u'#', 0, 0).trimmed();
    if (chapter.endsWith(".md"_L1))
        chapter.chop(3);
    return {chapter.isEmpty() ? from : chapter.toLower(), text.section(u'#', 1).trimmed()};
}

QString ManualChapter::markdown(const QString &anchor) const
{
    QString text;
    int level = 0;
    for (const ManualSection &section : sections) {
        if (level == 0 ? section.anchor != anchor : !anchor.isEmpty() && section.level <= level) {
            if (level > 0)
                break;
            continue;
        }
        level = level == 0 ? section.level : level;
        text += QString(section.level, u'#') + u' ' + section.title + u"\n\n"_s;
        if (!section.text.isEmpty())
            text += section.text + u"\n\n"_s;
    }
    return text;
}

Manual::Manual()
{
    for (const QString &name : names())
        m_chapters.append(readChapter(name));
}

QStringList Manual::names()
{
    return {u"start"_s, u"conversations"_s, u"tools"_s, u"mcp"_s, u"prompts"_s, u"skills"_s, u"providers"_s, u"contract"_s, u"agents"_s,
        u"programs"_s, u"comparing"_s, u"evaluating"_s, u"descriptors"_s, u"reference"_s, u"inspector"_s, u"commandline"_s, u"safety"_s,
        u"export"_s, u"store"_s, u"settings"_s, u"desktop"_s, u"words"_s, u"house"_s, u"measuring"_s, u"changes"_s};
}

const ManualChapter *Manual::find(const QString &name) const
{
    const auto found = std::find_if(m_chapters.cbegin(), m_chapters.cend(), [&](const ManualChapter &each) { return each.name == name; });
    return found == m_chapters.cend() ? nullptr : &*found;
}

bool Manual::has(const ManualAddress &address) const
{
    const ManualChapter *chapter = find(address.chapter);
    return chapter && !chapter->markdown(address.anchor).isEmpty();
}

QString Manual::nearest(const QString &name) const
{
    return model::nearestName(name, names());
}

QList<ManualHit> Manual::search(const QString &words) const
{
    const QStringList wanted = words.simplified().split(u' ', Qt::SkipEmptyParts);
    // Of lists, tables and fences.
    static const QRegularExpression marks(u"^(- |```.*)|\\|(-+\\|)*"_s, QRegularExpression::MultilineOption);
    QList<ManualHit> hits;
    if (wanted.isEmpty())
        return hits;
    for (const ManualChapter &chapter : m_chapters) {
        for (const ManualSection &section : chapter.sections) {
            QString text = section.title + u'\n' + plainInline(section.text);
            text.remove(marks);
            const auto has = [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); };
            if (!std::all_of(wanted.cbegin(), wanted.cend(), has))
                continue;
            const qsizetype found = text.indexOf(wanted.constFirst(), 0, Qt::CaseInsensitive);
            const qsizetype begin = found < excerptLength / 3 ? 0 : text.indexOf(u' ', found - excerptLength / 3) + 1;
            const QString around = text.mid(begin, excerptLength).simplified();
            hits.append({{chapter.name, section.anchor}, section.title, (begin > 0 ? u"…"_s : QString()) + around + u"…"_s});
        }
    }
    return hits;
}

QString Manual::anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar &character : heading.toLower()) {
        if (character.isLetterOrNumber() || character == u'-' || character == u'_')
            anchor += character;
        else if (character == u' ' || character == u'.')
            anchor += u'-';
    }
    return anchor;
}

} // namespace gui
