// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"

#include <QDeadlineTimer>

namespace network {

class McpClient;

//! How long what a server listed may be taken for what it has, by the hints on its pages (2026-07-28, server/utilities/caching). Nothing
//! is asked for because that time is over: whoever needs the list looks, and has it listed again. A value.
class McpFreshness final
{
public:
    //! A page that has come just now. The one that is stale first counts.
    void add(const model::JsonText &page);
    //! Whether the list is to be had anew before it is used: its time is over. Where a page names none, the server has to tell of changes;
    //! one that does not (`capability` without `listChanged`) is asked each time. Servers of the legacy era know no hints: never.
    bool isStale(const McpClient &client, QStringView capability) const;

private:
    QDeadlineTimer m_until {QDeadlineTimer::Forever};
    bool m_isNamed = true;
};

} // namespace network
