// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/basics/namespaces.h"
#include "invocables/deduplication/deduplicator.h"
#include "model/session/errorpolicy.h"
#include "model/session/invocations.h"

#include <QByteArray>
#include <QHash>
#include <QPointer>

#include <functional>

namespace model {
class Embeddings;
class LibraryCatalog;
class Store;
struct ToolLibrary;
} // namespace model

namespace invocables {

class InvocationRun;

//! Which of a round's invocations runs for those that are the same: the others wait for it. Part of an InvocationsJob.
class CallSharing
{
public:
    //! \return the one that runs for this key, which is `run` from now on where there was none.
    InvocationRun *leaderOf(const QByteArray &key, InvocationRun *run);
    //! `run` does not run for others any more.
    void release(InvocationRun *run);

private:
    QHash<QByteArray, QPointer<InvocationRun>> m_leaders;
};

class EnsembleCatalog;

//! What holds for all invocations of a profile.
struct ProcessorSettings {
    //! Moves rows of the table of errors; an ensemble's or invoker's own come over it.
    model::FailurePolicy onFailure = {};
    //! A JSON object that every tool is given beside its arguments.
    model::JsonText auxdata = {};
    //! Before the first retry, in milliseconds.
    int firstBackOff = 500;
    //! Through these a tool asks the conversation's model; null where there are none.
    model::Conversers *conversers = nullptr;
    //! Where the libraries are found that agents' tools are bound from; null where there are none.
    const model::LibraryCatalog *libraries = nullptr;
    //! What no tool reaches, whatever the workspace is: the profile, whose descriptors are executed.
    QStringList hiddenFolders = {};
    //! What finds the meaning of arguments; null where there is nothing.
    model::Embeddings *embeddings = nullptr;
    //! Where what files were before tools wrote them is kept; null: nowhere.
    model::Store *checkpoints = nullptr;
    //! Whether a person says when each answer from outside comes, so that no call runs out of time; empty: never.
    std::function<bool()> isUnhurried = {};
};

//! Executes a round's invocations and makes their results. Owned by the workbench.
class InvocationsProcessor final : public model::Invocations
{
public:
    explicit InvocationsProcessor(EnsembleCatalog &catalog, ProcessorSettings settings = {})
        : m_catalog(catalog)
        , m_settings(std::move(settings))
    {
    }

    void prepare(const model::ToolsWanted &wanted, QObject *context, const Waiting &waiting, const std::function<void()> &done) override;
    model::Result<model::ToolsetPointer> tools(const model::ToolsWanted &wanted) const override;
    model::InvokeJob *invoke(const QList<model::Invocation> &invocations, const model::InvocationScope &scope, QObject *parent) override;

    const EnsembleCatalog &catalog() const { return m_catalog; }
    const ProcessorSettings &settings() const { return m_settings; }
    void setSettings(const ProcessorSettings &settings) { m_settings = settings; }
    Namespaces &namespaces() { return m_namespaces; }
    Deduplicator &deduplicator() { return m_deduplicator; }
    //! The conversation was closed.
    void dropConversation(const model::ConversationId &conversation)
    {
        m_namespaces.dropConversation(conversation);
        m_deduplicator.dropConversation(conversation);
    }

private:
    //! Nothing where none is named.
    model::Result<std::shared_ptr<const model::ToolLibrary>> library(const QString &name) const;

    EnsembleCatalog &m_catalog;
    ProcessorSettings m_settings;
    Namespaces m_namespaces;
    Deduplicator m_deduplicator;
};

} // namespace invocables
