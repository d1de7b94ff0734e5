// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/libraryimporter.h"

#include "gui/workbench/pdfattachment.h"
#include "model/archives/carriedreader.h"
#include "model/store/store.h"

#include <QBuffer>
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
constexpr char pdfBegin[] = "%PDF-";

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

    //! PdfFound: it goes on once it has been told what the PDF carries.
    enum class Step { More, Ended, PdfFound };
    model::Result<Step> step(model::Database &database);
    //! Between two steps.
    void useLines(const QByteArray &lines) { m_lines = lines; }
    //! After an error, or where nobody waits any more: nothing stays.
    void discard(model::Database &database);
    const model::ImportedFile &imported() const { return m_imported; }
    double share() const { return m_share; }
    const QString &path() const { return m_path; }
    model::Error named(const model::Error &error) const;

private:
    model::Result<Step> begin(model::Database &database);
    model::Result<bool> endOfReading(model::Database &database);
    //! \return whether it is a PDF, of which it is not known what it carries.
    model::Result<bool> open();

    QFile m_file;
    //! Of a PDF.
    std::optional<QByteArray> m_lines;
    //! What is read: the file, or a buffer of the reader's.
    QIODevice *m_source = &m_file;
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

model::Result<bool> LibraryImporter::Work::open()
{
    // A pipe or a device would never end, or never begin.
    if (!QFileInfo::exists(m_path))
        return model::failure(ErrorCategory::Execution, LibraryImporterTexts::tr("There is no such file."));
    if (!QFileInfo(m_path).isFile())
        return model::failure(ErrorCategory::Execution, LibraryImporterTexts::tr("This is not a file."));
    m_file.close();
    if (!m_file.open(QIODevice::ReadOnly))
        return model::failure(ErrorCategory::Execution, m_file.errorString());
    if (m_lines) {
        auto lines = std::make_unique<QBuffer>();
        lines->setData(*m_lines);
        lines->open(QIODevice::ReadOnly);
        m_source = lines.get();
        m_reader = std::make_unique<model::CarriedReader>(std::move(lines), model::CarriedReader::Carrier::Pdf);
        return false;
    }
    if (m_file.peek(sizeof pdfBegin - 1) == pdfBegin)
        return true;
    auto reader = model::ArchiveReader::open(m_file, QFileInfo(m_path).lastModified().toUTC());
    return reader.map([this](std::unique_ptr<model::ArchiveReader> &made) {
        m_reader = std::move(made);
        return false;
    });
}

model::Result<LibraryImporter::Work::Step> LibraryImporter::Work::begin(model::Database &database)
{
    const auto isPdf = open();
    if (!isPdf)
        return tl::unexpected(isPdf.error());
    if (!*isPdf)
        m_import = std::make_unique<model::LibraryImport>(database, model::LibraryImport::Choices {true, m_choices.again});
    return *isPdf ? Step::PdfFound : Step::More;
}

model::Result<LibraryImporter::Work::Step> LibraryImporter::Work::step(model::Database &database)
{
    if (!m_import) {
        const auto begun = begin(database);
        if (!begun)
            return tl::unexpected(named(begun.error()));
        if (*begun == Step::PdfFound)
            return *begun;
    }
    const auto isEnd = m_import->step(*m_reader, stepMilliseconds);
    if (!isEnd)
        return tl::unexpected(named(isEnd.error()));
    const double read = double(m_source->pos()) / double(std::max<qint64>(1, m_source->size()));
    m_share = m_choices.onlyLook ? read : read / 2 + (m_lock ? 0.5 : 0);
    if (!*isEnd)
        return Step::More;
    const auto ended = endOfReading(database);
    if (!ended)
        return tl::unexpected(named(ended.error()));
    return *ended ? Step::Ended : Step::More;
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
    if (m_state != State::Working)
        return;
    m_state = State::Stopping;
    if (m_attachment)
        m_attachment->cancel();
}

void LibraryImporter::goOn()
{
    m_store.run(
        this, [work = m_work](model::Database &database) { return work->step(database); },
        [this](const model::Result<Work::Step> &step) {
            if (step && *step == Work::Step::Ended) {
                Q_EMIT progressed(1);
                end(m_work->imported());
            } else if (step && m_state == State::Working && *step == Work::Step::PdfFound) {
                openPdf();
            } else {
                took(step.map([](Work::Step) {}));
            }
        });
}

void LibraryImporter::openPdf()
{
    m_attachment = new PdfAttachment(QFileInfo(m_work->path()).absoluteFilePath(), this);
    connect(m_attachment, &PdfAttachment::succeeded, this, [this](const QByteArray &lines) {
        m_work->useLines(lines);
        took({});
    });
    connect(
        m_attachment, &PdfAttachment::failed, this, [this](const model::Error &error) { took(tl::make_unexpected(m_work->named(error))); });
    connect(m_attachment, &PdfAttachment::finished, this, [this] {
        if (std::exchange(m_attachment, nullptr)->wasCancelled())
            took({});
    });
}

//! More is to be done, or it has failed.
void LibraryImporter::took(const model::Result<void> &step)
{
    if (step && m_state == State::Working) {
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
