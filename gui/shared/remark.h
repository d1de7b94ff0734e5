// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

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

} // namespace gui
