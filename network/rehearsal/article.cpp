// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/article.h"

#include "network/rehearsal/textmeasures.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace network {

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

} // namespace network
