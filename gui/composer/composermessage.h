// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QLabel>

namespace gui {

//! What the composer has to say, in a line above what is being written; hidden while there is nothing. Owned by the Composer.
class ComposerMessage final : public QLabel
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ComposerMessage)

public:
    enum class Tone { Plain, Warning };

    explicit ComposerMessage(QWidget *parent = nullptr);

    //! A warning is told to screen readers at once.
    void say(const QString &text, Tone tone);
    bool isWarning() const { return m_tone == Tone::Warning; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void adoptColours();

    Tone m_tone = Tone::Plain;
};

} // namespace gui
