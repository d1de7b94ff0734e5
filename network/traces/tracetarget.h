// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QUrl>

namespace network {

//! Where traces go: to a collector's address, or into a file. A value.
struct TraceTarget {
    //! Of a collector; empty for a file.
    QUrl address = {};
    //! An absolute path; empty for a collector.
    QString file = {};

    //! What a person gives: `http://…` or `https://…`, which takes OTLP's `/v1/traces` where it has no path of its own, or a file, which
    //! `folder` is for where its path is none from the root. \return a Usage error where it can be neither.
    static model::Result<TraceTarget> parse(const QString &given, const QString &folder);

    bool operator==(const TraceTarget &) const = default;
};

} // namespace network
