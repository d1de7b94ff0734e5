// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/emptypage.h"

#include "gui/shared/accesskey.h"
#include "gui/shared/actions.h"
#include "gui/theme/direction.h"
#include "gui/theme/spacing.h"
#include "gui/transcript/transcriptview.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

EmptyPage::EmptyPage(const Actions &actions, TranscriptView &view)
    : QWidget(view.viewport())
    , m_actions(actions)
    , m_view(view)
{
    setObjectName(u"emptyPage"_s);
    setAccessibleName(tr("What can be done here"));
    hide();
    // The notices of what has become of a turn stand above it, and are to be clicked.
    lower();
    view.viewport()->installEventFilter(this);
    connect(&view.rows(), &QAbstractItemModel::rowsInserted, this, &EmptyPage::adopt);
    connect(&view.rows(), &QAbstractItemModel::rowsRemoved, this, &EmptyPage::adopt);
    connect(&view.rows(), &QAbstractItemModel::modelReset, this, &EmptyPage::adopt);
    adopt();
}

void EmptyPage::build()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    layout->setSpacing(spacing::unit);
    layout->addStretch(1);
    auto *title = new QLabel(
        tr("Nothing has been said yet. Write below, drop files here, begin with “/” for commands and prompts, or:"), this);
    title->setObjectName(u"emptyTitle"_s);
    title->setWordWrap(true);
    title->setAlignment(Qt::AlignHCenter);
    layout->addWidget(title);
    for (const QString &name :
        {u"modelPick"_s, u"agentPick"_s, u"toolsPick"_s, u"systemTextEdit"_s, u"folderAdd"_s, u"filesAttach"_s, u"commandPaletteOpen"_s})
        addOffer(name);
    layout->addStretch(2);
    // What is made last would be reached last, after all that is below.
    QWidget *before = &m_view;
    for (auto *offer : findChildren<QPushButton *>(Qt::FindDirectChildrenOnly)) {
        setTabOrder(before, offer);
        before = offer;
    }
}

void EmptyPage::addOffer(const QString &name)
{
    QAction *action = m_actions.find(name);
    auto *offer = new QPushButton(this);
    offer->setObjectName(u"empty-"_s + name);
    offer->setFlat(true);
    offer->setAutoDefault(false);
    const auto show = [offer, action] {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString text = withoutAccessKey(action->text());
        offer->setText(keys.isEmpty() ? text : u"%1   %2"_s.arg(text, leftToRight(keys)));
        offer->setAccessibleName(text);
    };
    connect(action, &QAction::changed, offer, show);
    connect(offer, &QPushButton::clicked, action, &QAction::trigger);
    show();
    layout()->addWidget(offer);
    layout()->setAlignment(offer, Qt::AlignHCenter);
}

void EmptyPage::adopt()
{
    if (m_view.rows().rowCount() > 0)
        return hide();
    if (!m_view.viewport()->isVisible())
        return;
    if (!layout())
        build();
    const QSize room = m_view.viewport()->size();
    setGeometry(m_view.viewport()->rect());
    // In a low or narrow window there is room for some of it. The narrower it is, the more lines the sentence has.
    const QMargins around = layout()->contentsMargins();
    QList<QWidget *> offered;
    for (auto *offer : findChildren<QPushButton *>(Qt::FindDirectChildrenOnly)) {
        const bool fits = offer->sizeHint().width() + around.left() + around.right() <= room.width();
        offer->setHidden(!fits);
        if (fits)
            offered.append(offer);
    }
    const auto hasRoom = [this, &room] {
        layout()->invalidate();
        return room.width() >= minimumSizeHint().width() && room.height() >= layout()->totalHeightForWidth(room.width());
    };
    while (!hasRoom() && !offered.isEmpty())
        offered.takeLast()->hide();
    setVisible(hasRoom());
}

bool EmptyPage::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        adopt();
    return false;
}

} // namespace gui
