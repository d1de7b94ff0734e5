// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/evaluate/suitepicker.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int entryRole = Qt::UserRole + 1;

} // namespace

SuitePicker::SuitePicker(QWidget *parent)
    : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToContents);
    connect(this, &QComboBox::activated, this, &SuitePicker::pick);
}

void SuitePicker::add(const QString &text, Entry entry, const QString &what)
{
    addItem(text, what);
    setItemData(count() - 1, int(entry), entryRole);
}

void SuitePicker::list(const QStringList &paths, const QList<model::EvaluationRecord> &inStore)
{
    clear();
    for (const QString &path : paths)
        add(QFileInfo(path).fileName(), Entry::File, path);
    for (const model::EvaluationRecord &record : inStore)
        add(tr("%1 (in the store)").arg(record.suite), Entry::InStore, record.id);
    add(tr("Open a file…"), Entry::OtherFile);
    add(tr("Use a store…"), Entry::OtherStore);
    setShown(m_shown);
}

void SuitePicker::setShown(const QString &shown)
{
    m_shown = shown;
    setCurrentIndex(std::max(0, shown.isEmpty() ? 0 : findData(shown)));
}

QString SuitePicker::firstFile() const
{
    return count() > 0 && itemData(0, entryRole).toInt() == int(Entry::File) ? itemData(0).toString() : QString();
}

void SuitePicker::pick(int index)
{
    const QString what = itemData(index).toString();
    const auto entry = Entry(itemData(index, entryRole).toInt());
    // What is shown changes only once it could be read.
    setShown(m_shown);
    switch (entry) {
    case Entry::File: return Q_EMIT filePicked(what);
    case Entry::InStore: return Q_EMIT evaluationPicked(what);
    case Entry::OtherFile: return Q_EMIT otherFileWanted();
    case Entry::OtherStore: break;
    }
    Q_EMIT storeWanted();
}

} // namespace gui
