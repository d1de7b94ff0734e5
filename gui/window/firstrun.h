// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace network {
struct Provider;
}

namespace gui {

class FirstRunPage;
class Workbench;

//! How a window begins while nothing is set up yet: has a page offer ways to a model, and does what the person picks there. Owned by its
//! page, which whoever shows it takes away.
class FirstRun final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FirstRun)

public:
    FirstRun(Workbench &workbench, FirstRunPage &page);

    FirstRunPage &page() const { return m_page; }
    //! They have been read: keys can be entered, and one that is in the environment makes the page needless.
    void useCatalogs();

Q_SIGNALS:
    //! Of this name; with a message to begin with, where it is not empty.
    void providerPicked(const QString &provider, const QString &message);
    //! The person wants none of it now.
    void skipped();
    void said(const QString &text);

private:
    void lookForKeys();
    void rehearse();
    void findServers();
    void useServer(const network::Provider &provider);

    Workbench &m_workbench;
    FirstRunPage &m_page;
};

} // namespace gui
