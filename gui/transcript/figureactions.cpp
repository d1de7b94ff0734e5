// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/figureactions.h"

#include "gui/shared/tooltips.h"
#include "gui/theme/spacing.h"
#include "gui/transcript/highlighting.h"
#include "gui/transcript/savingentries.h"
#include "model/basics/privatefile.h"
#include "model/text/inlinetext.h"

#include <QAbstractTableModel>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCollator>
#include <QDesktopServices>
#include <QFile>
#include <QHeaderView>
#include <QMimeData>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QUrl>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! A browser runs nothing in a picture that a page shows, and loads nothing for it; opened by itself, an SVG may do both.
QByteArray pageWith(const QByteArray &svg)
{
    return "<!DOCTYPE html><meta charset=\"utf-8\"><title>SVG</title><img alt=\"\" src=\"data:image/svg+xml;base64," + svg.toBase64()
        + "\">\n";
}

//! The cells of a table; the first row is its head.
class CellsModel final : public QAbstractTableModel
{
public:
    CellsModel(QList<QStringList> rows, QObject *parent)
        : QAbstractTableModel(parent)
        , m_rows(std::move(rows))
    {
    }

    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : std::max(0, int(m_rows.size()) - 1); }
    int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() || m_rows.isEmpty() ? 0 : int(m_rows.first().size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
            return {};
        const QString text = m_rows.at(index.row() + 1).value(index.column());
        return role == Qt::ToolTipRole ? toolTipText(text) : text;
    }
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        return orientation == Qt::Vertical ? QVariant(section + 1) : QVariant(m_rows.first().value(section));
    }

private:
    const QList<QStringList> m_rows;
};

//! Numbers are sorted as numbers.
class CellsOrder final : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override
    {
        bool isNumber = false;
        bool isOtherNumber = false;
        const double number = left.data().toString().toDouble(&isNumber);
        const double other = right.data().toString().toDouble(&isOtherNumber);
        if (isNumber != isOtherNumber)
            return isNumber;
        return isNumber ? number < other : m_order.compare(left.data().toString(), right.data().toString()) < 0;
    }

private:
    //! As the person's language has it.
    const QCollator m_order;
};

//! A table of an answer in a window of its own: cells are selected and copied with tabs between them, columns are sorted by a click on
//! their heading. Deletes itself when it is closed.
class TableWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TableWindow)

public:
    //! The first row is the head. `near`: the widget that it is opened from.
    static void open(QList<QStringList> rows, QWidget &near);

private:
    TableWindow(QList<QStringList> rows, QWidget &near);
    void copy() const;

    QTableView *m_table;
};

void TableWindow::open(QList<QStringList> rows, QWidget &near)
{
    auto *window = new TableWindow(std::move(rows), near);
    window->show();
}

TableWindow::TableWindow(QList<QStringList> rows, QWidget &near)
    : QWidget(near.window(), Qt::Window)
    , m_table(new QTableView(this))
{
    setObjectName(u"tableWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Table"));
    resize(near.window()->size() * 0.75);
    auto *order = new CellsOrder(this);
    order->setSourceModel(new CellsModel(std::move(rows), this));
    m_table->setObjectName(u"tableCells"_s);
    m_table->setAccessibleName(tr("Table"));
    m_table->setModel(order);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    constexpr int rowsLookedAt = 100;
    m_table->horizontalHeader()->setResizeContentsPrecision(rowsLookedAt);
    constexpr int columnsFitted = 100;
    for (int column = 0; column < std::min(columnsFitted, order->columnCount()); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), spacing::columnWidth / 2));
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    const auto addKey = [this](const QString &text, QKeySequence::StandardKey key, auto what) {
        auto *action = new QAction(text, this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, what);
        m_table->addAction(action);
    };
    addKey(tr("Copy"), QKeySequence::Copy, [this] { copy(); });
    addKey(tr("Close"), QKeySequence::Close, [this] { close(); });
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
}

void TableWindow::copy() const
{
    QModelIndexList cells = m_table->selectionModel()->selectedIndexes();
    std::sort(cells.begin(), cells.end(), [](const QModelIndex &one, const QModelIndex &other) {
        return std::pair(one.row(), one.column()) < std::pair(other.row(), other.column());
    });
    QString text;
    for (qsizetype index = 0; index < cells.size(); ++index) {
        if (index > 0)
            text += cells.at(index).row() == cells.at(index - 1).row() ? u'\t' : u'\n';
        text += cells.at(index).data().toString();
    }
    if (!cells.isEmpty())
        QApplication::clipboard()->setText(text);
}

} // namespace

FigureActions::FigureActions(HighlightTables &tables, QWidget &view)
    : QObject(&view)
    , m_tables(tables)
    , m_view(view)
{
}

void FigureActions::perform(FigureAction action, const FigureText &figure)
{
    QClipboard &clipboard = *QApplication::clipboard();
    switch (action) {
    case FigureAction::Copy: return clipboard.setText(figure.text);
    case FigureAction::CopyAsCsv: return clipboard.setText(model::csvOf(figure.text));
    case FigureAction::Save: return saveAs(fileOf(figure), &m_view);
    case FigureAction::OpenInWindow: return TableWindow::open(model::rowsOfTable(figure.text), m_view);
    case FigureAction::OpenOutside: return openOutside(figure);
    case FigureAction::Wrap:
    case FigureAction::None: return;
    }
}

model::FileContent FigureActions::fileOf(const FigureText &figure)
{
    switch (figure.kind) {
    case MarkdownBlock::Kind::Table: return {model::csvOf(figure.text).toUtf8(), u"text/csv"_s, tr("table") + u".csv"_s};
    case MarkdownBlock::Kind::Formula: return {figure.text.toUtf8(), u"text/x-tex"_s, tr("formula") + u".tex"_s};
    default: break;
    }
    const auto rules = m_tables.find(figure.language);
    const QString suffix = rules ? rules->language(figure.language)->suffix : figure.language == u"mermaid" ? u"mmd"_s : u"txt"_s;
    return {figure.text.toUtf8(), u"text/plain"_s, tr("code") + u'.' + suffix};
}

QString FigureActions::written(const model::FileContent &file)
{
    if (!m_folder)
        m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(file.name);
    QFile target(path);
    const bool isWritten = target.open(QIODevice::WriteOnly) && model::writeWhole(target, file.data) && model::flushWhole(target);
    return isWritten ? path : QString();
}

void FigureActions::openOutside(const FigureText &figure)
{
    const QByteArray text = figure.text.toUtf8();
    const bool isSvg = figure.language == u"svg";
    const QString path = written(isSvg ? model::FileContent {pageWith(text), u"text/html"_s, u"svg.html"_s} : fileOf(figure));
    if (!path.isEmpty())
        QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

std::unique_ptr<QMimeData> FigureActions::dragged(const FigureText &figure)
{
    const model::FileContent file = fileOf(figure);
    auto data = dragged(file);
    data->setText(QString::fromUtf8(file.data));
    return data;
}

std::unique_ptr<QMimeData> FigureActions::dragged(const model::FileContent &file)
{
    auto data = std::make_unique<QMimeData>();
    if (const QString path = written({file.data, file.mimeType, nameToSave(file)}); !path.isEmpty())
        data->setUrls({QUrl::fromLocalFile(path)});
    return data;
}

} // namespace gui

#include "figureactions.moc"
