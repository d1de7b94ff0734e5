// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/libraryfiles.h"

#include "model/archives/htmlwriter.h"
#include "model/archives/librarylineswriter.h"
#include "model/archives/markdownwriter.h"
#include "model/archives/openaichatwriter.h"
#include "model/basics/outputfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>

namespace gui {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

struct LibraryFilesTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::LibraryFiles)
};

QMap<QString, MakeArchiveWriter> &addedFormats()
{
    static QMap<QString, MakeArchiveWriter> formats;
    return formats;
}

//! `isList`: there is not just one conversation.
std::unique_ptr<model::ArchiveWriter> makeWriter(const QString &format, QIODevice &device, bool isList)
{
    if (format == u"markdown")
        return std::make_unique<model::MarkdownWriter>(device);
    if (format == u"html")
        return std::make_unique<model::HtmlWriter>(device);
    if (format == u"openai")
        return std::make_unique<model::OpenAiChatWriter>(device, isList);
    if (const auto make = addedFormats().value(format))
        return make(device);
    return std::make_unique<model::LibraryLinesWriter>(device);
}

auto unwritable(const QString &path, const QString &why)
{
    return model::failure(
        ErrorCategory::Execution, LibraryFilesTexts::tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(path), why));
}

} // namespace

QStringList libraryFormats()
{
    return QStringList {u"jsonl"_s, u"markdown"_s, u"html"_s, u"openai"_s} + addedFormats().keys();
}

void addLibraryFormat(const QString &name, MakeArchiveWriter make)
{
    addedFormats().insert(name, make);
}

QString formatOf(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == u"md" || suffix == u"markdown")
        return u"markdown"_s;
    if (suffix == u"html" || suffix == u"htm")
        return u"html"_s;
    if (suffix == u"pdf" && addedFormats().contains(suffix))
        return suffix;
    return suffix == u"json" ? u"openai"_s : u"jsonl"_s;
}

QStringList libraryFilters()
{
    // Names, which are the same in all languages.
    static const QMap<QString, QString> named {{u"jsonl"_s, u"JSON Lines (*.jsonl)"_s}, {u"markdown"_s, u"Markdown (*.md *.markdown)"_s},
        {u"html"_s, u"HTML (*.html *.htm)"_s}, {u"openai"_s, u"OpenAI JSON (*.json)"_s}};
    QStringList filters;
    for (const QString &format : libraryFormats())
        filters += named.value(format, u"%1 (*.%2)"_s.arg(format.toUpper(), format));
    return filters;
}

QString fileNameOf(const QString &title)
{
    static const QRegularExpression unusual(u"[^\\w .-]+"_s, QRegularExpression::UseUnicodePropertiesOption);
    constexpr qsizetype longest = 60;
    QString name = QString(title).replace(unusual, u" "_s).simplified().left(longest);
    while (name.startsWith(u'.'))
        name.remove(0, 1);
    return name.isEmpty() ? u"conversation"_s : name;
}

model::Result<model::ExportedLibrary> exportLibrary(model::Database &database, model::LibraryExport::Scope scope, const QString &format,
    const QString &path, const std::function<bool()> &isStopped)
{
    model::OutputFile file(path, model::OutputFile::Readers::OwnerOnly);
    if (!file.open())
        return unwritable(path, file.errorString());
    // The form that keeps all is the only one that has a place for them.
    scope.withDrafts = format == u"jsonl";
    const auto ids = model::LibraryExport::conversations(database, scope);
    if (!ids)
        return tl::make_unexpected(ids.error());
    const auto writer = makeWriter(format, file.device(), ids->size() != 1);
    auto exported = model::LibraryExport(database, scope, isStopped).run(*writer);
    if (!exported && exported.error().category == ErrorCategory::Execution)
        return unwritable(path, exported.error().message);
    if (exported && !file.commit())
        return unwritable(path, file.errorString());
    return exported;
}

QString whySkipped(const model::ImportedConversation &conversation)
{
    using Outcome = model::ImportedConversation::Outcome;
    switch (conversation.outcome) {
    case Outcome::Imported: return {};
    case Outcome::SkippedSame:
        return conversation.isDeleted ? LibraryFilesTexts::tr("is here already, among the deleted")
                                      : LibraryFilesTexts::tr("is here already");
    case Outcome::SkippedOther: return LibraryFilesTexts::tr("is here already, and differs by now; it stays as it is");
    }
    return {};
}

} // namespace gui
