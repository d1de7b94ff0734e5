// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "model/schema/jsonschema.h"

#include <functional>

namespace invocables {

//! A tool that is built in, declared once: its scoped name, what it says of itself, its parameters as a JSON Schema.
struct BuiltinDeclaration {
    QString name;
    QString description;
    model::JsonText parameters;
    std::function<std::shared_ptr<Invocable>()> create;
};

//! All tools that are built in. Descriptors bind them by name. Owned by the workbench; tests add their own.
class BuiltinInvocables
{
public:
    struct Entry {
        BuiltinDeclaration declaration;
        //! The parameters, compiled when they are first needed.
        std::shared_ptr<const model::JsonSchema> schema;
        std::shared_ptr<Invocable> invocable;
    };

    //! With those that are shipped.
    explicit BuiltinInvocables(const InvocableServices &services = {});

    //! What invocables of every kind are made with.
    const InvocableServices &services() const { return m_services; }
    //! The schemas of descriptors' tools, each compiled once for all who read them.
    model::SchemaCache &schemas() const { return *m_schemas; }

    void add(const BuiltinDeclaration &declaration);
    //! \return null where there is none of this name.
    const Entry *find(const QString &ensemble, const QString &name) const;
    //! Scoped names, sorted.
    QStringList names() const;

private:
    const InvocableServices m_services;
    const std::shared_ptr<model::SchemaCache> m_schemas = std::make_shared<model::SchemaCache>();
    QMap<QString, Entry> m_entries;
};

} // namespace invocables
