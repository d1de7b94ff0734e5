// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/diagnostic.h"
#include "network/providers/description/modelentry.h"

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

} // namespace network
