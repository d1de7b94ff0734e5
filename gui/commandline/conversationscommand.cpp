// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/conversationscommand.h"

#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

namespace gui {

using namespace Qt::StringLiterals;

namespace {

model::JsonText conversationJson(const model::ConversationInfo &info)
{
    model::JsonWriter writer;
    writer.beginObject().member(u"id", info.id.toString()).member(u"title", info.title);
    writer.member(u"created", info.created.toString(Qt::ISODateWithMs)).member(u"changed", info.changed.toString(Qt::ISODateWithMs));
    writer.member(u"canisters", qint64(info.length)).member(u"branches", qint64(info.branches)).key(u"labels").beginArray();
    for (const QString &label : info.labels)
        writer.string(label);
    writer.endArray().endObject();
    return writer.text();
}

} // namespace

ConversationsCommand::ConversationsCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void ConversationsCommand::declare(QCommandLineParser &parser) const
{
    parser.addOption({u"limit"_s, tr("At most this many."), u"number"_s, u"100"_s});
}

void ConversationsCommand::start(const QCommandLineParser &parser)
{
    const auto limit = count(parser, u"limit"_s);
    const auto list = limit ? model::ConversationStore(workbench().store().reader()).list(*limit) : tl::make_unexpected(limit.error());
    if (!list) {
        fail(list.error());
        return;
    }
    for (const model::ConversationInfo &info : *list) {
        if (parser.isSet(u"json"_s)) {
            terminal().line(conversationJson(info));
            continue;
        }
        terminal().line(u"%1  %2  %3  %4"_s.arg(info.id.toString(), info.changed.toLocalTime().toString(u"yyyy-MM-dd hh:mm"))
                            .arg(info.length, 6)
                            .arg(info.title));
    }
    // Of those that an index has lost no list knows.
    const auto whole = model::ConversationStore(workbench().store().reader()).checkList();
    if (!whole)
        terminal().error(whole.error());
    Q_EMIT finished(whole ? Committed : Failed);
}

} // namespace gui
