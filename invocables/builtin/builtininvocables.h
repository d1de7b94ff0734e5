// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "model/schema/jsonschema.h"

#include <QUrl>

#include <functional>

namespace invocables {

//! What a call does: its job, never null, never synchronous. Arguments have been validated and have their defaults.
using BuiltinCall = std::function<InvocableJob *(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)>;

//! What a call would make of the file that its argument `path` names, which is `before`, or is not there yet; `shown` is how it is called.
using BuiltinChange = std::function<model::Result<QByteArray>(
    const model::JsonText &arguments, const std::optional<QByteArray> &before, const QString &shown)>;

//! A tool that is built in, declared once: its scoped name, what it says of itself, its parameters as a JSON Schema, what a call does.
struct BuiltinDeclaration {
    QString name;
    QString description;
    model::JsonText parameters;
    BuiltinCall call;
    //! Of one that writes a file.
    BuiltinChange change = {};
};

//! The call of a tool that needs nothing but its arguments and is done at once.
BuiltinCall atOnce(std::function<model::Result<InvocableResult>(const model::JsonText &arguments)> function);

//! Where the tools of the web ask.
struct WebAddresses {
    QUrl places = QUrl(QStringLiteral("https://geocoding-api.open-meteo.com/v1/search"));
    QUrl forecast = QUrl(QStringLiteral("https://api.open-meteo.com/v1/forecast"));
    QUrl search = QUrl(QStringLiteral("https://api.duckduckgo.com/"));
};

// The tools by subject, each in the source of its function's name: first what a call does, a function a tool; at the end the list of
// declarations that binds each function to its name and its schema. A new tool is a function and an entry there, a new subject a
// source with such a list, named here and in BuiltinInvocables' constructor.
QList<BuiltinDeclaration> calculatorTools();
QList<BuiltinDeclaration> clockTools();
QList<BuiltinDeclaration> fileTools();
QList<BuiltinDeclaration> notebookTools(const QString &path);
QList<BuiltinDeclaration> probabilityTools();
//! They break, fail and dawdle on purpose.
QList<BuiltinDeclaration> rehearsalTools();
//! They ask the conversation's model in a conversation of its own.
QList<BuiltinDeclaration> summarizationTools();
QList<BuiltinDeclaration> textTools();
QList<BuiltinDeclaration> webTools(const InvocableServices &services, const WebAddresses &addresses = {});

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
