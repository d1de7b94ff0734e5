// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/identifier.h"
#include "model/conversation/sessionsettings.h"

#include <QDateTime>
#include <QMetaType>
#include <QStringList>

#include <optional>
#include <utility>
#include <variant>

namespace model {

//! The switches of a node are to be these.
struct SwitchesEdit {
    qint64 row = 0;
    bool active = true;
    bool pinned = false;
    //! The row of the node that supersedes it; 0 for none.
    qint64 superseded = 0;
    bool deleted = false;

    bool operator==(const SwitchesEdit &) const = default;
};

//! The path is to end at this node; 0: before the first.
struct HeadEdit {
    qint64 row = 0;

    bool operator==(const HeadEdit &) const = default;
};

struct TitleEdit {
    QString title;

    bool operator==(const TitleEdit &) const = default;
};

struct LabelsEdit {
    QStringList labels;

    bool operator==(const LabelsEdit &) const = default;
};

//! The group that the conversation is to be in; empty for none.
struct GroupEdit {
    QString group;

    bool operator==(const GroupEdit &) const = default;
};

struct ArchiveEdit {
    bool archived = false;

    bool operator==(const ArchiveEdit &) const = default;
};

//! The conversation is to be among the deleted since then, or, without a time, among the others.
struct DeletionEdit {
    std::optional<QDateTime> since;

    bool operator==(const DeletionEdit &) const = default;
};

//! What a conversation has for tools is to be this, as far as it is said.
struct ToolsEdit {
    std::optional<Switches> switches = {};
    std::optional<QStringList> folders = {};

    //! \return what brings the settings back.
    ToolsEdit applyTo(SessionSettings &settings) const
    {
        ToolsEdit back;
        if (switches)
            back.switches = std::exchange(settings.switches, *switches);
        if (folders)
            back.folders = std::exchange(settings.folders, *folders);
        return back;
    }

    bool operator==(const ToolsEdit &) const = default;
};

//! One thing that a person changes of a conversation. It says what is to be, so that the same kind of value says how it was.
struct EditStep {
    ConversationId conversation;
    std::variant<SwitchesEdit, HeadEdit, TitleEdit, LabelsEdit, GroupEdit, ArchiveEdit, DeletionEdit, ToolsEdit> to;

    //! Whether it is about the tree, which has one writer at a time.
    bool isOfTree() const { return std::holds_alternative<SwitchesEdit>(to) || std::holds_alternative<HeadEdit>(to); }

    bool operator==(const EditStep &) const = default;
};

//! What a person changes at one go. A value that holds identifiers and no message, so that it may be kept for undoing it.
using Edit = QList<EditStep>;

} // namespace model

Q_DECLARE_METATYPE(model::Edit)
