// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/ensembles/deduplicationreader.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

struct DeduplicationReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(DeduplicationReader)
};

} // namespace

Deduplication DeduplicationReader::readOver(const Deduplication &base, const DescriptorValue &value)
{
    Deduplication deduplication = base;
    if (value.isNone())
        return deduplication;
    if (!value.isTable()) {
        readStrategy(value, deduplication.sameness);
        return deduplication;
    }
    readStrategy(value[u"strategy"], deduplication.sameness);
    readWindow(value[u"window"], deduplication);
    readSupersedes(value[u"supersedes"], deduplication);
    readNames(value[u"by"], deduplication.by);
    const DescriptorValue &cached = value[u"cached"];
    if (!cached.isNone() && !cached.boolean())
        complain(cached.position(), DeduplicationReaderTexts::tr("cached is true or false."));
    deduplication.isCached = cached.boolean().value_or(deduplication.isCached);
    return deduplication;
}

void DeduplicationReader::readStrategy(const DescriptorValue &value, Sameness &sameness)
{
    const QString word = value.string().value_or(QString());
    if (word == u"none")
        sameness = Sameness::None;
    else if (word == u"exact")
        sameness = Sameness::Exact;
    else if (word == u"normalised")
        sameness = Sameness::Normalised;
    else if (word == u"semantic")
        sameness = Sameness::Semantic;
    else if (!value.isNone())
        complain(value.position(), DeduplicationReaderTexts::tr("A deduplicator is \"none\", \"exact\", \"normalised\" or \"semantic\"."));
}

void DeduplicationReader::readWindow(const DescriptorValue &value, Deduplication &deduplication)
{
    static const QRegularExpression form(u"^([1-9][0-9]{0,5}) ?(s|min|h|canisters?)$"_s);
    if (value.isNone())
        return;
    const auto match = form.match(value.string().value_or(QString()));
    if (!match.hasMatch()) {
        complain(value.position(),
            DeduplicationReaderTexts::tr(
                "A window is a time or a number of canisters, such as \"60s\", \"5min\", \"1h\" or \"10 canisters\"."));
        return;
    }
    const int number = match.capturedView(1).toInt();
    const QStringView unit = match.capturedView(2);
    const bool isTime = !unit.startsWith(u"canister");
    deduplication.windowSeconds = isTime ? number * (unit == u"h" ? 3600.0 : unit == u"min" ? 60.0 : 1.0) : 0;
    deduplication.windowCanisters = isTime ? 0 : number;
}

void DeduplicationReader::readSupersedes(const DescriptorValue &value, Deduplication &deduplication)
{
    if (const auto own = value.boolean()) {
        deduplication.supersedesOwn = *own;
        deduplication.supersedes.clear();
    } else if (!value.isNone()) {
        deduplication.supersedesOwn = false;
        readNames(value, deduplication.supersedes);
    }
}

void DeduplicationReader::readNames(const DescriptorValue &value, QStringList &names)
{
    if (value.isNone())
        return;
    names = value.strings();
    if (!value.isArray() || names.size() != value.array().size())
        complain(value.position(), DeduplicationReaderTexts::tr("This is a list of names."));
}

void DeduplicationReader::complain(model::TextPosition position, const QString &message)
{
    m_diagnostics.append({m_path, position, model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
