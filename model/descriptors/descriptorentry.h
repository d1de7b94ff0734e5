// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

namespace model {

//! Where a descriptor comes from; a later layer's file of the same kind and name stands in for an earlier one's.
enum class DescriptorLayer { BuiltIn, User, Workspace };

struct DescriptorEntry {
    DescriptorKind kind = DescriptorKind::Ensemble;
    DescriptorLayer layer = DescriptorLayer::BuiltIn;
    //! The file's name without its ending.
    QString name;
    QString path;
    Diagnostics diagnostics = {};
    //! A later layer has a file of this name.
    bool overridden = false;
    //! Of a workspace that the person has not trusted with what its descriptors say now: not in use.
    bool untrusted = false;
    //! It has an error, and an earlier version without one is in use.
    bool earlierInUse = false;
};

} // namespace model
