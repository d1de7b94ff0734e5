// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/session/invocations.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QThreadPool>
#include <QTimer>

namespace gui {

//! One run of a tool on the test bench, with what came of it. Texts are bounded. A value, kept over restarts.
struct BenchRun {
    //! In characters, of each text; what is longer is cut with a remark.
    static constexpr qsizetype longestText = 64 * 1024;

    QString id;
    QDateTime when;
    //! The scoped name.
    QString tool;
    //! As they were given, and as they ran where the person changed them on the way.
    model::JsonText arguments;
    model::JsonText edited;
    model::InvocationState state = model::InvocationState::Done;
    double milliseconds = 0;
    //! The result as the model would get it, as the person would see it, and as it came.
    QString forModel;
    QString forPerson;
    QString raw;
    std::optional<model::Error> error;
    //! A turn would have been rolled back.
    bool breaksTurn = false;
    QList<model::InvocationStep> steps;
    //! The requests that it made.
    int exchanges = 0;

    static BenchRun of(const model::InvocationOutcome &outcome, const model::JsonText &arguments);
    model::JsonText toJson() const;
    //! What cannot be read has its default.
    static BenchRun fromJson(const model::JsonText &text);

    bool operator==(const BenchRun &) const = default;
};

//! Arguments and result as one text, for comparing two runs.
QString comparableText(const BenchRun &run);
//! The run in one line, as an example for a description.
QString exampleText(const BenchRun &run);
//! The run as a line of a file of cases: the call, and that it gives what it gave.
QString caseText(const BenchRun &run);

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
