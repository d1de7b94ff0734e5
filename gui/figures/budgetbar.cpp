// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/figures/budgetbar.h"

#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/workbench/budgets.h"
#include "gui/workbench/workbench.h"
#include "model/text/amounts.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>

namespace gui {

using namespace Qt::StringLiterals;

BudgetBar::BudgetBar(Workbench &workbench, QWidget *parent)
    : QWidget(parent)
    , m_workbench(workbench)
    , m_currency(new QLineEdit(this))
    , m_action(new QComboBox(this))
    , m_spent(new QLabel(this))
{
    const Preferences::Budget budget = Preferences(workbench.profile().config).budget();
    auto *row = new WrappingRow(this);
    row->setContentsMargins(spacing::medium, spacing::gap, spacing::medium, spacing::gap);
    row->setSpacing(spacing::gap);
    m_day = addAmount(u"budgetDay"_s, tr("Budget per &day"), tr("What may be spent in a day"), budget.day);
    m_month = addAmount(u"budgetMonth"_s, tr("per &month"), tr("What may be spent in a month"), budget.month);
    m_conversation = addAmount(u"budgetConversation"_s, tr("per con&versation"), tr("What a conversation may cost"), budget.conversation);
    m_currency->setObjectName(u"budgetCurrency"_s);
    m_currency->setAccessibleName(tr("The currency of the budgets, as providers' prices have it"));
    m_currency->setText(budget.currency);
    m_currency->setValidator(new QRegularExpressionValidator(QRegularExpression(u"[A-Za-z]{3}"_s), m_currency));
    giveRoom();
    m_action->setObjectName(u"budgetAction"_s);
    m_action->setAccessibleName(tr("What happens beyond a budget"));
    m_action->addItems({tr("ask before each turn"), tr("say so and go on")});
    m_action->setCurrentIndex(budget.asks ? 0 : 1);
    m_spent->setObjectName(u"budgetSpent"_s);
    m_spent->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(m_currency);
    row->addWidget(m_action);
    row->addWidget(m_spent);
    connect(m_currency, &QLineEdit::editingFinished, this, &BudgetBar::keep);
    connect(m_action, &QComboBox::activated, this, &BudgetBar::keep);
    showSpent();
}

//! For the name of a currency.
void BudgetBar::giveRoom()
{
    m_currency->setFixedWidth(fontMetrics().horizontalAdvance(u"WWWWW"_s));
}

void BudgetBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        giveRoom();
}

QDoubleSpinBox *BudgetBar::addAmount(const QString &name, const QString &label, const QString &accessibleName, double amount)
{
    auto *box = new QDoubleSpinBox(this);
    box->setObjectName(name);
    box->setAccessibleName(accessibleName);
    box->setRange(0, 1'000'000);
    box->setGroupSeparatorShown(true);
    box->setDecimals(2);
    box->setSpecialValueText(tr("any"));
    box->setValue(amount);
    auto *words = new QLabel(label, this);
    words->setBuddy(box);
    // A line that has no room for both begins with the words.
    auto *both = new QWidget(this);
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    row->addWidget(words);
    row->addWidget(box);
    layout()->addWidget(both);
    connect(box, &QDoubleSpinBox::valueChanged, this, &BudgetBar::keep);
    return box;
}

void BudgetBar::keep()
{
    if (!m_conversation)
        return;
    const QString currency = m_currency->text().trimmed().toUpper();
    Preferences(m_workbench.profile().config)
        .setBudget({m_day->value(), m_month->value(), m_conversation->value(), currency.isEmpty() ? u"USD"_s : currency,
            m_action->currentIndex() == 0});
    showSpent();
}

void BudgetBar::showSpent()
{
    const QString currency = m_currency->text().trimmed().toUpper();
    const QDate today = QDateTime::currentDateTimeUtc().date();
    const Budgets budgets(m_workbench);
    const auto spent = [&](const QDate &since) { return model::moneyInWords(budgets.spentSince(since, currency), currency); };
    m_spent->setText(tr("%1 today, %2 this month").arg(spent(today), spent(QDate(today.year(), today.month(), 1))));
}

} // namespace gui
