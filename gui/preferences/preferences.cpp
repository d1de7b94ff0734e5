// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/preferences/preferences.h"

#include "model/basics/privatefile.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr std::array schemeNames {"desktop", "light", "dark"};

} // namespace

Preferences::Preferences(const QString &configFolder, QObject *parent)
    : QObject(parent)
    , m_settings(configFolder + u"/parlance.ini"_s, QSettings::IniFormat)
{
    // Qt keeps the rights of a file that is there.
    if (QFile file(m_settings.fileName()); !configFolder.isEmpty() && !file.exists())
        model::openPrivately(file, QIODevice::Append);
}

ColourScheme Preferences::colourScheme() const
{
    const QString name = m_settings.value("colours"_L1).toString();
    for (size_t i = 0; i < schemeNames.size(); ++i) {
        if (name == QLatin1String(schemeNames[i]))
            return ColourScheme(i);
    }
    return ColourScheme::Desktop;
}

void Preferences::setColourScheme(ColourScheme scheme)
{
    if (scheme == colourScheme())
        return;
    m_settings.setValue("colours"_L1, QString::fromLatin1(schemeNames[size_t(scheme)]));
    Q_EMIT colourSchemeChanged(scheme);
}

Preferences::Notifications Preferences::notifications() const
{
    const QString name = m_settings.value("notifications"_L1).toString();
    return name == u"none" ? Notifications::None : name == u"with-text" ? Notifications::WithText : Notifications::Plain;
}

void Preferences::setNotifications(Notifications wanted)
{
    const QString name = wanted == Notifications::None ? u"none"_s : wanted == Notifications::WithText ? u"with-text"_s : u"plain"_s;
    m_settings.setValue("notifications"_L1, name);
}

Preferences::Announcements Preferences::announcements() const
{
    const QString name = m_settings.value("announcements"_L1).toString();
    return name == u"none" ? Announcements::None : name == u"few" ? Announcements::Few : Announcements::All;
}

void Preferences::setAnnouncements(Announcements wanted)
{
    const QString name = wanted == Announcements::None ? u"none"_s : wanted == Announcements::Few ? u"few"_s : u"all"_s;
    m_settings.setValue("announcements"_L1, name);
}

QString Preferences::seenVersion() const
{
    return m_settings.value("seen-version"_L1).toString();
}

void Preferences::setSeenVersion(const QString &version)
{
    m_settings.setValue("seen-version"_L1, version);
}

QString Preferences::language() const
{
    return m_settings.value("language"_L1).toString();
}

void Preferences::setLanguage(const QString &name)
{
    m_settings.setValue("language"_L1, name);
}

int Preferences::zoom() const
{
    constexpr int smallest = 50;
    constexpr int largest = 300;
    bool isNumber = false;
    const int percent = m_settings.value("zoom"_L1).toInt(&isNumber);
    return isNumber ? std::clamp(percent, smallest, largest) : 100;
}

void Preferences::setZoom(int percent)
{
    if (percent == zoom())
        return;
    m_settings.setValue("zoom"_L1, percent);
    Q_EMIT fontsChanged();
}

QString Preferences::textFont() const
{
    return m_settings.value("text-font"_L1).toString();
}

void Preferences::setTextFont(const QString &family)
{
    setFont("text-font"_L1, family);
}

QString Preferences::codeFont() const
{
    return m_settings.value("code-font"_L1).toString();
}

void Preferences::setCodeFont(const QString &family)
{
    setFont("code-font"_L1, family);
}

void Preferences::setFont(QLatin1StringView name, const QString &family)
{
    if (family.isEmpty())
        m_settings.remove(name);
    else
        m_settings.setValue(name, family);
    Q_EMIT fontsChanged();
}

QString Preferences::sendKey() const
{
    return m_settings.value("send-key"_L1, u"enter"_s).toString();
}

void Preferences::setSendKey(const QString &key)
{
    if (key == sendKey())
        return;
    m_settings.setValue("send-key"_L1, key);
    Q_EMIT sendKeyChanged(key);
}

std::optional<QStringList> Preferences::spellingLanguages() const
{
    if (!m_settings.contains("spelling"_L1))
        return {};
    return m_settings.value("spelling"_L1).toString().split(u' ', Qt::SkipEmptyParts);
}

void Preferences::setSpellingLanguages(const QStringList &languages)
{
    m_settings.setValue("spelling"_L1, languages.join(u' '));
    Q_EMIT spellingChanged();
}

QStringList Preferences::spellingWords() const
{
    return m_settings.value("spelling-words"_L1).toString().split(u' ', Qt::SkipEmptyParts);
}

void Preferences::addSpellingWord(const QString &word)
{
    constexpr qsizetype mostWords = 10'000;
    QStringList words = spellingWords();
    if (words.contains(word) || words.size() >= mostWords)
        return;
    words.append(word);
    m_settings.setValue("spelling-words"_L1, words.join(u' '));
    Q_EMIT spellingChanged();
}

QString Preferences::model() const
{
    return m_settings.value("model"_L1).toString();
}

void Preferences::setModel(const QString &address)
{
    m_settings.setValue("model"_L1, address);
}

QString Preferences::onFailure() const
{
    return m_settings.value("on-failure"_L1, u"report"_s).toString();
}

model::ContextParts Preferences::contextParts() const
{
    const auto part = [this](
                          QLatin1StringView name) { return std::max<qint64>(0, m_settings.value("context/"_L1 + name, 0).toLongLong()); };
    return {part("supervisor"_L1), part("tools"_L1), part("history"_L1), part("answer"_L1)};
}

bool Preferences::dailyCopies() const
{
    return m_settings.value("daily-copies"_L1, true).toBool();
}

void Preferences::setDailyCopies(bool wanted)
{
    m_settings.setValue("daily-copies"_L1, wanted);
}

bool Preferences::titlesByModel() const
{
    return m_settings.value("titles"_L1).toString() == "model"_L1;
}

void Preferences::setTitlesByModel(bool wanted)
{
    m_settings.setValue("titles"_L1, wanted ? u"model"_s : u"rule"_s);
}

int Preferences::deletedDays() const
{
    constexpr int standard = 30;
    constexpr int most = 36'500;
    bool isNumber = false;
    const int days = m_settings.value("deleted-days"_L1, standard).toInt(&isNumber);
    return isNumber ? std::clamp(days, 0, most) : standard;
}

void Preferences::setDeletedDays(int days)
{
    m_settings.setValue("deleted-days"_L1, days);
}

model::ExchangeBudget Preferences::exchangeBudget() const
{
    constexpr qint64 megabyte = 1024 * 1024;
    constexpr qint64 mostMegabytes = 1024 * 1024;
    constexpr int mostDays = 36'500;
    model::ExchangeBudget budget;
    bool isSize = false;
    bool isAge = false;
    const qint64 megabytes = m_settings.value("exchanges-megabytes"_L1).toLongLong(&isSize);
    const int days = m_settings.value("exchanges-days"_L1).toInt(&isAge);
    if (isSize)
        budget.bytes = std::clamp<qint64>(megabytes, 1, mostMegabytes) * megabyte;
    if (isAge)
        budget.days = std::clamp(days, 1, mostDays);
    return budget;
}

void Preferences::setExchangeBudget(const model::ExchangeBudget &budget)
{
    m_settings.setValue("exchanges-megabytes"_L1, budget.bytes / (1024 * 1024));
    m_settings.setValue("exchanges-days"_L1, budget.days);
}

namespace {

Preferences::InspectorView readInspectorView(const QSettings &settings, const QString &place)
{
    return {settings.value(place + u"name"_s).toString(), settings.value(place + u"filter"_s).toString(),
        settings.value(place + u"columns"_s).toStringList(), settings.value(place + u"grouped"_s, true).toBool()};
}

} // namespace

QList<Preferences::InspectorView> Preferences::inspectorViews() const
{
    QList<InspectorView> views;
    const int count = m_settings.value("inspector-views/size"_L1).toInt();
    for (int index = 1; index <= std::min(count, mostInspectorViews); ++index)
        views += readInspectorView(m_settings, u"inspector-views/%1/"_s.arg(index));
    return views;
}

void Preferences::setInspectorViews(const QList<InspectorView> &views)
{
    m_settings.remove("inspector-views"_L1);
    const int count = std::min(int(views.size()), mostInspectorViews);
    m_settings.beginWriteArray("inspector-views"_L1, count);
    for (int index = 0; index < count; ++index) {
        m_settings.setArrayIndex(index);
        m_settings.setValue("name"_L1, views.at(index).name);
        m_settings.setValue("filter"_L1, views.at(index).filter);
        m_settings.setValue("columns"_L1, views.at(index).columns);
        m_settings.setValue("grouped"_L1, views.at(index).isGrouped);
    }
    m_settings.endArray();
}

Preferences::InspectorView Preferences::lastInspectorView() const
{
    return {{}, {}, m_settings.value("inspector/columns"_L1).toStringList(), m_settings.value("inspector/grouped"_L1, true).toBool()};
}

void Preferences::keepInspectorView(const InspectorView &view)
{
    m_settings.setValue("inspector/columns"_L1, view.columns);
    m_settings.setValue("inspector/grouped"_L1, view.isGrouped);
}

QVariantList Preferences::inspectorLayout(Qt::Orientation orientation) const
{
    return m_settings.value("inspector/"_L1 + (orientation == Qt::Horizontal ? u"beside"_s : u"above"_s)).toList();
}

void Preferences::keepInspectorLayout(Qt::Orientation orientation, const QVariantList &sizes)
{
    m_settings.setValue("inspector/"_L1 + (orientation == Qt::Horizontal ? u"beside"_s : u"above"_s), sizes);
}

model::GuardSettings Preferences::limits() const
{
    model::GuardSettings limits;
    for (const QString &name : model::GuardSettings::names()) {
        bool isNumber = false;
        const int limit = m_settings.value("limits/"_L1 + name).toInt(&isNumber);
        if (isNumber)
            limits.set(name, limit);
    }
    return limits;
}

qint64 Preferences::answerLimit() const
{
    constexpr qint64 mebibyte = 1024 * 1024;
    constexpr qint64 standard = 16;
    bool isNumber = false;
    const qint64 limit = m_settings.value("answer-limit"_L1, standard).toLongLong(&isNumber);
    return (isNumber ? std::clamp<qint64>(limit, 1, 1024) : standard) * mebibyte;
}

Preferences::Budget Preferences::budget() const
{
    const auto amount = [this](QLatin1StringView name) {
        const double sum = m_settings.value("budget/"_L1 + name, 0).toDouble();
        return std::isfinite(sum) ? std::max(0.0, sum) : 0.0;
    };
    const QString currency = m_settings.value("budget/currency"_L1).toString();
    return {amount("day"_L1), amount("month"_L1), amount("conversation"_L1), currency.isEmpty() ? u"USD"_s : currency,
        m_settings.value("budget/action"_L1).toString() != "warn"_L1};
}

void Preferences::setBudget(const Budget &budget)
{
    m_settings.setValue("budget/day"_L1, budget.day);
    m_settings.setValue("budget/month"_L1, budget.month);
    m_settings.setValue("budget/conversation"_L1, budget.conversation);
    m_settings.setValue("budget/currency"_L1, budget.currency);
    m_settings.setValue("budget/action"_L1, budget.asks ? u"ask"_s : u"warn"_s);
}

QString Preferences::traceTarget() const
{
    return m_settings.value("traces/to"_L1).toString().trimmed();
}

bool Preferences::tracesContents() const
{
    return m_settings.value("traces/contents"_L1, false).toBool();
}

void Preferences::setTraces(const QString &target, bool withContents)
{
    if (target == traceTarget() && withContents == tracesContents())
        return;
    m_settings.setValue("traces/to"_L1, target);
    m_settings.setValue("traces/contents"_L1, withContents);
    Q_EMIT tracesChanged();
}

QStringList Preferences::redactedPatterns() const
{
    return m_settings.value("redaction/patterns"_L1).toStringList();
}

QStringList Preferences::redactedMembers() const
{
    return m_settings.value("redaction/members"_L1).toStringList();
}

void Preferences::setRedacted(const QStringList &patterns, const QStringList &members)
{
    m_settings.setValue("redaction/patterns"_L1, patterns);
    m_settings.setValue("redaction/members"_L1, members);
}

QString Preferences::shortcut(const QString &action, const QString &standard) const
{
    return m_settings.value("shortcuts/"_L1 + action, standard).toString();
}

void Preferences::setShortcut(const QString &action, const QString &keys, const QString &standard)
{
    if (keys == standard)
        m_settings.remove("shortcuts/"_L1 + action);
    else
        m_settings.setValue("shortcuts/"_L1 + action, keys);
    Q_EMIT shortcutChanged(action);
}

QVariantMap Preferences::dockSizes(const QString &window) const
{
    return m_settings.value("dock-sizes/"_L1 + window).toMap();
}

namespace {

QString groupOfLast(qsizetype index)
{
    return index == 0 ? u"last/"_s : u"last-%1/"_s.arg(index + 1);
}

Preferences::LastWindow readLastWindow(const QSettings &settings, const QString &group)
{
    constexpr int thousand = 1000;
    Preferences::LastWindow last {settings.value(group + "conversation"_L1).toString(), settings.value(group + "folders"_L1).toStringList(),
        settings.value(group + "beside"_L1).toString(), settings.value(group + "half"_L1).toInt() == 1 ? 1 : 0,
        std::clamp(settings.value(group + "share"_L1, thousand / 2).toInt(), 0, thousand)};
    // A file that somebody wrote may hold anything.
    for (const QString &written : settings.value(group + "pages"_L1).toStringList()) {
        const QStringList parts = written.split(u' ');
        last.pages.append({parts.value(0), parts.size() == 3 ? parts.at(1).toInt() : -1, parts.size() == 3 ? parts.at(2).toInt() : 0});
    }
    last.geometry = settings.value(group + "geometry"_L1).toByteArray();
    return last;
}

} // namespace

QList<Preferences::LastWindow> Preferences::lastWindows() const
{
    QList<LastWindow> windows {readLastWindow(m_settings, groupOfLast(0))};
    while (windows.size() < mostWindows && m_settings.contains(groupOfLast(windows.size()) + "conversation"_L1))
        windows.append(readLastWindow(m_settings, groupOfLast(windows.size())));
    return windows;
}

void Preferences::keepLastWindows(const QList<LastWindow> &windows)
{
    qsizetype index = 0;
    for (; index < std::min<qsizetype>(windows.size(), mostWindows); ++index) {
        const LastWindow &last = windows.at(index);
        const QString group = groupOfLast(index);
        QStringList pages;
        for (const LastPage &page : last.pages)
            pages.append(u"%1 %2 %3"_s.arg(page.id, QString::number(page.position), QString::number(page.pixels)));
        m_settings.setValue(group + "conversation"_L1, last.conversation);
        m_settings.setValue(group + "folders"_L1, last.folders);
        m_settings.setValue(group + "beside"_L1, last.beside);
        m_settings.setValue(group + "half"_L1, last.half);
        m_settings.setValue(group + "share"_L1, last.share);
        m_settings.setValue(group + "pages"_L1, pages);
        m_settings.setValue(group + "geometry"_L1, last.geometry);
    }
    for (; m_settings.contains(groupOfLast(index) + "conversation"_L1); ++index)
        m_settings.remove(groupOfLast(index));
}

void Preferences::keepWindow(const QString &window, const QByteArray &geometry, const QByteArray &arrangement, const QVariantMap &dockSizes)
{
    m_settings.setValue("dock-sizes/"_L1 + window, dockSizes);
    m_settings.setValue("geometry/"_L1 + window, geometry);
    m_settings.setValue("arrangement/"_L1 + window, arrangement);
}

QStringList Preferences::unfoldedGroups() const
{
    return m_settings.value("unfolded-groups"_L1).toStringList();
}

void Preferences::setUnfoldedGroups(const QStringList &groups)
{
    m_settings.setValue("unfolded-groups"_L1, groups);
}

QStringList Preferences::recentFolders() const
{
    return m_settings.value("recent-folders"_L1).toStringList();
}

void Preferences::addRecentFolder(const QString &folder)
{
    addRecent("recent-folders"_L1, folder);
}

QStringList Preferences::recentCommands() const
{
    return m_settings.value("recent-commands"_L1).toStringList();
}

void Preferences::addRecentCommand(const QString &id)
{
    addRecent("recent-commands"_L1, id);
}

void Preferences::addRecent(QLatin1StringView name, const QString &value)
{
    constexpr qsizetype mostRecent = 8;
    QStringList values = m_settings.value(name).toStringList();
    values.removeAll(value);
    values.prepend(value);
    m_settings.setValue(name, values.mid(0, mostRecent));
}

QByteArray Preferences::bytes(QStringView group, const QString &name) const
{
    return m_settings.value(group.toString() + u'/' + name).toByteArray();
}

} // namespace gui
