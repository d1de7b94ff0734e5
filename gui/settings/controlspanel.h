// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "network/providers/description/modelcontrol.h"

#include <QHash>
#include <QMap>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace gui {

class ControlSpinBox;

//! The controls of a model, one a row, made from what its descriptor declares. What is not set is not sent. Owned by its button.
class ControlsPanel final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControlsPanel)

public:
    explicit ControlsPanel(QWidget *parent = nullptr);

    //! Rows are made anew only where the controls are others.
    void setControls(const QList<network::ModelControl> &controls, const QMap<QString, model::JsonText> &values);

Q_SIGNALS:
    //! The person set a control; an empty value leaves it to the model again.
    void edited(const QString &control, const model::JsonText &value);

private:
    void makeRows();
    void clearRows();
    QWidget *makeEditor(const network::ModelControl &control);
    QWidget *makeNumber(const network::ModelControl &control);
    QWidget *makeChoice(const network::ModelControl &control);
    void showValues(const QMap<QString, model::JsonText> &values);
    void reset();

    QList<network::ModelControl> m_controls;
    QGridLayout *m_rows;
    QLabel *m_remark;
    QPushButton *m_reset;
    QHash<QString, ControlSpinBox *> m_numbers;
    QHash<QString, QComboBox *> m_choices;
};

} // namespace gui
