// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/cannedrun.h"

#include "gui/forms/formview.h"
#include "gui/offerings/promptarguments.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "invocables/basics/worker.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory, model::Prompt;

namespace {

//! Asks for the variables of a prompt. Deletes itself when it is closed; rejected() where the person gives it up.
class CannedDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CannedDialog)

public:
    CannedDialog(Prompt prompt, const QMap<QString, QString> &written, QWidget *parent);

Q_SIGNALS:
    void filledIn(const model::PromptValues &values);

private:
    void build();
    void setWritten(const QMap<QString, QString> &written);
    void finish();

    const Prompt m_prompt;
    FormView *m_form;
    QLabel *m_problem;
};

constexpr int cannedWidth = 480;
constexpr int mostFormHeight = 360;

CannedDialog::CannedDialog(Prompt prompt, const QMap<QString, QString> &written, QWidget *parent)
    : QDialog(parent)
    , m_prompt(std::move(prompt))
    , m_form(new FormView)
    , m_problem(new QLabel(this))
{
    setObjectName(u"promptDialog"_s);
    setWindowTitle(m_prompt.shownName().left(100));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    m_form->reset(m_prompt.schema());
    setWritten(written);
    resize(Theme::zoomed(cannedWidth), sizeHint().height());
    if (!m_form->focusProblem())
        m_form->focusFirst();
}

void CannedDialog::build()
{
    m_form->setObjectName(u"promptForm"_s);
    auto *about = new QLabel(m_prompt.description, this);
    about->setObjectName(u"promptAbout"_s);
    m_problem->setObjectName(u"promptProblem"_s);
    for (QLabel *label : {about, m_problem}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setVisible(!label->text().isEmpty());
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *use = buttons->addButton(tr("&Use the prompt"), QDialogButtonBox::AcceptRole);
    use->setObjectName(u"promptUse"_s);
    use->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &CannedDialog::finish);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(spacing::medium);
    layout->addWidget(about);
    layout->addWidget(new FormScroll(m_form, mostFormHeight, this));
    layout->addWidget(m_problem);
    layout->addStretch(1);
    layout->addWidget(buttons);
}

//! What the command said already comes over the defaults.
void CannedDialog::setWritten(const QMap<QString, QString> &written)
{
    const auto values = m_prompt.valuesOf(written);
    model::JsonWriter writer;
    writer.beginObject();
    for (const model::PromptVariable &variable : m_prompt.variables) {
        const bool isWritten = values && values->contains(variable.name);
        if (!isWritten && !variable.standard)
            continue;
        const model::PromptValue value = isWritten ? values->value(variable.name) : *variable.standard;
        writer.key(variable.name).splice(variable.toJson(value));
    }
    m_form->setValue(writer.endObject().text());
}

void CannedDialog::finish()
{
    m_form->showMissing();
    const auto values = m_prompt.valuesOf(m_form->value());
    const QStringList missing = values ? m_prompt.missing(*values) : QStringList();
    m_problem->setText(!values  ? values.error().message
            : missing.isEmpty() ? QString()
                                : tr("Still needed: %1.").arg(missing.join(u", "_s)));
    m_problem->setVisible(!m_problem->text().isEmpty());
    if (!m_problem->text().isEmpty()) {
        m_form->focusProblem();
        return;
    }
    Q_EMIT filledIn(*values);
    accept();
}

} // namespace

CannedRun::CannedRun(PromptCommand command, Prompt::FileReader readFile, QWidget *over)
    : QObject(over)
    , m_command(std::move(command))
    , m_prompt(m_command.canned.value_or(Prompt()))
    , m_readFile(std::move(readFile))
    , m_over(over)
{
}

void CannedRun::start(const QString &arguments)
{
    const auto parsed = PromptArguments::parse(arguments, m_command.prompt);
    const auto values = parsed ? m_prompt.valuesOf(parsed->values) : tl::make_unexpected(parsed.error());
    if (!values)
        fail(values.error());
    else if (!m_prompt.missing(*values).isEmpty())
        askFor(parsed->values);
    else
        fill(*values);
}

void CannedRun::askFor(const QMap<QString, QString> &written)
{
    auto *dialog = new CannedDialog(m_prompt, written, m_over);
    connect(dialog, &CannedDialog::filledIn, this, &CannedRun::fill);
    connect(dialog, &QDialog::rejected, this, [this] { fail({ErrorCategory::Usage, QString()}); });
    dialog->show();
}

void CannedRun::fill(const model::PromptValues &values)
{
    invocables::doOnWorker<model::Result<QString>>(
        this, [prompt = m_prompt, values, readFile = m_readFile] { return prompt.filled(values, readFile); },
        [this](const model::Result<QString> &text) {
            if (!text)
                return fail(text.error());
            Q_EMIT succeeded(*text);
            deleteLater();
        });
}

void CannedRun::fail(const Error &error)
{
    Q_EMIT failed(error);
    deleteLater();
}

} // namespace gui

#include "cannedrun.moc"
