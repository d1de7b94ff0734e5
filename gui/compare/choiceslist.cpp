// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/compare/choiceslist.h"

#include "gui/forms/growingedit.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/comparison/comparisonplan.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Fewer are seen at one glance.
constexpr int manyChoices = 8;

QString choicesTitle(CompareSetup::Varies varies)
{
    switch (varies) {
    case CompareSetup::Varies::Libraries: return ChoicesList::tr("LIBRARIES");
    case CompareSetup::Varies::Models: return ChoicesList::tr("MODELS");
    case CompareSetup::Varies::Agents: return ChoicesList::tr("AGENTS");
    case CompareSetup::Varies::Instructions: return ChoicesList::tr("INSTRUCTIONS");
    }
    return {};
}

QString whyNothing(CompareSetup::Varies varies)
{
    return varies == CompareSetup::Varies::Libraries
        ? ChoicesList::tr("There is no tool library yet. One is a file in libraries/ that says which tool does what an agent asks for.")
        : varies == CompareSetup::Varies::Agents ? ChoicesList::tr("There is no agent yet.")
                                                 : ChoicesList::tr("There is no model yet.");
}

} // namespace

ChoicesList::ChoicesList(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_filter(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_nothing(new QLabel(this))
    , m_texts(new QWidget(this))
    , m_textColumn(new QVBoxLayout(m_texts))
{
    setObjectName(u"compareChoices"_s);
    m_title->setFont(Theme::smallFont());
    m_title->setForegroundRole(QPalette::PlaceholderText);
    m_title->setBuddy(m_list);
    m_filter->setObjectName(u"compareFilter"_s);
    m_filter->setPlaceholderText(tr("Narrow the list"));
    m_filter->setAccessibleName(tr("Narrow the list"));
    m_filter->setClearButtonEnabled(true);
    m_list->setObjectName(u"compareList"_s);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setSpacing(spacing::hairline);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_nothing->setObjectName(u"compareNothing"_s);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setWordWrap(true);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_textColumn->setContentsMargins(0, 0, 0, 0);
    auto *add = new QPushButton(tr("&Another"), m_texts);
    add->setObjectName(u"compareAddInstruction"_s);
    add->setAccessibleName(tr("Another instruction"));
    m_textColumn->addWidget(add);
    m_textColumn->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::wide, spacing::wide, spacing::medium, spacing::medium);
    layout->setSpacing(spacing::gap);
    for (QWidget *part : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_filter), static_cast<QWidget *>(m_nothing)})
        layout->addWidget(part);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_texts, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &ChoicesList::narrow);
    connect(m_list, &QListWidget::itemChanged, this, [this] { m_isPicked = true; });
    connect(add, &QPushButton::clicked, this, [this] { addText()->setFocus(); });
    addText();
    addText();
    fill();
}

GrowingEdit *ChoicesList::addText(const QString &text)
{
    constexpr int mostLines = 8;
    auto *edit = new GrowingEdit(mostLines, m_texts);
    edit->setFewestLines(2);
    edit->setObjectName(u"compareInstruction%1"_s.arg(m_edits.size() + 1));
    edit->setAccessibleName(tr("Instruction %1").arg(QLocale().toString(m_edits.size() + 1)));
    edit->setPlaceholderText(tr("What the model is told first"));
    edit->setText(text);
    m_textColumn->insertWidget(int(m_edits.size()), edit);
    m_edits.append(edit);
    m_texts->findChild<QPushButton *>(u"compareAddInstruction"_s)->setEnabled(m_edits.size() < model::ComparisonPlan::mostVariants);
    return edit;
}

void ChoicesList::setChoices(
    CompareSetup::Varies varies, const QList<CompareSetup::Choice> &choices, const std::optional<QString> &usual, const QString &whyNone)
{
    QStringList ticked;
    for (const CompareSetup::Choice &choice : varies == m_varies && m_isPicked ? chosen() : QList<CompareSetup::Choice>())
        ticked.append(choice.value);
    const bool isSame = varies == m_varies && choices == m_choices && whyNone == m_whyNone;
    m_isPicked = !ticked.isEmpty();
    if (varies != m_varies)
        m_filter->clear();
    m_varies = varies;
    m_choices = choices;
    m_whyNone = whyNone;
    // Whoever looks for something in it is not disturbed by what changes nothing.
    if (!isSame)
        fill();
    if (varies == CompareSetup::Varies::Instructions || !whyNone.isEmpty())
        return;
    tick(m_isPicked ? ticked : tickedAtFirst(usual));
    narrow(m_filter->text());
    // What is ticked is to be seen.
    for (int row = isSame ? -1 : m_list->count() - 1; row >= 0; --row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            m_list->scrollToItem(m_list->item(row));
    }
}

//! One of many is not for the program to choose.
QStringList ChoicesList::tickedAtFirst(const std::optional<QString> &usual) const
{
    QStringList sound;
    for (const CompareSetup::Choice &choice : m_choices) {
        if (choice.fault.isEmpty() && choice.remark.isEmpty())
            sound.append(choice.value);
    }
    if (sound.size() == 2)
        return sound;
    return usual && sound.contains(*usual) ? QStringList(*usual) : QStringList();
}

void ChoicesList::fill()
{
    const bool areTexts = m_varies == CompareSetup::Varies::Instructions;
    const QString hint = m_choices.isEmpty() ? whyNothing(m_varies) : m_whyNone;
    m_title->setText(choicesTitle(m_varies));
    m_list->setAccessibleName(tr("Columns: %1").arg(CompareSetup::nameOf(m_varies)));
    m_texts->setVisible(areTexts);
    m_list->setVisible(!areTexts);
    m_filter->setVisible(!areTexts && m_choices.size() > manyChoices);
    m_nothing->setVisible(!areTexts && !hint.isEmpty());
    m_nothing->setText(hint);
    const QSignalBlocker silent(m_list);
    m_list->clear();
    for (const CompareSetup::Choice &choice : std::as_const(m_choices)) {
        // Of the many models that lack a key the tool tip says so.
        const bool saysRemark = !choice.remark.isEmpty() && m_varies == CompareSetup::Varies::Libraries;
        auto *item = new QListWidgetItem(saysRemark ? u"%1 · %2"_s.arg(choice.shown(), choice.remark) : choice.shown(), m_list);
        item->setData(Qt::UserRole, choice.value);
        item->setCheckState(Qt::Unchecked);
        QStringList details {choice.fault.isEmpty() ? choice.note : choice.fault, choice.remark};
        details.removeAll(QString());
        item->setData(Qt::AccessibleDescriptionRole, details.join(u", "_s));
        item->setToolTip(toolTipText((choice.value.isEmpty() ? QString() : choice.value + u'\n') + details.join(u'\n')));
        if (!choice.remark.isEmpty())
            item->setForeground(palette().brush(QPalette::PlaceholderText));
        if (!choice.fault.isEmpty() || !m_whyNone.isEmpty())
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
}

void ChoicesList::narrow(const QString &words)
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        const bool fits = item->data(Qt::UserRole).toString().contains(words.trimmed(), Qt::CaseInsensitive)
            || item->text().contains(words.trimmed(), Qt::CaseInsensitive);
        item->setHidden(!fits && item->checkState() != Qt::Checked);
    }
}

void ChoicesList::setChosen(const QStringList &values)
{
    if (m_varies == CompareSetup::Varies::Instructions) {
        for (qsizetype index = 0; index < values.size(); ++index) {
            if (index < m_edits.size())
                m_edits.at(index)->setText(values.at(index));
            else
                addText(values.at(index));
        }
        return;
    }
    m_isPicked = true;
    tick(values);
}

void ChoicesList::tick(const QStringList &values)
{
    const QSignalBlocker silent(m_list);
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setCheckState(values.contains(item->data(Qt::UserRole).toString()) ? Qt::Checked : Qt::Unchecked);
    }
}

QList<CompareSetup::Choice> ChoicesList::chosen() const
{
    QList<CompareSetup::Choice> chosen;
    if (m_varies == CompareSetup::Varies::Instructions) {
        for (const GrowingEdit *edit : m_edits) {
            if (!edit->text().trimmed().isEmpty())
                chosen.append({edit->text()});
        }
        return chosen;
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            chosen.append(m_choices.at(row));
    }
    return chosen;
}

} // namespace gui
