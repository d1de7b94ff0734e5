// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"
#include "model/difference/departure.h"
#include "model/difference/jsondifference.h"

namespace gui {

//! `parlance diff A B`: in what the request of one exchange is not as that of another, or one file as another; and how far a provider's
//! prompt cache can hold.
class DiffCommand final : public Command
{
    Q_OBJECT

public:
    DiffCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    qsizetype mostArguments() const override { return 2; }
    void start(const QCommandLineParser &parser) override;

private:
    struct Side {
        QByteArray body;
        //! What the provider said it had in its cache; -1 where it said nothing.
        qint64 cachedTokens = -1;
    };

    model::Result<Side> read(const QString &name, bool ofResponse);
    void tell(const Side &first, const Side &second);
    void tellJson(const std::optional<model::Departure> &departs, const model::JsonDifference &difference, qint64 cachedTokens);
    void tellChange(const model::JsonChange &change);
};

} // namespace gui
