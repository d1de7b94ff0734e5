// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/controlsbutton.h"

#include "gui/shared/shippedtexts.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonText, network::ModelControl;

namespace {
// Beyond these there is no telling numbers apart in the field.
constexpr double leastOfAll = -1e9;
constexpr double mostOfAll = 1e12;
} // namespace

ControlSpinBox::ControlSpinBox(const network::ModelControl &control, QWidget *parent)
    : QDoubleSpinBox(parent)
    , m_start(control.standard.isEmpty() ? control.minimum.value_or(0) : control.standard.read().toDouble())
{
    const double least = control.minimum.value_or(leastOfAll);
    setDecimals(control.decimals());
    setSingleStep(control.step);
    setGroupSeparatorShown(true);
    setRange(least - control.step, std::max(least, control.maximum.value_or(mostOfAll)));
    setSpecialValueText(control.standard.isEmpty() ? tr("Default") : tr("Default: %1").arg(control.standard.toString()));
    setKeyboardTracking(false);
    setCorrectionMode(QAbstractSpinBox::CorrectToNearestValue);
    setValue(minimum());
}

model::JsonText ControlSpinBox::control() const
{
    if (isUnset())
        return {};
    return model::JsonText::trusted(QByteArray::number(value(), 'g', 15));
}

void ControlSpinBox::setControl(const model::JsonText &value)
{
    setValue(value.isEmpty() ? minimum() : value.read().toDouble());
}

void ControlSpinBox::stepBy(int steps)
{
    if (isUnset() && steps > 0)
        setValue(m_start);
    else
        QDoubleSpinBox::stepBy(steps);
}

QValidator::State ControlSpinBox::validate(QString &input, int &place) const
{
    return input.trimmed().isEmpty() ? QValidator::Acceptable : QDoubleSpinBox::validate(input, place);
}

double ControlSpinBox::valueFromText(const QString &text) const
{
    return text.trimmed().isEmpty() ? minimum() : QDoubleSpinBox::valueFromText(text);
}

void ControlSpinBox::focusInEvent(QFocusEvent *event)
{
    QDoubleSpinBox::focusInEvent(event);
    // What says that nothing is set gives way to the first digit.
    if (isUnset())
        QMetaObject::invokeMethod(lineEdit(), &QLineEdit::selectAll, Qt::QueuedConnection);
}

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
            return ControlsPanel::tr("Default: %1").arg(option.label);
    }
    return ControlsPanel::tr("Default");
}

} // namespace

ControlsPanel::ControlsPanel(QWidget *parent)
    : QWidget(parent)
    , m_rows(new QGridLayout)
    , m_remark(new QLabel(this))
    , m_reset(new QPushButton(tr("Clear all"), this))
{
    setObjectName(u"controlsPanel"_s);
    m_remark->setObjectName(u"controlsRemark"_s);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    m_reset->setObjectName(u"controlsReset"_s);
    m_reset->setAccessibleName(tr("Clear every control of this model"));
    m_reset->setAutoDefault(false);
    m_rows->setHorizontalSpacing(spacing::wide);
    m_rows->setVerticalSpacing(spacing::gap);
    m_rows->setColumnStretch(1, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_remark, 1);
    foot->addWidget(m_reset);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::wide, spacing::medium, spacing::wide, spacing::medium);
    layout->setSpacing(spacing::medium);
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
            widget->setToolTip(toolTipText(explanation));
        label->setBuddy(editor);
        const int row = m_rows->rowCount();
        m_rows->addWidget(label, row, 0);
        m_rows->addWidget(editor, row, 1);
    }
    m_remark->setText(m_controls.isEmpty() ? tr("Nothing can be set for this model.") : tr("What is not set is left to the model."));
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

ControlsButton::ControlsButton(QWidget *parent)
    : DropDownButton(parent)
{
    setObjectName(u"controlsButton"_s);
    showState();
    connect(this, &QToolButton::clicked, this, &ControlsButton::openPanel);
}

void ControlsButton::setControls(const QList<ModelControl> &controls, const QMap<QString, model::JsonText> &values)
{
    m_controls = controls;
    for (ModelControl &control : m_controls) {
        control.label = shippedText(control.label);
        control.description = shippedText(control.description);
    }
    m_values = values;
    if (m_panel)
        m_panel->setControls(m_controls, m_values);
    showState();
}

void ControlsButton::showState()
{
    QStringList set;
    for (const ModelControl &control : std::as_const(m_controls)) {
        const model::JsonText value = m_values.value(control.name);
        if (!value.isEmpty() && !control.refusalOf(value))
            set.append(control.label + u": "_s + value.read().toVariant().toString());
    }
    setText(set.isEmpty() ? tr("Controls") : tr("Controls •"));
    setAccessibleName(set.isEmpty() ? tr("Controls: none set") : tr("Controls: %1").arg(set.join(u", "_s)));
    setToolTip(set.isEmpty() ? tr("What can be set for this model; nothing is set") : toolTipText(set.join(u'\n')));
}

void ControlsButton::openPanel()
{
    if (!m_popup) {
        m_popup = new QFrame(this, Qt::Popup);
        m_popup->setObjectName(u"controlsPopup"_s);
        m_popup->setFrameShape(QFrame::StyledPanel);
        m_panel = new ControlsPanel(m_popup);
        auto *layout = new QVBoxLayout(m_popup);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_panel);
        connect(m_panel, &ControlsPanel::edited, this, &ControlsButton::change);
        m_popup->installEventFilter(this);
    }
    m_before = m_values;
    m_panel->setControls(m_controls, m_values);
    constexpr int width = 400;
    m_popup->resize(Theme::zoomed(width), m_popup->sizeHint().height());
    m_popup->move(mapToGlobal(QPoint(0, height() + 2)));
    m_popup->show();
    m_panel->setFocus();
}

//! A number comes in many steps, and is undone at once.
bool ControlsButton::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_popup && event->type() == QEvent::Hide && m_values != m_before)
        Q_EMIT left(m_before);
    return DropDownButton::eventFilter(watched, event);
}

void ControlsButton::change(const QString &control, const model::JsonText &value)
{
    if (value.isEmpty())
        m_values.remove(control);
    else
        m_values.insert(control, value);
    showState();
    Q_EMIT edited(m_values);
}

} // namespace gui
