// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/texttemplate.h"

#include "model/schema/jsonwriter.h"
#include "network/rehearsal/article.h"
#include "network/rehearsal/textmeasures.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace network {

namespace {

constexpr int longestRepetition = 1'000'000;

QString fencedExcerpt(const QString &text, int lines)
{
    const QStringList all = text.split(u'\n');
    QString shown = all.mid(0, std::max(1, lines)).join(u'\n');
    // The fence is longer than any in the text.
    QString fence = u"```"_s;
    while (shown.contains(fence))
        fence += u'`';
    if (all.size() > lines)
        shown += u"\n…"_s;
    return fence + u'\n' + shown + u'\n' + fence;
}

QString headingList(const QString &text)
{
    QString list;
    for (const QString &heading : markdownHeadings(text))
        list += u"- "_s + heading + u'\n';
    return list.trimmed();
}

QString repeated(const QString &argument)
{
    const QString text = argument.section(u' ', 1);
    const int most = longestRepetition / int(std::max<qsizetype>(1, text.size()));
    return text.repeated(std::clamp(argument.section(u' ', 0, 0).toInt(), 0, most));
}

//! A member of a result that is a JSON object, lists with commas; the whole result where it has none of that name.
QString memberOf(const QString &result, const QString &name)
{
    const auto json = model::JsonText::parse(result.toUtf8());
    const auto member = json ? json->member(name) : std::nullopt;
    if (!member)
        return result;
    if (member->read().isString())
        return member->read().toString();
    QStringList elements;
    if (member->read().isArray()) {
        for (const auto &[key, element] : member->members())
            elements += element.toString();
        return elements.join(u", "_s);
    }
    return member->toString();
}

//! \return nothing where there is no function of this name.
std::optional<QString> callFunction(const QString &name, const QString &argument, const QString &result)
{
    if (name == "headings"_L1)
        return QString::number(markdownHeadings(result).size());
    if (name == "heading-list"_L1)
        return headingList(result);
    if (name == "lines"_L1)
        return QString::number(lineCount(result));
    if (name == "words"_L1)
        return QString::number(wordCount(result));
    if (name == "characters"_L1)
        return QString::number(result.size());
    if (name == "count"_L1)
        return QString::number(matchCount(result, argument));
    if (name == "excerpt"_L1)
        return fencedExcerpt(result, argument.toInt());
    if (name == "quote"_L1)
        return u"> "_s + QString(result).replace(u'\n', u"\n> "_s);
    if (name == "member"_L1)
        return memberOf(result, argument);
    if (name == "article"_L1)
        return article(argument.toInt());
    if (name == "repeat"_L1)
        return repeated(argument);
    return std::nullopt;
}

QString placeholderValue(const QString &word, const Placeholders &placeholders)
{
    if (!word.startsWith(u'$'))
        return word;
    const QString value = placeholders.values.value(word.mid(1).section(u'|', 0, 0));
    return value.isEmpty() ? word.section(u'|', 1) : value;
}

QString expandOne(const QString &inside, const Placeholders &placeholders)
{
    const QString name = inside.section(u'|', 0, 0);
    if (placeholders.values.contains(name)) {
        const QString value = placeholders.values.value(name);
        return value.isEmpty() ? inside.section(u'|', 1) : value;
    }
    if (inside.contains(u'|') && !inside.section(u'|', 0, 0).contains(u' '))
        return inside.section(u'|', 1);
    QStringList words = inside.split(u' ');
    for (QString &word : words)
        word = placeholderValue(word, placeholders);
    const QString function = words.takeFirst();
    const QString whole = u"{{"_s + inside + u"}}"_s;
    return callFunction(function, words.join(u' '), placeholders.result()).value_or(whole);
}

void writeValue(model::JsonWriter &writer, const model::DescriptorValue &value, const Placeholders &placeholders)
{
    if (value.isTable()) {
        writer.beginObject();
        for (const auto &member : value.table()) {
            const QString text = member.value.string().value_or(QString());
            if (!text.isEmpty() && expandTemplate(text, placeholders).isEmpty())
                continue;
            writer.key(member.key);
            writeValue(writer, member.value, placeholders);
        }
        writer.endObject();
    } else if (value.isArray()) {
        writer.beginArray();
        for (const auto &element : value.array())
            writeValue(writer, element, placeholders);
        writer.endArray();
    } else if (const auto text = value.string()) {
        static const QRegularExpression number(u"^\\{\\{number (\\S+)\\}\\}$"_s);
        if (const auto match = number.match(*text); match.hasMatch())
            writer.number(placeholders.values.value(match.captured(1)).toDouble());
        else
            writer.string(expandTemplate(*text, placeholders));
    } else {
        writer.splice(value.toJson());
    }
}

} // namespace

QString expandTemplate(const QString &text, const Placeholders &placeholders)
{
    static const QRegularExpression placeholder(u"\\{\\{(.+?)\\}\\}"_s);
    QString expanded;
    qsizetype end = 0;
    for (auto matches = placeholder.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        expanded += QStringView(text).mid(end, match.capturedStart() - end);
        expanded += expandOne(match.captured(1), placeholders);
        end = match.capturedEnd();
    }
    return expanded += QStringView(text).mid(end);
}

QByteArray expandArguments(const model::DescriptorValue &arguments, const Placeholders &placeholders)
{
    if (!arguments.isTable())
        return "{}";
    model::JsonWriter writer;
    writeValue(writer, arguments, placeholders);
    return writer.bytes();
}

} // namespace network
