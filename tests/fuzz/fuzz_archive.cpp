// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/archives/archivereader.h"
#include "model/archives/librarylineswriter.h"
#include "tests/fuzz/fuzzer.h"

#include <QBuffer>

namespace {

//! Whether the records come in an order that a store can take: nodes by their numbers, each after the one that it follows.
class Order
{
public:
    void take(const model::ArchiveRecord &record)
    {
        const bool begins = std::holds_alternative<model::ArchivedConversation>(record);
        fuzz::require(begins != m_isInside);
        if (const auto *conversation = std::get_if<model::ArchivedConversation>(&record)) {
            fuzz::require(model::isIdentifier(conversation->id.toString()));
            m_isInside = true;
            m_nodes = 0;
        } else if (const auto *node = std::get_if<model::ArchivedNode>(&record)) {
            fuzz::require(node->number == ++m_nodes && node->parent >= 0 && node->parent < node->number && node->canister);
        } else if (const auto *end = std::get_if<model::ArchivedEnd>(&record)) {
            fuzz::require(end->head >= 0 && end->head <= m_nodes);
            m_isInside = false;
        }
    }
    bool isInside() const { return m_isInside; }

private:
    bool m_isInside = false;
    qint64 m_nodes = 0;
};

} // namespace

//! A file is read to its end in that order, or there is an error; what was read can be written.
void fuzz::meets(const QByteArray &bytes)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    const auto reader = model::ArchiveReader::open(buffer);
    if (!reader) {
        require(!reader.error().message.isEmpty());
        return;
    }
    Order order;
    for (;;) {
        const auto record = (*reader)->next();
        if (!record) {
            require(!record.error().message.isEmpty() && (*reader)->line() > 0);
            return;
        }
        if (!*record)
            break;
        order.take(**record);
        require(!model::LibraryLinesWriter::lineOf(**record).contains('\n'));
    }
    require(!order.isInside());
}
