// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/noticecard.h"

#include "gui/shared/accesskey.h"
#include "gui/shared/taborder.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "model/text/visibletext.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyleOptionButton>
#include <QStylePainter>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

QLabel *addNoticeLabel(QVBoxLayout *layout, const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    // Within a scroll area it would be Text.
    label->setForegroundRole(QPalette::WindowText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->hide();
    layout->addWidget(label);
    return label;
}

//! Shortens its text where the card is narrower, and says it whole to whoever points at it.
class NoticeButton final : public QPushButton
{
public:
    using QPushButton::QPushButton;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QStyleOptionButton option;
        initStyleOption(&option);
        // What fits by the size that it wants may be measured a pixel wider here.
        const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
        if (width() < sizeHint().width())
            option.text = fontMetrics().elidedText(text(), Qt::ElideRight, room, Qt::TextShowMnemonic);
        QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        QPushButton::resizeEvent(event);
        setToolTip(width() < sizeHint().width() ? withoutAccessKey(text()) : QString());
    }
};

} // namespace

NoticeCard::NoticeCard(Tone tone, const QString &name, QWidget *parent)
    : QFrame(parent)
    , m_tone(tone)
    , m_column(new QVBoxLayout(this))
    , m_buttons(new WrappingRow)
{
    setObjectName(name);
    m_column->setContentsMargins(spacing::medium, spacing::gap, spacing::medium, spacing::gap);
    m_column->setSpacing(spacing::small);
    m_title = addNoticeLabel(m_column, name + u"Title"_s);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_text = addNoticeLabel(m_column, name + u"Text"_s);
    m_buttons->setSpacing(spacing::gap);
    m_buttons->addStretch();
    m_column->addLayout(m_buttons);
    adoptColours();
    hide();
}

void NoticeCard::setTexts(const QString &givenTitle, const QString &givenText)
{
    const QString title = model::visibleSentences(givenTitle);
    const QString text = model::visibleSentences(givenText);
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    setAccessibleName(title.isEmpty() ? text : title);
    setAccessibleDescription(text);
    updateGeometry();
}

QPushButton *NoticeCard::addButton(const QString &name, const QString &text)
{
    auto *button = new NoticeButton(text);
    button->setObjectName(name);
    button->setDefault(m_buttons->count() == 1);
    m_buttons->insertWidget(m_buttons->count() - 1, button);
    return button;
}

void NoticeCard::standInTabOrderAfter(QWidget *before)
{
    m_before = before;
    chainTabs(before, m_column);
}

void NoticeCard::orderTabs()
{
    chainTabs(m_before, m_column);
}

void NoticeCard::insertWidget(QWidget *widget)
{
    m_column->insertWidget(m_column->count() - 1, widget);
}

void NoticeCard::adoptColours()
{
    const Palette &colours = Palette::of(*this);
    QPalette palette = m_title->palette();
    palette.setColor(QPalette::WindowText, m_tone == Tone::Warning ? colours.warning : colours.ink);
    m_title->setPalette(palette);
}

void NoticeCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        adoptColours();
}

void NoticeCard::paintEvent(QPaintEvent *)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_tone == Tone::Warning ? colours.warning : colours.line);
    painter.setBrush(m_tone == Tone::Warning ? colours.warningTint : colours.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), spacing::radius, spacing::radius);
}

} // namespace gui
