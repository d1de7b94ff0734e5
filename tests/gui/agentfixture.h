// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/workbench/workbench.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QTemporaryDir>

using namespace Qt::StringLiterals;

//! A workbench on a profile with agents, libraries and tools of every kind: `greeter` (gram, bound), `reader` (TOML, asks for a tool
//! that there is not), `broken` (gram, has an error), the library `polite`, which binds to another tool.
class AgentFixture final
{
public:
    AgentFixture()
    {
        const auto profile = model::Profile::inFolder(folder.path());
        if (!profile.create())
            qFatal("no profile");
        config = profile.config;
        write(u"agents/greeter.gram"_s, greeter());
        write(u"agents/broken.gram"_s, greeter().replace("greeter", "broken").replace("::Text", "::Txet"));
        write(u"agents/reader.toml"_s,
            "[agent]\nname = \"reader\"\ntitle = \"The reader\"\ninstruction = \"Read.\"\nmodel = "
            "\"rehearsal/rehearsal\"\n\n[[tools]]\nname = \"fathom\"\n"
            "description = \"Fathoms\"\nsignature = \"(depth::Int)==>(::Text)\"\n");
        write(u"ensembles/greetings.toml"_s, "[ensemble]\nname = \"greetings\"\n" + tool("sayHello") + tool("welcome"));
        write(u"libraries/polite.toml"_s,
            "[library]\nname = \"polite\"\n\n[[bindings]]\nname = \"sayHello\"\ninvoker = \"greetings:welcome\"\n");
        auto opened = gui::Workbench::open(profile);
        if (!opened)
            qFatal("%s", qPrintable(opened.error().message));
        workbench = std::move(*opened);
    }

    static QByteArray greeter()
    {
        return "[greeter:Agent {description: \"Greets\", instruction: \"Greet.\", model: \"rehearsal/rehearsal\"} |\n"
               "  [sayHello:ToolSpecification {description: \"Says hello\"} | (personName::Text)==>(::String)]]\n";
    }
    QString path(const QString &name) const { return config + u'/' + name; }
    void write(const QString &name, const QByteArray &text) { support::write(path(name), text); }

    QTemporaryDir folder;
    QString config;
    std::unique_ptr<gui::Workbench> workbench;

private:
    static QByteArray tool(const QByteArray &name)
    {
        return "\n[[invokers]]\nname = \"" + name
            + "\"\ndescription = \"Says hello\"\n\n[invokers.invocable]\nkind = \"command\"\ncommand = [\"true\"]\n\n"
              "[invokers.arguments]\ntype = \"object\"\nrequired = [\"personName\"]\n\n[invokers.arguments.properties.personName]\ntype = "
              "\"string\"\n";
    }
};
