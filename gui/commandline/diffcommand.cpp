// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/diffcommand.h"

#include "model/schema/jsonwriter.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 512 * 1024 * 1024;
//! Of a value, on a terminal and in JSON.
constexpr qsizetype longestInLine = 200;
constexpr qsizetype largestTold = 64 * 1024;

//! By the names of Anthropic, OpenAI (Chat Completions and Responses), Gemini; of a stream the last counts.
qint64 cachedTokensOf(const QByteArray &response)
{
    static const QRegularExpression named(uR"re("(?:cache_read_input_tokens|cached_tokens|cachedContentTokenCount)"\s*:\s*(\d{1,12}))re"_s);
    constexpr qsizetype longestEnd = 1024 * 1024;
    qint64 cached = -1;
    for (const auto &found : named.globalMatch(QString::fromLatin1(response.right(longestEnd))))
        cached = found.captured(1).toLongLong();
    return cached;
}

QString valueInWords(const model::JsonView &value)
{
    return model::shortened(
        model::visibleLine(QString::fromUtf8(value.text().first(std::min(value.text().size(), 4 * longestInLine)))), longestInLine);
}

} // namespace

DiffCommand::DiffCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void DiffCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"response"_s, tr("The bodies of the responses, not those of the requests.")});
    parser.addPositionalArgument(u"a"_s, tr("An exchange, by its identifier or the beginning of it, or a file."), u"A"_s);
    parser.addPositionalArgument(u"b"_s, tr("What it is compared with."), u"B"_s);
}

void DiffCommand::start(const QCommandLineParser &parser)
{
    const QStringList names = parser.positionalArguments();
    if (names.size() != 2) {
        failUsage(tr("Which two? parlance exchanges lists them."));
        return;
    }
    const auto first = read(names.first(), parser.isSet(u"response"_s));
    const auto second = first ? read(names.last(), parser.isSet(u"response"_s)) : tl::make_unexpected(first.error());
    if (!second) {
        fail(second.error());
        return;
    }
    const auto isJson = [](const QByteArray &body) { return !model::JsonView::parse(body).isNone(); };
    model::JsonDifference difference;
    const bool areJson = isJson(first->body) && isJson(second->body);
    if (areJson)
        difference = model::JsonDifference::between(model::JsonView::parse(first->body), model::JsonView::parse(second->body));
    const auto departs = model::departureOf(first->body, second->body);
    if (parser.isSet(u"json"_s)) {
        tellJson(departs, difference, second->cachedTokens);
    } else {
        tell(*first, *second);
        for (const model::JsonChange &change : std::as_const(difference.changes))
            tellChange(change);
        if (difference.isCut)
            terminal().note(tr("There are more differences than these %1.").arg(difference.changes.size()));
        if (departs && !areJson)
            terminal().note(tr("They are not both JSON, so nothing more can be said."));
        else if (departs && difference.changes.isEmpty())
            terminal().line(tr("They say the same."));
    }
    Q_EMIT finished(Committed);
}

model::Result<DiffCommand::Side> DiffCommand::read(const QString &name, bool ofResponse)
{
    const QFileInfo info(name);
    if (info.exists()) {
        QFile file(name);
        if (!info.isFile() || info.size() > largestFile || !file.open(QIODevice::ReadOnly))
            return model::failure(model::ErrorCategory::Usage,
                info.size() > largestFile ? tr("%1 is larger than 512 MiB.").arg(name) : tr("%1 cannot be read.").arg(name));
        return Side {file.readAll()};
    }
    return model::ExchangeStore(workbench().store().reader()).findByPrefix(name).map([ofResponse](const model::Exchange &exchange) {
        return Side {ofResponse ? exchange.responseBody : exchange.request.body, cachedTokensOf(exchange.responseBody)};
    });
}

//! Where they part, and what that means.
void DiffCommand::tell(const Side &first, const Side &second)
{
    const auto departs = model::departureOf(first.body, second.body);
    if (!departs) {
        terminal().line(tr("The same, byte for byte (%n byte(s)).", nullptr, int(second.body.size())));
        return;
    }
    const QString pointer = departs->pointer.value_or(QString());
    const QString place = departs->byte >= second.body.size() ? tr("where the second ends")
        : !departs->pointer                                   ? tr("which is not within JSON")
        : pointer.isEmpty()                                   ? tr("in the outermost value")
                                                              : tr("in %1").arg(model::visibleLine(pointer));
    terminal().line(
        tr("The same up to byte %1 of %2, %3.").arg(QString::number(departs->byte), QString::number(second.body.size()), place));
    const QString cached = second.cachedTokens < 0 ? QString() : u' ' + tr("It said: %n token(s).", nullptr, int(second.cachedTokens));
    terminal().line(tr("A provider's prompt cache can match no further than that.") + cached);
}

void DiffCommand::tellJson(const std::optional<model::Departure> &departs, const model::JsonDifference &difference, qint64 cachedTokens)
{
    model::JsonWriter writer;
    writer.beginObject().key(u"departs").beginObject();
    if (departs)
        writer.member(u"byte", qint64(departs->byte));
    else
        writer.member(u"byte", model::JsonText::trusted("null"));
    if (departs && departs->pointer)
        writer.member(u"pointer", *departs->pointer);
    else
        writer.member(u"pointer", model::JsonText::trusted("null"));
    writer.endObject().key(u"changes").beginArray();
    const auto value = [&writer](QStringView name, const model::JsonView &view) {
        if (!view.isNone() && view.text().size() <= largestTold)
            writer.member(name, model::JsonText::trusted(view.text().toByteArray()));
        else if (!view.isNone())
            writer.member(name.toString() + u"-bytes"_s, qint64(view.text().size()));
    };
    for (const model::JsonChange &change : difference.changes) {
        writer.beginObject().member(u"kind", model::toWire(change.kind)).member(u"pointer", change.pointer);
        if (change.kind == model::JsonChange::Kind::Moved)
            writer.member(u"from", change.from);
        value(u"before", change.before);
        value(u"after", change.after);
        writer.endObject();
    }
    writer.endArray();
    if (difference.isCut)
        writer.flag(u"truncated", true);
    if (cachedTokens >= 0)
        writer.member(u"cached-tokens", cachedTokens);
    writer.endObject();
    terminal().line(writer.text());
}

void DiffCommand::tellChange(const model::JsonChange &change)
{
    const QString pointer = model::visibleLine(change.pointer.isEmpty() ? u"/"_s : change.pointer);
    switch (change.kind) {
    case model::JsonChange::Kind::Added: return terminal().line(u"+ %1: %2"_s.arg(pointer, valueInWords(change.after)));
    case model::JsonChange::Kind::Removed: return terminal().line(u"- %1: %2"_s.arg(pointer, valueInWords(change.before)));
    case model::JsonChange::Kind::Changed:
        return terminal().line(u"~ %1: %2 → %3"_s.arg(pointer, valueInWords(change.before), valueInWords(change.after)));
    case model::JsonChange::Kind::Moved:
        return terminal().line(u"> %1, from %2: %3"_s.arg(pointer, change.from, valueInWords(change.after)));
    }
}

} // namespace gui
