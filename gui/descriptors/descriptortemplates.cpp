// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptortemplates.h"

#include "model/gram/gramlexis.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace gui {

using model::DescriptorKind;

namespace {

struct DescriptorTemplatesTexts {
    Q_DECLARE_TR_FUNCTIONS(DescriptorTemplates)
};

} // namespace

QList<DescriptorTemplate> descriptorTemplates()
{
    return {
        {u"command"_s, DescriptorTemplatesTexts::tr("Tool that runs a &command…"), DescriptorKind::Ensemble, u"ensembles"_s},
        {u"http"_s, DescriptorTemplatesTexts::tr("Tool that asks the &web…"), DescriptorKind::Ensemble, u"ensembles"_s},
        {u"mcp"_s, DescriptorTemplatesTexts::tr("Tools of an &MCP server…"), DescriptorKind::Ensemble, u"ensembles"_s},
        {u"builtin"_s, DescriptorTemplatesTexts::tr("&Built-in tool in your own words…"), DescriptorKind::Ensemble, u"ensembles"_s},
        {u"invoker"_s, DescriptorTemplatesTexts::tr("Tool in a file of its &own…"), DescriptorKind::Invoker, u"ensembles/mine/invokers"_s},
        {u"provider"_s, DescriptorTemplatesTexts::tr("&Provider…"), DescriptorKind::Provider, u"providers"_s},
        {u"modelfile"_s, DescriptorTemplatesTexts::tr("Provider that starts a model &file…"), DescriptorKind::Provider, u"providers"_s},
        {u"agent"_s, DescriptorTemplatesTexts::tr("&Agent…"), DescriptorKind::Agent, u"agents"_s},
        {u"agentgram"_s, DescriptorTemplatesTexts::tr("Agent in &gram…"), DescriptorKind::Agent, u"agents"_s, TextForm::Gram},
        {u"prompt"_s, DescriptorTemplatesTexts::tr("P&rompt…"), DescriptorKind::Prompt, u"prompts"_s},
        {u"skill"_s, DescriptorTemplatesTexts::tr("S&kill…"), DescriptorKind::Skill, u"skills"_s, TextForm::Skill},
        {u"library"_s, DescriptorTemplatesTexts::tr("Tool &library…"), DescriptorKind::Library, u"libraries"_s},
        {u"scenario"_s, DescriptorTemplatesTexts::tr("Rehearsal &scenario…"), DescriptorKind::Scenario, u"scenarios"_s},
        {u"suite"_s, DescriptorTemplatesTexts::tr("E&valuation…"), DescriptorKind::Suite, u"evaluations"_s},
    };
}

QByteArray templateText(const DescriptorTemplate &begun, const QString &name)
{
    QFile file(u":/templates/"_s + begun.id + endingOf(begun.form));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // The licence of the templates does not hold for what a person makes of them; it ends with the first empty line.
    QByteArray text = file.readAll();
    if (begun.form == TextForm::Skill)
        return text.replace("%NAME%", name.toUtf8());
    const bool isQuoted = begun.form == TextForm::Gram && !model::gram::isSymbol(name);
    const QString written = isQuoted ? u'`' + name + u'`' : name;
    return text.mid(text.indexOf("\n\n") + 2).replace("%NAME%", written.toUtf8());
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

QString skillName(const QString &text)
{
    const QStringList words = descriptorName(text).split(QRegularExpression(u"[-_]+"_s), Qt::SkipEmptyParts);
    return words.join(u'-');
}

} // namespace gui
