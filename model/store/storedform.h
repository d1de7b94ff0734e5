// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QList>

#include <functional>

namespace model {

//! A canister's JSON as the store keeps it: each of its contents, its invocation and its result that takes 1,024 bytes or more is
//! taken out, and `{"stored":"sha256:…"}` stands in its place.
struct StoredForm {
    static constexpr qsizetype threshold = 1024;

    JsonText json = {};
    //! The texts that were taken out, in their order.
    QList<JsonText> parts = {};

    static StoredForm of(const JsonText &canister);
    using ReadPart = std::function<Result<JsonText>(const QByteArray &)>;
    //! The JSON with its parts back in their places. `part` is given the SHA-256 of each and reads it.
    static Result<JsonText> whole(const JsonText &stored, const ReadPart &part);
    //! The same without the parts that cannot be read; `missing` says why, of the first of them.
    static JsonText readable(const JsonText &stored, const ReadPart &part, std::optional<Error> &missing);
};

} // namespace model
