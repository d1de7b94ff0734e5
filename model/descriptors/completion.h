// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/schemaguide.h"
#include "model/toml/tomlcontext.h"

#include <QHash>

namespace model {

//! One way to go on at the caret.
struct Completion {
    //! What is shown, and what is written in its place.
    QString label;
    QString text;
    //! So many characters before the text's end the caret is put.
    int caretBack = 0;
    QString help;

    bool operator==(const Completion &) const = default;
};

struct Completions {
    //! What is replaced, in UTF-16 units.
    qsizetype begin = 0;
    qsizetype end = 0;
    QList<Completion> choices = {};
};

//! Those whose labels begin as the word does in any case, then those that contain it.
QList<Completion> fittingChoices(const QList<Completion> &choices, const QString &word);

//! Names that only upper rooms know, by the key that takes them with the table it is in: `invocable.name`, `invokers.source`, …; by
//! the key alone where the table may be any: `keychain`. `tools.*`: the keys themselves of the table `[tools]`.
using KnownNames = QHash<QString, QStringList>;

//! Completes keys, values and headers of a descriptor after its schema. Pure. What begins as the word at the caret comes first, then
//! what contains it.
class Completer final
{
public:
    Completer(const SchemaGuide &schema, const KnownNames &names)
        : m_schema(schema)
        , m_names(names)
    {
    }

    Completions at(const QString &text, qsizetype offset) const;

private:
    void addKeys(const TomlContext &context, QList<Completion> &choices) const;
    void addHeaders(const TomlContext &context, QList<Completion> &choices) const;
    void addValues(const TomlContext &context, QList<Completion> &choices) const;
    Completion keyChoice(const SchemaView::Member &member, bool hasEquals) const;

    const SchemaGuide &m_schema;
    const KnownNames &m_names;
};

} // namespace model
