// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QStringList>

namespace model {
class Store;
}

namespace gui {

//! Conversations in the desktop's own search: org.gnome.Shell.SearchProvider2 for GNOME Shell and org.kde.krunner1 for KRunner, on the bus
//! name of the Instance. Titles and short excerpts go to the desktop, where the person can switch this off. Owned by main().
class SearchProvider final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SearchProvider)

public:
    //! To be made before the name is claimed: what was called for in order to start the program is waiting behind it.
    explicit SearchProvider(const QString &connection, QObject *parent = nullptr);
    ~SearchProvider() override;

    //! Without one nothing is found; it is taken away again before it goes.
    void setStore(model::Store *store) { m_store = store; }

    static constexpr const char *path = "/org/parlance/Parlance/SearchProvider";

    struct Hit {
        QString id;
        QString title;
        QString excerpt;
    };
    //! The best of all conversations that have these words, each once.
    QList<Hit> find(const QStringList &words) const;
    //! By its identifier, with the words that it was last found by; without a title where it is not there.
    Hit hit(const QString &id) const;

Q_SIGNALS:
    void conversationRequested(const QString &id);
    //! The whole list, in the window.
    void searchRequested(const QString &words);

private:
    const QString m_connection;
    model::Store *m_store = nullptr;
};

} // namespace gui
