// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/prompts/prompt.h"

#include "model/descriptors/nearestname.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PromptTexts {
    Q_DECLARE_TR_FUNCTIONS(Prompt)
};

QString wordIn(const DescriptorValue &table, QStringView key)
{
    return table[key].string().value_or(QString());
}

} // namespace

std::optional<Prompt> Prompt::read(const DescriptorFile &file, Diagnostics &diagnostics)
{
    const DescriptorValue &head = file.root[u"prompt"];
    if (!head.isTable() || file.root[u"contract"].isTable())
        return {};
    Prompt prompt;
    prompt.name = wordIn(head, u"name");
    prompt.title = wordIn(head, u"title");
    prompt.description = wordIn(head, u"description");
    prompt.path = file.path;
    prompt.role = wordIn(head, u"role") == u"supervisor" ? Role::Supervisor : Role::User;
    prompt.text = wordIn(head, u"text");
    prompt.model = ModelAddress::parse(wordIn(head, u"model")).value_or(ModelAddress {});
    prompt.agent = wordIn(head, u"agent");
    prompt.next = wordIn(head, u"next");
    for (const DescriptorValue &variable : file.root[u"variables"].array()) {
        if (const PromptVariable read = PromptVariable::read(variable); !read.name.isEmpty() && !prompt.find(read.name))
            prompt.variables.append(read);
    }
    for (const DescriptorValue::Member &tool : file.root[u"tools"].table()) {
        if (const auto isOn = tool.value.boolean())
            prompt.tools.insert(tool.key, *isOn);
    }
    diagnostics += prompt.faults(file);
    return prompt;
}

Diagnostics Prompt::faults(const DescriptorFile &file) const
{
    Diagnostics found;
    for (const DescriptorValue &described : file.root[u"variables"].array())
        found += PromptVariable::read(described).check(described, file.path);
    const DescriptorValue &head = file.root[u"prompt"];
    if (!head[u"model"].isNone() && model.isEmpty())
        found.append({file.path, head[u"model"].position(), Diagnostic::Severity::Error,
            PromptTexts::tr("a model is written as PROVIDER/MODEL, not “%1”").arg(wordIn(head, u"model"))});
    const auto read = PromptTemplate::parse(text, variableNames());
    if (!read) {
        found.append({file.path, head[u"text"].position(), Diagnostic::Severity::Error,
            PromptTexts::tr("line %1 of the text: %2").arg(read.error().line).arg(read.error().what)});
        return found;
    }
    const QStringList unused = read->unused(variableNames());
    for (const DescriptorValue &described : file.root[u"variables"].array()) {
        if (unused.contains(wordIn(described, u"name")))
            found.append({file.path, described[u"name"].position(), Diagnostic::Severity::Warning,
                PromptTexts::tr("the text has no place for “%1”").arg(wordIn(described, u"name"))});
    }
    return found;
}

const PromptVariable *Prompt::find(const QString &variable) const
{
    const auto found = std::find_if(
        variables.begin(), variables.end(), [&variable](const PromptVariable &each) { return each.name == variable; });
    return found == variables.end() ? nullptr : &*found;
}

QStringList Prompt::variableNames() const
{
    QStringList names;
    for (const PromptVariable &variable : variables)
        names.append(variable.name);
    return names;
}

JsonText Prompt::schema() const
{
    JsonWriter writer;
    writer.beginObject().member(u"type", u"object").key(u"properties").beginObject();
    for (const PromptVariable &variable : variables) {
        writer.key(variable.name);
        variable.writeSchema(writer);
    }
    writer.endObject().key(u"required").beginArray();
    for (const PromptVariable &variable : variables) {
        if (variable.isRequired || variable.isAlwaysThere())
            writer.string(variable.name);
    }
    return writer.endArray().flag(u"additionalProperties", false).endObject().text();
}

Result<PromptValues> Prompt::valuesOf(const QMap<QString, QString> &written) const
{
    PromptValues values;
    for (auto each = written.begin(); each != written.end(); ++each) {
        const PromptVariable *variable = find(each.key());
        if (!variable) {
            const QString near = nearestName(each.key(), variableNames());
            return failure(ErrorCategory::Usage,
                variables.isEmpty() ? PromptTexts::tr("The prompt %1 has no variables.").arg(name)
                    : near.isEmpty()
                    ? PromptTexts::tr("The prompt %1 has no variable “%2”. It has %3.").arg(name, each.key(), variableNames().join(u", "_s))
                    : PromptTexts::tr("The prompt %1 has no variable “%2”. Did you mean %3?").arg(name, each.key(), near));
        }
        auto value = variable->fromText(each.value());
        if (!value)
            return tl::make_unexpected(value.error());
        values.insert(each.key(), *value);
    }
    return values;
}

Result<PromptValues> Prompt::valuesOf(const JsonText &object) const
{
    PromptValues values;
    for (const auto &[key, json] : object.members()) {
        const PromptVariable *variable = find(key);
        // What a form leaves empty is not given, but where it has been emptied.
        const bool isText = variable && (variable->kind == PromptVariable::Kind::Text || variable->kind == PromptVariable::Kind::LongText);
        const bool isEmptied = isText && variable->standard;
        if (!variable || json.bytes() == "null" || (json.bytes() == "\"\"" && !isEmptied))
            continue;
        auto value = variable->fromJson(json);
        if (!value)
            return tl::make_unexpected(value.error());
        values.insert(key, *value);
    }
    return values;
}

QStringList Prompt::missing(const PromptValues &values) const
{
    QStringList names;
    for (const PromptVariable &variable : variables) {
        const bool isThere = values.contains(variable.name) || variable.standard;
        if (variable.isRequired && !isThere)
            names.append(variable.name);
    }
    return names;
}

Result<QString> Prompt::filled(const PromptValues &values, const FileReader &readFile) const
{
    const auto read = PromptTemplate::parse(text, variableNames());
    if (!read)
        return failure(ErrorCategory::Validation,
            PromptTexts::tr("The prompt %1 cannot be used: line %2 of its text: %3.")
                .arg(name, QString::number(read.error().line), read.error().what));
    if (const QStringList names = missing(values); !names.isEmpty())
        return failure(ErrorCategory::Usage, PromptTexts::tr("The prompt %1 wants to know: %2.").arg(name, names.join(u", "_s)));
    PromptValues all;
    for (const PromptVariable &variable : variables) {
        PromptValue value = values.value(variable.name, variable.standard.value_or(PromptValue()));
        if (variable.kind == PromptVariable::Kind::File && !value.isEmpty()) {
            const auto contents = readFile(value.text());
            if (!contents)
                return contents;
            value = {*contents};
        }
        all.insert(variable.name, value);
    }
    return read->filled(all).map([](const QString &whole) { return whole.trimmed(); });
}

SessionSettings Prompt::applied(SessionSettings settings, const QString &filledText) const
{
    for (auto tool = tools.begin(); tool != tools.end(); ++tool)
        settings.switches.insert(tool.key(), tool.value());
    if (!model.isEmpty())
        settings.model = model;
    if (role == Role::Supervisor)
        settings.supervisor = filledText;
    return settings;
}

} // namespace model
