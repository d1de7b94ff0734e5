// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QCache>
#include <QMutex>
#include <QStringList>

#include <memory>
#include <mutex>

namespace model {

//! One way in which a value does not fit a schema.
struct SchemaViolation {
    //! JSON pointer to the value.
    QString path;
    //! The keyword that is broken (`required`, `type`, …).
    QString rule;
    //! What is wrong with which value.
    Wording message;

    //! With its place and its keyword: `/count: "x" is not of type number. (type)`.
    Wording whole() const;

    bool operator==(const SchemaViolation &) const = default;
};

//! A compiled JSON Schema (draft 7 or 2020-12): the guard around valijson. Never crashes on any schema or value, never reaches for
//! the network, never accepts silently what it does not check. Immutable; shared between threads.
class JsonSchema final
{
    Q_DISABLE_COPY_MOVE(JsonSchema)

public:
    //! Documents that a schema may refer to, by URI; there are no others.
    using Documents = QList<std::pair<QString, JsonText>>;
    enum class Draft { ByKeyword, Draft7, Draft2020 };

    //! Which formats a value is held to: those that the schema's metaschema demands, besides these also the plain ones (see
    //! isPlainFormat), or all that the vocabularies know.
    enum class Formats { AsDemanded, Plain, All };

    //! `draft` is what counts where the schema has no `$schema`; ByKeyword means 2020-12.
    //! \return a Validation error with the schema's path where it is no schema, or is beyond the bounds.
    static Result<std::shared_ptr<const JsonSchema>> compile(
        const JsonText &schema, Draft draft = Draft::ByKeyword, const Documents &documents = {});
    //! What is known to be a schema, since it is the program's own: compiled when it is first needed.
    static std::shared_ptr<const JsonSchema> trusted(const JsonText &schema);
    ~JsonSchema();

    //! Everything that does not fit, at most 20; empty where the value is valid as far as it was checked.
    QList<SchemaViolation> validate(const JsonText &value, Formats formats = Formats::AsDemanded) const;
    //! The same by the schema at a path in it (see SchemaView::path()); nothing fits wrongly where no schema is.
    QList<SchemaViolation> validateAt(const QString &path, const JsonText &value, Formats formats = Formats::AsDemanded) const;
    //! Paths in the schema of keywords that are not checked.
    QStringList notChecked(Formats formats = Formats::AsDemanded) const;
    //! The value with the `default`s of absent properties filled in, nested ones too; everything else keeps its text.
    JsonText withDefaults(const JsonText &value) const;

private:
    struct Compiled;
    static Result<std::unique_ptr<Compiled>> compiled(const JsonText &schema, Draft draft, const Documents &documents);
    JsonSchema(const JsonText &text, std::unique_ptr<Compiled> compiled);
    const Compiled &compiled() const;

    //! Empty where it was compiled at once.
    const JsonText m_text;
    mutable std::once_flag m_once;
    mutable std::unique_ptr<Compiled> m_compiled;
};

//! Compiled schemas by their text, so that what is read several times is compiled once. Keeps those that were asked for last, 8 MiB of
//! their texts. Any thread may ask.
class SchemaCache final
{
public:
    //! As JsonSchema::compile() does.
    Result<std::shared_ptr<const JsonSchema>> compiled(const JsonText &schema);

private:
    using Compiled = Result<std::shared_ptr<const JsonSchema>>;

    QMutex m_mutex;
    QCache<QByteArray, Compiled> m_kept {8 * 1024 * 1024};
};

} // namespace model
