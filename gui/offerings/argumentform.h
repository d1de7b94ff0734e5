// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/external/mcp/mcpofferingjobs.h"
#include "invocables/external/mcp/mcpresource.h"

#include <QWidget>

namespace gui {

class FormCompletion;
class FormView;

//! The arguments of a server's prompt, or the variables of a family of resources, on a form; what they may be is asked of the server
//! while one types. Owned by the widget that it stands in.
class ArgumentForm final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ArgumentForm)

public:
    using Of = invocables::McpCompletion::Of;
    using Arguments = QList<invocables::McpPrompt::Argument>;
    //! Null where the server is not connected.
    using ClientFinder = std::function<network::McpClient *()>;

    explicit ArgumentForm(ClientFinder client, QWidget *parent = nullptr);

    //! `what`: the prompt's name, or the URI template.
    void ask(Of of, const QString &what, const Arguments &arguments, const QMap<QString, QString> &values = {});
    //! Those that are not empty.
    QMap<QString, QString> values() const;
    //! Says what has to be filled in and puts the keyboard there. \return false where all is there.
    bool focusMissing();
    void focusFirst();

Q_SIGNALS:
    void edited();
    //! There are other controls than before.
    void reshaped();

private:
    void complete(const QString &pointer, const QString &text);

    const ClientFinder m_client;
    FormView *m_form;
    FormCompletion *m_offers;
    invocables::McpCompletion *m_completion;
    Of m_of = Of::Prompt;
    QString m_what;
    Arguments m_arguments;
    //! Of the field that is being completed.
    QString m_pointer;
};

} // namespace gui
