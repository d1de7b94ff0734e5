// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/files/ignorefilter.h"

#include "invocables/files/filebytes.h"

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostRules = 5000;
constexpr qsizetype longestRule = 1000;

//! The characters of `[…]` from its opening bracket on as a regular expression, and where it ends; empty where it never does.
QString characterClass(const QString &pattern, qsizetype &place)
{
    const qsizetype end = pattern.indexOf(u']', place + 2);
    if (end < 0)
        return {};
    QString characters = pattern.mid(place + 1, end - place - 1);
    place = end;
    if (characters.startsWith(u'!'))
        characters[0] = u'^';
    return u'[' + characters.replace(u'\\', u"\\\\"_s).replace(u'[', u"\\["_s) + u']';
}

QString expressionOf(const QString &pattern)
{
    QString expression;
    for (qsizetype place = 0; place < pattern.size(); ++place) {
        const QStringView rest = QStringView(pattern).mid(place);
        if (rest.startsWith(u"**/")) {
            expression += u"(?:[^/]+/)*"_s;
            place += 2;
        } else if (rest.startsWith(u"/**") && rest.size() == 3) {
            expression += u"/.*"_s;
            break;
        } else if (rest.first() == u'*') {
            expression += u"[^/]*"_s;
        } else if (rest.first() == u'?') {
            expression += u"[^/]"_s;
        } else if (rest.first() == u'[') {
            const QString characters = characterClass(pattern, place);
            expression += characters.isEmpty() ? u"\\["_s : characters;
        } else if (rest.first() == u'\\' && rest.size() > 1) {
            expression += QRegularExpression::escape(QString(rest.at(1)));
            ++place;
        } else {
            expression += QRegularExpression::escape(QString(rest.first()));
        }
    }
    return expression;
}

QString withoutTrailingSpace(QString line)
{
    while (line.endsWith(u' ') && !line.endsWith(u"\\ "))
        line.chop(1);
    return line;
}

} // namespace

IgnoreRules::IgnoreRules(const QString &text)
{
    for (QString line : text.split(u'\n')) {
        line = withoutTrailingSpace(line.endsWith(u'\r') ? line.chopped(1) : line);
        if (line.isEmpty() || line.startsWith(u'#') || line.size() > longestRule || m_rules.size() >= mostRules)
            continue;
        Rule rule;
        rule.keeps = line.startsWith(u'!');
        line = line.mid(rule.keeps ? 1 : 0);
        rule.foldersOnly = line.endsWith(u'/');
        if (rule.foldersOnly)
            line.chop(1);
        const bool anchored = line.contains(u'/');
        if (line.startsWith(u'/'))
            line.remove(0, 1);
        rule.form.setPattern(u"^"_s + (anchored ? QString() : u"(?:.*/)?"_s) + expressionOf(line) + u'$');
        if (!line.isEmpty() && rule.form.isValid())
            m_rules.append(rule);
    }
}

IgnoreRules::Verdict IgnoreRules::verdict(const QString &path, bool isFolder) const
{
    for (auto rule = m_rules.rbegin(); rule != m_rules.rend(); ++rule) {
        if ((isFolder || !rule->foldersOnly) && rule->form.match(path).hasMatch())
            return rule->keeps ? Verdict::Kept : Verdict::Ignored;
    }
    return Verdict::None;
}

bool IgnoreFilter::passes(const DirectoryEntry &entry)
{
    const QStringList &way = entry.place.components;
    const bool isFolder = entry.kind == DirectoryEntry::Kind::Folder;
    for (qsizetype depth = way.size() - 1; depth >= 0; --depth) {
        const GuardedPath folder {entry.place.folder, way.first(depth), true, false, entry.place.closed};
        const auto verdict = rulesOf(folder).verdict(way.mid(depth).join(u'/'), isFolder);
        if (verdict != IgnoreRules::Verdict::None)
            return verdict == IgnoreRules::Verdict::Kept;
    }
    return true;
}

const IgnoreRules &IgnoreFilter::rulesOf(const GuardedPath &folder)
{
    const QString key = folder.absolute();
    const auto known = m_rules.constFind(key);
    if (known != m_rules.constEnd())
        return *known;
    GuardedPath file = folder;
    file.components.append(u".gitignore"_s);
    const auto bytes = readBytes(file, m_stop);
    return *m_rules.insert(key, IgnoreRules(bytes ? QString::fromUtf8(*bytes) : QString()));
}

} // namespace invocables
