// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/deletedconversations.h"

#include "gui/conversations/conversationdelegate.h"
#include "gui/conversations/conversationlibrary.h"
#include "gui/conversations/conversationlistmodel.h"
#include "gui/shared/userprompts.h"
#include "gui/theme/spacing.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

DeletedConversations::DeletedConversations(ConversationLibrary &library, UserPrompts &prompts, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_prompts(prompts)
    , m_conversations(new ConversationListModel(library, this, ConversationListModel::Which::Deleted))
    , m_list(new QListView(this))
    , m_restore(new QPushButton(tr("&Restore"), this))
    , m_erase(new QPushButton(tr("&Erase for good…"), this))
{
    auto *note = new QLabel(tr("What was deleted is kept here for as long as Preferences say."), this);
    note->setObjectName(u"deletedNote"_s);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    m_list->setObjectName(u"deletedList"_s);
    m_list->setAccessibleName(tr("Deleted conversations"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setModel(m_conversations);
    m_list->setItemDelegate(new ConversationDelegate(ConversationListModel::DetailRole, m_list));
    m_restore->setObjectName(u"restoreDeletedButton"_s);
    m_restore->setAccessibleName(tr("Restore the conversation"));
    m_erase->setObjectName(u"eraseDeletedButton"_s);
    m_erase->setAccessibleName(tr("Erase the conversation for good"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(spacing::gap);
    buttons->addWidget(m_restore);
    buttons->addWidget(m_erase);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::gap);
    layout->addWidget(note);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    auto *erase = new QAction(tr("Erase for good…"), m_list);
    erase->setShortcut(QKeySequence(Qt::Key_Delete));
    erase->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(erase);
    connect(erase, &QAction::triggered, this, &DeletedConversations::erase);
    connect(m_list, &QListView::activated, this, &DeletedConversations::restore);
    connect(m_restore, &QPushButton::clicked, this, &DeletedConversations::restore);
    connect(m_erase, &QPushButton::clicked, this, &DeletedConversations::erase);
    connect(m_conversations, &ConversationListModel::loaded, this, &DeletedConversations::showState);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &DeletedConversations::showState);
    showState();
}

QString DeletedConversations::erasureText(const QString &title)
{
    return tr("Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.")
        .arg(title.simplified());
}

model::ConversationId DeletedConversations::current() const
{
    return m_conversations->idAt(m_list->currentIndex().row());
}

void DeletedConversations::showState()
{
    if (!m_list->currentIndex().isValid() && m_conversations->rowCount() > 0)
        m_list->setCurrentIndex(m_conversations->index(0));
    const bool hasCurrent = !current().isEmpty();
    m_restore->setEnabled(hasCurrent);
    m_erase->setEnabled(hasCurrent);
}

void DeletedConversations::restore()
{
    const model::ConversationId id = current();
    if (id.isEmpty())
        return;
    m_library.restore(id);
    Q_EMIT restored(id);
}

void DeletedConversations::erase()
{
    const model::ConversationId id = current();
    if (id.isEmpty())
        return;
    m_prompts.confirm(
        this, erasureText(m_list->currentIndex().data().toString()), tr("&Erase for good"), this, [this, id] { m_library.erase(id); });
}

} // namespace gui
