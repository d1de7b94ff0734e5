// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/invocable.h"
#include "model/descriptors/descriptorvalue.h"

#include <memory>

namespace invocables {

//! Makes a tool that is a program from its `[invocable] kind = "command"`. What is wrong is a diagnostic.
class CommandReader
{
public:
    CommandReader(QString path, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    //! \return null where something is wrong with it.
    std::shared_ptr<Invocable> read(const model::DescriptorValue &invocable);

private:
    const QString m_path;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
