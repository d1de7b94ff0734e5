// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/exchange/redactionrules.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QTreeWidget;

namespace gui {

class Workbench;

//! The person's rules of what is taken out of exchanges: patterns and members of JSON. They are tried out on the exchanges that were kept
//! last, and only then can they be kept; they hold for what comes after. Deletes itself when it is closed.
class RedactionWindow final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RedactionWindow)

public:
    //! Exchanges that rules are tried on.
    static constexpr int mostTried = 50;

    //! The workbench outlives it.
    RedactionWindow(Workbench &workbench, QWidget *window);

private:
    struct Trial {
        model::Exchange exchange;
        int places = 0;
    };

    void build();
    QWidget *makeEnd();
    QStringList patterns() const;
    QStringList members() const;
    void tryOut();
    void showTrials(const QList<Trial> &trials);
    void showTrial();
    void markTakenOut();
    void keep();
    //! What is written is not what was tried.
    void forgetTrial();
    void say(const QString &text, bool isWarning = false);

    Workbench &m_workbench;
    QPlainTextEdit *m_patterns;
    QLineEdit *m_members;
    QTreeWidget *m_list;
    QPlainTextEdit *m_preview;
    QPushButton *m_try = nullptr;
    QPushButton *m_keep = nullptr;
    QLabel *m_said;
    QList<Trial> m_trials;
};

} // namespace gui
