// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/ensembles/serverdescriptor.h"

#include "gui/descriptors/descriptortemplates.h"

#include <QCoreApplication>
#include <QProcess>
#include <QStringList>
#include <QUrl>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

struct NewServerTexts {
    Q_DECLARE_TR_FUNCTIONS(NewServer)
};

//! A TOML basic string; control characters have been refused.
QString quoted(QString text)
{
    return u'"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
}

bool hasControlCharacters(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar character) { return character.category() == QChar::Other_Control; });
}

model::Result<QString> connectionOf(const NewServer &server)
{
    if (hasControlCharacters(server.command + server.address))
        return model::failure(model::ErrorCategory::Usage, NewServerTexts::tr("Everything has to stand on one line."));
    if (server.address.trimmed().isEmpty()) {
        QStringList words = QProcess::splitCommand(server.command);
        if (words.isEmpty())
            return model::failure(
                model::ErrorCategory::Usage, NewServerTexts::tr("Type the program that is to be started, or an address."));
        for (QString &word : words)
            word = quoted(word);
        return u"transport = \"stdio\"\n# There is no shell: each element is one argument.\ncommand = [%1]\n"_s.arg(words.join(u", "_s));
    }
    const QUrl url(server.address.trimmed(), QUrl::StrictMode);
    const bool isWeb = url.scheme() == u"https" || url.scheme() == u"http";
    if (!url.isValid() || !isWeb || url.host().isEmpty())
        return model::failure(model::ErrorCategory::Usage, NewServerTexts::tr("The address has to be one like https://example.org/mcp."));
    return u"transport = \"http\"\nurl = %1\n"_s.arg(quoted(url.toString(QUrl::FullyEncoded)));
}

} // namespace

model::Result<QByteArray> serverDescriptor(const NewServer &server)
{
    const QString name = descriptorName(server.name);
    if (name.isEmpty())
        return model::failure(model::ErrorCategory::Usage, NewServerTexts::tr("The server needs a name of letters, digits, - and _."));
    const auto connection = connectionOf(server);
    if (!connection)
        return tl::make_unexpected(connection.error());
    // What the template has as an example gives way; its further comments stay.
    QString text = QString::fromUtf8(templateText({u"mcp"_s, {}, model::DescriptorKind::Ensemble, {}}, name));
    const qsizetype from = text.indexOf(u"transport = \"stdio\"");
    const qsizetype to = text.indexOf(u'\n', text.indexOf(u"\ncommand = ", from) + 1) + 1;
    text.replace(from, to - from, *connection);
    // The example of a description would be shown as if it were one.
    const qsizetype about = text.indexOf(u"\ndescription = "_s);
    text.remove(about, text.indexOf(u'\n', about + 1) - about);
    return text.toUtf8();
}

} // namespace gui
