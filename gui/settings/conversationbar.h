// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/dropdownbutton.h"
#include "model/session/sessions.h"
#include "network/providers/description/provider.h"

#include <QPointer>
#include <QWidget>

class QFrame;
class QPlainTextEdit;
class QPushButton;

namespace gui {

//! A button that opens the conversation's system text in a small editor; what was written counts when the editor closes. Owned by
//! the bar.
class SystemTextButton final : public DropDownButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SystemTextButton)

public:
    explicit SystemTextButton(QWidget *parent = nullptr);

    void setSystemText(const QString &text);
    void openEditor();

Q_SIGNALS:
    void edited(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeEditor();

    QString m_systemText;
    //! Made when they are first opened.
    QFrame *m_popup = nullptr;
    QPlainTextEdit *m_editor = nullptr;
};

class AgentSelector;
class ControlsButton;
class FoldersButton;
class ModelSelector;
class Preferences;
class UserPrompts;

//! The bar above the transcript: model and its controls, agent, system text and workspace folders of the conversation; at its end the way
//! to the command palette. Writes to the session's settings. Owned by its window.
class ConversationBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationBar)

public:
    ConversationBar(Preferences &preferences, UserPrompts &prompts, QWidget *parent = nullptr);

    void setSession(model::Session *session);
    model::Session *session() const { return m_session; }
    void setProviders(const QList<network::Provider> &providers);
    void pickModel(const model::ModelAddress &address);
    //! As the person reads them; said on the button that opens the command palette.
    void setPaletteKeys(const QString &keys);
    ModelSelector &models() { return *m_models; }
    AgentSelector &agents() { return *m_agents; }
    ControlsButton &controls() { return *m_controls; }
    SystemTextButton &systemText() { return *m_systemText; }
    FoldersButton &folders() { return *m_folders; }

Q_SIGNALS:
    void paletteRequested();
    //! Also what new conversations start with.
    void modelPicked(const model::ModelAddress &address);
    void failed(const model::Error &error);

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    //! Where there is no room for all choices, the longest texts are shortened first.
    void shareRoom();
    void showPalette();
    void follow();
    void setAgent(const QString &agent, const QString &library);
    //! Can be undone where it has a name.
    template <typename Change>
    void change(const QString &name, Change change);

    void showControls(const model::SessionSettings &settings);

    QPointer<model::Session> m_session;
    QList<network::Provider> m_providers;
    ModelSelector *m_models;
    AgentSelector *m_agents;
    ControlsButton *m_controls;
    SystemTextButton *m_systemText;
    FoldersButton *m_folders;
    QPushButton *m_palette;
    QString m_paletteKeys;
};

} // namespace gui
