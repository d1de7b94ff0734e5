// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/editfile.h"

#include "invocables/files/filebytes.h"
#include "invocables/files/filejob.h"
#include "invocables/tools/invocable.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct Edit {
    QByteArray before;
    QByteArray after;
    bool all = false;
};

struct EditFileTexts {
    Q_DECLARE_TR_FUNCTIONS(EditFile)
};

tl::unexpected<model::Error> textNotFound(const QByteArray &text, const Edit &edit, const QString &shown)
{
    QString message = EditFileTexts::tr("The text to replace is not in “%1”.").arg(shown);
    if (text.contains("\r\n") && !edit.before.contains("\r\n") && edit.before.contains('\n'))
        message += u' ' + EditFileTexts::tr("Its lines end with carriage return and line feed.");
    return model::failure(ErrorCategory::Execution, message);
}

model::Result<InvocableResult> apply(const GuardedPath &path, const Edit &edit, const StopFlag &stop)
{
    const auto guard = lockFiles();
    const auto text = readBytes(path, stop);
    if (!text)
        return tl::unexpected(text.error());
    const qsizetype count = text->count(edit.before);
    if (count == 0)
        return textNotFound(*text, edit, path.shown());
    if (count > 1 && !edit.all)
        return model::failure(ErrorCategory::Execution,
            EditFileTexts::tr("The text to replace is %1 times in “%2”. Give more of its surroundings, or set replace_all.")
                .arg(QString::number(count), path.shown()));
    const qsizetype line = QByteArrayView(*text).first(text->indexOf(edit.before)).count('\n') + 1;
    QByteArray edited = *text;
    edited.replace(edit.before, edit.after);
    if (const auto written = writeBytes(path, edited, WriteMode::Replace); !written)
        return tl::unexpected(written.error());
    return textResult(edit.all ? u"Replaced %1 occurrences in %2."_s.arg(QString::number(count), path.shown())
                               : u"Replaced 1 occurrence in %1, at line %2."_s.arg(path.shown(), QString::number(line)));
}

} // namespace

BuiltinDeclaration EditFile::declaration()
{
    return {u"io:edit_file"_s, u"Replaces a text in a file"_s, model::JsonText::trusted(R"({"type":"object","properties":{
"path":{"type":"string","description":"Path to the file, in a workspace folder"},
"old_text":{"type":"string","minLength":1,"description":"The text to replace, exactly as it stands in the file"},
"new_text":{"type":"string","description":"What takes its place"},
"replace_all":{"type":"boolean","description":"Replace every occurrence; otherwise there must be exactly one","default":false}},
"required":["path","old_text","new_text"],"additionalProperties":false})"),
        [] { return std::make_shared<EditFile>(); }};
}

InvocableJob *EditFile::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    const QJsonObject values = arguments.read().toObject();
    const Edit edit {values[u"old_text"].toString().toUtf8(), values[u"new_text"].toString().toUtf8(), values[u"replace_all"].toBool()};
    const auto work = [edit](const GuardedPath &path, const StopFlag &stop) { return apply(path, edit, stop); };
    return new FileJob(context, values[u"path"].toString(), arguments, work, parent);
}

} // namespace invocables
