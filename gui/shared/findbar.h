// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/textsearch.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gui {

//! What a person can ask of a search that is open, or is to be.
enum class FindStep { Open, Next, Previous };

//! Where a person says what to find in the text beside it, and goes from place to place; it knows no text. Hidden and empty until it is
//! opened, since most never are; Escape closes it. Owned by its parent.
class FindBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FindBar)

public:
    enum class Offers { Finding, Replacing };

    explicit FindBar(const QString &name, QWidget *parent = nullptr);

    //! With what is selected there, where that is on one line.
    void open(const QString &selected, Offers offers = Offers::Finding);
    void open(const model::TextSearch &search);
    void close();
    model::TextSearch search() const;
    QString replacement() const;
    //! Which of the places is shown, from 1; 0 for none of them. `isWhole`: there are no more.
    void showCount(int current, int places, bool isWhole = true);

Q_SIGNALS:
    //! Something else is to be found, or the bar was opened.
    void searchChanged();
    void nextRequested();
    void previousRequested();
    void replaceRequested();
    void replaceAllRequested();
    void closed();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    QPushButton *makeButton(const QString &name, const QString &text, const QString &accessibleName, void (FindBar::*clicked)());
    QCheckBox *makeOption(const QString &name, const QString &text, const QString &toolTip);

    QLineEdit *m_wanted = nullptr;
    QLineEdit *m_replacement = nullptr;
    QCheckBox *m_expression = nullptr;
    QCheckBox *m_words = nullptr;
    QCheckBox *m_case = nullptr;
    QLabel *m_count = nullptr;
    QWidget *m_replaceRow = nullptr;
};

} // namespace gui
