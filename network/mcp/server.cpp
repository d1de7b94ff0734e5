// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/mcp/server.h"

#include <QCryptographicHash>

namespace network {

QStringList McpServer::keyNames() const
{
    QStringList names;
    for (const Setting &setting : environment + headers) {
        if (!setting.key.isEmpty() && !names.contains(setting.key))
            names.append(setting.key);
    }
    if (!signIn.clientSecret.isEmpty() && !names.contains(signIn.clientSecret))
        names.append(signIn.clientSecret);
    return names;
}

QString McpServer::fingerprint() const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QString &text) { hash.addData(text.toUtf8() + '\0'); };
    for (const QString &word : vector)
        add(word);
    add(folder);
    add(url.toString());
    for (const QList<Setting> &settings : {environment, headers}) {
        for (const Setting &setting : settings) {
            add(setting.name);
            add(setting.text);
            add(setting.key);
        }
        add({});
    }
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace network
