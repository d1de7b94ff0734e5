// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/job.h"
#include "model/conversation/modeladdress.h"
#include "model/exchange/exchange.h"

#include <QStringList>

namespace model {

//! Texts on their way to becoming vectors, which are near each other where the texts mean nearly the same.
class EmbedJob : public Job
{
    Q_OBJECT

Q_SIGNALS:
    //! One for each text, in their order, all of one length.
    void succeeded(const QList<QList<float>> &vectors);

protected:
    using Job::Job;
};

//! Port: what finds the meaning of texts. Implemented by the room `network`.
class Embeddings
{
public:
    virtual ~Embeddings() = default;
    //! By the model that the provider of the conversation's model names for it; null where it names none, and then nothing is sent.
    virtual EmbedJob *embed(const ModelAddress &address, const QStringList &texts, const ExchangeOrigin &origin, QObject *parent) = 0;
};

} // namespace model
