// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/sending/cassettewindow.h"

#include "gui/inspector/differencepage.h"
#include "gui/shared/tooltips.h"
#include "gui/shared/userprompts.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/workbench.h"
#include "model/basics/aside.h"
#include "model/text/amounts.h"
#include "model/text/visibletext.h"
#include "network/rehearsal/cassettematch.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using Reach = network::CassettePlayback::Reach;

namespace {

//! Of a row of the list: which of the misses it is.
constexpr int missRole = Qt::UserRole;
// Of what is on a cassette; all of it is played.
constexpr qsizetype mostOfCassette = 20'000;

QString requestInWords(const QByteArray &method, const QByteArray &target)
{
    return model::visibleLine(QString::fromLatin1(method + ' ' + target));
}

} // namespace

CassetteWindow::CassetteWindow(Workbench &workbench, UserPrompts &prompts, QWidget *window)
    : QWidget(window, Qt::Window)
    , m_workbench(workbench)
    , m_prompts(prompts)
    , m_file(new QLabel(this))
    , m_pace(new QComboBox(this))
    , m_lenient(new QCheckBox(tr("&Lenient"), this))
    , m_list(new QTreeWidget(this))
    , m_difference(new DifferencePage(this))
    , m_said(new QLabel(this))
{
    setObjectName(u"cassetteWindow"_s);
    setWindowTitle(tr("Cassette"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(m_list, &QTreeWidget::currentItemChanged, this, &CassetteWindow::showPicked);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    // What plays is not ended by the way.
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, [this] {
        if (!m_playback)
            close();
    });
    connect(new QShortcut(QKeySequence(Qt::Key_F8), this), &QShortcut::activated, this, [this] { letCome(Reach::Event); });
    showState();
}

CassetteWindow::~CassetteWindow()
{
    if (m_playback)
        end();
}

void CassetteWindow::build()
{
    m_list->setObjectName(u"cassetteExchanges"_s);
    m_list->setAccessibleName(tr("What is on the cassette, and what was asked for that is not on it"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setColumnCount(ColumnCount);
    m_list->setHeaderLabels({tr("No."), tr("Request"), tr("Answer"), tr("Played")});
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Request, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_difference->setObjectName(u"cassetteDifference"_s);
    m_difference->hide();
    m_said->setObjectName(u"cassetteSaid"_s);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_list);
    parts->addWidget(m_difference);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    layout->setSpacing(spacing::gap);
    layout->addWidget(makeBar());
    layout->addWidget(parts, 1);
    layout->addWidget(makeSteps());
    layout->addWidget(m_said);
    resize(Theme::zoomed(QSize(820, 640)));
}

QWidget *CassetteWindow::makeBar()
{
    auto *bar = new QWidget(this);
    auto *row = new WrappingRow(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    m_file->setObjectName(u"cassetteFile"_s);
    m_file->setTextFormat(Qt::PlainText);
    m_pace->setObjectName(u"cassettePace"_s);
    m_pace->setAccessibleName(tr("When the parts of an answer come"));
    m_pace->addItem(tr("At once"), int(network::CassettePace::AtOnce));
    m_pace->addItem(tr("At the recorded pace"), int(network::CassettePace::Recorded));
    m_pace->addItem(tr("Step by step"), int(network::CassettePace::Stepwise));
    m_lenient->setObjectName(u"cassetteLenient"_s);
    m_lenient->setToolTip(toolTipText(tr("Dates, times and identifiers in a request may differ")));
    row->addWidget(m_file);
    m_choose = addButton(bar, u"cassetteChoose"_s, tr("&Choose…"));
    row->addWidget(m_pace);
    row->addWidget(m_lenient);
    m_start = addButton(bar, u"cassetteStart"_s, tr("&Play"));
    connect(m_choose, &QPushButton::clicked, this, &CassetteWindow::choose);
    connect(m_start, &QPushButton::clicked, this, [this] { m_playback ? end() : start(); });
    return bar;
}

QWidget *CassetteWindow::makeSteps()
{
    m_steps = new QWidget(this);
    auto *row = new WrappingRow(m_steps);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    m_now = new QLabel(m_steps);
    m_now->setObjectName(u"cassetteNow"_s);
    m_now->setTextFormat(Qt::PlainText);
    m_event = addButton(m_steps, u"cassetteEvent"_s, tr("&Next event"));
    m_answer = addButton(m_steps, u"cassetteAnswer"_s, tr("&Rest of the answer"));
    m_everything = addButton(m_steps, u"cassetteEverything"_s, tr("&Everything"));
    m_event->setToolTip(toolTipText(tr("Lets the next event come (F8, also in the window)")));
    row->addWidget(m_now);
    connect(m_event, &QPushButton::clicked, this, [this] { letCome(Reach::Event); });
    connect(m_answer, &QPushButton::clicked, this, [this] { letCome(Reach::Answer); });
    connect(m_everything, &QPushButton::clicked, this, [this] { letCome(Reach::Everything); });
    return m_steps;
}

QPushButton *CassetteWindow::addButton(QWidget *row, const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, row);
    button->setObjectName(name);
    button->setAutoDefault(false);
    row->layout()->addWidget(button);
    return button;
}

void CassetteWindow::choose()
{
    m_prompts.chooseFileToOpen(this, tr("Play a cassette"), this, [this](const QString &path) { open(path); });
}

void CassetteWindow::open(const QString &path)
{
    if (m_playback)
        end();
    m_asked = path;
    say(tr("Reading %1…").arg(QFileInfo(path).fileName()));
    const auto take = [this, path](const model::Result<CassetteReplay::Tape> &tape) {
        if (m_asked != path)
            return;
        if (tape)
            fill(path, *tape);
        else
            say(tape.error().message);
    };
    model::runAside(
        this, [path] { return CassetteReplay::read(path); }, take);
}

void CassetteWindow::fill(const QString &path, const CassetteReplay::Tape &tape)
{
    m_tape = tape;
    m_file->setText(model::visibleLine(QFileInfo(path).fileName()));
    m_file->setToolTip(toolTipText(path));
    m_list->clear();
    m_items.clear();
    m_misses.clear();
    m_next = nullptr;
    const QList<model::Exchange> &exchanges = tape.cassette.exchanges();
    QList<QTreeWidgetItem *> rows;
    for (qsizetype index = 0; index < exchanges.size() && index < mostOfCassette; ++index) {
        const model::Exchange &exchange = exchanges.at(index);
        const QString status = exchange.status > 0 ? QString::number(exchange.status) + u", "_s : QString();
        auto *row = new QTreeWidgetItem(
            {QLocale().toString(index + 1), requestInWords(exchange.request.method, network::CassetteMatch::targetOf(exchange.request.url)),
                status + model::sizeInWords(exchange.responseBody.size())});
        row->setToolTip(Request, toolTipText(exchange.request.url.toString()));
        row->setTextAlignment(Number, Qt::AlignRight | Qt::AlignVCenter);
        m_items.insert(exchange.id, row);
        rows.append(row);
    }
    m_list->addTopLevelItems(rows);
    say(tr("%n exchange(s). Play it, and all that would be sent is answered from here.", nullptr, int(exchanges.size())));
    showState();
}

void CassetteWindow::start()
{
    const network::CassettePlay play {m_lenient->isChecked(), network::CassettePace(m_pace->currentData().toInt())};
    const auto begun = m_workbench.replay().begin(m_tape, play);
    if (!begun)
        return say(begun.error().message);
    for (QTreeWidgetItem *row : std::as_const(m_items))
        row->setText(Played, {});
    follow(*m_workbench.replay().playback());
    say(play.pace == network::CassettePace::Stepwise
            ? tr("Playing: nothing is sent, and each event waits for you, until this is ended or closed.")
            : tr("Playing: nothing is sent until this is ended or closed."));
    showState();
}

void CassetteWindow::end()
{
    m_workbench.replay().end();
    m_playback = nullptr;
    showNext();
    say(tr("Ended: what is sent goes to the network again."));
    showState();
}

void CassetteWindow::follow(network::CassettePlayback &playback)
{
    m_playback = &playback;
    connect(&playback, &network::CassettePlayback::told, this, &CassetteWindow::showTold);
    connect(&playback, &network::CassettePlayback::missed, this, &CassetteWindow::showMiss);
    connect(&playback, &network::CassettePlayback::nextChanged, this, &CassetteWindow::showNext);
    // Another window plays another one.
    connect(&playback, &QObject::destroyed, this, &CassetteWindow::showState, Qt::QueuedConnection);
}

bool CassetteWindow::letCome(Reach reach)
{
    if (!m_playback || (!m_playback->next() && reach != Reach::Everything))
        return false;
    m_playback->let(reach);
    return true;
}

void CassetteWindow::showTold(const model::Exchange &exchange)
{
    QTreeWidgetItem *row = m_items.value(exchange.id);
    if (!row)
        return;
    row->setText(Played, tr("played"));
    m_list->scrollToItem(row);
}

void CassetteWindow::showMiss(const network::CassetteMiss &miss)
{
    say(miss.error.message);
    if (m_misses.size() >= mostMisses)
        return;
    m_misses.append(miss);
    auto *row = new QTreeWidgetItem(m_list, {u"–"_s, requestInWords(miss.method, miss.target), {}, tr("not on it")});
    row->setData(Number, missRole, int(m_misses.size() - 1));
    row->setForeground(Played, Palette::of(*this).warning);
    row->setTextAlignment(Number, Qt::AlignRight | Qt::AlignVCenter);
    row->setToolTip(Request, toolTipText(miss.error.message));
    m_list->setCurrentItem(row);
}

void CassetteWindow::showNext()
{
    const auto next = m_playback ? m_playback->next() : std::nullopt;
    if (m_next)
        m_next->setText(Played, tr("played"));
    m_next = next ? m_items.value(next->exchange) : nullptr;
    if (m_next) {
        m_next->setText(Played, tr("%1 of %2").arg(QLocale().toString(next->event - 1), QLocale().toString(next->events)));
        m_list->scrollToItem(m_next);
    }
    m_now->setText(
        !next ? tr("Nothing waits.") : tr("Next: event %1 of %2.").arg(QLocale().toString(next->event), QLocale().toString(next->events)));
    for (QPushButton *button : {m_event, m_answer})
        button->setEnabled(next.has_value());
}

//! Of what was missing, how it differs from what was recorded.
void CassetteWindow::showPicked()
{
    const QTreeWidgetItem *row = m_list->currentItem();
    const QVariant index = row ? row->data(Number, missRole) : QVariant();
    m_difference->setVisible(index.isValid());
    if (!index.isValid())
        return;
    const network::CassetteMiss &miss = m_misses.at(index.toInt());
    if (!miss.nearest)
        return m_difference->clear(miss.error.message);
    DifferenceSide recorded;
    recorded.name = tr("recorded");
    recorded.request = miss.nearest->request.body;
    recorded.response = miss.nearest->responseBody;
    DifferenceSide asked;
    asked.name = tr("asked");
    asked.request = miss.body;
    m_difference->setSides(recorded, asked);
}

void CassetteWindow::showState()
{
    const bool plays = m_playback;
    m_start->setText(plays ? tr("En&d") : tr("&Play"));
    m_start->setEnabled(plays || !m_tape.cassette.exchanges().isEmpty());
    m_pace->setEnabled(!plays);
    m_lenient->setEnabled(!plays);
    m_steps->setVisible(plays && m_workbench.replay().isStepwise());
    m_file->setVisible(!m_file->text().isEmpty());
    showNext();
}

void CassetteWindow::say(const QString &text)
{
    m_said->setText(text);
}

} // namespace gui
