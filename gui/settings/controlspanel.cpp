// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/controlspanel.h"

#include "gui/settings/controlspinbox.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace gui {

using model::JsonText;
using network::ModelControl;

namespace {

//! What a choice offers beside leaving it to the model.
QList<ModelControl::Option> optionsOf(const ModelControl &control)
{
    if (control.kind == ModelControl::Kind::Options)
        return control.options;
    return {{ControlsPanel::tr("On"), JsonText::trusted("true")}, {ControlsPanel::tr("Off"), JsonText::trusted("false")}};
}

QString standardText(const ModelControl &control)
{
    for (const ModelControl::Option &option : optionsOf(control)) {
        if (option.value == control.standard)
            return ControlsPanel::tr("Standard: %1").arg(option.label);
    }
    return ControlsPanel::tr("Standard");
}

} // namespace

ControlsPanel::ControlsPanel(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QGridLayout)
    , m_remark(new QLabel(this))
    , m_reset(new QPushButton(tr("Set nothing"), this))
{
    setObjectName(u"controlsPanel"_s);
    m_remark->setObjectName(u"controlsRemark"_s);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    m_reset->setObjectName(u"controlsReset"_s);
    m_reset->setAccessibleName(tr("Set no control of this model"));
    m_reset->setAutoDefault(false);
    m_rows->setHorizontalSpacing(16);
    m_rows->setVerticalSpacing(8);
    m_rows->setColumnStretch(1, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_remark, 1);
    foot->addWidget(m_reset);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 12);
    layout->setSpacing(14);
    layout->addLayout(m_rows);
    layout->addLayout(foot);
    connect(m_reset, &QPushButton::clicked, this, &ControlsPanel::reset);
    makeRows();
}

void ControlsPanel::setControls(const QList<ModelControl> &controls, const QMap<QString, JsonText> &values)
{
    if (controls != m_controls) {
        m_controls = controls;
        makeRows();
    }
    showValues(values);
}

void ControlsPanel::clearRows()
{
    m_numbers.clear();
    m_choices.clear();
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            // It may be the one whose signal led here.
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void ControlsPanel::makeRows()
{
    clearRows();
    for (const ModelControl &control : std::as_const(m_controls)) {
        auto *label = new QLabel(control.label, this);
        label->setTextFormat(Qt::PlainText);
        QWidget *editor = makeEditor(control);
        editor->setObjectName(u"control-"_s + control.name);
        editor->setAccessibleName(control.label);
        editor->setAccessibleDescription(control.description);
        const QString explanation = control.description.isEmpty() ? control.name : control.description + u" ("_s + control.name + u')';
        for (QWidget *widget : {static_cast<QWidget *>(label), editor})
            widget->setToolTip(explanation.toHtmlEscaped());
        label->setBuddy(editor);
        const int row = m_rows->rowCount();
        m_rows->addWidget(label, row, 0);
        m_rows->addWidget(editor, row, 1);
    }
    m_remark->setText(m_controls.isEmpty() ? tr("Nothing of this model can be set.") : tr("What is not set is left to the model."));
    m_reset->setVisible(!m_controls.isEmpty());
}

QWidget *ControlsPanel::makeEditor(const ModelControl &control)
{
    return control.kind == ModelControl::Kind::Number ? makeNumber(control) : makeChoice(control);
}

QWidget *ControlsPanel::makeNumber(const ModelControl &control)
{
    auto *box = new ControlSpinBox(control, this);
    m_numbers.insert(control.name, box);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, box, name = control.name] { Q_EMIT edited(name, box->control()); });
    return box;
}

QWidget *ControlsPanel::makeChoice(const ModelControl &control)
{
    auto *box = new QComboBox(this);
    box->addItem(standardText(control));
    for (const ModelControl::Option &option : optionsOf(control))
        box->addItem(option.label, QVariant::fromValue(option.value));
    m_choices.insert(control.name, box);
    connect(
        box, &QComboBox::activated, this, [this, box, name = control.name] { Q_EMIT edited(name, box->currentData().value<JsonText>()); });
    return box;
}

void ControlsPanel::showValues(const QMap<QString, JsonText> &values)
{
    bool anySet = false;
    for (const ModelControl &control : std::as_const(m_controls)) {
        const JsonText value = values.value(control.name);
        const bool fits = !value.isEmpty() && !control.refusalOf(value);
        anySet = anySet || fits;
        if (ControlSpinBox *number = m_numbers.value(control.name)) {
            const QSignalBlocker quiet(number);
            number->setControl(fits ? value : JsonText());
        } else if (QComboBox *choice = m_choices.value(control.name)) {
            int row = 0;
            for (int index = 1; fits && index < choice->count(); ++index) {
                if (choice->itemData(index).value<JsonText>().compacted() == value.compacted())
                    row = index;
            }
            choice->setCurrentIndex(row);
        }
    }
    m_reset->setEnabled(anySet);
}

void ControlsPanel::reset()
{
    // Each is told on its own: whoever listens may answer by showing other values.
    const QList<ModelControl> controls = m_controls;
    for (const ModelControl &control : controls)
        Q_EMIT edited(control.name, {});
    showValues({});
}

} // namespace gui
