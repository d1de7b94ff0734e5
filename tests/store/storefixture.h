// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/conversationstore.h"
#include "model/store/migrations.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

//! Fails the test with the error's text where a Result has none of its value.
#define VERIFY_RESULT(expression)                                                                                                          \
    do {                                                                                                                                   \
        const auto &verified = (expression);                                                                                               \
        QVERIFY2(verified, qPrintable(verified ? QString() : verified.error().message + u' ' + verified.error().detail));                  \
    } while (false)

inline model::CanisterPointer text(const QString &text, model::Role role = model::Role::User)
{
    model::Canister canister;
    canister.role = role;
    canister.contents = {model::TextContent {text}};
    return model::share(canister);
}

//! A store's file in a temporary folder with one writing connection.
class StoreFixture final
{
public:
    StoreFixture()
    {
        m_database = model::Database::open(path(), model::Database::Access::ReadWrite).value_or(nullptr);
        if (!m_database || !model::Migrations(*m_database).run())
            qFatal("no store");
    }

    QString path() const { return m_folder.filePath(QStringLiteral("parlance.sqlite")); }
    QString folder() const { return m_folder.path(); }
    model::Database &database() { return *m_database; }
    void close() { m_database.reset(); }

    model::ConversationId conversation(const QDateTime &created = QDateTime::currentDateTimeUtc())
    {
        model::ConversationInfo info;
        info.created = created;
        info.changed = created;
        if (!model::ConversationStore(*m_database).create(info))
            qFatal("no conversation");
        return info.id;
    }

    int count(const QString &table)
    {
        return m_database->value(QStringLiteral("SELECT count(*) FROM ") + table).value_or(QVariant(-1)).toInt();
    }

    QString integrity() { return m_database->value(QStringLiteral("PRAGMA integrity_check")).value_or(QVariant()).toString(); }

    //! Whether the bytes are somewhere in any file of the folder.
    bool isAnywhere(const QByteArray &bytes) const
    {
        const auto files = QDir(m_folder.path()).entryInfoList(QDir::Files | QDir::Hidden);
        for (const QFileInfo &info : files) {
            QFile file(info.filePath());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(bytes))
                return true;
        }
        return false;
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<model::Database> m_database;
};
