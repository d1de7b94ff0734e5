// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/comparedialog.h"

#include "gui/shared/differencetext.h"
#include "gui/theme/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

CompareDialog::CompareDialog(const QString &title, const QString &before, const QString &after, const QString &accept, QWidget *parent)
    : QDialog(parent)
    , m_lines(new QPlainTextEdit(this))
{
    setObjectName(u"compareDialog"_s);
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *heading = new QLabel(title, this);
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    m_lines->setObjectName(u"compareLines"_s);
    m_lines->setAccessibleName(tr("Differences: − removed, + added"));
    m_lines->setReadOnly(true);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_lines->setFont(Theme::fixedFont());
    m_lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (!accept.isEmpty()) {
        auto *take = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
        take->setObjectName(u"compareAccept"_s);
        // Enter is no word for giving up the present text.
        take->setAutoDefault(false);
        buttons->button(QDialogButtonBox::Close)->setDefault(true);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    }
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(heading);
    layout->addWidget(m_lines, 1);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(720, 520)));
    showDifference(before, after);
}

void CompareDialog::showDifference(const QString &before, const QString &after)
{
    const auto lines = model::LineDiff::withContext(model::LineDiff::between(before, after), 4);
    m_lines->setPlainText(lines.isEmpty() ? tr("There is no difference.") : differenceText(lines));
    markDifference(*m_lines, lines);
}

} // namespace gui
