// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptortemplates.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gui {

using model::DescriptorKind;

namespace {

constexpr auto ensembleTemplate = R"(# An ensemble with one tool that runs a command.
[ensemble]
name = "%NAME%"
description = "Says what these tools are for"

[defaults]
timeout = 30
approval = "ask"

[[invokers]]
name = "count_words"
description = "Counts the words of a text"

[invokers.invocable]
kind = "command"
# The arguments arrive as JSON on standard input; no shell is involved.
command = ["wc", "-w"]

[invokers.arguments]
type = "object"
required = ["text"]

[invokers.arguments.properties.text]
type = "string"
description = "The text whose words are counted"
)";

constexpr auto providerTemplate = R"(# An endpoint that speaks the language of OpenAI's chat completions, as most local servers do.
name = "%NAME%"
title = "%NAME%"
dialect = "openai-chat-completions"
base-url = "http://127.0.0.1:8080/v1"
# The name of a keychain entry or environment variable, never the key itself:
# key = "EXAMPLE_API_KEY"

[[models]]
name = "default"
)";

} // namespace

QList<DescriptorKind> templateKinds()
{
    return {DescriptorKind::Ensemble, DescriptorKind::Provider};
}

QString templateTitle(DescriptorKind kind)
{
    return kind == DescriptorKind::Provider ? QCoreApplication::translate("gui::DescriptorTemplates", "&Provider…")
                                            : QCoreApplication::translate("gui::DescriptorTemplates", "&Ensemble of tools…");
}

QByteArray templateText(DescriptorKind kind, const QString &name)
{
    const QString text = QString::fromUtf8(kind == DescriptorKind::Provider ? providerTemplate : ensembleTemplate);
    return QString(text).replace("%NAME%"_L1, name).toUtf8();
}

QString descriptorName(const QString &text)
{
    QString name;
    for (const QChar character : text.trimmed().toLower()) {
        const bool plain = character.unicode() < 128 && character.isLetterOrNumber();
        if (plain || character == u'-' || character == u'_')
            name += character;
        else if (character.isSpace())
            name += u'_';
    }
    return name.left(64);
}

} // namespace gui
