// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorspanel.h"
#include "network/providers/catalog/providerreader.h"
#include "tests/support/answeringprompts.h"
#include "tests/support/patience.h"

#include <QListView>
#include <QTemporaryDir>

//! The descriptors' panel over a folder of its own, with one file open in its editor: what tests of the editor work with. A base of
//! the test, which calls begin() and end() around each of its functions.
class EditorFixture
{
protected:
    //! Before open(): a folder to write descriptors into.
    void begin()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_prompts = {};
    }
    //! The panel with the file at `path`; `builtin`: where the descriptors are that the program brings along.
    void open(const QString &builtin, const QString &path)
    {
        network::registerReaders(m_check);
        m_catalog = std::make_unique<model::DescriptorCatalog>(builtin, inFolder(QStringLiteral("user")), m_check);
        m_catalog->load();
        m_panel = std::make_unique<gui::DescriptorsPanel>(*m_catalog, m_check, m_prompts, inFolder(QStringLiteral("versions")));
        m_panel->resize(1200, 700);
        m_panel->show();
        m_panel->activateWindow();
        m_panel->open(path);
        editor().setFocus();
        QTRY_VERIFY(editor().hasFocus());
    }
    void end()
    {
        m_panel.reset();
        m_catalog.reset();
    }

    QString inFolder(const QString &path) const { return m_folder->filePath(path); }
    gui::DescriptorEditor &editor() const { return m_panel->pane().editor(); }
    QString text() const { return editor().toPlainText(); }
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_panel->findChild<Widget *>(name);
    }
    QListView *list() const { return find<QListView>(QStringLiteral("descriptorDiagnostics")); }
    void setText(const QString &text)
    {
        editor().setText(text);
        editor().document()->setModified(true);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    model::DescriptorCheck m_check;
    std::unique_ptr<model::DescriptorCatalog> m_catalog;
    AnsweringPrompts m_prompts;
    std::unique_ptr<gui::DescriptorsPanel> m_panel;
};
