// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/notebook/notebook.h"

#include "model/basics/privatefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using Said = model::Result<QString>;

namespace {

constexpr qint64 largestBook = 4 * 1024 * 1024;

struct NotebookTexts {
    Q_DECLARE_TR_FUNCTIONS(Notebook)
    PARLANCE_PHRASED
};

tl::unexpected<model::Error> bookFailure(const model::Wording &message)
{
    return model::failure(ErrorCategory::Execution, message);
}

//! The place of an entry in a list, by its number from 1 or by its text; -1 where there is none.
qsizetype entryPlace(const QJsonArray &list, const QString &named)
{
    bool isNumber = false;
    const qsizetype number = named.toLongLong(&isNumber);
    if (isNumber)
        return number >= 1 && number <= list.size() ? number - 1 : -1;
    for (qsizetype place = 0; place < list.size(); ++place) {
        if (list.at(place)[u"text"].toString() == named)
            return place;
    }
    return -1;
}

Said removed(QJsonObject &book, const QString &list, const QString &named)
{
    QJsonArray entries = book[list].toArray();
    const qsizetype place = entryPlace(entries, named);
    if (place < 0)
        return bookFailure(NotebookTexts::phrased("There is no “%1” in the list.").arg(named));
    const QString text = entries.at(place)[u"text"].toString();
    entries.removeAt(place);
    book.insert(list, entries);
    return u"Removed: %1"_s.arg(text);
}

} // namespace

model::Result<QJsonObject> Notebook::read() const
{
    if (m_path.isEmpty())
        return bookFailure(NotebookTexts::phrased("There is no profile to keep it in."));
    QFile file(m_path);
    if (!QFileInfo::exists(m_path))
        return QJsonObject();
    if (!QFileInfo(m_path).isFile() || file.size() > largestBook || !file.open(QIODevice::ReadOnly))
        return bookFailure(NotebookTexts::phrased("%1 cannot be read.").arg(m_path));
    QJsonParseError error;
    const QJsonDocument book = QJsonDocument::fromJson(file.readAll(), &error);
    // What cannot be read is not written over.
    if (!book.isObject())
        return bookFailure(NotebookTexts::phrased("%1 is not a notebook: %2").arg(m_path, error.errorString()));
    return book.object();
}

model::Result<void> Notebook::write(const QJsonObject &book) const
{
    const QByteArray text = QJsonDocument(book).toJson();
    if (text.size() > largestBook)
        return bookFailure(NotebookTexts::phrased("The notebook is full: it holds 4 MiB."));
    model::makePrivateFolder(QFileInfo(m_path).absolutePath());
    QSaveFile file(m_path);
    if (!model::openPrivately(file) || !model::writeWhole(file, text) || !model::commitWhole(file))
        return bookFailure(NotebookTexts::phrased("%1 cannot be written: %2").arg(m_path, file.errorString()));
    return {};
}

Said Notebook::change(const Change &change) const
{
    auto book = read();
    if (!book)
        return tl::make_unexpected(book.error());
    const Said said = change(*book);
    if (!said)
        return said;
    return write(*book).map([&said] { return *said; });
}

Said Notebook::saveNote(const QString &name, const QString &content)
{
    if (name.trimmed().isEmpty())
        return model::failure(ErrorCategory::Validation, NotebookTexts::phrased("A note needs a name."));
    return change([&](QJsonObject &book) -> Said {
        QJsonObject notes = book[u"notes"].toObject();
        notes.insert(name, content);
        book.insert(u"notes"_s, notes);
        return u"Saved the note “%1”."_s.arg(name);
    });
}

Said Notebook::note(const QString &name) const
{
    return read().and_then([&](const QJsonObject &book) -> Said {
        const QJsonValue note = book[u"notes"][name];
        return note.isString() ? Said(note.toString()) : bookFailure(NotebookTexts::phrased("There is no note “%1”.").arg(name));
    });
}

Said Notebook::listNotes() const
{
    return read().map([](const QJsonObject &book) {
        const QStringList names = book[u"notes"].toObject().keys();
        return names.isEmpty() ? u"There are no notes."_s : names.join(u'\n');
    });
}

Said Notebook::deleteNote(const QString &name)
{
    return change([&](QJsonObject &book) -> Said {
        QJsonObject notes = book[u"notes"].toObject();
        if (!notes.contains(name))
            return bookFailure(NotebookTexts::phrased("There is no note “%1”.").arg(name));
        notes.remove(name);
        book.insert(u"notes"_s, notes);
        return u"Deleted the note “%1”."_s.arg(name);
    });
}

Said Notebook::addTask(const QString &task)
{
    if (task.trimmed().isEmpty())
        return model::failure(ErrorCategory::Validation, NotebookTexts::phrased("What is to be done?"));
    return change([&](QJsonObject &book) -> Said {
        QJsonArray tasks = book[u"tasks"].toArray();
        tasks.append(QJsonObject {{u"text"_s, task}, {u"done"_s, false}});
        book.insert(u"tasks"_s, tasks);
        return u"Added as number %1: %2"_s.arg(tasks.size()).arg(task);
    });
}

Said Notebook::listTasks() const
{
    return read().map([](const QJsonObject &book) {
        QStringList lines;
        for (const QJsonValue &task : book[u"tasks"].toArray())
            lines.append(u"%1. [%2] %3"_s.arg(lines.size() + 1)
                             .arg(task[u"done"].toBool() ? QChar(u'x') : QChar(u' '))
                             .arg(task[u"text"].toString()));
        return lines.isEmpty() ? u"There is nothing to do."_s : lines.join(u'\n');
    });
}

Said Notebook::finishTask(const QString &task)
{
    return change([&](QJsonObject &book) -> Said {
        QJsonArray tasks = book[u"tasks"].toArray();
        const qsizetype place = entryPlace(tasks, task);
        if (place < 0)
            return bookFailure(NotebookTexts::phrased("There is no “%1” in the list.").arg(task));
        QJsonObject done = tasks.at(place).toObject();
        done.insert(u"done"_s, true);
        tasks.replace(place, done);
        book.insert(u"tasks"_s, tasks);
        return u"Done: %1"_s.arg(done[u"text"].toString());
    });
}

Said Notebook::removeTask(const QString &task)
{
    return change([&](QJsonObject &book) { return removed(book, u"tasks"_s, task); });
}

Said Notebook::clearTasks()
{
    return change([](QJsonObject &book) -> Said {
        const qsizetype count = book[u"tasks"].toArray().size();
        book.remove(u"tasks"_s);
        return u"Removed all tasks; there were %1."_s.arg(count);
    });
}

Said Notebook::addReminder(const QString &text, const QString &time)
{
    const QDateTime when = QDateTime::fromString(time, Qt::ISODate);
    if (text.trimmed().isEmpty() || !when.isValid())
        return model::failure(
            ErrorCategory::Validation, NotebookTexts::phrased("A reminder needs a text and a time such as 2025-01-31T15:00."));
    return change([&](QJsonObject &book) -> Said {
        QJsonArray reminders = book[u"reminders"].toArray();
        reminders.append(QJsonObject {{u"text"_s, text}, {u"time"_s, when.toString(Qt::ISODate)}});
        book.insert(u"reminders"_s, reminders);
        return u"Noted as number %1 for %2. It is not announced: listing the reminders tells which are due."_s.arg(reminders.size())
            .arg(when.toString(Qt::ISODate));
    });
}

Said Notebook::listReminders(const QDateTime &now) const
{
    return read().map([&now](const QJsonObject &book) {
        QStringList lines;
        for (const QJsonValue &reminder : book[u"reminders"].toArray()) {
            const QString time = reminder[u"time"].toString();
            const bool due = QDateTime::fromString(time, Qt::ISODate) <= now;
            lines.append(u"%1. %2%3: %4"_s.arg(
                QString::number(lines.size() + 1), time, due ? u" (due)"_s : QString(), reminder[u"text"].toString()));
        }
        return lines.isEmpty() ? u"There are no reminders."_s : lines.join(u'\n');
    });
}

Said Notebook::removeReminder(const QString &reminder)
{
    return change([&](QJsonObject &book) { return removed(book, u"reminders"_s, reminder); });
}

} // namespace invocables
