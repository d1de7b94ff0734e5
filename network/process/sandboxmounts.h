// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/process/homeview.h"

#include <QMap>

namespace network {

//! What a program in a sandbox sees at each path, as bubblewrap's options. First what is given, then what is kept in it, then what is
//! hidden: later ones hold.
class SandboxMounts
{
public:
    enum class Access { Read, Write };

    //! The system's folders, and what each sandbox has of its own. Nothing of `hidden` can be given.
    explicit SandboxMounts(QStringList hidden);

    //! A file or folder where it is; of a home folder, or one above, only what is visible in it. What is not there is left out.
    void give(const QString &path, Access access);
    //! Can only be read, where it is in something that can be written; the folders on the way to it cannot be moved.
    void keep(const QString &path);
    //! Takes what is hidden out of all that was given.
    void hide();
    //! Files that can be read even in what is hidden, but not all of that.
    void show(const QString &path);

    QStringList options() const;

private:
    enum class Kind { Written, Read, Empty, Other };
    struct Mount {
        Kind kind = Kind::Other;
        QStringList options;
    };
    struct Given {
        QString source;
        QString place;
    };

    void readSystem();
    void makeOwn();
    void open(const QString &source, const QString &place, Access access);
    void hideAt(const QString &place);
    void pinAbove(const QString &place);
    void keepLinksTo(const QString &path);
    bool isHidden(const QString &canonical) const;
    QStringList placesOf(const QString &canonical) const;
    QString sourceOf(const QString &place) const;
    void set(const QString &place, Kind kind, const QStringList &options) { m_mounts.insert(keyOf(place), {kind, options}); }
    void makeEmpty(const QString &place) { set(place, Kind::Empty, {QStringLiteral("--tmpfs"), place}); }
    void bind(const QString &source, const QString &place, Access access);
    //! What is seen at a place by way of a mount there or above; `Other` where there is none.
    Kind kindAt(const QString &place) const;
    static QString keyOf(const QString &place) { return place.endsWith(u'/') ? place : place + u'/'; }

    const HomeView m_homes;
    QStringList m_hiddenAsNamed;
    QStringList m_hidden;
    QList<Given> m_given;
    //! By path with a slash at its end, so that a folder comes before what is in it.
    QMap<QString, Mount> m_mounts;
    //! Empty folders that stay so.
    QStringList m_closed;
};

} // namespace network
