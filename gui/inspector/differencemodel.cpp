// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/differencemodel.h"

#include "gui/shared/tooltips.h"
#include "model/text/visibletext.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonChange;
using model::JsonView;

namespace {

constexpr qsizetype longestValueShown = 600;
//! Of a text that has changed somewhere, so much of what comes before that is shown.
constexpr qsizetype shownBefore = 60;
//! So many that follow each other and are the same are one row.
constexpr qsizetype shortestRun = 3;

bool isContainer(const JsonView &value)
{
    return value.isObject() || value.isArray();
}

QString contentOf(const JsonView &value)
{
    return value.isString() ? value.string() : QString::fromUtf8(value.text());
}

//! An object or array in few words: how much there is in it, and what kind of thing it is.
QString summaryOf(const JsonView &value)
{
    if (value.isArray())
        return u"[%1]"_s.arg(QLocale().toString(value.elements().size()));
    QStringList told;
    const auto members = value.members();
    for (const char *name : {"role", "type", "name"}) {
        if (const JsonView member = members[name]; member.isString())
            told += model::visibleLine(member.string().left(40));
    }
    return told.isEmpty() ? u"{…}"_s : u"{ %1 … }"_s.arg(told.join(u", "_s));
}

QString valueShownOf(const JsonView &value)
{
    if (isContainer(value))
        return summaryOf(value);
    const QString text = model::visibleText(model::shortened(contentOf(value), longestValueShown));
    return value.isString() ? u'"' + text + u'"' : text;
}

//! What has changed right within an array, by places in the first or the second one.
struct ArrayChanges {
    explicit ArrayChanges(const QList<const JsonChange *> &changes)
    {
        const auto place = [](const QString &pointer) { return qsizetype(pointer.section(u'/', -1).toLongLong()); };
        for (const JsonChange *change : changes) {
            const qsizetype at = place(change->pointer);
            if (change->kind == JsonChange::Kind::Removed) {
                removed.insert(at);
            } else if (change->kind == JsonChange::Kind::Added) {
                added.insert(at);
            } else if (change->kind == JsonChange::Kind::Moved) {
                moved[at] = place(change->from);
                movedFrom.insert(moved[at]);
            }
        }
    }

    //! Whether this element of the first array is not at its place in the second one.
    bool leaves(qsizetype at) const { return removed.contains(at) || movedFrom.contains(at); }

    QSet<qsizetype> removed;
    QSet<qsizetype> added;
    std::map<qsizetype, qsizetype> moved;
    QSet<qsizetype> movedFrom;
};

//! A text from shortly before the place at which it is another than the other one.
QString shownFrom(const JsonView &value, qsizetype differs)
{
    if (isContainer(value) || differs <= 2 * shownBefore)
        return valueShownOf(value);
    const QString text = contentOf(value).mid(differs - shownBefore);
    return u"\"…"_s + model::visibleText(model::shortened(text, longestValueShown)) + u'"';
}

qsizetype firstDifferenceOf(const QString &one, const QString &other)
{
    return std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin();
}

} // namespace

struct DifferenceModel::Item {
    Item *parent = nullptr;
    int row = 0;
    Kind kind = Kind::Same;
    QString name = {};
    QString pointer = {};
    JsonView before = {};
    JsonView after = {};
    //! Of what has moved: where from. Of a run: the elements.
    QString from = {};
    Elements elements = {};
    bool isLoaded = false;
    Items children = {};
};

DifferenceModel::DifferenceModel(QObject *parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Item>())
{
}

DifferenceModel::~DifferenceModel() = default;

void DifferenceModel::setDifference(const model::BodyDifference &difference)
{
    beginResetModel();
    m_difference = difference;
    m_within.clear();
    m_holders.clear();
    m_changed.clear();
    for (const JsonChange &change : std::as_const(m_difference.json.changes)) {
        QString within = change.pointer.left(change.pointer.lastIndexOf(u'/'));
        m_within[within].append(&change);
        if (change.kind == JsonChange::Kind::Changed)
            m_changed.insert(change.pointer);
        for (; !m_holders.contains(within); within = within.left(std::max<qsizetype>(0, within.lastIndexOf(u'/')))) {
            m_holders.insert(within);
            if (within.isEmpty())
                break;
        }
    }
    m_root = std::make_unique<Item>();
    if (m_difference.areJson) {
        m_root->before = JsonView::parse(m_difference.first);
        m_root->after = JsonView::parse(m_difference.second);
        m_root->kind = m_difference.json.changes.isEmpty() ? Kind::Same : Kind::Holds;
        // A value that is not as the other as a whole is a row of its own.
        if (m_changed.contains(QString()) || !isContainer(m_root->after)) {
            auto whole = pairOf({}, {}, m_root->before, m_root->after);
            whole->parent = m_root.get();
            m_root->children.push_back(std::move(whole));
            m_root->isLoaded = true;
        } else {
            load(*m_root);
        }
    }
    endResetModel();
}

QModelIndex DifferenceModel::firstChange() const
{
    const Item *item = m_root.get();
    for (;;) {
        const auto next = std::find_if(item->children.begin(), item->children.end(),
            [](const auto &child) { return child->kind != Kind::Same && child->kind != Kind::Run; });
        if (next == item->children.end())
            return item == m_root.get() ? QModelIndex() : indexOf(item);
        item = next->get();
        if (item->kind != Kind::Holds)
            return indexOf(item);
    }
}

bool DifferenceModel::mayHaveChildren(const Item &item)
{
    if (item.kind == Kind::Changed)
        return false;
    const JsonView &value = item.after.isNone() ? item.before : item.after;
    return item.kind == Kind::Run || (isContainer(value) && value.text().size() > 2);
}

//! What holds changes is opened as far as they are: it is looked at.
void DifferenceModel::load(Item &item) const
{
    item.isLoaded = true;
    item.children = childrenOf(item);
    for (size_t row = 0; row < item.children.size(); ++row) {
        Item &child = *item.children[row];
        child.parent = &item;
        child.row = int(row);
        if (child.kind == Kind::Holds)
            load(child);
    }
}

DifferenceModel::Items DifferenceModel::childrenOf(const Item &item) const
{
    Items children;
    if (item.kind == Kind::Holds) {
        item.after.isObject() ? addObject(item, children) : addArray(item, children);
        return children;
    }
    // All of it is as it is itself: on both sides, or on one.
    const auto add = [&](const QString &name, const JsonView &value, const QString &part) {
        auto child = std::make_unique<Item>();
        child->kind = item.kind == Kind::Run || item.kind == Kind::Moved ? Kind::Same : item.kind;
        child->name = name;
        child->pointer = item.pointer + u'/' + part;
        child->before = item.kind == Kind::Added ? JsonView() : value;
        child->after = item.kind == Kind::Removed ? JsonView() : value;
        children.push_back(std::move(child));
    };
    const JsonView &value = item.kind == Kind::Removed ? item.before : item.after;
    if (item.kind == Kind::Run) {
        for (const auto &[name, element] : item.elements)
            add(name, element, name);
    } else if (value.isObject()) {
        for (const auto &member : value.members())
            add(member.name(), member.value, model::pointerPart(member.name()));
    } else {
        for (const JsonView &element : value.elements())
            add(QString::number(children.size()), element, QString::number(children.size()));
    }
    return children;
}

std::unique_ptr<DifferenceModel::Item> DifferenceModel::pairOf(
    const QString &name, const QString &pointer, const JsonView &before, const JsonView &after) const
{
    auto pair = std::make_unique<Item>();
    pair->kind = m_changed.contains(pointer) ? Kind::Changed : m_holders.contains(pointer) ? Kind::Holds : Kind::Same;
    pair->name = name;
    pair->pointer = pointer;
    pair->before = before;
    pair->after = after;
    return pair;
}

void DifferenceModel::addObject(const Item &item, Items &children) const
{
    const auto before = item.before.members();
    QHash<QString, JsonView> first;
    for (const auto &member : before)
        first.insert(member.name(), member.value);
    QSet<QString> told;
    const auto add = [&](const QString &name, Kind kind, const JsonView &was, const JsonView &is) {
        auto child = pairOf(name, item.pointer + u'/' + model::pointerPart(name), was, is);
        child->kind = kind == Kind::Same ? child->kind : kind;
        children.push_back(std::move(child));
    };
    for (const auto &member : item.after.members()) {
        const QString name = member.name();
        if (told.contains(name))
            continue;
        told.insert(name);
        const auto was = first.constFind(name);
        add(name, was == first.cend() ? Kind::Added : Kind::Same, was == first.cend() ? JsonView() : *was, member.value);
    }
    for (const auto &member : before) {
        const QString name = member.name();
        if (!told.contains(name) && first.contains(name))
            add(name, Kind::Removed, first.take(name), {});
    }
}

void DifferenceModel::addElement(
    const Item &item, Items &children, qsizetype at, Kind kind, const JsonView &before, const JsonView &after) const
{
    const QString name = QString::number(at);
    auto child = pairOf(name, item.pointer + u'/' + name, before, after);
    child->kind = kind == Kind::Same ? child->kind : kind;
    children.push_back(std::move(child));
}

void DifferenceModel::addRun(const Item &item, Items &children, const Elements &run) const
{
    if (run.size() < shortestRun) {
        for (const auto &[name, element] : run)
            addElement(item, children, name.toLongLong(), Kind::Same, element, element);
        return;
    }
    auto child = std::make_unique<Item>();
    child->kind = Kind::Run;
    child->name = u"%1…%2"_s.arg(run.first().first, run.last().first);
    child->pointer = item.pointer;
    child->elements = run;
    children.push_back(std::move(child));
}

//! What the changes do not name stands for itself on both sides, in order.
void DifferenceModel::addArray(const Item &item, Items &children) const
{
    const ArrayChanges changes(m_within.value(item.pointer));
    const auto before = item.before.elements();
    const auto after = item.after.elements();
    Elements run;
    const auto endRun = [&] { addRun(item, children, std::exchange(run, {})); };
    qsizetype next = 0;
    const auto tellRemoved = [&] {
        for (; next < before.size() && changes.leaves(next); ++next) {
            if (changes.movedFrom.contains(next))
                continue;
            endRun();
            addElement(item, children, next, Kind::Removed, before[next], {});
        }
    };
    for (qsizetype at = 0; at < after.size(); ++at) {
        if (const auto from = changes.moved.find(at); from != changes.moved.end() && from->second < before.size()) {
            endRun();
            addElement(item, children, at, Kind::Moved, before[from->second], after[at]);
            children.back()->from = QString::number(from->second);
            continue;
        }
        tellRemoved();
        if (changes.added.contains(at) || next >= before.size()) {
            endRun();
            addElement(item, children, at, Kind::Added, {}, after[at]);
            continue;
        }
        const QString pointer = item.pointer + u'/' + QString::number(at);
        if (m_changed.contains(pointer) || m_holders.contains(pointer)) {
            endRun();
            addElement(item, children, at, Kind::Same, before[next], after[at]);
        } else {
            run.append({QString::number(at), after[at]});
        }
        ++next;
    }
    endRun();
    tellRemoved();
}

DifferenceModel::Item *DifferenceModel::itemAt(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<Item *>(index.internalPointer()) : m_root.get();
}

QModelIndex DifferenceModel::indexOf(const Item *item, int column) const
{
    return item == m_root.get() ? QModelIndex() : createIndex(item->row, column, item);
}

QModelIndex DifferenceModel::index(int row, int column, const QModelIndex &parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column, itemAt(parent)->children.at(size_t(row)).get()) : QModelIndex();
}

QModelIndex DifferenceModel::parent(const QModelIndex &child) const
{
    return child.isValid() ? indexOf(itemAt(child)->parent) : QModelIndex();
}

int DifferenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.column() > 0 ? 0 : int(itemAt(parent)->children.size());
}

int DifferenceModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

bool DifferenceModel::hasChildren(const QModelIndex &parent) const
{
    const Item *item = itemAt(parent);
    return parent.column() <= 0 && (!item->children.empty() || (!item->isLoaded && mayHaveChildren(*item)));
}

bool DifferenceModel::canFetchMore(const QModelIndex &parent) const
{
    const Item *item = itemAt(parent);
    return parent.column() <= 0 && !item->isLoaded && mayHaveChildren(*item);
}

void DifferenceModel::fetchMore(const QModelIndex &parent)
{
    Item *item = itemAt(parent);
    if (item->isLoaded)
        return;
    item->isLoaded = true;
    Items children = childrenOf(*item);
    if (children.empty())
        return;
    beginInsertRows(parent, 0, int(children.size()) - 1);
    item->children = std::move(children);
    for (size_t row = 0; row < item->children.size(); ++row) {
        item->children[row]->parent = item;
        item->children[row]->row = int(row);
    }
    endInsertRows();
}

QString DifferenceModel::text(const Item &item, Column column) const
{
    const QString name = item.name.isEmpty() ? QString() : model::visibleLine(item.name) + u": "_s;
    const qsizetype differs = item.kind == Kind::Changed && item.before.isString() && item.after.isString()
        ? firstDifferenceOf(item.before.string(), item.after.string())
        : 0;
    switch (item.kind) {
    case Kind::Run: return tr("%1  same").arg(item.name);
    case Kind::Added: return column == Before ? QString() : (column == Both ? u"+ "_s : QString()) + name + valueShownOf(item.after);
    case Kind::Removed: return column == After ? QString() : (column == Both ? u"− "_s : QString()) + name + valueShownOf(item.before);
    case Kind::Moved:
        if (column == Before)
            return tr("%1: moved to %2").arg(item.from, item.name);
        return (column == Both ? u"> "_s : QString()) + tr("%1: %2, from %3").arg(item.name, valueShownOf(item.after), item.from);
    case Kind::Changed:
        if (column == Both)
            return u"− %1%2\n+ %1%3"_s.arg(name, shownFrom(item.before, differs), shownFrom(item.after, differs));
        return name + shownFrom(column == Before ? item.before : item.after, differs);
    case Kind::Same:
    case Kind::Holds: break;
    }
    return name + valueShownOf(column == Before ? item.before : item.after);
}

QVariant DifferenceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item &item = *itemAt(index);
    switch (role) {
    case Qt::DisplayRole: return text(item, Column(index.column()));
    case Qt::AccessibleTextRole: {
        static const QHash<Kind, QString> words {{Kind::Same, tr("same")}, {Kind::Run, QString()}, {Kind::Holds, tr("with changes")},
            {Kind::Changed, tr("changed")}, {Kind::Added, tr("added")}, {Kind::Removed, tr("removed")}, {Kind::Moved, tr("moved")}};
        const QString word = words.value(item.kind);
        return (word.isEmpty() ? QString() : word + u": "_s) + text(item, Column(index.column()));
    }
    case Qt::ToolTipRole: {
        const JsonView &value = index.column() == Before || item.after.isNone() ? item.before : item.after;
        return value.isNone() ? QVariant() : toolTipText(item.pointer + u'\n' + model::shortened(contentOf(value), longestValueShown));
    }
    case KindRole: return int(item.kind);
    case PointerRole: return item.pointer;
    case DepthRole: {
        int depth = 0;
        for (const Item *each = item.parent; each && each->parent; each = each->parent)
            ++depth;
        return depth;
    }
    default: return {};
    }
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == Before ? tr("Before") : section == After ? tr("After") : tr("Both");
}

} // namespace gui
