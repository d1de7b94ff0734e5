// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"
#include "model/toml/descriptorvalue.h"
#include "network/providers/description/modelentry.h"

#include <QRegularExpression>

#include <functional>

namespace network {

//! Merges what the layers of a descriptor (general, families, model) say of controls, member by member and by the control's name, and
//! makes the model's controls of it. Used once a model.
class ControlLayers final
{
public:
    //! The layer's `[[….controls]]`, over those before; `replaces-controls` drops those first.
    void add(const model::DescriptorValue &layer);
    //! Those that are allowed and have a kind, their limits by the attributes of `entry`.
    QList<ModelControl> controls(const ModelEntry &entry) const;

    //! What is wrong with a layer's controls on their own: a limit that is no expression, or names what there is not.
    static void check(const model::DescriptorValue &layer, const std::function<void(model::TextPosition, const QString &)> &complain);

private:
    QList<std::pair<QString, model::DescriptorValue::Table>> m_merged;
};

//! Names and values of body members, in their order.
using NamedValues = QList<std::pair<QString, model::JsonText>>;

//! What becomes of a person's controls: members of the request's body, and attributes of the model that they set.
struct AppliedControls {
    ModelEntry entry;
    NamedValues members;
};

//! `values`: by the controls' names. Those that the model has not, or that are out of its limits, are left out: they stay with the
//! conversation for the next model that has them.
AppliedControls applyControls(const ModelEntry &entry, const NamedValues &values);

//! `above` over `below`: of two objects the members of both, one by one; else `above`. Texts stay as they are.
model::JsonText mergedJson(const model::JsonText &below, const model::JsonText &above);

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
