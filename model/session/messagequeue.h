// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/conversation/canister.h"
#include "model/schema/jsontext.h"

#include <QObject>

namespace model {

//! A message that waits for the turn under way, or that is being written. A value.
struct QueuedMessage {
    //! Of all attachments together that are kept over the end of the program, as JSON, in bytes: they are written with the settings.
    static constexpr qsizetype largestKept = 16 * 1024 * 1024;

    Contents contents = {};
    //! What goes before it.
    QList<Canister> documents = {};
    //! It goes into the turn under way, before that asks the model again.
    bool isSaidNow = false;

    bool isEmpty() const { return contents.isEmpty() && documents.isEmpty(); }
    QString text() const { return plainText(contents); }
    //! What goes with the text, for keeping it; `null` where that is nothing.
    JsonText attachments() const;
    //! As text() and attachments() gave it; what cannot be read of these is left away.
    static QueuedMessage from(const QString &text, const JsonText &attachments);
    bool operator==(const QueuedMessage &) const = default;
};

//! What a person has written while a turn is under way, in the order in which it will be sent: one message after each turn that is
//! committed. A turn that ends otherwise stops it, and then the person's word is waited for. Part of its Session, which sends, and keeps it
//! over the end of the program.
class MessageQueue final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MessageQueue)

public:
    static constexpr int mostMessages = 100;

    explicit MessageQueue(QObject *parent = nullptr);

    const QList<QueuedMessage> &messages() const { return m_messages; }
    bool isEmpty() const { return m_messages.isEmpty(); }
    QStringList texts() const;
    //! What goes with each text, for keeping it: `null` where that is nothing, or more than is kept; empty where nothing is.
    QList<JsonText> attachments() const;
    //! What waited when the program ended, as texts() and attachments() gave it; what cannot be read of these is left away.
    void restore(const QStringList &texts, const QList<JsonText> &attachments);

    //! Puts it back where it was; nothing is refused that the person has had here before.
    void insert(qsizetype index, const QueuedMessage &message);
    //! \return a Usage error where too many wait.
    Result<void> append(const QueuedMessage &message);
    //! Taken out, to be sent, edited or dropped; nothing where there is none.
    std::optional<QueuedMessage> take(qsizetype index);
    void move(qsizetype from, qsizetype to);
    void setSaidNow(qsizetype index, bool isSaidNow);
    //! Takes out those that are said now.
    QList<QueuedMessage> takeSaidNow();
    //! They wait like the others again.
    void unsay();

    //! Why nothing is sent by itself; empty where it is.
    const QString &stopped() const { return m_stopped; }
    void stop(const QString &why);
    void goOn() { stop({}); }

Q_SIGNALS:
    void changed();

private:
    QList<QueuedMessage> m_messages;
    QString m_stopped;
};

} // namespace model
