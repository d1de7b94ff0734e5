// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"
#include "model/descriptors/descriptorfile.h"

#include <QObject>

namespace model {

//! Which tool does the work of which tool specification. A value; see LibraryCatalog.
struct ToolLibrary {
    //! How close a tool has to come to its specification: its arguments have to fit, or name, description and schema have to be equal.
    enum class Match { Compatible, Exact };
    struct Binding {
        //! What the specification of an agent calls the tool.
        QString name;
        //! ENSEMBLE:TOOL.
        QString invoker;
        TextPosition position = {};
    };

    QString name = {};
    QString title = {};
    QString description = {};
    QString path = {};
    Match match = Match::Compatible;
    QList<Binding> bindings = {};
    Diagnostics diagnostics = {};
    //! What is wrong with the file as it is now, where its last good text is in use.
    Diagnostics newerFaults = {};

    //! Null where there is none.
    const Binding *find(const QString &specification) const;
    QString shownName() const { return title.isEmpty() ? name : title; }

    //! For DescriptorCheck: what is wrong with it beyond the schema is added to `diagnostics`.
    static ToolLibrary read(const DescriptorFile &file, Diagnostics &diagnostics);
};

//! All tool libraries that the descriptors describe (`libraries/*.toml`). Owned by the workbench.
class LibraryCatalog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LibraryCatalog)

public:
    explicit LibraryCatalog(DescriptorCatalog &descriptors, QObject *parent = nullptr);

    //! Those with something wrong as well, as far as they could be read.
    const QList<ToolLibrary> &libraries() const { return m_libraries; }
    //! Null where there is none.
    const ToolLibrary *find(const QString &name) const;
    //! By name, or the path of a TOML file. \return a Usage error where there is none, a Validation error where it has errors.
    Result<ToolLibrary> libraryFor(const QString &name) const;
    //! Those without errors that bind a tool of this name. Also of files that have been asked for, see useFile().
    QList<ToolLibrary> binding(const QString &tool) const;
    //! From now on the library of this file may bind tools, too; it is not among the others.
    void useFile(const ToolLibrary &library);

Q_SIGNALS:
    void changed();

private:
    void read();

    DescriptorCatalog &m_descriptors;
    QList<ToolLibrary> m_libraries;
    QList<ToolLibrary> m_ofFiles;
};

} // namespace model
