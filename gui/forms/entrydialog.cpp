// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/forms/entrydialog.h"

#include "gui/theme/palette.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace gui {

using namespace Qt::StringLiterals;

EntryDialog::EntryDialog(Names names, const QString &title, QWidget *parent)
    : QDialog(parent)
    , m_names(std::move(names))
    , m_form(new QFormLayout)
    , m_problem(new QLabel(this))
{
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    // A row with a button is higher than its field.
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setObjectName(m_names.dialog);
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    m_problem->setObjectName(m_names.part + u"Problem"_s);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setWordWrap(true);
    m_problem->hide();
    adoptColours();
}

void EntryDialog::finishForm(const QString &action)
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *button = buttons->addButton(action, QDialogButtonBox::AcceptRole);
    button->setObjectName(m_names.button);
    button->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] { make(); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(m_form);
    layout->addWidget(m_problem);
    layout->addStretch(1);
    layout->addWidget(buttons);
}

void EntryDialog::say(const QString &problem, QWidget *where)
{
    if (QWidget *before = std::exchange(m_where, where))
        before->setAccessibleDescription({});
    m_problem->setText(problem);
    m_problem->show();
    where->setAccessibleDescription(problem);
    where->setFocus();
}

void EntryDialog::adoptColours()
{
    QPalette colours = m_problem->palette();
    colours.setColor(QPalette::WindowText, Palette::of(*this).warning);
    m_problem->setPalette(colours);
}

void EntryDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        adoptColours();
}

} // namespace gui
