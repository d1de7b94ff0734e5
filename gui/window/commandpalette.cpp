// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/commandpalette.h"

#include "gui/shared/actionlistmodel.h"
#include "gui/shared/actions.h"
#include "gui/shared/filtermodel.h"
#include "gui/shared/shortcutdelegate.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

CommandPalette::CommandPalette(const Actions &actions, QWidget *window)
    : QFrame(window)
    , m_actions(new ActionListModel(this))
    , m_filtered(new FilterModel(Qt::DisplayRole, this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
{
    setObjectName(u"commandPalette"_s);
    setAccessibleName(tr("Commands"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    m_actions->setActions(actions.all());
    m_filtered->setSourceModel(m_actions);
    m_search->setObjectName(u"commandPaletteSearch"_s);
    m_search->setAccessibleName(tr("Search commands"));
    m_search->setPlaceholderText(tr("Do anything…"));
    m_search->installEventFilter(this);
    m_list->setObjectName(u"commandPaletteList"_s);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setModel(m_filtered);
    m_list->setItemDelegate(new ShortcutDelegate(ActionListModel::ShortcutRole, m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filtered->setWords(text);
        m_list->setCurrentIndex(m_filtered->index(0, 0));
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { trigger(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this, &CommandPalette::trigger);
}

void CommandPalette::openOver()
{
    const QWidget *window = parentWidget();
    const int width = qMin(560, window->width() - 40);
    setGeometry((window->width() - width) / 2, 60, width, qMin(420, window->height() - 100));
    m_list->setCurrentIndex(m_filtered->index(0, 0));
    show();
    raise();
    m_search->setFocus();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        deleteLater();
    } else if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        const int step = key->key() == Qt::Key_Down ? 1 : key->key() == Qt::Key_Up ? -1 : 0;
        if (key->key() == Qt::Key_Escape) {
            key->accept();
            deleteLater();
            return true;
        }
        if (step != 0 && event->type() == QEvent::KeyPress) {
            const QModelIndex next = m_filtered->index(m_list->currentIndex().row() + step, 0);
            if (next.isValid())
                m_list->setCurrentIndex(next);
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::trigger(const QModelIndex &index)
{
    QAction *action = m_actions->actionAt(m_filtered->mapToSource(index).row());
    deleteLater();
    hide();
    // The action runs once the palette has given the focus back.
    if (index.isValid() && action)
        QTimer::singleShot(0, action, &QAction::trigger);
}

} // namespace gui
