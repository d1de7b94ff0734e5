// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptortree.h"

#include "gui/descriptors/textform.h"
#include "gui/shared/tooltips.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/text/visibletext.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using model::DescriptorEntry, model::DescriptorKind, model::DescriptorLayer;

namespace {

QString kindTitle(DescriptorKind kind)
{
    switch (kind) {
    case DescriptorKind::Provider: return DescriptorTreeModel::tr("providers");
    case DescriptorKind::Ensemble: return DescriptorTreeModel::tr("ensembles");
    case DescriptorKind::Invoker: return DescriptorTreeModel::tr("invokers");
    case DescriptorKind::Agent: return DescriptorTreeModel::tr("agents");
    case DescriptorKind::Prompt: return DescriptorTreeModel::tr("prompts");
    case DescriptorKind::Library: return DescriptorTreeModel::tr("libraries");
    case DescriptorKind::Scenario: return DescriptorTreeModel::tr("scenarios");
    case DescriptorKind::Suite: return DescriptorTreeModel::tr("evaluations");
    case DescriptorKind::Skill: return DescriptorTreeModel::tr("skills");
    }
    return {};
}

QString toolTipOf(const DescriptorEntry &entry)
{
    QStringList lines {entry.path};
    if (entry.overridden)
        lines.append(DescriptorTreeModel::tr("Another file of this name is used in its place."));
    for (const model::Diagnostic &diagnostic : entry.diagnostics)
        lines.append(diagnostic.toString());
    return toolTipText(lines.join(u'\n'));
}

QStandardItem *makeItem(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return item;
}

QStandardItem *makeFile(const DescriptorEntry &entry)
{
    const bool bad = model::hasErrors(entry.diagnostics);
    // Of the kinds that may be written in two ways, what is no TOML says so.
    const QString ending = textFormOf(entry.path) == TextForm::Gram ? endingOf(TextForm::Gram) : QString();
    const QString name = model::visibleLine(entry.name + ending) + (entry.overridden ? DescriptorTreeModel::tr(" (replaced)") : QString());
    QStandardItem *item = makeItem(name);
    item->setData(entry.path, DescriptorTreeModel::PathRole);
    item->setData(int(entry.kind), DescriptorTreeModel::KindRole);
    item->setData(int(entry.layer), DescriptorTreeModel::LayerRole);
    item->setData(bad, DescriptorTreeModel::BadRole);
    item->setData(bad ? DescriptorTreeModel::tr("%1, has errors").arg(name) : name, Qt::AccessibleTextRole);
    item->setToolTip(toolTipOf(entry));
    return item;
}

} // namespace

void DescriptorTreeModel::setEntries(const QList<DescriptorEntry> &entries)
{
    clear();
    addLayer(DescriptorLayer::Workspace, tr("This workspace"), entries);
    addLayer(DescriptorLayer::User, tr("Yours"), entries);
    addLayer(DescriptorLayer::BuiltIn, tr("Built in"), entries);
}

QModelIndex DescriptorTreeModel::indexOf(const QString &path) const
{
    const QModelIndexList found = match(index(0, 0), PathRole, path, 1, Qt::MatchExactly | Qt::MatchRecursive);
    return found.isEmpty() ? QModelIndex() : found.first();
}

void DescriptorTreeModel::addLayer(DescriptorLayer layer, const QString &title, const QList<DescriptorEntry> &entries)
{
    QStandardItem *root = nullptr;
    QMap<DescriptorKind, QStandardItem *> kinds;
    for (const DescriptorEntry &entry : entries) {
        if (entry.layer != layer)
            continue;
        if (!root) {
            root = makeItem(title);
            root->setSelectable(false);
            appendRow(root);
        }
        QStandardItem *&kind = kinds[entry.kind];
        if (!kind) {
            kind = makeItem(kindTitle(entry.kind));
            kind->setSelectable(false);
            root->appendRow(kind);
        }
        kind->appendRow(makeFile(entry));
    }
}

namespace {

//! Draws a row of a DescriptorTreeModel: layers as quiet headings, files with errors behind a dot. Owned by its tree.
class DescriptorTreeDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorTreeDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

constexpr int dotSize = 8;

QPixmap warningDot(const QColor &colour, qreal ratio)
{
    QPixmap pixmap(QSize(dotSize, dotSize) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(QRectF(0, 0, dotSize, dotSize));
    return pixmap;
}

QSize DescriptorTreeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QSize hint = QStyledItemDelegate::sizeHint(option, index);
    const bool isHeading = !index.parent().isValid();
    return {hint.width(), option.fontMetrics.height() + (isHeading ? 16 : 8)};
}

void DescriptorTreeDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Palette &colours = Palette::of(option->palette);
    if (!index.parent().isValid()) {
        option->font = Theme::smallFont();
        option->font.setCapitalization(QFont::AllUppercase);
        option->palette.setColor(QPalette::Text, colours.dim);
    }
    if (!index.data(DescriptorTreeModel::BadRole).toBool())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = QSize(dotSize, dotSize);
    option->icon = QIcon(warningDot(colours.warning, option->widget ? option->widget->devicePixelRatioF() : 1));
}

} // namespace

DescriptorTree::DescriptorTree(QWidget *parent)
    : QWidget(parent)
    , m_files(new DescriptorTreeModel(this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeView(this))
{
    m_shown->setSourceModel(m_files);
    m_shown->setRecursiveFilteringEnabled(true);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    build();
    addActions();
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_shown->setFilterFixedString(text);
        m_tree->expandAll();
    });
    connect(m_tree, &QTreeView::clicked, this, &DescriptorTree::openRow);
    connect(m_tree, &QTreeView::activated, this, &DescriptorTree::openRow);
}

void DescriptorTree::build()
{
    m_filter->setObjectName(u"descriptorFilter"_s);
    m_filter->setAccessibleName(tr("Filter the files by name"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setClearButtonEnabled(true);
    m_tree->setObjectName(u"descriptorTree"_s);
    m_tree->setAccessibleName(tr("Descriptor files"));
    m_tree->setModel(m_shown);
    m_tree->setItemDelegate(new DescriptorTreeDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->viewport()->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::small, spacing::gap, 0);
    layout->addWidget(m_filter);
    layout->addWidget(m_tree, 1);
    setFocusProxy(m_tree);
}

void DescriptorTree::addActions()
{
    m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_tree->installEventFilter(this);
    const auto add = [this](const QString &name, const QString &text, auto signal) {
        auto *action = new QAction(text, m_tree);
        action->setObjectName(name);
        m_tree->addAction(action);
        connect(action, &QAction::triggered, this, [this, signal] {
            if (const File file = current(); !file.path.isEmpty())
                Q_EMIT(this->*signal)(file);
        });
    };
    // The keys stand in the text only: the window has the first of them for something else.
    add(u"copyDescriptorFile"_s, tr("&Copy to mine"), &DescriptorTree::copyRequested);
    add(u"renameDescriptor"_s, tr("&Rename…") + u"\tF2"_s, &DescriptorTree::renameRequested);
    add(u"removeDescriptor"_s, tr("&Delete") + u"\tDel"_s, &DescriptorTree::removeRequested);
    add(u"revealDescriptor"_s, tr("Show in the &file manager"), &DescriptorTree::revealRequested);
}

bool DescriptorTree::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched != m_tree || !isKey)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool renames = key->key() == Qt::Key_F2;
    if (key->modifiers() != Qt::NoModifier || (!renames && key->key() != Qt::Key_Delete))
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        m_tree->findChild<QAction *>(renames ? u"renameDescriptor"_s : u"removeDescriptor"_s)->trigger();
    return true;
}

void DescriptorTree::setEntries(const QList<model::DescriptorEntry> &entries)
{
    m_files->setEntries(entries);
    m_tree->expandAll();
}

std::optional<DescriptorTree::File> DescriptorTree::file(const QString &path) const
{
    const QModelIndex index = m_files->indexOf(path);
    return index.isValid() ? std::optional(fileOf(index)) : std::nullopt;
}

void DescriptorTree::select(const QString &path)
{
    const QModelIndex index = m_shown->mapFromSource(m_files->indexOf(path));
    m_tree->setCurrentIndex(index);
    if (index.isValid())
        m_tree->scrollTo(index);
}

DescriptorTree::File DescriptorTree::current() const
{
    return fileOf(m_tree->currentIndex());
}

void DescriptorTree::openRow(const QModelIndex &index)
{
    if (const QString path = fileOf(index).path; !path.isEmpty())
        Q_EMIT picked(path);
}

DescriptorTree::File DescriptorTree::fileOf(const QModelIndex &index)
{
    return {index.data(DescriptorTreeModel::PathRole).toString(), DescriptorKind(index.data(DescriptorTreeModel::KindRole).toInt()),
        DescriptorLayer(index.data(DescriptorTreeModel::LayerRole).toInt())};
}

} // namespace gui

#include "descriptortree.moc"
