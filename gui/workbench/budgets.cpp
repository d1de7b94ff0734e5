// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/budgets.h"

#include "gui/workbench/figuretable.h"
#include "gui/workbench/workbench.h"
#include "model/store/store.h"

#include <QCoreApplication>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct BudgetTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Budgets)
};

QString money(double amount, const QString &currency)
{
    return u"%1 %2"_s.arg(amount, 0, 'f', 2).arg(currency);
}

} // namespace

double Budgets::spentSince(const QDate &day, const QString &currency) const
{
    const auto read = model::FigureStore(m_workbench.store().reader()).read(model::FigureKind::Model, day, {}, false);
    return FigureTable(m_workbench).cost(read.value_or(QList<model::NamedFigures>())).value(currency);
}

double Budgets::spentIn(const model::ConversationId &conversation, const QString &currency) const
{
    const auto read = model::FigureStore(m_workbench.store().reader()).ofConversation(conversation);
    return FigureTable(m_workbench).cost(read.value_or(QList<model::NamedFigures>())).value(currency);
}

std::optional<model::BudgetWord> Budgets::before(const model::ConversationId &conversation, const QList<model::ModelCall> &calls) const
{
    const Preferences::Budget budget = Preferences(m_workbench.profile().config).budget();
    if (budget.day <= 0 && budget.month <= 0 && budget.conversation <= 0)
        return std::nullopt;
    const QDate today = QDateTime::currentDateTimeUtc().date();
    const double now = FigureTable(m_workbench).cost(calls).value(budget.currency);
    const auto over = [&](double limit, double spent, const QString &text) -> std::optional<model::BudgetWord> {
        if (limit <= 0 || spent + now < limit)
            return std::nullopt;
        const QString told = text.arg(money(spent + now, budget.currency), money(limit, budget.currency));
        return model::BudgetWord {budget.asks ? BudgetTexts::tr("%1 Go on?").arg(told) : told, budget.asks};
    };
    if (budget.conversation > 0) {
        const double spent = spentIn(conversation, budget.currency);
        if (auto word = over(budget.conversation, spent, BudgetTexts::tr("This conversation has cost %1; its budget is %2.")))
            return word;
    }
    if (budget.day > 0) {
        if (auto word = over(budget.day, spentSince(today, budget.currency), BudgetTexts::tr("Today has cost %1; the day's budget is %2.")))
            return word;
    }
    if (budget.month <= 0)
        return std::nullopt;
    const double spent = spentSince(QDate(today.year(), today.month(), 1), budget.currency);
    return over(budget.month, spent, BudgetTexts::tr("This month has cost %1; its budget is %2."));
}

} // namespace gui
