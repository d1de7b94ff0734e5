// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QIODevice>

namespace network {

//! A request's body as a device that can be read only once. Qt sends a request again by itself when the peer closes a connection
//! before answering, unless its body cannot be rewound (measured with Qt 6.4): that is what this is for.
class UploadBody final : public QIODevice
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(UploadBody)

public:
    explicit UploadBody(QByteArray bytes, QObject *parent);

    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override { return m_bytes.size() - m_position + QIODevice::bytesAvailable(); }
    bool atEnd() const override { return m_position >= m_bytes.size(); }
    //! Refused without a word: Qt tries it before it would send again.
    bool seek(qint64) override { return false; }

protected:
    qint64 readData(char *data, qint64 maximum) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qint64 m_position = 0;
};

} // namespace network
