// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/basics/wirenames.h"
#include "model/basics/wording.h"
#include "model/text/diagnostic.h"

#include <QStringList>

#include <optional>

namespace invocables {

enum class Approval { Ask, Allow, Refuse };
inline constexpr model::WireNames<Approval, 3> approvalNames {{{{Approval::Ask, QLatin1StringView("ask")},
    {Approval::Allow, QLatin1StringView("allow")}, {Approval::Refuse, QLatin1StringView("refuse")}}}};

//! An answer for calls whose argument is like a pattern. What the argument is decides how it is compared: see RuleMatch.
struct ApprovalRule {
    enum class Kind { Path, Host, Command, Text };

    //! The name of a member of the arguments, or a JSON pointer into them (RFC 6901).
    QString argument;
    Kind kind = Kind::Text;
    //! One of these fits.
    QStringList patterns;
    Approval answer = Approval::Ask;
    //! The descriptor that says so, and where; empty for what a person has said at a question.
    QString path = {};
    model::TextPosition position = {};

    //! As it is kept where a person has said it: `{"argument":"path","path":["notes/**"]}`. Such rules allow.
    QString toText() const;
    static std::optional<ApprovalRule> fromText(const QString &text);
    //! For a person: `path leads to notes/**`.
    model::Wording inWords() const;
};

inline constexpr model::WireNames<ApprovalRule::Kind, 4> ruleKindNames {
    {{{ApprovalRule::Kind::Path, QLatin1StringView("path")}, {ApprovalRule::Kind::Host, QLatin1StringView("host")},
        {ApprovalRule::Kind::Command, QLatin1StringView("command")}, {ApprovalRule::Kind::Text, QLatin1StringView("text")}}}};

} // namespace invocables
