// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/completion.h"

#include "model/toml/tomlscanner.h"

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

//! The label as it is compared with the word: without quotes and brackets.
QString bare(const QString &label)
{
    QString text = label;
    return text.remove(u'"').remove(u'[').remove(u']');
}

QString parentAndKey(const QStringList &path)
{
    QStringList names = path;
    names.removeIf([](const QString &step) {
        bool isNumber = false;
        step.toInt(&isNumber);
        return isNumber;
    });
    return names.mid(qMax<qsizetype>(0, names.size() - 2)).join(u'.');
}

} // namespace

QList<Completion> fittingChoices(const QList<Completion> &choices, const QString &word)
{
    QList<Completion> beginning;
    QList<Completion> containing;
    for (const Completion &choice : choices) {
        const QString text = bare(choice.label);
        if (text.startsWith(word, Qt::CaseInsensitive))
            beginning += choice;
        else if (text.contains(word, Qt::CaseInsensitive))
            containing += choice;
    }
    return beginning + containing;
}

Completions Completer::at(const QString &text, qsizetype offset) const
{
    const TomlContext context = tomlContextAt(text, offset);
    Completions completions {context.begin, context.end};
    QList<Completion> choices;
    switch (context.where) {
    case TomlContext::Where::Nowhere: return completions;
    case TomlContext::Where::Key:
        addKeys(context, choices);
        if (context.isLineEmpty)
            addHeaders(context, choices);
        break;
    case TomlContext::Where::TableHeader: addHeaders(context, choices); break;
    case TomlContext::Where::Value: addValues(context, choices); break;
    }
    completions.choices = fittingChoices(choices, context.word);
    return completions;
}

void Completer::addKeys(const TomlContext &context, QList<Completion> &choices) const
{
    for (const SchemaView::Member &member : m_schema.members(context.path)) {
        // Tables are offered with their headers.
        const bool isTable = SchemaGuide::isTable(member.schema) || SchemaGuide::isTableArray(member.schema);
        if (!isTable && !context.present.contains(member.name))
            choices.append(keyChoice(member, context.hasEquals));
    }
    for (const QString &name : m_names.value(context.path.join(u'.') + u".*"_s)) {
        if (!context.present.contains(name))
            choices.append({name, writtenKey(name) + (context.hasEquals ? QString() : u" = "_s), 0, {}});
    }
}

Completion Completer::keyChoice(const SchemaView::Member &member, bool hasEquals) const
{
    const QString description = member.schema.string("description");
    const QString key = writtenKey(member.name);
    if (hasEquals)
        return {member.name, key, 0, description};
    const QStringList types = member.schema.types();
    if (types == QStringList {u"array"_s})
        return {member.name, key + u" = []"_s, 1, description};
    if (types == QStringList {u"string"_s} && !member.schema.has("enum"))
        return {member.name, key + u" = \"\""_s, 1, description};
    return {member.name, key + u" = "_s, 0, description};
}

void Completer::addHeaders(const TomlContext &context, QList<Completion> &choices) const
{
    for (const SchemaGuide::Table &table : m_schema.tables()) {
        const QString path = table.path.join(u'.');
        const QString header = table.isArray ? u"[[%1]]"_s.arg(path) : u"[%1]"_s.arg(path);
        const bool isThere = context.where == TomlContext::Where::Key && !table.isArray && context.path.isEmpty()
            && context.present.contains(path);
        if (!isThere)
            choices.append({header, header, 0, table.description});
    }
}

void Completer::addValues(const TomlContext &context, QList<Completion> &choices) const
{
    QString help;
    for (const SchemaView &schema : m_schema.at(context.path)) {
        if (help.isEmpty())
            help = schema.string("description");
    }
    for (const QString &value : m_schema.values(context.path))
        choices.append({value, value, 0, help});
    const QString key = parentAndKey(context.path);
    for (const QString &name : m_names.value(key, m_names.value(key.section(u'.', -1))))
        choices.append({writtenString(name), writtenString(name), 0, help});
}

} // namespace model
