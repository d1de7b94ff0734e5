// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"
#include "network/providers/description/modelentry.h"

#include <QRegularExpression>

namespace network {

//! What a provider's descriptor says of its models, in layers: of all of them (`[defaults]`), of those whose name a regular expression
//! matches (`[[families]]`, in the order of the file), and of one (`[[models]]`). A later layer comes over an earlier one, attribute by
//! attribute; what the endpoint lists stands between families and model. A value.
class ModelLayers final
{
public:
    void setDefaults(const model::DescriptorValue &table) { m_defaults = table; }
    void addFamily(const QRegularExpression &names, const model::DescriptorValue &table) { m_families.append({names, table}); }
    void addModel(const QString &name, const model::DescriptorValue &table) { m_models.append({name, table}); }
    //! Models take whatever is set, since no descriptor says what they have.
    void allowAnyControl() { m_allowsAny = true; }

    bool describes(const QString &model) const;
    //! `listed`: what the endpoint says of it; what that leaves out (an empty title, 0) does not count.
    ModelEntry entry(const QString &model, const ModelEntry &listed = {}) const;

private:
    struct Family {
        QRegularExpression names;
        model::DescriptorValue table;
    };
    struct Described {
        QString name;
        model::DescriptorValue table;
    };

    bool m_allowsAny = false;
    model::DescriptorValue m_defaults;
    QList<Family> m_families;
    QList<Described> m_models;
};

} // namespace network
