// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/forms/entrydialog.h"

class QLineEdit;
class QRadioButton;

namespace model {
class DescriptorCatalog;
} // namespace model

namespace gui {

//! A form for an MCP server that is to be an ensemble: its name, and the program that is started or the address. Writes a descriptor
//! into the person's folder; nothing is started.
class AddServerDialog final : public EntryDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AddServerDialog)

public:
    explicit AddServerDialog(model::DescriptorCatalog &catalog, QWidget *parent = nullptr);

Q_SIGNALS:
    //! The descriptor is there, and the catalog has it.
    void written(const QString &path);

private:
    void addRows();
    void showKind();
    void make() override;

    model::DescriptorCatalog &m_catalog;
    QLineEdit *m_name;
    QRadioButton *m_isProgram;
    QRadioButton *m_isAddress;
    QLineEdit *m_command;
    QLineEdit *m_address;
};

} // namespace gui
