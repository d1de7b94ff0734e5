// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsonview.h"

#include <QList>
#include <QString>

#include <optional>

namespace model {

//! Where to look in a JSON value: a path (RFC 9535: names, indexes, slices, `*`, `..` and several of them in brackets; no filters), which
//! begins with `$`, or a pointer (RFC 6901), which begins with a slash. A value.
class JsonPath
{
public:
    //! Places that are found, and values that are looked at for them.
    static constexpr int mostPlaces = 10'000;
    static constexpr int mostLooked = 2'000'000;

    //! A way into a value: the number of the member or element at each level.
    using Place = QList<int>;

    //! Whether it is to be read as one rather than as a text.
    static bool isOne(const QString &text) { return text.startsWith(u'$') || text.startsWith(u'/'); }
    //! \return a Usage error that says where it cannot be read.
    static Result<JsonPath> parse(const QString &text);

    //! In the order of the text; those of one name twice in an object both.
    QList<Place> find(const JsonView &root) const;

private:
    struct Selector {
        enum class Kind { Name, Index, Slice, All };
        Kind kind = Kind::All;
        QString name = {};
        qint64 index = 0;
        std::optional<qint64> end = {};
        std::optional<qint64> begin = {};
        qint64 step = 1;
        //! A number of a pointer is a name in objects, and an index in arrays.
        bool isEither = false;
    };
    struct Segment {
        bool isDescendant = false;
        QList<Selector> selectors = {};
    };
    class Parser;
    class Finder;

    QList<Segment> m_segments;
};

} // namespace model
