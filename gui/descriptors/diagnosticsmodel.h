// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/descriptors/quickfix.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

namespace gui {

//! What is wrong with the file in the editor, as `line:column  message`, with the title of the way to mend it where there is one.
//! Owned by its pane.
class DiagnosticsModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiagnosticsModel)

public:
    enum DataRole { PlaceRole = Qt::UserRole, MessageRole, FixRole, ErrorRole };
    //! No more are listed.
    static constexpr qsizetype mostRows = 200;
    //! For so many the way to mend them is looked for.
    static constexpr qsizetype mostFixes = 20;

    using QAbstractListModel::QAbstractListModel;

    //! `text` is the one that they were found in.
    void setDiagnostics(const model::Diagnostics &diagnostics, const QString &text);
    const model::Diagnostics &diagnostics() const { return m_diagnostics; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    model::Diagnostics m_diagnostics;
    QStringList m_fixes;
};

//! Draws a row of a DiagnosticsModel: a dot, the place, the message, and the way to mend it as a link. Owned by its list.
class DiagnosticDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiagnosticDelegate)

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

Q_SIGNALS:
    void fixPicked(int row);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

private:
    struct Parts {
        QRect place;
        QRect message;
        QRect fix;
    };
    static Parts partsOf(const QStyleOptionViewItem &option, const QModelIndex &index);
};

} // namespace gui
