// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"
#include "model/schema/jsontext.h"

#include <QDateTime>
#include <QJsonObject>

#include <functional>

namespace invocables {

//! What tools write down for the person and for later conversations: notes by name, a list of things to do, reminders. One JSON
//! file of the profile, at most 4 MiB, read anew for each call, since another process may have written, and replaced whole.
class Notebook
{
public:
    //! Empty: nothing can be kept.
    explicit Notebook(QString path)
        : m_path(std::move(path))
    {
    }

    model::Result<QString> saveNote(const QString &name, const QString &content);
    model::Result<QString> note(const QString &name) const;
    model::Result<QString> listNotes() const;
    model::Result<QString> deleteNote(const QString &name);

    model::Result<QString> addTask(const QString &task);
    model::Result<QString> listTasks() const;
    //! A task by its number in the list, or by its text.
    model::Result<QString> finishTask(const QString &task);
    model::Result<QString> removeTask(const QString &task);
    model::Result<QString> clearTasks();

    //! `time` as ISO 8601 has it.
    model::Result<QString> addReminder(const QString &text, const QString &time);
    //! Says which are due at `now`.
    model::Result<QString> listReminders(const QDateTime &now) const;
    model::Result<QString> removeReminder(const QString &reminder);

private:
    model::Result<QJsonObject> read() const;
    model::Result<void> write(const QJsonObject &book) const;
    using Change = std::function<model::Result<QString>(QJsonObject &book)>;
    model::Result<QString> change(const Change &change) const;

    const QString m_path;
};

} // namespace invocables
