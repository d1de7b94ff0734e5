// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/shared/jsontreemodel.h"

#include "model/difference/departure.h"
#include "model/text/visibletext.h"

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonView;

namespace {

constexpr qsizetype longestLeaf = 2000;

bool isInside(const JsonView &value)
{
    return value.isObject() || value.isArray();
}

} // namespace

//! One value of the tree. What is in it is not there before it is looked into.
struct JsonTreeModel::Item {
    Item *parent = nullptr;
    int row = 0;
    QString name;
    JsonView value;
    bool isLoaded = false;
    std::vector<std::unique_ptr<Item>> children;

    void load()
    {
        if (std::exchange(isLoaded, true))
            return;
        if (value.isObject()) {
            for (const auto &member : value.members())
                add(member.name(), member.value);
        }
        for (const JsonView &element : value.isArray() ? value.elements() : QVarLengthArray<JsonView, 4>())
            add(QString::number(children.size()), element);
    }

    void add(const QString &called, const JsonView &what)
    {
        children.push_back(std::make_unique<Item>());
        children.back()->parent = this;
        children.back()->row = int(children.size()) - 1;
        children.back()->name = called;
        children.back()->value = what;
    }
};

JsonTreeModel::JsonTreeModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Item>())
{
}

JsonTreeModel::~JsonTreeModel() = default;

void JsonTreeModel::setJson(const model::JsonText &json)
{
    beginResetModel();
    m_json = json;
    m_root = std::make_unique<Item>();
    if (!m_json.isEmpty())
        m_root->value = JsonView::of(m_json);
    if (isInside(m_root->value)) {
        m_root->load();
    } else if (!m_root->value.isNone()) {
        m_root->add(QString(), m_root->value);
        m_root->isLoaded = true;
    }
    endResetModel();
}

JsonTreeModel::Item *JsonTreeModel::itemAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Item *>(index.internalPointer()) : m_root.get();
}

QModelIndex JsonTreeModel::indexOf(Item *item) const
{
    return item == m_root.get() ? QModelIndex() : createIndex(item->row, 0, item);
}

//! In the order of the text; what is in it comes before what is beside it. Null after the last.
JsonTreeModel::Item *JsonTreeModel::after(Item *item)
{
    if (!item->isLoaded && isInside(item->value))
        fetchMore(indexOf(item));
    if (!item->children.empty())
        return item->children.front().get();
    while (item->parent && item->row + 1 >= int(item->parent->children.size()))
        item = item->parent;
    return item->parent ? item->parent->children.at(size_t(item->row) + 1).get() : nullptr;
}

QModelIndex JsonTreeModel::find(const QString &words, const QModelIndex &from)
{
    if (words.isEmpty())
        return {};
    Item *const start = itemAt(from.siblingAtColumn(0));
    Item *item = start;
    for (qsizetype looked = 0; looked < JsonView::mostOfAPeer; ++looked) {
        item = after(item);
        if (!item)
            item = m_root.get();
        const bool isLeaf = item != m_root.get() && !isInside(item->value);
        const QString text = isLeaf && item->value.isString() ? item->value.string() : QString::fromUtf8(item->value.text());
        if (item != m_root.get()
            && (item->name.contains(words, Qt::CaseInsensitive) || (isLeaf && text.contains(words, Qt::CaseInsensitive))))
            return indexOf(item);
        if (item == start)
            return {};
    }
    return {};
}

QModelIndex JsonTreeModel::indexAt(const QList<int> &rows)
{
    Item *item = m_root.get();
    for (const int row : rows) {
        if (!item->isLoaded)
            fetchMore(indexOf(item));
        if (row < 0 || row >= int(item->children.size()))
            return {};
        item = item->children.at(size_t(row)).get();
    }
    return indexOf(item);
}

QString JsonTreeModel::pointerAt(const QModelIndex &index) const
{
    QString pointer;
    for (const Item *item = itemAt(index); item->parent; item = item->parent)
        pointer.prepend(u'/' + model::pointerPart(item->name));
    return pointer;
}

QString JsonTreeModel::textAt(const QModelIndex &index) const
{
    const JsonView &value = itemAt(index)->value;
    return value.isString() ? value.string() : QString::fromUtf8(value.text());
}

QModelIndex JsonTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, itemAt(parent)->children.at(size_t(row)).get());
}

QModelIndex JsonTreeModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(itemAt(child)->parent) : QModelIndex();
}

int JsonTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(itemAt(parent)->children.size());
}

int JsonTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool JsonTreeModel::hasChildren(const QModelIndex &parent) const
{
    const Item *item = itemAt(parent);
    // An empty one has two characters, apart from space.
    const bool mayHave = !item->isLoaded && isInside(item->value) && item->value.text().size() > 2;
    return parent.column() <= 0 && (mayHave || !item->children.empty());
}

bool JsonTreeModel::canFetchMore(const QModelIndex &parent) const
{
    const Item *item = itemAt(parent);
    return parent.column() <= 0 && !item->isLoaded && isInside(item->value);
}

void JsonTreeModel::fetchMore(const QModelIndex &parent)
{
    Item *item = itemAt(parent);
    if (item->isLoaded)
        return;
    // How many there are is known when they have been read.
    Item read;
    read.value = item->value;
    read.load();
    item->isLoaded = true;
    if (read.children.empty())
        return;
    beginInsertRows(parent, 0, int(read.children.size()) - 1);
    item->children = std::move(read.children);
    for (const auto &child : item->children)
        child->parent = item;
    endInsertRows();
}

QString JsonTreeModel::shown(const JsonView &value)
{
    if (value.isObject() || value.isArray()) {
        // Its beginning says more than a number of things.
        constexpr qsizetype beginning = 120;
        return model::shortened(
            model::visibleLine(QString::fromUtf8(value.text().first(std::min(value.text().size(), 4 * beginning)))), beginning);
    }
    const QString text = value.isString() ? value.string() : QString::fromUtf8(value.text());
    return model::visibleLine(model::shortened(text, longestLeaf));
}

QVariant JsonTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    const Item *item = itemAt(index);
    const QString name = model::visibleLine(item->name);
    if (role == Qt::AccessibleTextRole)
        return u"%1: %2"_s.arg(name, shown(item->value));
    return index.column() == Name ? name : shown(item->value);
}

QVariant JsonTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Name") : tr("Value");
}

} // namespace gui
