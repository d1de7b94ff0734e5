// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/guardsettings.h"
#include "model/session/contextparts.h"

#include <QObject>
#include <QSettings>

#include <optional>

namespace gui {

enum class ColourScheme { Desktop, Light, Dark };

//! What a person prefers, kept in `parlance.ini` of the profile's config folder: colours, shortcuts, the model that new
//! conversations start with, geometry of windows. One for all windows; owned by Windows.
class Preferences final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Preferences)

public:
    explicit Preferences(const QString &configFolder, QObject *parent = nullptr);

    ColourScheme colourScheme() const;
    void setColourScheme(ColourScheme scheme);

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

    //! A copy of all conversations is made each day.
    bool dailyCopies() const;
    void setDailyCopies(bool wanted);
    //! For how many days deleted conversations are kept (`deleted-days`); 0: until they are erased.
    int deletedDays() const;
    void setDeletedDays(int days);
    //! After how much a turn asks whether it is to go on (`[limits]`); ensembles, agents and conversations come over it.
    model::GuardSettings limits() const;

    //! The shortcuts that the person has changed, by the name of their action, in portable text; several are separated by "; ".
    QString shortcut(const QString &action, const QString &standard) const;
    void setShortcut(const QString &action, const QString &keys, const QString &standard);

    QByteArray geometry(const QString &window) const { return bytes(u"geometry", window); }
    QByteArray arrangement(const QString &window) const { return bytes(u"arrangement", window); }
    void keepWindow(const QString &window, const QByteArray &geometry, const QByteArray &arrangement);

    //! Folders of workspaces that were used lately, newest first; at most eight.
    QStringList recentFolders() const;
    void addRecentFolder(const QString &folder);

Q_SIGNALS:
    void colourSchemeChanged(gui::ColourScheme scheme);
    void sendKeyChanged(const QString &key);
    void spellingChanged();
    void shortcutChanged(const QString &action);

private:
    QByteArray bytes(QStringView group, const QString &name) const;

    QSettings m_settings;
};

} // namespace gui
