// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptaccessible.h"

#include "gui/transcript/figureinput.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/conversationmodel.h"

#include <QAccessible>
#include <QPointer>

#include <cstdlib>

namespace gui {

namespace {

//! One canister of a transcript for a screen reader: a heading whose name says who, when and how it begins, with the whole text to
//! be read, and what can be done with it. Stands for a row, whatever is in it. Owned by QAccessible on behalf of a
//! TranscriptAccessible.
class RowAccessible final : public QAccessibleInterface, public QAccessibleActionInterface, public QAccessibleTextInterface
{
    Q_DISABLE_COPY_MOVE(RowAccessible)

public:
    RowAccessible(TranscriptView &view, int row);

    int row() const { return m_row; }

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Heading; }
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &name) const override;

    QString text(int first, int last) const override;
    int characterCount() const override;
    int cursorPosition() const override { return 0; }
    void setCursorPosition(int) override { }
    int selectionCount() const override { return 0; }
    void selection(int, int *first, int *last) const override { *first = *last = 0; }
    void addSelection(int, int) override { }
    void removeSelection(int) override { }
    void setSelection(int, int, int) override { }
    QRect characterRect(int) const override { return rect(); }
    int offsetAtPoint(const QPoint &) const override { return 0; }
    void scrollToSubstring(int first, int last) override;
    QString attributes(int, int *first, int *last) const override;

private:
    bool isFoldable() const;
    const QString &whole() const;

    const QPointer<TranscriptView> m_view;
    const int m_row;
    //! Made once for what it is made from: a reader asks for it again and again.
    mutable QList<model::CanisterPointer> m_read;
    mutable bool m_isReadOpen = false;
    mutable QString m_whole;
};

RowAccessible::RowAccessible(TranscriptView &view, int row)
    : m_view(&view)
    , m_row(row)
{
}

bool RowAccessible::isValid() const
{
    return m_view && m_row < m_view->rows().rowCount();
}

QWindow *RowAccessible::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *RowAccessible::parent() const
{
    return QAccessible::queryAccessibleInterface(m_view);
}

QString RowAccessible::text(QAccessible::Text kind) const
{
    return isValid() && kind == QAccessible::Name ? m_view->titleOf(m_row) : QString();
}

QRect RowAccessible::rect() const
{
    if (!isValid())
        return {};
    const QRect shown = m_view->rectangleOf(m_row);
    return shown.isEmpty() ? QRect() : QRect(m_view->viewport()->mapToGlobal(shown.topLeft()), shown.size());
}

bool RowAccessible::isFoldable() const
{
    return m_view->foldOf(m_row) != RowAction::None;
}

QAccessible::State RowAccessible::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    if (state.invalid)
        return state;
    state.focusable = true;
    state.focused = m_view->hasFocus() && m_view->currentRow() == m_row;
    state.readOnly = true;
    state.multiLine = true;
    // Shown, and read, with its invocation.
    state.invisible = model::valueAt<bool>(m_view->rows(), m_row, model::ConversationModel::MergedRole);
    state.offscreen = m_view->rectangleOf(m_row).isEmpty();
    state.busy = m_view->isStreaming(m_row);
    state.expandable = isFoldable();
    state.expanded = state.expandable && m_view->isOpen(m_row);
    state.collapsed = state.expandable && !state.expanded;
    return state;
}

void *RowAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    return nullptr;
}

QStringList RowAccessible::actionNames() const
{
    if (!isValid())
        return {};
    QStringList names {setFocusAction(), showMenuAction()};
    if (isFoldable())
        names.prepend(pressAction());
    return names + m_view->figures().actionNames(m_row);
}

void RowAccessible::doAction(const QString &name)
{
    if (!isValid())
        return;
    m_view->setCurrentRow(m_row);
    if (name == setFocusAction())
        m_view->setFocus(Qt::OtherFocusReason);
    else if (name == showMenuAction())
        m_view->showMenuOf(m_row);
    else if (name == pressAction())
        m_view->toggleFold(m_row);
    else
        m_view->figures().performNamed(name, m_row);
}

QStringList RowAccessible::keyBindingsForAction(const QString &name) const
{
    if (name == pressAction())
        return {QKeySequence(Qt::Key_Return).toString(QKeySequence::NativeText)};
    return name == showMenuAction() ? QStringList {QKeySequence(Qt::Key_Menu).toString(QKeySequence::NativeText)} : QStringList();
}

QString RowAccessible::text(int first, int last) const
{
    return whole().mid(first, last < 0 ? -1 : last - first);
}

int RowAccessible::characterCount() const
{
    return int(whole().size());
}

const QString &RowAccessible::whole() const
{
    if (!isValid()) {
        m_read.clear();
        m_whole.clear();
        return m_whole;
    }
    const QList<model::CanisterPointer> read {model::canisterAt(m_view->rows(), m_row),
        model::valueAt<model::Node>(m_view->rows(), m_row, model::ConversationModel::ResultRole).canister};
    const bool isCall = read.first() && read.first()->invocation;
    // A call tells how it stands, which changes without another canister.
    if (isCall || read != m_read || m_isReadOpen != m_view->isOpen(m_row)) {
        m_read = read;
        m_isReadOpen = m_view->isOpen(m_row);
        m_whole = m_view->readingTextOf(m_row);
    }
    return m_whole;
}

void RowAccessible::scrollToSubstring(int, int)
{
    if (isValid())
        m_view->setCurrentRow(m_row);
}

QString RowAccessible::attributes(int, int *first, int *last) const
{
    *first = 0;
    *last = characterCount();
    return {};
}

//! A program that walks through a hundred thousand rows is to leave no hundred thousand objects behind.
constexpr int mostAccessibleRows = 512;
constexpr int keptAround = 64;

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<TranscriptView *>(object);
    return view ? new TranscriptAccessible(view) : nullptr;
}

} // namespace

namespace {

//! Those that have been asked for.
QHash<const QObject *, TranscriptAccessible *> &madeInterfaces()
{
    static QHash<const QObject *, TranscriptAccessible *> made;
    return made;
}

} // namespace

TranscriptAccessible::TranscriptAccessible(TranscriptView *view)
    : QAccessibleWidget(view, QAccessible::Document)
{
    madeInterfaces().insert(view, this);
}

TranscriptAccessible::~TranscriptAccessible()
{
    madeInterfaces().removeIf([this](const auto &entry) { return entry.value() == this; });
    for (const QAccessible::Id id : std::as_const(m_rows))
        QAccessible::deleteAccessibleInterface(id);
}

void TranscriptAccessible::install()
{
    QAccessible::installFactory(makeInterface);
}

void TranscriptAccessible::tell(TranscriptView &view, QAccessible::Event event, int row)
{
    Q_EMIT view.toldOf(event, row);
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent said(&view, event);
    said.setChild(row);
    QAccessible::updateAccessibility(&said);
}

void TranscriptAccessible::rowsReplaced(const TranscriptView &view, int unchanged)
{
    if (const TranscriptAccessible *made = madeInterfaces().value(&view))
        made->forgetFrom(unchanged);
}

void TranscriptAccessible::forgetFrom(int row) const
{
    m_rows.removeIf([row](const auto &entry) {
        if (entry.key() < row)
            return false;
        QAccessible::deleteAccessibleInterface(entry.value());
        return true;
    });
}

TranscriptView *TranscriptAccessible::view() const
{
    return qobject_cast<TranscriptView *>(object());
}

int TranscriptAccessible::rowCount() const
{
    return view() ? view()->rows().rowCount() : 0;
}

int TranscriptAccessible::childCount() const
{
    return rowCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface *TranscriptAccessible::child(int index) const
{
    if (index < 0 || index >= rowCount())
        return QAccessibleWidget::child(index - rowCount());
    if (const auto known = m_rows.constFind(index); known != m_rows.cend())
        return QAccessible::accessibleInterface(*known);
    if (m_rows.size() >= mostAccessibleRows)
        forgetAllBut(index);
    auto *row = new RowAccessible(*view(), index);
    m_rows.insert(index, QAccessible::registerAccessibleInterface(row));
    return row;
}

//! What is near the row, or has the focus, is kept.
void TranscriptAccessible::forgetAllBut(int row) const
{
    m_rows.removeIf([this, row](const auto &entry) {
        if (std::abs(entry.key() - row) <= keptAround || entry.key() == view()->currentRow())
            return false;
        QAccessible::deleteAccessibleInterface(entry.value());
        return true;
    });
}

int TranscriptAccessible::indexOfChild(const QAccessibleInterface *child) const
{
    if (const auto *row = dynamic_cast<const RowAccessible *>(child))
        return row->isValid() ? row->row() : -1;
    const int index = QAccessibleWidget::indexOfChild(child);
    return index < 0 ? -1 : rowCount() + index;
}

QAccessibleInterface *TranscriptAccessible::childAt(int x, int y) const
{
    const QPoint point = view()->viewport()->mapFromGlobal(QPoint(x, y));
    const int row = view()->rowAt(point);
    // A card within a row is nearer than the row.
    if (view()->viewport()->childAt(point) || row < 0)
        return QAccessibleWidget::childAt(x, y);
    return child(row);
}

QAccessibleInterface *TranscriptAccessible::focusChild() const
{
    if (view() && view()->hasFocus() && view()->currentRow() >= 0)
        return child(view()->currentRow());
    return QAccessibleWidget::focusChild();
}

} // namespace gui
