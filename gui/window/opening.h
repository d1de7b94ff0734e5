// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/desktop/opentarget.h"
#include "gui/window/pages.h"

#include <QObject>
#include <QUrl>

namespace gui {

class Evaluating;
class MainWindow;
class ServerDialogs;
class WindowDocks;
class Windows;

//! What becomes of a file or a link that is opened in a window: it is shown, and what would change anything is asked first. Nothing is
//! ever sent or run for it. Made once the catalogs have been read. Owned by its window.
class Opening final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Opening)

public:
    Opening(Windows &windows, MainWindow &window, WindowDocks &docks, ServerDialogs &servers, Evaluating &evaluating);

    void open(const OpenTarget &target);

Q_SIGNALS:
    void said(const QString &text);
    void quickQuestionRequested();
    //! One is to be played.
    void cassetteRequested(const QString &path);

private:
    void show(const OpenTarget::ShownConversation &conversation);
    void show(const OpenTarget::NewConversation &conversation);
    void show(const OpenTarget::Server &server);
    void show(const OpenTarget::Chapter &chapter);
    void show(const OpenTarget::QuickQuestion &);
    void show(const OpenTarget::Evaluations &evaluations);
    void show(const OpenTarget::File &file);
    void showDescriptor(const QString &path);
    void copyDescriptor(const QString &path);
    void openDropped(const QList<QUrl> &files);
    void tell(const QString &text);

    Windows &m_windows;
    MainWindow &m_window;
    WindowDocks &m_docks;
    ServerDialogs &m_servers;
    Evaluating &m_evaluating;
};

} // namespace gui
