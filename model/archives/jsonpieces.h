// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsontext.h"

#include <QByteArray>

#include <optional>

class QIODevice;

namespace model {

//! Cuts what a device holds into the JSON objects that are to be read one by one: the elements of one array, or values one after another
//! (JSON Lines, or a single object). No more than one of them is in memory. Ends with the reader that uses it.
class JsonPieces
{
public:
    //! No object may take more bytes, or have more values in it.
    static constexpr qsizetype largestPiece = qsizetype(64) * 1024 * 1024;
    static constexpr qsizetype mostValues = 4'000'000;

    //! The device outlives it.
    explicit JsonPieces(QIODevice &device)
        : m_device(device)
    {
    }

    //! The next object; nothing at the end. \return a Validation error where there is something else, after which line() is its place.
    Result<std::optional<JsonText>> next();
    //! In which line, from 1, the object begins that was read last.
    qint64 line() const { return m_line; }

private:
    enum class Shape { Unknown, Values, Elements, Ended };
    static constexpr int end = -1;

    int peek();
    void take();
    int skipSpace();
    Result<bool> findObject();
    Result<QByteArray> readObject();
    tl::unexpected<Error> wrong(const QString &message);

    QIODevice &m_device;
    QByteArray m_chunk;
    qsizetype m_at = 0;
    qint64 m_lineHere = 1;
    qint64 m_line = 1;
    Shape m_shape = Shape::Unknown;
    bool m_isFirst = true;
};

} // namespace model
