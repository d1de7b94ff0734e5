// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorfile.h"

#include <QJsonObject>

namespace model {

//! The JSON Schema of a kind of descriptor, `:/schemas/KIND.json`, each `$ref` replaced by what it refers to: within the file, or
//! in the schema of another kind (`invoker.json#/definitions/timeout`). Members that stand beside a `$ref` come over what it
//! refers to. Empty where there is no such schema.
QJsonObject expandedSchema(DescriptorKind kind);

} // namespace model
