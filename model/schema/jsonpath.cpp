// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/schema/jsonpath.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct JsonPathTexts {
    Q_DECLARE_TR_FUNCTIONS(model::JsonPath)
    PARLANCE_PHRASED
};

} // namespace

//! Reads a path from its beginning to its end. Used once.
class JsonPath::Parser final
{
public:
    explicit Parser(const QString &text)
        : m_text(text)
    {
    }

    Result<JsonPath> path()
    {
        JsonPath path;
        m_at = 1;
        while (m_at < m_text.size() && !m_isWrong) {
            Segment segment;
            if (take(u'.')) {
                segment.isDescendant = take(u'.');
                if (!(segment.isDescendant && peek() == u'['))
                    segment.selectors += shorthand();
                else
                    readBrackets(segment);
            } else if (peek() == u'[') {
                readBrackets(segment);
            } else {
                m_isWrong = true;
            }
            path.m_segments += segment;
        }
        if (m_isWrong)
            return failure(ErrorCategory::Usage, JsonPathTexts::phrased("The path cannot be read from character %1 on.").arg(m_at + 1));
        return path;
    }

    //! Of a pointer.
    JsonPath pointer() const
    {
        JsonPath path;
        for (const QString &part : m_text.mid(1).split(u'/')) {
            Selector selector {Selector::Kind::Name, QString(part).replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s)};
            selector.index = selector.name.toLongLong(&selector.isEither);
            path.m_segments += Segment {false, {selector}};
        }
        return path;
    }

private:
    QChar peek() const { return m_at < m_text.size() ? m_text.at(m_at) : QChar(); }
    bool take(QChar wanted)
    {
        const bool isThere = peek() == wanted && !wanted.isNull();
        m_at += isThere ? 1 : 0;
        return isThere;
    }
    void skipSpace()
    {
        while (peek().isSpace())
            ++m_at;
    }

    Selector shorthand()
    {
        if (take(u'*'))
            return {};
        const qsizetype begin = m_at;
        while (peek().isLetterOrNumber() || peek() == u'_' || peek() == u'-' || peek().isSurrogate())
            ++m_at;
        m_isWrong = m_isWrong || begin == m_at;
        return {Selector::Kind::Name, m_text.mid(begin, m_at - begin)};
    }

    void readBrackets(Segment &segment)
    {
        take(u'[');
        do {
            skipSpace();
            segment.selectors += selector();
            skipSpace();
        } while (!m_isWrong && take(u','));
        m_isWrong = m_isWrong || !take(u']');
    }

    Selector selector()
    {
        if (take(u'*'))
            return {};
        if (peek() == u'\'' || peek() == u'"')
            return {Selector::Kind::Name, quoted()};
        const auto first = number();
        skipSpace();
        if (!take(u':')) {
            m_isWrong = m_isWrong || !first;
            return {Selector::Kind::Index, {}, first.value_or(0)};
        }
        Selector slice {Selector::Kind::Slice};
        slice.begin = first;
        skipSpace();
        slice.end = number();
        skipSpace();
        if (take(u':')) {
            skipSpace();
            slice.step = number().value_or(1);
        }
        return slice;
    }

    QString quoted()
    {
        const QChar quote = m_text.at(m_at++);
        QString name;
        while (m_at < m_text.size() && m_text.at(m_at) != quote) {
            if (m_text.at(m_at) == u'\\' && m_at + 1 < m_text.size())
                ++m_at;
            name += m_text.at(m_at++);
        }
        m_isWrong = m_isWrong || !take(quote);
        return name;
    }

    std::optional<qint64> number()
    {
        const qsizetype begin = m_at;
        take(u'-');
        while (peek() >= u'0' && peek() <= u'9')
            ++m_at;
        bool isNumber = false;
        const qint64 value = m_text.mid(begin, m_at - begin).toLongLong(&isNumber);
        if (!isNumber) {
            m_isWrong = m_isWrong || m_at > begin;
            m_at = begin;
            return {};
        }
        return value;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    bool m_isWrong = false;
};

//! Follows the segments into a value. Used once.
class JsonPath::Finder final
{
public:
    explicit Finder(const QList<Segment> &segments)
        : m_segments(segments)
    {
    }

    void follow(const JsonView &value, const Place &place, qsizetype segment)
    {
        if (m_places.size() >= mostPlaces || m_looked > mostLooked)
            return;
        if (segment == m_segments.size()) {
            m_places += place;
            return;
        }
        const auto children = childrenOf(value);
        for (const Selector &selector : m_segments.at(segment).selectors) {
            for (const int chosen : choose(selector, children, value.isObject()))
                follow(children.at(chosen).second, place + Place {chosen}, segment + 1);
        }
        if (!m_segments.at(segment).isDescendant)
            return;
        for (int child = 0; child < children.size(); ++child) {
            const JsonView &inside = children.at(child).second;
            if (inside.isObject() || inside.isArray())
                follow(inside, place + Place {child}, segment);
        }
    }

    QList<Place> places() const { return m_places; }

private:
    using Children = QList<std::pair<QString, JsonView>>;

    Children childrenOf(const JsonView &value)
    {
        Children children;
        if (value.isObject()) {
            for (const auto &member : value.members())
                children.append({member.name(), member.value});
        } else if (value.isArray()) {
            for (const JsonView &element : value.elements())
                children.append({QString(), element});
        }
        m_looked += children.size();
        return children;
    }

    static QList<int> choose(const Selector &selector, const Children &children, bool isObject)
    {
        QList<int> chosen;
        const auto count = qint64(children.size());
        const bool isIndex = selector.kind == Selector::Kind::Index || (selector.isEither && !isObject);
        if (isIndex && !isObject) {
            const qint64 index = selector.index < 0 ? selector.index + count : selector.index;
            if (index >= 0 && index < count)
                chosen += int(index);
        } else if (selector.kind == Selector::Kind::Name && isObject) {
            for (int child = 0; child < count; ++child) {
                if (children.at(child).first == selector.name)
                    chosen += child;
            }
        } else if (selector.kind == Selector::Kind::All) {
            for (int child = 0; child < count; ++child)
                chosen += child;
        } else if (selector.kind == Selector::Kind::Slice && !isObject && selector.step != 0) {
            const bool isForward = selector.step > 0;
            const auto bounded = [count](qint64 index, qint64 least, qint64 most) {
                return std::clamp(index < 0 ? index + count : index, least, most);
            };
            const qint64 least = isForward ? 0 : -1;
            const qint64 most = isForward ? count : count - 1;
            const qint64 begin = selector.begin ? bounded(*selector.begin, least, most) : isForward ? 0 : count - 1;
            const qint64 end = selector.end ? bounded(*selector.end, least, most) : isForward ? count : -1;
            for (qint64 index = begin; isForward ? index < end : index > end; index += selector.step)
                chosen += int(index);
        }
        return chosen;
    }

    const QList<Segment> &m_segments;
    QList<Place> m_places;
    qint64 m_looked = 0;
};

Result<JsonPath> JsonPath::parse(const QString &text)
{
    if (text.startsWith(u'/'))
        return Parser(text).pointer();
    if (!text.startsWith(u'$'))
        return failure(ErrorCategory::Usage, JsonPathTexts::phrased("A path begins with $, a pointer with a slash."));
    return Parser(text).path();
}

QList<JsonPath::Place> JsonPath::find(const JsonView &root) const
{
    Finder finder(m_segments);
    finder.follow(root, {}, 0);
    return finder.places();
}

} // namespace model
