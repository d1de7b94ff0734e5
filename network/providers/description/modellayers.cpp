// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/description/modellayers.h"

#include "model/schema/jsonwriter.h"
#include "network/providers/description/limitexpression.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace network {

using namespace Qt::StringLiterals;
using model::DescriptorValue, model::JsonText;

namespace {

struct ControlLayersTexts {
    Q_DECLARE_TR_FUNCTIONS(network::ModelControl)
};

QString trimmedText(const DescriptorValue &table, QStringView name)
{
    return table[name].string().value_or(QString()).trimmed();
}

std::optional<ModelControl::Kind> controlKind(const QString &name)
{
    if (name == u"boolean")
        return ModelControl::Kind::Boolean;
    if (name == u"options")
        return ModelControl::Kind::Options;
    if (name == u"number")
        return ModelControl::Kind::Number;
    return {};
}

AttributeLookup attributesOf(const ModelEntry &entry)
{
    return [&entry](const QString &name) { return entry.figure(name); };
}

std::optional<double> limit(const DescriptorValue &value, const ModelEntry &entry)
{
    if (const auto number = value.number())
        return number;
    const auto expression = value.string();
    const auto worked = expression ? limitOf(*expression, attributesOf(entry)) : model::Result<double>(std::nan(""));
    return worked && std::isfinite(*worked) ? std::optional(*worked) : std::nullopt;
}

QList<ModelControl::Option> optionsOf(const DescriptorValue &list)
{
    QList<ModelControl::Option> options;
    for (const DescriptorValue &value : list.array()) {
        const DescriptorValue &said = value.isTable() ? value[u"value"] : value;
        const QString label = value.isTable() ? trimmedText(value, u"label") : QString();
        if (!said.isNone())
            options.append({label.isEmpty() ? said.toJson().read().toVariant().toString() : label, said.toJson()});
    }
    return options;
}

ModelControl controlOf(const QString &name, ModelControl::Kind kind, const DescriptorValue &table, const ModelEntry &entry)
{
    ModelControl control;
    control.name = name;
    control.label = trimmedText(table, u"label").isEmpty() ? name : trimmedText(table, u"label");
    control.description = trimmedText(table, u"description");
    control.kind = kind;
    control.minimum = limit(table[u"minimum"], entry);
    control.maximum = limit(table[u"maximum"], entry);
    control.step = table[u"step"].number().value_or(1);
    control.options = optionsOf(table[u"options"]);
    if (!table[u"default"].isNone())
        control.standard = table[u"default"].toJson();
    control.member = trimmedText(table, u"member").isEmpty() ? name : trimmedText(table, u"member");
    control.attribute = trimmedText(table, u"attribute");
    return control;
}

} // namespace

void ControlLayers::add(const DescriptorValue &layer)
{
    if (layer[u"replaces-controls"].boolean().value_or(false))
        m_merged.clear();
    for (const DescriptorValue &control : layer[u"controls"].array()) {
        const QString name = trimmedText(control, u"name");
        auto known = std::find_if(m_merged.begin(), m_merged.end(), [&name](const auto &merged) { return merged.first == name; });
        if (known == m_merged.end())
            known = m_merged.insert(m_merged.end(), {name, {}});
        for (const auto &member : control.table()) {
            auto &members = known->second;
            members.removeIf([&member](const auto &other) { return other.key == member.key; });
            members.append(member);
        }
    }
}

QList<ModelControl> ControlLayers::controls(const ModelEntry &entry) const
{
    QList<ModelControl> controls;
    for (const auto &[name, members] : m_merged) {
        const DescriptorValue table(members, {});
        const auto kind = controlKind(trimmedText(table, u"kind"));
        if (kind && !name.isEmpty() && table[u"allowed"].boolean().value_or(true))
            controls.append(controlOf(name, *kind, table, entry));
    }
    return controls;
}

void ControlLayers::check(const DescriptorValue &layer, const std::function<void(model::TextPosition, const QString &)> &complain)
{
    const ModelEntry anyModel;
    for (const DescriptorValue &control : layer[u"controls"].array()) {
        for (const auto name : {u"minimum", u"maximum"}) {
            const auto expression = control[name].string();
            const auto worked = expression ? limitOf(*expression, attributesOf(anyModel)) : model::Result<double>(0);
            if (!worked)
                complain(control[name].position(), worked.error().message);
        }
        const auto least = control[u"minimum"].number();
        const auto most = control[u"maximum"].number();
        if (least && most && *least > *most)
            complain(control[u"maximum"].position(), ControlLayersTexts::tr("The largest value is smaller than the smallest."));
        if (trimmedText(control, u"kind") == u"options" && control[u"options"].array().isEmpty())
            complain(control[u"kind"].position(), ControlLayersTexts::tr("A control of this kind needs options."));
    }
}

namespace {

//! `{"options":{"temperature":…}}` without its outermost pair, as name and value.
std::pair<QString, JsonText> nested(const QString &member, const JsonText &value)
{
    QStringList path = member.split(u'.');
    JsonText inner = value;
    while (path.size() > 1) {
        model::JsonWriter writer;
        writer.beginObject().member(path.takeLast(), inner).endObject();
        inner = writer.text();
    }
    return {path.first(), inner};
}

void put(NamedValues &members, const std::pair<QString, JsonText> &member)
{
    const auto same = std::find_if(members.begin(), members.end(), [&member](const auto &other) { return other.first == member.first; });
    if (same == members.end())
        members.append(member);
    else
        same->second = mergedJson(same->second, member.second);
}

} // namespace

AppliedControls applyControls(const ModelEntry &entry, const NamedValues &values)
{
    AppliedControls applied {entry, {}};
    for (const auto &[name, value] : values) {
        const ModelControl *control = entry.control(name);
        if (!control && entry.furtherControls)
            put(applied.members, {name, value});
        if (!control || control->refusalOf(value))
            continue;
        if (control->attribute.isEmpty())
            put(applied.members, nested(control->member, value));
        else
            applied.entry.setFigure(control->attribute, value.read().toInteger());
    }
    return applied;
}

JsonText mergedJson(const JsonText &below, const JsonText &above)
{
    if (!below.isObject() || !above.isObject())
        return above;
    NamedValues members = below.members();
    for (const auto &member : above.members())
        put(members, member);
    model::JsonWriter writer;
    writer.beginObject();
    for (const auto &[name, value] : members)
        writer.member(name, value);
    return writer.endObject().text();
}

bool ModelLayers::describes(const QString &model) const
{
    return std::any_of(m_models.begin(), m_models.end(), [&model](const Described &described) { return described.name == model; });
}

ModelEntry ModelLayers::entry(const QString &model, const ModelEntry &listed) const
{
    ModelEntry entry;
    entry.name = model;
    entry.furtherControls = m_allowsAny;
    ControlLayers controls;
    const auto apply = [&entry, &controls](const model::DescriptorValue &layer) {
        entry.apply(layer);
        controls.add(layer);
    };
    apply(m_defaults);
    for (const Family &family : m_families) {
        if (family.names.match(model).hasMatch())
            apply(family.table);
    }
    entry.title = listed.title.isEmpty() ? entry.title : listed.title;
    entry.context = listed.context > 0 ? listed.context : entry.context;
    entry.longestOutput = listed.longestOutput > 0 ? listed.longestOutput : entry.longestOutput;
    for (const Described &described : m_models) {
        if (described.name == model)
            apply(described.table);
    }
    entry.controls = controls.controls(entry);
    // What an agent says of itself.
    for (const ModelControl &control : listed.controls) {
        if (!entry.control(control.name))
            entry.controls.append(control);
    }
    return entry;
}

} // namespace network
