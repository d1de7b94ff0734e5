// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/removedbar.h"

#include "gui/theme/spacing.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gui {

RemovedBar::RemovedBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
{
    setObjectName(u"descriptorRemoved"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::unit, 8, spacing::unit);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    layout->addWidget(m_text, 1);
    auto *undo = new QPushButton(tr("&Undo"), this);
    undo->setObjectName(u"undoRemoveDescriptor"_s);
    undo->setAutoDefault(false);
    layout->addWidget(undo);
    connect(undo, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT undoRequested();
    });
    hide();
}

void RemovedBar::showRemoved(const QString &path)
{
    m_text->setText(tr("%1 has been deleted.").arg(QFileInfo(path).fileName()));
    m_text->setAccessibleName(m_text->text());
    show();
}

} // namespace gui
