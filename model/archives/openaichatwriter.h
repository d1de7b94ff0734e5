// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/archives/archivewriter.h"
#include "model/schema/jsonwriter.h"

#include <QHash>
#include <QSet>

namespace model {

//! Writes the path that is shown as OpenAI's Chat Completions has it, `{"messages": […]}`; of several conversations a list. What is not
//! sent to models is left out: thoughts, and canisters that are switched off.
class OpenAiChatWriter final : public ArchiveWriter
{
public:
    //! `isList`: there is more than one conversation, or none.
    OpenAiChatWriter(QIODevice &device, bool isList)
        : m_device(device)
        , m_isList(isList)
    {
    }

    Result<void> write(const ArchiveRecord &record) override;
    Result<void> finish() override;

private:
    Result<void> begin(const ArchivedConversation &conversation);
    Result<void> write(const Canister &canister);
    Result<void> writeAnswer();
    Result<void> message(const QByteArray &json);
    //! The same for the same tool throughout the file, and another for another.
    QString functionName(const QString &tool);

    QIODevice &m_device;
    const bool m_isList;
    bool m_hasBegun = false;
    bool m_isFirst = true;
    //! An answer waits for the calls that belong to it.
    QString m_answer;
    QList<Invocation> m_calls;
    bool m_hasAnswer = false;
    //! By the tools' names.
    QHash<QString, QString> m_functionNames;
    QSet<QString> m_takenNames;
};

} // namespace model
