// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/shared/dropdownbutton.h"
#include "network/providers/description/modelentry.h"

#include <QDoubleSpinBox>
#include <QHash>
#include <QMap>
#include <QWidget>

class QComboBox;
class QFrame;
class QGridLayout;
class QLabel;
class QPushButton;

namespace gui {

//! A number that may also be left unset: below its smallest value, or with nothing in the field, it is. Owned by the controls panel.
class ControlSpinBox final : public QDoubleSpinBox
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ControlSpinBox)

public:
    explicit ControlSpinBox(const network::ModelControl &control, QWidget *parent = nullptr);

    //! Empty where it is unset.
    model::JsonText control() const;
    void setControl(const model::JsonText &value);

    void stepBy(int steps) override;
    QValidator::State validate(QString &input, int &place) const override;
    double valueFromText(const QString &text) const override;

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    bool isUnset() const { return value() <= minimum(); }

    //! Where the arrows begin.
    double m_start;
};

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
    //! The panel is left; this was there when it was opened.
    void left(const QMap<QString, model::JsonText> &before);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void change(const QString &control, const model::JsonText &value);
    void showState();

    QList<network::ModelControl> m_controls;
    QMap<QString, model::JsonText> m_values;
    QMap<QString, model::JsonText> m_before;
    // Made when it is opened for the first time.
    QFrame *m_popup = nullptr;
    ControlsPanel *m_panel = nullptr;
};

} // namespace gui
