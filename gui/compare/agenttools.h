// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/gram/agent.h"

#include <QWidget>

class QVBoxLayout;

namespace gui {

//! The tools that the agent of a comparison asks for, with their signatures; hidden where there are none. Owned by its window.
class AgentTools final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentTools)

public:
    explicit AgentTools(QWidget *parent = nullptr);

    void setTools(const QList<model::ToolSpecification> &tools);

private:
    void addLabel(const QString &text, const QFont &font, bool isDim);

    QVBoxLayout *m_column;
};

} // namespace gui
