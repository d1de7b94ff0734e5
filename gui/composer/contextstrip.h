// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace gui {

struct ContextReading;

//! Asks, above what is being written, what is to be done about a message that does not fit into the model's context any more; says how
//! far that has come. Hidden while there is nothing to ask. Owned by the Composer.
class ContextStrip final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextStrip)

public:
    explicit ContextStrip(QWidget *parent = nullptr);

    void ask(const ContextReading &reading);
    //! The model writes a summary; it may be stopped.
    void wait(const QString &model);
    bool isAsking() const { return m_state == State::Asking; }

Q_SIGNALS:
    void leaveOutChosen();
    void summaryChosen();
    void otherModelChosen();
    //! None of it: the message stays where it is, and nothing is written.
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class State { Asking, Waiting };
    void tell(State state, const QString &text);

    State m_state = State::Asking;
    QLabel *m_text;
    QPushButton *m_leaveOut;
    QPushButton *m_summarise;
    QPushButton *m_otherModel;
    QPushButton *m_dismiss;
};

} // namespace gui
