// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/local/localserver.h"

#include <QDialog>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace model {
class DescriptorCatalog;
}

namespace gui {

class UserPrompts;

//! A form for a model's file that is to be served by a llama.cpp server which Parlance starts. Writes a provider's descriptor into the
//! person's folder; nothing is started. Deletes itself when it is closed.
class StartModelDialog final : public QDialog
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
    void build();
    void addRows(QFormLayout &form);
    void chooseFile();
    void suggestName();
    void write();
    network::LocalServer server() const;
    bool refuse(const network::LocalServer &server, const QString &name);
    void say(const QString &problem, QWidget *where);

    model::DescriptorCatalog &m_catalog;
    UserPrompts &m_prompts;
    QLineEdit *m_file;
    QLineEdit *m_name;
    QSpinBox *m_context;
    QSpinBox *m_layers;
    QLineEdit *m_arguments;
    QLineEdit *m_program;
    QCheckBox *m_resets;
    QLabel *m_problem;
};

} // namespace gui
