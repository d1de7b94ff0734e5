// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"
#include "model/descriptors/descriptorversions.h"
#include "model/descriptors/toollines.h"

#include <QWidget>

class QListView;
class QMenu;

namespace gui {

class ConflictBar;
class DescriptorEditor;
class DiagnosticsModel;
class EditorCompletion;
class EditorSearch;
class FindBar;
class LiveCheck;
class UserPrompts;

//! One descriptor file in an editor with what is wrong with it, checked a moment after each change. Notices when the file is changed
//! by another program, and keeps the earlier text at each saving. Owned by the panel.
class DescriptorPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorPane)

public:
    DescriptorPane(model::DescriptorCatalog &catalog, const model::DescriptorCheck &check, model::DescriptorVersions &versions,
        QWidget *parent = nullptr);
    ~DescriptorPane() override;

    //! Whether the text in the editor is the file's, has been changed here, or both have been changed.
    enum class State { Empty, Same, Changed, Conflict };
    //! Of a larger file only so many bytes are read; it cannot be a descriptor.
    static constexpr qint64 largestFile = 1024 * 1024;
    State state() const { return m_state; }
    bool isReadOnly() const { return m_readOnly; }
    //! The file's name and state in a few words.
    QString statusText() const;

    void open(const QString &path, model::DescriptorKind kind, bool readOnly);
    //! An empty editor.
    void close();
    const QString &path() const { return m_path; }
    model::DescriptorKind kind() const { return m_kind; }
    //! \return false where it could not be saved; the pane says why.
    bool save();
    //! Lays the text out as is usual, as one step that can be undone: a moment later, unless the text changes meanwhile. Says why
    //! where that cannot be done.
    void format();
    //! The earlier texts, each to be compared and restored.
    void fillVersions(QMenu &menu);
    //! The file has been renamed.
    void followMove(const QString &from, const QString &to);

    DescriptorEditor &editor() const { return *m_editor; }
    EditorSearch &search() const { return *m_search; }
    EditorCompletion &completion() const { return *m_completion; }
    //! Asks for the line to go to.
    void goToLine(UserPrompts &prompts);

Q_SIGNALS:
    void stateChanged();
    void checked(const model::DescriptorFile &file, model::DescriptorKind kind);
    //! The tool that the caret is in; empty where it is in none.
    void invokerShown(const QString &scopedName);
    //! Why something could not be done.
    void said(const QString &text);

private:
    void build();
    void connectParts();
    void read();
    void checkText();
    void followFile();
    void setState(State state);
    void takeChecked(const model::DescriptorFile &file, const model::Diagnostics &diagnostics);
    void showDiagnostics(const model::Diagnostics &diagnostics);
    void showInvoker();
    //! Mends what is wrong on the line; asks which where there are several ways.
    void offerFixes(int line);
    void applyFix(const model::Diagnostic &diagnostic);
    void compareWithFile();
    void compareWithVersion(const model::DescriptorVersion &version);
    void restore(const QString &text);

    model::DescriptorCatalog &m_catalog;
    model::DescriptorVersions &m_versions;
    LiveCheck *m_check;
    QString m_path;
    model::DescriptorKind m_kind = model::DescriptorKind::Ensemble;
    bool m_readOnly = false;
    State m_state = State::Empty;
    //! The file whose text is in the editor, which stays at its line when it is read again.
    QString m_readPath;
    //! What the file had when it was read or saved.
    QByteArray m_saved;
    model::ToolLines m_tools;
    QString m_shownInvoker;
    DescriptorEditor *m_editor;
    FindBar *m_findBar;
    EditorSearch *m_search;
    EditorCompletion *m_completion;
    DiagnosticsModel *m_diagnostics;
    QListView *m_list;
    ConflictBar *m_conflict;
};

} // namespace gui
