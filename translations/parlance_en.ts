<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AcpCall</name>
    <message numerus="yes">
        <source>It changes %n further file(s).</source>
        <translation>
            <numerusform>It changes %n further file.</numerusform>
            <numerusform>It changes %n further files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ApprovalStep</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchRun</name>
    <message numerus="yes">
        <source>[%n character(s) more]</source>
        <translation>
            <numerusform>[%n character more]</numerusform>
            <numerusform>[%n characters more]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ContextReading</name>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation>
            <numerusform>%n earlier message left out</numerusform>
            <numerusform>%n earlier messages left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next request leaves out the %n oldest message(s), so that the rest fits into the model&apos;s context. What is pinned always goes.</source>
        <translation>
            <numerusform>The next request leaves out the oldest message, so that the rest fits into the model&apos;s context. What is pinned always goes.</numerusform>
            <numerusform>The next request leaves out the %n oldest messages, so that the rest fits into the model&apos;s context. What is pinned always goes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileChange</name>
    <message numerus="yes">
        <source>%n further line(s) are not shown here.</source>
        <translation>
            <numerusform>%n further line is not shown here.</numerusform>
            <numerusform>%n further lines are not shown here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FormHints</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element(s)</source>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GramParser</name>
    <message numerus="yes">
        <source>patterns are nested too deeply here: at most %n deep</source>
        <translation>
            <numerusform>patterns are nested too deeply here: at most %n deep</numerusform>
            <numerusform>patterns are nested too deeply here: at most %n deep</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GramWriter</name>
    <message numerus="yes">
        <source>patterns nested more than %n deep</source>
        <translation>
            <numerusform>patterns nested more than %n deep</numerusform>
            <numerusform>patterns nested more than %n deep</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Guards</name>
    <message numerus="yes">
        <source>The model has called tools wrongly in %n round(s), although it was told what was wrong. Go on?</source>
        <translation>
            <numerusform>The model has called tools wrongly in %n round, although it was told what was wrong. Go on?</numerusform>
            <numerusform>The model has called tools wrongly in %n rounds, although it was told what was wrong. Go on?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This turn has gone to the model %n time(s). Go on?</source>
        <translation>
            <numerusform>This turn has gone to the model once. Go on?</numerusform>
            <numerusform>This turn has gone to the model %n times. Go on?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The model asks for %n call(s) at once. Run them?</source>
        <translation>
            <numerusform>The model asks for %n call at once. Run it?</numerusform>
            <numerusform>The model asks for %n calls at once. Run them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was called %n time(s) among the last %2 calls. Go on?</source>
        <translation>
            <numerusform>%1 was called once among the last %2 calls. Go on?</numerusform>
            <numerusform>%1 was called %n times among the last %2 calls. Go on?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JsonText</name>
    <message numerus="yes">
        <source>The JSON text is larger than %n MiB.</source>
        <translation>
            <numerusform>The JSON text is larger than %n MiB.</numerusform>
            <numerusform>The JSON text is larger than %n MiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Repair</name>
    <message numerus="yes">
        <source>%n content(s) cannot be read.</source>
        <translation>
            <numerusform>%n content cannot be read.</numerusform>
            <numerusform>%n contents cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part.</source>
        <translation>
            <numerusform>%n message cannot be read, or only in part.</numerusform>
            <numerusform>%n messages cannot be read, or only in part.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are missing.</source>
        <translation>
            <numerusform>%n message is missing.</numerusform>
            <numerusform>%n messages are missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es) of conversations have gaps.</source>
        <translation>
            <numerusform>%n branch of a conversation has gaps.</numerusform>
            <numerusform>%n branches of conversations have gaps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) in conversations are not as they were written.</source>
        <translation>
            <numerusform>%n place in a conversation is not as it was written.</numerusform>
            <numerusform>%n places in conversations are not as they were written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) have lost their end.</source>
        <translation>
            <numerusform>%n conversation has lost its end.</numerusform>
            <numerusform>%n conversations have lost their end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n body or bodies of exchanges cannot be read.</source>
        <translation>
            <numerusform>%n body of an exchange cannot be read.</numerusform>
            <numerusform>%n bodies of exchanges cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) have lost their place; they are in “%1”.</source>
        <translation>
            <numerusform>%n message has lost its place; it is in “%1”.</numerusform>
            <numerusform>%n messages have lost their place; they are in “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolBinder</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolsImport</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VisibleText</name>
    <message numerus="yes">
        <source>%1… (%n more characters)</source>
        <translation>
            <numerusform>%1… (%n more character)</numerusform>
            <numerusform>%1… (%n more characters)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswerView</name>
    <message numerus="yes">
        <source>%Ln token(s) in, %1 out</source>
        <translation>
            <numerusform>%Ln token in, %1 out</numerusform>
            <numerusform>%Ln tokens in, %1 out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::AnswersModel</name>
    <message numerus="yes">
        <source>%n sent</source>
        <translation>
            <numerusform>%n sent</numerusform>
            <numerusform>%n sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different answer(s)</source>
        <translation>
            <numerusform>%n different answer</numerusform>
            <numerusform>%n different answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::BranchWindow</name>
    <message numerus="yes">
        <source>Both branches have the first %n message(s) in common.</source>
        <translation>
            <numerusform>Both branches have the first message in common.</numerusform>
            <numerusform>Both branches have the first %n messages in common.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) more are not shown.</source>
        <translation>
            <numerusform>%n message more is not shown.</numerusform>
            <numerusform>%n messages more are not shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteSteps</name>
    <message numerus="yes">
        <source>… next: the answer to %1, %n event(s)</source>
        <translation>
            <numerusform>… next: the answer to %1, %n event</numerusform>
            <numerusform>… next: the answer to %1, %n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::CassetteWindow</name>
    <message numerus="yes">
        <source>%n exchange(s). Play it, and all that would be sent is answered from here.</source>
        <translation>
            <numerusform>%n exchange. Play it, and all that would be sent is answered from here.</numerusform>
            <numerusform>%n exchanges. Play it, and all that would be sent is answered from here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ComposerStatus</name>
    <message numerus="yes">
        <source>%n tool(s) on</source>
        <translation>
            <numerusform>%n tool on</numerusform>
            <numerusform>%n tools on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ContextActions</name>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more. Undo brings them back.</source>
        <translation>
            <numerusform>%n message is summed up and not sent any more. Undo brings it back.</numerusform>
            <numerusform>%n messages are summed up and not sent any more. Undo brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConversationListModel</name>
    <message numerus="yes">
        <source>%n canister(s)</source>
        <translation>
            <numerusform>%n canister</numerusform>
            <numerusform>%n canisters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <translation>
            <numerusform>%n branch</numerusform>
            <numerusform>%n branches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ConverseCommand</name>
    <message numerus="yes">
        <source>%n earlier message(s) left out, since they do not fit into the model&apos;s context.</source>
        <translation>
            <numerusform>%n earlier message left out, since it does not fit into the model&apos;s context.</numerusform>
            <numerusform>%n earlier messages left out, since they do not fit into the model&apos;s context.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::DiffCommand</name>
    <message numerus="yes">
        <source>The same, byte for byte (%n byte(s)).</source>
        <translation>
            <numerusform>The same, byte for byte (%n byte).</numerusform>
            <numerusform>The same, byte for byte (%n bytes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It said: %n token(s).</source>
        <translation>
            <numerusform>It said: %n token.</numerusform>
            <numerusform>It said: %n tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EnsemblesModel</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluateCommand</name>
    <message numerus="yes">
        <source>%n run(s) are waiting to be done: %1</source>
        <translation>
            <numerusform>%n run is waiting to be done: %1</numerusform>
            <numerusform>%n runs are waiting to be done: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EvaluationSummary</name>
    <message numerus="yes">
        <source>%n more are in the report.</source>
        <translation>
            <numerusform>%n more is in the report.</numerusform>
            <numerusform>%n more are in the report.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::EventsModel</name>
    <message numerus="yes">
        <source>call of %1, %n byte(s)</source>
        <translation>
            <numerusform>call of %1, %n byte</numerusform>
            <numerusform>call of %1, %n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListModel</name>
    <message numerus="yes">
        <source>%1, %n exchange(s)</source>
        <translation>
            <numerusform>%1, %n exchange</numerusform>
            <numerusform>%1, %n exchanges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ExchangeListPane</name>
    <message numerus="yes">
        <source>%n exchange(s)</source>
        <translation>
            <numerusform>%n exchange</numerusform>
            <numerusform>%n exchanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last %n exchange(s)</source>
        <translation>
            <numerusform>the last exchange</numerusform>
            <numerusform>the last %n exchanges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pinned</source>
        <translation>
            <numerusform>%n pinned</numerusform>
            <numerusform>%n pinned</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FiguresWindow</name>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Last %n day</numerusform>
            <numerusform>Last %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FindBar</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FirstRunPage</name>
    <message numerus="yes">
        <source>Use %1 (%n model(s))</source>
        <translation>
            <numerusform>Use %1 (%n model)</numerusform>
            <numerusform>Use %1 (%n models)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FoldersButton</name>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n folder</numerusform>
            <numerusform>%n folders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::FullContext</name>
    <message numerus="yes">
        <source>%n message(s) are summed up and not sent any more.</source>
        <translation>
            <numerusform>%n message is summed up and not sent any more.</numerusform>
            <numerusform>%n messages are summed up and not sent any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::JumpButton</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::QueueStrip</name>
    <message numerus="yes">
        <source>%1 (with %n attachment(s))</source>
        <translation>
            <numerusform>%1 (with %n attachment)</numerusform>
            <numerusform>%1 (with %n attachments)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) wait for the answer.</source>
        <translation>
            <numerusform>%n message waits for the answer.</numerusform>
            <numerusform>%n messages wait for the answer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RedactionWindow</name>
    <message numerus="yes">
        <source>%n place(s) would have been taken out of the exchanges that were kept last.</source>
        <translation>
            <numerusform>%n place would have been taken out of the exchanges that were kept last.</numerusform>
            <numerusform>%n places would have been taken out of the exchanges that were kept last.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairCommand</name>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation>
            <numerusform>Conversations saved: %1, with %n message.</numerusform>
            <numerusform>Conversations saved: %1, with %n messages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RepairDialog</name>
    <message numerus="yes">
        <source>Conversations saved: %1, with %n message(s).</source>
        <translation>
            <numerusform>Conversations saved: %1, with %n message.</numerusform>
            <numerusform>Conversations saved: %1, with %n messages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestEditor</name>
    <message numerus="yes">
        <source>%n long string(s) are folded to a mark and sent whole.</source>
        <translation>
            <numerusform>%n long string is folded to a mark and sent whole.</numerusform>
            <numerusform>%n long strings are folded to a mark and sent whole.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::RequestWindow</name>
    <message numerus="yes">
        <source>%n earlier message(s) are left out, since they do not fit into the model&apos;s context.</source>
        <translation>
            <numerusform>%n earlier message is left out, since it does not fit into the model&apos;s context.</numerusform>
            <numerusform>%n earlier messages are left out, since they do not fit into the model&apos;s context.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ResourcesDialog</name>
    <message numerus="yes">
        <source>%n resource(s)</source>
        <translation>
            <numerusform>%n resource</numerusform>
            <numerusform>%n resources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ResultView</name>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::SaveExchangesDialog</name>
    <message numerus="yes">
        <source>Save %n exchange(s)</source>
        <translation>
            <numerusform>Save %n exchange</numerusform>
            <numerusform>Save %n exchanges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::SearchHitModel</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::SendAgainWindow</name>
    <message numerus="yes">
        <source>%n fault(s) in the request; it is sent as it stands all the same.</source>
        <translation>
            <numerusform>%n fault in the request; it is sent as it stands all the same.</numerusform>
            <numerusform>%n faults in the request; it is sent as it stands all the same.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServeDialog</name>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServedTurn</name>
    <message numerus="yes">
        <source>%n character(s) so far</source>
        <translation>
            <numerusform>%n character so far</numerusform>
            <numerusform>%n characters so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServerTrial</name>
    <message numerus="yes">
        <source>The server %1 runs. It has %n tool(s).</source>
        <translation>
            <numerusform>The server %1 runs. It has %n tool.</numerusform>
            <numerusform>The server %1 runs. It has %n tools.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ServingButton</name>
    <message numerus="yes">
        <source>Serving %n program(s)</source>
        <translation>
            <numerusform>Serving %n program</numerusform>
            <numerusform>Serving %n programs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n under way</source>
        <translation>
            <numerusform>%n under way</numerusform>
            <numerusform>%n under way</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ShowCommand</name>
    <message numerus="yes">
        <source>%n message(s) cannot be read, or only in part. parlance repair saves what can be read.</source>
        <translation>
            <numerusform>%n message cannot be read, or only in part. parlance repair saves what can be read.</numerusform>
            <numerusform>%n messages cannot be read, or only in part. parlance repair saves what can be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::TimingPage</name>
    <message numerus="yes">
        <source>%Ln token(s) in</source>
        <translation>
            <numerusform>%Ln token in</numerusform>
            <numerusform>%Ln tokens in</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::ToolsCommand</name>
    <message numerus="yes">
        <source>%n tool(s) are offered on demand: about %1 tokens less in each request.</source>
        <translation>
            <numerusform>%n tool is offered on demand: about %1 tokens less in each request.</numerusform>
            <numerusform>%n tools are offered on demand: about %1 tokens less in each request.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::Transcript</name>
    <message numerus="yes">
        <source>%n elements</source>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::TranscriptInput</name>
    <message numerus="yes">
        <source>%n canister(s) marked</source>
        <translation>
            <numerusform>%n canister marked</numerusform>
            <numerusform>%n canisters marked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::TreeMapModel</name>
    <message numerus="yes">
        <source>%n message(s)</source>
        <translation>
            <numerusform>%n message</numerusform>
            <numerusform>%n messages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::TreeMapPanel</name>
    <message numerus="yes">
        <source>%n branch(es)</source>
        <translation>
            <numerusform>%n branch</numerusform>
            <numerusform>%n branches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::UndoCommand</name>
    <message numerus="yes">
        <source>%n message(s) would be shown no more.</source>
        <translation>
            <numerusform>%n message would be shown no more.</numerusform>
            <numerusform>%n messages would be shown no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n message(s) are shown no more.</source>
        <translation>
            <numerusform>%n message is shown no more.</numerusform>
            <numerusform>%n messages are shown no more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WholeText</name>
    <message numerus="yes">
        <source>%n character(s) in all: scroll to read what is not seen here.</source>
        <translation>
            <numerusform>%n character in all: scroll to read what is not seen here.</numerusform>
            <numerusform>%n characters in all: scroll to read what is not seen here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gui::WorkCommand</name>
    <message numerus="yes">
        <source>%n run(s) done, none is left.</source>
        <translation>
            <numerusform>%n run done, none is left.</numerusform>
            <numerusform>%n runs done, none is left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationChanges</name>
    <message numerus="yes">
        <source>With %n run(s) of a case, a change cannot be told from chance; only a case that went from all to none is named.</source>
        <translation>
            <numerusform>With %n run of a case, a change cannot be told from chance; only a case that went from all to none is named.</numerusform>
            <numerusform>With %n runs of a case, a change cannot be told from chance; only a case that went from all to none is named.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) of a case cannot show a change of less than %1 points.</source>
        <translation>
            <numerusform>%n run of a case cannot show a change of less than %1 points.</numerusform>
            <numerusform>%n runs of a case cannot show a change of less than %1 points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationPage</name>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation>
            <numerusform>%n more is not shown here.</numerusform>
            <numerusform>%n more are not shown here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationReport</name>
    <message numerus="yes">
        <source>%n run(s) are not done.</source>
        <translation type="unfinished">
            <numerusform>%n run is not done.</numerusform>
            <numerusform>%n runs are not done.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationSuite</name>
    <message numerus="yes">
        <source>%n more are not shown here.</source>
        <translation type="unfinished">
            <numerusform>%n more is not shown here.</numerusform>
            <numerusform>%n more are not shown here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::EvaluationTable</name>
    <message numerus="yes">
        <source>The judge agrees with you on %1 of %n graded run(s).</source>
        <translation>
            <numerusform>The judge agrees with you on %1 of %n graded run.</numerusform>
            <numerusform>The judge agrees with you on %1 of %n graded runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::Preferences</name>
    <message numerus="yes">
        <source>The judge&apos;s scores agree with you on %1 of %n compared pair(s).</source>
        <translation type="unfinished">
            <numerusform>The judge&apos;s scores agree with you on %1 of %n compared pair.</numerusform>
            <numerusform>The judge&apos;s scores agree with you on %1 of %n compared pairs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::ToolJudgement</name>
    <message numerus="yes">
        <source>%n time(s); %1.</source>
        <translation>
            <numerusform>%n time; %1.</numerusform>
            <numerusform>%n times; %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model::WorkspaceTrust</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::AcpConverseJob</name>
    <message numerus="yes">
        <source>%1 has said nothing for %n second(s).</source>
        <translation>
            <numerusform>%1 has said nothing for %n second.</numerusform>
            <numerusform>%1 has said nothing for %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::GatheredRecords</name>
    <message numerus="yes">
        <source>%n further message(s) of this kind came, more than are kept.</source>
        <translation>
            <numerusform>%n further message of this kind came, more than are kept.</numerusform>
            <numerusform>%n further messages of this kind came, more than are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network::McpConnection</name>
    <message numerus="yes">
        <source>%n line(s) that came too fast are left out.</source>
        <translation>
            <numerusform>%n line that came too fast is left out.</numerusform>
            <numerusform>%n lines that came too fast are left out.</numerusform>
        </translation>
    </message>
</context>
</TS>
