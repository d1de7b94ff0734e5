// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/acp/acpoptions.h"

#include "model/schema/jsonview.h"
#include "network/providers/description/provider.h"

#include <QCoreApplication>

#include <algorithm>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonText, model::JsonView;

namespace {

struct AcpOptionsTexts {
    Q_DECLARE_TR_FUNCTIONS(AcpOptions)
};

JsonText keptValue(const JsonView &value)
{
    return value.isNone() ? JsonText() : JsonText::trusted(value.text().toByteArray());
}

QString nameOrId(const JsonView::Members &members, const char *id)
{
    const QString name = members["name"].string();
    return name.isEmpty() ? members[id].string() : name;
}

//! Values, which may stand in groups.
void addValues(QList<ModelControl::Option> &values, const JsonView &list)
{
    for (const JsonView &element : list.elements()) {
        const auto members = element.members();
        if (members["options"].isArray())
            addValues(values, members["options"]);
        else if (members["value"].isString() && values.size() < AcpOptions::mostValues)
            values.append({nameOrId(members, "value"), keptValue(members["value"])});
    }
}

} // namespace

ModelControl AcpOption::control() const
{
    ModelControl control;
    control.name = id;
    control.label = name;
    control.description = description;
    control.kind = isBoolean ? ModelControl::Kind::Boolean : ModelControl::Kind::Options;
    control.options = values;
    control.standard = current;
    control.member = id;
    return control;
}

AcpOptions AcpOptions::read(const JsonText &answer)
{
    AcpOptions options;
    const auto members = JsonView::of(answer).members();
    for (const JsonView &option : members["configOptions"].elements())
        options.readOption(option);
    if (members["configOptions"].isArray())
        return options;
    options.readOld(members["modes"], AcpOption::Form::Mode);
    options.readOld(members["models"], AcpOption::Form::Model);
    return options;
}

void AcpOptions::readOption(const JsonView &value)
{
    const auto members = value.members();
    if (m_options.size() >= mostOptions || members["id"].string().isEmpty())
        return;
    AcpOption option {members["id"].string(), nameOrId(members, "id"), members["description"].string(), members["category"].string()};
    option.isBoolean = members["type"] == "boolean";
    option.current = keptValue(members["currentValue"]);
    addValues(option.values, members["options"]);
    if (option.isBoolean || !option.values.isEmpty())
        m_options.append(option);
}

void AcpOptions::readOld(const JsonView &value, AcpOption::Form form)
{
    const bool isMode = form == AcpOption::Form::Mode;
    const auto members = value.members();
    AcpOption option {isMode ? u"mode"_s : u"model"_s, isMode ? AcpOptionsTexts::tr("Mode") : AcpOptionsTexts::tr("Model")};
    option.category = option.id;
    option.form = form;
    option.current = keptValue(members[isMode ? "currentModeId" : "currentModelId"]);
    const char *id = isMode ? "id" : "modelId";
    for (const JsonView &each : members[isMode ? "availableModes" : "availableModels"].elements()) {
        const auto described = each.members();
        if (described[id].isString() && option.values.size() < mostValues)
            option.values.append({nameOrId(described, id), keptValue(described[id])});
    }
    if (!option.values.isEmpty())
        m_options.append(option);
}

const AcpOption *AcpOptions::find(QStringView id) const
{
    const auto found = std::find_if(m_options.begin(), m_options.end(), [id](const AcpOption &option) { return option.id == id; });
    return found == m_options.end() ? nullptr : &*found;
}

const AcpOption *AcpOptions::model() const
{
    const auto found = std::find_if(
        m_options.begin(), m_options.end(), [](const AcpOption &option) { return option.category == "model"_L1 && !option.isBoolean; });
    return found == m_options.end() ? nullptr : &*found;
}

void AcpOptions::setCurrent(QStringView id, const JsonText &value)
{
    for (AcpOption &option : m_options) {
        if (option.id == id)
            option.current = value;
    }
}

QList<ModelEntry> AcpOptions::entries() const
{
    ModelEntry standard;
    standard.name = standardAgentModel;
    standard.title = AcpOptionsTexts::tr("As the agent chooses");
    const AcpOption *models = model();
    for (const AcpOption &option : m_options) {
        if (&option != models)
            standard.controls.append(option.control());
    }
    QList<ModelEntry> entries {standard};
    for (const ModelControl::Option &value : models ? models->values : QList<ModelControl::Option>()) {
        ModelEntry entry = standard;
        entry.name = JsonView::of(value.value).string();
        entry.title = value.label;
        if (entry.name != standard.name)
            entries.append(entry);
    }
    return entries;
}

} // namespace network
