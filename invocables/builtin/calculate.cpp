// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/calculate.h"

#include "invocables/tools/readyjob.h"
#include "model/schema/jsonwriter.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <muParser.h>

#include <cmath>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

// The schema of a descriptor may say less of this than ours.
constexpr qsizetype longestExpression = 1000;
constexpr qsizetype deepestNesting = 100;

struct CalculateTexts {
    Q_DECLARE_TR_FUNCTIONS(Calculate)
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

model::Result<double> evaluated(const QString &expression)
{
    try {
        mu::Parser parser;
        parser.DefineOprt("%", remainderOf, mu::prMUL_DIV, mu::oaLEFT);
        parser.SetExpr(expression.toStdString());
        int count = 0;
        const double *values = parser.Eval(count);
        if (count != 1)
            return model::failure(ErrorCategory::Validation, CalculateTexts::tr("One expression is wanted, not several."));
        return values[0];
    } catch (const mu::Parser::exception_type &error) {
        return model::failure(ErrorCategory::Validation,
            CalculateTexts::tr("“%1” cannot be worked out: %2").arg(expression, QString::fromStdString(error.GetMsg())));
    } catch (const std::exception &error) {
        return model::failure(ErrorCategory::Fatal, CalculateTexts::tr("The calculator broke."), QString::fromUtf8(error.what()));
    }
}

model::Result<InvocableResult> calculated(const QString &expression)
{
    if (expression.size() > longestExpression || deepestBrackets(expression) > deepestNesting)
        return model::failure(ErrorCategory::Validation, CalculateTexts::tr("The expression is too long or too deep."));
    const auto value = evaluated(expression);
    if (!value)
        return tl::unexpected(value.error());
    if (!std::isfinite(*value))
        return model::failure(ErrorCategory::Execution, CalculateTexts::tr("“%1” has no finite value.").arg(expression));
    model::JsonWriter json;
    json.beginObject().member(u"expression", expression).key(u"result").number(*value).endObject();
    return dataResult(json.text());
}

} // namespace

BuiltinDeclaration Calculate::declaration()
{
    return {u"calculator:calculate"_s, u"Works out an arithmetic expression, exactly to about 15 digits"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"expression":{"type":"string","minLength":1,"maxLength":1000,"description":"Such as 2*(3+4)^2, sqrt(2), sin(_pi/6), min(3,4), 17 % 5"}},
"required":["expression"],"additionalProperties":false})"),
        [] { return std::make_shared<Calculate>(); }};
}

InvocableJob *Calculate::invoke(const model::JsonText &arguments, const InvocationContext &, QObject *parent)
{
    return new ReadyJob(calculated(arguments.read().toObject()[u"expression"].toString()), parent);
}

} // namespace invocables
