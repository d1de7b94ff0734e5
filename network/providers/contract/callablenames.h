// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"

#include <QHash>

namespace network {

//! The tools of a request by every name that a model may call them by: on the wire, scoped, bare, by alias, and each with other
//! characters or letters of another case. A name of several tools is none. A value, made for one request.
class CallableNames final
{
public:
    explicit CallableNames(const QList<model::ToolDeclaration> &tools);

    //! The scoped name; empty where no tool is meant.
    QString find(const QString &written) const;
    bool isEmpty() const { return m_exact.isEmpty(); }

private:
    QHash<QString, QString> m_exact;
    QHash<QString, QString> m_likely;
};

} // namespace network
