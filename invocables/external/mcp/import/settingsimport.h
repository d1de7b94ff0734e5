// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/foreigntext.h"
#include "invocables/external/mcp/import/serverdraft.h"

namespace invocables {

//! Takes over the variables of a server's environment and the headers of its requests: what is secret, and what the person has to enter,
//! becomes the name of a key. What cannot be said in a descriptor is left out, with a remark. Used on the stack.
class SettingsImport final
{
    Q_DISABLE_COPY_MOVE(SettingsImport)

public:
    SettingsImport(ServerDraft &draft, const ForeignVariables &variables)
        : m_draft(draft)
        , m_variables(variables)
    {
    }

    //! Members of the wrong type are the draft's problem.
    void readEnvironment(const ForeignValue &environment);
    void readHeaders(const ForeignValue &headers);

private:
    using Setting = network::McpServer::Setting;
    using Piece = ForeignText::Piece;

    template <typename Read>
    void forEach(const ForeignValue &table, Read read);
    //! Nothing where it is left out.
    std::optional<Setting> variableOf(const QString &name, const QString &text);
    std::optional<Setting> headerOf(const QString &name, const QString &text);
    std::optional<Setting> writtenOut(const QString &name, const QString &text);
    //! `prefix` before what is only known when the server starts.
    Setting later(const QString &name, const QString &prefix, const Piece &piece);
    void leaveOut(const QString &name, const ForeignText &text);

    ServerDraft &m_draft;
    const ForeignVariables &m_variables;
};

} // namespace invocables
