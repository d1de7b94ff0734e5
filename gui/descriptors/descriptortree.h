// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"

#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QWidget>

class QLineEdit;
class QTreeView;

namespace gui {

//! The descriptor files by layer and kind: the workspace's first, then the person's, then those shipped. A file with errors has a
//! mark. Owned by its panel.
class DescriptorTreeModel final : public QStandardItemModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorTreeModel)

public:
    enum DataRole { PathRole = Qt::UserRole, KindRole, LayerRole, BadRole };

    using QStandardItemModel::QStandardItemModel;

    void setEntries(const QList<model::DescriptorEntry> &entries);
    //! Invalid where there is no such file.
    QModelIndex indexOf(const QString &path) const;

private:
    void addLayer(model::DescriptorLayer layer, const QString &title, const QList<model::DescriptorEntry> &entries);
};

//! The tree of descriptor files with a filter over it. Owned by the panel.
class DescriptorTree final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorTree)

public:
    //! Where a file of the tree is, and what it is.
    struct File {
        QString path;
        model::DescriptorKind kind = model::DescriptorKind::Ensemble;
        model::DescriptorLayer layer = model::DescriptorLayer::User;
    };

    explicit DescriptorTree(QWidget *parent = nullptr);

    void setEntries(const QList<model::DescriptorEntry> &entries);
    //! Nothing where there is no such file.
    std::optional<File> file(const QString &path) const;
    void select(const QString &path);
    //! The file that is selected; its path is empty where none is.
    File current() const;

Q_SIGNALS:
    void picked(const QString &path);
    void renameRequested(const gui::DescriptorTree::File &file);
    void removeRequested(const gui::DescriptorTree::File &file);
    void revealRequested(const gui::DescriptorTree::File &file);
    void copyRequested(const gui::DescriptorTree::File &file);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void addActions();
    void openRow(const QModelIndex &index);
    static File fileOf(const QModelIndex &index);

    DescriptorTreeModel *m_files;
    QSortFilterProxyModel *m_shown;
    QLineEdit *m_filter;
    QTreeView *m_tree;
};

} // namespace gui
