// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/import/foreigntext.h"
#include "invocables/external/mcp/import/importedserver.h"

namespace invocables {

//! Takes over one server of another client's file: the program or address, and what holds for its tools. What has no counterpart is a
//! remark, what makes it impossible the draft's problem. Used on the stack.
class ServerEntryImport final
{
    Q_DISABLE_COPY_MOVE(ServerEntryImport)

public:
    ServerEntryImport(ServerDraft &draft, const ForeignVariables &variables)
        : m_draft(draft)
        , m_variables(variables)
    {
    }

    void read(const ForeignValue &entry);

private:
    QString textOf(const ForeignValue &value);
    QStringList textsOf(const ForeignValue &value);
    void readConnection(const ForeignValue &entry);
    void readProgram(const ForeignValue &entry);
    void readFolder(const ForeignValue &folder);
    void readAddress(const ForeignValue &entry, const QString &address);
    void readSignIn(const ForeignValue &entry);
    void readClientSecret(const QString &secret);
    void readApprovals(const ForeignValue &entry);
    void readTimeout(const ForeignValue &timeout);
    void remarkUnknown(const ForeignValue &entry);

    ServerDraft &m_draft;
    const ForeignVariables &m_variables;
};

} // namespace invocables
