// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/transcript/noticecard.h"

namespace model {
class Session;
class Turn;
} // namespace model

namespace gui {

//! Says that the store could not take a turn, and offers to try again or to save what there is in a file. Owned by
//! TranscriptNotices; the session outlives it.
class CommitNotice final : public NoticeCard
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommitNotice)

public:
    CommitNotice(model::Session &session, QWidget *parent);

    bool isNeeded() const;
    //! Call when the turn has changed.
    void update();

private:
    static QString unsaved(const model::Turn &turn);
    void tryAgain();
    void chooseFile();
    void save(const QString &path);

    model::Session &m_session;
};

} // namespace gui
