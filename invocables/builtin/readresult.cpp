// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/builtin/readresult.h"

#include "invocables/tools/invocable.h"
#include "invocables/tools/invocationcontext.h"
#include "invocables/tools/resultformat.h"

#include <QCoreApplication>
#include <QJsonObject>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

struct ReadResultTexts {
    Q_DECLARE_TR_FUNCTIONS(ReadResult)
};

//! Where the character begins that this byte of UTF-8 is of.
qsizetype beginningOfCharacter(const QByteArray &text, qsizetype place)
{
    while (place > 0 && place < text.size() && (uchar(text.at(place)) & 0xC0) == 0x80)
        --place;
    return place;
}

model::Result<InvocableResult> partOf(const QString &whole, qint64 offset, qint64 length, const QString &invocation)
{
    const QByteArray text = whole.toUtf8();
    if (offset > text.size())
        return model::failure(
            model::ErrorCategory::Execution, ReadResultTexts::tr("The result of %1 has only %2 bytes.").arg(invocation).arg(text.size()));
    const qsizetype begin = beginningOfCharacter(text, offset);
    const QByteArray part = firstPart(text.mid(begin), length);
    const qsizetype end = begin + part.size();
    const QString place = u"\n[bytes %1 to %2 of %3"_s.arg(begin).arg(end).arg(text.size());
    const QString more = end < text.size() ? u"; for more call again with offset = %1]"_s.arg(end) : u"; this is the end]"_s;
    return textResult(QString::fromUtf8(part) + place + more);
}

model::Result<InvocableResult> earlierPart(const QJsonObject &values, const InvocationContext &context)
{
    const QString invocation = values[u"invocation"].toString();
    const auto whole = context.earlierResult ? context.earlierResult(invocation) : std::nullopt;
    if (!whole)
        return model::failure(model::ErrorCategory::Execution,
            ReadResultTexts::tr("This conversation has no call “%1” with a result.").arg(invocation.left(100)));
    return partOf(*whole, values[u"offset"].toInteger(0), values[u"length"].toInteger(32768), invocation);
}

} // namespace

BuiltinDeclaration ReadResult::declaration()
{
    return {u"io:read_result"_s, u"Reads a further part of a tool's result of which only the first part was given"_s,
        model::JsonText::trusted(R"({"type":"object","properties":{
"invocation":{"type":"string","description":"The call, as the first part of its result names it"},
"offset":{"type":"integer","minimum":0,"default":0,"description":"How many bytes to leave out from the beginning"},
"length":{"type":"integer","minimum":1024,"maximum":262144,"default":32768,"description":"At most how many bytes to read"}},
"required":["invocation"],"additionalProperties":false})"),
        [] { return std::make_shared<ReadResult>(); }};
}

InvocableJob *ReadResult::invoke(const model::JsonText &arguments, const InvocationContext &context, QObject *parent)
{
    return new ReadyJob(earlierPart(arguments.read().toObject(), context), parent);
}

} // namespace invocables
