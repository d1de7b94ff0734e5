// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/approvals.h"

#include "model/basics/logging.h"
#include "model/basics/privatefile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestBook = 4 * 1024 * 1024;

//! The key of a rule of a tool; no tool's name has a line's end.
QString ruleKey(const QString &tool, const QString &rule = {})
{
    return tool + u'\n' + rule;
}

} // namespace

Approvals::Approvals(const QString &path, QObject *parent)
    : QObject(parent)
    , m_path(path)
{
    load();
}

Approvals::Approvals(Approvals *profile, Book allowed, QObject *parent)
    : QObject(parent)
    , m_profile(profile)
    , m_allowed(std::move(allowed))
{
    if (m_profile)
        connect(m_profile, &Approvals::changed, this, &Approvals::changed);
}

bool Approvals::isAllowed(const QString &tool, const QString &fingerprint) const
{
    if (!fingerprint.isEmpty() && m_allowed.value(tool).contains(fingerprint))
        return true;
    return m_profile && m_profile->isAllowed(tool, fingerprint);
}

void Approvals::allow(const QString &tool, const QString &fingerprint)
{
    if (!m_profile)
        load(); // Another process may have written since.
    // Whoever follows this book may be what allows it here.
    if (const QStringList before = m_allowed.value(tool); !before.isEmpty() && before.first() == fingerprint)
        return;
    QStringList &known = m_allowed[tool];
    known.removeAll(fingerprint);
    known.prepend(fingerprint);
    known = known.first(std::min(known.size(), mostFingerprints));
    save();
    Q_EMIT changed();
}

void Approvals::allowAlways(const QString &tool, const QString &fingerprint)
{
    if (m_profile)
        m_profile->allowAlways(tool, fingerprint);
    else
        allow(tool, fingerprint);
}

void Approvals::allowAlike(const QString &tool, const QString &rule, const QString &fingerprint)
{
    allowAlways(ruleKey(tool, rule), fingerprint);
}

QStringList Approvals::rulesFor(const QString &tool, const QString &fingerprint) const
{
    QStringList rules = m_profile ? m_profile->rulesFor(tool, fingerprint) : QStringList();
    const QString prefix = ruleKey(tool);
    for (auto entry = m_allowed.lowerBound(prefix); entry != m_allowed.end() && entry.key().startsWith(prefix); ++entry) {
        if (!fingerprint.isEmpty() && entry->contains(fingerprint))
            rules.append(entry.key().mid(prefix.size()));
    }
    return rules;
}

void Approvals::forget(const QString &tool)
{
    if (!m_profile)
        load();
    const auto isOfTool = [&](Book::iterator entry) { return entry.key() == tool || entry.key().startsWith(ruleKey(tool)); };
    if (m_allowed.removeIf(isOfTool) == 0)
        return;
    save();
    Q_EMIT changed();
}

void Approvals::load()
{
    m_allowed.clear();
    QFile file(m_path);
    if (!QFileInfo(m_path).isFile() || file.size() > largestBook || !file.open(QIODevice::ReadOnly))
        return;
    const QJsonObject book = QJsonDocument::fromJson(file.readAll()).object();
    for (auto entry = book.begin(); entry != book.end(); ++entry) {
        // A text in those of earlier versions.
        const QStringList known = entry->isString() ? QStringList {entry->toString()} : entry->toVariant().toStringList();
        if (!known.isEmpty() && (entry->isString() || entry->isArray()))
            m_allowed.insert(entry.key(), known.first(std::min(known.size(), mostFingerprints)));
    }
}

void Approvals::save() const
{
    if (m_path.isEmpty())
        return;
    QJsonObject book;
    for (auto entry = m_allowed.begin(); entry != m_allowed.end(); ++entry)
        book.insert(entry.key(), QJsonArray::fromStringList(entry.value()));
    QDir().mkpath(QFileInfo(m_path).absolutePath());
    QSaveFile file(m_path);
    const QByteArray text = QJsonDocument(book).toJson();
    if (!openPrivately(file) || !writeWhole(file, text) || !commitWhole(file))
        qCWarning(lcTurn) << "approvals are not kept:" << file.errorString();
}

} // namespace model
