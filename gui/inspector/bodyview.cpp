// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/bodyview.h"

#include "gui/inspector/bodydelegate.h"
#include "gui/inspector/bodymodel.h"
#include "model/text/amounts.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

// Formatting less than this takes a few milliseconds.
constexpr qsizetype formattedAtOnce = 128 * 1024;

} // namespace

BodyView::BodyView(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_model(new BodyModel(this))
    , m_delegate(new BodyDelegate(this))
    , m_list(new QListView(this))
    , m_remark(new QLabel(this))
    , m_all(new QPushButton(tr("Show all"), this))
{
    setObjectName(name);
    m_list->setObjectName(name + u"Lines"_s);
    m_list->setAccessibleName(tr("Body"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_remark->setObjectName(name + u"Remark"_s);
    m_remark->setForegroundRole(QPalette::PlaceholderText);
    m_all->setObjectName(name + u"All"_s);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(8, 2, 8, 4);
    bottom->addWidget(m_remark, 1);
    bottom->addWidget(m_all);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list, 1);
    layout->addLayout(bottom);

    auto *copy = new QAction(tr("Copy the selected lines"), m_list);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(copy);
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(copy, &QAction::triggered, this, &BodyView::copySelection);
    connect(m_all, &QPushButton::clicked, this, &BodyView::showRemainder);
}

void BodyView::setBody(const QByteArray &body, const QString &placeholder)
{
    m_body = body;
    m_placeholder = placeholder;
    format();
}

void BodyView::setForm(BodyForm form)
{
    m_form = form;
    format();
}

void BodyView::format()
{
    const int formatting = ++m_formatting;
    if (m_body.size() <= formattedAtOnce) {
        showLines(TextLines::of(m_body, m_form));
        return;
    }
    m_remark->setText(tr("Formatting…"));
    QThreadPool::globalInstance()->start([view = QPointer(this), formatting, body = m_body, form = m_form] {
        const TextLines lines = TextLines::of(body, form);
        // Only the window's thread may look whether the view is still there.
        QMetaObject::invokeMethod(qApp, [view, formatting, lines] {
            if (view && view->m_formatting == formatting)
                view->showLines(lines);
        });
    });
}

void BodyView::showLines(const TextLines &lines)
{
    m_delegate->setColumns(qMin(int(TextLines::longestLine), lines.width()));
    m_model->setLines(lines);
    m_all->setVisible(m_model->isPartial());
    const QString size = model::sizeInWords(m_body.size());
    if (m_body.isEmpty())
        m_remark->setText(m_placeholder);
    else if (m_model->isPartial())
        m_remark->setText(tr("%1 of %2 lines · %3").arg(BodyModel::firstPart).arg(lines.count()).arg(size));
    else
        m_remark->setText(size);
    Q_EMIT shown();
}

void BodyView::showRemainder()
{
    m_model->showAll();
    m_all->hide();
    m_remark->setText(model::sizeInWords(m_body.size()));
}

void BodyView::copySelection()
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QStringList lines;
    for (const QModelIndex &row : std::as_const(rows))
        lines.append(row.data().toString());
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace gui
