// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptrun.h"

#include "gui/offerings/argumentform.h"
#include "gui/offerings/promptarguments.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "invocables/external/mcp/mcpofferingjobs.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMap>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using invocables::McpPromptJob, model::Error, model::ErrorCategory;

namespace {

//! Asks for the arguments of a server's prompt where its command leaves out what is required. Deletes itself when it is closed;
//! rejected() where the person gives it up.
class PromptDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PromptDialog)

public:
    //! The commands outlive it.
    PromptDialog(const PromptCommands &commands, const PromptCommand &command, const QMap<QString, QString> &values, QWidget *parent);

Q_SIGNALS:
    void filledIn(const QMap<QString, QString> &values);

private:
    void build(const PromptCommand &command);
    void finish();

    ArgumentForm *m_form;
};

constexpr int roomyWidth = 480;

PromptDialog::PromptDialog(
    const PromptCommands &commands, const PromptCommand &command, const QMap<QString, QString> &values, QWidget *parent)
    : QDialog(parent)
    , m_form(new ArgumentForm([&commands, ensemble = command.ensemble] { return commands.clientOf(ensemble); }, this))
{
    setObjectName(u"promptDialog"_s);
    setWindowTitle(tr("%1 of %2").arg(command.prompt.title.left(100), command.ensemble));
    setAttribute(Qt::WA_DeleteOnClose);
    build(command);
    m_form->ask(ArgumentForm::Of::Prompt, command.prompt.name, command.prompt.arguments, values);
    resize(Theme::zoomed(roomyWidth), sizeHint().height());
    if (!m_form->focusMissing())
        m_form->focusFirst();
}

void PromptDialog::build(const PromptCommand &command)
{
    // A server may write whatever it likes.
    constexpr int longestText = 1000;
    auto *about = new QLabel(command.prompt.description.left(longestText), this);
    about->setObjectName(u"promptAbout"_s);
    about->setTextFormat(Qt::PlainText);
    about->setWordWrap(true);
    about->setVisible(!about->text().isEmpty());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *use = buttons->addButton(tr("&Use the prompt"), QDialogButtonBox::AcceptRole);
    use->setObjectName(u"promptUse"_s);
    use->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &PromptDialog::finish);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(spacing::medium);
    layout->addWidget(about);
    layout->addWidget(m_form);
    layout->addStretch(1);
    layout->addWidget(buttons);
}

void PromptDialog::finish()
{
    if (m_form->focusMissing())
        return;
    Q_EMIT filledIn(m_form->values());
    accept();
}

} // namespace

PromptRun::PromptRun(const PromptCommands &commands, const PromptCommand &command, QWidget *over)
    : QObject(over)
    , m_commands(commands)
    , m_command(command)
    , m_over(over)
{
}

void PromptRun::start(const QString &arguments)
{
    const auto parsed = PromptArguments::parse(arguments, m_command.prompt);
    if (!parsed)
        fail(parsed.error());
    else if (!parsed->missing(m_command.prompt).isEmpty())
        askFor(parsed->values);
    else
        get(parsed->values);
}

void PromptRun::askFor(const QMap<QString, QString> &values)
{
    auto *dialog = new PromptDialog(m_commands, m_command, values, m_over);
    connect(dialog, &PromptDialog::filledIn, this, &PromptRun::get);
    connect(dialog, &QDialog::rejected, this, [this] { fail({ErrorCategory::Usage, QString()}); });
    dialog->show();
}

void PromptRun::get(const QMap<QString, QString> &values)
{
    network::McpClient *client = m_commands.clientOf(m_command.ensemble);
    if (!client) {
        fail({ErrorCategory::Network, tr("The server %1 is not connected.").arg(m_command.ensemble)});
        return;
    }
    auto *job = new McpPromptJob(*client, m_command.prompt.name, values, this);
    connect(job, &McpPromptJob::succeeded, this, [this](const QList<model::Canister> &messages) {
        Q_EMIT succeeded(messages);
        deleteLater();
    });
    connect(job, &model::Job::failed, this, &PromptRun::fail);
}

void PromptRun::fail(const Error &error)
{
    Q_EMIT failed(error);
    deleteLater();
}

} // namespace gui

#include "promptrun.moc"
