// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/cassettereplay.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace gui {

class DifferencePage;
class UserPrompts;
class Workbench;

//! *Tools → Play a cassette…*: what a cassette has is played to the whole program instead of the network, at once, at its pace or event by
//! event. Lists what is on it and what has been told of it; what was asked that is not on it stands below, with the difference to what was
//! recorded. Plays until it is told to end, or is closed; deletes itself then.
class CassetteWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CassetteWindow)

public:
    //! Requests that were missing and are kept; later ones are told only.
    static constexpr int mostMisses = 200;

    //! Both outlive it.
    CassetteWindow(Workbench &workbench, UserPrompts &prompts, QWidget *window);
    ~CassetteWindow() override;

    //! Shows what is on it, once it has been read.
    void open(const QString &path);
    //! What waits next may come. \return false where nothing waits.
    bool letCome(network::CassettePlayback::Reach reach);

private:
    enum Column { Number, Request, Answer, Played, ColumnCount };

    void build();
    QWidget *makeBar();
    QWidget *makeSteps();
    QPushButton *addButton(QWidget *row, const QString &name, const QString &text);
    void choose();
    void fill(const QString &path, const CassetteReplay::Tape &tape);
    void start();
    void end();
    void follow(network::CassettePlayback &playback);
    void showTold(const model::Exchange &exchange);
    void showMiss(const network::CassetteMiss &miss);
    void showNext();
    void showPicked();
    void showState();
    void say(const QString &text);

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    CassetteReplay::Tape m_tape;
    //! What is being read, so that late results count for nothing.
    QString m_asked;
    //! Null where this plays nothing; another window may have begun to.
    QPointer<network::CassettePlayback> m_playback;
    QHash<model::ExchangeId, QTreeWidgetItem *> m_items;
    QList<network::CassetteMiss> m_misses;
    //! The row of what comes next; null where nothing waits.
    QTreeWidgetItem *m_next = nullptr;
    QLabel *m_file;
    QComboBox *m_pace;
    QCheckBox *m_lenient;
    QPushButton *m_start = nullptr;
    QPushButton *m_choose = nullptr;
    QTreeWidget *m_list;
    QWidget *m_steps = nullptr;
    QLabel *m_now = nullptr;
    QPushButton *m_event = nullptr;
    QPushButton *m_answer = nullptr;
    QPushButton *m_everything = nullptr;
    DifferencePage *m_difference;
    QLabel *m_said;
};

} // namespace gui
