// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/controlsbutton.h"

#include "gui/settings/controlspanel.h"

#include <QFrame>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using network::ModelControl;

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
    setToolTip(
        set.isEmpty() ? tr("What can be set of this model; nothing is set") : set.join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s));
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
    }
    m_panel->setControls(m_controls, m_values);
    constexpr int width = 400;
    m_popup->resize(width, m_popup->sizeHint().height());
    m_popup->move(mapToGlobal(QPoint(0, height() + 2)));
    m_popup->show();
    m_panel->setFocus();
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
