// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorfile.h"
#include "tests/fuzz/fuzzer.h"

//! A descriptor is read, or has a diagnostic that says where it is wrong.
void fuzz::meets(const QByteArray &bytes)
{
    const auto file = model::DescriptorFile::parse(bytes, QStringLiteral("fuzz.toml"));
    require(file.root.isTable() || !file.diagnostics.isEmpty());
    const model::JsonText json = file.root.toJson();
    require(json.isEmpty() || model::JsonText::parse(json.bytes()).has_value());
    (void)file.root.positionOf(u"/invoker/name");
}
