// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/rehearsal/scenariowriter.h"

#include "model/toml/tomlscanner.h"
#include "network/rehearsal/replyplanner.h"
#include "network/rehearsal/requestreading.h"

#include <QCoreApplication>

namespace network {

using namespace Qt::StringLiterals;

namespace {

struct ScenarioWriterTexts {
    Q_DECLARE_TR_FUNCTIONS(network::ScenarioWriter)
};

constexpr qsizetype shortIdentifier = 8;

//! So that what looks like a placeholder is said as it is written: one of a name that nobody gives, with the brace for want of a value.
QString unexpanded(const QString &text)
{
    QString written;
    for (qsizetype at = 0; at < text.size(); ++at)
        written += text[at] == u'{' && at + 1 < text.size() && text[at + 1] == u'{' ? u"{{brace|{}}"_s : QString(text[at]);
    return written;
}

QString tomlLine(QStringView key, const QString &text)
{
    return u"%1 = %2\n"_s.arg(key, model::writtenString(text));
}

QString callsOf(const QList<model::Invocation> &calls)
{
    QStringList tables;
    for (const model::Invocation &call : calls) {
        tables.append(u"  { tool = %1, raw-arguments = %2, anyway = true },\n"_s.arg(
            model::writtenString(call.name), model::writtenString(unexpanded(QString::fromUtf8(call.arguments)))));
    }
    return tables.isEmpty() ? QString() : u"calls = [\n%1]\n"_s.arg(tables.join(QString()));
}

QString thoughtIn(const model::ConverseReply &reply)
{
    QStringList thoughts;
    for (const model::Content &content : reply.contents) {
        if (const auto *thought = std::get_if<model::ThoughtContent>(&content); thought && !thought->text.isEmpty())
            thoughts.append(thought->text);
    }
    return thoughts.join(u"\n\n"_s);
}

} // namespace

model::Result<QString> scenarioOf(const model::Exchange &exchange, const model::ConverseReply &reply)
{
    const auto read = readRequestTo(exchange.request.url.path(QUrl::FullyEncoded).toLatin1(), exchange.request.body);
    if (!read)
        return model::failure(model::ErrorCategory::Usage, ScenarioWriterTexts::tr("This is not a call of a model that could be played."));
    if (!*read)
        return model::failure(model::ErrorCategory::Usage, (*read).error().message);
    const RehearsalRequest &request = **read;
    const QString said = unexpanded(model::plainText(reply.contents));
    const QString thought = unexpanded(thoughtIn(reply));
    const bool hasCalls = !reply.invocations.isEmpty();
    QString text = u"[scenario]\n"_s + tomlLine(u"name", u"played-"_s + exchange.id.toString().left(shortIdentifier));
    text += tomlLine(u"title", ScenarioWriterTexts::tr("Played from a recorded answer"));
    text += tomlLine(u"model", reply.model.isEmpty() ? u"rehearsal"_s : reply.model);
    text += u"\n[texts]\n"_s + tomlLine(u"otherwise", ScenarioWriterTexts::tr("Only one question is known here: {{help}}"));
    text += u"\n[[rules]]\n"_s + tomlLine(u"name", u"as recorded"_s)
        + tomlLine(u"help", unexpanded(request.userText.simplified().left(200)));
    text += tomlLine(u"user", QRegularExpression::escape(plainWords(request.userText))) + u"alone = true\n"_s;
    if (request.rounds > 0)
        text += u"results = true\n"_s;
    if (hasCalls && request.rounds > 0)
        text += tomlLine(u"repeat", QString::number(request.rounds + 1));
    if (!thought.isEmpty())
        text += tomlLine(u"thought", thought);
    if (hasCalls && !said.isEmpty())
        text += tomlLine(u"before", said);
    text += hasCalls ? callsOf(reply.invocations) + tomlLine(u"text", u"{{result}}"_s) : tomlLine(u"text", said);
    return text;
}

} // namespace network
