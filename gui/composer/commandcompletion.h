// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

class QCompleter;
class QKeyEvent;
class QPlainTextEdit;
class QStandardItemModel;

namespace invocables {
class McpCompletion;
} // namespace invocables

namespace model {
struct Prompt;
}

namespace gui {

class CommandDelegate;
class PromptCommands;
struct PromptCommand;

//! Offers slash commands while one is written: those of the program, prompts of descriptors and of servers, and the arguments of such
//! a prompt with what they may be. Owned by the editor.
class CommandCompletion final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommandCompletion)

public:
    explicit CommandCompletion(QPlainTextEdit &edit);

    //! They may go before this does.
    void setPrompts(PromptCommands *prompts);
    //! What may stand behind one of the program's own commands.
    using Arguments = std::function<QStringList(const QString &command)>;
    void setArguments(Arguments arguments) { m_arguments = std::move(arguments); }
    bool isShown() const;
    //! A key that the editor has got. \return whether it was for the list; it is ignored then where the list itself does the rest.
    bool takesKey(QKeyEvent &event);
    //! Looks at the text anew.
    void update();

Q_SIGNALS:
    //! What has been picked, by Enter or a click, is whole: it can be done as it stands.
    void completed();

private:
    struct Choice {
        QString name;
        QString about;
        //! What is written when it is taken.
        QString text;
        //! With it the command can be done as it stands.
        bool isWhole = false;
    };

    void offerCommands(const QString &text);
    void offerOwnArguments(const QString &text, qsizetype behind);
    void offerArguments(const PromptCommand &command, const QString &text, qsizetype behind);
    void offerValues(const model::Prompt &prompt, const QString &name, const QString &written, qsizetype start);
    void offerNames(const PromptCommand &command, const QString &written, const QStringList &given, qsizetype start);
    //! `start`: what is written from there on is replaced. `picks`: the first one is picked already.
    void show(const QList<Choice> &choices, qsizetype start, bool picks);
    void hide();
    void take(const QModelIndex &index);
    void makeList();

    QPlainTextEdit &m_edit;
    QPointer<PromptCommands> m_prompts;
    Arguments m_arguments;
    //! Made with what it shows when something is first offered.
    QCompleter *m_completer = nullptr;
    QStandardItemModel *m_choices = nullptr;
    CommandDelegate *m_delegate = nullptr;
    invocables::McpCompletion *m_values;
    qsizetype m_start = 0;
};

} // namespace gui
