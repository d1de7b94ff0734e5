// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/contextstrip.h"

#include "gui/composer/contextreading.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

ContextStrip::ContextStrip(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel)
{
    setObjectName(u"contextStrip"_s);
    m_text->setObjectName(u"contextQuestion"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto *row = new WrappingRow;
    row->setSpacing(spacing::gap);
    const auto add = [this, row](const QString &name, const QString &text, const QString &about, void (ContextStrip::*choice)()) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setToolTip(about);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, choice] {
            hide();
            Q_EMIT(this->*choice)();
        });
        return button;
    };
    m_leaveOut = add(u"contextLeaveOut"_s, tr("&Leave out the oldest"),
        tr("Send, without the oldest messages; this is not asked again while you talk with this model"), &ContextStrip::leaveOutChosen);
    m_summarise = add(u"contextSummarise"_s, tr("S&ummarise and deactivate"),
        tr("The model sums up the older half; what is summed up is switched off. Undo brings it back"), &ContextStrip::summaryChosen);
    m_otherModel = add(u"contextOtherModel"_s, tr("Another &model…"), tr("One with a larger context"), &ContextStrip::otherModelChosen);
    m_dismiss = add(u"contextDismiss"_s, tr("&Not now"), tr("The message stays where it is (Escape)"), &ContextStrip::dismissed);
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing::small);
    column->addWidget(m_text);
    column->addLayout(row);
    hide();
}

void ContextStrip::ask(const ContextReading &reading)
{
    // Exactly, since they may be close to each other.
    const QString taken = QLocale().toString(reading.forecast.whole.total());
    tell(State::Asking,
        tr("This does not fit: the conversation takes %1 tokens, and the model has room for %2 beside the answer.")
            .arg(reading.forecast.isMeasured ? taken : tr("about %1").arg(taken), QLocale().toString(reading.forecast.fit.room)));
    m_leaveOut->setFocus(Qt::OtherFocusReason);
}

void ContextStrip::wait(const QString &model)
{
    tell(State::Waiting, tr("%1 is writing a summary of the earlier messages…").arg(model));
}

void ContextStrip::tell(State state, const QString &text)
{
    m_state = state;
    m_text->setText(text);
    for (QPushButton *choice : {m_leaveOut, m_summarise, m_otherModel})
        choice->setVisible(state == State::Asking);
    m_dismiss->setText(state == State::Asking ? tr("&Not now") : tr("Sto&p"));
    setVisible(true);
    QAccessibleEvent told(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void ContextStrip::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_dismiss->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace gui
