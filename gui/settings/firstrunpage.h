// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/description/provider.h"

#include <QWidget>

class QAbstractItemModel;
class QLabel;
class QListView;
class QPushButton;
class QVBoxLayout;

namespace network {
class Keychain;
class ProviderCatalog;
} // namespace network

namespace gui {

class Preferences;

//! What stands in the middle while there is neither a conversation nor a model: the program's language, a model, a workspace, and what may
//! be done, in four steps, each of which can be passed over. What is picked counts at once. Owned by its window.
class FirstRunPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FirstRunPage)

public:
    enum Step { LanguageStep, ModelStep, WorkspaceStep, ToolsStep, StepCount };

    explicit FirstRunPage(Preferences &preferences, QWidget *parent = nullptr);

    //! Puts the entry of keys into its place; it needs what is not there before the first paint.
    void addKeyEntry(network::ProviderCatalog &providers, network::Keychain &keychain);
    void searchBegan();
    void addServer(const network::Provider &provider);
    void searchEnded(int found);
    //! One with a key in the environment, whose model is picked already.
    void showFoundKey(const QString &provider);
    void showFolders(const QStringList &folders);
    //! Ensembles that can be ticked. The model outlives the page.
    void setTools(QAbstractItemModel &ensembles);
    void showStep(int step);

Q_SIGNALS:
    void languagePicked();
    void rehearseRequested();
    void serversRequested();
    void serverPicked(const network::Provider &provider);
    //! A key for this provider is there now.
    void keyStored(const QString &provider);
    void folderRequested();
    //! By the last step, or because the person wants none of it now.
    void finished();

private:
    QWidget *makeContent();
    void makeHead();
    void makeLanguage();
    void makeModel();
    void makeWorkspace();
    void makeTools();
    void makeButtons();
    QVBoxLayout *addStep(Step step);
    QVBoxLayout *addWay(QVBoxLayout *step, const QString &title, const QString &text);

    Preferences &m_preferences;
    QVBoxLayout *m_column;
    QLabel *m_title = nullptr;
    QList<QWidget *> m_steps;
    //! Where the keyboard begins in each.
    QList<QWidget *> m_stops;
    int m_step = LanguageStep;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QVBoxLayout *m_servers = nullptr;
    QVBoxLayout *m_keys = nullptr;
    QPushButton *m_find = nullptr;
    QLabel *m_found = nullptr;
    QLabel *m_foundKey = nullptr;
    QLabel *m_folders = nullptr;
    QListView *m_tools = nullptr;
};

} // namespace gui
