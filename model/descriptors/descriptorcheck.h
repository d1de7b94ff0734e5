// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

#include <QMutex>

#include <any>
#include <array>
#include <functional>
#include <map>
#include <memory>
#include <type_traits>
#include <vector>

namespace model {

//! Those that files are read for; invokers are found with the ensembles.
inline constexpr std::array describedKinds {DescriptorKind::Provider, DescriptorKind::Ensemble, DescriptorKind::Agent,
    DescriptorKind::Prompt, DescriptorKind::Library, DescriptorKind::Scenario, DescriptorKind::Suite, DescriptorKind::Skill};

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

//! What readers made of one descriptor, of each a std::shared_ptr<const Value>.
using DescriptorValues = std::vector<std::any>;

//! The one of this type; null where there is none.
template <typename Value>
std::shared_ptr<const Value> valueAmong(const DescriptorValues &values)
{
    for (const std::any &value : values) {
        if (const auto *kept = std::any_cast<std::shared_ptr<const Value>>(&value))
            return *kept;
    }
    return nullptr;
}

//! Port: what descriptors say and what is wrong with them. The schema of a kind says shapes: what is required, types, ranges, choices.
//! What upper rooms register says meanings that only they can know (an unknown built-in, an unknown dialect), before anything is read;
//! a reader makes the value that is kept of it besides, and repeats no rule of the schema. Once registered, any thread may ask. Owned
//! by the workbench.
class DescriptorCheck
{
public:
    using Check = std::function<Diagnostics(const DescriptorFile &file)>;

    void add(DescriptorKind kind, Check check);
    //! `reader` takes the file and diagnostics to add to, and returns the value; see DescriptorCatalog::valueOf(). Of a file whose form
    //! is wrong it makes what it can. One for a kind and a type of value.
    template <typename Function>
    void addReader(DescriptorKind kind, Function reader)
    {
        using Value = std::invoke_result_t<Function, const DescriptorFile &, Diagnostics &>;
        m_readers.emplace(kind, [reader](const DescriptorFile &file, Diagnostics &diagnostics) {
            return std::any(std::make_shared<const Value>(reader(file, diagnostics)));
        });
    }

    //! All that is wrong, in the order of the file, as check() says it, and what the kind's readers made of it where the file is TOML.
    struct Reading {
        Diagnostics diagnostics = {};
        DescriptorValues values = {};
    };
    Reading read(const DescriptorFile &file, DescriptorKind kind) const;
    //! The same of what is known to have the right form.
    Reading readMeaning(const DescriptorFile &file, DescriptorKind kind, const Diagnostics &form = {}) const;
    //! All that is wrong, in the order of the file: TOML, schema, names that are taken twice in a list, registered checks.
    Diagnostics check(const DescriptorFile &file, DescriptorKind kind) const;
    //! The first part of it: TOML, schema and repeated names.
    Diagnostics checkForm(const DescriptorFile &file, DescriptorKind kind) const;
    //! The second: what upper rooms have registered, for a file whose form is right. Where `form`, what the first part found, has errors:
    //! the errors of those tools whose own form is right, so that one does not hide another.
    Diagnostics checkMeaning(const DescriptorFile &file, DescriptorKind kind, const Diagnostics &form = {}) const;

private:
    using Reader = std::function<std::any(const DescriptorFile &file, Diagnostics &diagnostics)>;

    const DescriptorSchema *schemaOf(DescriptorKind kind) const;

    std::multimap<DescriptorKind, Reader> m_readers;
    QList<std::pair<DescriptorKind, Check>> m_checks;
    //! Compiled when first needed, by whichever thread needs it.
    mutable QMutex m_schemasMutex;
    mutable std::map<DescriptorKind, std::shared_ptr<const DescriptorSchema>> m_schemas;
};

} // namespace model
