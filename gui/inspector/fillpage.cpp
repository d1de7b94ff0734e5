// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/fillpage.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/basics/aside.h"
#include "model/text/amounts.h"

#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <vector>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

//! Larger parts stand out: a bar over the whole width is the whole request.
class FillBarDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FillBarDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Palette &colours = Palette::of(option.palette);
        if (option.state & QStyle::State_Selected)
            painter->fillRect(option.rect, colours.selection);
        const QRectF room(option.rect.adjusted(spacing::unit, 0, -spacing::gap, 0));
        const double share = std::clamp(index.data(FillModel::ShareRole).toDouble(), 0.0, 1.0);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        // What is empty has an edge only: where lines are strong, it would look as full as what is.
        painter->setPen(colours.line);
        painter->setBrush(colours.card);
        painter->drawRoundedRect(QRectF(room.left(), room.center().y() - 4, room.width(), 8), 1.5, 1.5);
        const double length = std::max(1.5, share * room.width());
        const double left = option.direction == Qt::RightToLeft ? room.right() - length : room.left();
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours.accent);
        painter->drawRoundedRect(QRectF(left, room.center().y() - 4, length, 8), 1.5, 1.5);
        painter->restore();
    }
};

} // namespace

struct FillModel::Item {
    Item *parent = nullptr;
    int row = 0;
    FillPart part = {};
    std::vector<std::unique_ptr<Item>> children = {};
};

FillModel::FillModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Item>())
{
}

FillModel::~FillModel() = default;

void FillModel::add(Item &parent, const QList<FillPart> &parts)
{
    for (const FillPart &part : parts) {
        auto item = std::make_unique<Item>();
        item->parent = &parent;
        item->row = int(parent.children.size());
        item->part = part;
        item->part.parts.clear();
        add(*item, part.parts);
        parent.children.push_back(std::move(item));
    }
}

void FillModel::setParts(const QList<FillPart> &parts, qint64 bytes, qint64 tokens)
{
    beginResetModel();
    m_bytes = std::max<qint64>(1, bytes);
    m_tokens = tokens;
    m_root = std::make_unique<Item>();
    add(*m_root, parts);
    endResetModel();
}

FillModel::Item *FillModel::itemAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Item *>(index.internalPointer()) : m_root.get();
}

QModelIndex FillModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, itemAt(parent)->children.at(size_t(row)).get()) : QModelIndex();
}

QModelIndex FillModel::parent(const QModelIndex &child) const
{
    const Item *parent = child.isValid() ? itemAt(child)->parent : nullptr;
    return parent && parent != m_root.get() ? createIndex(parent->row, 0, parent) : QModelIndex();
}

int FillModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(itemAt(parent)->children.size());
}

int FillModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QVariant FillModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FillPart &part = itemAt(index)->part;
    const double share = double(part.bytes) / double(m_bytes);
    switch (role) {
    case ShareRole: return share;
    case PositionRole: return part.position.value_or(-1);
    case PointerRole: return part.pointer;
    case Qt::TextAlignmentRole: return int((index.column() == Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::AccessibleTextRole:
        if (index.column() == Bar)
            return tr("%1 per cent").arg(QLocale().toString(share * 100, 'f', 1));
        break;
    case Qt::ToolTipRole: return toolTipText(part.pointer);
    case Qt::DisplayRole: break;
    default: return {};
    }
    switch (index.column()) {
    case Name: return part.name;
    case Bytes: return model::sizeInWords(part.bytes);
    case Tokens: return m_tokens > 0 ? u"≈ "_s + QLocale().toString(qint64(share * double(m_tokens) + 0.5)) : QString();
    default: return {};
    }
}

QVariant FillModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section > Bar)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Part");
    case Bar: return tr("Share");
    case Bytes: return tr("Size");
    default: return tr("Tokens");
    }
}

FillPage::FillPage(QWidget *parent)
    : QWidget(parent)
    , m_model(new FillModel(this))
    , m_tree(new QTreeView(this))
    , m_about(new QLabel(this))
{
    setObjectName(u"fillPage"_s);
    build();
}

void FillPage::build()
{
    m_about->setObjectName(u"fillAbout"_s);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setMargin(spacing::gap);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_tree->setObjectName(u"fillTree"_s);
    m_tree->setAccessibleName(tr("What fills the request"));
    m_tree->setToolTip({});
    m_tree->setModel(m_model);
    m_tree->setItemDelegateForColumn(FillModel::Bar, new FillBarDelegate(m_tree));
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->header()->setObjectName(u"fillHead"_s);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(FillModel::Name, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(FillModel::Bar, QHeaderView::Interactive);
    m_tree->header()->resizeSection(FillModel::Bar, 110);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_about);
    layout->addWidget(m_tree, 1);
    auto *show = new QAction(tr("Show it in the conversation"), m_tree);
    show->setObjectName(u"fillToCanister"_s);
    m_tree->addAction(show);
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto request = [this] {
        const QModelIndex index = m_tree->currentIndex();
        if (const int position = index.isValid() ? index.data(FillModel::PositionRole).toInt() : -1; position >= 0)
            Q_EMIT canisterRequested(position);
    };
    connect(show, &QAction::triggered, this, request);
    connect(m_tree, &QTreeView::activated, this, request);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, show,
        [show](const QModelIndex &index) { show->setEnabled(index.isValid() && index.data(FillModel::PositionRole).toInt() >= 0); });
}

//! Tabs ask for no height by the width, nor has a label without words one.
void FillPage::fitAbout()
{
    m_about->setMinimumHeight(std::max(0, m_about->heightForWidth(width())));
}

void FillPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitAbout();
}

void FillPage::setRequest(const QByteArray &body, const QList<model::Node> &path, qint64 tokens)
{
    const auto takeParts = [this, asked = ++m_asked, bytes = body.size(), tokens](const QList<FillPart> &parts) {
        if (m_asked == asked)
            take(parts, bytes, tokens);
    };
    model::runAside(
        this, [body, path] { return RequestFill::of(body, path); }, takeParts);
}

void FillPage::clear()
{
    ++m_asked;
    m_model->setParts({}, 0, 0);
    m_about->clear();
}

void FillPage::take(const QList<FillPart> &parts, qint64 bytes, qint64 tokens)
{
    m_model->setParts(parts, bytes, tokens);
    if (parts.isEmpty())
        m_about->setText(tr("It is not a request whose parts are known."));
    else if (tokens > 0)
        m_about->setText(tr("%1, which the provider counted as %2 tokens; those of each part are its share by bytes. Enter leads to the "
                            "canister that a part was made from.")
                             .arg(model::sizeInWords(bytes), QLocale().toString(tokens)));
    else
        m_about->setText(tr("%1. Enter leads to the canister that a part was made from.").arg(model::sizeInWords(bytes)));
    fitAbout();
    for (int row = 0; row < m_model->rowCount(); ++row) {
        constexpr int fewParts = 40;
        if (m_model->rowCount(m_model->index(row, 0)) <= fewParts)
            m_tree->expand(m_model->index(row, 0));
    }
    Q_EMIT filled();
}

} // namespace gui

#include "fillpage.moc"
