// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/columnview.h"

#include "gui/shared/questionbar.h"
#include "gui/shared/shortened.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/transcript/noticecard.h"
#include "gui/transcript/questioncards.h"
#include "gui/transcript/rowbuilder.h"
#include "gui/transcript/rowtexts.h"
#include "gui/transcript/transcriptview.h"
#include "model/comparison/comparedrun.h"
#include "model/comparison/comparisoncolumn.h"
#include "model/comparison/comparisontexts.h"
#include "model/session/conversationmodel.h"
#include "model/session/session.h"
#include "model/text/visibletext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

#include <memory>

namespace gui {

using namespace Qt::StringLiterals;

//! What stands in a column beside what the model said: what a tool asks, and why a run ended as it did. Owned by RunView; the view
//! outlives it.
class RunNotices final : public QObject, public RowWidgets
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunNotices)

public:
    RunNotices(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view, QObject *parent = nullptr);
    ~RunNotices() override;

    void show(const model::ComparedRun &run);

    QWidget *cardFor(const QString &invocation) const override { return m_cards.find(invocation); }
    QList<QWidget *> noticesAtEnd() const override;

private:
    TranscriptView &m_view;
    QuestionCards m_cards;
    NoticeCard *m_end;
    bool m_showsEnd = false;
};

RunNotices::RunNotices(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_cards(conversation, questions, view)
    , m_end(new NoticeCard(NoticeCard::Tone::Warning, u"runNotice"_s, view.viewport()))
{
    // A column has no room for what is asked out of sight.
    connect(&m_cards, &QuestionCards::added, &view, &TranscriptView::scrollToEnd);
    view.setWidgets(this);
}

RunNotices::~RunNotices()
{
    m_view.setWidgets(nullptr);
    delete m_end;
}

void RunNotices::show(const model::ComparedRun &run)
{
    const bool shows = model::hasEnded(run.state) && run.state != model::RunState::Committed;
    if (!shows && !m_showsEnd)
        return;
    m_showsEnd = shows;
    const QString state = nameOf(run.state);
    QStringList lines;
    if (run.error)
        lines.append(run.error->message);
    // What was said is undone then, and nothing else shows what ran.
    for (const model::ComparedCall &call : run.state == model::RunState::RolledBack ? run.calls : QList<model::ComparedCall>())
        lines.append(tr("It called %1 (%2).").arg(model::visibleLine(call.name), summaryOfArguments(call.arguments)));
    m_end->setTexts(state.left(1).toUpper() + state.mid(1), lines.join(u'\n'));
    m_view.noticesChanged();
}

QList<QWidget *> RunNotices::noticesAtEnd() const
{
    QList<QWidget *> notices = m_cards.withoutRow();
    if (m_showsEnd)
        notices.append(m_end);
    return notices;
}

//! What a run of a comparison has added to its conversation, without what was asked: that stands above all columns. The rows cannot
//! be worked with, since they are a result.
class RunRows final : public QSortFilterProxyModel
{
public:
    //! `first`: the position of the first canister to be seen.
    RunRows(model::ConversationModel &source, int first)
        : m_first(first)
    {
        setSourceModel(&source);
    }

    QVariant data(const QModelIndex &index, int role) const override
    {
        return role == model::ConversationModel::NodeRole ? QVariant() : QSortFilterProxyModel::data(index, role);
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &) const override { return row >= m_first; }

private:
    const int m_first;
};

//! One run of a column: what was said and called, as it comes. Owned by its ColumnView, which makes it anew for another run; the
//! session outlives it.
class RunView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RunView)

public:
    //! `first`: the position of what was asked.
    RunView(model::Session &session, int first, model::Questions &questions, QWidget *parent = nullptr);
    ~RunView() override;

    void showEnd(const model::ComparedRun &run);
    TranscriptView &view() { return *m_view; }

private:
    std::unique_ptr<model::ConversationModel> m_model;
    std::unique_ptr<RunRows> m_rows;
    TranscriptView *m_view;
    std::unique_ptr<RunNotices> m_notices;
};

RunView::RunView(model::Session &session, int first, model::Questions &questions, QWidget *parent)
    : QWidget(parent)
    , m_model(std::make_unique<model::ConversationModel>(session))
    // What was asked stands above the columns.
    , m_rows(std::make_unique<RunRows>(*m_model, first + 1))
    , m_view(new TranscriptView(*m_rows))
    , m_notices(std::make_unique<RunNotices>(session.id(), questions, *m_view))
{
    setObjectName(u"runView"_s);
    auto *layout = new QVBoxLayout(this);
    // The first card does not touch the head's line.
    layout->setContentsMargins(0, spacing::medium, 0, 0);
    layout->addWidget(m_view);
    setFocusProxy(m_view);
    m_view->scrollToEnd();
}

RunView::~RunView()
{
    // The view looks at rows and notices to its end.
    m_notices.reset();
    delete m_view;
}

void RunView::showEnd(const model::ComparedRun &run)
{
    m_notices->show(run);
}

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
        setContentsMargins(spacing::small, spacing::tight, spacing::small, spacing::tight);
        setForegroundRole(QPalette::PlaceholderText);
        setTextFormat(Qt::PlainText);
        setText(text);
        setMinimumWidth(30);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        setToolTip(toolTipText(text));
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
    row->setContentsMargins(spacing::wide, spacing::gap, spacing::gap, spacing::gap);
    row->setSpacing(spacing::gap);
    QLabel *label = plainLabel<Shortened>(u"columnLabel"_s, head);
    QFont bold = label->font();
    bold.setWeight(QFont::DemiBold);
    label->setFont(bold);
    label->setText(m_column.variant().label);
    const QString note = m_column.variant().note;
    label->setToolTip(toolTipText(note.isEmpty() ? label->text() : label->text() + u" · "_s + note));
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
    row->addSpacing(spacing::small);
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
    m_run->view().setAccessibleName(tr("Run %1 of column %2").arg(QLocale().toString(run + 1)).arg(m_column.variant().label));
    m_layout->insertWidget(2, m_run, 1);
    // What has kept the head at the upper edge would have half of the column.
    m_layout->setStretch(3, 0);
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
    m_progress->setToolTip(toolTipText(m_progress->text()));
}

void ColumnView::showSteps()
{
    const int times = int(m_column.runs().size());
    const bool several = times > 1 && m_shown >= 0;
    m_steps->setText(tr("run %1 of %2").arg(QLocale().toString(m_shown + 1), QLocale().toString(times)));
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

#include "columnview.moc"
