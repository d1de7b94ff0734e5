// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/textsearch.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gui {

class DescriptorEditor;

//! Search and replace in the editor that it stands below. Hidden until it is asked for; Escape hides it. Owned by the pane.
class FindBar final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FindBar)

public:
    explicit FindBar(DescriptorEditor &editor, QWidget *parent = nullptr);

    //! With what is selected in the editor, where that is on one line.
    void openFind();
    void openReplace();
    void findNext();
    void findPrevious();

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void build();
    QPushButton *makeButton(const QString &name, const QString &text, const QString &accessibleName, void (FindBar::*clicked)());
    QCheckBox *makeOption(const QString &name, const QString &text, const QString &toolTip);
    void openWith(bool replacing);
    TextSearch search() const;
    void showFound();
    void select(TextSearch::Place place);
    void replaceOne();
    void replaceAll();
    void leave();

    DescriptorEditor &m_editor;
    QLineEdit *m_wanted;
    QLineEdit *m_replacement;
    QCheckBox *m_expression = nullptr;
    QCheckBox *m_words = nullptr;
    QCheckBox *m_case = nullptr;
    QLabel *m_count;
    QWidget *m_replaceRow;
};

} // namespace gui
