// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/schema/jsontext.h"

#include <QDeadlineTimer>
#include <QPointer>
#include <QSet>

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

class McpRequest;

//! Everything that a server lists under one method (`tools/list` and the like), page after page.
class McpListing final : public model::Job
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(McpListing)
    PARLANCE_PHRASED

public:
    //! What comes after that is left out.
    static constexpr int mostPages = 64;
    static constexpr int mostItems = 10'000;
    //! Bytes of its items in all.
    static constexpr qsizetype mostBytes = 8 * 1024 * 1024;

    //! `key`: the member of the result that has the items.
    McpListing(McpClient &client, QString method, QString key, QObject *parent);

    //! Of what was listed; good once it has succeeded.
    const McpFreshness &freshness() const { return m_freshness; }

Q_SIGNALS:
    void succeeded(const QList<model::JsonText> &items);

protected:
    void abandon() override;

private:
    void askForPage(const model::JsonText &cursor);
    void takePage(const model::JsonText &result);
    void succeed();

    QPointer<McpClient> m_client;
    const QString m_method;
    const QString m_key;
    QPointer<McpRequest> m_request;
    QList<model::JsonText> m_items;
    qsizetype m_size = 0;
    QSet<QByteArray> m_cursors;
    McpFreshness m_freshness;
};

} // namespace network
