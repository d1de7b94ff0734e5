// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/dropdownbutton.h"
#include "network/providers/description/modelcontrol.h"

#include <QMap>

class QFrame;

namespace gui {

class ControlsPanel;

//! A button that opens what can be set of the conversation's model. Owned by the bar.
class ControlsButton final : public DropDownButton
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControlsButton)

public:
    explicit ControlsButton(QWidget *parent = nullptr);

    //! `values`: all that the conversation keeps; those of other models' controls are not shown and stay.
    void setControls(const QList<network::ModelControl> &controls, const QMap<QString, model::JsonText> &values);
    void openPanel();

Q_SIGNALS:
    //! `values`: the conversation's, as changed.
    void edited(const QMap<QString, model::JsonText> &values);

private:
    void change(const QString &control, const model::JsonText &value);
    void showState();

    QList<network::ModelControl> m_controls;
    QMap<QString, model::JsonText> m_values;
    // Made when it is opened for the first time.
    QFrame *m_popup = nullptr;
    ControlsPanel *m_panel = nullptr;
};

} // namespace gui
