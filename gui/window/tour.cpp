// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/tour.h"

#include "gui/shared/actions.h"
#include "gui/shared/announcer.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"

#include <QApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int lineAround = 3;
//! Of the box, in letters.
constexpr int widthInLetters = 44;

} // namespace

Tour::Tour(Actions &actions, QMainWindow *window)
    : QFrame(window)
    , m_actions(actions)
    , m_window(*window)
    , m_count(new QLabel(this))
    , m_text(new QLabel(this))
    , m_previous(new QPushButton(tr("&Previous"), this))
    , m_next(new QPushButton(this))
    , m_end(new QPushButton(tr("&End the tour"), this))
    , m_line(new QFrame(window))
{
    setObjectName(u"tour"_s);
    setAccessibleName(tr("Tour of the window"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setFocusPolicy(Qt::NoFocus);
    m_count->setObjectName(u"tourCount"_s);
    m_text->setObjectName(u"tourText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_previous->setObjectName(u"tourPrevious"_s);
    m_next->setObjectName(u"tourNext"_s);
    m_end->setObjectName(u"tourEnd"_s);
    for (QLabel *label : {m_count, m_text})
        label->setForegroundRole(QPalette::ToolTipText);
    auto *row = new QHBoxLayout;
    row->setSpacing(spacing::gap);
    row->addWidget(m_end);
    row->addStretch(1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::wide, spacing::medium, spacing::wide, spacing::medium);
    layout->addWidget(m_count);
    layout->addWidget(m_text);
    layout->addLayout(row);
    m_line->setObjectName(u"tourLine"_s);
    m_line->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_line->setFrameShape(QFrame::Box);
    m_line->setFrameShadow(QFrame::Plain);
    m_line->setLineWidth(lineAround);
    connect(m_previous, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
    connect(m_end, &QPushButton::clicked, this, &Tour::end);
    m_actions.on(u"tour"_s, this, [this] { begin(); });
    hide();
    m_line->hide();
}

QList<Tour::Station> Tour::stations() const
{
    const QString keys = m_actions.find(u"commandPaletteOpen"_s)->shortcut().toString(QKeySequence::NativeText);
    return {
        {u"conversationsDock"_s, u"conversationsToggle"_s,
            tr("Your conversations are listed here, and searched from the line above them.")},
        {u"conversationBar"_s, {}, tr("Here you pick who answers: an agent, a model, its instructions and the workspace.")},
        {u"transcriptPanel"_s, {},
            tr("What is said appears here. Each message has a menu: edit it, branch from it, have it answered again.")},
        {u"composer"_s, {}, tr("You write here. A slash begins a command, and files can be dropped.")},
        {u"ensemblesDock"_s, u"ensemblesToggle"_s, tr("These are the tools that the model may call. Tick what it gets.")},
        {u"inspectorDock"_s, u"inspectorToggle"_s, tr("The Inspector shows each request and each answer, byte for byte.")},
        {u"menuBar"_s, {}, tr("Everything else is in these menus. %1 finds it by name, and F1 opens the manual.").arg(leftToRight(keys))},
    };
}

void Tour::begin()
{
    Q_EMIT begun();
    if (!isVisible()) {
        m_focusedBefore = QApplication::focusWidget();
        m_window.installEventFilter(this);
        QPalette palette = m_line->palette();
        palette.setColor(QPalette::WindowText, Palette::of(m_window).accent);
        m_line->setPalette(palette);
    }
    showStation(0);
}

void Tour::end()
{
    m_window.removeEventFilter(this);
    if (m_shown)
        m_shown->removeEventFilter(this);
    hide();
    m_line->hide();
    if (m_focusedBefore)
        m_focusedBefore->setFocus(Qt::OtherFocusReason);
}

void Tour::go(int step)
{
    const int wanted = m_station + step;
    if (wanted >= stations().size())
        end();
    else if (wanted >= 0)
        showStation(wanted);
}

void Tour::showStation(int station)
{
    const QList<Station> all = stations();
    m_station = station;
    if (m_shown)
        m_shown->removeEventFilter(this);
    m_shown = bringForward(all.at(station));
    if (m_shown)
        m_shown->installEventFilter(this);
    m_count->setText(tr("Station %1 of %2").arg(QLocale().toString(station + 1), QLocale().toString(all.size())));
    m_text->setText(all.at(station).text);
    const bool isLast = station + 1 == all.size();
    m_previous->setEnabled(station > 0);
    m_next->setText(isLast ? tr("&Done") : tr("Ne&xt"));
    m_end->setVisible(!isLast);
    m_line->show();
    m_line->raise();
    show();
    raise();
    // What has not been shown yet does not know how much room its buttons need.
    place();
    m_next->setFocus(Qt::OtherFocusReason);
    Announcer::say(m_window, m_count->text() + u". "_s + m_text->text());
}

//! A dock that is closed or behind another comes to the front.
QWidget *Tour::bringForward(const Station &station) const
{
    if (station.place == u"menuBar"_s)
        return m_window.menuBar();
    QWidget *found = nullptr;
    for (QWidget *each : m_window.findChildren<QWidget *>(station.place)) {
        if (!found || each->isVisible())
            found = each;
    }
    if (found && !station.action.isEmpty() && found->visibleRegion().isEmpty())
        m_actions.find(station.action)->trigger();
    return found;
}

//! Beside its place or within it, wherever there is room for the box; the middle where the place is not seen.
void Tour::place()
{
    const QRect whole = m_window.rect();
    QRect shown(whole.center(), QSize());
    if (m_shown && m_shown->isVisible() && m_shown->window() == &m_window)
        shown = QRect(m_shown->mapTo(&m_window, QPoint(0, 0)), m_shown->size()) & whole;
    m_line->setGeometry(shown);
    const int width = std::min(fontMetrics().averageCharWidth() * widthInLetters, whole.width() - 2 * spacing::large);
    setFixedWidth(std::max(width, minimumSizeHint().width()));
    const QSize size(this->width(), layout()->totalHeightForWidth(this->width()));
    const QList<QPoint> corners {
        {shown.right() + spacing::gap, shown.top() + spacing::gap},
        {shown.left() - spacing::gap - size.width(), shown.top() + spacing::gap},
        {shown.left(), shown.bottom() + spacing::gap},
        {shown.left(), shown.top() - spacing::gap - size.height()},
    };
    QRect box(shown.center() - QPoint(size.width() / 2, size.height() / 2), size);
    for (const QPoint &corner : corners) {
        if (whole.contains(QRect(corner, size))) {
            box.moveTopLeft(corner);
            break;
        }
    }
    box.moveLeft(std::clamp(box.left(), 0, std::max(0, whole.width() - size.width())));
    box.moveTop(std::clamp(box.top(), 0, std::max(0, whole.height() - size.height())));
    setGeometry(box);
}

bool Tour::event(QEvent *event)
{
    // Escape would end a turn that is under way behind it.
    const bool isKey = event->type() == QEvent::ShortcutOverride;
    if (isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QFrame::event(event);
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape: return end();
    case Qt::Key_Return:
    case Qt::Key_Enter: return (m_end->hasFocus() ? m_end : m_previous->hasFocus() ? m_previous : m_next)->click();
    case Qt::Key_PageDown: return go(1);
    case Qt::Key_PageUp: return go(-1);
    default: QFrame::keyPressEvent(event);
    }
}

bool Tour::eventFilter(QObject *, QEvent *event)
{
    // Its place is settled after the event.
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::Move || type == QEvent::Show || type == QEvent::Hide)
        QMetaObject::invokeMethod(
            this, [this] { place(); }, Qt::QueuedConnection);
    return false;
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_tour.cpp>
