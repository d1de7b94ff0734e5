// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/canistereditor.h"

#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/transcript/rowtexts.h"
#include "model/schema/jsontext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QString editableText(const model::Canister &canister)
{
    if (!canister.invocation)
        return canister.text();
    const model::Invocation &call = *canister.invocation;
    const auto arguments = call.editedArguments.isEmpty() ? model::JsonText::parse(call.arguments)
                                                          : model::Result<model::JsonText>(call.editedArguments);
    return arguments ? arguments->indented().toString() : QString::fromUtf8(call.arguments);
}

//! Its first text is this one, and it has no other.
model::Contents withText(const model::Contents &contents, const QString &text)
{
    model::Contents changed;
    bool isThere = false;
    for (const model::Content &content : contents) {
        if (!std::holds_alternative<model::TextContent>(content))
            changed.append(content);
        else if (!std::exchange(isThere, true))
            changed.append(model::TextContent {text});
    }
    if (!isThere)
        changed.append(model::TextContent {text});
    return changed;
}

//! The person's words in place of the model's or the tool's: nothing is said of it that is only true of those.
model::Canister rewritten(const model::Canister &canister, const QString &text)
{
    model::Canister changed = canister;
    changed.id = model::CanisterId::create();
    changed.created = QDateTime::currentDateTimeUtc();
    changed.usage = {};
    changed.interrupted = false;
    changed.byHand = canister.role != model::Role::User && canister.role != model::Role::Supervisor;
    if (changed.invocation) {
        changed.invocation->arguments = text.toUtf8();
        changed.invocation->editedArguments = {};
        changed.invocation->repairs.clear();
        return changed;
    }
    changed.contents = withText(canister.contents, text);
    if (changed.result) {
        changed.result->display.clear();
        changed.result->whole.clear();
    }
    return changed;
}

} // namespace

CanisterEditor::CanisterEditor(const model::Canister &canister, Keep keep, QWidget *parent)
    : QDialog(parent)
    , m_canister(canister)
    , m_keep(std::move(keep))
    , m_text(new QPlainTextEdit(editableText(canister), this))
    , m_problem(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
{
    setObjectName(u"canisterEditor"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(
        canister.invocation ? tr("Edit the arguments of %1").arg(canister.invocation->name) : tr("Edit: %1").arg(speakerOf(canister)));
    m_text->setObjectName(u"canisterText"_s);
    m_text->setAccessibleName(canister.invocation ? tr("Arguments, as JSON") : tr("Text"));
    m_text->setTabChangesFocus(true);
    if (canister.invocation || canister.result)
        m_text->setFont(Theme::fixedFont());
    m_problem->setObjectName(u"canisterProblem"_s);
    m_problem->setWordWrap(true);
    auto *note = new QLabel(tr("This becomes another version of it; the one before stays beside it. What comes after goes on below both."));
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    QPushButton *save = m_buttons->addButton(tr("&Keep as a version"), QDialogButtonBox::AcceptRole);
    save->setObjectName(u"keepCanister"_s);
    save->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(spacing::gap);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_problem);
    layout->addWidget(note);
    layout->addWidget(m_buttons);
    resize(Theme::zoomed(QSize(680, 420)));
    connect(m_text, &QPlainTextEdit::textChanged, this, &CanisterEditor::check);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &CanisterEditor::write);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this), &QShortcut::activated, this, &CanisterEditor::write);
    check();
}

void CanisterEditor::check()
{
    const auto json = m_canister.invocation ? model::JsonText::parse(m_text->toPlainText().toUtf8()) : model::JsonText();
    const bool isSound = !m_canister.invocation || (json && json->isObject());
    say(isSound ? QString() : tr("The arguments must be a JSON object."));
    const bool isOther = m_text->toPlainText() != editableText(m_canister);
    for (QAbstractButton *button : m_buttons->buttons()) {
        if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole)
            button->setEnabled(isSound && isOther);
    }
}

void CanisterEditor::write()
{
    const QAbstractButton *keep = m_buttons->findChild<QAbstractButton *>(u"keepCanister"_s);
    if (!keep || !keep->isEnabled())
        return;
    if (const auto kept = m_keep(rewritten(m_canister, m_text->toPlainText())); kept)
        accept();
    else
        say(kept.error().message);
}

void CanisterEditor::say(const QString &problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
}

} // namespace gui
