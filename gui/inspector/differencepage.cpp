// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/differencepage.h"

#include "gui/inspector/differencelinesview.h"
#include "gui/inspector/differencemodel.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/direction.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/basics/aside.h"
#include "model/text/visibletext.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using RowKind = DifferenceModel::Kind;

namespace {

constexpr int mostLinesOfACell = 8;

//! A row of the tree in a font of fixed width, on a ground that says what became of it. The right side is as far in as the left one.
class DifferenceDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DifferenceDelegate)

public:
    explicit DifferenceDelegate(QTreeView &view)
        : QStyledItemDelegate(&view)
        , m_view(view)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    int indentOf(const QModelIndex &index) const { return (index.data(DifferenceModel::DepthRole).toInt() + 1) * m_view.indentation(); }
    QRect textBox(const QRect &cell, const QModelIndex &index) const
    {
        const int inset = index.column() == DifferenceModel::After ? indentOf(index) : 0;
        return cell.adjusted(inset + spacing::unit, 1, -spacing::unit, -1);
    }

    QTreeView &m_view;
};

std::optional<QColor> groundOfRow(RowKind kind, int column, const QString &text, const Palette &colours)
{
    if (text.isEmpty() || kind == RowKind::Same || kind == RowKind::Run || kind == RowKind::Holds)
        return {};
    const bool isLeft = column == DifferenceModel::Before;
    if (kind == RowKind::Removed || (kind == RowKind::Changed && isLeft))
        return colours.warningTint;
    return kind == RowKind::Moved ? colours.userTint : colours.accentTint;
}

void DifferenceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &colours = Palette::of(option.palette);
    const auto kind = RowKind(index.data(DifferenceModel::KindRole).toInt());
    const QString text = index.data().toString();
    const QRect box = textBox(option.rect, index);
    painter->save();
    painter->setClipRect(option.rect);
    if (option.state & QStyle::State_Selected)
        painter->fillRect(option.rect, colours.selection);
    else if (const auto ground = groundOfRow(kind, index.column(), text, colours))
        painter->fillRect(box.adjusted(-spacing::unit, 0, spacing::unit, 0), *ground);
    painter->setFont(Theme::fixedFont());
    const bool isDim = kind == RowKind::Same || kind == RowKind::Run;
    painter->setPen(isDim ? colours.dim : colours.ink);
    painter->drawText(box, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap | Qt::TextWrapAnywhere, text);
    painter->restore();
}

QSize DifferenceDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const QFontMetrics metrics(Theme::fixedFont());
    const auto kind = RowKind(index.data(DifferenceModel::KindRole).toInt());
    const bool mayWrap = kind == RowKind::Changed || kind == RowKind::Added || kind == RowKind::Removed;
    if (!mayWrap || m_view.isColumnHidden(index.column()))
        return {100, metrics.height() + 4};
    const int inset = index.column() == DifferenceModel::After ? 0 : indentOf(index);
    const QRect room = textBox(QRect(0, 0, std::max(80, m_view.columnWidth(index.column()) - inset), 10'000), index);
    const QRect needed = metrics.boundingRect(room, Qt::TextWordWrap | Qt::TextWrapAnywhere, index.data().toString());
    return {100, std::clamp(needed.height(), metrics.height(), mostLinesOfACell * metrics.height()) + 4};
}

QByteArray bodyOf(const DifferenceSide &side, bool isResponse)
{
    return isResponse ? side.response : side.request;
}

//! As a person reads a place in JSON: `messages[14].content[0]`.
QString placeInWords(const QString &pointer)
{
    QString words;
    for (const QString &part : pointer.split(u'/', Qt::SkipEmptyParts)) {
        bool isIndex = false;
        part.toLongLong(&isIndex);
        const QString name = QString(part).replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
        words += isIndex ? u'[' + part + u']' : (words.isEmpty() ? QString() : u"."_s) + name;
    }
    return model::visibleLine(words);
}

QString thousandsInWords(qint64 number)
{
    constexpr qint64 shortest = 10'000;
    return number < shortest ? QLocale().toString(number)
                             : DifferencePage::tr("%1 k").arg(QLocale().toString(double(number) / 1000, 'f', 1));
}

constexpr int barHeight = 10;
constexpr int cacheHeight = 3;

} // namespace

//! A body as a bar: how much of it is the same as of another one, and, below that, how much of its tokens a provider had in its cache.
//! Owned by a DifferencePage.
class DepartureBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DepartureBar)

public:
    explicit DepartureBar(QWidget *parent = nullptr);

    //! Shares of the whole, from 0 to 1; `cached` below 0 where nobody has said it. `place`: what is written at the end of what is the
    //! same.
    void setShares(double same, double cached, const QString &place);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_same = 0;
    double m_cached = -1;
    QString m_place;
};

DepartureBar::DepartureBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"departureBar"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void DepartureBar::setShares(double same, double cached, const QString &place)
{
    m_same = std::clamp(same, 0.0, 1.0);
    m_cached = std::min(cached, 1.0);
    m_place = place;
    const QString told = tr("The first %1 per cent are the same").arg(QLocale().toString(int(m_same * 100)));
    setAccessibleName(m_cached < 0 ? told : tr("%1; %2 per cent came from the cache").arg(told, QLocale().toString(int(m_cached * 100))));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize DepartureBar::sizeHint() const
{
    return {200, barHeight + cacheHeight + spacing::tight + QFontMetrics(Theme::smallFont()).height()};
}

void DepartureBar::paintEvent(QPaintEvent *)
{
    const Palette &colours = Palette::of(*this);
    QPainter painter(this);
    const QRect whole(0, 0, width(), barHeight);
    const int place = int(m_same * width());
    const auto fill = [this, &painter](
                          const QRect &part, const QColor &colour) { painter.fillRect(visualPart(painter, rect(), part), colour); };
    fill(whole, colours.warningTint);
    fill(QRect(0, 0, place, barHeight), colours.selection);
    if (m_cached >= 0) {
        fill(QRect(0, barHeight + 1, width(), cacheHeight), colours.line);
        fill(QRect(0, barHeight + 1, int(m_cached * width()), cacheHeight), colours.accent);
    }
    painter.setFont(Theme::smallFont());
    const QRect below(0, barHeight + cacheHeight + spacing::tight, width(), height() - barHeight - cacheHeight - spacing::tight);
    painter.setPen(colours.dim);
    const QString legend = m_cached < 0 ? tr("same") : tr("same, and below it what came from the cache");
    const int right = painter.fontMetrics().horizontalAdvance(m_place);
    const int left = std::clamp(place - right / 2, 0, std::max(0, width() - right));
    const QString shown = painter.fontMetrics().elidedText(legend, Qt::ElideRight, std::max(0, left - spacing::gap));
    drawPart(painter, below, below, Qt::AlignLeft | Qt::AlignVCenter, shown);
    if (m_same >= 1)
        return;
    fill(QRect(std::min(place, width() - 2), 0, 2, barHeight), colours.warning);
    painter.setPen(colours.warning);
    drawPart(painter, below, below.adjusted(left, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_place);
}

DifferencePage::DifferencePage(QWidget *parent)
    : QWidget(parent)
    , m_headline(new QLabel(this))
    , m_meaning(new QLabel(this))
    , m_bar(new DepartureBar(this))
    , m_of(makeChoice(u"differenceOf"_s, tr("What is compared"), {tr("Requests"), tr("Responses")}))
    , m_as(makeChoice(u"differenceAs"_s, tr("How the difference is shown"),
          {tr("Structure, side by side"), tr("Structure, in one column"), tr("Lines, side by side"), tr("Lines, in one column")}))
    , m_toFirst(new QPushButton(this))
    , m_model(new DifferenceModel(this))
    , m_tree(new QTreeView(this))
    , m_lines(new DifferenceLinesView(this))
    , m_nothing(new QLabel(this))
    , m_stack(new QStackedWidget(this))
{
    build();
    connect(m_of, &QComboBox::activated, this, &DifferencePage::compare);
    connect(m_as, &QComboBox::activated, this, &DifferencePage::showForm);
    clear(tr("Pick two exchanges in the list to compare them."));
}

QComboBox *DifferencePage::makeChoice(const QString &name, const QString &accessibleName, const QStringList &texts)
{
    auto *choice = new QComboBox(this);
    choice->setObjectName(name);
    choice->setAccessibleName(accessibleName);
    choice->addItems(texts);
    return choice;
}

void DifferencePage::build()
{
    m_headline->setObjectName(u"differenceHeadline"_s);
    m_meaning->setObjectName(u"differenceMeaning"_s);
    for (QLabel *label : {m_headline, m_meaning, m_nothing}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_meaning->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setObjectName(u"differenceNothing"_s);
    m_nothing->setForegroundRole(QPalette::PlaceholderText);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setMargin(spacing::wide);
    m_tree->setObjectName(u"differenceTree"_s);
    m_tree->setAccessibleName(tr("The difference as a tree"));
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new DifferenceDelegate(*m_tree));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setHeaderHidden(true);
    m_tree->setIndentation(spacing::wide);
    m_tree->header()->setSectionResizeMode(QHeaderView::Stretch);
    m_tree->header()->setMinimumSectionSize(60);
    m_toFirst->setText(tr("First difference"));
    m_toFirst->setObjectName(u"differenceFirst"_s);
    m_toFirst->setToolTip(tr("Goes to what holds the first byte that differs"));
    m_toFirst->setAutoDefault(false);
    auto *choices = new WrappingRow;
    choices->setSpacing(spacing::small);
    choices->addWidget(m_of);
    choices->addWidget(m_as);
    choices->addWidget(m_toFirst);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(spacing::gap, spacing::gap, spacing::gap, spacing::gap);
    top->setSpacing(spacing::small);
    top->addWidget(m_headline);
    top->addWidget(m_bar);
    top->addWidget(m_meaning);
    top->addLayout(choices);
    m_stack->addWidget(m_tree);
    m_stack->addWidget(m_lines);
    m_stack->addWidget(m_nothing);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_stack, 1);
    connect(m_toFirst, &QPushButton::clicked, this, &DifferencePage::goToFirst);
    auto *copy = new QAction(tr("Copy the JSON pointer"), m_tree);
    copy->setObjectName(u"copyPointer"_s);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(copy);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copy, &QAction::triggered, this,
        [this] { QApplication::clipboard()->setText(m_tree->currentIndex().data(DifferenceModel::PointerRole).toString()); });
}

void DifferencePage::setSides(const DifferenceSide &first, const DifferenceSide &second)
{
    m_first = first;
    m_second = second;
    compare();
}

void DifferencePage::clear(const QString &why)
{
    forget(why);
    // There is nothing to choose.
    for (QWidget *choice : std::initializer_list<QWidget *> {m_of, m_as, m_toFirst})
        choice->setVisible(false);
}

void DifferencePage::forget(const QString &why)
{
    ++m_asked;
    m_difference = {};
    m_model->setDifference({});
    m_lines->setLines({}, true);
    m_nothing->setText(why);
    m_headline->clear();
    m_meaning->clear();
    for (QWidget *part : std::initializer_list<QWidget *> {m_headline, m_meaning, m_bar})
        part->setVisible(false);
    m_stack->setCurrentWidget(m_nothing);
}

void DifferencePage::compare()
{
    const bool isResponse = m_of->currentIndex() == Responses;
    // Whoever is choosing keeps the focus.
    forget(tr("Comparing…"));
    model::runAside(
        this,
        [first = bodyOf(m_first, isResponse), second = bodyOf(m_second, isResponse)] {
            return model::BodyDifference::between(first, second);
        },
        [this, asked = m_asked](const model::BodyDifference &difference) {
            if (m_asked == asked)
                take(difference);
        });
}

void DifferencePage::take(const model::BodyDifference &difference)
{
    m_difference = difference;
    for (QWidget *part : std::initializer_list<QWidget *> {m_headline, m_meaning, m_bar, m_of, m_as, m_toFirst})
        part->setVisible(true);
    const double size = double(std::max<qsizetype>(1, difference.second.size()));
    const bool isRequest = m_of->currentIndex() == Requests;
    const model::Usage &usage = m_second.usage;
    const double cached = isRequest && usage.prompt() > 0 ? double(usage.cacheRead) / double(usage.prompt()) : -1;
    m_bar->setShares(difference.departs ? double(difference.departs->byte) / size : 1, cached,
        difference.departs ? QLocale().toString(difference.departs->byte) : QString());
    m_headline->setText(headline());
    m_meaning->setText(meaning());
    m_meaning->setVisible(!m_meaning->text().isEmpty());
    m_model->setDifference(difference);
    showForm();
    goToFirst();
    Q_EMIT compared();
}

QString DifferencePage::headline() const
{
    const auto nameOf = [](const DifferenceSide &side) { return side.name.isEmpty() ? QLocale().toString(side.number) : side.name; };
    const QString pair = u"%1 → %2"_s.arg(nameOf(m_first), nameOf(m_second));
    if (!m_difference.departs)
        return tr("%1: the same, byte for byte").arg(pair);
    const QString pointer = m_difference.departs->pointer.value_or(QString());
    const QString place = m_difference.departs->byte >= m_difference.second.size() ? tr("where the second ends")
        : !m_difference.departs->pointer                                           ? QString()
        : pointer.isEmpty()                                                        ? tr("in the outermost value")
                                                                                   : tr("in %1").arg(placeInWords(pointer));
    QStringList parts {tr("%1 departs at byte %2 of %3")
                           .arg(pair, QLocale().toString(m_difference.departs->byte), QLocale().toString(m_difference.second.size()))
        + (place.isEmpty() ? QString() : u", "_s + place)};
    using JsonKind = model::JsonChange::Kind;
    for (const auto &[kind, word] : {std::pair(JsonKind::Added, tr("%1 added")), std::pair(JsonKind::Removed, tr("%1 removed")),
             std::pair(JsonKind::Changed, tr("%1 changed")), std::pair(JsonKind::Moved, tr("%1 moved"))}) {
        if (const qsizetype count = m_difference.count(kind); count > 0)
            parts += word.arg(QLocale().toString(count));
    }
    if (m_difference.areJson && m_difference.json.changes.isEmpty())
        parts += tr("they say the same");
    if (m_difference.json.isCut)
        parts += tr("and more");
    return parts.join(u" · "_s);
}

//! What the place means for a provider's prompt cache.
QString DifferencePage::meaning() const
{
    // What a cassette was asked reaches no provider.
    if (m_of->currentIndex() != Requests || !m_second.name.isEmpty())
        return {};
    const double same =
        m_difference.departs ? double(m_difference.departs->byte) / double(std::max<qsizetype>(1, m_difference.second.size())) : 1;
    const QString most = tr("A prompt cache can hold the first %1 % at most.").arg(QLocale().toString(int(same * 100)));
    const model::Usage &usage = m_second.usage;
    if (usage.prompt() <= 0)
        return most + u' ' + tr("The provider did not say what it had in its cache.");
    const QString told =
        tr("The provider read %1 of %2 tokens from its cache.").arg(thousandsInWords(usage.cacheRead), thousandsInWords(usage.prompt()));
    const bool isMissed = same >= 0.5 && double(usage.cacheRead) < same * double(usage.prompt()) / 2;
    return most + u' ' + told + (isMissed ? u' ' + tr("That is less than it could have been.") : QString());
}

void DifferencePage::showForm()
{
    const auto form = As(m_as->currentIndex());
    const bool isStructure = form == StructureBeside || form == StructureInOne;
    if (!m_difference.departs) {
        m_nothing->setText(tr("Nothing differs."));
        m_stack->setCurrentWidget(m_nothing);
    } else if (isStructure && !m_difference.areJson) {
        m_nothing->setText(tr("They are not both JSON, so they have no structure to compare. Their lines can be compared."));
        m_stack->setCurrentWidget(m_nothing);
    } else if (isStructure) {
        const bool isInOne = form == StructureInOne;
        m_tree->setColumnHidden(DifferenceModel::Before, isInOne);
        m_tree->setColumnHidden(DifferenceModel::After, isInOne);
        m_tree->setColumnHidden(DifferenceModel::Both, !isInOne);
        m_tree->setTreePosition(isInOne ? int(DifferenceModel::Both) : int(DifferenceModel::Before));
        m_stack->setCurrentWidget(m_tree);
    } else if (m_difference.lines.isEmpty()) {
        m_nothing->setText(tr("They are too large to be compared line by line."));
        m_stack->setCurrentWidget(m_nothing);
    } else {
        m_lines->setLines(m_difference.lines, form == LinesBeside);
        m_stack->setCurrentWidget(m_lines);
    }
}

//! What holds changes is unfolded; the first of them is seen.
void DifferencePage::goToFirst()
{
    if (m_stack->currentWidget() == m_lines)
        return m_lines->goToFirst();
    const std::function<void(const QModelIndex &)> unfold = [&](const QModelIndex &parent) {
        for (int row = 0; row < m_model->rowCount(parent); ++row) {
            const QModelIndex index = m_model->index(row, 0, parent);
            if (RowKind(index.data(DifferenceModel::KindRole).toInt()) != RowKind::Holds)
                continue;
            m_tree->expand(index);
            unfold(index);
        }
    };
    unfold({});
    const QModelIndex first = m_model->firstChange();
    if (!first.isValid())
        return;
    m_tree->setCurrentIndex(first);
    m_tree->scrollTo(first, QAbstractItemView::PositionAtCenter);
}

} // namespace gui

#include "differencepage.moc"
