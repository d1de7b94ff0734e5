// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/conversation/sessionsettings.h"

#include "model/schema/jsonwriter.h"

#include <QJsonArray>
#include <QJsonObject>

#include <utility>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! A text, as it was once, or a list of these.
QMap<QString, QStringList> readTexts(const QJsonObject &object)
{
    QMap<QString, QStringList> texts;
    for (auto member = object.begin(); member != object.end(); ++member)
        texts.insert(member.key(), member->isArray() ? member->toVariant().toStringList() : QStringList {member->toString()});
    return texts;
}

} // namespace

JsonText SessionSettings::toJson() const
{
    JsonWriter writer;
    writer.beginObject().member(u"model", model.toString()).member(u"supervisor", supervisor);
    if (!agent.isEmpty())
        writer.member(u"agent", agent);
    if (!library.isEmpty())
        writer.member(u"library", library);
    if (!agentModel.isEmpty())
        writer.member(u"agent-model", agentModel.toString());
    if (!trimsFor.isEmpty())
        writer.member(u"trims-for", trimsFor.toString());
    writer.key(u"folders").beginArray();
    for (const QString &folder : folders)
        writer.string(folder);
    writer.endArray();
    if (!formerFolders.isEmpty()) {
        writer.key(u"former-folders").beginArray();
        for (const QString &folder : formerFolders)
            writer.string(folder);
        writer.endArray();
    }
    writer.key(u"switches").beginObject();
    for (auto entry = switches.begin(); entry != switches.end(); ++entry)
        writer.flag(entry.key(), entry.value());
    writer.endObject().key(u"controls").beginObject();
    for (auto entry = controls.begin(); entry != controls.end(); ++entry)
        writer.member(entry.key(), entry.value());
    writer.endObject().key(u"approvals").beginObject();
    for (auto entry = approvals.begin(); entry != approvals.end(); ++entry) {
        writer.key(entry.key()).beginArray();
        for (const QString &fingerprint : entry.value())
            writer.string(fingerprint);
        writer.endArray();
    }
    writer.endObject().key(u"limits").beginObject();
    for (const QString &name : GuardSettings::names()) {
        if (const auto limit = limits.value(name))
            writer.member(name, qint64(*limit));
    }
    writer.endObject().member(u"draft", draft);
    if (!draftAttachments.isEmpty())
        writer.member(u"draft-attachments", draftAttachments);
    if (!queue.isEmpty()) {
        writer.key(u"queue").beginArray();
        for (const QString &text : queue)
            writer.string(text);
        writer.endArray();
    }
    if (!queueAttachments.isEmpty()) {
        writer.key(u"queue-attachments").beginArray();
        for (const JsonText &attachments : queueAttachments)
            writer.splice(attachments);
        writer.endArray();
    }
    writer.endObject();
    return writer.text();
}

SessionSettings SessionSettings::toTake() const
{
    SessionSettings others = *this;
    others.approvals.clear();
    if (others.folders.isEmpty())
        others.folders = formerFolders;
    others.formerFolders.clear();
    return others;
}

SessionSettings SessionSettings::taken() const
{
    SessionSettings own = toTake();
    own.formerFolders = std::exchange(own.folders, {});
    return own;
}

SessionSettings SessionSettings::fromJson(const JsonText &text)
{
    const QJsonObject object = text.read().toObject();
    SessionSettings settings;
    settings.model = ModelAddress::parse(object[u"model"].toString()).value_or(ModelAddress {});
    settings.agent = object[u"agent"].toString();
    settings.library = object[u"library"].toString();
    settings.agentModel = ModelAddress::parse(object[u"agent-model"].toString()).value_or(ModelAddress {});
    settings.trimsFor = ModelAddress::parse(object[u"trims-for"].toString()).value_or(ModelAddress {});
    settings.supervisor = object[u"supervisor"].toString();
    for (const QJsonValue &folder : object[u"folders"].toArray())
        settings.folders.append(folder.toString());
    for (const QJsonValue &folder : object[u"former-folders"].toArray())
        settings.formerFolders.append(folder.toString());
    const QJsonObject switches = object[u"switches"].toObject();
    for (auto entry = switches.begin(); entry != switches.end(); ++entry)
        settings.switches.insert(entry.key(), entry.value().toBool());
    if (const auto controls = text.member(u"controls")) {
        for (const auto &[name, value] : controls->members())
            settings.controls.insert(name, value);
    }
    settings.approvals = readTexts(object[u"approvals"].toObject());
    const QJsonObject limits = object[u"limits"].toObject();
    for (auto entry = limits.begin(); entry != limits.end(); ++entry)
        settings.limits.set(entry.key(), entry.value().toInteger(-1));
    settings.draft = object[u"draft"].toString();
    settings.draftAttachments = text.member(u"draft-attachments").value_or(JsonText());
    for (const QJsonValue &each : object[u"queue"].toArray())
        settings.queue.append(each.toString());
    if (const auto attachments = text.member(u"queue-attachments")) {
        for (const auto &[name, each] : attachments->members())
            settings.queueAttachments.append(each);
    }
    return settings;
}

} // namespace model
