// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace model {

//! A request's body as a person edits it: JSON laid out in lines, strings that nobody reads folded to a mark, and how what is edited
//! becomes bytes again. What is not changed goes as it was, to the byte, its white space too: a provider's cache of prompts knows
//! the text by its beginning. A value.
class EditableBody final
{
public:
    //! Bytes of a longer string are folded, such as those of a picture.
    static constexpr qsizetype longestShown = 8 * 1024;
    //! Bytes of what is shown; of more no editor is any use.
    static constexpr qsizetype largestShown = 2 * 1024 * 1024;

    explicit EditableBody(const QByteArray &body = {});

    //! Why it can only be sent as it is; empty where it can be edited.
    const QString &refusal() const { return m_refusal; }
    //! What is edited; empty where it cannot be.
    const QString &text() const { return m_text; }
    //! How many strings are folded.
    qsizetype folded() const { return m_folded.size(); }
    //! The bytes to send for what the text has become. What is no JSON any more goes as it is written.
    QByteArray sent(const QString &edited) const;

private:
    QByteArray withFolds(const QByteArray &laidOut);

    QByteArray m_body;
    QString m_text;
    QString m_refusal;
    //! Marks as they stand in the text, with their quotes, and what they stand for.
    QList<std::pair<QByteArray, QByteArray>> m_folded;
};

} // namespace model
