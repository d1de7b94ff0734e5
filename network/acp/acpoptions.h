// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/schema/jsontext.h"
#include "model/schema/jsonview.h"
#include "network/providers/description/modelentry.h"

#include <QList>
#include <QStringList>

namespace network {

//! A setting of an agent's session. A value.
struct AcpOption {
    //! Config: of today's protocol. Mode, Model: of agents that know only the older requests for those.
    enum class Form { Config, Mode, Model };

    QString id;
    QString name;
    QString description = {};
    //! `mode`, `model`, `thought_level`, or another.
    QString category = {};
    Form form = Form::Config;
    bool isBoolean = false;
    model::JsonText current = {};
    QList<ModelControl::Option> values = {};

    //! As a setting of the model, for the person.
    ModelControl control() const;

    bool operator==(const AcpOption &) const = default;
};

//! What can be set of an agent's session, as the agent says. A value.
class AcpOptions final
{
public:
    static constexpr int mostOptions = 64;
    static constexpr int mostValues = 1'000;

    //! What the answer to a new session, or to a change, says; the modes and models of old where it says no options.
    static AcpOptions read(const model::JsonText &answer);

    const QList<AcpOption> &list() const { return m_options; }
    const AcpOption *find(QStringView id) const;
    //! The one that says which model the agent uses; null where it does not say.
    const AcpOption *model() const;
    void setCurrent(QStringView id, const model::JsonText &value);
    //! The models that can be chosen, each with the other options as its controls; one where the agent tells of none.
    QList<ModelEntry> entries() const;

private:
    void readOption(const model::JsonView &value);
    void readOld(const model::JsonView &value, AcpOption::Form form);

    QList<AcpOption> m_options;
};

} // namespace network
