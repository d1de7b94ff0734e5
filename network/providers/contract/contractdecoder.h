// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/contract/contractstream.h"
#include "network/providers/wire/dialect.h"

namespace network {

//! Reads a reply of a model that may write its calls as text: another dialect's decoder reads the events, this reads what the model
//! said in them. Thoughts, usage, native calls and errors pass through. Owned by its reader, like every decoder.
class ContractDecoder final : public StreamDecoder, private StreamListener
{
public:
    ContractDecoder(const Dialect &dialect, const model::ConverseRequest &request, ContractReader::Manner manner, StreamListener &listener);
    ~ContractDecoder() override;

    void expectThoughtsIn(const QString &member) override { m_inner->expectThoughtsIn(member); }
    void setLimit(qint64 bytes) override { m_inner->setLimit(bytes); }
    void read(const SseEvent &event) override;
    void readWhole(const QByteArray &json) override;
    void close() override;
    const QString &unknownStop() const override { return m_inner->unknownStop(); }
    model::ConverseReply reply() const override;

protected:
    void readEvent(QByteArrayView, const model::JsonView::Members &) override { }
    void readBody(const model::JsonView &) override { }
    model::Contents contents() const override;
    QList<model::Invocation> invocations() const override;

private:
    void deltaArrived(const model::Delta &delta) override;
    void invocationForming(int index, const QString &name, qint64 bytes) override;
    void follow();
    void settle();
    void count();

    const ContractReader::Manner m_manner;
    const ContractReader m_reader;
    ContractStream m_stream;
    const std::unique_ptr<StreamDecoder> m_inner;
    //! All that the model said.
    QString m_text;
    model::ConverseReply m_whole;
    ContractReading m_reading;
    model::WrittenCalls m_written;
};

} // namespace network
