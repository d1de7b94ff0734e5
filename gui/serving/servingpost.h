// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/serving/servedclient.h"
#include "model/session/questions.h"
#include "network/framing/localsocket.h"

#include <QSocketNotifier>
#include <QTimer>

#include <functional>
#include <memory>

namespace gui {

//! Lets the windows of a profile, which are in other processes, see whom this one serves: they show it, may stop it, and their person
//! answers what nobody else can. Listens as a file in the profile; where that cannot be done, it serves unseen. Owned by the command that
//! serves.
class ServingPost final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServingPost)

public:
    static constexpr qsizetype mostWindows = 8;

    struct Served {
        //! The command, such as `serve-acp`.
        QString as = {};
        //! An address; empty for standard input and output.
        QString at = {};
        std::function<QList<ServedClient>()> clients = {};
        std::function<void(const QString &work)> stop = {};
    };

    //! Where the files of those that serve a profile are.
    static QString folderOf(const QString &profileData) { return profileData + QStringLiteral("/serving"); }

    ServingPost(QString folder, model::Questions &questions, QObject *parent);
    ~ServingPost() override;

    //! From now on windows of the profile find it. To be called once.
    void open(Served served);
    //! There is somebody who could be asked.
    bool isWatched() const { return !m_windows.isEmpty(); }
    //! Whom it serves, or what for, has changed.
    void tellClients();

Q_SIGNALS:
    //! A person at a window has had it end.
    void endRequested();

private:
    class Window;

    void letIn();
    void forget(Window *window);
    void take(const model::JsonText &message);
    void tell(const model::Question &question);
    void tellAll(const QByteArray &line) const;
    QByteArray clientsLine() const;

    const QString m_folder;
    model::Questions &m_questions;
    Served m_served;
    QString m_name;
    network::FileHandle m_listener;
    std::unique_ptr<QSocketNotifier> m_knock;
    QList<Window *> m_windows;
    QTimer m_telling;
};

} // namespace gui
