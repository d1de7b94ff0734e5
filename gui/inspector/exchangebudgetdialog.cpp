// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/exchangebudgetdialog.h"

#include "gui/theme/spacing.h"
#include "model/text/amounts.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 megabyte = 1024 * 1024;

} // namespace

ExchangeBudgetDialog::ExchangeBudgetDialog(const model::ExchangeBudget &budget, qint64 keptBytes, QWidget *parent)
    : QDialog(parent)
    , m_megabytes(new QSpinBox(this))
    , m_days(new QSpinBox(this))
{
    setObjectName(u"exchangeBudget"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("How much is kept"));
    m_megabytes->setObjectName(u"budgetMegabytes"_s);
    m_megabytes->setAccessibleName(tr("Size of the kept bodies in MiB"));
    m_megabytes->setRange(1, 1024 * 1024);
    m_megabytes->setGroupSeparatorShown(true);
    m_megabytes->setSuffix(tr(" MiB"));
    m_megabytes->setGroupSeparatorShown(true);
    m_megabytes->setValue(int(budget.bytes / megabyte));
    m_days->setObjectName(u"budgetDays"_s);
    m_days->setAccessibleName(tr("Age of the kept exchanges in days"));
    m_days->setRange(1, 36'500);
    m_days->setGroupSeparatorShown(true);
    m_days->setSuffix(tr(" days"));
    m_days->setValue(budget.days);
    auto *form = new QFormLayout;
    form->setSpacing(spacing::gap);
    form->addRow(tr("Bodies up to &size"), m_megabytes);
    form->addRow(tr("Exchanges up to &age"), m_days);
    auto *about = new QLabel(this);
    about->setObjectName(u"budgetAbout"_s);
    about->setTextFormat(Qt::PlainText);
    about->setWordWrap(true);
    about->setForegroundRole(QPalette::PlaceholderText);
    const QString kept = keptBytes < 0 ? QString() : tr("%1 are kept now. ").arg(model::sizeInWords(keptBytes));
    about->setText(kept + tr("Anything over this is deleted, oldest first; pinned exchanges stay. What bodies share counts once."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::wide, spacing::wide, spacing::wide, spacing::medium);
    layout->setSpacing(spacing::medium);
    layout->addLayout(form);
    layout->addWidget(about);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        Q_EMIT chosen({m_megabytes->value() * megabyte, m_days->value()});
        accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

} // namespace gui
