// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>
#include <QWidget>

#include <functional>

class QComboBox;
class QFormLayout;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QSpinBox;
class QTabWidget;
class QTreeWidget;

namespace network {
class Keychain;
class ProviderCatalog;
} // namespace network

namespace gui {

class Actions;

//! The window's actions with their shortcuts, which can be changed here; a shortcut that another action has is not taken. Part of
//! the preferences.
class ShortcutEditor final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ShortcutEditor)

public:
    explicit ShortcutEditor(Actions &actions, QWidget *parent = nullptr);

private:
    void fill();
    void showCurrent();
    void takePressed();
    void apply(const QString &keys);
    QString currentAction() const;

    Actions &m_actions;
    QTreeWidget *m_list;
    QKeySequenceEdit *m_keys;
    QPushButton *m_set;
    QPushButton *m_reset;
    QLabel *m_remark;
};

class Preferences;
class SpellChecker;

//! The preferences: colours, which key sends, spelling, shortcuts, keys of providers. Every change counts at once. Deletes itself when it
//! is closed.
class PreferencesDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesDialog)

public:
    PreferencesDialog(Preferences &preferences, Actions &actions, SpellChecker &spelling, network::ProviderCatalog &providers,
        network::Keychain &keychain, bool hasDesktop, QWidget *parent);

    //! Their titles, with access keys.
    static QStringList pages();
    //! Which of them lists the keys of all actions.
    static constexpr int shortcutPage = 1;
    void showPage(int page);

private:
    //! What is missing for notifications.
    QWidget *makeBusRemark();
    QWidget *makeGeneral(bool hasDesktop);
    void addLook(QFormLayout &form);
    void addConversations(QFormLayout &form);
    //! `picked` is called with the place of what the person has picked.
    QComboBox *makeChoice(const QString &name, const QStringList &choices, int current, const std::function<void(int)> &picked);
    QSpinBox *makeZoom();
    QSpinBox *makeDeletedDays();
    QWidget *makeFonts(const QString &name, const QString &family, const std::function<void(const QString &)> &picked);
    QWidget *makeSpelling();
    QWidget *makeTraces();

    Preferences &m_preferences;
    SpellChecker &m_spelling;
    QTabWidget *m_pages;
};

} // namespace gui
