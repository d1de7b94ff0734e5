// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/librarytransfer.h"

#include "gui/shared/userprompts.h"
#include "gui/workbench/libraryfiles.h"
#include "gui/workbench/libraryimporter.h"
#include "model/basics/privatefile.h"
#include "model/evaluation/evaluationcase.h"
#include "model/store/store.h"
#include "model/text/graphemes.h"
#include "model/text/visibletext.h"

#include <QDate>
#include <QDir>
#include <QLocale>
#include <QProgressDialog>
#include <QPushButton>
#include <QSaveFile>
#include <QWidget>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using Outcome = model::ImportedConversation::Outcome;

namespace {

//! So many titles and folders are named before the rest is counted.
constexpr qsizetype mostNamed = 8;

//! As they are, a line each; the rest is counted.
QStringList named(const QStringList &names)
{
    QStringList lines;
    for (const QString &name : names.first(std::min(names.size(), mostNamed)))
        lines += u"• "_s + model::visibleLine(name);
    if (names.size() > mostNamed)
        lines += LibraryTransfer::tr("and others: %1").arg(QLocale().toString(names.size() - mostNamed));
    return lines;
}

bool isNever()
{
    return false;
}

} // namespace

LibraryTransfer::LibraryTransfer(model::Store &store, UserPrompts &prompts, QWidget *window)
    : QObject(window)
    , m_store(store)
    , m_prompts(prompts)
    , m_window(window)
{
}

void LibraryTransfer::exportOne(const model::ConversationId &id, const QString &title)
{
    exportTo(tr("Export the conversation (.jsonl has everything; .md, .html, .pdf, .json the path that is shown)"),
        fileNameOf(title) + u".md"_s, {{id}});
}

void LibraryTransfer::exportAll()
{
    exportTo(tr("Export all conversations (.jsonl has everything; .md, .html, .pdf, .json the paths that are shown)"),
        u"parlance-%1.jsonl"_s.arg(QDate::currentDate().toString(Qt::ISODate)), {});
}

void LibraryTransfer::exportTo(const QString &title, const QString &name, const model::LibraryExport::Scope &scope)
{
    m_prompts.chooseFileToSave(m_window, title, {name, libraryFilters()}, this, [this, scope](const QString &path) {
        m_store.run(
            this, [scope, path](model::Database &database) { return exportLibrary(database, scope, formatOf(path), path, isNever); },
            [this, path](const model::Result<model::ExportedLibrary> &exported) {
                if (exported)
                    Q_EMIT said(
                        tr("Exported to %1: messages: %2.").arg(QDir::toNativeSeparators(path), QString::number(exported->canisters)));
                else
                    m_prompts.tell(m_window, exported.error().message);
            });
    });
}

void LibraryTransfer::saveCase(const model::ConversationId &id, const QString &title)
{
    const QString name = fileNameOf(title) + u".jsonl"_s;
    m_prompts.chooseFileToSave(m_window, tr("Save as a case of an evaluation"), name, this, [this, id](const QString &path) {
        m_store.run(
            this, [id](model::Database &database) { return model::EvaluationCase::of(database, id); },
            [this, path](const model::Result<model::EvaluationCase> &made) {
                if (!made)
                    return m_prompts.tell(m_window, made.error().message);
                QSaveFile file(path);
                const QByteArray line = made->toJson().bytes() + '\n';
                if (!file.open(QIODevice::WriteOnly) || !model::writeWhole(file, line) || !model::commitWhole(file))
                    return m_prompts.tell(m_window, tr("%1 cannot be written: %2").arg(QDir::toNativeSeparators(path), file.errorString()));
                Q_EMIT said(tr("Saved as a case in %1.").arg(QDir::toNativeSeparators(path)));
            });
    });
}

void LibraryTransfer::importFile()
{
    m_prompts.chooseFileToOpen(m_window, tr("Import conversations"), this, [this](const QString &path) { look(path); });
}

void LibraryTransfer::look(const QString &path)
{
    begin(path, {true, false}, [this, path](const model::Result<model::ImportedFile> &file) {
        if (!file) {
            m_prompts.tell(m_window, file.error().message);
            return;
        }
        const bool isAnythingNew = std::any_of(file->conversations.begin(), file->conversations.end(),
            [](const model::ImportedConversation &each) { return each.outcome == Outcome::Imported; });
        if (isAnythingNew)
            m_prompts.confirm(m_window, summary(*file), tr("&Import"), this, [this, path] { take(path); });
        else
            m_prompts.tell(m_window, summary(*file));
    });
}

//! Shows how far it is, with a way to stop it, unless it is done soon. `done`: not where it was stopped.
void LibraryTransfer::begin(const QString &path, const model::LibraryImport::Choices &choices,
    const std::function<void(const model::Result<model::ImportedFile> &file)> &done)
{
    constexpr int whole = 1000;
    constexpr int soon = 500;
    // Its conversations may come in files one after the other; at one moment it is one.
    if (m_importer) {
        m_prompts.tell(m_window, tr("Another import is under way; try again when it has finished."));
        return;
    }
    m_importer = new LibraryImporter(m_store, path, choices, this);
    auto *progress = new QProgressDialog(
        choices.onlyLook ? tr("Looking through the file…") : tr("Importing the conversations…"), tr("&Stop"), 0, whole, m_window);
    progress->setObjectName(u"importProgress"_s);
    progress->setAccessibleName(progress->labelText());
    progress->setWindowTitle(tr("Import conversations"));
    progress->setWindowModality(Qt::NonModal);
    progress->setAutoClose(false);
    progress->setAutoReset(false);
    progress->setMinimumDuration(soon);
    progress->setAttribute(Qt::WA_DeleteOnClose, false);
    if (auto *stop = progress->findChild<QPushButton *>())
        stop->setObjectName(u"importStop"_s);
    connect(progress, &QProgressDialog::canceled, m_importer, [this] { m_importer->stop(); });
    connect(m_importer, &LibraryImporter::progressed, progress, [progress](double share) { progress->setValue(int(share * whole)); });
    connect(m_importer, &LibraryImporter::finished, this, [this, progress, done](const model::Result<model::ImportedFile> &file) {
        const bool isStopped = m_importer->isStopped();
        progress->deleteLater();
        progress->hide();
        m_importer->deleteLater();
        m_importer = nullptr;
        if (isStopped && !file)
            Q_EMIT said(tr("The import was stopped; nothing has been imported."));
        else
            done(file);
    });
    m_importer->start();
}

QString LibraryTransfer::summary(const model::ImportedFile &file)
{
    constexpr qsizetype longestTitle = 80;
    QStringList titles;
    QStringList folders;
    for (const model::ImportedConversation &each : file.conversations) {
        if (each.outcome != Outcome::Imported)
            continue;
        titles += model::wholeCharacters(each.title.simplified(), longestTitle);
        folders += each.folders;
    }
    folders.removeDuplicates();
    const qsizetype skipped = file.conversations.size() - titles.size();
    QStringList lines {tr("From %1: conversations to import: %2, already here: %3")
                           .arg(file.format, QLocale().toString(titles.size()), QLocale().toString(skipped))};
    lines += named(titles);
    if (!folders.isEmpty()) {
        lines += tr("They name these folders, which their tools do not look into until they are picked again:");
        lines += named(folders);
    }
    return (lines + file.remarks).join(u'\n');
}

void LibraryTransfer::take(const QString &path)
{
    begin(path, {}, [this](const model::Result<model::ImportedFile> &file) {
        if (!file) {
            m_prompts.tell(m_window, file.error().message);
            return;
        }
        const auto imported = std::count_if(file->conversations.begin(), file->conversations.end(),
            [](const model::ImportedConversation &each) { return each.outcome == Outcome::Imported; });
        Q_EMIT said(tr("Conversations imported: %1.").arg(QLocale().toString(imported)));
        Q_EMIT this->imported();
    });
}

} // namespace gui
