// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/store/repair.h"

#include <QDialog>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;
class QThread;

namespace gui {

//! Repairs a store that nobody has open: says what is being read, then what came of it. Accepted where the conversations are to be
//! opened. While the work goes on it stays; a repair that is cut off by force changes nothing. Made by main().
class RepairDialog final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RepairDialog)

public:
    explicit RepairDialog(const QString &path, QWidget *parent = nullptr);
    ~RepairDialog() override;

    void start();
    void reject() override;

private:
    void tell(const model::Result<model::RepairReport> &report);

    const QString m_path;
    std::unique_ptr<QThread> m_thread;
    QLabel *m_text;
    QProgressBar *m_progress;
    QPushButton *m_open;
    QPushButton *m_close;
};

//! What a repair has done, in sentences for the person.
QString inWords(const model::RepairReport &report);

} // namespace gui
