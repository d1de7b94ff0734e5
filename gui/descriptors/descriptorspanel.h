// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/descriptortree.h"
#include "gui/shared/findbar.h"
#include "gui/shared/wrappingbar.h"
#include "model/descriptors/descriptorversions.h"

class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QTabWidget;

namespace gui {

class DropDownButton;
class WrappingRow;

//! The bar over the descriptors: new files, versions, what state the open file is in, and what can be done with it. Owned by the panel.
class DescriptorBar final : public WrappingBar
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorBar)

public:
    explicit DescriptorBar(QWidget *parent = nullptr);

    //! What can be done with the file that is open.
    enum class File { None, ReadOnly, Saved, Changed };
    void showFile(File file, const QString &status, const QString &path);
    //! Empty: the file has no other notation.
    void offerConversion(const QString &text);
    //! The state of the file in a line of its own, since the buttons leave it no room.
    void setNarrow(bool narrow);

    QMenu &newMenu() const { return *m_newMenu; }
    QMenu &versionsMenu() const { return *m_versionsMenu; }
    // For their tool tips.
    QWidget &saveButton() const;
    QWidget &detachButton() const;

Q_SIGNALS:
    void copyRequested();
    void formatRequested();
    //! Into the other notation.
    void convertRequested();
    void saveRequested();
    //! A window of its own, or back.
    void detachRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    DropDownButton *addMenuButton(const QString &name, const QString &text, QMenu *menu);
    QPushButton *addButton(const QString &name, const QString &text, void (DescriptorBar::*clicked)());

    WrappingRow *m_row;
    //! Below it, in a narrow dock.
    QHBoxLayout *m_line;
    QMenu *m_newMenu;
    QMenu *m_versionsMenu;
    DropDownButton *m_versions = nullptr;
    QLabel *m_status;
    QPushButton *m_copy = nullptr;
    QPushButton *m_convert = nullptr;
    QPushButton *m_format = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_detach = nullptr;
};

class DescriptorFiles;
class DescriptorPane;
class DescriptorParts;
class RemovedBar;
class UserPrompts;

//! The dock with the descriptor files: a tree of them, the one picked in an editor, and beside it tabs for what belongs to the tool
//! that the caret is in. Built-in files are read only and can be copied into the person's folder, where they stand in for the
//! built-in ones. Where there is no room for the three side by side, one is shown at a time. Owned by its window.
class DescriptorsPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorsPanel)

public:
    //! `versionsFolder` is where earlier texts of the files are kept.
    DescriptorsPanel(model::DescriptorCatalog &catalog, const model::DescriptorCheck &check, UserPrompts &prompts,
        const QString &versionsFolder, QWidget *parent = nullptr);
    ~DescriptorsPanel() override;

    //! Opens a file of the catalog; text that has not been saved is asked about first.
    void open(const QString &path);
    //! \return false where it could not be saved; the pane says why.
    bool save();
    //! In the text that is open.
    void find(FindStep step);
    //! Begins a file from the template of that id, once the person has named it.
    void create(const QString &templateId);
    //! Writes the agent that is open in its other notation, as it stands in the editor.
    void convert();
    bool hasUnsavedText() const;

    //! Adds a tab beside the editor, whose owner the panel becomes; the first one added is shown.
    void addSideTab(const QString &title, QWidget *tab);
    void showSideTab(QWidget *tab);
    //! Whether the tab is there for the file that is open; one that comes is shown.
    void offerSideTab(QWidget *tab, bool isOffered);
    DescriptorPane &pane() const { return *m_pane; }
    DescriptorBar &bar() const { return *m_bar; }

Q_SIGNALS:
    //! The tool that the caret is in (`ensemble:name`, as the unsaved text has it); empty where it is in none.
    void invokerShown(const QString &scopedName);
    //! The text in the editor has been read a moment after a change. The file has no root where its TOML is broken.
    void fileChecked(const model::DescriptorFile &file, model::DescriptorKind kind);
    void detachRequested();
    //! Of MCP servers, from another client's file.
    void importRequested();

private:
    void build();
    void connectParts();
    void addKeys();
    void readEntries();
    void openNow(const QString &path);
    int sideTabOf(QWidget *tab) const;
    //! The text is shown, where one part is shown at a time, and takes the keys.
    void editText();
    void showFile();

    model::DescriptorCatalog &m_catalog;
    UserPrompts &m_prompts;
    model::DescriptorVersions m_versions;
    DescriptorBar *m_bar;
    DescriptorTree *m_tree;
    DescriptorPane *m_pane;
    QTabWidget *m_side;
    DescriptorFiles *m_files;
    RemovedBar *m_removed;
    DescriptorParts *m_parts;
    //! A file that has just been written and is opened once the catalog has seen it.
    QString m_awaited;
};

} // namespace gui
