// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/builtin/builtininvocables.h"
#include "invocables/ensembles/invokerreader.h"
#include "invocables/tools/ensemble.h"
#include "model/descriptors/descriptorfile.h"

#include <QHash>

#include <functional>

namespace model {
class DescriptorCheck;
} // namespace model

namespace invocables {

//! Makes an ensemble from its descriptor and from those that this names as sources. What is wrong spoils only the invoker that it is in.
class EnsembleReader
{
public:
    //! How a source's file is read.
    using Read = std::function<model::DescriptorFile(const QString &path)>;

    //! Sources are looked for in `folders` one after the other, since a person's file stands in for a shipped one.
    EnsembleReader(const BuiltinInvocables &builtins, QStringList folders, Read read = &model::DescriptorFile::read)
        : m_builtins(builtins)
        , m_folders(std::move(folders))
        , m_read(std::move(read))
    {
    }

    //! Its name is empty where it has none that can be used.
    Ensemble read(const model::DescriptorFile &file) const;
    //! What is wrong in an invoker's own file, looked at by itself.
    model::Diagnostics checkInvoker(const model::DescriptorFile &file) const;
    //! The tool that an invoker's own file describes, in the ensemble that it most likely belongs to; null where something is wrong.
    InvokerPointer readAlone(const model::DescriptorFile &file, model::Diagnostics &diagnostics) const;

private:
    //! Where a name or an alias has been taken, by its normalised form.
    struct Taken {
        QString tool;
        QString path;
        model::TextPosition position;
    };
    using TakenNames = QHash<QString, Taken>;
    struct Reading {
        TakenNames taken;
        //! Where each of the ensemble's invokers is described, in their order.
        QList<InvokerReader::Place> places;
    };

    void readConnection(Ensemble &ensemble, const model::DescriptorValue &root) const;
    void readInvoker(Ensemble &ensemble, Reading &reading, const model::DescriptorValue &entry, const Policies &defaults) const;
    void adopt(Ensemble &ensemble, Reading &reading, const InvokerPointer &invoker, const InvokerReader::Place &place) const;
    void checkSuperseding(Ensemble &ensemble, const Invoker &invoker, const InvokerReader::Place &place) const;
    //! Nothing where it is not there, or is a way out of the folder.
    QString sourcePath(const QString &source) const;

    const BuiltinInvocables &m_builtins;
    const QStringList m_folders;
    const Read m_read;
};

//! Has descriptors of ensembles and invokers checked for what only this room knows.
void registerChecks(model::DescriptorCheck &check, const BuiltinInvocables &builtins);

} // namespace invocables
