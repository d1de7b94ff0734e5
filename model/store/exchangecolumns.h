// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/exchange.h"

namespace model {

// How headers and arrivals stand in their columns: Qt's data stream of version 6.4, compressed. What cannot be read is nothing.
QByteArray headersToColumn(const Headers &headers);
Headers headersFromColumn(const QByteArray &column);
QByteArray arrivalsToColumn(const QList<Arrival> &arrivals);
QList<Arrival> arrivalsFromColumn(const QByteArray &column);

} // namespace model
