// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/inspector/requestfill.h"

#include <QAbstractItemModel>
#include <QWidget>

#include <memory>

class QLabel;
class QTreeView;

namespace gui {

//! What fills a request as a tree with bars, which a screen reader has as a table. Owned by its page.
class FillModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FillModel)

public:
    enum Column { Name, Bar, Bytes, Tokens, ColumnCount };
    //! Of the whole request, from 0 to 1; the canister's position, -1 for none; the JSON pointer.
    enum DataRole { ShareRole = Qt::UserRole, PositionRole, PointerRole };

    explicit FillModel(QObject *parent = nullptr);
    ~FillModel() override;

    //! `tokens`: of the whole request, as the provider counted; 0 where it did not.
    void setParts(const QList<FillPart> &parts, qint64 bytes, qint64 tokens);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Item;
    static void add(Item &parent, const QList<FillPart> &parts);
    Item *itemAt(const QModelIndex &index) const;

    std::unique_ptr<Item> m_root;
    qint64 m_bytes = 1;
    qint64 m_tokens = 0;
};

//! What costs the context: the parts of a request by their size, down to single tools and canisters. Owned by an ExchangeView.
class FillPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FillPage)

public:
    explicit FillPage(QWidget *parent = nullptr);

    //! Read on a worker.
    void setRequest(const QByteArray &body, const QList<model::Node> &path, qint64 tokens);
    //! What was asked for does not come any more.
    void clear();

Q_SIGNALS:
    //! The person wants to see the canister at this position.
    void canisterRequested(int position);
    void filled();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitAbout();
    void take(const QList<FillPart> &parts, qint64 bytes, qint64 tokens);
    void build();

    FillModel *m_model;
    QTreeView *m_tree;
    QLabel *m_about;
    int m_asked = 0;
};

} // namespace gui
