// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"

#include "model/descriptors/descriptorschema.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace model {

namespace {

//! In a list of tables (`[[invokers]]`, `[[models]]`, …) each name is one table's.
Diagnostics repeatedNames(const DescriptorFile &file)
{
    Diagnostics diagnostics;
    for (const DescriptorValue::Member &list : file.root.table()) {
        QHash<QString, int> lines;
        for (const DescriptorValue &table : list.value.array()) {
            const DescriptorValue &name = table[u"name"];
            const QString text = name.string().value_or(QString());
            if (text.isEmpty())
                continue;
            if (const int line = lines.value(text))
                diagnostics.append({file.path, name.position(), Diagnostic::Severity::Error,
                    QCoreApplication::translate("DescriptorCheck", "the name “%1” is already that of line %2")
                        .arg(text)
                        .arg(line)});
            else
                lines.insert(text, name.position().line);
        }
    }
    return diagnostics;
}

} // namespace

void DescriptorCheck::add(DescriptorKind kind, Check check)
{
    m_checks.append({kind, std::move(check)});
}

Diagnostics DescriptorCheck::check(const DescriptorFile &file, DescriptorKind kind) const
{
    Diagnostics diagnostics = file.diagnostics;
    if (!hasErrors(diagnostics)) {
        if (const DescriptorSchema *schema = schemaOf(kind))
            diagnostics += schema->check(file);
        diagnostics += repeatedNames(file);
    }
    if (!hasErrors(diagnostics)) {
        for (const auto &[checkedKind, check] : m_checks) {
            if (checkedKind == kind)
                diagnostics += check(file);
        }
    }
    std::stable_sort(diagnostics.begin(), diagnostics.end(), [](const Diagnostic &left, const Diagnostic &right) {
        return std::pair(left.position.line, left.position.column)
            < std::pair(right.position.line, right.position.column);
    });
    return diagnostics;
}

const DescriptorSchema *DescriptorCheck::schemaOf(DescriptorKind kind) const
{
    const auto found = m_schemas.find(kind);
    if (found != m_schemas.end())
        return found->second.get();
    return m_schemas.emplace(kind, DescriptorSchema::of(kind)).first->second.get();
}

} // namespace model
