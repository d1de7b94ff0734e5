// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QHash>
#include <QLabel>

namespace gui {

//! Small print beside something: help in a dim colour, or what is wrong in the warning colour. Hidden while it has no text.
class Remark final : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Remark)

public:
    enum class Tone { Help, Warning };

    explicit Remark(Tone tone, QWidget *parent = nullptr);

    void say(const QString &text);
};

//! A label of plain text that takes as many lines as its width asks for. Layouts ask for the same heights over and over, and
//! QLabel sets the text anew for each: here they are remembered. Owned by its parent.
class Paragraph final : public QLabel
{
    Q_OBJECT

public:
    explicit Paragraph(const QString &text, QWidget *parent = nullptr);

    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    //! By width, for `m_measured`.
    mutable QHash<int, int> m_heights;
    mutable QString m_measured;
};

} // namespace gui
