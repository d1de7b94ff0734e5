// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/texttemplate.h"

#include "model/schema/jsonwriter.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;

QStringList markdownHeadings(const QString &text)
{
    static const QRegularExpression fence(u"^ {0,3}(`{3,}|~{3,})"_s);
    static const QRegularExpression hashes(u"^ {0,3}#{1,6}(?:[ \\t]+(.*?))?(?:[ \\t]+#+)?[ \\t]*$"_s);
    static const QRegularExpression underline(u"^ {0,3}(?:=+|-+)[ \\t]*$"_s);
    static const QRegularExpression plain(u"^ {0,3}[^\\s>|*+-]"_s);
    QStringList headings;
    QString open;
    QString before;
    for (const QString &line : text.split(u'\n')) {
        const auto fenced = fence.match(line);
        if (!open.isEmpty()) {
            if (fenced.hasMatch() && fenced.captured(1).startsWith(open))
                open.clear();
            continue;
        }
        const QString above = std::exchange(before, line);
        const bool isUnderlined = plain.match(above).hasMatch() && underline.match(line).hasMatch();
        if (fenced.hasMatch()) {
            open = fenced.captured(1);
            before.clear();
        } else if (const auto heading = hashes.match(line); heading.hasMatch()) {
            headings += heading.captured(1).trimmed();
            before.clear();
        } else if (isUnderlined) {
            headings += above.trimmed();
            before.clear();
        }
    }
    return headings;
}

int lineCount(const QString &text)
{
    return int(text.count(u'\n')) + (text.isEmpty() || text.endsWith(u'\n') ? 0 : 1);
}

int wordCount(const QString &text)
{
    const QString simplified = text.simplified();
    return simplified.isEmpty() ? 0 : int(simplified.count(u' ')) + 1;
}

int matchCount(const QString &text, const QString &pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    if (!expression.isValid())
        return -1;
    int count = 0;
    for (auto matches = expression.globalMatch(text); matches.hasNext(); matches.next())
        ++count;
    return count;
}

namespace {

constexpr int mostWords = 200'000;

constexpr std::array subjects = {"The keeper", "A steady lamp", "The harbour", "An old chart", "The evening tide", "The second bell",
    "A careful pilot", "The west wind", "Every log book", "The far shore", "A quiet watch"};
constexpr std::array verbs = {
    "marks", "follows", "answers", "outlasts", "remembers", "measures", "guards", "carries", "turns towards", "waits for", "explains"};
constexpr std::array objects = {"the line of the reef", "a *slow* signal", "what the crew has written", "the morning fog",
    "`beacon.period`", "the **shortest** passage", "three boats at anchor", "the depth below the keel", "a lantern in the north",
    "the order of the lights", "each hour of the night"};
constexpr std::array endings = {"before the fog lifts", "while the glass falls", "as the rules ask", "without haste",
    "for as long as there is oil", "and notes the time", "so that no boat is lost", "when nobody looks"};
constexpr std::array topics = {"Lights and their periods", "Reading the chart", "Keeping the watch", "Fog", "The log book",
    "Oil, glass and brass", "Boats in the roads", "What the tide brings"};

//! Writes piece after piece, each of another kind, until there are enough words.
class ArticleWriter
{
public:
    QString write(int words);

private:
    template <typename List>
    QString pick(const List &list)
    {
        // A linear congruential generator: the same on every machine.
        m_state = m_state * 1664525U + 1013904223U;
        return QString::fromLatin1(list[(m_state >> 16) % list.size()]);
    }
    QString clause() { return pick(subjects) + u' ' + pick(verbs) + u' ' + pick(objects); }
    QString sentence() { return clause() + u' ' + pick(endings) + u'.'; }
    QString paragraph();
    QString list(bool numbered);
    QString table();
    QString code();
    QString piece(int number);

    quint32 m_state = 7;
    int m_section = 0;
};

QString ArticleWriter::paragraph()
{
    QStringList sentences;
    for (int count = 0; count < 5; ++count)
        sentences += sentence();
    return sentences.join(u' ');
}

QString ArticleWriter::list(bool numbered)
{
    QStringList lines;
    for (int item = 1; item <= 4; ++item)
        lines += (numbered ? QString::number(item) + u". "_s : u"- "_s) + clause();
    return lines.join(u'\n');
}

QString ArticleWriter::table()
{
    QString text = u"| Light | Period (s) | Range (nm) |\n|---|---:|---:|"_s;
    for (int row = 1; row <= 4; ++row)
        text += u"\n| %1 | %2 | %3 |"_s.arg(pick(topics)).arg(row * 5).arg(row * 3 + m_section);
    return text;
}

QString ArticleWriter::code()
{
    return u"```python\ndef period(light):\n    # seconds between two flashes of section %1\n"
           "    return light.base * %2 + len(light.name)\n```"_s.arg(m_section)
               .arg(m_section % 7 + 1);
}

QString ArticleWriter::piece(int number)
{
    switch (number % 7) {
    case 0: return u"%1 %2. %3"_s.arg(u"##"_s).arg(++m_section).arg(pick(topics));
    case 2: return list(false);
    case 3: return code();
    case 4: return list(true);
    case 5: return table();
    case 6: return u"> "_s + sentence();
    default: return paragraph();
    }
}

QString ArticleWriter::write(int words)
{
    QStringList pieces = {u"# On keeping a light"_s};
    int written = 5;
    for (int number = 0; written < words; ++number) {
        pieces += piece(number);
        written += wordCount(pieces.last());
    }
    return pieces.join(u"\n\n"_s) + u'\n';
}

} // namespace

QString article(int words)
{
    return ArticleWriter().write(std::clamp(words, 1, mostWords));
}

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
