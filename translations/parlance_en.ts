<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>gui::MainWindow</name>
    <message numerus="yes">
        <source>%n server(s) found; their models can be picked now.</source>
        <translation>
            <numerusform>%n server found; their models can be picked now.</numerusform>
            <numerusform>%n servers found; their models can be picked now.</numerusform>
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
