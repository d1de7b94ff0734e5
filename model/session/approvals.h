// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMap>
#include <QObject>
#include <QStringList>

namespace model {

//! What a person has allowed for longer than once. An allowance is for a tool's scoped name together with a fingerprint of what
//! it is (schema, command or server): when that changes, it is asked again, and when it is what it was once more, as in another
//! workspace with a program of its own, it is not. One book for each conversation over one for the profile, whose file is written
//! atomically.
class Approvals final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Approvals)

public:
    //! By the tool, the fingerprints that it is allowed with, newest first.
    using Book = QMap<QString, QStringList>;
    //! Of one tool; older ones are asked for again.
    static constexpr qsizetype mostFingerprints = 16;

    //! The profile's book; `path` is a JSON file, which need not exist. A file that cannot be read allows nothing.
    explicit Approvals(const QString &path, QObject *parent = nullptr);
    //! A conversation's book over the profile's.
    Approvals(Approvals *profile, Book allowed, QObject *parent);

    bool isAllowed(const QString &tool, const QString &fingerprint) const;
    //! For this conversation only.
    void allow(const QString &tool, const QString &fingerprint);
    //! For the profile.
    void allowAlways(const QString &tool, const QString &fingerprint);
    //! For calls of a tool that a rule fits, which is kept as text.
    void allowAlike(const QString &tool, const QString &rule, const QString &fingerprint);
    //! The rules that are kept for a tool as it is.
    QStringList rulesFor(const QString &tool, const QString &fingerprint) const;
    //! Its rules as well.
    void forget(const QString &tool);

    const Book &allowed() const { return m_allowed; }

Q_SIGNALS:
    //! Also where the book below has.
    void changed();

private:
    void load();
    void save() const;

    Approvals *m_profile = nullptr;
    QString m_path;
    Book m_allowed;
};

} // namespace model
