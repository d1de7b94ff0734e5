// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/completecommand.h"

#include "gui/commandline/commandline.h"
#include "gui/manual/manual.h"
#include "gui/manual/manualtext.h"
#include "gui/workbench/libraryfiles.h"
#include "model/schema/jsonwriter.h"
#include "model/store/conversationstore.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"
#include "network/providers/catalog/dialects.h"

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostOffered = 200;
constexpr qsizetype longestMeaning = 80;

//! What stands for a value: by the name of the option or the argument first, and else by what its value is called.
const QHash<QString, QString> &kindsOfValues()
{
    static const QHash<QString, QString> kinds {
        {u"--conversation"_s, u"conversation"_s},
        {u"id"_s, u"conversation"_s},
        {u"--model"_s, u"model"_s},
        {u"--provider"_s, u"provider"_s},
        {u"--to"_s, u"provider"_s},
        {u"--agent"_s, u"agent"_s},
        {u"agent"_s, u"agent"_s},
        {u"--library"_s, u"library"_s},
        {u"library"_s, u"library"_s},
        {u"--ensemble"_s, u"ensemble"_s},
        {u"--prompt"_s, u"prompt"_s},
        {u"--group"_s, u"group"_s},
        {u"--approve"_s, u"approval"_s},
        {u"tool"_s, u"tool"_s},
        {u"exchange"_s, u"exchange"_s},
        {u"a"_s, u"exchange"_s},
        {u"b"_s, u"exchange"_s},
        {u"chapter"_s, u"chapter"_s},
        {u"dialect"_s, u"dialect"_s},
        {u"--dialect"_s, u"dialect"_s},
        {u"--by"_s, u"figure"_s},
        {u"--as"_s, u"notation"_s},
        {u"--format"_s, u"library-format"_s},
        {u"--pace"_s, u"pace"_s},
        {u"--full"_s, u"full"_s},
        {u"file"_s, u"file"_s},
        {u"scenario"_s, u"file"_s},
        {u"command"_s, u"file"_s},
        {u"--folder"_s, u"folder"_s},
        {u"folder"_s, u"folder"_s},
        {u"path"_s, u"file"_s},
    };
    return kinds;
}

//! A place among the arguments beside the options: that of the last is that of all that follow where it may be repeated.
QString argumentAt(const CommandHelp &help, qsizetype index)
{
    if (help.positional.isEmpty() || (index >= help.positional.size() && !help.arguments.contains(u'…')))
        return {};
    return help.positional.at(std::min(index, help.positional.size() - 1)).name;
}

} // namespace

CompleteCommand::CompleteCommand(Workbench &workbench, Terminal &terminal)
    : Command(workbench, terminal)
{
}

void CompleteCommand::declare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument(
        u"word"_s, tr("After --: the words on the command line after parlance; the last is the one being typed, or empty."), u"-- WORD…"_s);
}

void CompleteCommand::start(const QCommandLineParser &parser)
{
    QStringList words = parser.positionalArguments();
    if (words.isEmpty()) {
        failUsage(tr("Which words? They come after --."));
        return;
    }
    m_json = parser.isSet(u"json"_s);
    m_typed = words.takeLast();
    complete(words, m_typed);
    Q_EMIT finished(Committed);
}

void CompleteCommand::complete(const QStringList &before, const QString &typed)
{
    const auto call = CommandLine::Call::parse(QStringList {u"parlance"_s} + before);
    if (before.value(before.size() - 1) == u"--profile") {
        offerPaths(u"folder"_s);
        return;
    }
    if (call.command.isEmpty()) {
        if (before.value(before.size() - 1) != u"--store")
            offerCommands(typed, call.store.has_value());
        return;
    }
    // What stands behind it is another program's.
    if (call.arguments.contains(u"--"_s)) {
        offerPaths(u"file"_s);
        return;
    }
    const CommandHelp help = CommandLine::helpOf(call.command, workbench(), terminal());
    qsizetype position = 0;
    const CommandHelp::Option *waiting = nullptr;
    for (const QString &word : call.arguments) {
        if (waiting)
            waiting = nullptr;
        else if (!word.startsWith(u'-') || word == u"-")
            ++position;
        else if (const auto *option = help.find(word); option && !option->value.isEmpty())
            waiting = option;
    }
    if (waiting)
        offerValues(call.command, waiting->names.constLast(), waiting->value);
    else if (typed.startsWith(u'-'))
        offerOptions(help);
    else if (const QString name = argumentAt(help, position); !name.isEmpty())
        offerValues(call.command, name, name);
}

//! With the address of a store before it only what takes one.
void CompleteCommand::offerCommands(const QString &typed, bool hasStore)
{
    if (typed.startsWith(u'-')) {
        offer(u"--profile"_s, tr("keep everything in this folder"));
        offer(u"--help"_s, tr("what there is"));
        offer(u"--version"_s, tr("which version this is"));
        for (const QString &option : {u"--store"_s, u"--json"_s, u"--raw"_s, u"--plain"_s})
            offer(option);
        return;
    }
    for (const CommandLine::Summary &command : CommandLine::summaries()) {
        if (!hasStore || CommandLine::helpOf(command.name, workbench(), terminal()).find(u"--store"_s))
            offer(command.name, command.text);
    }
}

void CompleteCommand::offerOptions(const CommandHelp &help)
{
    for (const CommandHelp::Option &option : help.options)
        offer(option.names.constLast(), option.text);
}

void CompleteCommand::offerValues(const QString &command, const QString &name, const QString &value)
{
    static const QHash<QString, QStringList> words {
        {u"dialect"_s, network::Dialects::names()},
        {u"library-format"_s, libraryFormats()},
        {u"figure"_s, {u"tool"_s, u"model"_s, u"provider"_s, u"server"_s, u"day"_s}},
        {u"notation"_s, {u"gram"_s, u"toml"_s}},
        {u"pace"_s, {u"at-once"_s, u"recorded"_s}},
        {u"full"_s, {u"leave-out"_s, u"summarise"_s, u"fail"_s}},
        {u"approval"_s, {u"ask"_s, u"refuse"_s, u"all"_s, u"hidden-files"_s, u"offered-calls"_s}},
    };
    static const QHash<QString, void (CompleteCommand::*)()> lists {
        {u"conversation"_s, &CompleteCommand::offerConversations},
        {u"exchange"_s, &CompleteCommand::offerExchanges},
        {u"group"_s, &CompleteCommand::offerGroups},
        {u"model"_s, &CompleteCommand::offerModels},
        {u"provider"_s, &CompleteCommand::offerProviders},
        {u"agent"_s, &CompleteCommand::offerAgents},
        {u"library"_s, &CompleteCommand::offerLibraries},
        {u"ensemble"_s, &CompleteCommand::offerEnsembles},
        {u"prompt"_s, &CompleteCommand::offerPrompts},
        {u"tool"_s, &CompleteCommand::offerTools},
        {u"approval"_s, &CompleteCommand::offerTools},
        {u"chapter"_s, &CompleteCommand::offerChapters},
    };
    const QString kind = kindsOfValues().value(name, kindsOfValues().value(value));
    for (const QString &word : words.value(kind))
        offer(word);
    if (const auto list = lists.value(kind))
        (this->*list)();
    // Here it may be either.
    if (command == u"exchanges" && kind == u"conversation")
        offerExchanges();
    if (kind == u"file" || kind == u"folder")
        offerPaths(kind);
    // Files stand in for names where the command takes both.
    else if (kind == u"agent" || kind == u"library" || name == u"a" || name == u"b")
        offerPaths(u"file"_s);
}

void CompleteCommand::offerConversations()
{
    const auto list = model::ConversationStore(workbench().store().reader()).list(mostOffered);
    if (!list)
        return;
    for (const model::ConversationInfo &info : *list)
        offer(info.id.toString(), info.title);
}

void CompleteCommand::offerExchanges()
{
    const auto list = model::ExchangeStore(workbench().store().reader()).list({}, mostOffered);
    if (!list)
        return;
    for (const model::Exchange &exchange : *list)
        offer(exchange.id.toString(), QString::fromLatin1(exchange.request.method) + u' ' + exchange.request.url.toString());
}

void CompleteCommand::offerGroups()
{
    const auto groups = model::ConversationStore(workbench().store().reader()).groups({}, 0);
    if (!groups)
        return;
    for (const model::ConversationGroup &group : *groups)
        offer(group.name);
}

void CompleteCommand::offerModels()
{
    for (const network::Provider &provider : workbench().providers().providers()) {
        for (const network::ModelEntry &model : provider.models)
            offer(model::ModelAddress {provider.name, model.name}.toString(), model.title);
    }
}

void CompleteCommand::offerProviders()
{
    for (const network::Provider &provider : workbench().providers().providers())
        offer(provider.name, provider.title);
}

void CompleteCommand::offerAgents()
{
    for (const model::AgentEntry &entry : workbench().agents().entries())
        offer(entry.name, entry.title.isEmpty() ? entry.description : entry.title);
}

void CompleteCommand::offerTools()
{
    for (const invocables::Ensemble &ensemble : workbench().ensembles().ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers)
            offer(invoker->scopedName(), invoker->description);
    }
}

void CompleteCommand::offerEnsembles()
{
    for (const invocables::Ensemble &ensemble : workbench().ensembles().ensembles())
        offer(ensemble.name, ensemble.description);
    offer(u"none"_s, tr("no tools"));
}

void CompleteCommand::offerLibraries()
{
    for (const model::ToolLibrary &library : workbench().libraries().libraries())
        offer(library.name, library.title.isEmpty() ? library.description : library.title);
}

void CompleteCommand::offerPrompts()
{
    for (const model::Prompt &prompt : workbench().prompts().prompts())
        offer(prompt.name, prompt.title.isEmpty() ? prompt.description : prompt.title);
}

void CompleteCommand::offerChapters()
{
    const Manual manual;
    for (const ManualChapter &chapter : manual.chapters())
        offer(chapter.name, plainInline(chapter.summary));
}

//! Only what begins as what has been typed does; a word with white space in it would be several to a shell's list.
void CompleteCommand::offer(const QString &word, const QString &text)
{
    const bool isOneWord = !word.isEmpty() && std::none_of(word.cbegin(), word.cend(), [](QChar each) { return each.isSpace(); });
    if (!isOneWord || !word.startsWith(m_typed))
        return;
    const QString meaning = text.simplified().left(longestMeaning);
    if (m_json)
        terminal().line(
            model::JsonWriter().beginObject().member(u"word", QStringView(word)).member(u"text", QStringView(meaning)).endObject().text());
    else
        terminal().line(word + u'\t' + meaning);
}

void CompleteCommand::offerPaths(const QString &kind)
{
    if (m_json)
        terminal().line(model::JsonWriter().beginObject().member(u"paths", QStringView(kind)).endObject().text());
    else
        terminal().line(u'\t' + kind);
}

} // namespace gui
