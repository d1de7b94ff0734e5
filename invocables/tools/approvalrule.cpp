// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/approvalrule.h"

#include "model/schema/jsonwriter.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace invocables {

namespace {

struct ApprovalRuleTexts {
    Q_DECLARE_TR_FUNCTIONS(ApprovalRule)
    PARLANCE_PHRASED
};

} // namespace

QString ApprovalRule::toText() const
{
    model::JsonWriter writer;
    writer.beginObject().member(u"argument", argument).key(ruleKindNames.nameOf(kind)).beginArray();
    for (const QString &pattern : patterns)
        writer.string(pattern);
    writer.endArray().endObject();
    return writer.text().toString();
}

std::optional<ApprovalRule> ApprovalRule::fromText(const QString &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    ApprovalRule rule {object.value(QLatin1String("argument")).toString(), {}, {}, Approval::Allow};
    for (const auto &[kind, name] : ruleKindNames.table) {
        for (const QJsonValue &pattern : object.value(name).toArray()) {
            rule.kind = kind;
            rule.patterns.append(pattern.toString());
        }
    }
    return rule.argument.isEmpty() || rule.patterns.isEmpty() || rule.patterns.contains(QString()) ? std::nullopt : std::optional(rule);
}

model::Wording ApprovalRule::inWords() const
{
    const auto all = [this](const QString &separator) { return model::visibleLine(patterns.join(separator)); };
    const model::Wording each(all(ApprovalRuleTexts::tr(" or ")), all(u" or "_s));
    const QString what = model::visibleLine(argument);
    switch (kind) {
    case Kind::Path: return ApprovalRuleTexts::phrased("%1 leads to %2").arg(what, each);
    case Kind::Host: return ApprovalRuleTexts::phrased("%1 is an address at %2").arg(what, each);
    case Kind::Command: return ApprovalRuleTexts::phrased("%1 is a command like %2").arg(what, each);
    case Kind::Text: return ApprovalRuleTexts::phrased("%1 is like %2").arg(what, each);
    }
    return {};
}

} // namespace invocables
