// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/traces/tracespan.h"

namespace network {

//! A span as an element of OTLP's JSON (opentelemetry-proto 1.x, OTLP/HTTP with JSON): identifiers hexadecimal, enumerations by number,
//! integers of 64 bits as text. Pure.
QByteArray otlpSpan(const TraceSpan &span);

//! The request that exports these spans, which otlpSpan() has written; also a line of a file, as OTLP's file exporter has it.
QByteArray otlpRequest(const QList<QByteArray> &spans);

} // namespace network
