// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/preferences/preferences.h"
#include "model/exchange/exchangelog.h"
#include "model/store/exchangelisting.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace gui {

class ExchangeFilterLine;
class ExchangeLibrary;
class ExchangeListModel;
class ExchangeListView;
class WrappingRow;

//! The list of exchanges with what is chosen of it: whose, the filter, the views that a person has named, and how much is kept. Owned by
//! the Inspector.
class ExchangeListPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeListPane)

public:
    ExchangeListPane(ExchangeLibrary &library, model::ExchangeLog &log, Preferences &preferences, QWidget *parent = nullptr);

    ExchangeListModel &model() { return *m_model; }
    ExchangeListView &view() { return *m_view; }
    //! Where others put what belongs beside the filter.
    WrappingRow &bar() { return *m_bar; }

    void setConversation(const model::ConversationId &conversation);
    //! Picks the last exchange of a turn's round or invocation.
    void show(const model::ExchangeOrigin &origin);
    void show(const model::ExchangeId &id);
    //! Of all conversations what went to one place; `name`: of what is there.
    void showServer(const QString &name, const QString &place);
    void focusFilter();

    //! The one whose row is the current one; null for none.
    const model::ExchangeEntry *current() const;
    //! Those that are picked, in the order of the list.
    QList<model::ExchangeEntry> picked() const;
    void setPinned(bool isPinned);

Q_SIGNALS:
    void currentChanged();
    void pickedChanged();
    void exchangeChanged(const model::ExchangeId &id);
    void budgetChosen(const model::ExchangeBudget &budget);
    //! A menu for what is picked is to be shown here.
    void menuRequested(const QPoint &place);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void build();
    void buildFooter();
    void connectParts();
    void addKeys();
    void readScope();
    void select(const QModelIndex &index);
    void takeLoaded();
    void fillViews();
    void addSavedViews();
    void adopt(const Preferences::InspectorView &view);
    Preferences::InspectorView shownView(const QString &name = {}) const;
    void saveView();
    void keepView();
    void showFooter();
    void readSum();
    void askForBudget();

    ExchangeLibrary &m_library;
    Preferences &m_preferences;
    ExchangeListModel *m_model;
    QComboBox *m_scope;
    ExchangeFilterLine *m_filter;
    QToolButton *m_views;
    QMenu *m_viewMenu;
    WrappingRow *m_bar;
    ExchangeListView *m_view;
    QLabel *m_footer;
    QToolButton *m_budget;
    QTimer m_sumSoon;
    model::ConversationId m_conversation;
    //! The one that can be picked beside the conversations; empty before one has been asked for.
    QString m_place;
    std::optional<model::ExchangeOrigin> m_wanted;
    model::ExchangeId m_wantedId;
    std::optional<model::ExchangeSum> m_sum;
    QString m_complaint;
};

} // namespace gui
