<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>gui::ComposerStatus</name>
    <message numerus="yes">
        <source>%n earlier message(s) left out</source>
        <translation>
            <numerusform>%n earlier message left out</numerusform>
            <numerusform>%n earlier messages left out</numerusform>
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
    <name>gui::Transcript</name>
    <message numerus="yes">
        <source>%n elements</source>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elements</numerusform>
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
</TS>
