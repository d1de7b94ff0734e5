// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/desktop/searchprovider.h"

#include "model/store/conversationstore.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"

#include <QDBusAbstractAdaptor>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMetaType>
#include <QLocale>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostHitsRead = 60;
constexpr qsizetype mostHitsShown = 12;
constexpr qsizetype shortestWord = 3;
constexpr qsizetype longestQuery = 400;
constexpr qsizetype longestExcerpt = 160;

} // namespace

//! A match as org.kde.krunner1 has it: (sssida{sv}).
struct RunnerMatch {
    QString id;
    QString text;
    QString iconName;
    int type = 0;
    double relevance = 0;
    QVariantMap properties;
};

//! An action as org.kde.krunner1 has it: (sss).
struct RunnerAction {
    QString id;
    QString text;
    QString iconName;
};

QDBusArgument &operator<<(QDBusArgument &argument, const RunnerMatch &match)
{
    argument.beginStructure();
    argument << match.id << match.text << match.iconName << match.type << match.relevance << match.properties;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, RunnerMatch &match)
{
    argument.beginStructure();
    argument >> match.id >> match.text >> match.iconName >> match.type >> match.relevance >> match.properties;
    argument.endStructure();
    return argument;
}

QDBusArgument &operator<<(QDBusArgument &argument, const RunnerAction &action)
{
    argument.beginStructure();
    argument << action.id << action.text << action.iconName;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, RunnerAction &action)
{
    argument.beginStructure();
    argument >> action.id >> action.text >> action.iconName;
    argument.endStructure();
    return argument;
}

using RunnerMatches = QList<RunnerMatch>;
using RunnerActions = QList<RunnerAction>;
using ResultMetas = QList<QVariantMap>;

//! What GNOME Shell calls.
class ShellSearchAdaptor final : public QDBusAbstractAdaptor
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.gnome.Shell.SearchProvider2")

public:
    explicit ShellSearchAdaptor(SearchProvider &provider)
        : QDBusAbstractAdaptor(&provider)
        , m_provider(provider)
    {
    }

public Q_SLOTS:
    QStringList GetInitialResultSet(const QStringList &words)
    {
        QStringList ids;
        for (const SearchProvider::Hit &hit : m_provider.find(words))
            ids.append(hit.id);
        return ids;
    }
    QStringList GetSubsearchResultSet(const QStringList &, const QStringList &words) { return GetInitialResultSet(words); }
    gui::ResultMetas GetResultMetas(const QStringList &ids)
    {
        ResultMetas metas;
        for (const QString &id : ids.first(std::min(ids.size(), mostHitsShown))) {
            const SearchProvider::Hit hit = m_provider.hit(id);
            metas.append(
                {{u"id"_s, id}, {u"name"_s, hit.title}, {u"description"_s, hit.excerpt}, {u"gicon"_s, u"org.parlance.Parlance"_s}});
        }
        return metas;
    }
    void ActivateResult(const QString &id, const QStringList &, uint) { Q_EMIT m_provider.conversationRequested(id); }
    void LaunchSearch(const QStringList &words, uint) { Q_EMIT m_provider.searchRequested(words.join(u' ')); }

private:
    SearchProvider &m_provider;
};

//! What KRunner calls.
class RunnerAdaptor final : public QDBusAbstractAdaptor
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.krunner1")

public:
    explicit RunnerAdaptor(SearchProvider &provider)
        : QDBusAbstractAdaptor(&provider)
        , m_provider(provider)
    {
    }

public Q_SLOTS:
    gui::RunnerActions Actions() { return {}; }
    gui::RunnerMatches Match(const QString &query)
    {
        constexpr int possible = 30;
        constexpr double first = 0.7;
        RunnerMatches matches;
        const QList<SearchProvider::Hit> hits = m_provider.find(query.left(longestQuery).split(u' ', Qt::SkipEmptyParts));
        for (const SearchProvider::Hit &hit : hits)
            matches.append({hit.id, hit.title, u"org.parlance.Parlance"_s, possible, first - 0.01 * double(matches.size()),
                {{u"subtext"_s, hit.excerpt}}});
        return matches;
    }
    void Run(const QString &id, const QString &) { Q_EMIT m_provider.conversationRequested(id); }

private:
    SearchProvider &m_provider;
};

SearchProvider::SearchProvider(const QString &connection, QObject *parent)
    : QObject(parent)
    , m_connection(connection)
{
    QDBusConnection bus(m_connection);
    if (!bus.isConnected())
        return;
    qDBusRegisterMetaType<RunnerMatch>();
    qDBusRegisterMetaType<RunnerMatches>();
    qDBusRegisterMetaType<RunnerAction>();
    qDBusRegisterMetaType<RunnerActions>();
    qDBusRegisterMetaType<ResultMetas>();
    new ShellSearchAdaptor(*this);
    new RunnerAdaptor(*this);
    bus.registerObject(QString::fromLatin1(path), this, QDBusConnection::ExportAdaptors);
}

SearchProvider::~SearchProvider()
{
    QDBusConnection(m_connection).unregisterObject(QString::fromLatin1(path));
}

QList<SearchProvider::Hit> SearchProvider::find(const QStringList &words) const
{
    const QString query = words.join(u' ').simplified();
    QList<Hit> found;
    // Each key asks anew; a letter or two would find everything.
    if (!m_store || query.size() < shortestWord || query.size() > longestQuery)
        return found;
    const auto hits = model::SearchIndex(m_store->reader()).find(query, mostHitsRead);
    if (!hits)
        return found;
    for (const model::SearchHit &each : *hits) {
        const QString id = each.conversation.toString();
        const bool isThere = std::any_of(found.cbegin(), found.cend(), [&id](const Hit &hit) { return hit.id == id; });
        if (!isThere && found.size() < mostHitsShown)
            found.append({id, each.title, model::shortened(model::visibleLine(each.snippet.simplified()), longestExcerpt)});
    }
    return found;
}

SearchProvider::Hit SearchProvider::hit(const QString &id) const
{
    if (!m_store)
        return {id, {}, {}};
    const auto info = model::ConversationStore(m_store->reader()).findByPrefix(id);
    if (!info || id.size() < info->id.toString().size())
        return {id, {}, {}};
    return {id, info->title, QLocale().toString(info->changed.toLocalTime(), QLocale::ShortFormat)};
}

} // namespace gui

#include "searchprovider.moc"
