// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/composerstatus.h"

#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "gui/workbench/overfull.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int barWidth = 90;

QLabel *addQuietLabel(QHBoxLayout *row, const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setFont(Theme::smallFont());
    label->setForegroundRole(QPalette::PlaceholderText);
    row->addWidget(label);
    return label;
}

} // namespace

ComposerStatus::ComposerStatus(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"composerStatus"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(spacing::medium);
    m_sendKey = addQuietLabel(row, u"sendKeyText"_s);
    m_activity = addQuietLabel(row, u"turnState"_s);
    m_activity->setTextFormat(Qt::PlainText);
    row->addStretch();
    m_usageText = addQuietLabel(row, u"usageText"_s);
    m_toolsText = addQuietLabel(row, u"toolsText"_s);
    m_toolsText->hide();
    setSendKey(SendKey::Enter);
}

void ComposerStatus::setSendKey(SendKey key)
{
    m_sendKey->setText(key == SendKey::Enter ? tr("Enter sends")
            : key == SendKey::ControlEnter   ? tr("Ctrl+Enter sends")
                                             : tr("Shift+Enter sends"));
}

void ComposerStatus::setUsage(const model::Usage &usage)
{
    m_used = usage.input + usage.cacheRead + usage.cacheWrite + usage.output;
    showUsage();
}

void ComposerStatus::setContextLimit(qint64 tokens)
{
    m_limit = tokens;
    showUsage();
}

void ComposerStatus::setLeftOut(int messages)
{
    m_leftOut = messages;
    showUsage();
}

void ComposerStatus::setOverfull(const model::ContextParts &over)
{
    m_over = over;
    showUsage();
}

void ComposerStatus::setToolsOn(int tools)
{
    m_toolsText->show();
    m_toolsText->setText(tools == 1 ? tr("1 tool on") : tr("%1 tools on").arg(tools));
}

void ComposerStatus::setActivity(const QString &text)
{
    m_activity->setText(text);
}

void ComposerStatus::showUsage()
{
    if (m_used == 0)
        m_usageText->clear();
    else if (m_limit > 0)
        m_usageText->setText(tr("%1 of %2 tokens").arg(shortCount(m_used), shortCount(m_limit)));
    else
        m_usageText->setText(tr("%1 tokens").arg(shortCount(m_used)));
    QStringList said {m_usageText->text()};
    QStringList why;
    if (m_leftOut > 0) {
        said.append(tr("%n earlier message(s) left out", nullptr, m_leftOut));
        why.append(tr("The oldest messages are not sent, so that the rest fits into the model's context. What is pinned always goes."));
    }
    if (const QString overfull = overfullText(m_over); !overfull.isEmpty()) {
        said.append(overfull);
        why.append(tr("What is over is sent all the same; earlier messages have so much less room."));
    }
    said.removeAll(QString());
    m_usageText->setText(said.join(u" · "_s));
    m_usageText->setToolTip(why.join(u'\n'));
    update();
}

void ComposerStatus::paintEvent(QPaintEvent *)
{
    if (m_limit <= 0 || m_used <= 0)
        return;
    const Palette &colours = Palette::of(*this);
    QPainter painter(this);
    const QRectF bar(m_usageText->x() - barWidth - 6, height() / 2.0 - 2, barWidth, 4);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.line);
    painter.drawRoundedRect(bar, 2, 2);
    painter.setBrush(colours.accent);
    const double share = std::min(1.0, double(m_used) / double(m_limit));
    painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * share, bar.height())), 2, 2);
}

} // namespace gui
