// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "model/store/libraryexport.h"
#include "model/store/libraryimport.h"

#include <QPointer>

#include <atomic>
#include <memory>

namespace gui {

class LibraryImporter;

//! `parlance export --output FILE [ID…]`: conversations in a file, the whole library where none is named.
class ExportCommand final : public Command
{
    Q_OBJECT

public:
    ExportCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override { *m_isStopped = true; }

private:
    void finish(const model::Result<model::ExportedLibrary> &exported);

    const std::shared_ptr<std::atomic<bool>> m_isStopped = std::make_shared<std::atomic<bool>>(false);
    QString m_path;
    bool m_json = false;
};

//! `parlance import FILE…`: the conversations of files, each file whole or not at all. The last line counts them.
class ImportCommand final : public Command
{
    Q_OBJECT

public:
    ImportCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return anyNumber; }
    void start(const QCommandLineParser &parser) override;
    void interrupt() override;

private:
    void next();
    void tell(const QString &path, const model::ImportedFile &file);
    void tell(const QString &path, const model::ImportedConversation &conversation);
    void finish();

    //! The one under way, or the last one.
    QPointer<LibraryImporter> m_importer;
    model::LibraryImport::Choices m_choices;
    QStringList m_files;
    bool m_json = false;
    int m_imported = 0;
    int m_skipped = 0;
    int m_failed = 0;
};

} // namespace gui
