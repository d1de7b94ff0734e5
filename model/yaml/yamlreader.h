// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/toml/descriptorvalue.h"

namespace model {

//! What a YAML text says, as far as it is data: mappings, sequences, texts, numbers (YAML 1.2 core schema). Nothing is run or looked
//! up, and what could make more of a text than stands in it is bounded: at most 64 levels, and as many values as are said below.
//! Several documents are refused. Wraps yaml-cpp.
struct YamlText {
    //! Data: anchors, aliases and tags are refused; 200,000 values. Configuration, as other programs write it: an alias is what its
    //! anchor stands before, each time counted anew, and what has a tag is a text; 1,000,000 values.
    enum class Kind { Data, Configuration };

    DescriptorValue root;
    //! Where it cannot be read, and why; then there is no root.
    std::optional<std::pair<TextPosition, QString>> fault = {};

    static YamlText read(const QByteArray &text, Kind kind = Kind::Data);
};

} // namespace model
