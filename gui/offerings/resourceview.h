// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/attachment.h"
#include "invocables/external/mcp/mcpofferingjobs.h"
#include "invocables/external/mcp/mcpresource.h"
#include "model/conversation/canister.h"

#include <QPointer>
#include <QStackedWidget>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace invocables {
class McpEnsemble;
} // namespace invocables

namespace gui {

//! What was read of a resource: a text, a picture, or what kind of thing it is and how large. Owned by the ResourceView.
class ResourcePreview final : public QStackedWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ResourcePreview)

public:
    //! Of a longer text only so much is shown, in UTF-16 units.
    static constexpr qsizetype mostShown = 256 * 1024;

    explicit ResourcePreview(QWidget *parent = nullptr);

    void showDocument(const model::Canister &document);
    void say(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void showPicture(const model::ImageContent &picture);
    void fitPicture();

    QPlainTextEdit *m_text;
    QLabel *m_picture;
    QLabel *m_words;
    QImage m_image;
    //! Counts what has been shown: a picture that is decoded too late is not.
    int m_shown = 0;
};

//! What kind of thing it is and how large: `image/png, 12.3 kB`.
QString kindAndSizeOf(const model::Canister &document);

class ArgumentForm;
class Remark;

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
    QLayout *buildButtons();
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
