// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/payloads/jsoncompleter.h"

#include "model/schema/jsonwriter.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! What stands at a place of a JSON text.
struct JsonPlace {
    enum class Where { Nowhere, Name, Value };

    Where where = Where::Nowhere;
    //! Of a name the object that it is in, of a value its own path.
    QStringList path = {};
    //! What is written of it before the place, without quotes.
    QString word = {};
    qsizetype begin = 0;
    qsizetype end = 0;
    //! A name that has its colon already.
    bool hasColon = false;
    //! The other names of the object.
    QStringList present = {};
};

//! Reads a text up to a place, and on to the end of the object that the place is in. Made for one look.
class PlaceFinder final
{
public:
    PlaceFinder(QStringView text, qsizetype offset)
        : m_text(text)
        , m_offset(offset)
    {
    }

    JsonPlace find();

private:
    struct Level {
        bool isObject = false;
        QString name = {};
        int index = 0;
        bool isBehindColon = false;
        QStringList names = {};
    };

    qsizetype endOfToken(qsizetype begin) const;
    bool isClosed(qsizetype begin, qsizetype end) const { return end - begin > 1 && m_text[end - 1] == u'"'; }
    //! \return false once the object of the place has been left.
    bool take(qsizetype begin, qsizetype end);
    void settle(qsizetype begin, qsizetype end);
    bool isNameHere() const { return !m_levels.isEmpty() && m_levels.last().isObject && !m_levels.last().isBehindColon; }
    QStringList path() const;

    const QStringView m_text;
    const qsizetype m_offset;
    QList<Level> m_levels;
    JsonPlace m_place;
    bool m_isSettled = false;
    //! How deep the place is.
    qsizetype m_depth = 0;
};

qsizetype PlaceFinder::endOfToken(qsizetype begin) const
{
    if (m_text[begin] == u'"') {
        for (qsizetype at = begin + 1; at < m_text.size() && m_text[at] != u'\n'; ++at) {
            if (m_text[at] == u'"')
                return at + 1;
            if (m_text[at] == u'\\' && at + 1 < m_text.size() && m_text[at + 1] != u'\n')
                ++at;
        }
        const qsizetype lineEnd = m_text.indexOf(u'\n', begin);
        return lineEnd < 0 ? m_text.size() : lineEnd;
    }
    qsizetype at = begin;
    while (at < m_text.size() && (m_text[at].isLetterOrNumber() || u"+-._"_s.contains(m_text[at])))
        ++at;
    return std::max(at, begin + 1);
}

JsonPlace PlaceFinder::find()
{
    for (qsizetype begin = 0; begin < m_text.size();) {
        if (m_text[begin].isSpace()) {
            ++begin;
            continue;
        }
        const qsizetype end = endOfToken(begin);
        if (!m_isSettled && m_offset <= begin)
            settle(m_offset, m_offset);
        const bool isWord = m_text[begin].isLetterOrNumber() || m_text[begin] == u'-';
        const bool isOpen = m_text[begin] == u'"' && !isClosed(begin, end);
        if (!m_isSettled && m_offset > begin && (m_offset < end || (m_offset == end && (isWord || isOpen))))
            settle(begin, end);
        if (!take(begin, end))
            break;
        begin = end;
    }
    if (!m_isSettled)
        settle(m_offset, m_offset);
    const Level *level = m_depth > 0 && m_depth <= m_levels.size() ? &m_levels.at(m_depth - 1) : nullptr;
    if (level && m_place.present.isEmpty())
        m_place.present = level->names;
    return m_place;
}

void PlaceFinder::settle(qsizetype begin, qsizetype end)
{
    m_isSettled = true;
    m_depth = m_levels.size();
    m_place.begin = begin;
    m_place.end = end;
    if (m_levels.isEmpty())
        return;
    m_place.where = isNameHere() ? JsonPlace::Where::Name : JsonPlace::Where::Value;
    m_place.path = path();
    if (m_place.where == JsonPlace::Where::Name)
        m_place.path.removeLast();
    QStringView word = m_text.sliced(begin, m_offset - begin);
    m_place.word = (word.startsWith(u'"') ? word.sliced(1) : word).toString();
    qsizetype next = end;
    while (next < m_text.size() && m_text[next].isSpace())
        ++next;
    m_place.hasColon = next < m_text.size() && m_text[next] == u':';
}

bool PlaceFinder::take(qsizetype begin, qsizetype end)
{
    const QChar first = m_text[begin];
    if (first == u'{' || first == u'[') {
        m_levels.append(Level {first == u'{'});
    } else if (first == u'}' || first == u']') {
        if (m_isSettled && m_levels.size() == m_depth && m_depth > 0) {
            m_place.present = m_levels.last().names;
            return false;
        }
        if (!m_levels.isEmpty())
            m_levels.removeLast();
    } else if (m_levels.isEmpty()) {
        return true;
    } else if (first == u':') {
        m_levels.last().isBehindColon = true;
    } else if (first == u',') {
        m_levels.last().isBehindColon = false;
        ++m_levels.last().index;
    } else if (first == u'"' && isNameHere()) {
        m_levels.last().name = m_text.sliced(begin + 1, end - begin - (isClosed(begin, end) ? 2 : 1)).toString();
        if (begin != m_place.begin || !m_isSettled)
            m_levels.last().names.append(m_levels.last().name);
    }
    return true;
}

QStringList PlaceFinder::path() const
{
    QStringList path;
    for (const Level &level : m_levels)
        path.append(level.isObject ? level.name : QString::number(level.index));
    return path;
}

QString quotedName(const QString &name)
{
    JsonWriter writer;
    return QString::fromUtf8(writer.string(name).bytes());
}

} // namespace

Completions JsonCompleter::at(const QString &text, qsizetype offset) const
{
    const JsonPlace place = PlaceFinder(text, offset).find();
    Completions completions {place.begin, place.end};
    QList<Completion> choices;
    if (place.where == JsonPlace::Where::Name) {
        for (const SchemaView::Member &member : m_schema.members(place.path)) {
            if (!place.present.contains(member.name))
                choices.append(nameChoice(member, place.hasColon));
        }
    } else if (place.where == JsonPlace::Where::Value) {
        const QList<SchemaView> schemas = m_schema.at(place.path);
        const QString help = schemas.isEmpty() ? QString() : schemas.first().string("description");
        for (const QString &value : m_schema.values(place.path))
            choices.append({value, value, 0, help});
        for (const QString &name : m_names.value(place.path.join(u'.')))
            choices.append({quotedName(name), quotedName(name), 0, help});
    }
    completions.choices = fittingChoices(choices, place.word);
    return completions;
}

Completion JsonCompleter::nameChoice(const SchemaView::Member &member, bool hasColon)
{
    const QString description = member.schema.string("description");
    const QString name = quotedName(member.name);
    if (hasColon)
        return {member.name, name, 0, description};
    const QString type = member.schema.types().value(0);
    const bool isChosen = member.schema.has("enum");
    const QString value = type == "string"_L1 && !isChosen ? u"\"\""_s
        : type == "array"_L1                               ? u"[]"_s
        : type == "object"_L1                              ? u"{}"_s
                                                           : QString();
    return {member.name, name + u": "_s + value, value.isEmpty() ? 0 : 1, description};
}

} // namespace model
