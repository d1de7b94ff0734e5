// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/commandline/promptoptions.h"

#include "invocables/files/workspacetext.h"

namespace gui {

using namespace Qt::StringLiterals;

void PromptOptions::declare(QCommandLineParser &parser)
{
    parser.addOption({u"prompt"_s,
        tr("Say what this prompt says (`parlance prompts` lists them). A prompt for the supervisor becomes the system text; what to say is "
           "then given as well."),
        u"name"_s});
    parser.addOption({u"variable"_s, tr("The value of one of the prompt's variables; may be repeated."), u"name=value"_s});
}

model::Result<std::optional<PromptOptions>> PromptOptions::read(const QCommandLineParser &parser, Workbench &workbench)
{
    if (!parser.isSet(u"prompt"_s) && parser.isSet(u"variable"_s))
        return model::failure(model::ErrorCategory::Usage, tr("--variable goes with --prompt."));
    if (!parser.isSet(u"prompt"_s))
        return std::optional<PromptOptions>();
    PromptOptions options(workbench);
    const auto prompt = workbench.prompts().promptFor(parser.value(u"prompt"_s));
    if (!prompt)
        return tl::make_unexpected(prompt.error());
    QMap<QString, QString> written;
    for (const QString &variable : parser.values(u"variable"_s)) {
        if (!variable.contains(u'='))
            return model::failure(model::ErrorCategory::Usage, tr("A variable is given as name=value, not %1.").arg(variable));
        written.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
    }
    const auto values = prompt->valuesOf(written);
    if (!values)
        return tl::make_unexpected(values.error());
    options.m_prompt = *prompt;
    options.m_values = *values;
    if (options.isSupervisor() && parser.isSet(u"system"_s))
        return model::failure(model::ErrorCategory::Usage, tr("Give --system, or a prompt that is a system text, not both."));
    if (!options.isSupervisor() && !parser.positionalArguments().isEmpty())
        return model::failure(model::ErrorCategory::Usage, tr("Give --prompt or what to say, not both."));
    return std::optional(options);
}

model::Result<model::SessionSettings> PromptOptions::settings(
    const ConverseOptions &options, const QCommandLineParser &parser, model::Session &session, QString &text) const
{
    if (!m_prompt.agent.isEmpty() && !parser.isSet(u"agent"_s)) {
        if (const auto playing = session.setAgent(m_prompt.agent, session.settings().library); !playing)
            return tl::make_unexpected(playing.error());
    }
    auto chosen = options.settings(m_prompt.applied(session.settings(), session.settings().supervisor));
    if (!chosen)
        return chosen;
    const QStringList hidden = m_workbench->profile().folders() + model::Profile::ofDesktop().folders();
    const auto filled = m_prompt.filled(
        m_values, [&](const QString &path) { return invocables::readWorkspaceText(chosen->folders, hidden, path); });
    if (!filled)
        return tl::make_unexpected(filled.error());
    (isSupervisor() ? chosen->supervisor : text) = *filled;
    return chosen;
}

} // namespace gui
