// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/composer/contextdetails.h"

#include "gui/composer/contextgauge.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/workbench/overfull.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScreen>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int barLength = 150;
//! Of texts in their usual size; larger ones take what they need.
constexpr int detailsWidth = 380;

QLabel *addPlainLabel(QBoxLayout *column, const QString &name)
{
    auto *label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    column->addWidget(label);
    return label;
}

} // namespace

//! One part, as long as its share.
class ContextDetails::Bar final : public QWidget
{
public:
    Bar() { setFixedSize(barLength, 8); }

    void setPart(const ContextReading::Part &part, double whole)
    {
        m_part = part;
        m_whole = whole;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        paintParts(painter, rect(), {m_part}, m_whole, Palette::of(*this));
    }

private:
    ContextReading::Part m_part;
    double m_whole = 0;
};

ContextDetails::ContextDetails(QWidget *parent)
    : QFrame(parent, Qt::Popup)
{
    setObjectName(u"contextDetails"_s);
    setAccessibleName(tr("What the next request holds"));
    setFrameShape(QFrame::StyledPanel);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(spacing::medium, spacing::medium, spacing::medium, spacing::medium);
    column->setSpacing(spacing::gap);
    m_total = addPlainLabel(column, u"contextTotal"_s);
    QFont bold = m_total->font();
    bold.setBold(true);
    m_total->setFont(bold);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(spacing::medium);
    grid->setColumnStretch(0, 1);
    column->addLayout(grid);
    for (const ContextReading::Part &part : ContextReading().parts(Palette::of(*this)))
        m_rows.append(addRow(*grid, part.name, part.title));
    m_answer = addRow(*grid, u"answer"_s, tr("Room for the answer"));
    m_remarks = addPlainLabel(column, u"contextRemarks"_s);
    m_cost = addPlainLabel(column, u"contextCost"_s);
    auto *links = new WrappingRow;
    links->setSpacing(spacing::gap);
    column->addLayout(links);
    links->addWidget(addLink(u"contextPreview"_s, tr("What the model &will see…"), u"preview"_s));
    links->addWidget(addLink(u"detailsSummarise"_s, tr("S&ummarise and deactivate"), u"summarise"_s));
}

QPushButton *ContextDetails::addLink(const QString &name, const QString &text, const QString &command)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, [this, command] {
        hide();
        Q_EMIT commandRequested(command);
    });
    return button;
}

ContextDetails::Row ContextDetails::addRow(QGridLayout &grid, const QString &name, const QString &title)
{
    const int row = grid.rowCount();
    auto *label = new QLabel(title);
    auto *tokens = new QLabel;
    tokens->setObjectName(u"contextTokens-"_s + name);
    tokens->setAccessibleName(title);
    tokens->setAlignment(Qt::AlignRight);
    auto *bar = new Bar;
    grid.addWidget(label, row, 0);
    grid.addWidget(bar, row, 1, Qt::AlignVCenter);
    grid.addWidget(tokens, row, 2);
    return {bar, tokens};
}

void ContextDetails::setReading(const ContextReading &reading)
{
    const Palette &colours = Palette::of(*this);
    const QList<ContextReading::Part> parts = reading.parts(colours);
    const double whole = double(reading.context > 0 ? reading.context : reading.forecast.load.total());
    for (qsizetype index = 0; index < parts.size(); ++index) {
        m_rows.at(index).bar->setPart(parts.at(index), whole);
        m_rows.at(index).tokens->setText(shortCount(parts.at(index).tokens));
    }
    const qint64 answer = reading.context > 0 ? reading.context - reading.forecast.fit.room : 0;
    m_answer.bar->setPart({{}, {}, colours.dim, answer}, whole);
    m_answer.tokens->setText(answer > 0 ? shortCount(answer) : u"–"_s);
    m_total->setText(tr("The next request: %1").arg(reading.text()));
    m_remarks->setText((reading.remarks() + QStringList {reading.measure()}).join(u'\n'));
    QStringList costs;
    if (reading.spent)
        costs.append(tr("The answers shown here have cost %1.").arg(reading.spent->text()));
    if (reading.next)
        costs.append(tr("Sending costs about %1, without the answer.").arg(reading.next->text()));
    m_cost->setText(costs.join(u'\n'));
    m_cost->setVisible(!costs.isEmpty());
    if (isVisible())
        place();
}

void ContextDetails::openAbove(const QWidget &gauge)
{
    m_corner = gauge.mapToGlobal(QPoint(gauge.width(), -spacing::unit));
    place();
    show();
    setFocus();
    if (auto *first = findChild<QPushButton *>(u"contextPreview"_s))
        first->setFocus(Qt::PopupFocusReason);
}

void ContextDetails::place()
{
    // Its texts go over several lines: how many, the width says.
    // Those within one another forget only what they are told to, and texts may have become larger meanwhile.
    for (QLayout *each : findChildren<QLayout *>())
        each->invalidate();
    const int width = std::max(detailsWidth, layout()->totalMinimumSize().width());
    const int height = std::max(layout()->totalHeightForWidth(width), layout()->totalMinimumSize().height());
    setFixedSize(width, height);
    const QRect room = screen()->availableGeometry();
    const QPoint corner = m_corner - QPoint(width, height);
    move(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width)), std::max(room.top(), corner.y()));
}

} // namespace gui
