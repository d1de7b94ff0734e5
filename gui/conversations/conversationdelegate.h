// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStyledItemDelegate>

namespace gui {

struct Palette;

//! A row of two lines: a title, and below it a dim detail, which comes from `detailRole`, with the words of `wordsRole` set off. Owned by
//! its view.
class ConversationDelegate final : public QStyledItemDelegate
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConversationDelegate)

public:
    ConversationDelegate(int detailRole, QObject *parent, int wordsRole = -1);
    //! Rows of which this is true stand further in.
    void setIndentRole(int role) { m_indentRole = role; }
    //! The detail of rows of which this is true is not dim.
    void setAccentRole(int role) { m_accentRole = role; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void setOff(QPainter &painter, const QString &text, const QRect &box, const QStringList &words, const Palette &colours) const;

    int m_detailRole;
    int m_wordsRole;
    int m_indentRole = -1;
    int m_accentRole = -1;
};

} // namespace gui
