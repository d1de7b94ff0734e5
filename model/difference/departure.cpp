// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/difference/departure.h"

#include "model/schema/jsonscanner.h"

#include <QList>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! Follows the tokens of a text, and knows where it is.
class PointerScan final
{
public:
    using Token = JsonScanner::Token;

    //! \return the pointer of what this token belongs to, where it is wanted: there are very many tokens.
    QString take(Token token, QByteArrayView raw, bool isWanted)
    {
        m_isWanted = isWanted;
        switch (token) {
        case Token::BeginObject:
        case Token::BeginArray: {
            const QString pointer = here();
            m_open.append({token == Token::BeginArray, token == Token::BeginArray ? u"0"_s : QString(), false});
            return pointer;
        }
        case Token::EndObject:
        case Token::EndArray: m_open.removeLast(); return here();
        case Token::Comma: return passComma();
        case Token::Colon: m_open.last().isAtValue = true; return here();
        case Token::String:
            if (!m_open.isEmpty() && !m_open.last().isArray && !m_open.last().isAtValue)
                m_open.last().part = pointerPart(JsonScanner::decoded(raw));
            return here();
        default: return here();
        }
    }

private:
    struct Level {
        bool isArray = false;
        QString part;
        bool isAtValue = false;
    };

    QString here() const
    {
        QString pointer;
        if (!m_isWanted)
            return pointer;
        for (const Level &level : m_open) {
            if (level.isArray || !level.part.isNull())
                pointer += u'/' + level.part;
        }
        return pointer;
    }

    QString passComma()
    {
        Level &level = m_open.last();
        const int index = level.isArray ? level.part.toInt() + 1 : 0;
        level.part = QString();
        level.isAtValue = false;
        const bool isArray = std::exchange(level.isArray, false);
        const QString pointer = here();
        level.isArray = isArray;
        if (isArray)
            level.part = QString::number(index);
        return pointer;
    }

    QList<Level> m_open;
    bool m_isWanted = false;
};

} // namespace

QString pointerPart(const QString &name)
{
    return QString(name).replace(u'~', u"~0"_s).replace(u'/', u"~1"_s);
}

std::optional<QString> pointerAt(QByteArrayView text, qsizetype byte)
{
    JsonScanner scanner(text);
    PointerScan scan;
    int depth = 0;
    for (;;) {
        const JsonScanner::Token token = scanner.next();
        if (token == JsonScanner::Token::End || token == JsonScanner::Token::Broken)
            return {};
        using Token = JsonScanner::Token;
        depth += token == Token::BeginObject || token == Token::BeginArray ? 1 : 0;
        depth -= token == Token::EndObject || token == Token::EndArray ? 1 : 0;
        const bool isInside = depth > 0 || token == Token::EndObject || token == Token::EndArray;
        // The scanner knows tokens, not how they follow each other.
        if (depth < 0 || (!isInside && (token == Token::Comma || token == Token::Colon)))
            return {};
        const bool isThere = byte < scanner.begin() + scanner.raw().size();
        const QString pointer = scan.take(token, scanner.raw(), isThere);
        if (isThere)
            return pointer;
    }
}

std::optional<Departure> departureOf(QByteArrayView first, QByteArrayView second)
{
    const auto [one, other] = std::mismatch(first.begin(), first.end(), second.begin(), second.end());
    if (one == first.end() && other == second.end())
        return {};
    const qsizetype byte = other - second.begin();
    return Departure {byte, pointerAt(second, byte)};
}

} // namespace model
