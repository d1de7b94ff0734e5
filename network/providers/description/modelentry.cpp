// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/modelentry.h"

#include "model/basics/wirenames.h"
#include "network/providers/description/serverproperties.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace network {

using namespace Qt::StringLiterals;
using model::Error, model::ErrorCategory, model::JsonText;

namespace {

constexpr model::WireNames<ToolCalling, 3> toolCallings {{{
    {ToolCalling::Native, "native"_L1},
    {ToolCalling::Contract, "contract"_L1},
    {ToolCalling::Auto, "auto"_L1},
}}};

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

QString toWire(ToolCalling calling)
{
    return toolCallings.nameOf(calling);
}

std::optional<ToolCalling> toolCallingFromWire(QStringView name)
{
    return toolCallings.valueOf(name);
}

namespace {

struct Figure {
    QStringView name;
    qint64 ModelEntry::*member;
};

constexpr Figure figures[] = {
    {u"context", &ModelEntry::context},
    {u"max-output", &ModelEntry::longestOutput},
    {u"thinking-budget", &ModelEntry::thinkingBudget},
};

//! A later layer may change one price of several.
std::optional<model::ModelPrice> readPrice(const model::DescriptorValue &table, const std::optional<model::ModelPrice> &below)
{
    if (!table.isTable())
        return below;
    model::ModelPrice price = below.value_or(model::ModelPrice());
    price.input = table[u"input"].number().value_or(price.input);
    price.output = table[u"output"].number().value_or(price.output);
    if (const auto cached = table[u"cache-read"].number())
        price.cacheRead = cached;
    if (const auto written = table[u"cache-write"].number())
        price.cacheWrite = written;
    price.currency = table[u"currency"].string().value_or(price.currency);
    return price;
}

} // namespace

const ModelControl *ModelEntry::control(QStringView wanted) const
{
    for (const ModelControl &control : controls) {
        if (control.name == wanted)
            return &control;
    }
    return nullptr;
}

std::optional<double> ModelEntry::figure(QStringView wanted) const
{
    for (const Figure &figure : figures) {
        if (figure.name == wanted)
            return this->*figure.member > 0 ? double(this->*figure.member) : std::nan("");
    }
    return {};
}

void ModelEntry::setFigure(QStringView wanted, qint64 value)
{
    for (const Figure &figure : figures) {
        if (figure.name == wanted)
            this->*figure.member = value;
    }
}

void ModelEntry::beServed(const ServerProperties &properties)
{
    if (properties.context > 0)
        context = properties.context;
}

void ModelEntry::apply(const model::DescriptorValue &table)
{
    title = table[u"title"].string().value_or(title).trimmed();
    context = table[u"context"].integer().value_or(context);
    longestOutput = table[u"max-output"].integer().value_or(longestOutput);
    tools = table[u"tools"].boolean().value_or(tools);
    thinkingBudget = table[u"thinking-budget"].integer().value_or(thinkingBudget);
    returnThoughts = table[u"return-thoughts"].boolean().value_or(returnThoughts);
    if (const auto calling = toolCallingFromWire(table[u"tool-calling"].string().value_or(QString())))
        toolCalling = calling;
    contractName = table[u"contract"].string().value_or(contractName).trimmed();
    price = readPrice(table[u"price"], price);
    const model::DescriptorValue &shares = table[u"context-parts"];
    parts.supervisor = shares[u"supervisor"].integer().value_or(parts.supervisor);
    parts.tools = shares[u"tools"].integer().value_or(parts.tools);
    parts.history = shares[u"history"].integer().value_or(parts.history);
    parts.answer = shares[u"answer"].integer().value_or(parts.answer);
    offered = table[u"offered"].boolean().value_or(offered);
    furtherControls = table[u"further-controls"].boolean().value_or(furtherControls);
}

} // namespace network
