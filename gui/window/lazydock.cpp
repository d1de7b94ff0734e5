// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/lazydock.h"

#include "gui/theme/theme.h"
#include "gui/window/untitledbar.h"

#include <QEvent>
#include <QLayout>
#include <QMainWindow>
#include <QScrollArea>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace gui {

namespace {

//! As high as it is given, and at least as high as its contents can be made for its width: a scroll area would go by what they would like.
class LowContents final : public QWidget
{
public:
    explicit LowContents(QWidget *contents)
        : m_contents(*contents)
    {
        contents->setParent(this);
        contents->setAutoFillBackground(false);
        contents->show();
        fit();
    }
    QSize sizeHint() const override { return m_contents.sizeHint(); }

protected:
    bool event(QEvent *event) override
    {
        const bool isDone = QWidget::event(event);
        if (event->type() == QEvent::Resize)
            m_contents.setGeometry(rect());
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            fit();
        return isDone;
    }

private:
    void fit()
    {
        const QLayout *inside = m_contents.layout();
        const QSize least = m_contents.minimumSizeHint().expandedTo(m_contents.minimumSize());
        const bool isWrapped = inside && inside->hasHeightForWidth();
        setMinimumSize(least.width(), isWrapped ? inside->minimumHeightForWidth(width()) : least.height());
    }

    QWidget &m_contents;
};

//! What is in a dock, which is scrolled where the dock is too low for it. Owned by the dock.
class LowArea final : public QScrollArea
{
public:
    LowArea(QWidget *contents, int seen)
        : m_seen(seen)
    {
        setFrameShape(NoFrame);
        setWidgetResizable(true);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setFocusPolicy(Qt::NoFocus);
        setWidget(new LowContents(contents));
        widget()->setAutoFillBackground(false);
        viewport()->setAutoFillBackground(false);
    }
    QSize sizeHint() const override { return widget()->sizeHint(); }
    QSize minimumSizeHint() const override
    {
        // Twice as large, a text has half the width, and so four times the height.
        constexpr int lowest = 42;
        const int least = std::max(Theme::zoomed(Theme::zoomed(lowest)), Theme::zoomed(m_seen));
        return {widget()->minimumWidth(), std::min(widget()->minimumHeight(), least)};
    }

private:
    int m_seen;
};

} // namespace

LazyDock::LazyDock(const QString &name, const QString &title, Factory factory, QWidget *window)
    : QDockWidget(title, window)
    , m_factory(std::move(factory))
{
    setObjectName(name);
    setAccessibleName(title);
    // Later, since one tab after another comes forward while a window is taken apart.
    const auto fillWhereSeen = [this](bool isSeen) {
        if (isSeen && m_allowed)
            fill();
    };
    connect(this, &QDockWidget::visibilityChanged, this, fillWhereSeen, Qt::QueuedConnection);
}

void LazyDock::allowContents()
{
    m_allowed = true;
    // Each in a turn of the event loop of its own, so that keys are taken in between.
    QTimer::singleShot(0, this, [this] {
        // A dock behind the tab of another is visible to Qt too.
        if (!visibleRegion().isEmpty())
            fill();
    });
}

void LazyDock::fill()
{
    const Factory factory = std::exchange(m_factory, nullptr);
    if (!factory)
        return;
    setWidget(m_isScrolled ? new LowArea(factory(), m_seen) : factory());
    // Else it would be shown only in the next turn of the event loop, too late to be given the keyboard.
    widget()->show();
    Q_EMIT filled();
}

void LazyDock::bringForward()
{
    show();
    raise();
    fill();
    // In a window of its own it has the keys only where that is active.
    if (!qobject_cast<QMainWindow *>(window()))
        activateWindow();
}

void LazyDock::showTitle(bool isShown)
{
    QWidget *before = titleBarWidget();
    setTitleBarWidget(isShown ? nullptr : new UntitledBar(this));
    delete before;
}

} // namespace gui
