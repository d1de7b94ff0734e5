// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/bench/benchrun.h"

#include <QAbstractListModel>
#include <QThreadPool>
#include <QTimer>

namespace gui {

//! The runs of the test bench, newest first, in a file of the profile: written whole and atomically, away from the window's
//! thread. One for all windows; owned by Windows.
class BenchRuns final : public QAbstractListModel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BenchRuns)

public:
    static constexpr int mostRuns = 100;
    static constexpr qsizetype largestFile = 4 * 1024 * 1024;

    //! A file that cannot be read has no runs.
    explicit BenchRuns(QString path, QObject *parent = nullptr);
    ~BenchRuns() override;

    void add(const BenchRun &run);
    void clear();
    const BenchRun &at(int row) const { return m_runs.at(row); }
    //! The newest run of a tool, or -1.
    int newestOf(const QString &tool) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void read();
    void save();

    const QString m_path;
    QList<BenchRun> m_runs;
    QTimer m_settle;
    //! One thread, so that a later file is never overtaken by an earlier one.
    QThreadPool m_writer;
};

} // namespace gui
