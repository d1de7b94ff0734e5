// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/columnview.h"

#include "gui/compare/runview.h"
#include "gui/shared/questionbar.h"
#include "gui/theme/palette.h"
#include "gui/theme/theme.h"
#include "gui/transcript/transcriptview.h"
#include "model/comparison/comparisoncolumn.h"
#include "model/comparison/comparisontexts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Small print in a hairline box.
class Badge final : public QLabel
{
public:
    Badge(const QString &text, QWidget *parent)
        : QLabel(parent)
        , m_text(text)
    {
        setFont(Theme::smallFont());
        setContentsMargins(6, 2, 6, 2);
        setForegroundRole(QPalette::PlaceholderText);
        setTextFormat(Qt::PlainText);
        setText(text);
        setMinimumWidth(30);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        setToolTip(text);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Palette::of(*this).line);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(Palette::of(*this).dim);
        painter.drawText(
            contentsRect(), Qt::AlignVCenter | Qt::AlignLeft, fontMetrics().elidedText(m_text, Qt::ElideRight, contentsRect().width()));
    }

private:
    const QString m_text;
};

//! Shortens what has no room with an ellipsis, where a label by itself cuts through letters; the tool tip has it whole.
class Shortened final : public QLabel
{
public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override { return {qMin(sizeHint().width(), 40), sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(
            contentsRect(), Qt::AlignVCenter | Qt::AlignLeft, fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
    }
};

template <typename Label>
QLabel *plainLabel(const QString &name, QWidget *parent)
{
    auto *label = new Label(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

ColumnView::ColumnView(model::ComparisonColumn &column, int index, QWidget *parent)
    : QFrame(parent)
    , m_column(column)
    , m_layout(new QVBoxLayout(this))
    , m_progress(plainLabel<Shortened>(u"columnProgress"_s, this))
    , m_steps(plainLabel<QLabel>(u"columnRun"_s, this))
    , m_menu(new QMenu(this))
    , m_questions(new QuestionBar(column.questions(), this))
{
    setObjectName(u"column%1"_s.arg(index + 1));
    setAccessibleName(tr("Column %1").arg(column.variant().label));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    buildHead();
    m_layout->addStretch(1);
    m_layout->addWidget(m_questions);
    m_progress->setFont(Theme::smallFont());
    m_progress->setForegroundRole(QPalette::PlaceholderText);
    m_steps->setFont(Theme::smallFont());
    m_steps->setForegroundRole(QPalette::PlaceholderText);
    showSteps();
}

ColumnView::~ColumnView()
{
    delete m_run;
}

void ColumnView::buildHead()
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(16, 8, 10, 8);
    row->setSpacing(8);
    QLabel *label = plainLabel<Shortened>(u"columnLabel"_s, head);
    QFont bold = label->font();
    bold.setWeight(QFont::DemiBold);
    label->setFont(bold);
    label->setText(m_column.variant().label);
    const QString note = m_column.variant().note;
    label->setToolTip(note.isEmpty() ? label->text() : label->text() + u" · "_s + note);
    // What the column is called comes first; what stands beside it gives way.
    label->setMinimumWidth(qMin(label->sizeHint().width(), 160));
    row->addWidget(label);
    if (!note.isEmpty()) {
        m_note = new Badge(note, head);
        row->addWidget(m_note);
    }
    row->addStretch(1);
    m_back = addTool(u"columnBack"_s, u"‹"_s, tr("The run before, in column %1"));
    m_on = addTool(u"columnOn"_s, u"›"_s, tr("The next run, in column %1"));
    m_more = addTool(u"columnMore"_s, u"⋯"_s, tr("More of this run, in column %1"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(m_menu);
    m_menu->setObjectName(u"columnMenu"_s);
    row->addWidget(m_back);
    row->addWidget(m_steps);
    row->addWidget(m_on);
    row->addSpacing(6);
    row->addWidget(m_progress);
    row->addWidget(m_more);
    m_layout->addWidget(head);
    auto *line = new QFrame(this);
    line->setFixedHeight(1);
    line->setBackgroundRole(QPalette::Mid);
    line->setAutoFillBackground(true);
    m_layout->addWidget(line);
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_on, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_menu, &QMenu::aboutToShow, this, &ColumnView::fillMenu);
}

QToolButton *ColumnView::addTool(const QString &name, const QString &text, const QString &accessible)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(accessible.arg(m_column.variant().label));
    button->setToolTip(button->accessibleName());
    return button;
}

void ColumnView::step(int by)
{
    showRun(m_shown + by);
    m_follows = !m_column.session(m_shown + 1);
}

void ColumnView::showRun(int run)
{
    model::Session *session = m_column.session(run);
    if (!session || run == m_shown)
        return;
    const bool hadFocus = m_run && m_run->isAncestorOf(focusWidget());
    delete m_run;
    m_shown = run;
    m_run = new RunView(*session, m_column.firstPosition(run), m_column.questions(), this);
    m_run->view().setAccessibleName(tr("Run %1 of column %2").arg(run + 1).arg(m_column.variant().label));
    m_layout->insertWidget(2, m_run, 1);
    m_run->showEnd(m_column.runs().at(run));
    m_questions->setConversation(session->id());
    if (hadFocus)
        m_run->setFocus();
    showSteps();
}

void ColumnView::followRun(int run)
{
    if (m_follows)
        showRun(run);
    showSteps();
}

void ColumnView::showEnd()
{
    if (m_run)
        m_run->showEnd(m_column.runs().at(m_shown));
}

void ColumnView::showProgress(const model::ComparisonTable::Row &row)
{
    m_progress->setText(progressOf(row));
    m_progress->setToolTip(m_progress->text());
}

void ColumnView::showSteps()
{
    const int times = int(m_column.runs().size());
    const bool several = times > 1 && m_shown >= 0;
    m_steps->setText(tr("run %1 of %2").arg(m_shown + 1).arg(times));
    for (QWidget *part : {static_cast<QWidget *>(m_steps), static_cast<QWidget *>(m_back), static_cast<QWidget *>(m_on)})
        part->setVisible(several);
    m_back->setEnabled(m_column.session(m_shown - 1));
    m_on->setEnabled(m_column.session(m_shown + 1));
    m_more->setEnabled(m_shown >= 0);
}

void ColumnView::fillMenu()
{
    m_menu->clear();
    const model::ComparedRun run = m_column.runs().value(m_shown);
    const bool hasConversation = run.state == model::RunState::Committed || run.state == model::RunState::Interrupted
        || (run.state == model::RunState::TimedOut && !run.text.isEmpty());
    QAction *keep = m_menu->addAction(tr("&Keep as a conversation"), this, [this] { Q_EMIT keepRequested(m_shown); });
    keep->setObjectName(u"columnKeep"_s);
    keep->setEnabled(hasConversation);
    m_menu->addAction(tr("&Show what went over the wire"), this, [this] { Q_EMIT exchangesRequested(m_shown); })
        ->setObjectName(u"columnExchanges"_s);
}

void ColumnView::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    // How far it is says more than what it is made of, which the name tells too.
    constexpr int wideFrom = 440;
    if (m_note)
        m_note->setVisible(width() >= wideFrom);
}

void ColumnView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Palette::of(*this).ground);
}

} // namespace gui
