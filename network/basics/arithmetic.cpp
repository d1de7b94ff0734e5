// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/basics/arithmetic.h"

#include <QCoreApplication>

#include <muParser.h>

#include <cmath>

namespace network {

namespace {

constexpr qsizetype longestArithmetic = 1000;
constexpr qsizetype deepestArithmetic = 100;

struct ArithmeticTexts {
    Q_DECLARE_TR_FUNCTIONS(Arithmetic)
    PARLANCE_PHRASED
};

qsizetype deepestBrackets(const QString &expression)
{
    qsizetype depth = 0;
    qsizetype deepest = 0;
    for (const QChar character : expression) {
        depth += character == u'(' ? 1 : character == u')' ? -1 : 0;
        deepest = qMax(deepest, depth);
    }
    return deepest;
}

double remainderOf(double dividend, double divisor)
{
    return std::fmod(dividend, divisor);
}

} // namespace

model::Result<double> workedOut(const QString &expression, const QMap<QString, double> &constants)
{
    using model::ErrorCategory;
    if (expression.size() > longestArithmetic || deepestBrackets(expression) > deepestArithmetic)
        return model::failure(ErrorCategory::Validation, ArithmeticTexts::phrased("The expression is too long or too deep."));
    try {
        mu::Parser parser;
        parser.DefineOprt("%", remainderOf, mu::prMUL_DIV, mu::oaLEFT);
        for (auto constant = constants.begin(); constant != constants.end(); ++constant)
            parser.DefineConst(constant.key().toStdString(), constant.value());
        parser.SetExpr(expression.toStdString());
        int count = 0;
        const double *values = parser.Eval(count);
        if (count != 1)
            return model::failure(ErrorCategory::Validation, ArithmeticTexts::phrased("One expression is wanted, not several."));
        return values[0];
    } catch (const mu::Parser::exception_type &error) {
        return model::failure(ErrorCategory::Validation,
            ArithmeticTexts::phrased("“%1” cannot be worked out: %2").arg(expression, QString::fromStdString(error.GetMsg())));
    } catch (const std::exception &error) {
        return model::failure(ErrorCategory::Fatal, ArithmeticTexts::phrased("The calculator broke."), QString::fromUtf8(error.what()));
    }
}

} // namespace network
