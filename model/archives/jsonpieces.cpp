// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/jsonpieces.h"

#include "model/schema/jsonscanner.h"
#include "model/schema/jsonview.h"

#include <QCoreApplication>
#include <QIODevice>

#include <algorithm>

namespace model {

namespace {

struct JsonPiecesTexts {
    Q_DECLARE_TR_FUNCTIONS(JsonPieces)
};

constexpr qint64 chunkSize = 64 * 1024;
//! Smaller ones cannot have so many values that it matters.
constexpr qsizetype countedFrom = 1024 * 1024;

} // namespace

//! The byte that comes next, or `end`.
int JsonPieces::peek()
{
    if (m_at == m_chunk.size()) {
        m_chunk = m_device.read(chunkSize);
        m_at = 0;
    }
    return m_chunk.isEmpty() ? end : int(quint8(m_chunk.at(m_at)));
}

void JsonPieces::take()
{
    if (m_chunk.at(m_at) == '\n')
        ++m_lineHere;
    ++m_at;
}

int JsonPieces::skipSpace()
{
    for (;;) {
        const int byte = peek();
        if (byte != ' ' && byte != '\t' && byte != '\n' && byte != '\r')
            return byte;
        take();
    }
}

tl::unexpected<Error> JsonPieces::wrong(const QString &message)
{
    m_line = m_lineHere;
    m_shape = Shape::Ended;
    return failure(ErrorCategory::Validation, message);
}

//! \return whether there is another; the next byte is its first.
Result<bool> JsonPieces::findObject()
{
    if (m_shape == Shape::Ended)
        return false;
    if (m_shape == Shape::Unknown) {
        for (const int mark : {0xef, 0xbb, 0xbf}) {
            if (peek() == mark)
                take();
        }
        m_shape = skipSpace() == '[' ? Shape::Elements : Shape::Values;
        if (m_shape == Shape::Elements)
            take();
    }
    int byte = skipSpace();
    if (m_shape == Shape::Elements) {
        if (byte == end)
            return wrong(JsonPiecesTexts::tr("The file ends in the middle of a list."));
        if (byte == ']') {
            take();
            if (skipSpace() != end)
                return wrong(JsonPiecesTexts::tr("Something comes after the end of the list."));
            m_shape = Shape::Ended;
            return false;
        }
        if (!m_isFirst && byte != ',')
            return wrong(JsonPiecesTexts::tr("A comma was expected between two objects."));
        if (!m_isFirst) {
            take();
            byte = skipSpace();
        }
    }
    if (byte == end) {
        m_shape = Shape::Ended;
        return false;
    }
    if (byte != '{')
        return wrong(JsonPiecesTexts::tr("A JSON object was expected."));
    return true;
}

//! Up to the brace that ends it; whether it is JSON is looked at afterwards.
Result<QByteArray> JsonPieces::readObject()
{
    QByteArray bytes;
    qint64 depth = 0;
    bool isInString = false;
    bool isEscaped = false;
    while (peek() != end) {
        const qsizetype from = m_at;
        bool isWhole = false;
        while (m_at < m_chunk.size() && !isWhole) {
            const char byte = m_chunk.at(m_at);
            take();
            if (isInString) {
                const bool wasEscaped = std::exchange(isEscaped, !isEscaped && byte == '\\');
                isInString = wasEscaped || byte != '"';
            } else if (byte == '"') {
                isInString = true;
            } else if (byte == '{' || byte == '[') {
                ++depth;
            } else if (byte == '}' || byte == ']') {
                isWhole = --depth == 0;
            }
        }
        bytes.append(m_chunk.constData() + from, m_at - from);
        if (bytes.size() > largestPiece)
            return wrong(JsonPiecesTexts::tr("An object takes more than %1 MB.").arg(largestPiece / (1024 * 1024)));
        if (isWhole)
            return bytes;
    }
    return wrong(JsonPiecesTexts::tr("The file ends in the middle of an object."));
}

Result<std::optional<JsonText>> JsonPieces::next()
{
    const auto found = findObject();
    if (!found)
        return tl::unexpected(found.error());
    if (!*found)
        return std::optional<JsonText>();
    const qint64 first = m_lineHere;
    const auto bytes = readObject();
    if (!bytes)
        return tl::unexpected(bytes.error());
    m_isFirst = false;
    m_line = first;
    const qsizetype error = JsonScanner::firstError(*bytes);
    if (error >= 0) {
        m_line += std::count(bytes->begin(), bytes->begin() + error, '\n');
        m_shape = Shape::Ended;
        return failure(ErrorCategory::Validation, JsonPiecesTexts::tr("This is not JSON."), QString::fromUtf8(bytes->mid(error, 80)));
    }
    const JsonText text = JsonText::trusted(*bytes);
    if (bytes->size() > countedFrom && JsonView::of(text).hasMoreValuesThan(mostValues)) {
        m_shape = Shape::Ended;
        return failure(ErrorCategory::Validation, JsonPiecesTexts::tr("An object has more than %1 values.").arg(mostValues));
    }
    return std::optional(text);
}

} // namespace model
