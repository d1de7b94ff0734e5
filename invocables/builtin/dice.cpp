// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/dice.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct DiceTexts {
    Q_DECLARE_TR_FUNCTIONS(Dice)
};

constexpr int mostDice = 1000;
constexpr int mostSides = 1'000'000;

} // namespace

model::Result<Dice> Dice::parse(const QString &text)
{
    static const QRegularExpression form(u"^([1-9][0-9]{0,3})?[dD]([1-9][0-9]{0,6})([+-][0-9]{1,6})?$"_s);
    const QRegularExpressionMatch match = form.match(text.simplified().remove(u' '));
    const Dice dice {match.captured(1).isEmpty() ? 1 : match.captured(1).toInt(), match.captured(2).toInt(), match.captured(3).toInt()};
    const bool fits = match.hasMatch() && dice.count <= mostDice && dice.sides >= 4 && dice.sides <= mostSides && dice.sides % 2 == 0
        && dice.count + dice.added >= 1;
    if (!fits)
        return model::failure(model::ErrorCategory::Validation,
            DiceTexts::tr(
                "“%1” is no dice. It is wanted as NdS, NdS+K or NdS-K: up to 1000 dice, an even number of sides from 4 on, N + K at least "
                "1.")
                .arg(text));
    return dice;
}

} // namespace invocables
