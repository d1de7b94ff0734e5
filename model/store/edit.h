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

//! What a conversation is set to is to be this, as far as it is said.
struct SettingsEdit {
    std::optional<ModelAddress> model = {};
    std::optional<QString> agent = {};
    std::optional<QString> library = {};
    std::optional<ModelAddress> agentModel = {};
    std::optional<QString> supervisor = {};
    std::optional<QMap<QString, JsonText>> controls = {};
    std::optional<Switches> switches = {};
    std::optional<QStringList> folders = {};

    //! What makes `to` of `from`; empty where they differ in none of these.
    static SettingsEdit between(const SessionSettings &from, const SessionSettings &to)
    {
        SettingsEdit edit;
        eachSetting([&](auto wanted, auto setting) {
            if (from.*setting != to.*setting)
                edit.*wanted = to.*setting;
        });
        return edit;
    }
    //! \return what brings the settings back.
    SettingsEdit applyTo(SessionSettings &settings) const
    {
        SettingsEdit back;
        eachSetting([&](auto wanted, auto setting) {
            if (this->*wanted)
                back.*wanted = std::exchange(settings.*setting, *(this->*wanted));
        });
        return back;
    }

    bool operator==(const SettingsEdit &) const = default;

private:
    template <typename Visit>
    static void eachSetting(Visit visit)
    {
        visit(&SettingsEdit::model, &SessionSettings::model);
        visit(&SettingsEdit::agent, &SessionSettings::agent);
        visit(&SettingsEdit::library, &SessionSettings::library);
        visit(&SettingsEdit::agentModel, &SessionSettings::agentModel);
        visit(&SettingsEdit::supervisor, &SessionSettings::supervisor);
        visit(&SettingsEdit::controls, &SessionSettings::controls);
        visit(&SettingsEdit::switches, &SessionSettings::switches);
        visit(&SettingsEdit::folders, &SessionSettings::folders);
    }
};

//! One thing that a person changes of a conversation. It says what is to be, so that the same kind of value says how it was.
struct EditStep {
    ConversationId conversation;
    std::variant<SwitchesEdit, HeadEdit, TitleEdit, LabelsEdit, GroupEdit, ArchiveEdit, DeletionEdit, SettingsEdit> to;

    //! Whether it is about the tree, which has one writer at a time.
    bool isOfTree() const { return std::holds_alternative<SwitchesEdit>(to) || std::holds_alternative<HeadEdit>(to); }

    bool operator==(const EditStep &) const = default;
};

//! What a person changes at one go. A value that holds identifiers and no message, so that it may be kept for undoing it.
using Edit = QList<EditStep>;

} // namespace model

Q_DECLARE_METATYPE(model::Edit)
