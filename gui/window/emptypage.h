// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

namespace gui {

class Actions;
class TranscriptView;

//! What can be done in a conversation in which nothing has been said, with the keys, in the middle of its transcript; gone with the first
//! message. A child of the view, made whole when it is first seen.
class EmptyPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EmptyPage)

public:
    //! The actions outlive the view.
    EmptyPage(const Actions &actions, TranscriptView &view);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void addOffer(const QString &name);
    void adopt();

    const Actions &m_actions;
    TranscriptView &m_view;
};

} // namespace gui
