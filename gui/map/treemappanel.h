// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/map/treemapmodel.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace model {
class Session;
} // namespace model

namespace gui {

class TreeMapView;

//! The map of the conversation that a window shows, with all its branches: goes to a canister, whichever branch it is on, and compares
//! two branches. Follows what is committed while it is seen. Owned by its dock.
class TreeMapPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TreeMapPanel)

public:
    explicit TreeMapPanel(model::Store &store, QWidget *parent = nullptr);

    void setSession(model::Session *session);
    TreeMapView &view() const { return *m_view; }
    TreeMapModel &rows() const { return *m_model; }

Q_SIGNALS:
    //! The canister at this position of the path is to be brought to the screen.
    void positionRequested(const model::ConversationId &id, int position);
    void conversationRequested(const model::ConversationId &id);
    void failed(const model::Error &error);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void refreshSoon();
    void tell();
    void go(const QModelIndex &index);
    void goTo(qint64 row, int position);
    void arrive();
    void reviewTurn(const QString &id);
    void unfold(const QModelIndex &index, bool isUnfolded);
    //! The rows in the store of the canisters that are marked.
    QList<qint64> marked() const;
    void compareMarked();
    void compareWithShown(const QModelIndex &index);
    void showMenu(const QPoint &position);

    model::Store &m_store;
    QPointer<model::Session> m_session;
    TreeMapModel *m_model;
    TreeMapView *m_view;
    QLabel *m_about;
    QPushButton *m_compare;
    QTimer m_soon;
    bool m_isStale = false;
    //! The node that is gone to once it is on the path; 0 for none.
    qint64 m_goal = 0;
    int m_goalPosition = 0;
};

} // namespace gui
