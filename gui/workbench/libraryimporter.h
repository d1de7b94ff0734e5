// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/libraryimport.h"

#include <QObject>

#include <memory>

namespace model {
class Store;
}

namespace gui {

class PdfAttachment;

//! Imports one file, for window and command line alike: looks through it, and takes it where that is wished, in short steps on the
//! store's thread, so that other work goes on between them. Nobody sees what has come until all has. Says finished() once; deleted
//! before, what has come is discarded. Of one profile one import is under way at a time. The store outlives it.
class LibraryImporter final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LibraryImporter)

public:
    LibraryImporter(model::Store &store, const QString &path, const model::LibraryImport::Choices &choices, QObject *parent);
    ~LibraryImporter() override;

    void start();
    //! It fails at the end of the step under way, and nothing has come. May be called twice.
    void stop();
    //! That was asked for before its end.
    bool isStopped() const { return m_state == State::Stopping || m_state == State::Stopped; }

    //! Discards what an import has left that was broken off, unless one is under way in another process. For the program's start.
    static void sweep(model::Store &store);

Q_SIGNALS:
    //! Of the whole work; the file is read twice where it is taken.
    void progressed(double share);
    //! Errors name the file and the line.
    void finished(const model::Result<model::ImportedFile> &file);

private:
    class Work;

    void goOn();
    void openPdf();
    void took(const model::Result<void> &step);
    void end(const model::Result<model::ImportedFile> &file);

    model::Store &m_store;
    const std::shared_ptr<Work> m_work;
    //! While a PDF is being opened.
    PdfAttachment *m_attachment = nullptr;
    enum class State { Working, Stopping, Stopped, Finished } m_state = State::Working;
};

} // namespace gui
