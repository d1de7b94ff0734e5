// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/store/libraryexport.h"
#include "model/store/libraryimport.h"

#include <QObject>
#include <QPointer>

#include <functional>

class QWidget;

namespace model {
class Store;
}

namespace gui {

class LibraryImporter;
class UserPrompts;

//! *Export…* and *Import…* of the window, and conversations as cases: asks for the file, tells what would come before anything comes, and
//! says what became of it. The store's thread does the work. Owned by its window's docks; the store and the prompts outlive it.
class LibraryTransfer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LibraryTransfer)

public:
    LibraryTransfer(model::Store &store, UserPrompts &prompts, QWidget *window);

    void exportOne(const model::ConversationId &id, const QString &title);
    void exportAll();
    //! As a case of an evaluation, a line for a file of cases.
    void saveCase(const model::ConversationId &id, const QString &title);
    void importFile();
    //! Tells what would come from this file, and asks.
    void look(const QString &path);

Q_SIGNALS:
    //! A sentence for the person.
    void said(const QString &text);
    //! Conversations have come into the store; lists of them are to be read again.
    void imported();

private:
    void exportTo(const QString &title, const QString &name, const model::LibraryExport::Scope &scope);
    void begin(const QString &path, const model::LibraryImport::Choices &choices,
        const std::function<void(const model::Result<model::ImportedFile> &file)> &done);
    void take(const QString &path);
    static QString summary(const model::ImportedFile &file);

    model::Store &m_store;
    UserPrompts &m_prompts;
    QWidget *m_window;
    QPointer<LibraryImporter> m_importer;
};

} // namespace gui
