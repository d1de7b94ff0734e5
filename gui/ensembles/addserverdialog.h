// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QRadioButton;

namespace model {
class DescriptorCatalog;
}

namespace gui {

//! A form for an MCP server that is to be an ensemble: its name, and the program that is started or the address. Writes a descriptor
//! into the person's folder; nothing is started. Deletes itself when it is closed.
class AddServerDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AddServerDialog)

public:
    explicit AddServerDialog(model::DescriptorCatalog &catalog, QWidget *parent = nullptr);

Q_SIGNALS:
    //! The descriptor is there, and the catalog has it.
    void written(const QString &path);

private:
    void build();
    void showKind();
    void add();
    void say(const QString &problem, QWidget *where);

    model::DescriptorCatalog &m_catalog;
    QLineEdit *m_name;
    QRadioButton *m_isProgram;
    QRadioButton *m_isAddress;
    QLineEdit *m_command;
    QLineEdit *m_address;
    QLabel *m_problem;
};

} // namespace gui
