// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/payloads/editablebody.h"
#include "model/payloads/requestschema.h"

#include <QThreadPool>
#include <QTimer>
#include <QWidget>

#include <optional>

class QLabel;
class QListView;

namespace gui {

class DescriptorEditor;
class DiagnosticsModel;
class EditorSearch;
class FindBar;

//! A request's body in an editor that knows the dialect: what is wrong is marked a moment after each change, names and values are
//! completed. Of a body that cannot be edited it says why. Owned by its window.
class RequestEditor final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RequestEditor)

public:
    explicit RequestEditor(QWidget *parent = nullptr);
    ~RequestEditor() override;

    void setRequest(const QByteArray &body, const QString &dialect);
    //! The models that are offered for `model`.
    void setModels(const QStringList &models);
    //! What is to be sent.
    QByteArray body() const;
    //! Back to what was sent.
    void restore();
    bool isChanged() const;
    DescriptorEditor &editor() const { return *m_editor; }
    EditorSearch &search() const { return *m_search; }

Q_SIGNALS:
    void changed();
    //! So many faults are in it now.
    void checked(int errors, int warnings);

private:
    void build();
    void read(const QByteArray &body);
    void take(const model::EditableBody &body);
    void check();
    void takeDiagnostics(const model::Diagnostics &diagnostics, int revision);

    model::EditableBody m_body;
    //! A large one is read on the thread; until then only it itself can be sent.
    std::optional<QByteArray> m_unread;
    std::shared_ptr<const model::RequestSchema> m_schema;
    model::KnownNames m_names;
    DescriptorEditor *m_editor;
    QLabel *m_note;
    FindBar *m_findBar;
    EditorSearch *m_search;
    DiagnosticsModel *m_diagnostics;
    QListView *m_list;
    QTimer m_settle;
    int m_revision = 0;
    // Last, so that its thread has ended before the rest goes.
    QThreadPool m_thread;
};

} // namespace gui
