// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/descriptorcatalog.h"

#include <QTimer>
#include <QWidget>

class QFrame;
class QLabel;
class QListView;
class QPushButton;

namespace gui {

class DescriptorEditor;
class DiagnosticsModel;

//! One descriptor file in an editor with what the loader says of it, checked a moment after each change. Notices when the file is
//! changed by another program. Owned by the panel.
class DescriptorPane final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorPane)

public:
    DescriptorPane(model::DescriptorCatalog &catalog, const model::DescriptorCheck &check, QWidget *parent = nullptr);

    //! Whether the text in the editor is the file's, has been changed here, or both have been changed.
    enum class State { Empty, Same, Changed, Conflict };
    State state() const { return m_state; }

    void open(const QString &path, model::DescriptorKind kind, bool readOnly);
    //! An empty editor.
    void close();
    const QString &path() const { return m_path; }
    //! \return false where it could not be saved; the pane says why.
    bool save();

Q_SIGNALS:
    void copyRequested(const QString &path);

private:
    void build();
    void read();
    void checkText();
    void followFile();
    void setState(State state);
    void showDiagnostics(const model::Diagnostics &diagnostics);

    model::DescriptorCatalog &m_catalog;
    const model::DescriptorCheck &m_check;
    QString m_path;
    model::DescriptorKind m_kind = model::DescriptorKind::Ensemble;
    bool m_readOnly = false;
    State m_state = State::Empty;
    //! What the file had when it was read or saved.
    QByteArray m_saved;
    QTimer m_settle;
    DescriptorEditor *m_editor;
    DiagnosticsModel *m_diagnostics;
    QListView *m_list;
    QLabel *m_title;
    QPushButton *m_copy;
    QPushButton *m_saveButton;
    QFrame *m_conflict;
};

} // namespace gui
