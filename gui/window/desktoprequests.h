// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/desktop/instance.h"

#include <QObject>
#include <QPointer>

namespace gui {

class QuickQuestion;
class SearchProvider;
class Windows;

//! What comes from the desktop or from another process of the program, done in the windows: to be brought forward, to open files and links,
//! the actions of the entry in its menu, a conversation that its search has found. Made by main(); goes before the windows.
class DesktopRequests final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DesktopRequests)

public:
    DesktopRequests(Windows &windows, Instance &instance, SearchProvider &search);
    ~DesktopRequests() override;

    void carryOut(const Instance::Request &request, const QString &token = {});
    //! There is neither a window nor a question that is asked quickly.
    bool isIdle() const;

    static QString newConversation() { return QStringLiteral("new-conversation"); }
    static QString quickQuestion() { return QStringLiteral("quick-question"); }
    static QString evaluate() { return QStringLiteral("evaluate"); }

private:
    void open(const QStringList &addresses, const QString &token);
    void act(const QString &action, const QString &token, const QString &parameter = {});
    void askQuickly(const QString &token = {});

    Windows &m_windows;
    QPointer<QuickQuestion> m_quick;
};

} // namespace gui
