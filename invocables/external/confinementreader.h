// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/confinement.h"
#include "model/toml/descriptorvalue.h"

namespace invocables {

//! Reads what a command tool may reach and use from its `[invocable]`. What cannot be read is a diagnostic.
class ConfinementReader
{
public:
    ConfinementReader(QString path, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    Confinement read(const model::DescriptorValue &invocable);

private:
    Confinement::Sandbox readSandbox(const model::DescriptorValue &value);
    //! `repositories` takes the names of repositories, where such may stand there, too.
    QStringList readPaths(const model::DescriptorValue &value, QStringList *repositories);
    //! In units of `unit`.
    void readLimit(const model::DescriptorValue &limits, QStringView key, qint64 unit, qint64 &value);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
