// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/guardsettings.h"
#include "model/session/contextparts.h"
#include "model/store/exchangestore.h"

#include <QObject>
#include <QSettings>
#include <QVariantMap>

#include <optional>

namespace gui {

enum class ColourScheme { Desktop, Light, Dark };

//! What a person prefers, kept in `parlance.ini` of the profile's config folder: colours, fonts, shortcuts, the model that new
//! conversations start with, geometry of windows. One for all windows; owned by Windows.
class Preferences final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Preferences)

public:
    explicit Preferences(const QString &configFolder, QObject *parent = nullptr);

    ColourScheme colourScheme() const;
    void setColourScheme(ColourScheme scheme);

    //! The version that was started last (`seen-version`): another one shows what has changed. Empty before the first start.
    QString seenVersion() const;
    void setSeenVersion(const QString &version);

    //! What the program speaks from its next start on (`language`): a translation's name, `en`, or empty for the desktop's languages.
    QString language() const;
    void setLanguage(const QString &name);

    //! How large texts are, in per cent of the desktop's size: 50 to 300 (`zoom`).
    int zoom() const;
    void setZoom(int percent);
    //! The families of texts and of code (`text-font`, `code-font`); empty for the desktop's.
    QString textFont() const;
    void setTextFont(const QString &family);
    QString codeFont() const;
    void setCodeFont(const QString &family);

    //! Which key sends in the composer: `enter`, `control-enter` or `shift-enter`.
    QString sendKey() const;
    void setSendKey(const QString &key);

    //! The languages that the composer's spelling is looked up in, by their dictionaries' names; nothing where none have been picked.
    std::optional<QStringList> spellingLanguages() const;
    void setSpellingLanguages(const QStringList &languages);
    //! Words that the person has said are right.
    QStringList spellingWords() const;
    void addSpellingWord(const QString &word);

    //! `provider/model` of new conversations; empty where none has been picked.
    QString model() const;
    void setModel(const QString &address);

    //! `report`, or `abort` to undo the turn on every error of a tool but validation and time-out; descriptors come over it.
    QString onFailure() const;

    //! How a model's context is parted (`[context]`: supervisor, tools, history, answer, in tokens); models' descriptors come over it.
    model::ContextParts contextParts() const;

    //! Bytes of one answer's text that are taken (`answer-limit`, in MiB: 1 to 1024).
    qint64 answerLimit() const;

    //! Where turns are traced to (`[traces]`: `to`, an address or a file; empty: nowhere), and whether with what is said (`contents`).
    QString traceTarget() const;
    bool tracesContents() const;
    void setTraces(const QString &target, bool withContents);

    //! A copy of all conversations is made each day.
    bool dailyCopies() const;
    void setDailyCopies(bool wanted);
    //! What the desktop is told of answers, questions and errors while no window is in front (`notifications`: `none`, `plain` or
    //! `with-text`).
    enum class Notifications { None, Plain, WithText };
    Notifications notifications() const;
    void setNotifications(Notifications wanted);
    //! What a screen reader is told of what happens in a conversation (`announcements`: `none`, `few`: ends, questions and errors, or
    //! `all`: calls and the beginnings of answers, too).
    enum class Announcements { None, Few, All };
    Announcements announcements() const;
    void setAnnouncements(Announcements wanted);
    //! After its first turn a conversation gets a title from its model (`titles`: `rule` or `model`).
    bool titlesByModel() const;
    void setTitlesByModel(bool wanted);
    //! For how many days deleted conversations are kept (`deleted-days`); 0: until they are erased.
    int deletedDays() const;
    void setDeletedDays(int days);
    //! How much of past exchanges is kept (`exchanges-megabytes`, `exchanges-days`; at least 1 of each).
    model::ExchangeBudget exchangeBudget() const;
    void setExchangeBudget(const model::ExchangeBudget &budget);
    //! After how much a turn asks whether it is to go on (`[limits]`); ensembles, agents and conversations come over it.
    model::GuardSettings limits() const;

    //! What may be spent (`[budget]`: `day`, `month`, `conversation`, in `currency`), and whether a turn that would go beyond it asks
    //! (`action`: `ask` or `warn`). 0: any amount.
    struct Budget {
        double day = 0;
        double month = 0;
        double conversation = 0;
        QString currency = QStringLiteral("USD");
        bool asks = true;

        bool operator==(const Budget &) const = default;
    };
    Budget budget() const;
    void setBudget(const Budget &budget);

    //! What is taken out of exchanges beside keys (`[redaction]`: `patterns`, `members`); see model::RedactionRules.
    QStringList redactedPatterns() const;
    QStringList redactedMembers() const;
    void setRedacted(const QStringList &patterns, const QStringList &members);

    //! The shortcuts that the person has changed, by the name of their action, in portable text; several are separated by "; ".
    QString shortcut(const QString &action, const QString &standard) const;
    void setShortcut(const QString &action, const QString &keys, const QString &standard);

    QByteArray geometry(const QString &window) const { return bytes(u"geometry", window); }
    QByteArray arrangement(const QString &window) const { return bytes(u"arrangement", window); }
    //! How large its docks are to be, by their names.
    QVariantMap dockSizes(const QString &window) const;
    void keepWindow(const QString &window, const QByteArray &geometry, const QByteArray &arrangement, const QVariantMap &dockSizes);

    //! A conversation that was open at the end of the last run, and its place in the text: the canister's position, and how many pixels of
    //! it are above the upper edge; -1 for its end.
    struct LastPage {
        QString id = {};
        int position = -1;
        int pixels = 0;
    };
    //! A window that was open at the end of the last run.
    struct LastWindow {
        //! That which was worked in, with the folders that were open in it; empty where nothing was said in it.
        QString conversation = {};
        QStringList folders = {};
        //! What was seen next to it: the other conversation, empty where there was none; in which half the first was, 0 or 1; and how many
        //! thousandths of the room the half at the beginning had.
        QString beside = {};
        int half = 0;
        int share = 500;
        //! In the order of their tabs.
        QList<LastPage> pages = {};
        QByteArray geometry = {};
    };
    static constexpr int mostWindows = 32;
    //! That which was in front first (`[last]`, `[last-2]` and so on). There is always one, which may have had nothing open.
    QList<LastWindow> lastWindows() const;
    void keepLastWindows(const QList<LastWindow> &windows);

    //! Groups of conversations, as the list shows them.
    QStringList unfoldedGroups() const;
    void setUnfoldedGroups(const QStringList &groups);

    //! How the Inspector's list is shown, by the names that a person has given (`inspector-views`): what is typed into its filter, which
    //! columns there are, whether it is grouped.
    struct InspectorView {
        QString name = {};
        QString filter = {};
        //! By their wire names; empty for the usual ones.
        QStringList columns = {};
        bool isGrouped = true;

        bool operator==(const InspectorView &) const = default;
    };
    static constexpr int mostInspectorViews = 100;
    QList<InspectorView> inspectorViews() const;
    void setInspectorViews(const QList<InspectorView> &views);
    //! That of the last time, without its filter.
    InspectorView lastInspectorView() const;
    void keepInspectorView(const InspectorView &view);
    //! How the Inspector's parts share its room, beside each other or one above the other.
    QVariantList inspectorLayout(Qt::Orientation orientation) const;
    void keepInspectorLayout(Qt::Orientation orientation, const QVariantList &sizes);

    //! Folders of workspaces that were used lately, newest first; at most eight.
    QStringList recentFolders() const;
    void addRecentFolder(const QString &folder);

    //! What was lately done by the command palette, newest first; at most eight.
    QStringList recentCommands() const;
    void addRecentCommand(const QString &id);

Q_SIGNALS:
    void colourSchemeChanged(gui::ColourScheme scheme);
    //! Their size, too.
    void fontsChanged();
    void sendKeyChanged(const QString &key);
    void spellingChanged();
    void tracesChanged();
    void shortcutChanged(const QString &action);

private:
    void addRecent(QLatin1StringView name, const QString &value);
    void setFont(QLatin1StringView name, const QString &family);
    QByteArray bytes(QStringView group, const QString &name) const;

    QSettings m_settings;
};

} // namespace gui
