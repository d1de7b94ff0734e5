// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/commandline/command.h"

#include <QDir>

namespace gui {

//! `parlance models`: the models that the descriptors name and the endpoints have listed, as provider/model, with their limits. With
//! `--provider` the endpoint is asked first, unless its list is fresh.
class ModelsCommand final : public Command
{
    Q_OBJECT

public:
    ModelsCommand(Workbench &workbench, Terminal &terminal);

    void declare(QCommandLineParser &parser) const override;
    QString workspace(const QCommandLineParser &) const override { return QDir::current().canonicalPath(); }
    void start(const QCommandLineParser &parser) override;

private:
    void print(const QString &wanted);
    void print(const network::Provider &provider, const network::ModelEntry &model);

    bool m_json = false;
};

} // namespace gui
