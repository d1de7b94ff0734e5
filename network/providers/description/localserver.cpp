// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/localserver.h"

#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace network {

using namespace Qt::StringLiterals;
using model::DescriptorValue;

namespace {

//! More than any model has. Some versions take -1 for a number that they choose themselves, all take this for all layers.
constexpr int allLayers = 999;

} // namespace

QStringList LocalServer::commandArguments(quint16 port) const
{
    QStringList all {u"--model"_s, model, u"--host"_s, u"127.0.0.1"_s, u"--port"_s, QString::number(port)};
    all += {u"--ctx-size"_s, QString::number(context), u"--n-gpu-layers"_s, QString::number(gpuLayers < 0 ? allLayers : gpuLayers)};
    // Without it older versions do not use the template that the model brings, and know no tools.
    if (!arguments.contains(u"--no-jinja"_s))
        all += u"--jinja"_s;
    return all + arguments;
}

bool LocalServer::namesKey() const
{
    return std::any_of(arguments.begin(), arguments.end(), [](const QString &argument) {
        const QString option = argument.section(u'=', 0, 0);
        return option == u"--api-key" || option == u"--api-key-file";
    });
}

QString LocalServer::modelName() const
{
    static const QRegularExpression part(u"-00001-of-[0-9]{5}$"_s);
    return QFileInfo(model).completeBaseName().remove(part);
}

QByteArray LocalServer::descriptor() const
{
    const LocalServer usual;
    QString text = u"[server]\n"_s;
    if (program != usual.program)
        text += u"program = %1\n"_s.arg(model::writtenString(program));
    text += u"model = %1\ncontext = %2\ngpu-layers = %3\n"_s.arg(
        model::writtenString(model), QString::number(context), QString::number(gpuLayers));
    QStringList words;
    for (const QString &argument : arguments)
        words.append(model::writtenString(argument));
    if (!words.isEmpty())
        text += u"arguments = [%1]\n"_s.arg(words.join(u", "_s));
    if (!resetsState)
        text += u"reset-state = false\n"_s;
    return text.toUtf8();
}

QString keyOfServerOption(const QString &argument)
{
    static const QHash<QString, QString> keys {{u"-m"_s, u"model"_s}, {u"--model"_s, u"model"_s}, {u"-c"_s, u"context"_s},
        {u"--ctx-size"_s, u"context"_s}, {u"-ngl"_s, u"gpu-layers"_s}, {u"--gpu-layers"_s, u"gpu-layers"_s},
        {u"--n-gpu-layers"_s, u"gpu-layers"_s}, {u"--host"_s, u"-"_s}, {u"--port"_s, u"-"_s}};
    return keys.value(argument.section(u'=', 0, 0));
}

namespace {

struct LocalServerReaderTexts {
    Q_DECLARE_TR_FUNCTIONS(LocalServer)
};

//! Absolute: `~/` is the home folder, other paths begin where the descriptor is.
QString pathFrom(const QString &named, const QString &descriptor)
{
    if (named.startsWith(u"~/"))
        return QDir::homePath() + named.mid(1);
    return named.isEmpty() ? QString() : QDir::cleanPath(QFileInfo(descriptor).absoluteDir().absoluteFilePath(named));
}

} // namespace

LocalServer readLocalServer(const DescriptorValue &table, const QString &path, model::Diagnostics &diagnostics)
{
    const auto complain = [&](const DescriptorValue &value, const QString &message) {
        diagnostics.append({path, value.position(), model::Diagnostic::Severity::Error, message});
    };
    LocalServer server;
    const QString program = table[u"program"].string().value_or(server.program).trimmed();
    server.program = program.contains(u'/') ? pathFrom(program, path) : program;
    server.model = pathFrom(table[u"model"].string().value_or(QString()).trimmed(), path);
    server.context = table[u"context"].integer().value_or(server.context);
    server.gpuLayers = int(std::clamp<qint64>(table[u"gpu-layers"].integer().value_or(-1), -1, 100'000));
    server.arguments = table[u"arguments"].strings();
    server.resetsState = table[u"reset-state"].boolean().value_or(true);
    for (const DescriptorValue &argument : table[u"arguments"].array()) {
        const QString text = argument.string().value_or(QString());
        const QString key = keyOfServerOption(text);
        if (key == u"-")
            complain(argument,
                LocalServerReaderTexts::tr("“%1” does not belong in the arguments: Parlance chooses a free port of this machine.")
                    .arg(text));
        else if (!key.isEmpty())
            complain(argument, LocalServerReaderTexts::tr("“%1” does not belong in the arguments: %2 says that.").arg(text, key));
    }
    return server;
}

} // namespace network
