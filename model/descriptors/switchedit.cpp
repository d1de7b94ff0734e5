// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/switchedit.h"

#include "model/descriptors/descriptorfile.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <functional>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct SwitchEditTexts {
    Q_DECLARE_TR_FUNCTIONS(SwitchEdit)
};

const DescriptorValue *valueAtPointer(const DescriptorValue &root, const QString &pointer)
{
    const DescriptorValue *value = &root;
    for (const QString &step : pointer.split(u'/').mid(1)) {
        const qsizetype index = step.toLongLong();
        if (value->isArray() && index < value->array().size())
            value = &value->array()[index];
        else if (value->isTable() && !(*value)[step].isNone())
            value = &(*value)[step];
        else
            return nullptr;
    }
    return value;
}

//! The offset of a place in the text; -1 where there is none. Columns count code points.
qsizetype knownOffsetOf(const QString &text, TextPosition position)
{
    qsizetype at = 0;
    for (int line = 1; line < position.line; ++line) {
        at = text.indexOf(u'\n', at) + 1;
        if (at == 0)
            return -1;
    }
    for (int column = 1; column < position.column && at < text.size(); ++column)
        at += text.at(at).isHighSurrogate() ? 2 : 1;
    return at;
}

//! Nothing where the value is written in none of these forms.
QString replaced(QString text, const DescriptorValue &value, const QStringList &forms, const QString &literal)
{
    const qsizetype at = knownOffsetOf(text, value.position());
    for (const QString &form : forms) {
        if (at >= 0 && QStringView(text).mid(at).startsWith(form))
            return text.replace(at, form.size(), literal);
    }
    return {};
}

QString inserted(QString text, const DescriptorValue &table, const QString &line)
{
    const auto isPlain = [](const DescriptorValue::Member &member) { return !member.value.isTable() && !member.value.isArray(); };
    const auto first = std::find_if(table.table().begin(), table.table().end(), isPlain);
    const qsizetype at = first == table.table().end() ? -1 : knownOffsetOf(text, first->position);
    if (at < 0)
        return {};
    const qsizetype lineStart = at == 0 ? 0 : text.lastIndexOf(u'\n', at - 1) + 1;
    const QString indent = text.mid(lineStart, at - lineStart);
    // Within an inline table the switch goes beside the key, else it has a line of its own.
    return text.insert(at, indent.trimmed().isEmpty() ? line + u'\n' + indent : line + u", "_s);
}

//! Whether two values say the same, but for one key of one table of the first.
bool isSameBut(const DescriptorValue &left, const DescriptorValue &right, const DescriptorValue *table, const QString &key)
{
    if (left.isArray() && right.isArray()) {
        return std::equal(left.array().begin(), left.array().end(), right.array().begin(), right.array().end(),
            [&](const DescriptorValue &one, const DescriptorValue &other) { return isSameBut(one, other, table, key); });
    }
    if (!left.isTable() || !right.isTable())
        return left.toJson() == right.toJson();
    const auto without = [&](DescriptorValue::Table members) {
        if (&left == table)
            members.removeIf([&key](const DescriptorValue::Member &member) { return member.key == key; });
        return members;
    };
    const auto one = without(left.table());
    const auto other = without(right.table());
    // The copies hold the same values, so the table is looked for where it stands.
    return one.size() == other.size() && std::all_of(one.begin(), one.end(), [&](const DescriptorValue::Member &member) {
        return isSameBut(left[member.key], right[member.key], table, key);
    });
}

//! `forms`: how a value that is there already may be written, such as it is.
using FormsOf = std::function<QStringList(const DescriptorValue &present)>;

Result<QByteArray> withLiteral(
    const QByteArray &text, const QString &table, const QString &key, const QString &literal, const FormsOf &forms)
{
    const DescriptorFile before = DescriptorFile::parse(text, {});
    if (hasErrors(before.diagnostics))
        return failure(ErrorCategory::Validation, before.diagnostics.first().message);
    const DescriptorValue *owner = valueAtPointer(before.root, table);
    if (!owner || !owner->isTable())
        return failure(ErrorCategory::Usage, SwitchEditTexts::tr("The descriptor has no %1.").arg(table));
    const DescriptorValue &present = (*owner)[key];
    const QString whole = QString::fromUtf8(text);
    const QString edited = present.isNone() ? inserted(whole, *owner, key + u" = "_s + literal)
                                            : replaced(whole, present, forms(present), literal);
    const QByteArray bytes = edited.toUtf8();
    const DescriptorFile after = DescriptorFile::parse(bytes, {});
    const DescriptorValue *changed = valueAtPointer(after.root, table);
    const bool isSet = changed && forms((*changed)[key]).contains(literal);
    if (edited.isEmpty() || !isSet || !isSameBut(before.root, after.root, owner, key))
        return failure(ErrorCategory::Usage, SwitchEditTexts::tr("The descriptor is written in a way in which %1 cannot be set.").arg(key));
    return bytes;
}

} // namespace

Result<QByteArray> withSwitch(const QByteArray &text, const QString &table, const QString &key, bool on)
{
    const auto forms = [](const DescriptorValue &present) {
        const auto is = present.boolean();
        return is ? QStringList {*is ? u"true"_s : u"false"_s} : QStringList();
    };
    return withLiteral(text, table, key, on ? u"true"_s : u"false"_s, forms);
}

Result<QByteArray> withWord(const QByteArray &text, const QString &table, const QString &key, const QString &word)
{
    const auto forms = [](const DescriptorValue &present) {
        const auto is = present.string();
        return is ? QStringList {u'"' + *is + u'"', u'\'' + *is + u'\''} : QStringList();
    };
    return withLiteral(text, table, key, u'"' + word + u'"', forms);
}

} // namespace model
