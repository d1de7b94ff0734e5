// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/compare/comparechoices.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QLabel;
class QSplitter;
class QTimer;

namespace model {
class Comparison;
}

namespace gui {

class AgentTools;
class ChoicesList;
class ColumnView;
class CompareBar;
class GrowingEdit;
class KeylessProviders;
class MediansView;
class RunExchanges;
class UserPrompts;
class Workbench;

//! The window of comparisons: one prompt with several libraries, models, agents or instructions, side by side, with a table of what
//! came out. Owned by the window that opened it; holds its comparison until the next.
class CompareWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CompareWindow)

public:
    CompareWindow(Workbench &workbench, UserPrompts &prompts, QWidget *parent = nullptr);
    ~CompareWindow() override;

    //! What every run goes on with, and how that is said above the columns.
    struct Start {
        model::ComparisonPlan::Beginning from;
        QString text;
    };
    //! Takes over what a conversation has set.
    void prepare(const model::SessionSettings &settings, const std::optional<Start> &start = {});
    //! Its libraries are to be compared.
    void setAgent(const QString &agent);
    void setVaries(CompareSetup::Varies varies, const QStringList &columns);
    //! Null before the first run.
    model::Comparison *comparison() const { return m_comparison.get(); }

public Q_SLOTS:
    void run();
    void stop();
    void save();

Q_SIGNALS:
    //! A run has become a conversation.
    void conversationKept(const model::ConversationId &conversation);

protected:
    void showEvent(QShowEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    QWidget *buildMiddle();
    void readChoices();
    //! Anew for the agent, or for the tools that there are now.
    void fitChoices();
    void showChoices();
    void showTools();
    //! For what the menus do not have.
    void askNumber(const QString &title, const QString &label, int value, int most, void (CompareBar::*take)(int));
    CompareSetup setup() const;
    void adopt(std::unique_ptr<model::Comparison> comparison);
    void showColumns();
    void showTable();
    void say(const QString &text);
    void keep(int column, int run);
    void showExchanges(int column, int run);
    void write(const QString &path);
    void adoptColours();

    Workbench &m_workbench;
    UserPrompts &m_prompts;
    CompareChoices m_choices;
    KeylessProviders *m_keyless;
    model::SessionSettings m_base;
    std::optional<model::ComparisonPlan::Beginning> m_from;
    std::unique_ptr<model::Comparison> m_comparison;
    std::unique_ptr<RunExchanges> m_exchanges;
    QPointer<QWidget> m_inspector;
    CompareBar *m_bar;
    ChoicesList *m_list;
    AgentTools *m_tools;
    QLabel *m_asked;
    GrowingEdit *m_prompt;
    QLabel *m_beginning;
    QLabel *m_message;
    QSplitter *m_columns;
    QLabel *m_empty;
    QList<ColumnView *> m_views;
    QWidget *m_foot;
    MediansView *m_table;
    QTimer *m_tableTimer;
};

} // namespace gui
