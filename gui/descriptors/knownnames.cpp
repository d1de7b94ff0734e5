// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/knownnames.h"

#include "invocables/ensembles/ensemblecatalog.h"
#include "network/providers/catalog/dialects.h"
#include "network/providers/catalog/providercatalog.h"
#include "network/providers/contract/contractprompt.h"
#include "network/providers/wire/dialect.h"
#include "network/secrets/keychain.h"

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! The texts at this key, however deep it stands: one, or a list.
void collectNames(const model::DescriptorValue &value, const QString &key, QStringList &found)
{
    for (const model::DescriptorValue::Member &member : value.table()) {
        if (member.key == key)
            found += QStringList(member.value.string().value_or(QString())) + member.value.strings();
        collectNames(member.value, key, found);
    }
    for (const model::DescriptorValue &element : value.array())
        collectNames(element, key, found);
}

void tidy(QStringList &names)
{
    names.removeAll(QString());
    names.removeDuplicates();
    names.sort();
}

} // namespace

model::KnownNames knownNames(const model::DescriptorCatalog &descriptors, const invocables::EnsembleCatalog &ensembles,
    const network::ProviderCatalog &providers, const network::Keychain &keychain)
{
    QStringList sources;
    for (const model::DescriptorEntry &entry : descriptors.inUse(model::DescriptorKind::Invoker))
        sources += entry.name + u".toml"_s;
    QStringList tools;
    for (const invocables::Ensemble &ensemble : ensembles.ensembles()) {
        for (const invocables::InvokerPointer &invoker : ensemble.invokers)
            tools += invoker->scopedName();
    }
    QStringList keys = keychain.names();
    QStringList variables;
    for (const model::DescriptorEntry &entry : descriptors.entries()) {
        const model::DescriptorValue root = descriptors.inForce(entry.path).root;
        collectNames(root, u"keychain"_s, keys);
        collectNames(root, u"environment"_s, variables);
    }
    QStringList models;
    for (const network::Provider &provider : providers.providers()) {
        keys += provider.keyName;
        for (const network::ModelEntry &entry : provider.models)
            models += provider.name + u'/' + entry.name;
    }
    QStringList contracts;
    QStringList prompts;
    for (const model::DescriptorEntry &entry : descriptors.inUse(model::DescriptorKind::Prompt)) {
        const auto prompt = descriptors.valueOf<std::shared_ptr<const network::ContractPrompt>>(entry.path);
        if (prompt && *prompt)
            contracts += (*prompt)->name;
        else
            prompts += descriptors.inForce(entry.path).root[u"prompt"][u"name"].string().value_or(entry.name);
    }
    QStringList agents;
    for (const model::DescriptorEntry &entry : descriptors.inUse(model::DescriptorKind::Agent)) {
        for (const model::DeclaredName &agent : model::declaredNames(descriptors.inForce(entry.path), model::DescriptorKind::Agent))
            agents += agent.name;
    }
    QStringList switched = tools;
    QStringList named;
    for (const invocables::Ensemble &ensemble : ensembles.ensembles())
        named += ensemble.name;
    switched += named;
    QStringList libraries;
    for (const model::DescriptorEntry &entry : descriptors.inUse(model::DescriptorKind::Library))
        libraries += descriptors.inForce(entry.path).root[u"library"][u"name"].string().value_or(entry.name);
    tidy(agents);
    tidy(libraries);
    tidy(prompts);
    tidy(switched);
    tidy(contracts);
    tidy(keys);
    tidy(variables);
    return {{u"invocable.name"_s, ensembles.builtinNames()}, {u"invokers.source"_s, sources}, {u"bindings.invoker"_s, tools},
        {u"provider.dialect"_s, network::Dialects::names() << network::agentDialect}, {u"provider.key"_s, keys}, {u"key"_s, keys},
        {u"keychain"_s, keys}, {u"environment"_s, variables}, {u"agent.model"_s, models}, {u"contract"_s, contracts},
        {u"prompt.model"_s, models}, {u"suite.judge"_s, models}, {u"variants.model"_s, models}, {u"variants.agent"_s, agents},
        {u"variants.library"_s, libraries}, {u"variants.prompt"_s, prompts}, {u"variants.ensembles"_s, named}, {u"invoke.tool"_s, tools},
        {u"prompt.agent"_s, agents}, {u"prompt.next"_s, prompts}, {u"tools.*"_s, switched}};
}

} // namespace gui
