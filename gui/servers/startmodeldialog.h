// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/forms/entrydialog.h"
#include "network/providers/description/localserver.h"

class QCheckBox;
class QLineEdit;
class QSpinBox;

namespace model {
class DescriptorCatalog;
}

namespace gui {

class UserPrompts;

//! A form for a model's file that is to be served by a llama.cpp server which Parlance starts. Writes a provider's descriptor into the
//! person's folder; nothing is started.
class StartModelDialog final : public EntryDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StartModelDialog)

public:
    //! Catalog and prompts outlive it.
    StartModelDialog(model::DescriptorCatalog &catalog, UserPrompts &prompts, QWidget *parent = nullptr);

    void setFile(const QString &path);

Q_SIGNALS:
    //! The descriptor is there, and the catalog has it: of the provider with this name.
    void written(const QString &provider);

private:
    void addRows();
    void chooseFile();
    void suggestName();
    void make() override;
    network::LocalServer server() const;
    bool refuse(const network::LocalServer &server, const QString &name);

    model::DescriptorCatalog &m_catalog;
    UserPrompts &m_prompts;
    QLineEdit *m_file;
    QLineEdit *m_name;
    QSpinBox *m_context;
    QSpinBox *m_layers;
    QLineEdit *m_arguments;
    QLineEdit *m_program;
    QCheckBox *m_resets;
};

} // namespace gui
