// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/storebar.h"

#include "gui/theme/spacing.h"
#include "model/store/store.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gui {

StoreBar::StoreBar(model::Store &store, QWidget *parent)
    : QFrame(parent)
    , m_store(store)
    , m_text(new QLabel(this))
    , m_repair(new QPushButton(tr("&Repair…"), this))
{
    setObjectName(u"storeBar"_s);
    setFrameShape(QFrame::StyledPanel);
    m_text->setObjectName(u"storeText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setMinimumWidth(20);
    m_repair->setObjectName(u"storeRepairButton"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::unit, spacing::unit, spacing::unit);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_repair);
    connect(m_repair, &QPushButton::clicked, this, &StoreBar::repairRequested);
    connect(&store, &model::Store::damageFound, this, &StoreBar::tellState);
    tellState();
}

void StoreBar::tellState()
{
    const QString text = m_store.isDamaged()
        ? tr("The file of the conversations is damaged. What can be read is shown; Repair saves it to a new file.")
        : m_store.isReadOnly() ? tr("The conversations can only be read: their file, or the medium that it is on, is write-protected.")
                               : QString();
    m_text->setText(text);
    setAccessibleName(text);
    m_repair->setVisible(m_store.isDamaged() && !m_store.isReadOnly());
    setVisible(!text.isEmpty());
}

} // namespace gui
