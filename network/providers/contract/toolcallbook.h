// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/converser.h"
#include "network/providers/wire/dialect.h"

#include <QMap>

namespace network {

//! How the models have called tools by contract so far, kept in a file of the profile: the figures, and which of them are known to
//! print their calls as text although they were given their tools the native way. What cannot be read or written counts as nothing.
//! Owned by the workbench.
class ToolCallBook final
{
public:
    struct Figures {
        qint64 valid = 0;
        qint64 repaired = 0;
        qint64 failed = 0;
        bool printsCalls = false;

        bool isEmpty() const { return valid + repaired + failed == 0; }
        //! For the person; empty where there are none.
        QString inWords() const;
        bool operator==(const Figures &) const = default;
    };

    //! A path in the profile; empty: kept in memory only.
    explicit ToolCallBook(QString path = {});

    Figures of(const model::ModelAddress &model) const { return m_figures.value(model.toString()); }
    void add(const model::ModelAddress &model, const model::WrittenCalls &calls);
    void notePrinting(const model::ModelAddress &model);

private:
    void read();
    void write() const;
    Figures &entry(const model::ModelAddress &model);

    const QString m_path;
    QMap<QString, Figures> m_figures;
};

//! The dialect that a model of this provider is spoken with: the one that its descriptor names, with the contract over it, or watched.
const Dialect &dialectFor(const Dialect &named, const Provider &provider, const ModelEntry &entry, const ToolCallBook *book);

} // namespace network
