// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/ensemblecatalog.h"
#include "invocables/ensembles/ensemblereader.h"
#include "tests/support/files.h"

#include <QTemporaryDir>

//! Descriptors of ensembles in a folder of their own, read one by one or as a catalog.
class DescribedEnsembles final
{
public:
    //! `name` is that of a file below the folder, such as `ensembles/io.toml`.
    QString path(const QString &name) const { return m_folder.filePath(name); }
    void write(const QString &name, const QByteArray &text) const { support::write(path(name), text); }

    //! An ensemble `ensembles/io.toml` that says this.
    invocables::Ensemble read(const QByteArray &text) const
    {
        const QString folder = path(QStringLiteral("ensembles"));
        return invocables::EnsembleReader(builtins, {folder}).read(model::DescriptorFile::parse(text, folder + QStringLiteral("/io.toml")));
    }
    //! What is wrong with it, at places in files below `ensembles`.
    QStringList complaints(const invocables::Ensemble &ensemble) const
    {
        QStringList lines;
        for (const model::Diagnostic &diagnostic : ensemble.diagnostics)
            lines.append(diagnostic.toString().remove(path(QStringLiteral("ensembles/"))));
        return lines;
    }
    //! Of what has been written: the person's descriptors over those in `shipped`.
    std::unique_ptr<invocables::EnsembleCatalog> catalog()
    {
        m_descriptors = std::make_unique<model::DescriptorCatalog>(path(QStringLiteral("shipped")), m_folder.path(), check);
        m_descriptors->load();
        return std::make_unique<invocables::EnsembleCatalog>(*m_descriptors, builtins);
    }

    invocables::BuiltinInvocables builtins;
    //! Asks nothing beyond the schemas unless a test registers more.
    model::DescriptorCheck check;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<model::DescriptorCatalog> m_descriptors;
};
