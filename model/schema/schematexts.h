// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/schemavalues.h"

#include <QByteArrayView>
#include <QHash>

#include <vector>

namespace model {

class JsonScanner;

//! Where the parts of a schema stand in its text, since a value that has been read has lost the order of its members and how its
//! numbers were written. Knows objects, true, false, and whatever is the value of a member named `default`. Good as long as both.
class SchemaTexts final
{
public:
    //! `value` is what has been read of `text`; one pass over it.
    SchemaTexts(QByteArrayView text, const Json &value);

    //! Empty for what it does not know.
    QByteArrayView of(const Json &value) const { return m_texts.value(&value); }
    //! The part that begins there; null where none does.
    const Json *at(const char *begin) const { return m_parts.value(begin); }

private:
    //! An object or array whose end is not reached yet. `value` is null where a later member of the same name took its place.
    struct Open {
        const Json *value;
        bool isObject;
        qsizetype begin;
        bool isDefault;
        //! Of an array: of its current element.
        std::size_t index = 0;
        //! Of an object: the key that was read last, and its value.
        bool isKeyNext = true;
        bool isAtDefault = false;
        const Json *member = nullptr;
    };

    void takeKey(Open &open, QByteArrayView quoted);
    void add(const Json *value, QByteArrayView text, bool isDefault);

    QHash<const Json *, QByteArrayView> m_texts;
    QHash<const char *, const Json *> m_parts;
};

} // namespace model
