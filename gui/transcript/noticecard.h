// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gui {

class WrappingRow;

//! A box in the transcript that says something and offers what can be done about it. All its texts are shown as they are: what a
//! tool or a provider wrote is never read as markup. Owned by TranscriptNotices.
class NoticeCard : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NoticeCard)

public:
    enum class Tone { Plain, Warning };

    NoticeCard(Tone tone, const QString &name, QWidget *parent);

    //! What would not be seen of them is written out.
    void setTexts(const QString &givenTitle, const QString &givenText);
    //! `text` has its key marked by an ampersand. The first button is the one in the accent colour.
    QPushButton *addButton(const QString &name, const QString &text);
    //! The keyboard goes from `before` to what is in the card, from top to bottom.
    void standInTabOrderAfter(QWidget *before);

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    //! Between the texts and the buttons.
    void insertWidget(QWidget *widget);
    //! For a card that has other controls than before.
    void orderTabs();

private:
    void adoptColours();

    const Tone m_tone;
    QVBoxLayout *m_column;
    WrappingRow *m_buttons;
    QLabel *m_title;
    QLabel *m_text;
    QPointer<QWidget> m_before;
};

} // namespace gui
