// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpprompt.h"

#include "model/basics/overloaded.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace network {

using namespace Qt::StringLiterals;
using model::Canister, model::CanisterPointer, model::JsonWriter, model::Role;

namespace {

// What the beginning of a long conversation is cut to; its end says more.
constexpr qsizetype longestPast = 400'000;
constexpr qsizetype longestPastCall = 4'000;

struct AcpPromptTexts {
    Q_DECLARE_TR_FUNCTIONS(AcpPrompt)
};

QString saidDigest(const QString &text)
{
    return QString::fromLatin1(QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

//! Wire texts, for the agent's model.
QString pastText(const QList<CanisterPointer> &past)
{
    QString text;
    for (const CanisterPointer &canister : past) {
        const QString said = canister->text();
        switch (canister->role) {
        case Role::User: text += u"## User\n\n"_s + said + u"\n\n"_s; break;
        case Role::Assistant: text += u"## Assistant\n\n"_s + said + u"\n\n"_s; break;
        case Role::Document: text += u"## Document: "_s + canister->title + u"\n\n"_s + said + u"\n\n"_s; break;
        case Role::Invocation:
            if (canister->invocation)
                text += u"## Tool call: "_s + canister->invocation->name + u"\n\n"_s
                    + QString::fromUtf8(canister->invocation->arguments.left(longestPastCall)) + u"\n\n"_s;
            break;
        case Role::Result: text += u"## Result\n\n"_s + said.left(longestPastCall) + u"\n\n"_s; break;
        case Role::Supervisor: break;
        }
    }
    if (text.size() > longestPast)
        text = u"[The beginning is left out.]\n\n"_s + text.last(longestPast);
    return text;
}

class PromptBlocks
{
public:
    explicit PromptBlocks(const AcpAbilities &abilities)
        : m_abilities(abilities)
    {
        m_writer.beginArray();
    }

    void text(const QString &text)
    {
        if (!text.isEmpty())
            m_writer.beginObject().member(u"type", u"text").member(u"text", text).endObject();
    }

    //! A text with a name: as a resource, where the agent takes those.
    void document(const QString &uri, const QString &title, const QString &type, const QString &content)
    {
        if (!m_abilities.takesDocuments) {
            text(u"["_s + title + u"]\n\n"_s + content);
            return;
        }
        m_writer.beginObject().member(u"type", u"resource").key(u"resource").beginObject().member(u"uri", uri);
        m_writer.member(u"mimeType", type).member(u"text", content).endObject().endObject();
    }

    void contents(const Canister &canister)
    {
        for (const model::Content &content : canister.contents) {
            std::visit(model::Overloaded {
                           [this](const model::TextContent &plain) { text(plain.text); },
                           [this](const model::DataContent &data) { text(data.json.toString()); },
                           [this](const model::ImageContent &picture) { image(picture); },
                           [this](const model::FileContent &file) {
                               m_remarks.append(AcpPromptTexts::tr("The agent is not given “%1”: it takes no such files.").arg(file.name));
                           },
                           [](const model::ThoughtContent &) {},
                       },
                content);
        }
    }

    AcpPrompt take()
    {
        m_writer.endArray();
        return {m_writer.text(), m_remarks};
    }

private:
    void image(const model::ImageContent &picture)
    {
        if (!m_abilities.takesImages) {
            m_remarks.append(AcpPromptTexts::tr("The agent is not shown the picture: it takes none."));
            return;
        }
        m_writer.beginObject().member(u"type", u"image").member(u"mimeType", picture.mimeType);
        m_writer.member(u"data", QString::fromLatin1(picture.data.toBase64())).endObject();
    }

    const AcpAbilities &m_abilities;
    JsonWriter m_writer;
    QStringList m_remarks;
};

} // namespace

QString acpMark(const model::Contents &said)
{
    return u"said:"_s + saidDigest(model::plainText(said).trimmed());
}

QString acpMark(const model::Invocation &call)
{
    return u"call:"_s + call.id;
}

QString acpMark(const Canister &canister)
{
    switch (canister.role) {
    case Role::User:
    case Role::Document: return u"id:"_s + canister.id.toString();
    case Role::Assistant: return acpMark(canister.contents);
    case Role::Invocation: return canister.invocation ? acpMark(*canister.invocation) : QString();
    case Role::Result: return canister.byHand ? u"id:"_s + canister.id.toString() : QString();
    case Role::Supervisor: break;
    }
    return {};
}

AcpPrompt acpPrompt(
    const QList<CanisterPointer> &past, const QList<CanisterPointer> &present, const QString &instructions, const AcpAbilities &abilities)
{
    PromptBlocks blocks(abilities);
    if (!instructions.isEmpty())
        blocks.document(u"parlance:instructions"_s, u"Instructions for this conversation"_s, u"text/plain"_s, instructions);
    if (const QString text = pastText(past); !text.isEmpty())
        blocks.document(u"parlance:conversation"_s, u"The conversation so far"_s, u"text/markdown"_s, text);
    for (const CanisterPointer &canister : present) {
        if (canister->role == Role::Document)
            blocks.document(u"parlance:document/"_s + canister->id.toString(), canister->title, u"text/plain"_s, canister->text());
        else
            blocks.contents(*canister);
    }
    // What was broken off goes on.
    if (present.isEmpty())
        blocks.text(u"Continue."_s);
    return blocks.take();
}

} // namespace network
