// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/findbar.h"

#include "gui/shared/taborder.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>

namespace gui {

using namespace Qt::StringLiterals;

FindBar::FindBar(const QString &name, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(name);
    hide();
}

void FindBar::build()
{
    if (m_wanted)
        return;
    m_wanted = new QLineEdit(this);
    m_replacement = new QLineEdit(this);
    m_count = new QLabel(this);
    m_replaceRow = new QWidget(this);
    m_wanted->setObjectName(u"findText"_s);
    m_wanted->setAccessibleName(tr("Search for"));
    m_wanted->setPlaceholderText(tr("Search"));
    m_replacement->setObjectName(u"replaceText"_s);
    m_replacement->setAccessibleName(tr("Replace with"));
    m_replacement->setPlaceholderText(tr("Replace with"));
    m_count->setObjectName(u"findCount"_s);
    m_count->setFont(Theme::smallFont());
    m_expression = makeOption(u"findExpression"_s, tr(".&*"), tr("Regular expression"));
    m_words = makeOption(u"findWords"_s, tr("&W"), tr("Whole words only"));
    m_case = makeOption(u"findCase"_s, tr("&Aa"), tr("Match case"));
    // In a narrow page what does not fit beside the text stands below it.
    constexpr int fewestCharacters = 16;
    m_wanted->setMinimumWidth(fewestCharacters * m_wanted->fontMetrics().averageCharWidth());
    auto *find = new WrappingRow;
    find->setSpacing(spacing::small);
    find->addWidget(m_wanted);
    find->addWidget(m_expression);
    find->addWidget(m_words);
    find->addWidget(m_case);
    find->addWidget(m_count);
    find->addWidget(makeButton(u"findPrevious"_s, u"↑"_s, tr("Previous place"), &FindBar::previousRequested));
    find->addWidget(makeButton(u"findNext"_s, u"↓"_s, tr("Next place"), &FindBar::nextRequested));
    find->addWidget(makeButton(u"findClose"_s, u"×"_s, tr("Close the search"), &FindBar::close));
    auto *replace = new QHBoxLayout(m_replaceRow);
    replace->setContentsMargins(0, 0, 0, 0);
    replace->setSpacing(spacing::small);
    replace->addWidget(m_replacement, 1);
    replace->addWidget(makeButton(u"replaceOne"_s, tr("&Replace"), tr("Replace here"), &FindBar::replaceRequested));
    replace->addWidget(makeButton(u"replaceAll"_s, tr("Replace a&ll"), tr("Replace all"), &FindBar::replaceAllRequested));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::unit, spacing::gap, spacing::unit);
    layout->setSpacing(spacing::unit);
    layout->addLayout(find);
    layout->addWidget(m_replaceRow);
    chainTabsOf(this);
    connect(m_wanted, &QLineEdit::textChanged, this, &FindBar::searchChanged);
    for (const QCheckBox *option : {m_expression, m_words, m_case})
        connect(option, &QCheckBox::toggled, this, &FindBar::searchChanged);
}

QPushButton *FindBar::makeButton(const QString &name, const QString &text, const QString &accessibleName, void (FindBar::*clicked)())
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAccessibleName(accessibleName);
    button->setToolTip(accessibleName);
    button->setAutoDefault(false);
    if (text.size() == 1)
        button->setFixedWidth(button->sizeHint().height());
    connect(button, &QPushButton::clicked, this, clicked);
    return button;
}

QCheckBox *FindBar::makeOption(const QString &name, const QString &text, const QString &toolTip)
{
    auto *option = new QCheckBox(text, this);
    option->setObjectName(name);
    option->setAccessibleName(toolTip);
    option->setToolTip(toolTip);
    return option;
}

void FindBar::open(const QString &selected, Offers offers)
{
    build();
    // A paragraph separator stands for a line end in a selection.
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator) && !selected.contains(u'\n'))
        m_wanted->setText(selected);
    m_replaceRow->setVisible(offers == Offers::Replacing);
    show();
    m_wanted->setFocus(Qt::ShortcutFocusReason);
    m_wanted->selectAll();
    Q_EMIT searchChanged();
}

void FindBar::open(const model::TextSearch &search)
{
    build();
    {
        // One search, not four.
        const QSignalBlocker blocker(this);
        m_expression->setChecked(search.options().isExpression);
        m_words->setChecked(search.options().wholeWords);
        m_case->setChecked(search.options().caseMatters);
        m_wanted->setText(search.wanted());
    }
    open(QString());
}

void FindBar::close()
{
    hide();
    Q_EMIT closed();
}

model::TextSearch FindBar::search() const
{
    if (!m_wanted)
        return {};
    return {m_wanted->text(), {m_expression->isChecked(), m_words->isChecked(), m_case->isChecked()}};
}

QString FindBar::replacement() const
{
    return m_replacement ? m_replacement->text() : QString();
}

void FindBar::showCount(int current, int places, bool isWhole)
{
    if (!m_count)
        return;
    const model::TextSearch wanted = search();
    const QString all = QLocale().toString(places) + (isWhole ? QString() : u"…"_s);
    m_count->setToolTip(wanted.error());
    if (!wanted.error().isEmpty())
        m_count->setText(tr("not valid"));
    else if (wanted.isEmpty())
        m_count->clear();
    else if (current > 0)
        m_count->setText(tr("%1 of %2").arg(QLocale().toString(current), all));
    else if (isWhole)
        m_count->setText(tr("%n place(s)", nullptr, places));
    else
        m_count->setText(all);
}

bool FindBar::event(QEvent *event)
{
    // The window has this key for something else.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        close();
    else if (isReturn && m_replacement->hasFocus())
        Q_EMIT replaceRequested();
    else if (isReturn && event->modifiers() & Qt::ShiftModifier)
        Q_EMIT previousRequested();
    else if (isReturn)
        Q_EMIT nextRequested();
    else
        QWidget::keyPressEvent(event);
}

} // namespace gui
