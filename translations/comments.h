// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0
//
// For translators: where each of the short texts stands and what it means, as they see it beside the text. `ninja translations` takes it
// along; a test says which short text has none.

const char *const commentedTexts[] {
    //: Choice among the settings that an agent of another program offers
    QT_TRANSLATE_NOOP("AcpOptions", "Mode"),
    //: Choice among the settings that an agent of another program offers: a language model
    QT_TRANSLATE_NOOP("AcpOptions", "Model"),
    //: What is lost when an agent is converted to TOML
    QT_TRANSLATE_NOOP("AgentConversion", "comments"),
    //: State of an agent or of one of its tools in the dock of agents: an implementation was found for it
    QT_TRANSLATE_NOOP("AgentRow", "bound"),
    //: State of an agent or of one of its tools in the dock of agents
    QT_TRANSLATE_NOOP("AgentRow", "cannot play"),
    //: State of an agent or of one of its tools in the dock of agents: an agent with rules of its own
    QT_TRANSLATE_NOOP("AgentRow", "character"),
    //: State of an agent or of one of its tools in the dock of agents: the implementation is the very one that was asked for
    QT_TRANSLATE_NOOP("AgentRow", "exact"),
    //: State of an agent or of one of its tools in the dock of agents
    QT_TRANSLATE_NOOP("AgentRow", "has errors"),
    //: State of an agent or of one of its tools in the dock of agents
    QT_TRANSLATE_NOOP("AgentRow", "loaded"),
    //: State of an agent or of one of its tools in the dock of agents
    QT_TRANSLATE_NOOP("AgentRow", "loading"),
    //: State of an agent or of one of its tools in the dock of agents
    QT_TRANSLATE_NOOP("AgentRow", "not bound"),
    //: State of an agent or of one of its tools in the dock of agents
    QT_TRANSLATE_NOOP("AgentRow", "not loaded"),
    //: Word between alternatives in a sentence about which calls a rule stands for
    QT_TRANSLATE_NOOP("ApprovalRule", " or "),
    //: End of a shortened list in the question whether a call is allowed
    QT_TRANSLATE_N_NOOP("ApprovalStep", "%n more"),
    //: Range of numbers in the test bench
    QT_TRANSLATE_NOOP("BenchRun", "[%1, %2]"),
    //: Name of a file format among those that conversations are imported from
    QT_TRANSLATE_NOOP("CarriedReader", "Parlance's HTML"),
    //: Name of a file format among those that conversations are imported from
    QT_TRANSLATE_NOOP("CarriedReader", "Parlance's PDF"),
    //: What the columns differ in, in the comparison side by side
    QT_TRANSLATE_NOOP("CompareSetup", "agents"),
    //: What the columns differ in, in the comparison side by side
    QT_TRANSLATE_NOOP("CompareSetup", "character"),
    //: What the columns differ in, in the comparison side by side
    QT_TRANSLATE_NOOP("CompareSetup", "instructions"),
    //: What the columns differ in, in the comparison side by side
    QT_TRANSLATE_NOOP("CompareSetup", "libraries"),
    //: What the columns differ in, in the comparison side by side
    QT_TRANSLATE_NOOP("CompareSetup", "models"),
    //: What a command may reach on the card that asks whether it may run
    QT_TRANSLATE_NOOP("Confinement", "%1 writable"),
    //: What a command may reach on the card that asks whether it may run
    QT_TRANSLATE_NOOP("Confinement", "network open"),
    //: What a command may reach on the card that asks whether it may run
    QT_TRANSLATE_NOOP("Confinement", "no network"),
    //: What a command may reach on the card that asks whether it may run
    QT_TRANSLATE_NOOP("Confinement", "sandboxed: %1"),
    //: What a command may reach on the card that asks whether it may run
    QT_TRANSLATE_NOOP("Confinement", "workspace writable"),
    //: Part of a request, with its tokens, where it is shown what the next request holds
    QT_TRANSLATE_NOOP("ContextReading", "%1 tokens"),
    //: Part of a request, with its tokens, where it is shown what the next request holds: a noun
    QT_TRANSLATE_NOOP("ContextReading", "Agent"),
    //: Part of a request, with its tokens, where it is shown what the next request holds
    QT_TRANSLATE_NOOP("ContextReading", "Documents"),
    //: Part of a request, with its tokens, where it is shown what the next request holds
    QT_TRANSLATE_NOOP("ContextReading", "History"),
    //: Part of a request, with its tokens, where it is shown what the next request holds
    QT_TRANSLATE_NOOP("ContextReading", "Pictures"),
    //: Part of a request, with its tokens, where it is shown what the next request holds
    QT_TRANSLATE_NOOP("ContextReading", "System text"),
    //: Part of a request, with its tokens, where it is shown what the next request holds
    QT_TRANSLATE_NOOP("ContextReading", "Tools"),
    //: Part of a request, with its tokens, where it is shown what the next request holds: the folders that tools may use
    QT_TRANSLATE_NOOP("ContextReading", "Workspace"),
    //: Part of a request, with its tokens, where it is shown what the next request holds
    QT_TRANSLATE_NOOP("ContextReading", "about %1"),
    //: Part of a request, with its tokens, where it is shown what the next request holds
    QT_TRANSLATE_NOOP("ContextReading", "counting…"),
    //: Help of an option of the command line
    QT_TRANSLATE_NOOP("ConverseOptions", "Standard input"),
    //: Help of an option of the command line
    QT_TRANSLATE_NOOP("ConverseOptions", "The provider."),
    //: Kind of value that is expected in a message about a descriptor
    QT_TRANSLATE_NOOP("DescriptorSchema", "a list"),
    //: Kind of value that is expected in a message about a descriptor
    QT_TRANSLATE_NOOP("DescriptorSchema", "a number"),
    //: Kind of value that is expected in a message about a descriptor
    QT_TRANSLATE_NOOP("DescriptorSchema", "a table"),
    //: Kind of value that is expected in a message about a descriptor
    QT_TRANSLATE_NOOP("DescriptorSchema", "a text"),
    //: Menu entry that makes a new one of these in the menu “New” of the dock of descriptors
    QT_TRANSLATE_NOOP("DescriptorTemplates", "&Agent…"),
    //: Menu entry that makes a new one of these in the menu “New” of the dock of descriptors
    QT_TRANSLATE_NOOP("DescriptorTemplates", "&Provider…"),
    //: Menu entry that makes a new one of these in the menu “New” of the dock of descriptors
    QT_TRANSLATE_NOOP("DescriptorTemplates", "E&valuation…"),
    //: Menu entry that makes a new one of these in the menu “New” of the dock of descriptors
    QT_TRANSLATE_NOOP("DescriptorTemplates", "P&rompt…"),
    //: Menu entry that makes a new one of these in the menu “New” of the dock of descriptors
    QT_TRANSLATE_NOOP("DescriptorTemplates", "Rehearsal &scenario…"),
    //: Menu entry that makes a new one of these in the menu “New” of the dock of descriptors
    QT_TRANSLATE_NOOP("DescriptorTemplates", "S&kill…"),
    //: Menu entry that makes a new one of these in the menu “New” of the dock of descriptors
    QT_TRANSLATE_NOOP("DescriptorTemplates", "Tool &library…"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Calculator"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Clock"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Code"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Context"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Effort"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Fast"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "File"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Findings"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Greetings"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Languages"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Longest answer"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Look at"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Min p"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Notebook"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Pair programmer"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Persona"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Probability"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Questions"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Recapitulate"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Rehearsal"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Seed"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Summarization"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Temperature"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Text"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Thinking"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Thoughts"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Tone"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Top k"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Top p"),
    //: Title of something that is shipped: an ensemble of tools, a prompt, a variable or a control of a model
    QT_TRANSLATE_NOOP("Descriptors", "Web"),
    //: What a call does to a file; %1 is the file, on the card that asks whether it may
    QT_TRANSLATE_NOOP("FileChange", "Replaces %1"),
    //: Message
    QT_TRANSLATE_NOOP("FileError", "“%1”: %2."),
    //: What a value must be like below a field of a form made from a schema
    QT_TRANSLATE_N_NOOP("FormHints", "%n character(s)"),
    //: What a value must be like below a field of a form made from a schema
    QT_TRANSLATE_N_NOOP("FormHints", "%n element(s)"),
    //: What a value must be like below a field of a form made from a schema
    QT_TRANSLATE_NOOP("FormHints", "format %1"),
    //: What a value must be like below a field of a form made from a schema
    QT_TRANSLATE_NOOP("FormHints", "matching %1"),
    //: Part of a form made from a schema
    QT_TRANSLATE_NOOP("FormNode", "Other members"),
    //: Message of a form made from a schema
    QT_TRANSLATE_NOOP("FormNode", "Pick one."),
    //: Kind of value in a form made from a schema
    QT_TRANSLATE_NOOP("FormSchema", "List"),
    //: Kind of value in a form made from a schema
    QT_TRANSLATE_NOOP("FormSchema", "Number"),
    //: Kind of value in a form made from a schema
    QT_TRANSLATE_NOOP("FormSchema", "Object"),
    //: Kind of value in a form made from a schema
    QT_TRANSLATE_NOOP("FormSchema", "Text"),
    //: Kind of value in a form made from a schema: a JSON number without a fraction
    QT_TRANSLATE_NOOP("FormSchema", "Whole number"),
    //: What the reader of gram notation expected in a message “expected …”
    QT_TRANSLATE_NOOP("GramParser", "a key"),
    //: What the reader of gram notation expected in a message “expected …”
    QT_TRANSLATE_NOOP("GramParser", "a label"),
    //: What the reader of gram notation expected in a message “expected …”
    QT_TRANSLATE_NOOP("GramParser", "a name"),
    //: What the reader of gram notation expected in a message “expected …”
    QT_TRANSLATE_NOOP("GramParser", "a number"),
    //: What the reader of gram notation expected in a message “expected …”
    QT_TRANSLATE_NOOP("GramParser", "a value"),
    //: What the reader of gram notation expected in a message “expected …”
    QT_TRANSLATE_NOOP("GramParser", "an identifier"),
    //: Heading over what one of them said in a conversation exported as a page
    QT_TRANSLATE_NOOP("HtmlWriter", "(interrupted)"),
    //: Heading over what one of them said in a conversation exported as a page
    QT_TRANSLATE_NOOP("HtmlWriter", "Assistant"),
    //: Heading over what one of them said in a conversation exported as a page: a noun: an attached text
    QT_TRANSLATE_NOOP("HtmlWriter", "Document"),
    //: Heading over what one of them said in a conversation exported as a page: what the model is told before all else
    QT_TRANSLATE_NOOP("HtmlWriter", "Instructions"),
    //: Heading over what one of them said in a conversation exported as a page: what a tool gave back
    QT_TRANSLATE_NOOP("HtmlWriter", "Result"),
    //: Heading over what one of them said in a conversation exported as a page
    QT_TRANSLATE_NOOP("HtmlWriter", "Thoughts"),
    //: Heading over what one of them said in a conversation exported as a page: the person who uses the program
    QT_TRANSLATE_NOOP("HtmlWriter", "You"),
    //: Progress of a tool; %1 is a host, on the card of a call
    QT_TRANSLATE_NOOP("HttpInvocable", "asks %1"),
    //: Heading or remark in a conversation exported as Markdown
    QT_TRANSLATE_NOOP("MarkdownArchive", "Assistant"),
    //: Heading or remark in a conversation exported as Markdown
    QT_TRANSLATE_NOOP("MarkdownArchive", "Assistant (%1)"),
    //: Heading or remark in a conversation exported as Markdown
    QT_TRANSLATE_NOOP("MarkdownArchive", "Conversation"),
    //: Heading or remark in a conversation exported as Markdown: a noun: an attached text
    QT_TRANSLATE_NOOP("MarkdownArchive", "Document"),
    //: Heading or remark in a conversation exported as Markdown
    QT_TRANSLATE_NOOP("MarkdownArchive", "Document: %1"),
    //: Heading or remark in a conversation exported as Markdown: what the model is told before all else
    QT_TRANSLATE_NOOP("MarkdownArchive", "Instructions"),
    //: Heading or remark in a conversation exported as Markdown
    QT_TRANSLATE_NOOP("MarkdownArchive", "Parlance's Markdown"),
    //: Heading or remark in a conversation exported as Markdown: what a tool gave back
    QT_TRANSLATE_NOOP("MarkdownArchive", "Result"),
    //: Heading or remark in a conversation exported as Markdown: the person who uses the program
    QT_TRANSLATE_NOOP("MarkdownArchive", "You"),
    //: Heading or remark in a conversation exported as Markdown
    QT_TRANSLATE_NOOP("MarkdownArchive", "interrupted"),
    //: What a server says of its tool in a list of hints
    QT_TRANSLATE_NOOP("McpTool", "destructive"),
    //: What a server says of its tool in a list of hints
    QT_TRANSLATE_NOOP("McpTool", "not destructive"),
    //: What a server says of its tool in a list of hints
    QT_TRANSLATE_NOOP("McpTool", "reaching out"),
    //: What a server says of its tool in a list of hints
    QT_TRANSLATE_NOOP("McpTool", "read-only"),
    //: What a server says of its tool in a list of hints
    QT_TRANSLATE_NOOP("McpTool", "repeatable"),
    //: State of the server of a model file in the list of models on this machine
    QT_TRANSLATE_NOOP("ModelServerState", "failed"),
    //: State of the server of a model file in the list of models on this machine
    QT_TRANSLATE_NOOP("ModelServerState", "llama.cpp %1"),
    //: State of the server of a model file in the list of models on this machine
    QT_TRANSLATE_NOOP("ModelServerState", "loading…"),
    //: State of the server of a model file in the list of models on this machine
    QT_TRANSLATE_NOOP("ModelServerState", "no"),
    //: State of the server of a model file in the list of models on this machine
    QT_TRANSLATE_NOOP("ModelServerState", "not stated"),
    //: State of the server of a model file in the list of models on this machine: can be used
    QT_TRANSLATE_NOOP("ModelServerState", "ready"),
    //: State of the server of a model file in the list of models on this machine
    QT_TRANSLATE_NOOP("ModelServerState", "starting…"),
    //: State of the server of a model file in the list of models on this machine
    QT_TRANSLATE_NOOP("ModelServerState", "stopped"),
    //: State of the server of a model file in the list of models on this machine
    QT_TRANSLATE_NOOP("ModelServerState", "yes"),
    //: Part of what a prompt says in its preview
    QT_TRANSLATE_NOOP("PromptParts", "Answer: %1"),
    //: Part of what a prompt says in its preview
    QT_TRANSLATE_NOOP("PromptParts", "Message: %1"),
    //: Part of what a prompt says in its preview
    QT_TRANSLATE_NOOP("PromptParts", "picture"),
    //: Kind of value of a variable; or the unit of a length, in a message about a prompt
    QT_TRANSLATE_NOOP("PromptVariable", "a number"),
    //: Kind of value of a variable; or the unit of a length, in a message about a prompt
    QT_TRANSLATE_NOOP("PromptVariable", "a text"),
    //: Kind of value of a variable; or the unit of a length, in a message about a prompt
    QT_TRANSLATE_NOOP("PromptVariable", "characters"),
    //: Kind of value of a variable; or the unit of a length, in a message about a prompt
    QT_TRANSLATE_NOOP("PromptVariable", "elements"),
    //: Offer to mend a descriptor; %1 is what is added, in the editor
    QT_TRANSLATE_NOOP("QuickFix", "Add %1"),
    //: Line of the report: what was saved of these after a damaged store was repaired
    QT_TRANSLATE_NOOP("Repair", "Contents"),
    //: Line of the report: what was saved of these after a damaged store was repaired
    QT_TRANSLATE_NOOP("Repair", "Conversations"),
    //: Line of the report: what was saved of these after a damaged store was repaired
    QT_TRANSLATE_NOOP("Repair", "Exchanges"),
    //: Line of the report: what was saved of these after a damaged store was repaired
    QT_TRANSLATE_NOOP("Repair", "Files"),
    //: Line of the report: what was saved of these after a damaged store was repaired
    QT_TRANSLATE_NOOP("Repair", "Messages"),
    //: Line of the report: what was saved of these after a damaged store was repaired
    QT_TRANSLATE_NOOP("Repair", "Search"),
    //: Line of the report: what was saved of these after a damaged store was repaired
    QT_TRANSLATE_NOOP("Repair", "Turns"),
    //: Menu entry or a default file name where something of the transcript is saved: a verb
    QT_TRANSLATE_NOOP("SavingEntries", "Save"),
    //: Menu entry or a default file name where something of the transcript is saved
    QT_TRANSLATE_NOOP("SavingEntries", "Save as"),
    //: Menu entry or a default file name where something of the transcript is saved
    QT_TRANSLATE_NOOP("SavingEntries", "file"),
    //: Unit of a length in a message about a value that does not fit its schema
    QT_TRANSLATE_NOOP("SchemaAssertions", "characters"),
    //: Unit of a length in a message about a value that does not fit its schema
    QT_TRANSLATE_NOOP("SchemaAssertions", "elements"),
    //: Unit of a length in a message about a value that does not fit its schema
    QT_TRANSLATE_NOOP("SchemaAssertions", "members"),
    //: Subject of a message about a JSON Schema
    QT_TRANSLATE_NOOP("SchemaCompiler", "The schema"),
    //: State or transport of an MCP server in the tree of ensembles
    QT_TRANSLATE_NOOP("ServerState", "Streamable HTTP"),
    //: State or transport of an MCP server in the tree of ensembles
    QT_TRANSLATE_NOOP("ServerState", "connecting…"),
    //: State or transport of an MCP server in the tree of ensembles
    QT_TRANSLATE_NOOP("ServerState", "failed"),
    //: State or transport of an MCP server in the tree of ensembles
    QT_TRANSLATE_NOOP("ServerState", "needs sign-in"),
    //: State or transport of an MCP server in the tree of ensembles: not connected
    QT_TRANSLATE_NOOP("ServerState", "off"),
    //: State or transport of an MCP server in the tree of ensembles: can be used
    QT_TRANSLATE_NOOP("ServerState", "ready"),
    //: Message on the terminal; %1 is what it is about
    QT_TRANSLATE_NOOP("Terminal", "Done: %1"),
    //: Message on the terminal; %1 is what it is about
    QT_TRANSLATE_NOOP("Terminal", "Failed: %1"),
    //: What an implementation differs in, in a warning about an agent’s tool
    QT_TRANSLATE_NOOP("ToolBinder", "the description"),
    //: What an implementation differs in, in a warning about an agent’s tool
    QT_TRANSLATE_NOOP("ToolBinder", "the name"),
    //: Who is asked in a sentence, where Parlance serves an editor
    QT_TRANSLATE_NOOP("gui::AcpAgent", "the editor"),
    //: Label in the dialog that adds an MCP server
    QT_TRANSLATE_NOOP("gui::AddServerDialog", "&Command line:"),
    //: Label in the dialog that adds an MCP server
    QT_TRANSLATE_NOOP("gui::AddServerDialog", "&Name:"),
    //: Label in the dialog that adds an MCP server
    QT_TRANSLATE_NOOP("gui::AddServerDialog", "A&ddress:"),
    //: Button in the dialog that adds an MCP server
    QT_TRANSLATE_NOOP("gui::AddServerDialog", "An &address"),
    //: Message
    QT_TRANSLATE_NOOP("gui::AgentImport", "%1: %2"),
    //: Title of a tab that shows an agent beside its text: a noun
    QT_TRANSLATE_NOOP("gui::AgentPreview", "Agent"),
    //: Entry or state of the button that picks the agent of a conversation
    QT_TRANSLATE_NOOP("gui::AgentSelector", "&No agent"),
    //: Entry or state of the button that picks the agent of a conversation: a noun
    QT_TRANSLATE_NOOP("gui::AgentSelector", "Agent"),
    //: Name for screen readers of the button that picks the agent of a conversation
    QT_TRANSLATE_NOOP("gui::AgentSelector", "Agent: %1"),
    //: Entry or state of the button that picks the agent of a conversation
    QT_TRANSLATE_NOOP("gui::AgentSelector", "No agent"),
    //: Name for screen readers of the button that picks the agent of a conversation: there is none
    QT_TRANSLATE_NOOP("gui::AgentSelector", "none"),
    //: Stands for a value in the help of the command line
    QT_TRANSLATE_NOOP("gui::AgentsCommand", "file"),
    //: Stands for a value in the help of the command line
    QT_TRANSLATE_NOOP("gui::AgentsCommand", "form"),
    //: Stands for a value in the help of the command line
    QT_TRANSLATE_NOOP("gui::AgentsCommand", "key=value"),
    //: Stands for a value in the help of the command line
    QT_TRANSLATE_NOOP("gui::AgentsCommand", "tool"),
    //: Heading or state in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsModel", "Agents"),
    //: Heading or state in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsModel", "Bound tools"),
    //: Heading or state in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsModel", "Libraries"),
    //: Heading or state in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsModel", "in use"),
    //: Button or menu entry in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "&Convert"),
    //: Button or menu entry in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "&Edit"),
    //: Menu entry in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "&Import tools…"),
    //: Button or menu entry in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "&Stop using"),
    //: Button or menu entry in the dock of agents: a verb: use this library for the agent’s tools
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "Bind"),
    //: Button or menu entry in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "Com&pare…"),
    //: Button in the dock of agents: further commands
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "More"),
    //: Button in the dock of agents: a new agent
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "New"),
    //: Button or menu entry in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "Stop using"),
    //: Button or menu entry in the dock of agents
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "Tool &library…"),
    //: Button or menu entry in the dock of agents: a verb: use this agent in the conversation
    QT_TRANSLATE_NOOP("gui::AgentsPanel", "Use"),
    //: Message to a screen reader
    QT_TRANSLATE_NOOP("gui::Announcements", "Answer finished."),
    //: Title of a tab of an answer to a request that was sent again
    QT_TRANSLATE_NOOP("gui::AnswerView", "Events"),
    //: Part of an answer to a request that was sent again
    QT_TRANSLATE_NOOP("gui::AnswerView", "No answer"),
    //: Title of a tab of an answer to a request that was sent again: an adjective: byte for byte
    QT_TRANSLATE_NOOP("gui::AnswerView", "Raw"),
    //: Title of a tab of an answer to a request that was sent again: what the answer says
    QT_TRANSLATE_NOOP("gui::AnswerView", "Says"),
    //: Part of an answer to a request that was sent again
    QT_TRANSLATE_NOOP("gui::AnswerView", "[thought] %1"),
    //: Part of an answer to a request that was sent again
    QT_TRANSLATE_NOOP("gui::AnswerView", "under way…"),
    //: Column title or cell in the list of answers to a request that was sent again
    QT_TRANSLATE_N_NOOP("gui::AnswersModel", "%n failed"),
    //: Column title or cell in the list of answers to a request that was sent again
    QT_TRANSLATE_N_NOOP("gui::AnswersModel", "%n sent"),
    //: Column title or cell in the list of answers to a request that was sent again: a noun: what came back
    QT_TRANSLATE_NOOP("gui::AnswersModel", "Answer"),
    //: Column title or cell in the list of answers to a request that was sent again: a noun: of tools
    QT_TRANSLATE_NOOP("gui::AnswersModel", "Calls"),
    //: Column title or cell in the list of answers to a request that was sent again: why the answer ended
    QT_TRANSLATE_NOOP("gui::AnswersModel", "Ended"),
    //: Column title or cell in the list of answers to a request that was sent again: the HTTP status of the answer
    QT_TRANSLATE_NOOP("gui::AnswersModel", "Status"),
    //: Column title or cell in the list of answers to a request that was sent again: how long it took
    QT_TRANSLATE_NOOP("gui::AnswersModel", "Time"),
    //: Column title or cell in the list of answers to a request that was sent again
    QT_TRANSLATE_NOOP("gui::AnswersModel", "Tokens in"),
    //: Column title or cell in the list of answers to a request that was sent again
    QT_TRANSLATE_NOOP("gui::AnswersModel", "Tokens out"),
    //: Column title or cell in the list of answers to a request that was sent again: the answer that was recorded
    QT_TRANSLATE_NOOP("gui::AnswersModel", "before"),
    //: Column title or cell in the list of answers to a request that was sent again
    QT_TRANSLATE_NOOP("gui::AnswersModel", "no answer"),
    //: What is typed on a terminal as the answer to the question whether a call is allowed
    QT_TRANSLATE_NOOP("gui::ApprovalPolicy", "always"),
    //: What is typed on a terminal as the answer to the question whether a call is allowed
    QT_TRANSLATE_NOOP("gui::ApprovalPolicy", "no"),
    //: What is typed on a terminal as the answer to the question whether a call is allowed
    QT_TRANSLATE_NOOP("gui::ApprovalPolicy", "once"),
    //: What is typed on a terminal as the answer to the question whether a call is allowed
    QT_TRANSLATE_NOOP("gui::ApprovalPolicy", "yes"),
    //: Message on the terminal before the conversation that was put into the archive
    QT_TRANSLATE_NOOP("gui::ArchiveCommand", "archived:"),
    //: Name of an attached picture that has none
    QT_TRANSLATE_NOOP("gui::Attachment", "Picture"),
    //: Text in the row of attachments above the field where messages are written
    QT_TRANSLATE_NOOP("gui::AttachmentBar", "Attach files"),
    //: Name for screen readers in the row of attachments above the field where messages are written
    QT_TRANSLATE_NOOP("gui::AttachmentBar", "Attachments"),
    //: Name for screen readers in the row of attachments above the field where messages are written
    QT_TRANSLATE_NOOP("gui::AttachmentBar", "Remove %1"),
    //: Label where two answers are judged without knowing whose they are: what was asked
    QT_TRANSLATE_NOOP("gui::BlindPairs", "Asked"),
    //: Label where two answers are judged without knowing whose they are
    QT_TRANSLATE_NOOP("gui::BlindPairs", "Left answer"),
    //: Button where two answers are judged without knowing whose they are
    QT_TRANSLATE_NOOP("gui::BlindPairs", "Ne&xt pair"),
    //: Label where two answers are judged without knowing whose they are
    QT_TRANSLATE_NOOP("gui::BlindPairs", "Right answer"),
    //: Choice in a list of a request’s or an answer’s body in the Inspector
    QT_TRANSLATE_NOOP("gui::BodyPage", "Hexadecimal"),
    //: Form or remark of a request’s or an answer’s body in the Inspector
    QT_TRANSLATE_NOOP("gui::BodyPage", "Line %1"),
    //: Form or remark of a request’s or an answer’s body in the Inspector
    QT_TRANSLATE_NOOP("gui::BodyPage", "No body."),
    //: Form or remark of a request’s or an answer’s body in the Inspector
    QT_TRANSLATE_NOOP("gui::BodyPage", "Not JSON"),
    //: Form or remark of a request’s or an answer’s body in the Inspector
    QT_TRANSLATE_NOOP("gui::BodyPage", "Nothing found"),
    //: Choice in a list of a request’s or an answer’s body in the Inspector: an adjective: byte for byte
    QT_TRANSLATE_NOOP("gui::BodyPage", "Raw"),
    //: Choice in a list of a request’s or an answer’s body in the Inspector: as plain text
    QT_TRANSLATE_NOOP("gui::BodyPage", "Text"),
    //: Choice in a list of a request’s or an answer’s body in the Inspector: as a tree
    QT_TRANSLATE_NOOP("gui::BodyPage", "Tree"),
    //: Name for screen readers below a request’s or an answer’s body in the Inspector
    QT_TRANSLATE_NOOP("gui::BodyView", "Body"),
    //: Remark below a request’s or an answer’s body in the Inspector
    QT_TRANSLATE_NOOP("gui::BodyView", "Formatting…"),
    //: Button below a request’s or an answer’s body in the Inspector
    QT_TRANSLATE_NOOP("gui::BodyView", "Show all"),
    //: Menu entry in the window that shows two branches of a conversation side by side: a verb
    QT_TRANSLATE_NOOP("gui::BranchWindow", "Close"),
    //: Text in the window that shows two branches of a conversation side by side
    QT_TRANSLATE_NOOP("gui::BranchWindow", "Nothing here"),
    //: Text in the window that shows two branches of a conversation side by side
    QT_TRANSLATE_NOOP("gui::BranchWindow", "differs"),
    //: Text in the window that shows two branches of a conversation side by side
    QT_TRANSLATE_NOOP("gui::BranchWindow", "only here"),
    //: Text in the window that shows two branches of a conversation side by side
    QT_TRANSLATE_NOOP("gui::BranchWindow", "the same"),
    //: Part of a number field in the line of budgets below the figures; an amount of money follows: whichever is free, or any amount
    QT_TRANSLATE_NOOP("gui::BudgetBar", "any"),
    //: Label in the line of budgets below the figures; an amount of money follows
    QT_TRANSLATE_NOOP("gui::BudgetBar", "per &month"),
    //: Label in the line of budgets below the figures; an amount of money follows
    QT_TRANSLATE_NOOP("gui::BudgetBar", "per con&versation"),
    //: Button on a notification of the desktop: a verb: bring the window to the front
    QT_TRANSLATE_NOOP("gui::BusDesktop", "Show"),
    //: Title of a tab in the window that shows a tool call
    QT_TRANSLATE_NOOP("gui::CallValues", "&Arguments"),
    //: Title of a tab in the window that shows a tool call
    QT_TRANSLATE_NOOP("gui::CallValues", "&Result"),
    //: Title of a tab in the window that shows a tool call
    QT_TRANSLATE_NOOP("gui::CallValues", "Arguments"),
    //: Title of a tab in the window that shows a tool call: what a tool gave back
    QT_TRANSLATE_NOOP("gui::CallValues", "Result"),
    //: Text of the dialog in which a message is edited
    QT_TRANSLATE_NOOP("gui::CanisterEditor", "Edit: %1"),
    //: Name for screen readers of the dialog in which a message is edited
    QT_TRANSLATE_NOOP("gui::CanisterEditor", "Text"),
    //: Button in the window that records what other programs say to a provider: a verb
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "&Copy"),
    //: Button in the window that records what other programs say to a provider
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "&Start"),
    //: Text in the window that records what other programs say to a provider: a verb
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "&Stop"),
    //: Column title in the window that records what other programs say to a provider: a noun: what came back
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "Answer"),
    //: Button in the window that records what other programs say to a provider
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "As co&nversations…"),
    //: Window title in the window that records what other programs say to a provider: a noun: a recording of other programs’ exchanges
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "Capture"),
    //: Column title in the window that records what other programs say to a provider: a noun: what was sent
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "Request"),
    //: Button in the window that records what other programs say to a provider: a verb
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "Sa&ve…"),
    //: Button in the window that records what other programs say to a provider
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "Send &again…"),
    //: Column title in the window that records what other programs say to a provider
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "Started"),
    //: Column title in the window that records what other programs say to a provider: the HTTP status of the answer
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "Status"),
    //: Column title in the window that records what other programs say to a provider: how long it took
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "Time"),
    //: Part of a number field in the window that records what other programs say to a provider
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "any port"),
    //: Column title in the window that records what other programs say to a provider: there is none
    QT_TRANSLATE_NOOP("gui::CaptureWindow", "none"),
    //: Button in the window that plays a cassette, which is a recording of exchanges
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "&Choose…"),
    //: Button in the window that plays a cassette, which is a recording of exchanges
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "&Everything"),
    //: Box to tick in the window that plays a cassette, which is a recording of exchanges: an adjective: requests may differ a little
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "&Lenient"),
    //: Button in the window that plays a cassette, which is a recording of exchanges
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "&Next event"),
    //: Button in the window that plays a cassette, which is a recording of exchanges: a verb
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "&Play"),
    //: Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what came back
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "Answer"),
    //: Choice in a list in the window that plays a cassette, which is a recording of exchanges
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "At once"),
    //: Window title in the window that plays a cassette, which is a recording of exchanges: a recording of exchanges that can be played
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "Cassette"),
    //: Text in the window that plays a cassette, which is a recording of exchanges: a verb: end it
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "En&d"),
    //: Column title in the window that plays a cassette, which is a recording of exchanges: number of the exchange
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "No."),
    //: Text in the window that plays a cassette, which is a recording of exchanges
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "Nothing waits."),
    //: Column title in the window that plays a cassette, which is a recording of exchanges: whether it was played already
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "Played"),
    //: Message in the window that plays a cassette, which is a recording of exchanges
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "Reading %1…"),
    //: Column title in the window that plays a cassette, which is a recording of exchanges: a noun: what was sent
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "Request"),
    //: Text in the window that plays a cassette, which is a recording of exchanges: a request came for it
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "asked"),
    //: Text in the window that plays a cassette, which is a recording of exchanges: it was played already
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "played"),
    //: Text in the window that plays a cassette, which is a recording of exchanges: it was recorded
    QT_TRANSLATE_NOOP("gui::CassetteWindow", "recorded"),
    //: Hint in an empty field in a list of choices
    QT_TRANSLATE_NOOP("gui::ChoiceBox", "Pick one"),
    //: Button in the list of what is compared side by side
    QT_TRANSLATE_NOOP("gui::ChoicesList", "&Another"),
    //: Heading or button in the list of what is compared side by side
    QT_TRANSLATE_NOOP("gui::ChoicesList", "AGENTS"),
    //: Name for screen readers in the list of what is compared side by side
    QT_TRANSLATE_NOOP("gui::ChoicesList", "Another instruction"),
    //: Name for screen readers in the list of what is compared side by side
    QT_TRANSLATE_NOOP("gui::ChoicesList", "Columns: %1"),
    //: Heading or button in the list of what is compared side by side
    QT_TRANSLATE_NOOP("gui::ChoicesList", "INSTRUCTIONS"),
    //: Name for screen readers in the list of what is compared side by side
    QT_TRANSLATE_NOOP("gui::ChoicesList", "Instruction %1"),
    //: Heading or button in the list of what is compared side by side
    QT_TRANSLATE_NOOP("gui::ChoicesList", "LIBRARIES"),
    //: Heading or button in the list of what is compared side by side
    QT_TRANSLATE_NOOP("gui::ChoicesList", "MODELS"),
    //: Name for screen readers of a column in the comparison side by side
    QT_TRANSLATE_NOOP("gui::ColumnView", "Column %1"),
    //: Message
    QT_TRANSLATE_NOOP("gui::Command", "warning: %1"),
    //: Name for screen readers of the list of commands that a slash opens
    QT_TRANSLATE_NOOP("gui::CommandCompletion", "Commands"),
    //: Name for screen readers of the command palette (Ctrl+K)
    QT_TRANSLATE_NOOP("gui::CommandPalette", "Commands"),
    //: Hint in an empty field of the command palette (Ctrl+K)
    QT_TRANSLATE_NOOP("gui::CommandPalette", "Do anything…"),
    //: Name for screen readers of the command palette (Ctrl+K)
    QT_TRANSLATE_NOOP("gui::CommandPalette", "Search commands"),
    //: Button on the notice that a turn could not be saved
    QT_TRANSLATE_NOOP("gui::CommitNotice", "Save else&where…"),
    //: Button on the notice that a turn could not be saved
    QT_TRANSLATE_NOOP("gui::CommitNotice", "Try a&gain"),
    //: Button in the bar of the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareBar", "Agent: %1"),
    //: Button in the bar of the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareBar", "Compare: %1"),
    //: Button in the bar of the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareBar", "Limit: %1"),
    //: Button in the bar of the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareBar", "No agent"),
    //: Menu entry in the bar of the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareBar", "Other…"),
    //: Button or menu entry in the bar of the comparison side by side: a verb: carry it out
    QT_TRANSLATE_NOOP("gui::CompareBar", "R&un"),
    //: Button in the bar of the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareBar", "Repeats: %1"),
    //: Button or menu entry in the bar of the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareBar", "Run a&gain"),
    //: Button in the bar of the comparison side by side: a verb
    QT_TRANSLATE_NOOP("gui::CompareBar", "S&top"),
    //: Button in the bar of the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareBar", "Save &report…"),
    //: Button or menu entry in the bar of the comparison side by side: there is none
    QT_TRANSLATE_NOOP("gui::CompareBar", "none"),
    //: Title of a small dialog in the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareWindow", "How often"),
    //: Title of a small dialog in the comparison side by side
    QT_TRANSLATE_NOOP("gui::CompareWindow", "Time limit"),
    //: What is offered by the shell’s completion
    QT_TRANSLATE_NOOP("gui::CompleteCommand", "no tools"),
    //: Name for screen readers of the list of completions in an editor
    QT_TRANSLATE_NOOP("gui::CompletionPopup", "Completions"),
    //: Button of the field where messages are written
    QT_TRANSLATE_NOOP("gui::Composer", "Attach…"),
    //: Name for screen readers of the field where messages are written
    QT_TRANSLATE_NOOP("gui::Composer", "Message"),
    //: Button of the field where messages are written: a verb
    QT_TRANSLATE_NOOP("gui::Composer", "Send"),
    //: Text of the field where messages are written
    QT_TRANSLATE_NOOP("gui::Composer", "Send next"),
    //: Button of the field where messages are written: a verb
    QT_TRANSLATE_NOOP("gui::Composer", "Stop"),
    //: Text of the field where messages are written
    QT_TRANSLATE_NOOP("gui::Composer", "picture.png"),
    //: Name of an edit that can be undone after a prompt was put into the field where messages are written
    QT_TRANSLATE_NOOP("gui::ComposerPrompts", "Use Prompt"),
    //: Remark below the field where messages are written: the key that sends
    QT_TRANSLATE_NOOP("gui::ComposerStatus", "Ctrl+Enter sends"),
    //: Remark below the field where messages are written: the key that sends
    QT_TRANSLATE_NOOP("gui::ComposerStatus", "Enter sends"),
    //: Remark below the field where messages are written: the key that sends
    QT_TRANSLATE_NOOP("gui::ComposerStatus", "Shift+Enter sends"),
    //: Button on the bar that says that a descriptor was changed by another program
    QT_TRANSLATE_NOOP("gui::ConflictBar", "&Keep mine"),
    //: Button on the bar that says that a descriptor was changed by another program
    QT_TRANSLATE_NOOP("gui::ConflictBar", "Co&mpare"),
    //: Button on the bar that says that a descriptor was changed by another program
    QT_TRANSLATE_NOOP("gui::ConflictBar", "Re&load"),
    //: Button or remark in the strip that says that the model’s context is nearly full
    QT_TRANSLATE_NOOP("gui::ContextStrip", "&Not now"),
    //: Button or remark in the strip that says that the model’s context is nearly full
    QT_TRANSLATE_NOOP("gui::ContextStrip", "Another &model…"),
    //: Button or remark in the strip that says that the model’s context is nearly full: a verb
    QT_TRANSLATE_NOOP("gui::ContextStrip", "Sto&p"),
    //: Button or remark in the strip that says that the model’s context is nearly full
    QT_TRANSLATE_NOOP("gui::ContextStrip", "about %1"),
    //: Part of a number field in the panel of controls: a noun or adjective: what holds where nothing is set
    QT_TRANSLATE_NOOP("gui::ControlSpinBox", "Default"),
    //: Part of a number field in the panel of controls
    QT_TRANSLATE_NOOP("gui::ControlSpinBox", "Default: %1"),
    //: Button above the transcript that opens a model’s controls (temperature and such)
    QT_TRANSLATE_NOOP("gui::ControlsButton", "Controls"),
    //: Button above the transcript that opens a model’s controls (temperature and such)
    QT_TRANSLATE_NOOP("gui::ControlsButton", "Controls •"),
    //: Name for screen readers above the transcript that opens a model’s controls (temperature and such)
    QT_TRANSLATE_NOOP("gui::ControlsButton", "Controls: %1"),
    //: Button in the panel of a model’s controls
    QT_TRANSLATE_NOOP("gui::ControlsPanel", "Clear all"),
    //: Value or button in the panel of a model’s controls: a noun or adjective: what holds where nothing is set
    QT_TRANSLATE_NOOP("gui::ControlsPanel", "Default"),
    //: Value or button in the panel of a model’s controls
    QT_TRANSLATE_NOOP("gui::ControlsPanel", "Default: %1"),
    //: Value or button in the panel of a model’s controls
    QT_TRANSLATE_NOOP("gui::ControlsPanel", "Off"),
    //: Value or button in the panel of a model’s controls
    QT_TRANSLATE_NOOP("gui::ControlsPanel", "On"),
    //: Text in the bar above the transcript; those with “Change” name an edit that can be undone
    QT_TRANSLATE_NOOP("gui::ConversationBar", "Change Controls"),
    //: Text in the bar above the transcript; those with “Change” name an edit that can be undone
    QT_TRANSLATE_NOOP("gui::ConversationBar", "Change Model"),
    //: Name for screen readers in the bar above the transcript; those with “Change” name an edit that can be undone
    QT_TRANSLATE_NOOP("gui::ConversationBar", "Commands"),
    //: Button in the bar above the transcript; those with “Change” name an edit that can be undone
    QT_TRANSLATE_NOOP("gui::ConversationBar", "Do anything…"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_N_NOOP("gui::ConversationListModel", "%n branch(es)"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_N_NOOP("gui::ConversationListModel", "%n canister(s)"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_N_NOOP("gui::ConversationListModel", "%n conversation(s)"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_NOOP("gui::ConversationListModel", "Untitled"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_NOOP("gui::ConversationListModel", "answering"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_NOOP("gui::ConversationListModel", "deleted %1"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_NOOP("gui::ConversationListModel", "folded"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_NOOP("gui::ConversationListModel", "group %1"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_NOOP("gui::ConversationListModel", "unfolded"),
    //: Detail or state in the list of conversations
    QT_TRANSLATE_NOOP("gui::ConversationListModel", "waiting for you"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Answers"),
    //: Menu entry in the panel that lists the conversations: a verb: put it into the archive
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Archive"),
    //: Menu entry in the panel that lists the conversations: a verb
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Delete"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Documents"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Fold"),
    //: Menu entry in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Labels…"),
    //: Menu entry in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&New group…"),
    //: Menu entry in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Rename"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Today"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "&Unfold"),
    //: Button in the panel that lists the conversations: the place of those that were put away
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Archive"),
    //: Name for screen readers in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Archived conversations"),
    //: Name for screen readers in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Conversations"),
    //: Menu entry in the panel that lists the conversations: a verb
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Delete"),
    //: Button in the panel that lists the conversations: the deleted conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Deleted"),
    //: Name for screen readers in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Deleted conversations"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Deleted “%1”"),
    //: Button in the panel that lists the conversations: a noun: what narrows the list
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Filter"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Group:"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Labels"),
    //: Menu entry in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "N&o group"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Name:"),
    //: Button in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "New conversation"),
    //: Label in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Nothing found."),
    //: Menu entry in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Open &beside"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Rename"),
    //: Name for screen readers in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Search results"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Title:"),
    //: Text in the panel that lists the conversations
    QT_TRANSLATE_NOOP("gui::ConversationsPanel", "Tool &calls"),
    //: Message on the terminal before the conversation that was deleted
    QT_TRANSLATE_NOOP("gui::DeleteCommand", "deleted:"),
    //: Legend of the bar that shows up to where two requests are the same
    QT_TRANSLATE_NOOP("gui::DepartureBar", "same"),
    //: Button above the editor of descriptors: a verb: TOML to gram or back
    QT_TRANSLATE_NOOP("gui::DescriptorBar", "Convert"),
    //: Button above the editor of descriptors: a verb: lay the text out
    QT_TRANSLATE_NOOP("gui::DescriptorBar", "Format"),
    //: Button above the editor of descriptors: a new descriptor
    QT_TRANSLATE_NOOP("gui::DescriptorBar", "New…"),
    //: Button above the editor of descriptors: a verb
    QT_TRANSLATE_NOOP("gui::DescriptorBar", "Save"),
    //: Button above the editor of descriptors: earlier versions of the file
    QT_TRANSLATE_NOOP("gui::DescriptorBar", "Versions"),
    //: Title or button of a question about a descriptor’s file
    QT_TRANSLATE_NOOP("gui::DescriptorFiles", "&Convert"),
    //: Title or button of a question about a descriptor’s file
    QT_TRANSLATE_NOOP("gui::DescriptorFiles", "&Delete it"),
    //: Title or button of a question about a descriptor’s file
    QT_TRANSLATE_NOOP("gui::DescriptorFiles", "&Overwrite it"),
    //: Title or button of a question about a descriptor’s file
    QT_TRANSLATE_NOOP("gui::DescriptorFiles", "New descriptor"),
    //: Title of a tab in the dock of descriptors
    QT_TRANSLATE_NOOP("gui::DescriptorParts", "Files"),
    //: Title of a tab in the dock of descriptors
    QT_TRANSLATE_NOOP("gui::DescriptorParts", "Text"),
    //: Title of a tab in the dock of descriptors: what models call
    QT_TRANSLATE_NOOP("gui::DescriptorParts", "Tool"),
    //: Text in the tree of descriptor files: a verb
    QT_TRANSLATE_NOOP("gui::DescriptorTree", "&Delete"),
    //: Text in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTree", "&Rename…"),
    //: Name for screen readers in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTree", "Descriptor files"),
    //: Hint in an empty field in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTree", "Filter"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", " (replaced)"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "Built in"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "This workspace"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "Yours"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "agents"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "ensembles"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "evaluations"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "invokers"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "libraries"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "prompts"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "providers"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "scenarios"),
    //: Folder or remark in the tree of descriptor files
    QT_TRANSLATE_NOOP("gui::DescriptorTreeModel", "skills"),
    //: Button that converts an agent’s descriptor in the dock of descriptors
    QT_TRANSLATE_NOOP("gui::DescriptorsPanel", "To TOML"),
    //: Button that converts an agent’s descriptor in the dock of descriptors
    QT_TRANSLATE_NOOP("gui::DescriptorsPanel", "To gram"),
    //: Where two requests differ; %1 is a path, on the terminal
    QT_TRANSLATE_NOOP("gui::DiffCommand", "in %1"),
    //: What a line is, or who it is of, in the difference of two texts: the later of two
    QT_TRANSLATE_NOOP("gui::DifferenceLinesModel", "After"),
    //: What a line is, or who it is of, in the difference of two texts
    QT_TRANSLATE_NOOP("gui::DifferenceLinesModel", "Before"),
    //: What a line is, or who it is of, in the difference of two texts
    QT_TRANSLATE_NOOP("gui::DifferenceLinesModel", "added: "),
    //: What a line is, or who it is of, in the difference of two texts
    QT_TRANSLATE_NOOP("gui::DifferenceLinesModel", "removed: "),
    //: State or column title in the difference of two requests
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "%1  same"),
    //: State or column title in the difference of two requests: the later of two
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "After"),
    //: State or column title in the difference of two requests
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "Before"),
    //: State or column title in the difference of two requests: both of two
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "Both"),
    //: State or column title in the difference of two requests
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "added"),
    //: State or column title in the difference of two requests
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "changed"),
    //: State or column title in the difference of two requests
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "moved"),
    //: State or column title in the difference of two requests
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "removed"),
    //: State or column title in the difference of two requests
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "same"),
    //: State or column title in the difference of two requests
    QT_TRANSLATE_NOOP("gui::DifferenceModel", "with changes"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "%1 added"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "%1 changed"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "%1 k"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "%1 moved"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "%1 removed"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "Comparing…"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "First difference"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "Nothing differs."),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "Requests"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "Responses"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "and more"),
    //: Text in the page that compares two exchanges
    QT_TRANSLATE_NOOP("gui::DifferencePage", "in %1"),
    //: Name for screen readers of the difference of two results in the test bench
    QT_TRANSLATE_NOOP("gui::DifferenceView", "Differences"),
    //: Button or hint beside an element of a list in a form
    QT_TRANSLATE_NOOP("gui::ElementsView", "Move down"),
    //: Button or hint beside an element of a list in a form
    QT_TRANSLATE_NOOP("gui::ElementsView", "Move up"),
    //: Hint in an empty field beside an element of a list in a form: a noun
    QT_TRANSLATE_NOOP("gui::ElementsView", "Name"),
    //: Button or hint beside an element of a list in a form
    QT_TRANSLATE_NOOP("gui::ElementsView", "Remove"),
    //: What holds for a tool or a server in the tree of ensembles
    QT_TRANSLATE_N_NOOP("gui::EnsemblesModel", "%n tool(s)"),
    //: What holds for a tool or a server in the tree of ensembles: a tool whose calls are not asked about
    QT_TRANSLATE_NOOP("gui::EnsemblesModel", "allowed"),
    //: What holds for a tool or a server in the tree of ensembles: a tool whose calls are asked about
    QT_TRANSLATE_NOOP("gui::EnsemblesModel", "asks"),
    //: What holds for a tool or a server in the tree of ensembles: a tool whose calls are not allowed
    QT_TRANSLATE_NOOP("gui::EnsemblesModel", "refused"),
    //: What holds for a tool or a server in the tree of ensembles
    QT_TRANSLATE_NOOP("gui::EnsemblesModel", "says: %1"),
    //: Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone
    QT_TRANSLATE_NOOP("gui::EnsemblesPanel", "&Ask"),
    //: Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone
    QT_TRANSLATE_NOOP("gui::EnsemblesPanel", "&Refuse"),
    //: Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone
    QT_TRANSLATE_NOOP("gui::EnsemblesPanel", "A&llow"),
    //: Menu entry in the tree of ensembles; “Switch Tools” names an edit that can be undone
    QT_TRANSLATE_NOOP("gui::EnsemblesPanel", "Allow al&ways"),
    //: Menu entry that says what becomes of calls in the tree of ensembles; “Switch Tools” names an edit that can be undone
    QT_TRANSLATE_NOOP("gui::EnsemblesPanel", "Switch Tools"),
    //: Button in the bar of the window of evaluations: a verb: carry it out
    QT_TRANSLATE_NOOP("gui::EvaluateBar", "&Run"),
    //: Button in the bar of the window of evaluations
    QT_TRANSLATE_NOOP("gui::EvaluateBar", "R&eport…"),
    //: Part of a number field in the bar of the window of evaluations
    QT_TRANSLATE_NOOP("gui::EvaluateBar", "Repeats: "),
    //: Button in the bar of the window of evaluations: a verb
    QT_TRANSLATE_NOOP("gui::EvaluateBar", "S&top"),
    //: Text in the bar of the window of evaluations
    QT_TRANSLATE_NOOP("gui::EvaluateBar", "The suite"),
    //: What is compared with in the window of evaluations
    QT_TRANSLATE_NOOP("gui::EvaluateWindow", "Baseline: %1"),
    //: Choice in a list in the window of evaluations
    QT_TRANSLATE_NOOP("gui::EvaluateWindow", "No baseline"),
    //: Column title or standing in the table of cases and variants of an evaluation: a noun: of an evaluation
    QT_TRANSLATE_NOOP("gui::EvaluationMatrix", "Case"),
    //: Column title or standing in the table of cases and variants of an evaluation
    QT_TRANSLATE_NOOP("gui::EvaluationMatrix", "better"),
    //: Column title or standing in the table of cases and variants of an evaluation
    QT_TRANSLATE_NOOP("gui::EvaluationMatrix", "worse"),
    //: Column title in the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsModel", "%1 ms"),
    //: Column title in the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsModel", "Arrived"),
    //: Column title in the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsModel", "Bytes"),
    //: Column title or cell in the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsModel", "Data"),
    //: Column title in the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsModel", "Decoded"),
    //: Column title in the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsModel", "Event"),
    //: Column title in the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsModel", "line"),
    //: Column title or cell in the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsModel", "thought: "),
    //: Name for screen readers of the list of the events of an answer that was streamed
    QT_TRANSLATE_NOOP("gui::EventsPage", "Events"),
    //: Part of a number field in the dialog about how much of past exchanges is kept
    QT_TRANSLATE_NOOP("gui::ExchangeBudgetDialog", " MiB"),
    //: Part of a number field in the dialog about how much of past exchanges is kept: behind a number
    QT_TRANSLATE_NOOP("gui::ExchangeBudgetDialog", " days"),
    //: Group or state in the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeCells", ", pinned"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): tokens that came from the provider’s cache
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Cached"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): in money
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Cost"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): whether it went to a model or to a tool’s
    //: server
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Kind"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): a language model
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Model"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Number"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Provider"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Received"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): a noun: what was sent
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Request"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Same as"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): bytes
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Sent"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Started"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): the HTTP status of the answer
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Status"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): how long it took
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Time"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Tokens in"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Tokens out"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): what models call
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Tool"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers): a bar that shows when it began and ended
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "Waterfall"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "done"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "failed"),
    //: Column title or state in the Inspector’s list of exchanges (requests with their answers)
    QT_TRANSLATE_NOOP("gui::ExchangeCells", "stopped"),
    //: Group or state in the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListModel", "A turn"),
    //: Group or state in the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListModel", "Captured"),
    //: Group or state in the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListModel", "Turn %1"),
    //: Group or state in the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListModel", "interrupted"),
    //: Group or state in the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListModel", "rolled back"),
    //: Text above or below the Inspector’s list of exchanges
    QT_TRANSLATE_N_NOOP("gui::ExchangeListPane", "%n exchange(s)"),
    //: Text above or below the Inspector’s list of exchanges
    QT_TRANSLATE_N_NOOP("gui::ExchangeListPane", "%n pinned"),
    //: Menu entry above or below the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListPane", "&Columns"),
    //: Menu entry above or below the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListPane", "&Forget"),
    //: Choice in a list above or below the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListPane", "All conversations"),
    //: Text above or below the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListPane", "B&udget…"),
    //: Choice in a list above or below the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListPane", "This conversation"),
    //: Text above or below the Inspector’s list of exchanges: a noun: ways to show the list
    QT_TRANSLATE_NOOP("gui::ExchangeListPane", "Views"),
    //: Text above or below the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListPane", "looking further…"),
    //: Name for screen readers of the Inspector’s list of exchanges
    QT_TRANSLATE_NOOP("gui::ExchangeListView", "Exchanges"),
    //: Line between the headers of a request and those of its answer, in the Inspector: what was answered
    QT_TRANSLATE_NOOP("gui::ExchangeText", "Answered"),
    //: Line between the headers of a request and those of its answer, in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeText", "Attempt %1"),
    //: Line between the headers of a request and those of its answer, in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeText", "No answer"),
    //: Line between the headers of a request and those of its answer, in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeText", "Started %1"),
    //: Line between the headers of a request and those of its answer, in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeText", "Status %1"),
    //: Menu entry of one exchange in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Copy &body"),
    //: Title of a tab of one exchange in the Inspector: a noun: to another exchange
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Difference"),
    //: Title of a tab of one exchange in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Events"),
    //: Title of a tab of one exchange in the Inspector: a noun: what takes up the room in the request
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Fill"),
    //: Text of one exchange in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Headers"),
    //: Text of one exchange in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeView", "No body."),
    //: Title of a tab of one exchange in the Inspector: a noun: the steps of a call
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Pipeline"),
    //: Title of a tab of one exchange in the Inspector: a noun: what was sent
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Request"),
    //: Title of a tab of one exchange in the Inspector: a noun
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Response"),
    //: Title of a tab of one exchange in the Inspector: a noun
    QT_TRANSLATE_NOOP("gui::ExchangeView", "Timing"),
    //: Text of one exchange in the Inspector
    QT_TRANSLATE_NOOP("gui::ExchangeView", "under way"),
    //: Button in the dialog that prepares the report of a fault: a verb
    QT_TRANSLATE_NOOP("gui::FaultReport", "&Copy"),
    //: Name for screen readers beside a field of a form made from a schema
    QT_TRANSLATE_NOOP("gui::FieldView", "Give %1"),
    //: Hint in an empty field beside a field of a form made from a schema
    QT_TRANSLATE_NOOP("gui::FieldView", "JSON"),
    //: Text beside a field of a form made from a schema: a noun
    QT_TRANSLATE_NOOP("gui::FieldView", "Value"),
    //: Box to tick beside a field of a form made from a schema: true
    QT_TRANSLATE_NOOP("gui::FieldView", "Yes"),
    //: Box to tick beside a field of a form made from a schema
    QT_TRANSLATE_NOOP("gui::FieldView", "null"),
    //: Kind, or a link, in the head of a table, a formula or a code block in the transcript
    QT_TRANSLATE_NOOP("gui::Figure", "Code"),
    //: Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb
    QT_TRANSLATE_NOOP("gui::Figure", "Copy"),
    //: Kind, or a link, in the head of a table, a formula or a code block in the transcript
    QT_TRANSLATE_NOOP("gui::Figure", "Mathematics"),
    //: Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb
    QT_TRANSLATE_NOOP("gui::Figure", "Open"),
    //: Kind, or a link, in the head of a table, a formula or a code block in the transcript
    QT_TRANSLATE_NOOP("gui::Figure", "Open outside"),
    //: Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb
    QT_TRANSLATE_NOOP("gui::Figure", "Save…"),
    //: Kind, or a link, in the head of a table, a formula or a code block in the transcript
    QT_TRANSLATE_NOOP("gui::Figure", "Table"),
    //: Kind, or a link, in the head of a table, a formula or a code block in the transcript: a verb: break long lines
    QT_TRANSLATE_NOOP("gui::Figure", "Wrap"),
    //: Default file name or kind of a table, a formula or a code block that is saved
    QT_TRANSLATE_NOOP("gui::FigureActions", "code"),
    //: Default file name or kind of a table, a formula or a code block that is saved
    QT_TRANSLATE_NOOP("gui::FigureActions", "formula"),
    //: Default file name or kind of a table, a formula or a code block that is saved
    QT_TRANSLATE_NOOP("gui::FigureActions", "table"),
    //: What a bar of the chart stands for for screen readers
    QT_TRANSLATE_NOOP("gui::FigureChart", "%1: %2"),
    //: Column title of a table on the terminal of calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresCommand", "calls"),
    //: Column title of a table on the terminal of calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresCommand", "cost"),
    //: Column title of a table on the terminal of calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresCommand", "failed"),
    //: Column title of a table on the terminal of calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresCommand", "median ms"),
    //: Column title of a table on the terminal of calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresCommand", "name"),
    //: Column title of a table on the terminal of calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresCommand", "tokens in"),
    //: Column title of a table on the terminal of calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresCommand", "tokens out"),
    //: Column title in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresModel", "%1 %"),
    //: Column title in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Cached"),
    //: Column title in the window of figures: calls, times and costs; a noun: of tools
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Calls"),
    //: Column title in the window of figures: calls, times and costs; in money
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Cost"),
    //: Column title in the window of figures: calls, times and costs; how many
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Failed"),
    //: Column title in the window of figures: calls, times and costs; of the times
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Median"),
    //: Column title in the window of figures: calls, times and costs; a noun
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Name"),
    //: Column title in the window of figures: calls, times and costs; how many calls were not allowed
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Refused"),
    //: Column title in the window of figures: calls, times and costs; how many calls were mended
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Repaired"),
    //: Column title in the window of figures: calls, times and costs; how large they were
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Results"),
    //: Column title in the window of figures: calls, times and costs; how many times it was tried again
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Retries"),
    //: Column title in the window of figures: calls, times and costs; how many results were used again
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Reused"),
    //: Column title in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Tokens in"),
    //: Column title in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Tokens out"),
    //: Column title in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Tool calls"),
    //: Column title in the window of figures: calls, times and costs; how many calls could not be read
    QT_TRANSLATE_NOOP("gui::FiguresModel", "Wrong"),
    //: Text in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "All time"),
    //: Choice in a list in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "By day"),
    //: Choice in a list in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "By model"),
    //: Choice in a list in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "By provider"),
    //: Choice in a list in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "By tool"),
    //: Choice in a list in the window of figures: calls, times and costs; a noun: of tools
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "Calls"),
    //: Choice in a list in the window of figures: calls, times and costs; in money
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "Cost"),
    //: Choice in a list in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "Failures"),
    //: Window title in the window of figures: calls, times and costs; numbers of calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "Figures"),
    //: Button in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "Look a&gain"),
    //: Name for screen readers in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "Since when"),
    //: Text in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "Today"),
    //: Choice in a list in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "Tokens"),
    //: Text in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "figures.csv"),
    //: Text in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "figures.jsonl"),
    //: Text in the window of figures: calls, times and costs
    QT_TRANSLATE_NOOP("gui::FiguresWindow", "ms"),
    //: Column title in the table of what fills a request: a noun
    QT_TRANSLATE_NOOP("gui::FillModel", "Part"),
    //: Column title in the table of what fills a request: a noun: of the whole
    QT_TRANSLATE_NOOP("gui::FillModel", "Share"),
    //: Column title in the table of what fills a request: in bytes
    QT_TRANSLATE_NOOP("gui::FillModel", "Size"),
    //: Column title in the table of what fills a request
    QT_TRANSLATE_NOOP("gui::FillModel", "Tokens"),
    //: Text in the bar that finds and replaces
    QT_TRANSLATE_N_NOOP("gui::FindBar", "%n place(s)"),
    //: Text in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "&Aa"),
    //: Button in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "&Replace"),
    //: Text in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "&W"),
    //: Text in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", ".&*"),
    //: Text in the bar that finds and replaces: tell capital letters from small ones
    QT_TRANSLATE_NOOP("gui::FindBar", "Match case"),
    //: Button in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Next place"),
    //: Button in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Previous place"),
    //: Text in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Regular expression"),
    //: Button in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Replace a&ll"),
    //: Button in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Replace all"),
    //: Button in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Replace here"),
    //: Name for screen readers in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Replace with"),
    //: Hint in an empty field in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Search"),
    //: Name for screen readers in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "Search for"),
    //: Text in the bar that finds and replaces
    QT_TRANSLATE_NOOP("gui::FindBar", "not valid"),
    //: Button in the dialog that looks for servers of models on this machine
    QT_TRANSLATE_NOOP("gui::FindServersDialog", "Look &again"),
    //: Text in the dialog that looks for servers of models on this machine
    QT_TRANSLATE_NOOP("gui::FindServersDialog", "no models"),
    //: Button on the pages of the first run: to the step before
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "&Back"),
    //: Text on the pages of the first run
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "&Done"),
    //: Button on the pages of the first run
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "&Find servers"),
    //: Button on the pages of the first run
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "&Not now"),
    //: Button on the pages of the first run: a verb: try the program without a language model
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "&Rehearse now"),
    //: Text on the pages of the first run
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "Found:"),
    //: Text on the pages of the first run
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "Language"),
    //: Text on the pages of the first run
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "Looking…"),
    //: Text on the pages of the first run: a language model
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "Model"),
    //: Text on the pages of the first run
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "Ne&xt"),
    //: Text on the pages of the first run: a verb: try the program without a language model
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "Rehearse"),
    //: Text on the pages of the first run: the folders that tools may use
    QT_TRANSLATE_NOOP("gui::FirstRunPage", "Workspace"),
    //: Text of the button that picks the folders of the workspace
    QT_TRANSLATE_N_NOOP("gui::FoldersButton", "%n folder(s)"),
    //: Text of the button that picks the folders of the workspace
    QT_TRANSLATE_NOOP("gui::FoldersButton", "Recently used"),
    //: Menu entry of the button that picks the folders of the workspace
    QT_TRANSLATE_NOOP("gui::FoldersButton", "Remove %1"),
    //: Text of the button that picks the folders of the workspace: the folders that tools may use
    QT_TRANSLATE_NOOP("gui::FoldersButton", "Workspace"),
    //: Text of the button that picks the folders of the workspace
    QT_TRANSLATE_NOOP("gui::FoldersButton", "Workspace: %1"),
    //: Text of the button that picks the folders of the workspace: there is none
    QT_TRANSLATE_NOOP("gui::FoldersButton", "none"),
    //: Name for screen readers of a form’s values as text
    QT_TRANSLATE_NOOP("gui::FormView", "As JSON"),
    //: Stands for a value in the help of the command line
    QT_TRANSLATE_NOOP("gui::GramCommand", "expression"),
    //: Text in the window of the manual: to the page before
    QT_TRANSLATE_NOOP("gui::HelpWindow", "Back"),
    //: Name for screen readers in the window of the manual
    QT_TRANSLATE_NOOP("gui::HelpWindow", "Chapters"),
    //: Text in the window of the manual: to the next page
    QT_TRANSLATE_NOOP("gui::HelpWindow", "Forward"),
    //: Text in the window of the manual
    QT_TRANSLATE_NOOP("gui::HelpWindow", "Nothing found."),
    //: Message on the terminal
    QT_TRANSLATE_NOOP("gui::ImportCommand", "%1: %2"),
    //: Message on the terminal
    QT_TRANSLATE_NOOP("gui::ImportCommand", "Which files?"),
    //: Message on the terminal; %1 is a file
    QT_TRANSLATE_NOOP("gui::ImportServersCommand", "written: %1"),
    //: Button in the dialog that imports MCP servers
    QT_TRANSLATE_NOOP("gui::ImportServersDialog", "&Import"),
    //: Stands for a picture that is not loaded; %1 describes it, in a message
    QT_TRANSLATE_NOOP("gui::InertDocument", "image: %1"),
    //: Menu entry or button of the Inspector
    QT_TRANSLATE_NOOP("gui::InspectorPanel", "&Send again…"),
    //: Menu entry or button of the Inspector
    QT_TRANSLATE_NOOP("gui::InspectorPanel", "&Unpin\tP"),
    //: Menu entry of the Inspector
    QT_TRANSLATE_NOOP("gui::InspectorPanel", "Looking…"),
    //: Menu entry or button of the Inspector
    QT_TRANSLATE_NOOP("gui::InspectorPanel", "Rolled-back turns"),
    //: Column title in a tree of JSON: a noun
    QT_TRANSLATE_NOOP("gui::JsonTreeModel", "Name"),
    //: Column title in a tree of JSON: a noun
    QT_TRANSLATE_NOOP("gui::JsonTreeModel", "Value"),
    //: Menu entry at a tree of JSON: a verb
    QT_TRANSLATE_NOOP("gui::JsonValueView", "Copy"),
    //: Menu entry or remark at a tree of JSON
    QT_TRANSLATE_NOOP("gui::JsonValueView", "Nothing found"),
    //: Button over the transcript that leads to what has come meanwhile
    QT_TRANSLATE_N_NOOP("gui::JumpButton", "%n new"),
    //: Button over the transcript that leads to what has come meanwhile
    QT_TRANSLATE_NOOP("gui::JumpButton", "new text"),
    //: Name for screen readers of a field in which the key of a provider is entered: a secret that a provider gives to its customers
    QT_TRANSLATE_NOOP("gui::KeyEntry", "Key"),
    //: Name for screen readers of a field in which the key of a provider is entered
    QT_TRANSLATE_NOOP("gui::KeyEntry", "Provider"),
    //: Column title in the list of the keys of providers
    QT_TRANSLATE_NOOP("gui::KeyList", "Provider"),
    //: Column title or state in the list of the keys of providers
    QT_TRANSLATE_NOOP("gui::KeyList", "not there"),
    //: Message; %1 is a file
    QT_TRANSLATE_NOOP("gui::LibraryImporter", "%1: %2"),
    //: Title or button where conversations are imported
    QT_TRANSLATE_NOOP("gui::LibraryTransfer", "&Import"),
    //: Title or button where conversations are imported: a verb
    QT_TRANSLATE_NOOP("gui::LibraryTransfer", "&Stop"),
    //: Title of a file dialog where conversations are imported
    QT_TRANSLATE_NOOP("gui::LibraryTransfer", "Import conversations"),
    //: Title of a window
    QT_TRANSLATE_NOOP("gui::MainWindow", "About Parlance"),
    //: Window title of a window
    QT_TRANSLATE_NOOP("gui::MainWindow", "Parlance"),
    //: Name for screen readers of the text of the manual
    QT_TRANSLATE_NOOP("gui::ManualView", "Chapter"),
    //: Link at the end of a long text in the transcript
    QT_TRANSLATE_NOOP("gui::MarkdownSection", "Show all"),
    //: Cell of the best column; %1 is its value, in the table of medians of a comparison
    QT_TRANSLATE_NOOP("gui::MediansModel", "%1, best"),
    //: Name for screen readers of the table of medians of a comparison
    QT_TRANSLATE_NOOP("gui::MediansView", "Medians"),
    //: Text of the button that picks the model of a conversation
    QT_TRANSLATE_NOOP("gui::ModelSelector", "&Find servers…"),
    //: Text of the button that picks the model of a conversation
    QT_TRANSLATE_NOOP("gui::ModelSelector", "Find a&gents…"),
    //: Name for screen readers of the button that picks the model of a conversation
    QT_TRANSLATE_NOOP("gui::ModelSelector", "Model: %1"),
    //: Name for screen readers of the button that picks the model of a conversation
    QT_TRANSLATE_NOOP("gui::ModelSelector", "Models"),
    //: Name for screen readers of the button that picks the model of a conversation
    QT_TRANSLATE_NOOP("gui::ModelSelector", "Search models"),
    //: Button in the list of models on this machine
    QT_TRANSLATE_NOOP("gui::ModelServersDialog", "&Restart"),
    //: Button in the list of models on this machine
    QT_TRANSLATE_NOOP("gui::ModelServersDialog", "&Start"),
    //: Column title in the list of models on this machine: how much it takes
    QT_TRANSLATE_NOOP("gui::ModelServersDialog", "Memory"),
    //: Column title in the list of models on this machine: a language model
    QT_TRANSLATE_NOOP("gui::ModelServersDialog", "Model"),
    //: Button in the list of models on this machine: a verb
    QT_TRANSLATE_NOOP("gui::ModelServersDialog", "S&top"),
    //: Column title in the list of models on this machine: a noun: of a server
    QT_TRANSLATE_NOOP("gui::ModelServersDialog", "State"),
    //: When a conversation was changed in the list of conversations
    QT_TRANSLATE_NOOP("gui::Moments", "now"),
    //: When a conversation was changed in the list of conversations
    QT_TRANSLATE_NOOP("gui::Moments", "today %1"),
    //: When a conversation was changed in the list of conversations
    QT_TRANSLATE_NOOP("gui::Moments", "yesterday"),
    //: Message on the terminal before the conversation that was moved into a group
    QT_TRANSLATE_NOOP("gui::MoveCommand", "moved:"),
    //: What is to be opened in a question
    QT_TRANSLATE_NOOP("gui::Opening", "a link"),
    //: Text of the tabs of open conversations
    QT_TRANSLATE_NOOP("gui::Pages", "%1: %2"),
    //: Text of the tabs of open conversations
    QT_TRANSLATE_NOOP("gui::Pages", "New conversation"),
    //: Name for screen readers of the tabs of open conversations
    QT_TRANSLATE_NOOP("gui::Pages", "Open conversations"),
    //: Kind of entry at the end of a line in the command palette
    QT_TRANSLATE_NOOP("gui::PaletteSources", "Canister: %1"),
    //: Kind of entry at the end of a line in the command palette
    QT_TRANSLATE_NOOP("gui::PaletteSources", "Preferences: %1"),
    //: Kind of entry at the end of a line in the command palette
    QT_TRANSLATE_NOOP("gui::PaletteSources", "agent"),
    //: Kind of entry at the end of a line in the command palette
    QT_TRANSLATE_NOOP("gui::PaletteSources", "canister"),
    //: Kind of entry at the end of a line in the command palette
    QT_TRANSLATE_NOOP("gui::PaletteSources", "conversation"),
    //: Kind of entry at the end of a line in the command palette
    QT_TRANSLATE_NOOP("gui::PaletteSources", "model"),
    //: Kind of entry at the end of a line in the command palette
    QT_TRANSLATE_NOOP("gui::PaletteSources", "preferences"),
    //: Default file name or title where exchanges are saved
    QT_TRANSLATE_NOOP("gui::PayloadFiles", "Save exchanges"),
    //: Default file name or title where exchanges are saved
    QT_TRANSLATE_NOOP("gui::PayloadFiles", "exchanges.har"),
    //: Default file name or title where exchanges are saved
    QT_TRANSLATE_NOOP("gui::PayloadFiles", "exchanges.jsonl"),
    //: Default file name of a recording
    QT_TRANSLATE_NOOP("gui::PayloadWindows", "recording.jsonl"),
    //: Who is asked, too, in a question
    QT_TRANSLATE_NOOP("gui::PeerQuestions", "another program"),
    //: Part of a number field in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", " %"),
    //: Part of a number field in the preferences: behind a number
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", " days"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "&Colours:"),
    //: Text in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "&General"),
    //: Text in the preferences: keys of providers, not those of the keyboard
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "&Keys"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "&Language:"),
    //: Text in the preferences: keys of the keyboard
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "&Shortcuts"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "&Titles:"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "C&ode font:"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Conversations:"),
    //: Choice in a list in the preferences: colours: light on dark
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Dark"),
    //: Choice in a list in the preferences: colours: dark on light
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Light"),
    //: Choice in a list in the preferences: no notifications
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "None"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Not&ifications:"),
    //: Choice in a list in the preferences: no announcements
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Nothing"),
    //: Window title in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Preferences"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "S&pelling:"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Se&nding:"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Te&xt size:"),
    //: Label in the preferences
    QT_TRANSLATE_NOOP("gui::PreferencesDialog", "Text &font:"),
    //: Button above the list of archived or of deleted conversations
    QT_TRANSLATE_NOOP("gui::PutAwayConversations", "&Restore"),
    //: Name for screen readers above the list of archived or of deleted conversations
    QT_TRANSLATE_NOOP("gui::PutAwayConversations", "Archived conversations"),
    //: Name for screen readers above the list of archived or of deleted conversations
    QT_TRANSLATE_NOOP("gui::PutAwayConversations", "Deleted conversations"),
    //: Answer that can be given on the bar with a question above the transcript
    QT_TRANSLATE_NOOP("gui::QuestionBar", "&Allow"),
    //: Answer that can be given on the bar with a question above the transcript
    QT_TRANSLATE_NOOP("gui::QuestionBar", "&Go on"),
    //: Answer that can be given on the bar with a question above the transcript
    QT_TRANSLATE_NOOP("gui::QuestionBar", "&Leave it"),
    //: Answer that can be given on the bar with a question above the transcript
    QT_TRANSLATE_NOOP("gui::QuestionBar", "&Refuse"),
    //: Answer that can be given on the bar with a question above the transcript
    QT_TRANSLATE_NOOP("gui::QuestionBar", "&Run it"),
    //: Answer that can be given on the bar with a question above the transcript
    QT_TRANSLATE_NOOP("gui::QuestionBar", "Allow al&ways"),
    //: Name for screen readers on the bar with a question above the transcript
    QT_TRANSLATE_NOOP("gui::QuestionBar", "Question"),
    //: Answer that can be given on the bar with a question above the transcript
    QT_TRANSLATE_NOOP("gui::QuestionBar", "Si&gn in"),
    //: Answer that can be given on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "%1 asks"),
    //: Button on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "&Decline"),
    //: Button on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "&Refuse"),
    //: Button on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "Al&ways"),
    //: Button on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "Allow &once"),
    //: Button on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "As &JSON"),
    //: Button on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "Cance&l"),
    //: Button on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "Edit &arguments"),
    //: Button on the card of a question in the transcript
    QT_TRANSLATE_NOOP("gui::QuestionCard", "Go &on"),
    //: Button at a message that waits to be sent: move it down
    QT_TRANSLATE_NOOP("gui::QueueStrip", "Down"),
    //: Button at a message that waits to be sent: a verb: take it out of the queue
    QT_TRANSLATE_NOOP("gui::QueueStrip", "Drop"),
    //: Button at a message that waits to be sent: a verb
    QT_TRANSLATE_NOOP("gui::QueueStrip", "Edit"),
    //: Button at a message that waits to be sent
    QT_TRANSLATE_NOOP("gui::QueueStrip", "Not now"),
    //: Button at a message that waits to be sent
    QT_TRANSLATE_NOOP("gui::QueueStrip", "Say now"),
    //: Button at a message that waits to be sent
    QT_TRANSLATE_NOOP("gui::QueueStrip", "Send now"),
    //: Button at a message that waits to be sent: move it up
    QT_TRANSLATE_NOOP("gui::QueueStrip", "Up"),
    //: Button in the small window of a quick question
    QT_TRANSLATE_NOOP("gui::QuickQuestion", "&Ask"),
    //: Label in the small window of a quick question
    QT_TRANSLATE_NOOP("gui::QuickQuestion", "&Question:"),
    //: Name for screen readers in the small window of a quick question: a noun: what came back
    QT_TRANSLATE_NOOP("gui::QuickQuestion", "Answer"),
    //: Name for screen readers in the small window of a quick question
    QT_TRANSLATE_NOOP("gui::QuickQuestion", "Question"),
    //: Button in the window about what is taken out of exchanges
    QT_TRANSLATE_NOOP("gui::RedactionWindow", "&Try out"),
    //: Column title in the window about what is taken out of exchanges: a noun: what was sent
    QT_TRANSLATE_NOOP("gui::RedactionWindow", "Request"),
    //: Column title in the window about what is taken out of exchanges
    QT_TRANSLATE_NOOP("gui::RedactionWindow", "Started"),
    //: Column title in the window about what is taken out of exchanges
    QT_TRANSLATE_NOOP("gui::RedactionWindow", "Taken out"),
    //: Hint in an empty field in the window about what is taken out of exchanges
    QT_TRANSLATE_NOOP("gui::RedactionWindow", "email, phone"),
    //: Button on the bar that says that a descriptor was deleted
    QT_TRANSLATE_NOOP("gui::RemovedBar", "&Undo"),
    //: Button on the message that the store is damaged
    QT_TRANSLATE_NOOP("gui::RepairDialog", "&Repair…"),
    //: Part of a request in the table of what fills it
    QT_TRANSLATE_NOOP("gui::RequestFill", "Messages"),
    //: Part of a request in the table of what fills it
    QT_TRANSLATE_NOOP("gui::RequestFill", "System text"),
    //: Part of a request in the table of what fills it
    QT_TRANSLATE_NOOP("gui::RequestFill", "Tools"),
    //: Button in the window that shows what the model would be sent now: the place before
    QT_TRANSLATE_NOOP("gui::RequestWindow", "&Before"),
    //: Button in the window that shows what the model would be sent now: a verb
    QT_TRANSLATE_NOOP("gui::RequestWindow", "&Copy"),
    //: Title of a tab in the window that shows what the model would be sent now
    QT_TRANSLATE_NOOP("gui::RequestWindow", "&Headers"),
    //: Button in the window that shows what the model would be sent now
    QT_TRANSLATE_NOOP("gui::RequestWindow", "&Next"),
    //: Title of a tab in the window that shows what the model would be sent now
    QT_TRANSLATE_NOOP("gui::RequestWindow", "&Request"),
    //: Text in the window that shows what the model would be sent now
    QT_TRANSLATE_NOOP("gui::RequestWindow", "Line %1"),
    //: Button in the window that shows what the model would be sent now
    QT_TRANSLATE_NOOP("gui::RequestWindow", "Look a&gain"),
    //: Text in the window that shows what the model would be sent now
    QT_TRANSLATE_NOOP("gui::RequestWindow", "No body"),
    //: Text in the window that shows what the model would be sent now
    QT_TRANSLATE_NOOP("gui::RequestWindow", "Not found"),
    //: State or kind of a resource in the list of resources of MCP servers
    QT_TRANSLATE_NOOP("gui::ResourceModel", "changed"),
    //: State or kind of a resource in the list of resources of MCP servers
    QT_TRANSLATE_NOOP("gui::ResourceModel", "family"),
    //: State or kind of a resource in the list of resources of MCP servers
    QT_TRANSLATE_NOOP("gui::ResourceModel", "watched"),
    //: Name for screen readers of the preview of a resource that is a picture
    QT_TRANSLATE_NOOP("gui::ResourcePreview", "Picture"),
    //: Button of a resource of an MCP server
    QT_TRANSLATE_NOOP("gui::ResourceView", "&Read"),
    //: Button or progress of a resource of an MCP server
    QT_TRANSLATE_NOOP("gui::ResourceView", "&Read again"),
    //: Message of a resource of an MCP server
    QT_TRANSLATE_NOOP("gui::ResourceView", "Reading…"),
    //: Text in the dialog that lists the resources of MCP servers
    QT_TRANSLATE_N_NOOP("gui::ResourcesDialog", "%n resource(s)"),
    //: Button in the dialog that lists the resources of MCP servers
    QT_TRANSLATE_NOOP("gui::ResourcesDialog", "List a&gain"),
    //: Text in the dialog that lists the resources of MCP servers
    QT_TRANSLATE_NOOP("gui::ResourcesDialog", "Listing…"),
    //: Name for screen readers in the dialog that lists the resources of MCP servers
    QT_TRANSLATE_NOOP("gui::ResourcesDialog", "Resources"),
    //: Hint in an empty field in the dialog that lists the resources of MCP servers
    QT_TRANSLATE_NOOP("gui::ResourcesDialog", "Search"),
    //: Name for screen readers in the dialog that lists the resources of MCP servers
    QT_TRANSLATE_NOOP("gui::ResourcesDialog", "Server"),
    //: Message on the terminal before the conversation that was brought back
    QT_TRANSLATE_NOOP("gui::RestoreCommand", "restored:"),
    //: Title of a tab of a result in the test bench
    QT_TRANSLATE_N_NOOP("gui::ResultView", "%n request(s)"),
    //: Title of a tab of a result in the test bench: a noun: to another exchange
    QT_TRANSLATE_NOOP("gui::ResultView", "Difference"),
    //: Title of a tab of a result in the test bench
    QT_TRANSLATE_NOOP("gui::ResultView", "For you"),
    //: Title of a tab of a result in the test bench: an adjective: byte for byte
    QT_TRANSLATE_NOOP("gui::ResultView", "Raw"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; the message is sent along
    QT_TRANSLATE_NOOP("gui::RowAction", "Active"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb
    QT_TRANSLATE_NOOP("gui::RowAction", "Copy"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb
    QT_TRANSLATE_NOOP("gui::RowAction", "Delete"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb
    QT_TRANSLATE_NOOP("gui::RowAction", "Edit"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb: begin a branch here
    QT_TRANSLATE_NOOP("gui::RowAction", "Fork"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript
    QT_TRANSLATE_NOOP("gui::RowAction", "Next version"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out
    QT_TRANSLATE_NOOP("gui::RowAction", "Pin"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript
    QT_TRANSLATE_NOOP("gui::RowAction", "Previous version"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb: have it answered again
    QT_TRANSLATE_NOOP("gui::RowAction", "Regenerate"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript
    QT_TRANSLATE_NOOP("gui::RowAction", "Show all"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript
    QT_TRANSLATE_NOOP("gui::RowAction", "Show thought"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; send the message along again
    QT_TRANSLATE_NOOP("gui::RowOffer", "Activate"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; leave the message out of what is sent
    QT_TRANSLATE_NOOP("gui::RowOffer", "Deactivate"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb
    QT_TRANSLATE_NOOP("gui::RowOffer", "Edit…"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb: keep it from being left out
    QT_TRANSLATE_NOOP("gui::RowOffer", "Pin"),
    //: Deed that can be done with a message: a verb, in its menu in the transcript; a verb: the opposite of Pin
    QT_TRANSLATE_NOOP("gui::RowOffer", "Unpin"),
    //: Button beside the table of an evaluation
    QT_TRANSLATE_NOOP("gui::RunDetails", "&Whole conversation"),
    //: Label or verdict beside the table of an evaluation: what was answered
    QT_TRANSLATE_NOOP("gui::RunDetails", "Answered"),
    //: Label or verdict beside the table of an evaluation: what was asked
    QT_TRANSLATE_NOOP("gui::RunDetails", "Asked"),
    //: Name for screen readers beside the table of an evaluation: what was expected
    QT_TRANSLATE_NOOP("gui::RunDetails", "Expected"),
    //: Label beside the table of an evaluation
    QT_TRANSLATE_NOOP("gui::RunDetails", "Your grade"),
    //: Label or verdict beside the table of an evaluation
    QT_TRANSLATE_NOOP("gui::RunDetails", "◆ broken"),
    //: Label or verdict beside the table of an evaluation
    QT_TRANSLATE_NOOP("gui::RunDetails", "○ failed"),
    //: Label or verdict beside the table of an evaluation
    QT_TRANSLATE_NOOP("gui::RunDetails", "● passed"),
    //: Column title in the dock of what is running now: servers and what they are asked; a noun: of tools
    QT_TRANSLATE_NOOP("gui::RunningPanel", "Calls"),
    //: Column title or state in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "MCP"),
    //: Column title in the dock of what is running now: servers and what they are asked; how much it takes
    QT_TRANSLATE_NOOP("gui::RunningPanel", "Memory"),
    //: Column title in the dock of what is running now: servers and what they are asked; how often it was started again
    QT_TRANSLATE_NOOP("gui::RunningPanel", "Restarts"),
    //: Column title in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "Server"),
    //: Column title in the dock of what is running now: servers and what they are asked; a noun: of a server
    QT_TRANSLATE_NOOP("gui::RunningPanel", "State"),
    //: Column title in the dock of what is running now: servers and what they are asked; how many calls wait
    QT_TRANSLATE_NOOP("gui::RunningPanel", "Waiting"),
    //: Column title or state in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "asked"),
    //: Column title or state in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "failed"),
    //: Column title or state in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "model file"),
    //: Column title or state in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "provider"),
    //: Column title or state in the dock of what is running now: servers and what they are asked; can be used
    QT_TRANSLATE_NOOP("gui::RunningPanel", "ready"),
    //: Column title or state in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "restarting"),
    //: Column title or state in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "starting"),
    //: Column title or state in the dock of what is running now: servers and what they are asked
    QT_TRANSLATE_NOOP("gui::RunningPanel", "stopped"),
    //: Button in the list of earlier runs in the test bench: a verb
    QT_TRANSLATE_NOOP("gui::RunsView", "Compare"),
    //: Name for screen readers in the list of earlier runs in the test bench
    QT_TRANSLATE_NOOP("gui::RunsView", "Earlier runs"),
    //: Button in the list of earlier runs in the test bench: a verb: run it once more
    QT_TRANSLATE_NOOP("gui::RunsView", "Repeat"),
    //: Line in the results of a search in all conversations
    QT_TRANSLATE_N_NOOP("gui::SearchHitModel", "%n hit(s)"),
    //: Line in the results of a search in all conversations
    QT_TRANSLATE_NOOP("gui::SearchHitModel", "Untitled"),
    //: Line in the results of a search in all conversations: the words stand in the conversation's title
    QT_TRANSLATE_NOOP("gui::SearchHitModel", "in the title"),
    //: Part of a number field in the window that sends a recorded request again: how often it is sent; behind a number
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", " times"),
    //: Text in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "&Cassette…"),
    //: Button in the window that sends a recorded request again: a verb
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "&Send"),
    //: Text in the window that sends a recorded request again: a verb
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "&Stop"),
    //: Label in the window that sends a recorded request again: to which provider
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "&To"),
    //: Button in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "&Undo all"),
    //: Text in the window that sends a recorded request again: the answer that came before
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "Before"),
    //: Title of a tab in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "Hea&ders"),
    //: Text in the window that sends a recorded request again: the answer that came now
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "Now"),
    //: Title of a tab in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "Re&quest"),
    //: Text in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "Sa&ve as"),
    //: Text in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "answers.csv"),
    //: Text in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "case.jsonl"),
    //: Title of a file dialog in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "request.cassette"),
    //: Text in the window that sends a recorded request again
    QT_TRANSLATE_NOOP("gui::SendAgainWindow", "scenario.toml"),
    //: Text in the dialog about serving other programs
    QT_TRANSLATE_N_NOOP("gui::ServeDialog", "%n call(s)"),
    //: Label in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "&Address:"),
    //: Label in the dialog about serving other programs: a verb
    QT_TRANSLATE_NOOP("gui::ServeDialog", "&Copy"),
    //: Text in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "&End serving"),
    //: Label in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "&Key:"),
    //: Label in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "&Port:"),
    //: Button in the dialog about serving other programs: a verb: begin to serve other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "&Serve"),
    //: Label in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "&Tools of:"),
    //: Text in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "Address"),
    //: Label in the dialog about serving other programs: a verb
    QT_TRANSLATE_NOOP("gui::ServeDialog", "C&opy"),
    //: Column title in the dialog about serving other programs: the program that is served
    QT_TRANSLATE_NOOP("gui::ServeDialog", "Client"),
    //: Text in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "End i&t"),
    //: Text in the dialog about serving other programs: a secret that a provider gives to its customers
    QT_TRANSLATE_NOOP("gui::ServeDialog", "Key"),
    //: Label in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "Nobody yet"),
    //: Button in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "S&top it"),
    //: Column title in the dialog about serving other programs: since when
    QT_TRANSLATE_NOOP("gui::ServeDialog", "Since"),
    //: Column title in the dialog about serving other programs: what is asked of it
    QT_TRANSLATE_NOOP("gui::ServeDialog", "What"),
    //: Part of a number field in the dialog about serving other programs: whichever is free, or any amount
    QT_TRANSLATE_NOOP("gui::ServeDialog", "any"),
    //: Text in the dialog about serving other programs
    QT_TRANSLATE_NOOP("gui::ServeDialog", "under way"),
    //: Who asked where no name is known
    QT_TRANSLATE_NOOP("gui::ServedTurn", "a program"),
    //: Menu entry at an MCP server in the tree of ensembles
    QT_TRANSLATE_NOOP("gui::ServerActions", "R&esources…"),
    //: Menu entry at an MCP server in the tree of ensembles
    QT_TRANSLATE_NOOP("gui::ServerActions", "Sign o&ut"),
    //: Button in the log of an MCP server
    QT_TRANSLATE_NOOP("gui::ServerLog", "Copy &all"),
    //: Name for screen readers in the review of MCP servers that are imported
    QT_TRANSLATE_NOOP("gui::ServerReview", "Its descriptor"),
    //: Name for screen readers in the review of MCP servers that are imported
    QT_TRANSLATE_NOOP("gui::ServerReview", "Key %1"),
    //: Message on the terminal of the tour of an MCP server
    QT_TRANSLATE_NOOP("gui::ServerTour", "%1: %2"),
    //: Button that is there while other programs are served: other programs are being served now
    QT_TRANSLATE_NOOP("gui::ServingButton", "Serving"),
    //: Button in the list of keyboard shortcuts: a verb: use these keys
    QT_TRANSLATE_NOOP("gui::ShortcutEditor", "&Set"),
    //: Column title in the list of keyboard shortcuts: a noun
    QT_TRANSLATE_NOOP("gui::ShortcutEditor", "Action"),
    //: Button in the list of keyboard shortcuts: back to the standard keys
    QT_TRANSLATE_NOOP("gui::ShortcutEditor", "Defaul&t"),
    //: Name for screen readers in the list of keyboard shortcuts
    QT_TRANSLATE_NOOP("gui::ShortcutEditor", "New shortcut"),
    //: Column title in the list of keyboard shortcuts: keys of the keyboard
    QT_TRANSLATE_NOOP("gui::ShortcutEditor", "Shortcut"),
    //: Remark behind a message on the terminal
    QT_TRANSLATE_NOOP("gui::ShowCommand", " (damaged: %1)"),
    //: Remark behind a message on the terminal
    QT_TRANSLATE_NOOP("gui::ShowCommand", " (interrupted)"),
    //: Menu entry at a word that may be misspelt
    QT_TRANSLATE_NOOP("gui::SpellHighlighter", "No suggestions"),
    //: Part of a number field in the dialog that starts a model file: behind a number
    QT_TRANSLATE_NOOP("gui::StartModelDialog", " tokens"),
    //: Button in the dialog that starts a model file
    QT_TRANSLATE_NOOP("gui::StartModelDialog", "&Browse…"),
    //: Label in the dialog that starts a model file
    QT_TRANSLATE_NOOP("gui::StartModelDialog", "&Further arguments:"),
    //: Label in the dialog that starts a model file
    QT_TRANSLATE_NOOP("gui::StartModelDialog", "&Model file:"),
    //: Label in the dialog that starts a model file
    QT_TRANSLATE_NOOP("gui::StartModelDialog", "&Name:"),
    //: Label in the dialog that starts a model file
    QT_TRANSLATE_NOOP("gui::StartModelDialog", "&Program:"),
    //: Label in the dialog that starts a model file
    QT_TRANSLATE_NOOP("gui::StartModelDialog", "Conte&xt:"),
    //: Part of a number field in the dialog that starts a model file: all layers
    QT_TRANSLATE_NOOP("gui::StartModelDialog", "all"),
    //: Step that a call passes through in the test bench
    QT_TRANSLATE_NOOP("gui::StepsModel", "approval"),
    //: Step that a call passes through in the test bench
    QT_TRANSLATE_NOOP("gui::StepsModel", "arguments checked"),
    //: Step that a call passes through in the test bench
    QT_TRANSLATE_NOOP("gui::StepsModel", "arguments read"),
    //: Step that a call passes through in the test bench
    QT_TRANSLATE_NOOP("gui::StepsModel", "confined"),
    //: Step that a call passes through in the test bench
    QT_TRANSLATE_NOOP("gui::StepsModel", "executed"),
    //: Step that a call passes through in the test bench
    QT_TRANSLATE_NOOP("gui::StepsModel", "result formatted"),
    //: Step that a call passes through in the test bench
    QT_TRANSLATE_NOOP("gui::StepsModel", "tool found"),
    //: Button on the bar that says that the store is damaged
    QT_TRANSLATE_NOOP("gui::StoreBar", "&Repair…"),
    //: Name of an edit that can be undone: a verb: put it into the archive
    QT_TRANSLATE_NOOP("gui::StoreConversationLibrary", "Archive"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::StoreConversationLibrary", "Delete Conversation"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::StoreConversationLibrary", "Labels"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::StoreConversationLibrary", "Rename"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::StoreConversationLibrary", "Rename Group"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::StoreConversationLibrary", "Restore Conversation"),
    //: Text of the button above the transcript that opens the system text: the system text
    QT_TRANSLATE_NOOP("gui::SystemTextButton", "System"),
    //: Name for screen readers of the button above the transcript that opens the system text
    QT_TRANSLATE_NOOP("gui::SystemTextButton", "System text"),
    //: Text of the button above the transcript that opens the system text
    QT_TRANSLATE_NOOP("gui::SystemTextButton", "System •"),
    //: Text in the window that shows a table of the transcript: a verb
    QT_TRANSLATE_NOOP("gui::TableWindow", "Close"),
    //: Text in the window that shows a table of the transcript: a verb
    QT_TRANSLATE_NOOP("gui::TableWindow", "Copy"),
    //: Window title in the window that shows a table of the transcript
    QT_TRANSLATE_NOOP("gui::TableWindow", "Table"),
    //: Text in the test bench, which tries out a tool
    QT_TRANSLATE_NOOP("gui::TestBench", "%1 %"),
    //: Button in the test bench, which tries out a tool
    QT_TRANSLATE_NOOP("gui::TestBench", "As JSON"),
    //: Title of a tab in the test bench, which tries out a tool
    QT_TRANSLATE_NOOP("gui::TestBench", "Earlier runs"),
    //: Button in the test bench, which tries out a tool: a verb: carry it out
    QT_TRANSLATE_NOOP("gui::TestBench", "Run"),
    //: Button in the test bench, which tries out a tool: a verb
    QT_TRANSLATE_NOOP("gui::TestBench", "Stop"),
    //: Column title or part of an exchange’s time in the Inspector
    QT_TRANSLATE_NOOP("gui::TimingModel", "Connection, sending"),
    //: Column title or part of an exchange’s time in the Inspector: from when on
    QT_TRANSLATE_NOOP("gui::TimingModel", "From"),
    //: Column title or part of an exchange’s time in the Inspector: a noun
    QT_TRANSLATE_NOOP("gui::TimingModel", "Name"),
    //: Column title or part of an exchange’s time in the Inspector: a noun
    QT_TRANSLATE_NOOP("gui::TimingModel", "Part"),
    //: Column title or part of an exchange’s time in the Inspector
    QT_TRANSLATE_NOOP("gui::TimingModel", "Sending"),
    //: Column title or part of an exchange’s time in the Inspector
    QT_TRANSLATE_NOOP("gui::TimingModel", "The answer"),
    //: Column title or part of an exchange’s time in the Inspector: how long it took
    QT_TRANSLATE_NOOP("gui::TimingModel", "Took"),
    //: Tokens that the model wrote in the Inspector
    QT_TRANSLATE_NOOP("gui::TimingPage", "%1 out"),
    //: Heading of what a model is asked to write
    QT_TRANSLATE_NOOP("gui::Titles", "Title"),
    //: Title of a tab that shows a tool as models without tool calls are told of it
    QT_TRANSLATE_NOOP("gui::ToolPreviews", "Contract"),
    //: State or other names of a tool on the terminal
    QT_TRANSLATE_NOOP("gui::ToolsCommand", "also %1"),
    //: State or other names of a tool on the terminal
    QT_TRANSLATE_NOOP("gui::ToolsCommand", "off"),
    //: State or other names of a tool on the terminal
    QT_TRANSLATE_NOOP("gui::ToolsCommand", "on"),
    //: Button on the box of the tour of the window
    QT_TRANSLATE_NOOP("gui::Tour", "&Done"),
    //: Button on the box of the tour of the window
    QT_TRANSLATE_NOOP("gui::Tour", "&Previous"),
    //: Button on the box of the tour of the window
    QT_TRANSLATE_NOOP("gui::Tour", "Ne&xt"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_N_NOOP("gui::Transcript", "%Ln token(s)"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_N_NOOP("gui::Transcript", "%n elements"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Arguments"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Assistant"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Code:"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a noun: an attached text
    QT_TRANSLATE_NOOP("gui::Transcript", "Document"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Error"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "File"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Image"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; what the model is told before all else
    QT_TRANSLATE_NOOP("gui::Transcript", "Instructions"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Life cycle"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; what a tool gave back
    QT_TRANSLATE_NOOP("gui::Transcript", "Result"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Steps"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Table: %1"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "Tool call"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; the person who uses the program
    QT_TRANSLATE_NOOP("gui::Transcript", "You"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step
    QT_TRANSLATE_NOOP("gui::Transcript", "approve"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: keep it in the sandbox
    QT_TRANSLATE_NOOP("gui::Transcript", "confinement"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: look whether it was called before
    QT_TRANSLATE_NOOP("gui::Transcript", "deduplicate"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: fill in what was left out
    QT_TRANSLATE_NOOP("gui::Transcript", "defaults"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "deleted"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "done"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step
    QT_TRANSLATE_NOOP("gui::Transcript", "execute"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: find the tool
    QT_TRANSLATE_NOOP("gui::Transcript", "find"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: write the result for the model
    QT_TRANSLATE_NOOP("gui::Transcript", "format"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "interrupted"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: read the arguments
    QT_TRANSLATE_NOOP("gui::Transcript", "parse"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "pinned"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "thinking…"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call
    QT_TRANSLATE_NOOP("gui::Transcript", "thought"),
    //: Word in the transcript: who speaks, what a row is, or a step of a tool call; a step: check the arguments
    QT_TRANSLATE_NOOP("gui::Transcript", "validate"),
    //: Deed that can be done with messages: a verb, in the transcript’s menu; send the message along again
    QT_TRANSLATE_NOOP("gui::TranscriptInput", "Activate"),
    //: Deed that can be done with messages: a verb, in the transcript’s menu; leave the message out of what is sent
    QT_TRANSLATE_NOOP("gui::TranscriptInput", "Deactivate"),
    //: Deed that can be done with messages: a verb, in the transcript’s menu
    QT_TRANSLATE_NOOP("gui::TranscriptInput", "Open %1…"),
    //: Deed that can be done with messages: a verb, in the transcript’s menu; a verb: keep it from being left out
    QT_TRANSLATE_NOOP("gui::TranscriptInput", "Pin"),
    //: Deed that can be done with messages: a verb, in the transcript’s menu; a verb: the opposite of Pin
    QT_TRANSLATE_NOOP("gui::TranscriptInput", "Unpin"),
    //: Button on a notice in the transcript
    QT_TRANSLATE_NOOP("gui::TranscriptNotices", "&Dismiss"),
    //: Button on a notice in the transcript
    QT_TRANSLATE_NOOP("gui::TranscriptNotices", "&Retry"),
    //: Button on a notice in the transcript
    QT_TRANSLATE_NOOP("gui::TranscriptNotices", "Co&ntinue"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::TranscriptPanel", "Activate Canisters"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::TranscriptPanel", "Deactivate Canisters"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::TranscriptPanel", "Pin Canisters"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("gui::TranscriptPanel", "Unpin Canisters"),
    //: Name for screen readers of the transcript
    QT_TRANSLATE_NOOP("gui::TranscriptView", "Transcript"),
    //: Who speaks, or a state, in the map of a conversation
    QT_TRANSLATE_N_NOOP("gui::TreeMapModel", "%n message(s)"),
    //: Who speaks, or a state, in the map of a conversation: a noun: of a tool
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "Call"),
    //: Who speaks, or a state, in the map of a conversation: a noun: an attached text
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "Document"),
    //: Who speaks, or a state, in the map of a conversation: a language model
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "Model"),
    //: Who speaks, or a state, in the map of a conversation: what a tool gave back
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "Result"),
    //: Who speaks, or a state, in the map of a conversation: the system text
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "System"),
    //: Who speaks, or a state, in the map of a conversation: the person who uses the program
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "You"),
    //: Who speaks, or a state, in the map of a conversation
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "deactivated"),
    //: Who speaks, or a state, in the map of a conversation
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "deleted"),
    //: Who speaks, or a state, in the map of a conversation
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "pinned"),
    //: Who speaks, or a state, in the map of a conversation
    QT_TRANSLATE_NOOP("gui::TreeMapModel", "shown"),
    //: Text of the map of a conversation
    QT_TRANSLATE_N_NOOP("gui::TreeMapPanel", "%n branch(es)"),
    //: Menu entry of the map of a conversation
    QT_TRANSLATE_NOOP("gui::TreeMapPanel", "&Go there"),
    //: Menu entry of the map of a conversation
    QT_TRANSLATE_NOOP("gui::TreeMapPanel", "&Unfold"),
    //: Button in the dialog that brings files back to what they were before a turn
    QT_TRANSLATE_NOOP("gui::TurnFilesDialog", "&Bring back"),
    //: Text in the dialog that brings files back to what they were before a turn
    QT_TRANSLATE_NOOP("gui::TurnFilesDialog", "brought back"),
    //: Text in the dialog that brings files back to what they were before a turn
    QT_TRANSLATE_NOOP("gui::TurnFilesDialog", "left: %1"),
    //: Text in the dialog that brings files back to what they were before a turn
    QT_TRANSLATE_NOOP("gui::TurnFilesDialog", "−%1 +%2"),
    //: Button on the bar that says that a conversation was deleted
    QT_TRANSLATE_NOOP("gui::UndoBar", "&Undo"),
    //: State of a file on the terminal, where files are brought back
    QT_TRANSLATE_NOOP("gui::UndoCommand", "brought back"),
    //: State of a file on the terminal, where files are brought back
    QT_TRANSLATE_NOOP("gui::UndoCommand", "left: %1"),
    //: Menu entry; %1 names the edit, in the menu Edit
    QT_TRANSLATE_NOOP("gui::Undoing", "&Redo"),
    //: Menu entry; %1 names the edit, in the menu Edit
    QT_TRANSLATE_NOOP("gui::Undoing", "&Redo %1"),
    //: Menu entry; %1 names the edit, in the menu Edit
    QT_TRANSLATE_NOOP("gui::Undoing", "&Undo"),
    //: Menu entry; %1 names the edit, in the menu Edit
    QT_TRANSLATE_NOOP("gui::Undoing", "&Undo %1"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&About Parlance"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Agents"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Capture…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Conversation"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Conversations"),
    //: Menu entry, or what it does, in the main menus: a verb
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Copy"),
    //: Menu entry, or what it does, in the main menus: a verb
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Delete"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Descriptors"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Ensembles"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Evaluate…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Find here…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Full screen"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Import conversations…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Import tools…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Inspector"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Labels…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Larger"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Manual"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&New conversation"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Next tab"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Parlance"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Paste"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Preferences…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Previous tab"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Quit"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Redo"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Rename"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Shortcuts…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Smaller"),
    //: Menu entry, or what it does, in the main menus: title of a menu
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Tools"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Undo"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Usual size"),
    //: Menu entry, or what it does, in the main menus: title of a menu: what is seen
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&View"),
    //: Menu entry, or what it does, in the main menus: go to the field where messages are written
    QT_TRANSLATE_NOOP("gui::WindowCommand", "&Write"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "A&gents"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Answer a&gain"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Attac&h files…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Cu&t"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Do an&ything…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "E&xport…"),
    //: Menu entry, or what it does, in the main menus: title of a menu: a noun or a verb, as your desktop has it
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Ed&it"),
    //: Menu entry, or what it does, in the main menus: numbers of calls, times and costs
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Fi&gures…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Find &next"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Find pre&vious"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "He&lp"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "New &window"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "New ta&b"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Pick t&ools"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Select &all"),
    //: Menu entry, or what it does, in the main menus: a verb
    QT_TRANSLATE_NOOP("gui::WindowCommand", "Sto&p"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "System &text…"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "all branches"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "larger texts"),
    //: Menu entry, or what it does, in the main menus
    QT_TRANSLATE_NOOP("gui::WindowCommand", "smaller texts"),
    //: Title of a dock: a noun, beside the transcript
    QT_TRANSLATE_NOOP("gui::WindowDocks", "Agents"),
    //: Title of a dock: a noun, beside the transcript
    QT_TRANSLATE_NOOP("gui::WindowDocks", "Conversations"),
    //: Title of a dock: a noun, beside the transcript
    QT_TRANSLATE_NOOP("gui::WindowDocks", "Descriptors"),
    //: Title of a dock: a noun, beside the transcript
    QT_TRANSLATE_NOOP("gui::WindowDocks", "Ensembles"),
    //: Title of a dock: a noun, beside the transcript
    QT_TRANSLATE_NOOP("gui::WindowDocks", "Inspector"),
    //: Title of a dock: a noun, beside the transcript; a noun: the drawing of all branches
    QT_TRANSLATE_NOOP("gui::WindowDocks", "Map"),
    //: Title of a dock: a noun, beside the transcript; what is running now
    QT_TRANSLATE_NOOP("gui::WindowDocks", "Running"),
    //: Title of a dock: a noun, beside the transcript
    QT_TRANSLATE_NOOP("gui::WindowDocks", "Test bench"),
    //: Question, or a remark, on the card that asks whether a call is allowed
    QT_TRANSLATE_NOOP("invocables::ApprovalStep", "Allow %1?"),
    //: Question, or a remark, on the card that asks whether a call is allowed
    QT_TRANSLATE_NOOP("invocables::ApprovalStep", "allowed before"),
    //: Remark at a step of a tool call
    QT_TRANSLATE_NOOP("invocables::InvocationRun", "attempt %1"),
    //: Remark at a step of a tool call
    QT_TRANSLATE_NOOP("invocables::InvocationRun", "filled in"),
    //: Remark at a step of a tool call
    QT_TRANSLATE_NOOP("invocables::InvocationRun", "repaired: %1"),
    //: Amount of time with its short unit anywhere
    QT_TRANSLATE_NOOP("model::Amounts", "%1 min"),
    //: Amount of time with its short unit anywhere
    QT_TRANSLATE_NOOP("model::Amounts", "%1 ms"),
    //: Amount of time with its short unit anywhere
    QT_TRANSLATE_NOOP("model::Amounts", "%1 s"),
    //: Question; %1 is a column, in the comparison side by side
    QT_TRANSLATE_NOOP("model::ColumnQuestions", "%1: %2"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "%1 (%2)"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "%1 failed"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "%1 stopped"),
    //: State, line or column title, in the comparison side by side: a noun: of tools
    QT_TRANSLATE_NOOP("model::Comparison", "Calls"),
    //: State, line or column title, in the comparison side by side: in money
    QT_TRANSLATE_NOOP("model::Comparison", "Cost"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "One run"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "Rounds"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "Same arguments"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "Texts agree"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "Tool time"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "Whole turn"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "committed"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "failed"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "interrupted"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "rolled back"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "running"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "stopped"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "timed out"),
    //: State, line or column title, in the comparison side by side
    QT_TRANSLATE_NOOP("model::Comparison", "waiting"),
    //: Heading or column title in the report of a comparison
    QT_TRANSLATE_NOOP("model::ComparisonReport", "Agent: %1"),
    //: Heading or column title in the report of a comparison
    QT_TRANSLATE_NOOP("model::ComparisonReport", "Arguments"),
    //: Heading or column title in the report of a comparison: a noun: of a tool
    QT_TRANSLATE_NOOP("model::ComparisonReport", "Call"),
    //: Heading or column title in the report of a comparison
    QT_TRANSLATE_NOOP("model::ComparisonReport", "Repeats: %1"),
    //: Heading or column title in the report of a comparison: what a tool gave back
    QT_TRANSLATE_NOOP("model::ComparisonReport", "Result"),
    //: Heading or column title in the report of a comparison: how long it took
    QT_TRANSLATE_NOOP("model::ComparisonReport", "Time"),
    //: Heading or column title in the report of a comparison
    QT_TRANSLATE_NOOP("model::ComparisonReport", "When: %1"),
    //: Heading or column title in the report of a comparison
    QT_TRANSLATE_NOOP("model::ComparisonReport", "reused"),
    //: Name of an edit that can be undone, as in “Undo Edit Canister”
    QT_TRANSLATE_NOOP("model::ConversationEdits", "Delete Canister"),
    //: Name of an edit that can be undone, as in “Undo Edit Canister”
    QT_TRANSLATE_NOOP("model::ConversationEdits", "Delete Canisters"),
    //: Name of an edit that can be undone, as in “Undo Edit Canister”
    QT_TRANSLATE_NOOP("model::ConversationEdits", "Edit Canister"),
    //: Name of an edit that can be undone, as in “Undo Edit Canister”: a verb: begin a branch here
    QT_TRANSLATE_NOOP("model::ConversationEdits", "Fork"),
    //: Name of an edit that can be undone, as in “Undo Edit Canister”
    QT_TRANSLATE_NOOP("model::ConversationEdits", "Show Version"),
    //: Name of an edit that can be undone, as in “Undo Edit Canister”
    QT_TRANSLATE_NOOP("model::ConversationEdits", "Summarise"),
    //: Name of an edit that can be undone, as in “Undo Edit Canister”
    QT_TRANSLATE_NOOP("model::ConversationEdits", "Undo Turn"),
    //: What a case has become since the baseline in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationChanges", "broken"),
    //: Column title or standing in the report of an evaluation as a page
    QT_TRANSLATE_NOOP("model::EvaluationPage", "Before"),
    //: Column title or standing in the report of an evaluation as a page: a noun: of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationPage", "Case"),
    //: Column title or standing in the report of an evaluation as a page
    QT_TRANSLATE_NOOP("model::EvaluationPage", "Now"),
    //: Column title or standing in the report of an evaluation as a page: how many
    QT_TRANSLATE_NOOP("model::EvaluationPage", "Passed"),
    //: Column title or standing in the report of an evaluation as a page
    QT_TRANSLATE_NOOP("model::EvaluationPage", "Tokens"),
    //: Column title or standing in the report of an evaluation as a page: a noun
    QT_TRANSLATE_NOOP("model::EvaluationPage", "Variant"),
    //: Column title or standing in the report of an evaluation as a page
    QT_TRANSLATE_NOOP("model::EvaluationPage", "better"),
    //: Column title or standing in the report of an evaluation as a page
    QT_TRANSLATE_NOOP("model::EvaluationPage", "worse"),
    //: Column title, heading or standing, in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "%1 unstable"),
    //: Column title, heading or standing, in the report of an evaluation: a noun: of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "Case"),
    //: Column title, heading or standing, in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "Evaluation: %1"),
    //: Column title, heading or standing, in the report of an evaluation: how many
    QT_TRANSLATE_NOOP("model::EvaluationReport", "Passed"),
    //: Column title, heading or standing, in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "Preferred blind"),
    //: Column title, heading or standing, in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "When: %1"),
    //: Column title, heading or standing, in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "better: %1"),
    //: Column title, heading or standing, in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "broken"),
    //: Column title, heading or standing, in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "unstable: %1"),
    //: Column title, heading or standing, in the report of an evaluation
    QT_TRANSLATE_NOOP("model::EvaluationReport", "worse: %1"),
    //: Name of the variant that a suite has without any
    QT_TRANSLATE_NOOP("model::EvaluationSuite", "standard"),
    //: State of a tool call on its card in the transcript
    QT_TRANSLATE_NOOP("model::Invocation", "being checked"),
    //: State of a tool call on its card in the transcript
    QT_TRANSLATE_NOOP("model::Invocation", "being written"),
    //: State of a tool call on its card in the transcript
    QT_TRANSLATE_NOOP("model::Invocation", "done"),
    //: State of a tool call on its card in the transcript
    QT_TRANSLATE_NOOP("model::Invocation", "failed"),
    //: State of a tool call on its card in the transcript
    QT_TRANSLATE_NOOP("model::Invocation", "refused"),
    //: State of a tool call on its card in the transcript
    QT_TRANSLATE_NOOP("model::Invocation", "running"),
    //: State of a tool call on its card in the transcript
    QT_TRANSLATE_NOOP("model::Invocation", "timed out"),
    //: Title of a conversation that an evaluation makes
    QT_TRANSLATE_NOOP("model::RunWorker", "Evaluation"),
    //: Name of an edit that can be undone: send the message along again
    QT_TRANSLATE_NOOP("model::Session", "Activate"),
    //: Name of an edit that can be undone
    QT_TRANSLATE_NOOP("model::Session", "Change Agent"),
    //: Name of an edit that can be undone: leave the message out of what is sent
    QT_TRANSLATE_NOOP("model::Session", "Deactivate"),
    //: Name of an edit that can be undone: a verb: keep it from being left out
    QT_TRANSLATE_NOOP("model::Session", "Pin"),
    //: Name of an edit that can be undone: a verb: the opposite of Pin
    QT_TRANSLATE_NOOP("model::Session", "Unpin"),
    //: What was found; %1 lists tools, in the verdict on a run of an evaluation
    QT_TRANSLATE_NOOP("model::ToolJudgement", "called: %1"),
    //: Message
    QT_TRANSLATE_NOOP("model::Turn", "%1 broke."),
    //: End of a shortened list in the question whether a workspace is trusted
    QT_TRANSLATE_N_NOOP("model::WorkspaceTrust", "%n more"),
    //: Question; %1 is a deed of another program’s agent
    QT_TRANSLATE_NOOP("network::AcpPermissions", "Allow %1?"),
    //: Message
    QT_TRANSLATE_NOOP("network::AcpThread", "%1: %2"),
    //: Message after signing out of an MCP server
    QT_TRANSLATE_NOOP("network::OAuthAuthorizer", "Signed out."),
};
