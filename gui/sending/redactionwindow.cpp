// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/sending/redactionwindow.h"

#include "gui/inspector/exchangeview.h"
#include "gui/preferences/preferences.h"
#include "gui/shared/linesedit.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/workbench.h"
#include "model/store/exchangestore.h"
#include "model/store/store.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

// Of each body; the rules hold for the whole.
constexpr qsizetype shownOfTrial = 64 * 1024;
constexpr int patternLines = 5;

QLabel *labelFor(const QString &text, QWidget *buddy)
{
    auto *label = new QLabel(text);
    label->setBuddy(buddy);
    label->setWordWrap(true);
    return label;
}

} // namespace

RedactionWindow::RedactionWindow(Workbench &workbench, QWidget *window)
    : QWidget(window, Qt::Window)
    , m_workbench(workbench)
    , m_patterns(new LinesEdit(patternLines, this))
    , m_members(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_preview(new QPlainTextEdit(this))
    , m_said(new QLabel(this))
{
    setObjectName(u"redactionWindow"_s);
    setWindowTitle(tr("What is taken out of exchanges"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    const Preferences preferences(workbench.profile().config);
    m_patterns->setPlainText(preferences.redactedPatterns().join(u'\n'));
    m_members->setText(preferences.redactedMembers().join(u", "_s));
    connect(m_patterns, &QPlainTextEdit::textChanged, this, &RedactionWindow::forgetTrial);
    connect(m_members, &QLineEdit::textChanged, this, &RedactionWindow::forgetTrial);
    connect(m_members, &QLineEdit::returnPressed, this, &RedactionWindow::tryOut);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &RedactionWindow::showTrial);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    connect(new QShortcut(QKeySequence(Qt::Key_Escape), this), &QShortcut::activated, this, &QWidget::close);
    forgetTrial();
}

void RedactionWindow::build()
{
    m_patterns->setObjectName(u"redactionPatterns"_s);
    m_patterns->setAccessibleName(tr("Patterns, one on a line"));
    m_patterns->setFont(Theme::fixedFont());
    m_patterns->setTabChangesFocus(true);
    m_patterns->setPlaceholderText(leftToRight(uR"(\b[\w.+-]+@[\w-]+\.[\w.]+\b)"_s));
    m_members->setObjectName(u"redactionMembers"_s);
    m_members->setAccessibleName(tr("Members of JSON, and headers, with commas between"));
    m_members->setPlaceholderText(tr("email, phone"));
    m_list->setObjectName(u"redactionTrials"_s);
    m_list->setAccessibleName(tr("The exchanges that the rules were tried on"));
    m_list->setRootIsDecorated(false);
    m_list->setHeaderLabels({tr("Started"), tr("Request"), tr("Taken out")});
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_preview->setObjectName(u"redactionPreview"_s);
    m_preview->setAccessibleName(tr("What would have been kept of it"));
    m_preview->setReadOnly(true);
    m_preview->setFont(Theme::fixedFont());
    auto *about = new QLabel(tr("Keys are taken out in any case. What a pattern (a regular expression) matches, and the values of these "
                                "members, become [redacted] before an exchange is kept. What has been kept already stays as it is."),
        this);
    about->setWordWrap(true);
    about->setForegroundRole(QPalette::PlaceholderText);
    m_said->setObjectName(u"redactionSaid"_s);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto *splitter = new QSplitter(Qt::Horizontal, this);
    splitter->addWidget(m_list);
    splitter->addWidget(m_preview);
    splitter->setChildrenCollapsible(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    layout->setSpacing(spacing::gap);
    layout->addWidget(about);
    layout->addWidget(labelFor(tr("&Patterns, one on a line"), m_patterns));
    layout->addWidget(m_patterns);
    layout->addWidget(labelFor(tr("&Members of JSON, and headers"), m_members));
    layout->addWidget(m_members);
    layout->addWidget(splitter, 1);
    layout->addWidget(makeEnd());
    layout->addWidget(m_said);
    resize(Theme::zoomed(QSize(860, 640)));
}

QWidget *RedactionWindow::makeEnd()
{
    auto *end = new QWidget(this);
    auto *row = new WrappingRow(end);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::gap);
    m_try = new QPushButton(tr("&Try out"), end);
    m_try->setObjectName(u"redactionTry"_s);
    m_try->setToolTip(tr("On the exchanges that were kept last; nothing is changed"));
    m_keep = new QPushButton(tr("&Keep these rules"), end);
    m_keep->setObjectName(u"redactionKeep"_s);
    m_keep->setToolTip(tr("They apply from now on"));
    row->addWidget(m_try);
    row->addWidget(m_keep);
    row->addStretch();
    connect(m_try, &QPushButton::clicked, this, &RedactionWindow::tryOut);
    connect(m_keep, &QPushButton::clicked, this, &RedactionWindow::keep);
    return end;
}

QStringList RedactionWindow::patterns() const
{
    return m_patterns->toPlainText().split(u'\n', Qt::SkipEmptyParts);
}

QStringList RedactionWindow::members() const
{
    QStringList names = m_members->text().split(u',', Qt::SkipEmptyParts);
    for (QString &name : names)
        name = name.trimmed();
    names.removeAll(QString());
    return names;
}

void RedactionWindow::forgetTrial()
{
    m_keep->setEnabled(false);
    m_trials.clear();
    m_list->clear();
    m_preview->clear();
    say({});
}

void RedactionWindow::tryOut()
{
    const auto rules = model::RedactionRules::of(patterns(), members());
    if (!rules)
        return say(rules.error().message, true);
    const QStringList tried = patterns() + members();
    m_workbench.store().run(
        this,
        [rules = *rules](model::Database &database) -> model::Result<QList<Trial>> {
            const model::ExchangeStore store(database);
            const auto listed = store.list({}, mostTried);
            if (!listed)
                return tl::unexpected(listed.error());
            QList<Trial> trials;
            for (const model::Exchange &each : *listed) {
                const auto exchange = store.find(each.id);
                if (!exchange)
                    continue;
                Trial trial {*exchange};
                trial.exchange.request = rules.applied(exchange->request, trial.places);
                rules.applyToResponse(trial.exchange, trial.places);
                trial.exchange.request.body.truncate(shownOfTrial);
                trial.exchange.responseBody.truncate(shownOfTrial);
                trials.append(trial);
            }
            return trials;
        },
        [this, tried](const model::Result<QList<Trial>> &trials) {
            if (!trials)
                say(trials.error().message, true);
            else if (tried == patterns() + members())
                showTrials(*trials);
        });
}

void RedactionWindow::showTrials(const QList<Trial> &trials)
{
    m_trials = trials;
    m_list->clear();
    int places = 0;
    for (const Trial &trial : m_trials) {
        places += trial.places;
        auto *item = new QTreeWidgetItem(m_list,
            {QLocale().toString(trial.exchange.started.toLocalTime().time(), u"hh:mm:ss"_s),
                QString::fromLatin1(trial.exchange.request.method) + u' ' + trial.exchange.request.url.path(),
                QLocale().toString(trial.places)});
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
    }
    // The last that they would have changed.
    for (qsizetype row = m_trials.size() - 1; row >= 0; --row) {
        if (m_trials.at(row).places > 0 || row == 0) {
            m_list->setCurrentItem(m_list->topLevelItem(int(row)));
            break;
        }
    }
    say(m_trials.isEmpty() ? tr("Nothing has been kept yet that the rules could be tried on.")
                           : tr("%n place(s) would have been taken out of the exchanges that were kept last.", nullptr, places));
    m_keep->setEnabled(true);
}

void RedactionWindow::showTrial()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0 || row >= m_trials.size())
        return;
    const model::Exchange &exchange = m_trials.at(row).exchange;
    m_preview->setPlainText(headText(exchange.request) + u'\n' + QString::fromUtf8(exchange.request.body) + u"\n\n"_s
        + QString::fromUtf8(exchange.responseBody));
    keepInColours(*m_preview, [this] { markTakenOut(); });
}

void RedactionWindow::markTakenOut()
{
    QList<QTextEdit::ExtraSelection> marks;
    QTextCursor at(m_preview->document());
    constexpr int mostMarks = 500;
    while (marks.size() < mostMarks) {
        at = m_preview->document()->find(u"[redacted]"_s, at);
        if (at.isNull())
            break;
        QTextEdit::ExtraSelection mark;
        mark.cursor = at;
        mark.format.setBackground(Palette::of(*this).found);
        marks.append(mark);
    }
    m_preview->setExtraSelections(marks);
}

void RedactionWindow::keep()
{
    Preferences(m_workbench.profile().config).setRedacted(patterns(), members());
    m_workbench.followRedaction();
    say(tr("Kept. They apply to every exchange from now on."));
    m_keep->setEnabled(false);
}

void RedactionWindow::say(const QString &text, bool isWarning)
{
    QPalette colours = palette();
    if (isWarning)
        colours.setColor(QPalette::WindowText, Palette::of(*this).warning);
    m_said->setPalette(colours);
    m_said->setText(text);
}

} // namespace gui
