// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

#include <QMutex>

#include <array>
#include <functional>
#include <map>
#include <memory>

namespace model {

//! Those that files are read for; invokers are found with the ensembles.
inline constexpr std::array describedKinds {DescriptorKind::Provider, DescriptorKind::Ensemble, DescriptorKind::Agent,
    DescriptorKind::Prompt, DescriptorKind::Library, DescriptorKind::Scenario};

//! What kind of descriptor a file is: by the folder that it lies in (`…/providers/x.toml`), else by its tables. Nothing where neither
//! says.
std::optional<DescriptorKind> kindOf(const DescriptorFile &file);

//! A name that a descriptor gives, and where.
struct DeclaredName {
    QString name;
    TextPosition position;
};

//! Those of a descriptor of the kind: one where it is TOML, one for each agent in gram.
QList<DeclaredName> declaredNames(const DescriptorFile &file, DescriptorKind kind);

class DescriptorSchema;

//! Port: what is checked of a descriptor beyond its TOML. The schema of its kind comes first; upper rooms register what only they
//! can know (an unknown built-in, an unknown dialect), before anything is checked. Once registered, any thread may check. Owned by
//! the workbench.
class DescriptorCheck
{
public:
    using Check = std::function<Diagnostics(const DescriptorFile &file)>;

    void add(DescriptorKind kind, Check check);
    //! All that is wrong, in the order of the file: TOML, schema, names that are taken twice in a list, registered checks.
    Diagnostics check(const DescriptorFile &file, DescriptorKind kind) const;
    //! The first part of it: TOML, schema and repeated names.
    Diagnostics checkForm(const DescriptorFile &file, DescriptorKind kind) const;
    //! The second: what upper rooms have registered, for a file whose form is right. Where `form`, what the first part found, has errors:
    //! the errors of those tools whose own form is right, so that one does not hide another.
    Diagnostics checkMeaning(const DescriptorFile &file, DescriptorKind kind, const Diagnostics &form = {}) const;

private:
    const DescriptorSchema *schemaOf(DescriptorKind kind) const;

    QList<std::pair<DescriptorKind, Check>> m_checks;
    //! Compiled when first needed, by whichever thread needs it.
    mutable QMutex m_schemasMutex;
    mutable std::map<DescriptorKind, std::shared_ptr<const DescriptorSchema>> m_schemas;
};

} // namespace model
