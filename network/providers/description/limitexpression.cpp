// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/limitexpression.h"

#include "network/basics/arithmetic.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::ErrorCategory;

namespace {

constexpr qsizetype longestLimit = 200;

//! What may stand in a limit besides attributes; the calculator knows more, which no descriptor should come to depend on.
bool mayStandInLimit(QChar character)
{
    return (character >= u'0' && character <= u'9') || QStringView(u" \t._+-*/()").contains(character);
}

struct LimitExpressionTexts {
    Q_DECLARE_TR_FUNCTIONS(network::LimitExpression)
};

} // namespace

model::Result<double> limitOf(const QString &expression, const AttributeLookup &attribute)
{
    const auto wrong = [&expression](const QString &why) {
        return model::failure(ErrorCategory::Validation, LimitExpressionTexts::tr("“%1” is not a limit: %2").arg(expression, why));
    };
    if (expression.size() > longestLimit)
        return model::failure(ErrorCategory::Validation, LimitExpressionTexts::tr("A limit has at most %1 characters.").arg(longestLimit));
    QString plain;
    QMap<QString, double> attributes;
    for (qsizetype at = 0; at < expression.size();) {
        const qsizetype brace = expression.indexOf(u'{', at);
        QString written = expression.mid(at, brace < 0 ? -1 : brace - at);
        if (const auto other = std::find_if_not(written.cbegin(), written.cend(), mayStandInLimit); other != written.cend())
            return wrong(LimitExpressionTexts::tr("“%1” cannot be used in one: numbers, attributes in braces, + - * / and brackets can.")
                             .arg(QStringView(other, written.cend())));
        plain += written.remove(u'_');
        if (brace < 0)
            break;
        const qsizetype end = expression.indexOf(u'}', brace);
        if (end < 0)
            return wrong(LimitExpressionTexts::tr("a brace is not closed."));
        const QString name = expression.mid(brace + 1, end - brace - 1).trimmed();
        const auto value = attribute(name);
        if (!value)
            return wrong(LimitExpressionTexts::tr("there is no attribute “%1”.").arg(name));
        const QString constant = u"attribute%1"_s.arg(attributes.size());
        attributes.insert(constant, *value);
        plain += u' ' + constant + u' ';
        at = end + 1;
    }
    const auto worked = workedOut(plain, attributes);
    if (!worked)
        return wrong(worked.error().message);
    return worked;
}

} // namespace network
