// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/conflictbar.h"

#include "gui/theme/spacing.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gui {

ConflictBar::ConflictBar(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"descriptorConflict"_s);
    setFrameShape(StyledPanel);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::unit, 8, spacing::unit);
    auto *warning = new QLabel(tr("Another program has changed this file."), this);
    warning->setWordWrap(true);
    layout->addWidget(warning, 1);
    const auto add = [&](const QString &name, const QString &text, auto signal) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        layout->addWidget(button);
        connect(button, &QPushButton::clicked, this, signal);
    };
    add(u"reloadDescriptor"_s, tr("Re&load"), &ConflictBar::reloadRequested);
    add(u"keepDescriptor"_s, tr("&Keep mine"), &ConflictBar::keepRequested);
    add(u"compareDescriptor"_s, tr("Co&mpare"), &ConflictBar::compareRequested);
}

} // namespace gui
