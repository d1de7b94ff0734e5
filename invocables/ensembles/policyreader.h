// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"
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

//! Reads an invoker's policies from a table of a descriptor, over those that hold otherwise. What cannot be read is a diagnostic.
class PolicyReader
{
public:
    PolicyReader(QString path, model::Diagnostics &diagnostics)
        : m_path(std::move(path))
        , m_diagnostics(diagnostics)
    {
    }

    //! Whether a table asks for formats to be asserted; `base` where it does not say.
    static bool assertsFormats(bool base, const model::DescriptorValue &table);
    Policies readOver(const Policies &base, const model::DescriptorValue &table);

private:
    void readNumber(const model::DescriptorValue &table, QStringView key, double &value);
    void readCount(const model::DescriptorValue &table, QStringView key, qint64 least, qint64 most, qint64 &value);
    void readApproval(const model::DescriptorValue &value, Policies &policies);
    std::optional<ApprovalRule> readRule(const model::DescriptorValue &value);
    void readOnFailure(const model::DescriptorValue &value, model::FailurePolicy &policy);
    void complain(model::TextPosition position, const QString &message);

    const QString m_path;
    model::Diagnostics &m_diagnostics;
};

} // namespace invocables
