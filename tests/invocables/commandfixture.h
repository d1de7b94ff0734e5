// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "calls.h"
#include "invocables/external/commandinvocable.h"
#include "invocables/external/commandreader.h"
#include "model/descriptors/descriptorfile.h"
#include "network/process/processhost.h"
#include "network/process/programfiles.h"
#include "network/secrets/keychain.h"

#include <QTemporaryDir>

namespace commands {

using namespace Qt::StringLiterals;

//! Command tools made of the lines of a descriptor's `[invocable]`, with a keychain and a machine of their own.
class Fixture
{
public:
    //! `bubblewrap` is empty for a machine without one.
    explicit Fixture(const QString &bubblewrap = {})
        : m_host({{}, bubblewrap})
    {
        m_context.folders = {QFileInfo(m_workspace.path()).canonicalFilePath()};
    }

    invocables::InvocableServices services()
    {
        return {{}, [this]() -> network::Keychain & { return m_keychain; }, [this]() -> network::ProcessHost & { return m_host; }};
    }

    //! `properties` are those of the arguments' schema, as they stand in an inline table. The first of the lines is the sixth.
    std::unique_ptr<invocables::CommandInvocable> tool(const QByteArray &lines, const QByteArray &properties = {})
    {
        const auto file = model::DescriptorFile::parse(
            "# a tool\n[arguments]\ntype = \"object\"\nproperties = {" + properties + "}\n[invocable]\n" + lines, descriptor());
        m_diagnostics = file.diagnostics;
        const auto description =
            invocables::CommandReader(file.path, file.root[u"arguments"].toJson(), m_diagnostics).read(file.root[u"invocable"]);
        return description ? std::make_unique<invocables::CommandInvocable>(*description, services()) : nullptr;
    }

    model::Result<invocables::InvocableResult> call(
        const QByteArray &lines, const QByteArray &arguments = "{}", const QByteArray &properties = {})
    {
        const auto invocable = tool(lines, properties);
        if (!invocable)
            return model::failure(model::ErrorCategory::Usage, m_diagnostics.first().toString());
        return calls::outcomeOf(invocable->invoke(model::JsonText::trusted(arguments), m_context, &m_owner));
    }

    QString descriptor() const { return m_workspace.filePath(u".parlance/ensembles/own.toml"_s); }

    QTemporaryDir m_workspace;
    network::Keychain m_keychain;
    network::ProcessHost m_host;
    invocables::InvocationContext m_context;
    model::Diagnostics m_diagnostics;
    QObject m_owner;
};

//! Lines that run a script.
inline QByteArray script(const QByteArray &text)
{
    return "sandbox = \"none\"\ncommand = [\"/bin/sh\", \"-c\", '''" + text + "''']\n";
}

} // namespace commands
