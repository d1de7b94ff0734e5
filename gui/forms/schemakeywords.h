// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace gui {

//! The keywords of one schema after references and `allOf`, as FormSchema lays them together.
struct SchemaKeywords {
    QHash<QString, model::JsonText> values;
    QList<std::pair<QString, model::JsonText>> properties;
    QSet<QString> names;
    QSet<QString> required;
    //! References followed so far; a cycle of them ends at a bound.
    int references = 0;

    bool has(const QString &name) const { return values.contains(name); }
    model::JsonText value(const QString &name) const { return values.value(name); }
    QString text(const QString &name) const { return values.value(name).read().toString(); }
    bool is(const QString &name) const { return values.value(name).bytes() == "true"; }
    //! The types that the schema names, or the one that its keywords are for; empty where nothing tells.
    QStringList types() const;
};

//! Lays the keywords of a schema together: those of its own, then those of what it refers to within the same document. Owned by
//! a FormSchema.
class KeywordsReader final
{
public:
    explicit KeywordsReader(model::JsonText document)
        : m_document(std::move(document))
    {
    }

    SchemaKeywords keywordsOf(const model::JsonText &schema);
    const model::JsonText &document() const { return m_document; }

private:
    void collect(const model::JsonText &schema, SchemaKeywords &keywords);
    void take(const QString &name, const model::JsonText &value, SchemaKeywords &keywords) const;
    model::JsonText resolved(const QString &reference);

    const model::JsonText m_document;
    QHash<QString, model::JsonText> m_resolved;
};

//! What the keywords ask of a value, in a few words for a person; empty where nothing.
QString hintOf(const SchemaKeywords &keywords);

} // namespace gui
