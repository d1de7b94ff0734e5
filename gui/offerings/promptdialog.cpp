// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptdialog.h"

#include "gui/offerings/argumentform.h"
#include "gui/theme/spacing.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int roomyWidth = 480;

} // namespace

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
    resize(roomyWidth, sizeHint().height());
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

} // namespace gui
