// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/carriedreader.h"

#include <QCoreApplication>
#include <QIODevice>

namespace model {

namespace {

struct CarriedReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(CarriedReader)
};

} // namespace

CarriedReader::CarriedReader(std::unique_ptr<QIODevice> lines, Carrier carrier)
    : m_lines(std::move(lines))
    , m_carrier(carrier)
    , m_reader(*m_lines)
{
}

CarriedReader::~CarriedReader() = default;

QString CarriedReader::format() const
{
    return m_carrier == Carrier::Pdf ? CarriedReaderTexts::tr("Parlance's PDF") : CarriedReaderTexts::tr("Parlance's HTML");
}

Result<std::optional<ArchiveRecord>> CarriedReader::next()
{
    if (m_following)
        return std::exchange(m_following, std::nullopt);
    for (;;) {
        auto record = m_reader.next();
        if (!record || !*record || !std::holds_alternative<ArchivedConversation>(**record))
            return record;
        auto following = m_reader.next();
        if (!following || !*following)
            return following;
        if (std::holds_alternative<ArchivedEnd>(**following))
            continue;
        m_following = std::move(*following);
        return record;
    }
}

QStringList CarriedReader::remarks() const
{
    return {CarriedReaderTexts::tr("HTML and PDF have the path that was shown, without branches, settings and what a page does not show.")};
}

} // namespace model
