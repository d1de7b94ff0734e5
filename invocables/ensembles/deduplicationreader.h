// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/deduplication.h"
#include "model/toml/descriptorvalue.h"

namespace invocables {

//! Reads `deduplicator`, a word or a table, over what holds otherwise. What cannot be read is a diagnostic.
class DeduplicationReader
{
public:
    DeduplicationReader(QString path, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    Deduplication readOver(const Deduplication &base, const model::DescriptorValue &value);

private:
    void readStrategy(const model::DescriptorValue &value, Sameness &sameness);
    void readWindow(const model::DescriptorValue &value, Deduplication &deduplication);
    void readSupersedes(const model::DescriptorValue &value, Deduplication &deduplication);
    void readNames(const model::DescriptorValue &value, QStringList &names);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
