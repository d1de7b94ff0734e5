// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/queuestrip.h"

#include "gui/shared/quietview.h"
#include "gui/shared/taborder.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "model/text/graphemes.h"
#include "model/text/visibletext.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostRowsShown = 4;
constexpr int longestShownText = 200;

QPushButton *stripButton(const QString &name, const QString &text, const QString &about)
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setAccessibleName(about);
    button->setToolTip(about);
    return button;
}

} // namespace

QueueStrip::QueueStrip(model::Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    setObjectName(u"queueStrip"_s);
    connect(&m_session.queue(), &model::MessageQueue::changed, this, &QueueStrip::refresh);
    connect(&m_session, &model::Session::busyChanged, this, &QueueStrip::refresh);
    refresh();
}

void QueueStrip::build()
{
    m_text = new QLabel;
    m_list = new QuietView<QListWidget>;
    m_sendNow = stripButton(u"queueSendNow"_s, tr("Send now"), tr("Send what waits, and go on with the next after each answer"));
    m_sayNow = stripButton(u"queueSayNow"_s, tr("Say now"), tr("Say it within the turn under way, after the running round (Ctrl+Enter)"));
    m_edit = stripButton(u"queueEdit"_s, tr("Edit"), tr("Go on writing this message (Enter)"));
    m_up = stripButton(u"queueUp"_s, tr("Up"), tr("Send it earlier (Alt+Up)"));
    m_down = stripButton(u"queueDown"_s, tr("Down"), tr("Send it later (Alt+Down)"));
    m_drop = stripButton(u"queueDrop"_s, tr("Drop"), tr("Do not send it (Delete)"));
    arrange();
    follow();
}

void QueueStrip::arrange()
{
    m_text->setObjectName(u"queueText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_list->setObjectName(u"queueList"_s);
    m_list->setAccessibleName(tr("Messages that wait"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setSpacing(spacing::tight);
    m_list->installEventFilter(this);
    auto *top = new QHBoxLayout;
    top->addWidget(m_text, 1);
    top->addWidget(m_sendNow, 0, Qt::AlignTop);
    auto *buttons = new WrappingRow;
    buttons->setSpacing(spacing::gap);
    for (QPushButton *button : {m_sayNow, m_edit, m_up, m_down, m_drop})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::small);
    layout->addLayout(top);
    layout->addWidget(m_list);
    layout->addLayout(buttons);
    chainTabsOf(this);
}

void QueueStrip::follow()
{
    connect(m_list, &QListWidget::currentRowChanged, this, &QueueStrip::showButtons);
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QueueStrip::edit);
    connect(m_sendNow, &QPushButton::clicked, this, [this] {
        if (const auto sent = m_session.sendQueued(); !sent)
            Q_EMIT failed(sent.error());
    });
    connect(m_sayNow, &QPushButton::clicked, this, &QueueStrip::sayNow);
    connect(m_edit, &QPushButton::clicked, this, &QueueStrip::edit);
    connect(m_up, &QPushButton::clicked, this, [this] { shift(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { shift(1); });
    connect(m_drop, &QPushButton::clicked, this, &QueueStrip::drop);
}

QString QueueStrip::lineOf(const model::QueuedMessage &message) const
{
    const QString text = model::visibleLine(model::wholeCharacters(message.text(), longestShownText).simplified());
    const qsizetype more = message.documents.size()
        + std::count_if(message.contents.begin(), message.contents.end(),
            [](const model::Content &content) { return !std::holds_alternative<model::TextContent>(content); });
    const QString whole = more > 0 ? tr("%1 (with %n attachment(s))", nullptr, int(more)).arg(text) : text;
    return message.isSaidNow ? tr("After this round: %1").arg(whole) : whole;
}

void QueueStrip::refresh()
{
    const model::MessageQueue &queue = m_session.queue();
    if (!m_list && queue.isEmpty())
        return hide();
    if (!m_list)
        build();
    const int row = std::clamp(m_list->currentRow(), 0, int(std::max<qsizetype>(queue.messages().size() - 1, 0)));
    m_list->clear();
    for (const model::QueuedMessage &message : queue.messages())
        m_list->addItem(lineOf(message));
    m_list->setCurrentRow(row);
    const int count = int(queue.messages().size());
    m_text->setText(queue.stopped().isEmpty() ? tr("%n message(s) wait for the answer.", nullptr, count) : queue.stopped());
    m_sendNow->setVisible(!m_session.isBusy());
    const int rows = std::clamp(count, 1, mostRowsShown);
    m_list->setFixedHeight(rows * (std::max(m_list->sizeHintForRow(0), fontMetrics().height()) + spacing::unit) + 2 * m_list->frameWidth());
    showButtons();
    setVisible(!queue.isEmpty());
}

void QueueStrip::showButtons()
{
    const model::MessageQueue &queue = m_session.queue();
    const int index = current();
    const bool isSaidNow = index >= 0 && queue.messages().at(index).isSaidNow;
    m_sayNow->setVisible(m_session.isBusy());
    m_sayNow->setText(isSaidNow ? tr("Not now") : tr("Say now"));
    m_up->setEnabled(index > 0);
    m_down->setEnabled(index >= 0 && index + 1 < queue.messages().size());
}

int QueueStrip::current() const
{
    const int row = m_list->currentRow();
    return row < m_session.queue().messages().size() ? row : -1;
}

void QueueStrip::shift(int step)
{
    const int from = current();
    const int to = from + step;
    if (from < 0 || to < 0 || to >= m_session.queue().messages().size())
        return;
    m_session.queue().move(from, to);
    m_list->setCurrentRow(to);
}

void QueueStrip::drop()
{
    m_session.queue().take(current());
}

void QueueStrip::sayNow()
{
    const int index = current();
    if (index >= 0 && m_session.isBusy())
        m_session.queue().setSaidNow(index, !m_session.queue().messages().at(index).isSaidNow);
}

void QueueStrip::edit()
{
    if (current() >= 0)
        Q_EMIT editRequested(current());
}

bool QueueStrip::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_list || !isKey)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const Qt::KeyboardModifiers modifiers = key->modifiers() & ~Qt::KeypadModifier;
    const bool isEnter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    void (QueueStrip::*does)() = nullptr;
    int step = 0;
    if (isEnter && modifiers == Qt::ControlModifier)
        does = &QueueStrip::sayNow;
    else if ((isEnter || key->key() == Qt::Key_F2) && modifiers == Qt::NoModifier)
        does = &QueueStrip::edit;
    else if (key->key() == Qt::Key_Delete && modifiers == Qt::NoModifier)
        does = &QueueStrip::drop;
    else if (modifiers == Qt::AltModifier && key->key() == Qt::Key_Up)
        step = -1;
    else if (modifiers == Qt::AltModifier && key->key() == Qt::Key_Down)
        step = 1;
    if (!does && step == 0)
        return QWidget::eventFilter(watched, event);
    event->accept();
    // The window asks first whether the list wants what may be a shortcut of its own.
    if (event->type() == QEvent::ShortcutOverride)
        return true;
    if (does)
        (this->*does)();
    else
        shift(step);
    return true;
}

} // namespace gui
