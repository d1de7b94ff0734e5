// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/completionpopup.h"

#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QLabel>
#include <QListView>
#include <QScreen>
#include <QStringListModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int mostRows = 8;
constexpr int popupWidth = 400;
constexpr int mostHelpLines = 7;

} // namespace

CompletionPopup::CompletionPopup(QWidget *editor)
    : QFrame(editor, Qt::ToolTip | Qt::FramelessWindowHint)
    , m_list(new QListView(this))
    , m_labels(new QStringListModel(this))
    , m_help(new QLabel(this))
{
    setObjectName(u"completionPopup"_s);
    setAccessibleName(tr("Completions"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setFrameShape(StyledPanel);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_list->setObjectName(u"completionList"_s);
    m_list->setAccessibleName(tr("Keys and values"));
    m_list->setModel(m_labels);
    m_list->setFont(Theme::fixedFont());
    m_list->setFrameShape(NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_help->setObjectName(u"completionHelp"_s);
    m_help->setTextFormat(Qt::PlainText);
    m_help->setFont(Theme::smallFont());
    m_help->setWordWrap(true);
    m_help->setMargin(spacing::small);
    m_help->setAlignment(Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::hairline, spacing::hairline, spacing::hairline, spacing::hairline);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_help);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { Q_EMIT picked(index.row()); });
}

void CompletionPopup::showChoices(const QList<model::Completion> &choices, const QRect &caret)
{
    m_choices = choices;
    QStringList labels;
    for (const model::Completion &choice : choices)
        labels += choice.label;
    m_labels->setStringList(labels);
    select(0);
    const int rowHeight = qMax(m_list->sizeHintForRow(0), 12);
    m_help->setFixedHeight(helpHeight());
    m_list->setFixedHeight(rowHeight * int(qMin<qsizetype>(mostRows, labels.size())) + 4);
    // Else the height of what was shown before would still be the least.
    layout()->activate();
    const int height = m_list->height() + m_help->height() + 2;
    QRect place(caret.bottomLeft() + QPoint(0, 2), QSize(popupWidth, height));
    const QRect screen = this->screen()->availableGeometry();
    if (place.bottom() > screen.bottom())
        place.moveBottom(caret.top() - 2);
    place.moveRight(qMin(place.right(), screen.right()));
    setGeometry(place);
    show();
}

int CompletionPopup::helpHeight() const
{
    const QFontMetrics metrics = m_help->fontMetrics();
    const QRect room(0, 0, popupWidth - 2 * spacing::small - 2 * frameWidth(), mostHelpLines * metrics.lineSpacing());
    int height = metrics.lineSpacing();
    // The same for all, so that the list does not jump from one to the next.
    for (const model::Completion &choice : m_choices)
        height = qMax(height, metrics.boundingRect(room, Qt::TextWordWrap, choice.help).height());
    return qMin(height, room.height()) + 2 * spacing::small;
}

void CompletionPopup::move(int rows)
{
    if (!m_choices.isEmpty())
        select(qBound(0, row() + rows, int(m_choices.size()) - 1));
}

int CompletionPopup::row() const
{
    return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
}

void CompletionPopup::select(int row)
{
    const QModelIndex index = m_labels->index(row);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
    m_help->setText(row >= 0 && row < m_choices.size() ? m_choices[row].help : QString());
}

} // namespace gui
