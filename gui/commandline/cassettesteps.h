// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/rehearsal/cassetteplayback.h"

#include <QHash>
#include <QSocketNotifier>

namespace model {
class Questions;
} // namespace model

namespace gui {

class Terminal;

//! `--pace step`: each line that is typed lets the next event of a cassette come. While a question is asked, what is typed answers that.
//! At the input's end all the rest comes. Owned by the options of a command.
class CassetteSteps final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CassetteSteps)

public:
    //! All outlive it.
    CassetteSteps(network::CassettePlayback &playback, model::Questions &questions, Terminal &terminal);

private:
    void look();
    bool mayGoOn() const;
    void tellNext(const network::CassettePlayback::Step &next);
    void read();
    //! One line of what was typed.
    void takeLine();

    network::CassettePlayback &m_playback;
    model::Questions &m_questions;
    Terminal &m_terminal;
    QSocketNotifier m_input;
    //! What was typed ahead counts for what comes.
    QByteArray m_typed;
    //! By exchange, what was asked; and the last one that was told of.
    QHash<model::ExchangeId, QString> m_asked;
    model::ExchangeId m_told;
};

} // namespace gui
