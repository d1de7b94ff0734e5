// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"

#include <QWidget>

class QToolButton;
class QTreeView;

namespace gui {

class DescriptorPane;
class DescriptorTreeModel;
class UserPrompts;

//! The dock with the descriptor files: a tree of them, and the one picked in an editor. Built-in files are read only and can be
//! copied into the person's folder, where they stand in for the built-in ones. Owned by its window.
class DescriptorsPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorsPanel)

public:
    DescriptorsPanel(model::DescriptorCatalog &catalog, const model::DescriptorCheck &check, UserPrompts &prompts,
        QWidget *parent = nullptr);

    //! Opens a file of the catalog; text that has not been saved is asked about first.
    void open(const QString &path);
    void save();
    bool hasUnsavedText() const;

private:
    void build();
    void readEntries();
    void openNow(const QString &path);
    void createFile(model::DescriptorKind kind);
    void copyToMine(const QString &path);
    void writeNew(const QString &path, const QByteArray &text);

    model::DescriptorCatalog &m_catalog;
    UserPrompts &m_prompts;
    DescriptorTreeModel *m_files;
    QTreeView *m_tree;
    QToolButton *m_new;
    DescriptorPane *m_pane;
    //! A file that has just been written and is opened once the catalog has seen it.
    QString m_awaited;
};

} // namespace gui
