// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QString>

namespace model {

//! Where a PostgreSQL is: `postgresql://[user@]host[:port]/database[?sslmode=…]`, or with `host=/folder` for a socket, as PostgreSQL's own
//! programs write it. The password is never in it: it comes from the environment (PGPASSWORD), or from the keychain. A value.
struct StoreAddress {
    QString host = {};
    int port = 5432;
    QString database = {};
    QString user = {};
    //! How TLS is used, in PostgreSQL's words.
    QString sslMode = {};
    //! Further parameters of the connection, `name=value`, separated by `;`.
    QString options = {};

    //! Not over a network: a socket, or the loopback interface.
    bool isThisMachine() const;
    //! Without anything that must not be shown.
    QString toString() const;

    //! \return a Usage error where it is no such address, has a password in it, or would go over a network with less than
    //! `sslmode=verify-full`, which is what it is where nothing is said.
    static Result<StoreAddress> parse(const QString &text);
};

} // namespace model
