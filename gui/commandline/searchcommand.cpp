// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/searchcommand.h"

#include "model/schema/jsonwriter.h"
#include "model/store/searchindex.h"
#include "model/store/store.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

model::JsonText hitJson(const model::SearchHit &hit)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"conversation", hit.conversation.toString()).member(u"title", hit.title);
    writer.member(u"position", qint64(hit.position)).member(u"role", model::toWire(hit.role));
    writer.member(u"created", hit.created.toString(Qt::ISODateWithMs)).member(u"snippet", hit.snippet).endObject();
    return writer.text();
}

} // namespace

SearchCommand::SearchCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void SearchCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"limit"_s, tr("At most this many."), u"number"_s, u"50"_s});
    parser.addPositionalArgument(u"words"_s, tr("All of them are to be there; each may be the beginning of a word."), u"WORDS"_s);
}

void SearchCommand::start(const QCommandLineParser &parser)
{
    const QString words = parser.positionalArguments().join(u' ');
    if (words.trimmed().isEmpty()) {
        failUsage(tr("Search for what?"));
        return;
    }
    const auto limit = count(parser, u"limit"_s);
    const auto hits = limit ? model::SearchIndex(workbench().store().reader()).find(words, *limit) : tl::make_unexpected(limit.error());
    if (!hits) {
        fail(hits.error());
        return;
    }
    for (const model::SearchHit &hit : *hits) {
        if (parser.isSet(u"json"_s))
            terminal().line(hitJson(hit));
        else
            terminal().line(u"%1:%2  %3  %4"_s.arg(hit.conversation.toString()).arg(hit.position).arg(hit.title, hit.snippet.simplified()));
    }
    Q_EMIT finished(Committed);
}

} // namespace gui
