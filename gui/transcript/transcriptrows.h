// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/conversation/node.h"
#include "model/session/invocations.h"

#include <QObject>

namespace gui {

//! What a transcript shows, as rows: the seam between the view and ConversationModel. Rows are only ever appended, cut off at the
//! end, or changed in place.
class TranscriptRows : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TranscriptRows)

public:
    using QObject::QObject;

    virtual int count() const = 0;
    //! Null where the store cannot be read.
    virtual model::CanisterPointer canisterAt(int row) const = 0;
    //! Null for a pending row.
    virtual const model::Node *nodeAt(int row) const = 0;
    virtual bool isPending(int row) const = 0;
    virtual model::InvocationState invocationState(int row) const = 0;
    //! Where a character's call stands in its life cycle while its turn is under way.
    virtual std::optional<model::ToolCallState> lifecycle(int) const { return {}; }
    virtual int resultRow(int row) const = 0;
    virtual int invocationRow(int row) const = 0;

Q_SIGNALS:
    //! Only the first `count` rows are as they were; there may be fewer or more now.
    void replacedFrom(int count);
    void changed(int first, int last);
    void streamed(int row, const model::Delta &delta);
    //! `total` is 0 where it is not known.
    void progressed(int row, double progress, double total);
};

} // namespace gui
