// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/windowcommands.h"

#include "gui/shared/accesskey.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! The entries, by the menu where most of them stand: name, text, keys, places, slash command.
struct CommandTable {
    Q_DECLARE_TR_FUNCTIONS(gui::WindowCommand)

public:
    using Menu = WindowCommand::Menu;
    static QList<WindowCommand> program();
    static QList<WindowCommand> conversation();
    static QList<WindowCommand> edit();
    static QList<WindowCommand> agents();
    static QList<WindowCommand> view();
    static QList<WindowCommand> tools();
    static QList<WindowCommand> help();
};

QList<WindowCommand> CommandTable::program()
{
    return {
        {u"windowNew"_s, tr("New &window"), u"Ctrl+Shift+N"_s, {{Menu::Program, 1}}, u"window"_s},
        {u"windowClose"_s, tr("&Close the window"), u"Ctrl+Shift+W"_s, {{Menu::Program, 1}}, u"close"_s},
        {u"storeBackUp"_s, tr("&Back up all conversations…"), {}, {{Menu::Program, 2}}, u"backup"_s},
        {u"libraryExport"_s, tr("&Export all conversations…"), {}, {{Menu::Program, 2}}, u"export-all"_s},
        {u"libraryImport"_s, tr("&Import conversations…"), {}, {{Menu::Program, 2}}, u"import"_s},
        {u"storeRepair"_s, tr("&Repair the conversations…"), {}, {{Menu::Program, 2}}, u"repair"_s},
        {u"preferences"_s, tr("&Preferences…"), u"Ctrl+,"_s, {{Menu::Program, 3}}, u"preferences"_s},
        {u"quit"_s, tr("&Quit"), u"Ctrl+Q"_s, {{Menu::Program, 4}}, u"quit"_s},
    };
}

QList<WindowCommand> CommandTable::conversation()
{
    constexpr Menu menu = Menu::Conversation;
    return {
        {u"conversationNew"_s, tr("&New conversation"), u"Ctrl+N"_s, {{menu, 1}}, u"clear"_s, tr("a new conversation")},
        {u"tabNew"_s, tr("New ta&b"), u"Ctrl+T"_s, {{menu, 1}}, u"tab"_s, tr("a new conversation in a tab")},
        {u"tabClose"_s, tr("Close the t&ab"), u"Ctrl+W"_s, {{menu, 1}}, u"close-tab"_s},
        {u"conversationSearch"_s, tr("&Search all conversations"), u"Ctrl+Shift+F"_s, {{menu, 1}}, u"search"_s},
        {u"modelPick"_s, tr("Pick a &model…"), u"Ctrl+M"_s, {{menu, 2}}, u"model"_s, tr("choose the model")},
        {u"toolsPick"_s, tr("Pick t&ools"), {}, {{menu, 2}}, u"tools"_s, tr("choose the tools")},
        {u"systemTextEdit"_s, tr("System &text…"), u"Ctrl+Shift+T"_s, {{menu, 2}}, u"system"_s, tr("write the instructions")},
        {u"folderAdd"_s, tr("Add a workspace &folder…"), u"Ctrl+Shift+O"_s, {{menu, 2}}, u"folder"_s, tr("add a workspace folder")},
        {u"filesAttach"_s, tr("Attac&h files…"), u"Ctrl+Shift+P"_s, {{menu, 2}}, u"attach"_s},
        {u"contextShow"_s, tr("What the next re&quest holds"), u"Ctrl+Shift+G"_s, {{menu, 2}}, u"context"_s,
            tr("what the next request holds")},
        {u"requestPreview"_s, tr("What the model &will see…"), u"Ctrl+Shift+U"_s, {{menu, 2}}, u"preview"_s},
        {u"conversationSummarise"_s, tr("S&ummarise and deactivate"), {}, {{menu, 2}}, u"summarise"_s},
        {u"turnStop"_s, tr("Sto&p"), u"Esc; Ctrl+."_s, {{menu, 3}}, u"stop"_s, tr("end the turn under way")},
        {u"answerAgain"_s, tr("Answer a&gain"), u"Ctrl+R"_s, {{menu, 3}}, u"retry"_s, tr("another answer to the last message")},
        {u"compareFromHere"_s, tr("&Compare from here…"), u"Ctrl+Shift+8"_s, {{menu, 3}}, u"compare"_s},
        {u"conversationRename"_s, tr("&Rename"), u"F2"_s, {{menu, 4}}, u"rename"_s},
        {u"titleSuggest"_s, tr("A title b&y the model"), {}, {{menu, 4}}, u"title"_s, tr("have the model write a title")},
        {u"conversationLabels"_s, tr("&Labels…"), {}, {{menu, 4}}, u"labels"_s},
        {u"conversationGroup"_s, tr("Put &into a group…"), u"Ctrl+Shift+M"_s, {{menu, 4}}, u"group"_s},
        {u"conversationArchive"_s, tr("Archi&ve, or take out of the archive"), u"Ctrl+Shift+E"_s, {{menu, 4}}, u"archive"_s},
        {u"conversationExport"_s, tr("E&xport…"), {}, {{menu, 4}}, u"export"_s},
        {u"conversationCase"_s, tr("Ma&ke a case of it…"), {}, {{menu, 4}}, u"case"_s, tr("a case of an evaluation")},
        {u"conversationDelete"_s, tr("&Delete"), u"Ctrl+Shift+D"_s, {{menu, 4}}, u"delete"_s},
        {u"conversationErase"_s, tr("&Erase for good…"), {}, {{menu, 4}}, u"erase"_s},
    };
}

QList<WindowCommand> CommandTable::edit()
{
    constexpr Menu menu = Menu::Edit;
    return {
        {u"editUndo"_s, tr("&Undo"), u"Ctrl+Z"_s, {{menu, 1}}, u"undo"_s, tr("take back what was done last")},
        {u"editRedo"_s, tr("&Redo"), u"Ctrl+Shift+Z; Ctrl+Y"_s, {{menu, 1}}, u"redo"_s, tr("do again what was taken back")},
        {u"textCut"_s, tr("Cu&t"), u"Ctrl+X"_s, {{menu, 2}}},
        {u"textCopy"_s, tr("&Copy"), u"Ctrl+C"_s, {{menu, 2}}},
        {u"textPaste"_s, tr("&Paste"), u"Ctrl+V"_s, {{menu, 2}}},
        {u"textSelectAll"_s, tr("Select &all"), u"Ctrl+A"_s, {{menu, 2}}},
        {u"textFind"_s, tr("&Find here…"), u"Ctrl+F"_s, {{menu, 3}}, u"find"_s, tr("find in this conversation")},
        {u"textFindNext"_s, tr("Find &next"), u"F3"_s, {{menu, 3}}},
        {u"textFindPrevious"_s, tr("Find pre&vious"), u"Shift+F3"_s, {{menu, 3}}},
    };
}

QList<WindowCommand> CommandTable::agents()
{
    return {
        {u"agentPick"_s, tr("&Pick an agent…"), u"Ctrl+Shift+A"_s, {{Menu::Agents, 1}}, u"agent"_s, tr("choose the agent that plays")},
        {u"agentDrop"_s, tr("&Stop using the agent"), {}, {{Menu::Agents, 1}}},
        {u"agentTomlNew"_s, tr("New agent in &TOML…"), {}, {{Menu::Agents, 2}}, u"new-agent"_s},
        {u"agentGramNew"_s, tr("New agent in &gram…"), {}, {{Menu::Agents, 2}}, u"new-gram"_s},
        {u"agentToolsImport"_s, tr("&Import tools…"), {}, {{Menu::Agents, 2}}, u"import-tools"_s},
        {u"agentsCompare"_s, tr("Side &by side…"), u"Ctrl+8"_s, {{Menu::Agents, 3}}, u"side-by-side"_s},
        {u"agentsEvaluate"_s, tr("&Evaluate…"), u"Ctrl+Shift+5"_s, {{Menu::Agents, 3}}, u"evaluate"_s},
    };
}

QList<WindowCommand> CommandTable::view()
{
    return {
        {u"commandPaletteOpen"_s, tr("Do an&ything…"), u"Ctrl+K"_s, {{Menu::View, 1}}, u"help"_s, tr("what can be written here")},
        {u"composerFocus"_s, tr("&Write"), u"Ctrl+L"_s, {{Menu::View, 1}}},
        {u"paneNext"_s, tr("Ne&xt part of the window"), u"F6"_s, {{Menu::View, 1}}},
        {u"panePrevious"_s, tr("Pre&vious part of the window"), u"Shift+F6"_s, {{Menu::View, 1}}},
        {u"conversationsToggle"_s, tr("&Conversations"), u"Ctrl+1"_s, {{Menu::View, 2}}, u"conversations"_s},
        {u"ensemblesToggle"_s, tr("&Ensembles"), u"Ctrl+2"_s, {{Menu::View, 2}}, u"ensembles"_s},
        {u"inspectorToggle"_s, tr("&Inspector"), u"Ctrl+3"_s, {{Menu::View, 2}}, u"inspector"_s},
        {u"descriptorsToggle"_s, tr("&Descriptors"), u"Ctrl+4"_s, {{Menu::View, 2}}, u"descriptors"_s},
        {u"agentsToggle"_s, tr("&Agents"), u"Ctrl+7"_s, {{Menu::View, 2}, {Menu::Agents, 4}}, u"agents"_s},
        {u"mapToggle"_s, tr("&Map of the conversation"), u"Ctrl+9"_s, {{Menu::View, 2}}, u"map"_s, tr("all branches")},
        {u"runningToggle"_s, tr("What is &running now"), u"Ctrl+Shift+R"_s, {{Menu::View, 2}}, u"running"_s,
            tr("servers, and what they are asked now")},
        {u"tabNext"_s, tr("&Next tab"), u"Ctrl+Tab; Ctrl+PgDown"_s, {{Menu::View, 5}}},
        {u"tabPrevious"_s, tr("&Previous tab"), u"Ctrl+Shift+Tab; Ctrl+PgUp"_s, {{Menu::View, 5}}},
        {u"besideToggle"_s, tr("A conversation &beside"), u"Ctrl+\\"_s, {{Menu::View, 5}}, u"beside"_s,
            tr("two conversations next to each other")},
        {u"descriptorsDetach"_s, tr("Descriptors in a window of t&heir own"), u"Ctrl+Shift+4"_s, {{Menu::View, 2}}},
        {u"inspectorDetach"_s, tr("Inspec&tor in a window of its own"), u"Ctrl+Shift+3"_s, {{Menu::View, 2}}},
        {u"inspectorColumn"_s, tr("Inspector as a whole c&olumn"), u"Ctrl+Alt+3"_s, {{Menu::View, 2}}},
        {u"zoomIn"_s, tr("&Larger"), u"Ctrl++; Ctrl+="_s, {{Menu::View, 3}}, u"larger"_s, tr("larger texts")},
        {u"zoomOut"_s, tr("&Smaller"), u"Ctrl+-"_s, {{Menu::View, 3}}, u"smaller"_s, tr("smaller texts")},
        {u"zoomReset"_s, tr("&Usual size"), u"Ctrl+0"_s, {{Menu::View, 3}}, u"usual-size"_s, tr("texts in their usual size")},
        {u"fullScreen"_s, tr("&Full screen"), u"F11"_s, {{Menu::View, 4}}, u"full-screen"_s},
    };
}

QList<WindowCommand> CommandTable::tools()
{
    return {
        {u"benchOpen"_s, tr("&Try out a tool"), u"Ctrl+5"_s, {{Menu::Tools, 1}}, u"try"_s},
        {u"resourcesOpen"_s, tr("Reso&urces of MCP servers…"), u"Ctrl+6"_s, {{Menu::Tools, 2}}, u"resources"_s},
        {u"serverAdd"_s, tr("Add an &MCP server…"), {}, {{Menu::Tools, 2}}, u"add-server"_s},
        {u"serversImport"_s, tr("&Import MCP servers…"), {}, {{Menu::Tools, 2}}, u"import-servers"_s},
        {u"serversFind"_s, tr("&Find servers on this machine…"), {}, {{Menu::Tools, 3}}, u"find-servers"_s},
        {u"agentsFind"_s, tr("Find &agents of other programs…"), {}, {{Menu::Tools, 3}}, u"find-agents"_s},
        {u"modelFileStart"_s, tr("Start a m&odel file…"), {}, {{Menu::Tools, 3}}, u"start-model"_s},
        {u"modelServersShow"_s, tr("Mo&dels on this machine…"), {}, {{Menu::Tools, 3}}, u"models"_s},
        {u"serveShow"_s, tr("Ser&ve other programs…"), {}, {{Menu::Tools, 5}}, u"serve"_s, tr("let other programs use Parlance")},
        {u"captureOpen"_s, tr("&Capture…"), u"Ctrl+Shift+7"_s, {{Menu::Tools, 5}}, u"capture"_s,
            tr("see what other programs say to a provider")},
        {u"recordToggle"_s, tr("Record a cassette, or &end it"), u"Ctrl+Shift+9"_s, {{Menu::Tools, 5}}, u"record"_s,
            tr("all that goes over the wire, to be played again")},
        {u"cassettePlay"_s, tr("&Play a cassette…"), u"Ctrl+Alt+9"_s, {{Menu::Tools, 5}}, u"play"_s,
            tr("answer from a recording instead of the network")},
        {u"cassetteNext"_s, tr("Let the cassette's &next event come"), u"F8"_s, {{Menu::Tools, 5}}, u"next-event"_s},
        {u"exchangesSave"_s, tr("Save what went over the &wire…"), {}, {{Menu::Tools, 5}}, u"save-exchanges"_s},
        {u"figuresOpen"_s, tr("Fi&gures…"), u"Ctrl+Shift+6"_s, {{Menu::Tools, 5}}, u"figures"_s,
            tr("how many calls, how long, what they cost")},
        {u"redactionOpen"_s, tr("What is taken out of e&xchanges…"), {}, {{Menu::Tools, 5}}, u"redaction"_s},
        {u"descriptorSave"_s, tr("&Save the descriptor"), u"Ctrl+S"_s, {{Menu::Tools, 4}}},
        {u"descriptorsReload"_s, tr("&Read all descriptors again"), {}, {{Menu::Tools, 4}}, u"reload"_s},
    };
}

QList<WindowCommand> CommandTable::help()
{
    return {
        {u"manual"_s, tr("&Manual"), u"F1"_s, {{Menu::Help, 1}}, u"manual"_s},
        {u"shortcutsShow"_s, tr("&Shortcuts…"), {}, {{Menu::Help, 1}}, u"shortcuts"_s, tr("which keys do what")},
        {u"tour"_s, tr("A &tour of the window"), {}, {{Menu::Help, 1}}, u"tour"_s},
        {u"newsShow"_s, tr("&What is new"), {}, {{Menu::Help, 1}}, u"news"_s},
        {u"faultReport"_s, tr("&Report a fault…"), {}, {{Menu::Help, 2}}, u"report-fault"_s},
        {u"about"_s, tr("&About Parlance"), {}, {{Menu::Help, 2}}, u"about"_s},
    };
}

} // namespace

QList<WindowCommand> windowCommands()
{
    return CommandTable::program() + CommandTable::conversation() + CommandTable::edit() + CommandTable::agents() + CommandTable::view()
        + CommandTable::tools() + CommandTable::help();
}

QList<WindowCommand> slashCommands()
{
    QList<WindowCommand> all = windowCommands();
    all.removeIf([](const WindowCommand &command) { return command.slash.isEmpty(); });
    for (WindowCommand &command : all) {
        if (command.about.isEmpty())
            command.about = withoutAccessKey(command.text).remove(u'…');
    }
    std::sort(all.begin(), all.end(), [](const WindowCommand &left, const WindowCommand &right) { return left.slash < right.slash; });
    return all;
}

QString titleOf(WindowCommand::Menu menu)
{
    switch (menu) {
    case WindowCommand::Menu::Program: return CommandTable::tr("&Parlance");
    case WindowCommand::Menu::Conversation: return CommandTable::tr("&Conversation");
    case WindowCommand::Menu::Edit: return CommandTable::tr("Ed&it");
    case WindowCommand::Menu::View: return CommandTable::tr("&View");
    case WindowCommand::Menu::Tools: return CommandTable::tr("&Tools");
    case WindowCommand::Menu::Agents: return CommandTable::tr("A&gents");
    case WindowCommand::Menu::Help: return CommandTable::tr("He&lp");
    }
    return {};
}

QString objectNameOf(WindowCommand::Menu menu)
{
    switch (menu) {
    case WindowCommand::Menu::Program: return u"programMenu"_s;
    case WindowCommand::Menu::Conversation: return u"conversationMenuBar"_s;
    case WindowCommand::Menu::Edit: return u"editMenu"_s;
    case WindowCommand::Menu::View: return u"viewMenu"_s;
    case WindowCommand::Menu::Tools: return u"toolsMenu"_s;
    case WindowCommand::Menu::Agents: return u"agentsMenu"_s;
    case WindowCommand::Menu::Help: return u"helpMenu"_s;
    }
    return {};
}

std::optional<SlashCommand> SlashCommand::parse(const QString &text)
{
    const QString line = text.trimmed();
    if (!line.startsWith(u'/') || line.contains(u'\n'))
        return {};
    const SlashCommand command {line.section(u' ', 0, 0).mid(1), line.section(u' ', 1).trimmed()};
    const QList<WindowCommand> known = slashCommands();
    const bool isKnown = std::any_of(
        known.cbegin(), known.cend(), [&command](const WindowCommand &each) { return each.slash == command.name; });
    return isKnown ? std::optional(command) : std::nullopt;
}

} // namespace gui
