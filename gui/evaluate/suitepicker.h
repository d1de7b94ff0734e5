// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/evaluation/runstore.h"

#include <QComboBox>

namespace gui {

//! The suites that can be evaluated: files among the descriptors or elsewhere, and those that are in a store alone; below them the ways
//! to a file and to a store. Owned by the window of evaluations, which says what is shown.
class SuitePicker final : public QComboBox
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SuitePicker)

public:
    explicit SuitePicker(QWidget *parent = nullptr);

    //! Files, with one that is shown and is not among them; then the newest evaluations of suites in a store.
    void list(const QStringList &paths, const QList<model::EvaluationRecord> &inStore);
    //! The path, or the evaluation, of what is shown; picks it in the list.
    void setShown(const QString &shown);
    QString firstFile() const;

Q_SIGNALS:
    void filePicked(const QString &path);
    void evaluationPicked(const QString &id);
    void otherFileWanted();
    void storeWanted();

private:
    enum class Entry { File, InStore, OtherFile, OtherStore };
    void pick(int index);
    void add(const QString &text, Entry entry, const QString &what = {});

    QString m_shown;
};

} // namespace gui
