// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/canister.h"
#include "model/schema/jsontext.h"

#include <QList>

namespace network {

//! A call's arguments as they may stand in a request: as the model sent them where they are a JSON object, `{}` where there are none,
//! else an object that holds the text, since many providers refuse the whole request otherwise.
model::JsonText argumentsForWire(const QByteArray &arguments);

//! A schema as providers take it: an object with a `type`; every member keeps its text.
model::JsonText schemaForWire(const model::JsonText &schema);

//! The content as text for a provider: data as its JSON; nothing for images and thoughts.
QString textForWire(const model::Content &content);

//! All texts of the contents, joined by a blank line.
QString joinedText(const model::Contents &contents);

//! The picture as a `data:` URL.
QString dataUrl(const model::ImageContent &image);

//! The members of a request's body in the order in which they are written. Setting one again replaces it in its place, so that what
//! a descriptor or a person sets never makes a name stand twice. A value.
class BodyMembers final
{
public:
    void set(const QString &name, const model::JsonText &value);
    void set(const QString &name, QStringView text);
    void set(const QString &name, qint64 number);
    void set(const QString &name, bool value);
    //! Those of a descriptor or a person, an object's members one by one over those that are there (`options.temperature`); what makes up
    //! the conversation itself is not theirs.
    void setFrom(const QList<std::pair<QString, model::JsonText>> &members);
    //! `model`, `messages`, `system`, `tools`, and what other wire languages call them.
    static bool isOfConversation(const QString &name);
    bool has(QStringView name) const;
    bool isEmpty() const { return m_members.isEmpty(); }

    QByteArray toJson() const;

private:
    QList<std::pair<QString, model::JsonText>> m_members;
};

} // namespace network
