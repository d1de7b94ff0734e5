// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/attachment.h"
#include "invocables/external/mcp/mcpreadjob.h"
#include "invocables/external/mcp/mcpresource.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace invocables {
class McpEnsemble;
}

namespace gui {

class ArgumentForm;
class Remark;
class ResourcePreview;

//! One resource: what it is, its variables where it is a family, what is read of it, and what can be done with it. What is picked is
//! read. Owned by the ResourcesDialog.
class ResourceView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResourceView)

public:
    explicit ResourceView(QWidget *parent = nullptr);

    //! Null for none; nothing is shown then.
    void setServer(invocables::McpEnsemble *server);
    //! Does nothing where it is shown already.
    void setResource(const invocables::McpResource &resource);
    void clear();

Q_SIGNALS:
    //! The person wants these to go with the next message.
    void attachRequested(const QList<gui::Attachment> &attachments);
    //! What is watched, or has changed, is others now.
    void marksChanged();

private:
    void build();
    QHBoxLayout *buildButtons();
    void showHead();
    void askForVariables();
    //! Of what is to be read; empty where it cannot be said.
    QString address() const;
    void read();
    void take(const QList<model::Canister> &documents);
    void showDocument(int index);
    void attach();
    void watch(bool on);
    void updateButtons();
    void noticeUpdate(const QString &uri);

    QPointer<invocables::McpEnsemble> m_server;
    invocables::McpResource m_resource;
    QPointer<invocables::McpReadJob> m_job;
    QList<model::Canister> m_documents;
    QString m_address;
    //! One who walks through the list reads what is stopped at.
    QTimer m_soon;
    QLabel *m_title;
    QLabel *m_about;
    ArgumentForm *m_variables;
    QComboBox *m_parts;
    ResourcePreview *m_preview;
    Remark *m_remark;
    Remark *m_problem;
    QPushButton *m_read;
    QCheckBox *m_watch;
    QPushButton *m_attach;
};

} // namespace gui
