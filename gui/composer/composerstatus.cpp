// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composerstatus.h"

#include "gui/composer/contextdetails.h"
#include "gui/composer/contextgauge.h"
#include "gui/shared/tooltips.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QLabel *addQuietLabel(QLayout *row, const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setFont(Theme::smallFont());
    label->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(label);
    return label;
}

} // namespace

ComposerStatus::ComposerStatus(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"composerStatus"_s);
    auto *row = new WrappingRow(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::medium);
    m_sendKey = addQuietLabel(row, u"sendKeyText"_s);
    m_activity = addQuietLabel(row, u"turnState"_s);
    m_activity->setTextFormat(Qt::PlainText);
    // What a turn does is not to widen the window.
    m_activity->setMinimumWidth(1);
    row->addStretch();
    m_gauge = new ContextGauge;
    m_gauge->hide();
    row->addWidget(m_gauge);
    connect(m_gauge, &QAbstractButton::clicked, this, &ComposerStatus::showDetails);
    m_toolsText = addQuietLabel(row, u"toolsText"_s);
    m_toolsText->hide();
    setSendKey(SendKey::Enter);
}

void ComposerStatus::setSendKey(SendKey key)
{
    m_sendKey->setText(key == SendKey::Enter ? tr("Enter sends")
            : key == SendKey::ControlEnter   ? tr("Ctrl+Enter sends")
                                             : tr("Shift+Enter sends"));
}

void ComposerStatus::setReading(const ContextReading &reading)
{
    m_gauge->setReading(reading);
    m_gauge->show();
    if (m_details && m_details->isVisible())
        m_details->setReading(reading);
}

void ComposerStatus::showDetails()
{
    if (!m_details) {
        m_details = new ContextDetails(this);
        connect(m_details, &ContextDetails::commandRequested, this, &ComposerStatus::commandRequested);
    }
    m_details->setReading(m_gauge->reading());
    m_details->openAbove(*m_gauge);
}

void ComposerStatus::setToolsOn(int tools)
{
    m_toolsText->show();
    m_toolsText->setText(tr("%n tool(s) on", nullptr, tools));
}

void ComposerStatus::setActivity(const QString &text)
{
    m_activity->setText(text);
    m_activity->setToolTip(toolTipText(text));
}

} // namespace gui
