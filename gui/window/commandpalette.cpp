// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/commandpalette.h"

#include "gui/preferences/preferences.h"
#include "gui/shared/filtermodel.h"
#include "gui/shared/shortcutdelegate.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QTimer>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

CommandPalette::CommandPalette(Preferences &preferences, QWidget *window)
    : QFrame(window)
    , m_preferences(preferences)
    , m_entries(new PaletteModel(preferences.recentCommands(), this))
    , m_filtered(new FilterModel(PaletteModel::WordsRole, this))
    , m_search(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_none(new QLabel(tr("Nothing matches. Fewer letters find more."), this))
{
    setObjectName(u"commandPalette"_s);
    setAccessibleName(tr("Commands"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    m_filtered->setSourceModel(m_entries);
    m_search->setObjectName(u"commandPaletteSearch"_s);
    m_search->setAccessibleName(tr("Search commands"));
    m_search->setPlaceholderText(tr("Do anything…"));
    m_search->installEventFilter(this);
    m_list->setObjectName(u"commandPaletteList"_s);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setModel(m_filtered);
    m_list->setItemDelegate(new ShortcutDelegate(PaletteModel::DetailRole, m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_none);
    layout->addWidget(m_list);
    m_none->setObjectName(u"commandPaletteNone"_s);
    m_none->setAlignment(Qt::AlignTop);
    m_none->hide();
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filtered->setWords(text);
        showFitting();
    });
    connect(m_search, &QLineEdit::returnPressed, this, [this] { trigger(m_list->currentIndex()); });
    connect(m_list, &QListView::clicked, this, &CommandPalette::trigger);
}

void CommandPalette::add(const QList<PaletteEntry> &entries)
{
    m_entries->add(entries);
    showFitting();
}

void CommandPalette::showFitting()
{
    const bool fits = m_filtered->rowCount() > 0;
    m_list->setVisible(fits);
    m_none->setVisible(!fits);
    m_list->setCurrentIndex(m_filtered->index(0, 0));
}

void CommandPalette::openOver()
{
    const QWidget *window = parentWidget();
    const int width = qMin(560, window->width() - 40);
    setGeometry((window->width() - width) / 2, 60, width, qMin(420, window->height() - 100));
    m_before = window->focusWidget();
    show();
    raise();
    m_search->setFocus();
}

//! Else the keyboard would go to what stands first in the window.
void CommandPalette::giveFocusBack()
{
    if (m_before)
        m_before->setFocus(Qt::PopupFocusReason);
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
            giveFocusBack();
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
    const PaletteEntry entry = m_entries->entryAt(m_filtered->mapToSource(index).row());
    giveFocusBack();
    deleteLater();
    hide();
    if (!index.isValid() || !entry.does)
        return;
    m_preferences.addRecentCommand(entry.id);
    // It is done once the palette has given the focus back.
    QTimer::singleShot(0, parentWidget(), entry.does);
}

} // namespace gui
