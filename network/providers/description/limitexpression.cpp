// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/limitexpression.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestExpression = 200;

struct LimitExpressionTexts {
    Q_DECLARE_TR_FUNCTIONS(network::LimitExpression)
};

//! Reads from left to right, one function a rank of operators. The first mistake ends it.
class Evaluation
{
public:
    Evaluation(const QString &text, const AttributeLookup &attribute)
        : m_text(text)
        , m_attribute(attribute)
    {
    }

    model::Result<double> run()
    {
        const double value = sum();
        if (m_mistake.isEmpty() && next() != u'\0')
            m_mistake = LimitExpressionTexts::tr("“%1” does not belong there.").arg(m_text.mid(m_place));
        if (!m_mistake.isEmpty())
            return model::failure(
                model::ErrorCategory::Validation, LimitExpressionTexts::tr("“%1” is no limit: %2").arg(m_text, m_mistake));
        return value;
    }

private:
    QChar next()
    {
        while (m_place < m_text.size() && m_text.at(m_place).isSpace())
            ++m_place;
        return m_place < m_text.size() ? m_text.at(m_place) : QChar(u'\0');
    }

    bool take(QChar wanted)
    {
        if (next() != wanted || !m_mistake.isEmpty())
            return false;
        ++m_place;
        return true;
    }

    double sum()
    {
        double value = product();
        while (m_mistake.isEmpty()) {
            if (take(u'+'))
                value += product();
            else if (take(u'-'))
                value -= product();
            else
                break;
        }
        return value;
    }

    double product()
    {
        double value = factor();
        while (m_mistake.isEmpty()) {
            if (take(u'*'))
                value *= factor();
            else if (take(u'/'))
                value /= factor();
            else
                break;
        }
        return value;
    }

    double factor()
    {
        if (take(u'-'))
            return -factor();
        if (take(u'{'))
            return attribute();
        if (take(u'(')) {
            const double value = sum();
            if (m_mistake.isEmpty() && !take(u')'))
                m_mistake = LimitExpressionTexts::tr("a bracket is not closed.");
            return value;
        }
        return number();
    }

    double attribute()
    {
        const qsizetype end = m_text.indexOf(u'}', m_place);
        if (end < 0) {
            m_mistake = LimitExpressionTexts::tr("a brace is not closed.");
            return 0;
        }
        const QString name = m_text.mid(m_place, end - m_place).trimmed();
        m_place = end + 1;
        const auto value = m_attribute(name);
        if (!value)
            m_mistake = LimitExpressionTexts::tr("there is no attribute “%1”.").arg(name);
        return value.value_or(0);
    }

    double number()
    {
        next();
        const qsizetype begin = m_place;
        while (m_place < m_text.size() && (m_text.at(m_place).isDigit() || m_text.at(m_place) == u'.' || m_text.at(m_place) == u'_'))
            ++m_place;
        bool isNumber = false;
        const double value = m_text.mid(begin, m_place - begin).remove(u'_').toDouble(&isNumber);
        if (!isNumber && m_mistake.isEmpty())
            m_mistake = LimitExpressionTexts::tr("a number or an attribute in braces is missing.");
        return value;
    }

    const QString &m_text;
    const AttributeLookup &m_attribute;
    qsizetype m_place = 0;
    QString m_mistake;
};

} // namespace

model::Result<double> limitOf(const QString &expression, const AttributeLookup &attribute)
{
    if (expression.size() > longestExpression)
        return model::failure(
            model::ErrorCategory::Validation, LimitExpressionTexts::tr("A limit has at most %1 characters.").arg(longestExpression));
    return Evaluation(expression, attribute).run();
}

} // namespace network
