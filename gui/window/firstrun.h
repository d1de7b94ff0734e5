// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace network {
struct Provider;
}

namespace gui {

class ConversationPage;
class EnsemblesModel;
class FirstRunPage;
class FoldersButton;
class ModelChoice;
class Workbench;

//! How a window begins while nothing is set up yet: has a page go through what there is to be picked, and does it in the window's
//! conversation. Owned by its page, which whoever shows it takes away.
class FirstRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FirstRun)

public:
    FirstRun(Workbench &workbench, ConversationPage &conversation, ModelChoice &models, FoldersButton &folders, FirstRunPage &page);

    FirstRunPage &page() const { return m_page; }
    //! They have been read: keys can be entered, one that is in the environment is found, and there are tools.
    void useCatalogs();

Q_SIGNALS:
    //! The window is to be made anew in it.
    void languagePicked();
    //! Everything is picked, or the person wants none of it now.
    void finished();
    void said(const QString &text);

private:
    void lookForKeys();
    void rehearse();
    void findServers();
    void useServer(const network::Provider &provider);
    void useProvider(const QString &name);
    void showSettings();

    Workbench &m_workbench;
    ConversationPage &m_conversation;
    ModelChoice &m_models;
    FirstRunPage &m_page;
    EnsemblesModel *m_tools;
};

} // namespace gui
