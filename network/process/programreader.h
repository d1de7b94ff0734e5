// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"
#include "model/toml/descriptorvalue.h"
#include "network/process/startedprogram.h"

namespace network {

//! Reads which program a descriptor has started, and what that is given: `command`, `environment`, `variables` and `folder` of a table.
//! Paths are taken from the folder that the descriptor is in, of a workspace's descriptor from the workspace.
class ProgramReader final
{
public:
    //! `path`: of the descriptor, for what is wrong with it; beginning with a colon for one that is shipped.
    ProgramReader(QString path, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    StartedProgram read(const model::DescriptorValue &table);
    //! A text, or `{ keychain = "the name of a key" }`; nothing where it is neither.
    static std::optional<ProgramSetting> setting(const model::DescriptorValue::Member &member);

private:
    void readEnvironment(const model::DescriptorValue &value, StartedProgram &program);
    QList<ProgramSetting> variables(const model::DescriptorValue &table);
    QString folderOf(const model::DescriptorValue &folder) const;
    QString programOf(const QString &named) const;
    //! Empty for those that are shipped.
    QString baseFolder() const;
    bool isOfWorkspace() const;
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::Diagnostics &m_diagnostics;
};

} // namespace network
