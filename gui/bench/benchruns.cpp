// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/benchruns.h"

#include "gui/transcript/rowtexts.h"
#include "model/basics/privatefile.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace gui {

BenchRuns::BenchRuns(QString path, QObject *parent)
    : QAbstractListModel(parent)
    , m_path(std::move(path))
{
    m_writer.setMaxThreadCount(1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(200);
    connect(&m_settle, &QTimer::timeout, this, &BenchRuns::save);
    read();
}

BenchRuns::~BenchRuns()
{
    if (m_settle.isActive())
        save();
    m_writer.waitForDone();
}

void BenchRuns::read()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const auto runs = model::JsonText::parse(file.read(2 * largestFile));
    if (!runs || runs->isObject())
        return;
    for (const auto &[name, run] : runs->members().mid(0, mostRuns)) {
        if (run.isObject())
            m_runs.append(BenchRun::fromJson(run));
    }
}

void BenchRuns::add(const BenchRun &run)
{
    if (m_runs.size() >= mostRuns) {
        const int last = int(m_runs.size()) - 1;
        beginRemoveRows({}, last, last);
        m_runs.removeLast();
        endRemoveRows();
    }
    beginInsertRows({}, 0, 0);
    m_runs.prepend(run);
    endInsertRows();
    m_settle.start();
}

void BenchRuns::clear()
{
    beginResetModel();
    m_runs.clear();
    endResetModel();
    m_settle.start();
}

int BenchRuns::newestOf(const QString &tool) const
{
    for (int row = 0; row < m_runs.size(); ++row) {
        if (m_runs[row].tool == tool)
            return row;
    }
    return -1;
}

void BenchRuns::save()
{
    m_writer.start([path = m_path, runs = m_runs] {
        QByteArray text = "[";
        for (const BenchRun &run : runs) {
            const QByteArray written = run.toJson().bytes();
            if (text.size() + written.size() > largestFile)
                break;
            text += (text.size() > 1 ? ",\n" : "\n") + written;
        }
        model::makePrivateFolder(QFileInfo(path).absolutePath());
        QSaveFile file(path);
        if (model::openPrivately(file) && file.write(text + "\n]\n") > 0)
            file.commit();
    });
}

int BenchRuns::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_runs.size());
}

QVariant BenchRuns::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const BenchRun &run = m_runs.at(index.row());
    // Short, since the arguments are what tells the runs apart.
    const QDateTime then = run.when.toLocalTime();
    const bool isOfToday = then.date() == QDate::currentDate();
    const QString when = isOfToday ? QLocale().toString(then.time(), u"HH:mm"_s) : QLocale().toString(then.date(), QLocale::ShortFormat);
    const QString end = run.error ? model::toWire(run.error->category) : sizeAndTime(run.forModel.toUtf8().size(), run.milliseconds);
    if (role == Qt::DisplayRole)
        return u"%1 · %2 · %3 · %4"_s.arg(run.tool, summaryOfArguments(run.arguments.bytes()), end, when);
    if (role == Qt::ToolTipRole)
        return run.arguments.indented().toString().left(1000);
    return {};
}

} // namespace gui
