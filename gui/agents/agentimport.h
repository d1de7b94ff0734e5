// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/result.h"

#include <QObject>

class QWidget;

namespace model {
class DescriptorCatalog;
}

namespace gui {

class UserPrompts;

//! Makes an agent of a list of tools that was written for something else: asks for the file, then for a name, and writes the
//! descriptor. Nothing that is there is overwritten. Owned by its window.
class AgentImport final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AgentImport)

public:
    AgentImport(model::DescriptorCatalog &catalog, UserPrompts &prompts, QWidget *window);

    //! `agentModel` plays it where the file names none.
    void begin(const QString &agentModel);

Q_SIGNALS:
    void written(const QString &path);
    //! What was left out, or why there is nothing.
    void said(const QString &text);

private:
    void readFile(const QString &path, const QString &agentModel);
    void write(const QByteArray &bytes, const QString &name, const QString &agentModel);

    model::DescriptorCatalog &m_catalog;
    UserPrompts &m_prompts;
    QWidget *m_window;
};

} // namespace gui
