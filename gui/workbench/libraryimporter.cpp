// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/libraryimporter.h"

#include "model/store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <atomic>

namespace gui {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

//! Others wait for so long at most.
constexpr int stepMilliseconds = 40;

struct LibraryImporterTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::LibraryImporter)
};

//! Only a process that lives counts, however long it takes.
std::unique_ptr<QLockFile> importLock(const QString &database)
{
    auto lock = std::make_unique<QLockFile>(database + u".importing"_s);
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

//! What the steps share. Made on the importer's thread, used on the store's.
class LibraryImporter::Work final
{
public:
    Work(const QString &path, model::LibraryImport::Choices choices)
        : m_file(path)
        , m_path(path)
        , m_choices(choices)
    {
    }

    //! \return whether it has been done to the end.
    model::Result<bool> step(model::Database &database);
    //! After an error, or where nobody waits any more: nothing stays.
    void discard(model::Database &database);
    const model::ImportedFile &imported() const { return m_imported; }
    double share() const { return m_share; }

private:
    model::Result<void> begin(model::Database &database);
    model::Result<bool> endOfReading(model::Database &database);
    model::Result<void> open();
    model::Error named(const model::Error &error) const;

    QFile m_file;
    const QString m_path;
    const model::LibraryImport::Choices m_choices;
    //! Held while the file is taken: when it is read for the second time.
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<model::ArchiveReader> m_reader;
    std::unique_ptr<model::LibraryImport> m_import;
    model::ImportedFile m_imported;
    std::atomic<double> m_share = 0;
};

model::Error LibraryImporter::Work::named(const model::Error &error) const
{
    return {error.category, LibraryImporterTexts::tr("%1: %2").arg(QDir::toNativeSeparators(m_path), error.message), error.detail};
}

model::Result<void> LibraryImporter::Work::open()
{
    // A pipe or a device would never end, or never begin.
    if (!QFileInfo::exists(m_path))
        return model::failure(ErrorCategory::Execution, LibraryImporterTexts::tr("There is no such file."));
    if (!QFileInfo(m_path).isFile())
        return model::failure(ErrorCategory::Execution, LibraryImporterTexts::tr("This is not a file."));
    m_file.close();
    if (!m_file.open(QIODevice::ReadOnly))
        return model::failure(ErrorCategory::Execution, m_file.errorString());
    auto reader = model::ArchiveReader::open(m_file, QFileInfo(m_path).lastModified().toUTC());
    return reader.map([this](std::unique_ptr<model::ArchiveReader> &made) { m_reader = std::move(made); });
}

model::Result<void> LibraryImporter::Work::begin(model::Database &database)
{
    const auto opened = open();
    if (opened)
        m_import = std::make_unique<model::LibraryImport>(database, model::LibraryImport::Choices {true, m_choices.again});
    return opened;
}

model::Result<bool> LibraryImporter::Work::step(model::Database &database)
{
    if (!m_import) {
        if (const auto begun = begin(database); !begun)
            return tl::unexpected(named(begun.error()));
    }
    const auto isEnd = m_import->step(*m_reader, stepMilliseconds);
    if (!isEnd)
        return tl::unexpected(named(isEnd.error()));
    const double read = double(m_file.pos()) / double(std::max<qint64>(1, m_file.size()));
    m_share = m_choices.onlyLook ? read : read / 2 + (m_lock ? 0.5 : 0);
    if (!*isEnd)
        return false;
    const auto ended = endOfReading(database);
    return ended ? ended : tl::make_unexpected(named(ended.error()));
}

//! After the first time it is known that the file is whole, and how much there is to take.
model::Result<bool> LibraryImporter::Work::endOfReading(model::Database &database)
{
    auto file = m_import->finish(*m_reader);
    if (!file)
        return tl::unexpected(file.error());
    m_imported = std::move(*file);
    if (m_choices.onlyLook || m_lock) {
        m_lock.reset();
        return true;
    }
    auto lock = importLock(database.path());
    if (!lock->tryLock())
        return model::failure(
            ErrorCategory::Usage, LibraryImporterTexts::tr("Another import is under way; try again when it has finished."));
    m_lock = std::move(lock);
    if (const auto swept = model::LibraryImport::discardUnfinished(database); !swept)
        return tl::unexpected(swept.error());
    if (const auto opened = open(); !opened)
        return tl::unexpected(opened.error());
    m_import = std::make_unique<model::LibraryImport>(database, m_choices);
    m_import->expect(m_imported);
    return false;
}

void LibraryImporter::Work::discard(model::Database &database)
{
    m_import.reset();
    if (!m_lock)
        return;
    // Otherwise the next start does it.
    if (!model::LibraryImport::discardUnfinished(database))
        m_share = 0;
    m_lock.reset();
}

LibraryImporter::LibraryImporter(model::Store &store, const QString &path, const model::LibraryImport::Choices &choices, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_work(std::make_shared<Work>(path, choices))
{
}

LibraryImporter::~LibraryImporter()
{
    if (m_state == State::Stopped || m_state == State::Finished)
        return;
    m_store.run([work = m_work](model::Database &database) {
        work->discard(database);
        return model::Result<void>();
    });
}

void LibraryImporter::start()
{
    goOn();
}

void LibraryImporter::stop()
{
    if (m_state == State::Working)
        m_state = State::Stopping;
}

void LibraryImporter::goOn()
{
    m_store.run(
        this, [work = m_work](model::Database &database) { return work->step(database); },
        [this](const model::Result<bool> &step) { took(step); });
}

void LibraryImporter::took(const model::Result<bool> &step)
{
    if (step && *step) {
        Q_EMIT progressed(1);
        end(m_work->imported());
    } else if (step && m_state == State::Working) {
        Q_EMIT progressed(m_work->share());
        goOn();
    } else {
        const model::Error error = step ? model::Error {ErrorCategory::Usage, tr("The import was stopped.")} : step.error();
        m_store.run(
            this,
            [work = m_work](model::Database &database) {
                work->discard(database);
                return model::Result<void>();
            },
            [this, error](const model::Result<void> &) { end(tl::make_unexpected(error)); });
    }
}

void LibraryImporter::end(const model::Result<model::ImportedFile> &file)
{
    m_state = m_state == State::Stopping ? State::Stopped : State::Finished;
    Q_EMIT finished(file);
}

void LibraryImporter::sweep(model::Store &store)
{
    store.run([](model::Database &database) {
        const auto isThere = model::LibraryImport::hasUnfinished(database);
        const auto lock = importLock(database.path());
        if (!isThere || !*isThere || !lock->tryLock())
            return isThere.map([](bool) {});
        return model::LibraryImport::discardUnfinished(database);
    });
}

} // namespace gui
