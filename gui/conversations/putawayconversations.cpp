// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/conversations/putawayconversations.h"

#include "gui/conversations/conversationdelegate.h"
#include "gui/conversations/conversationlibrary.h"
#include "gui/conversations/conversationlistmodel.h"
#include "gui/shared/userprompts.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"

#include <QAction>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

PutAwayConversations::PutAwayConversations(ConversationLibrary &library, UserPrompts &prompts, Which which, QWidget *parent)
    : QWidget(parent)
    , m_library(library)
    , m_prompts(prompts)
    , m_which(which)
    , m_conversations(new ConversationListModel(library, this, which))
    , m_list(new QListView(this))
    , m_restore(new QPushButton(tr("&Restore"), this))
    , m_erase(new QPushButton(tr("&Erase for good…"), this))
{
    const bool isArchive = which == Which::Archived;
    auto *note = new QLabel(isArchive ? tr("What is here stays as long as you like, and is found by the search.")
                                      : tr("What was deleted is kept here for as long as Preferences say."),
        this);
    note->setObjectName(isArchive ? u"archiveNote"_s : u"deletedNote"_s);
    note->setWordWrap(true);
    note->setForegroundRole(QPalette::PlaceholderText);
    m_list->setObjectName(isArchive ? u"archiveList"_s : u"deletedList"_s);
    m_list->setAccessibleName(isArchive ? tr("Archived conversations") : tr("Deleted conversations"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setModel(m_conversations);
    m_list->setItemDelegate(new ConversationDelegate(ConversationListModel::DetailRole, m_list));
    m_restore->setObjectName(isArchive ? u"unarchiveButton"_s : u"restoreDeletedButton"_s);
    m_restore->setText(isArchive ? tr("Back into the &list") : tr("&Restore"));
    m_restore->setAccessibleName(isArchive ? tr("Back into the list of conversations") : tr("Restore the conversation"));
    m_erase->setVisible(!isArchive);
    m_erase->setObjectName(u"eraseDeletedButton"_s);
    m_erase->setAccessibleName(tr("Erase the conversation for good"));
    auto *buttons = new WrappingRow;
    buttons->setSpacing(spacing::gap);
    for (QPushButton *button : {m_restore, m_erase}) {
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        buttons->addWidget(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::gap);
    layout->addWidget(note);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    if (isArchive) {
        const auto open = [this](const QModelIndex &index) { Q_EMIT opened(m_conversations->idAt(index.row())); };
        connect(m_list, &QListView::clicked, this, open);
        connect(m_list, &QListView::activated, this, open);
    } else {
        auto *erase = new QAction(tr("Erase for good…"), m_list);
        erase->setShortcut(QKeySequence(Qt::Key_Delete));
        erase->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(erase);
        connect(erase, &QAction::triggered, this, &PutAwayConversations::erase);
        connect(m_list, &QListView::activated, this, &PutAwayConversations::restore);
    }
    connect(m_restore, &QPushButton::clicked, this, &PutAwayConversations::restore);
    connect(m_erase, &QPushButton::clicked, this, &PutAwayConversations::erase);
    connect(m_conversations, &ConversationListModel::loaded, this, &PutAwayConversations::showState);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &PutAwayConversations::showState);
    showState();
}

QString PutAwayConversations::erasureText(const QString &title)
{
    return tr("Erase “%1” for good? Its canisters, branches and recorded exchanges are overwritten. This cannot be undone.")
        .arg(title.simplified());
}

model::ConversationId PutAwayConversations::current() const
{
    return m_conversations->idAt(m_list->currentIndex().row());
}

void PutAwayConversations::showState()
{
    if (!m_list->currentIndex().isValid() && m_conversations->rowCount() > 0)
        m_list->setCurrentIndex(m_conversations->index(0));
    const bool hasCurrent = !current().isEmpty();
    m_restore->setEnabled(hasCurrent);
    m_erase->setEnabled(hasCurrent);
}

void PutAwayConversations::restore()
{
    const model::ConversationId id = current();
    if (id.isEmpty())
        return;
    if (m_which == Which::Archived)
        m_library.setArchived(id, false);
    else
        m_library.restore(id);
    Q_EMIT restored(id);
}

void PutAwayConversations::erase()
{
    const model::ConversationId id = current();
    if (id.isEmpty())
        return;
    m_prompts.confirm(
        this, erasureText(m_list->currentIndex().data().toString()), tr("&Erase for good"), this, [this, id] { m_library.erase(id); });
}

} // namespace gui
