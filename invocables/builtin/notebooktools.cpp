// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/builtininvocables.h"

#include "invocables/notebook/notebook.h"
#include "invocables/tools/invocable.h"

namespace invocables {

using namespace Qt::StringLiterals;
using model::JsonText;

namespace {

model::Result<QString> keepNote(Notebook book, const QJsonValue &values)
{
    const QString action = values[u"action"].toString();
    const QString name = values[u"name"].toString();
    if (action == u"save")
        return book.saveNote(name, values[u"content"].toString());
    if (action == u"get")
        return book.note(name);
    return action == u"delete" ? book.deleteNote(name) : book.listNotes();
}

model::Result<QString> keepTask(Notebook book, const QJsonValue &values)
{
    const QString action = values[u"action"].toString();
    const QString task = values[u"task"].toString();
    if (action == u"add")
        return book.addTask(task);
    if (action == u"done")
        return book.finishTask(task);
    if (action == u"remove")
        return book.removeTask(task);
    return action == u"clear" ? book.clearTasks() : book.listTasks();
}

model::Result<QString> keepReminder(Notebook book, const QJsonValue &values)
{
    const QString action = values[u"action"].toString();
    const QString text = values[u"text"].toString();
    if (action == u"add")
        return book.addReminder(text, values[u"time"].toString());
    return action == u"remove" ? book.removeReminder(text) : book.listReminders(QDateTime::currentDateTime());
}

using Keep = model::Result<QString> (*)(Notebook book, const QJsonValue &values);

BuiltinCall working(Keep keep, const QString &path)
{
    return atOnce([keep, path](const JsonText &arguments) { return keep(Notebook(path), arguments.read()).map(textResult); });
}

} // namespace

QList<BuiltinDeclaration> notebookTools(const QString &path)
{
    return {
        {u"notebook:note"_s, u"Keeps notes by name, over all conversations"_s, JsonText::trusted(R"({"type":"object","properties":{
"action":{"enum":["save","get","list","delete"],"description":"What to do"},
"name":{"type":"string","maxLength":200,"description":"The note's name"},
"content":{"type":"string","description":"What it says"}},
"required":["action"],"additionalProperties":false})"),
            working(keepNote, path)},
        {u"notebook:todo"_s, u"Keeps a list of things to do"_s, JsonText::trusted(R"({"type":"object","properties":{
"action":{"enum":["add","list","done","remove","clear"],"description":"What to do"},
"task":{"type":"string","maxLength":2000,"description":"The task: its text, or its number in the list"}},
"required":["action"],"additionalProperties":false})"),
            working(keepTask, path)},
        {u"notebook:reminder"_s, u"Keeps reminders with their times"_s, JsonText::trusted(R"({"type":"object","properties":{
"action":{"enum":["add","list","remove"],"description":"What to do"},
"text":{"type":"string","maxLength":2000,"description":"What to be reminded of; to remove one, also its number"},
"time":{"type":"string","description":"When, such as 2025-01-31T15:00"}},
"required":["action"],"additionalProperties":false})"),
            working(keepReminder, path)},
    };
}

} // namespace invocables
