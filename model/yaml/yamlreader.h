// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"

namespace model {

//! What a YAML text says, as far as it is data: mappings, sequences, texts, numbers (YAML 1.2 core schema). What could make more of a
//! text than stands in it is refused: anchors and aliases, tags, several documents; and what is nested deeper than 64 or has more than
//! 200,000 values. Wraps yaml-cpp.
struct YamlText {
    DescriptorValue root;
    //! Where it cannot be read, and why; then there is no root.
    std::optional<std::pair<TextPosition, QString>> fault = {};

    static YamlText read(const QByteArray &text);
};

} // namespace model
