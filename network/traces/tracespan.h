// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/traces/tracecontext.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <variant>

namespace network {

//! One attribute of a span.
struct TraceAttribute {
    using Value = std::variant<QString, qint64, double, bool, QStringList>;

    QString key;
    Value value;

    bool operator==(const TraceAttribute &) const = default;
};

//! A piece of work that has ended, as traces have it. A value.
struct TraceSpan {
    //! By OTLP's numbers.
    enum class Kind { Internal = 1, Client = 3 };

    TraceContext context = {};
    //! The span that it belongs to; empty for a root.
    QByteArray parent = {};
    //! The parent is another program's.
    bool isParentRemote = false;
    QString name = {};
    Kind kind = Kind::Internal;
    //! Nanoseconds since 1970.
    qint64 start = 0;
    qint64 end = 0;
    QList<TraceAttribute> attributes = {};
    bool hasFailed = false;
    //! Of one that has failed; may be empty.
    QString failure = {};

    void add(const QString &key, const TraceAttribute::Value &value) { attributes.append({key, value}); }
    //! Texts, where there is something in them.
    void addText(const QString &key, const QString &text)
    {
        if (!text.isEmpty())
            add(key, text);
    }
    //! The type stands in an attribute, as the conventions have it.
    void fail(const QString &type)
    {
        hasFailed = true;
        add(QStringLiteral("error.type"), type);
    }

    static qint64 now()
    {
        return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
    }
};

} // namespace network
