// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/workbench/cassettereplay.h"

#include <QCryptographicHash>
#include <QFile>

namespace gui {

CassetteReplay::CassetteReplay(QString path, network::CassettePlay play)
    : m_path(std::move(path))
    , m_play(std::move(play))
    , m_server(m_path, m_play)
{
}

model::Result<QUrl> CassetteReplay::start()
{
    const auto read = network::Cassette::read(m_path);
    if (!read)
        return tl::unexpected(read.error());
    m_programs = std::make_unique<network::StdioReplay>(network::StdioReplay {*read, m_play.isLenient});
    QFile file(m_path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (file.open(QIODevice::ReadOnly) && hash.addData(&file))
        m_hash = hash.result();
    return m_server.start();
}

} // namespace gui
