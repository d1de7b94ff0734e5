// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/files/filelook.h"
#include "model/exchange/exchange.h"

#include <QObject>

#include <optional>

namespace model {
class Store;
}

namespace invocables {

//! What another program says that it has made of a file. A value.
struct ReportedChange {
    //! Absolute.
    QString path;
    //! A piece of the file, or all of it; nothing: the file is new.
    std::optional<QString> before;
    QString after;
};

//! Keeps what files were before another program wrote them, as that program says and the disk bears out, so that they can be taken back
//! like what tools write. One after the other, in the order of the calls. Outlived by the store.
class AgentWrites final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentWrites)

public:
    static constexpr qsizetype mostWaiting = 10'000;

    //! Nothing at or below the hidden folders is looked at.
    AgentWrites(model::Store &store, QStringList hiddenFolders, QObject *parent = nullptr);

    //! A call of this turn has written, in these workspace folders or elsewhere, where nothing is kept.
    void keep(const model::ExchangeOrigin &call, const QStringList &folders, const QList<ReportedChange> &changes);

    //! What was there before a change that has led to `now`; nothing where that cannot be told. Pure.
    static std::optional<QByteArray> bytesBefore(const ReportedChange &change, const QByteArray &now);

private:
    struct Waiting {
        model::ExchangeOrigin call;
        QStringList folders;
        ReportedChange change;
    };
    //! A file as it is now.
    struct Found {
        GuardedPath place;
        FileLook look;
    };
    void next();
    void note(const Waiting &done, const model::Result<Found> &found);

    model::Store &m_store;
    const QStringList m_hidden;
    QList<Waiting> m_waiting;
    bool m_isBusy = false;
};

} // namespace invocables
