// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/difference/bodydifference.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QSet>

#include <memory>

namespace gui {

//! Two JSON bodies as one tree: what is in both is one row, with what it was at the left and what it is at the right. What is the same is
//! folded, and read when it is unfolded. Owned by its page.
class DifferenceModel final : public QAbstractItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferenceModel)

public:
    //! Side by side, and both in one.
    enum Column { Before, After, Both, ColumnCount };
    //! Holds: an object or array in which something has changed. Run: several elements that follow each other and are the same.
    enum class Kind { Same, Run, Holds, Changed, Added, Removed, Moved };
    enum DataRole { KindRole = Qt::UserRole, DepthRole, PointerRole };

    explicit DifferenceModel(QObject *parent = nullptr);
    ~DifferenceModel() override;

    //! Empty where the two are not both JSON.
    void setDifference(const model::BodyDifference &difference);
    //! The row in which the first byte that differs is, or the one nearest to it.
    QModelIndex firstChange() const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    bool hasChildren(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Item;
    using Items = std::vector<std::unique_ptr<Item>>;
    //! By their place in an array.
    using Elements = QList<std::pair<QString, model::JsonView>>;

    Item *itemAt(const QModelIndex &index) const;
    QModelIndex indexOf(const Item *item, int column = 0) const;
    static bool mayHaveChildren(const Item &item);
    Items childrenOf(const Item &item) const;
    void addObject(const Item &item, Items &children) const;
    void addArray(const Item &item, Items &children) const;
    void addElement(
        const Item &item, Items &children, qsizetype at, Kind kind, const model::JsonView &before, const model::JsonView &after) const;
    //! Elements that follow each other and are the same on both sides: one row, where they are many.
    void addRun(const Item &item, Items &children, const Elements &run) const;
    std::unique_ptr<Item> pairOf(
        const QString &name, const QString &pointer, const model::JsonView &before, const model::JsonView &after) const;
    void load(Item &item) const;
    QString text(const Item &item, Column column) const;

    model::BodyDifference m_difference;
    //! The changes by the pointer of what they are in.
    QHash<QString, QList<const model::JsonChange *>> m_within;
    //! Pointers in the second body of what holds changes.
    QSet<QString> m_holders;
    QSet<QString> m_changed;
    std::unique_ptr<Item> m_root;
};

} // namespace gui
