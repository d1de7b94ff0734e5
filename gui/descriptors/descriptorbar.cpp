// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorbar.h"

#include "gui/shared/dropdownbutton.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

DescriptorBar::DescriptorBar(QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout)
    , m_line(new QHBoxLayout)
    , m_newMenu(new QMenu(this))
    , m_versionsMenu(new QMenu(this))
    , m_status(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, spacing::small, 8, spacing::small);
    layout->setSpacing(spacing::small);
    m_row->setSpacing(spacing::small);
    layout->addLayout(m_row);
    layout->addLayout(m_line);
    addMenuButton(u"newDescriptor"_s, tr("New…"), m_newMenu);
    m_versions = addMenuButton(u"descriptorVersions"_s, tr("Versions"), m_versionsMenu);
    m_status->setObjectName(u"descriptorTitle"_s);
    m_status->setAccessibleName(tr("State of the file"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setFont(Theme::smallFont());
    m_status->setForegroundRole(QPalette::PlaceholderText);
    // The buttons have their place first.
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_row->addStretch();
    m_copy = addButton(u"copyDescriptor"_s, tr("Copy to &mine"), &DescriptorBar::copyRequested);
    m_convert = addButton(u"convertDescriptor"_s, tr("Convert"), &DescriptorBar::convertRequested);
    m_format = addButton(u"formatDescriptor"_s, tr("Format"), &DescriptorBar::formatRequested);
    m_format->setToolTip(tr("Spaces, blank lines and indents as is usual; comments and order stay (Ctrl+Shift+I)"));
    m_save = addButton(u"saveDescriptor"_s, tr("Save"), &DescriptorBar::saveRequested);
    m_save->setDefault(true);
    m_detach = addButton(u"descriptorsDetach"_s, u"⤢"_s, &DescriptorBar::detachRequested);
    m_detach->setAccessibleName(tr("Show the descriptors in a window of their own"));
    m_detach->setToolTip(tr("In a window of its own, or back"));
    m_detach->setFixedWidth(m_detach->sizeHint().height());
    setNarrow(true);
}

QWidget &DescriptorBar::saveButton() const
{
    return *m_save;
}

QWidget &DescriptorBar::detachButton() const
{
    return *m_detach;
}

void DescriptorBar::setNarrow(bool narrow)
{
    // In the row it stands before the stretch, which it leaves nothing.
    constexpr int placeInRow = 2;
    for (QHBoxLayout *each : {m_row, m_line}) {
        each->removeWidget(m_status);
        each->removeWidget(m_convert);
    }
    m_status->setAlignment((narrow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (narrow) {
        m_line->addWidget(m_status, 1);
        m_line->addWidget(m_convert);
        return;
    }
    m_row->insertWidget(placeInRow, m_status, 1);
    m_row->insertWidget(m_row->indexOf(m_format), m_convert);
}

void DescriptorBar::showFile(File file, const QString &status, const QString &path)
{
    m_status->setText(status);
    m_status->setToolTip(path);
    m_versions->setEnabled(file == File::Saved || file == File::Changed);
    m_copy->setVisible(file == File::ReadOnly);
    m_format->setVisible(file == File::Saved || file == File::Changed);
    m_save->setVisible(file == File::Saved || file == File::Changed);
    m_save->setEnabled(file == File::Changed);
}

void DescriptorBar::offerConversion(const QString &text)
{
    m_convert->setVisible(!text.isEmpty());
    m_convert->setText(text);
    m_convert->setToolTip(tr("Writes the agent in the other notation, as a new file beside this one"));
}

void DescriptorBar::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(0, height() - 1, width(), 1, Palette::of(*this).line);
}

DropDownButton *DescriptorBar::addMenuButton(const QString &name, const QString &text, QMenu *menu)
{
    auto *button = new DropDownButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    m_row->addWidget(button);
    return button;
}

QPushButton *DescriptorBar::addButton(const QString &name, const QString &text, void (DescriptorBar::*clicked)())
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    m_row->addWidget(button);
    connect(button, &QPushButton::clicked, this, clicked);
    return button;
}

} // namespace gui
