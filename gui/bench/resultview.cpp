// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/resultview.h"

#include "gui/shared/paragraph.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/transcript/rowtexts.h"
#include "model/text/linediff.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTextBlock>

namespace gui {

using namespace Qt::StringLiterals;
using model::InvocationState;

//! Two texts compared line by line: what goes, what comes, and a few lines around. Read only. Owned by the widget it stands in.
class DifferenceView final : public QPlainTextEdit
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferenceView)

public:
    explicit DifferenceView(QWidget *parent = nullptr);

    void compare(const QString &before, const QString &after);

protected:
    void changeEvent(QEvent *event) override;

private:
    void colour();

    QList<model::DiffLine> m_lines;
};

using Change = model::DiffLine::Change;

namespace {

bool isGap(const model::DiffLine &line)
{
    return line.before == 0 && line.after == 0;
}

//! A sign before each line, so that colours are not needed to tell.
QString signedLine(const model::DiffLine &line)
{
    if (isGap(line))
        return u"⋯"_s;
    const QChar sign = line.change == Change::Same ? u' ' : line.change == Change::Added ? u'+' : u'−';
    return sign + u' ' + line.text;
}

} // namespace

DifferenceView::DifferenceView(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(u"difference"_s);
    setAccessibleName(tr("Differences"));
    setReadOnly(true);
    setFont(Theme::fixedFont());
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(spacing::gap);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void DifferenceView::compare(const QString &before, const QString &after)
{
    constexpr int context = 3;
    const QList<model::DiffLine> all = model::LineDiff::between(before, after);
    const bool differs = std::any_of(all.begin(), all.end(), [](const model::DiffLine &line) { return line.change != Change::Same; });
    m_lines = differs ? model::LineDiff::withContext(all, context) : QList<model::DiffLine>();
    QStringList texts;
    for (const model::DiffLine &line : std::as_const(m_lines))
        texts.append(signedLine(line));
    setPlainText(differs ? texts.join(u'\n') : tr("They do not differ."));
    colour();
}

void DifferenceView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void DifferenceView::colour()
{
    const Palette &colours = Palette::of(*this);
    QList<QTextEdit::ExtraSelection> marks;
    QTextBlock block = document()->begin();
    for (const model::DiffLine &line : std::as_const(m_lines)) {
        if (line.change != Change::Same && block.isValid()) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = QTextCursor(block);
            mark.format.setBackground(line.change == Change::Added ? colours.accentTint : colours.warningTint);
            mark.format.setProperty(QTextFormat::FullWidthSelection, true);
            marks.append(mark);
        }
        block = block.next();
    }
    setExtraSelections(marks);
}

namespace {

constexpr int leastHeight = 40;

QString endText(const BenchRun &run)
{
    const QString word = model::inWords(run.state);
    return run.state == InvocationState::Refused ? word : word + u" · "_s + sizeAndTime(run.forModel.toUtf8().size(), run.milliseconds);
}

QString problemText(const BenchRun &run)
{
    if (!run.error)
        return {};
    const QString becomes = run.breaksTurn ? ResultView::tr("The turn would be rolled back; the model would get nothing.")
                                           : ResultView::tr("The turn would go on; the model would get this as an error result.");
    return ResultView::tr("%1 error: %2").arg(model::toWire(run.error->category), run.error->message) + u'\n' + becomes;
}

} // namespace

ResultView::ResultView(QWidget *parent)
    : QWidget(parent)
    , m_end(new QLabel(this))
    , m_problem(new Remark(Remark::Tone::Warning, this))
    , m_exchanges(new QPushButton(this))
    , m_tabs(new QTabWidget(this))
    , m_forModel(addText(u"benchForModel"_s, tr("For the model")))
    , m_forPerson(addText(u"benchForPerson"_s, tr("For you")))
    , m_raw(addText(u"benchRaw"_s, tr("Raw")))
    , m_difference(new DifferenceView)
{
    m_end->setObjectName(u"benchEnd"_s);
    m_end->setTextFormat(Qt::PlainText);
    m_end->setForegroundRole(QPalette::WindowText);
    m_problem->setObjectName(u"benchProblem"_s);
    m_exchanges->setObjectName(u"benchExchanges"_s);
    m_exchanges->setFlat(true);
    m_exchanges->hide();
    m_tabs->setObjectName(u"benchResults"_s);
    m_tabs->setDocumentMode(true);
    m_difference->setMinimumHeight(leastHeight);
    m_tabs->addTab(m_difference, tr("Difference"));
    m_tabs->setTabVisible(m_tabs->indexOf(m_difference), false);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(spacing::medium, spacing::unit, spacing::medium, 0);
    top->addWidget(m_end, 1);
    top->addWidget(m_exchanges);
    m_problem->setContentsMargins(spacing::medium, 0, spacing::medium, spacing::unit);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing::unit);
    layout->addLayout(top);
    layout->addWidget(m_problem);
    layout->addWidget(m_tabs, 1);
    connect(m_exchanges, &QPushButton::clicked, this, [this] { Q_EMIT exchangesRequested(m_invocation); });
    clear();
}

QPlainTextEdit *ResultView::addText(const QString &name, const QString &title)
{
    auto *text = new QPlainTextEdit;
    text->setObjectName(name);
    text->setAccessibleName(title);
    text->setReadOnly(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setTabChangesFocus(true);
    text->setFont(Theme::fixedFont());
    text->setFrameShape(QFrame::NoFrame);
    text->document()->setDocumentMargin(spacing::gap);
    // Little room is better than none for the editor above.
    text->setMinimumHeight(leastHeight);
    m_tabs->addTab(text, title);
    return text;
}

void ResultView::addTab(QWidget *tab, const QString &title)
{
    m_tabs->insertTab(m_tabs->indexOf(m_difference), tab, title);
}

void ResultView::setTabTitle(QWidget *tab, const QString &title)
{
    m_tabs->setTabText(m_tabs->indexOf(tab), title);
}

void ResultView::showTab(QWidget *tab)
{
    m_tabs->setTabVisible(m_tabs->indexOf(m_difference), tab == m_difference);
    m_tabs->setCurrentWidget(tab);
}

void ResultView::clear()
{
    m_invocation.clear();
    m_end->setText(tr("Not run yet"));
    m_problem->say({});
    m_exchanges->hide();
    for (QPlainTextEdit *text : {m_forModel, m_forPerson, m_raw})
        text->clear();
}

void ResultView::showActivity(const QString &text)
{
    m_end->setText(text.left(1).toUpper() + text.mid(1));
    m_problem->say({});
}

void ResultView::show(const BenchRun &run)
{
    m_invocation = run.id;
    showActivity(endText(run));
    m_problem->say(problemText(run));
    m_exchanges->setVisible(run.exchanges > 0);
    m_exchanges->setText(tr("%n request(s)", nullptr, run.exchanges));
    // What a broken turn's model never gets is not shown as if it did.
    m_forModel->setPlainText(run.breaksTurn ? QString() : run.forModel);
    m_forPerson->setPlainText(run.forPerson);
    m_raw->setPlainText(run.raw);
}

void ResultView::bringUp()
{
    if (m_tabs->currentWidget() != m_forPerson && m_tabs->currentWidget() != m_raw)
        showTab(m_forModel);
}

void ResultView::compare(const BenchRun &earlier, const BenchRun &later)
{
    m_difference->compare(comparableText(earlier), comparableText(later));
    showTab(m_difference);
}

} // namespace gui

#include "resultview.moc"
