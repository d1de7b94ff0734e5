// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "tests/support/llamapeer/modelscript.h"

#include <QJsonObject>
#include <QStringList>
#include <QTcpServer>
#include <QTimer>

class QTcpSocket;

//! A stand-in for llama.cpp's server, as far as Parlance uses it: it takes the options, writes the log and answers in the shapes that
//! the real one was seen to (build b10472). Shares nothing with the program. What goes wrong is said by the model's file:
//! `load` (milliseconds), `points` (the percentage where it stands still), `crash-loading`, `crash-answering`, `port-taken` (for how many
//! starts, or `always`), `context`, `vision`, `answer`, `pace` (milliseconds between words), `no-props`.
class LlamaPeer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LlamaPeer)

public:
    explicit LlamaPeer(const QStringList &arguments);

    //! \return false where it cannot begin and has said why.
    bool begin();

private:
    QString option(const QStringList &names) const;
    void log(const QByteArray &text) const;
    void load();
    void finishLoading();
    void accept();
    void read(QTcpSocket *socket);
    bool mayAsk(const QByteArray &path, const QByteArray &head) const;
    void answer(QTcpSocket *socket, const QByteArray &line, const QByteArray &body);
    void reply(QTcpSocket *socket, int status, const QJsonObject &object) const;
    void stream(QTcpSocket *socket, const QJsonObject &request);
    void sayNext(QTcpSocket *socket, QStringList words);
    void sendChunk(QTcpSocket *socket, const QJsonObject &delta, const QString &finish = {}) const;
    QJsonObject properties() const;

    const QStringList m_arguments;
    ModelScript m_script;
    QTcpServer m_server;
    QTimer m_loading;
    int m_percent = 0;
    bool m_isLoaded = false;
};
