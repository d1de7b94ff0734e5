// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/processor/rulematch.h"

#include "invocables/files/pathguard.h"
#include "model/schema/jsonpointer.h"
#include "model/schema/jsonview.h"

#include <QDir>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

// What is longer is like no pattern that allows, and like each that asks or refuses.
constexpr qsizetype longestMatched = 64 * 1024;
constexpr qsizetype longestProposed = 400;

//! As an expression for the whole of a text: `within` is what a star stands for.
bool isLike(const QString &text, const QString &pattern, const QString &within)
{
    QString expression;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const bool isDouble = QStringView(pattern).mid(at).startsWith(u"**");
        if (isDouble && QStringView(pattern).mid(at + 2).startsWith(u'/')) {
            expression += u"(?:.*/)?"_s; // `**/x` is also x itself.
            at += 2;
        } else if (pattern.at(at) == u'*') {
            expression += isDouble ? u".*"_s : within + u'*';
            at += isDouble ? 1 : 0;
        } else {
            expression += QRegularExpression::escape(pattern.mid(at, 1));
        }
    }
    const QRegularExpression whole(QRegularExpression::anchoredPattern(expression), QRegularExpression::DotMatchesEverythingOption);
    return whole.match(text).hasMatch();
}

bool isLike(const QString &text, const QString &pattern)
{
    return isLike(text, pattern, u"."_s);
}

//! Where an absolute path outside the workspace leads, as far as it is there.
QString settled(const QString &path)
{
    const QString clean = QDir::cleanPath(path);
    QString there = clean;
    while (there.size() > 1 && !QFileInfo::exists(there))
        there = QFileInfo(there).path();
    const QString canonical = QFileInfo(there).canonicalFilePath();
    return canonical == u"/" ? clean : canonical + clean.mid(there.size());
}

bool fitsHost(const QString &value, const QString &pattern)
{
    const QUrl address(value.trimmed(), QUrl::StrictMode);
    const QString scheme = address.scheme();
    const QString host = address.host(QUrl::FullyEncoded).toLower();
    if (host.isEmpty() || (scheme != u"http" && scheme != u"https"))
        return false;
    const QString wanted = pattern.toLower();
    return wanted.startsWith(u"*.") ? host.endsWith(QStringView(wanted).mid(1)) : wanted == u"*" || host == wanted;
}

//! What of a shell's language makes more of a line than one plain command.
const QRegularExpression &shellOperators()
{
    static const QRegularExpression expression(uR"([;&|<>()`$\n\r])"_s);
    return expression;
}

bool fitsCommand(const QString &line, const QString &pattern, Approval answer)
{
    if (answer == Approval::Allow)
        return !line.contains(shellOperators()) && isLike(line, pattern);
    const QStringList parts = line.split(shellOperators(), Qt::SkipEmptyParts) << line;
    return std::any_of(parts.begin(), parts.end(), [&pattern](const QString &part) { return isLike(part.trimmed(), pattern); });
}

//! The texts that an argument has; a command's words are one line.
QStringList textsOf(const model::JsonView &value, ApprovalRule::Kind kind)
{
    if (value.isString())
        return {value.string()};
    QStringList texts;
    for (const model::JsonView &element : value.elements())
        texts.append(element.isString() ? element.string() : QString::fromUtf8(element.text()));
    if (kind == ApprovalRule::Kind::Command && !texts.isEmpty())
        return {texts.join(u' ')};
    if (texts.isEmpty() && !value.isNone() && !value.isArray())
        texts.append(QString::fromUtf8(value.text()));
    return texts;
}

} // namespace

int RuleMatch::find(const QList<ApprovalRule> &rules, const model::JsonText &arguments) const
{
    const auto found = std::find_if(rules.begin(), rules.end(), [&](const ApprovalRule &rule) { return fits(rule, arguments); });
    return found == rules.end() ? -1 : int(found - rules.begin());
}

bool RuleMatch::fits(const ApprovalRule &rule, const model::JsonText &arguments) const
{
    const bool isPointer = rule.argument.startsWith(u'/');
    const QString step = QString(rule.argument).replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
    const auto value = model::valueAt(arguments, isPointer ? rule.argument : u'/' + step);
    if (!value)
        return false;
    const auto fitsOne = [&](const QString &text) {
        if (text.size() > longestMatched)
            return rule.answer != Approval::Allow;
        return std::any_of(rule.patterns.begin(), rule.patterns.end(), [&](const QString &pattern) {
            switch (rule.kind) {
            case ApprovalRule::Kind::Path: return fitsPath(text, pattern);
            case ApprovalRule::Kind::Host: return fitsHost(text, pattern);
            case ApprovalRule::Kind::Command: return fitsCommand(text, pattern, rule.answer);
            case ApprovalRule::Kind::Text: return isLike(text, pattern);
            }
            return false;
        });
    };
    const QStringList texts = textsOf(model::JsonView::of(*value), rule.kind);
    return rule.answer == Approval::Allow ? !texts.isEmpty() && std::all_of(texts.begin(), texts.end(), fitsOne)
                                          : std::any_of(texts.begin(), texts.end(), fitsOne);
}

bool RuleMatch::fitsPath(const QString &value, const QString &pattern) const
{
    const auto found = PathGuard(m_folders, m_hidden).locate(value);
    if (pattern.startsWith(u'/')) {
        const bool isOutside = !found && value.startsWith(u'/') && !value.contains(QChar(0));
        return (found || isOutside) && isLike(found ? found->absolute() : settled(value), pattern, u"[^/]"_s);
    }
    return found && isLike(found->shown(), pattern, u"[^/]"_s);
}

namespace {

//! The files of a folder are alike; in the root of the workspace only the file itself. Whole, since another workspace may have such a
//! folder, too.
std::optional<ApprovalRule> pathRule(const QString &argument, const QString &value, const QStringList &folders)
{
    const auto found = PathGuard(folders).locate(value);
    if (!found || found->sensitive || found->components.isEmpty())
        return {};
    const QString whole = found->absolute();
    if (whole.contains(u'*'))
        return {};
    const QString like = found->components.size() == 1 ? whole : whole.first(whole.lastIndexOf(u'/')) + u"/**"_s;
    return ApprovalRule {argument, ApprovalRule::Kind::Path, {like}, Approval::Allow};
}

//! The program and what it is told to do, where that is a plain word, whatever follows: `git status`. Else the same line again.
std::optional<ApprovalRule> commandRule(const QString &argument, const QString &line)
{
    static const QRegularExpression plain(u"^[A-Za-z][A-Za-z0-9_.-]*$"_s);
    const QStringList words = line.split(u' ');
    if (line.contains(shellOperators()) || line.contains(u'*') || line != line.simplified())
        return {};
    if (words.size() < 2 || !plain.match(words.first()).hasMatch() || !plain.match(words.at(1)).hasMatch())
        return ApprovalRule {argument, ApprovalRule::Kind::Command, {line}, Approval::Allow};
    const QString task = words.first() + u' ' + words.at(1);
    return ApprovalRule {argument, ApprovalRule::Kind::Command, {task, task + u" *"_s}, Approval::Allow};
}

} // namespace

std::optional<ApprovalRule> ruleForCallsLike(const model::JsonText &arguments, const QStringList &folders)
{
    static const QStringList commands {u"command"_s, u"cmd"_s, u"argv"_s};
    static const QStringList paths {u"path"_s, u"file"_s, u"file_path"_s, u"filename"_s, u"folder"_s, u"directory"_s};
    std::optional<ApprovalRule> rule;
    for (const auto &member : model::JsonView::of(arguments).members()) {
        const QString name = member.name();
        const QStringList texts = textsOf(member.value, commands.contains(name) ? ApprovalRule::Kind::Command : ApprovalRule::Kind::Text);
        if (texts.size() != 1 || texts.first().size() > longestProposed)
            continue;
        const QString host = QUrl(texts.first().trimmed(), QUrl::StrictMode).host(QUrl::FullyEncoded).toLower();
        if (commands.contains(name))
            return commandRule(name, texts.first());
        if (!rule && fitsHost(texts.first(), host))
            rule = ApprovalRule {name, ApprovalRule::Kind::Host, {host}, Approval::Allow};
        else if (!rule && paths.contains(name))
            rule = pathRule(name, texts.first(), folders);
    }
    return rule;
}

} // namespace invocables
