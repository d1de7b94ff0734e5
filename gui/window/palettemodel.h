// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QAbstractListModel>

#include <functional>

namespace gui {

//! One thing that a person can have done by naming it.
struct PaletteEntry {
    //! By which it is known again among the recent ones: `action:windowNew`, `model:provider/name`.
    QString id;
    QString text;
    //! Its keys, or what kind of thing it is.
    QString detail = {};
    std::function<void()> does = {};
};

//! All that the command palette offers, the recent ones first, the others as they were added. Owned by the palette.
class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaletteModel)

public:
    enum DataRole {
        DetailRole = Qt::UserRole,
        //! Text and detail, for finding it.
        WordsRole
    };

    explicit PaletteModel(QStringList recent, QObject *parent = nullptr);

    void add(const QList<PaletteEntry> &entries);
    //! An empty one where there is no such row.
    PaletteEntry entryAt(int row) const { return m_entries.value(row); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    const QStringList m_recent;
    QList<PaletteEntry> m_entries;
};

} // namespace gui
