// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsonwriter.h"
#include "network/providers/description/provider.h"
#include "network/providers/wire/bodymembers.h"
#include "network/providers/wire/passages.h"
#include "network/providers/wire/signedparts.h"
#include "network/providers/wire/toolnames.h"

namespace network {

//! Writes one request of Google Gemini. The results of a round stand in one content, in the order of its calls, since calls need not
//! have identifiers; pictures, which results cannot hold with every model, follow in the user's. Used once.
class GeminiWriter final
{
public:
    GeminiWriter(const model::ConverseRequest &request, const Provider &provider, const ModelEntry &entry);

    QByteArray body();
    static model::JsonText toolsJson(const QList<model::ToolDeclaration> &tools);

private:
    //! What a call had on the wire, which its result repeats.
    struct SentCall {
        QString id;
        QString name;
    };

    model::JsonText contents();
    void addSettings(BodyMembers &body) const;
    QList<model::JsonText> answerParts(const Passage &passage, bool isOfThisTurn);
    model::JsonText callPart(const model::Invocation &invocation, SignedParts &signedParts, bool needsSignature);
    //! Adds their pictures to `pictures`.
    QList<model::JsonText> resultParts(const Passage &passage, model::Contents &pictures) const;
    model::JsonText resultPart(const model::Canister &result, const QString &text) const;
    bool isOurs(const model::ThoughtContent &thought, const model::Canister &canister) const;

    const model::ConverseRequest &m_request;
    const Provider &m_provider;
    const ModelEntry &m_entry;
    const ToolNames m_names;
    QHash<QString, SentCall> m_sent;
};

} // namespace network
