// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/descriptortemplates.h"
#include "gui/descriptors/descriptortree.h"
#include "model/descriptors/descriptorversions.h"

namespace gui {

class UserPrompts;

//! What is done with descriptor files as wholes: begun, copied, renamed, converted, deleted and brought back. Nothing that is there
//! is overwritten unasked. Owned by the panel.
class DescriptorFiles final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorFiles)

public:
    //! Asks on behalf of `window`, its parent.
    DescriptorFiles(model::DescriptorCatalog &catalog, model::DescriptorVersions &versions, UserPrompts &prompts, QWidget *window);

    //! Asks for a name, then writes the template into the person's folder.
    void create(const DescriptorTemplate &begun);
    void copyToMine(const QString &path);
    void rename(const DescriptorTree::File &file);
    //! Writes an agent's text in the other notation beside its file. Asks first where something would be lost or overwritten.
    void convert(const QString &path, const QString &text);
    //! The text stays among the versions.
    void remove(const DescriptorTree::File &file);
    //! Brings back what was deleted last.
    void undoRemove();
    //! Opens the folder in the desktop's file manager.
    void reveal(const DescriptorTree::File &file);

Q_SIGNALS:
    //! The file is there and is to be shown.
    void written(const QString &path);
    void moved(const QString &from, const QString &to);
    void removed(const QString &path);

private:
    void writeNew(const QString &path, const QByteArray &text);
    //! `from` by value: what is open changes meanwhile.
    void writeConverted(const QString &from, const QString &to, const QByteArray &text);
    void moveTo(const QString &from, const QString &to);
    void say(const QString &text);

    model::DescriptorCatalog &m_catalog;
    model::DescriptorVersions &m_versions;
    UserPrompts &m_prompts;
    QWidget *m_window;
    QString m_removedPath;
    QByteArray m_removedText;
};

} // namespace gui
