// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/modelcontrol.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory, model::JsonText;

namespace {

struct ModelControlTexts {
    Q_DECLARE_TR_FUNCTIONS(network::ModelControl)
};

QString plain(double number)
{
    return QString::number(number, 'g', 12);
}

} // namespace

bool ModelControl::isWhole() const
{
    return step >= 1 && std::floor(step) == step;
}

int ModelControl::decimals() const
{
    constexpr int most = 6;
    int places = 0;
    for (double scaled = step; places < most && std::abs(scaled - std::round(scaled)) > 1e-9; scaled *= 10)
        ++places;
    return places;
}

std::optional<Error> ModelControl::refusalOf(const JsonText &value) const
{
    const auto refused = [](const QString &message) { return Error {ErrorCategory::Validation, message}; };
    const QJsonValue read = value.read();
    if (kind == Kind::Boolean)
        return read.isBool() ? std::nullopt
                             : std::optional(refused(ModelControlTexts::tr("“%1” is true or false, not %2.").arg(name, value.toString())));
    if (kind == Kind::Options) {
        const bool isOne = std::any_of(
            options.begin(), options.end(), [&value](const Option &option) { return option.value.compacted() == value.compacted(); });
        QStringList known;
        for (const Option &option : options)
            known.append(option.value.read().toVariant().toString());
        return isOne
            ? std::nullopt
            : std::optional(refused(ModelControlTexts::tr("“%1” is one of %2, not %3.").arg(name, known.join(u", "_s), value.toString())));
    }
    if (!read.isDouble())
        return refused(ModelControlTexts::tr("“%1” is a number, not %2.").arg(name, value.toString()));
    const double number = read.toDouble();
    if (isWhole() && std::floor(number) != number)
        return refused(ModelControlTexts::tr("“%1” is a whole number, not %2.").arg(name, value.toString()));
    if (minimum && number < *minimum)
        return refused(ModelControlTexts::tr("“%1” is at least %2, not %3.").arg(name, plain(*minimum), value.toString()));
    if (maximum && number > *maximum)
        return refused(ModelControlTexts::tr("“%1” is at most %2, not %3.").arg(name, plain(*maximum), value.toString()));
    return {};
}

} // namespace network
