// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "network/providers/contract/callforms.h"

#include "model/schema/jsonwriter.h"
#include "model/text/wholecharacters.h"

#include <algorithm>
#include <array>

namespace network {

using namespace Qt::StringLiterals;
using model::JsonView;

namespace {

using Names = std::array<const char *, 5>;

constexpr Names types {"tool_call", "function", "function_call", "tool_use", "tool"};
constexpr Names nameKeys {"name", "function_name", "tool_name", "tool", "function"};
constexpr Names argumentKeys {"arguments", "parameters", "params", "args", "input"};
constexpr Names companions {"type", "id", "index", "call_id", "role"};
constexpr std::array answerKeys {"content", "message", "text"};
constexpr std::array lists {"tool_calls", "function_call", "tool_call"};

bool isOneOf(const Names &names, const QString &name)
{
    return std::any_of(names.begin(), names.end(), [&name](const char *known) { return name == QLatin1StringView(known); });
}

JsonView first(const JsonView::Members &members, const Names &names)
{
    for (const char *name : names) {
        if (const JsonView value = members[name]; !value.isNone())
            return value;
    }
    return {};
}

//! A tool that is described, not called: an answer about tools has such objects.
bool isDescription(const JsonView::Members &members, const JsonView &arguments)
{
    if (!members["description"].isNone() || !members["input_schema"].isNone())
        return true;
    const JsonView::Members schema = arguments.members();
    return schema["type"] == "object" && schema["properties"].isObject();
}

//! Beside a call's own members there is nothing.
bool isBare(const JsonView::Members &members)
{
    return std::all_of(members.begin(), members.end(), [](const auto &member) {
        const QString name = member.name();
        return isOneOf(nameKeys, name) || isOneOf(argumentKeys, name) || isOneOf(companions, name);
    });
}

std::optional<QString> answerOf(const JsonView::Members &members)
{
    if (members["type"].string().compare(u"final", Qt::CaseInsensitive) != 0)
        return {};
    for (const char *key : answerKeys) {
        const JsonView content = members[key];
        if (content.isNone())
            continue;
        if (content.isNull())
            return QString();
        return content.isString() ? content.string() : QString::fromUtf8(content.text());
    }
    return {};
}

} // namespace

std::optional<CallForms::Said> CallForms::read(const JsonView &value, bool surely) const
{
    if (value.isArray())
        return readList(value, surely);
    return value.isObject() ? readObject(value.members(), surely) : std::nullopt;
}

std::optional<CallForms::Said> CallForms::readList(const JsonView &list, bool surely) const
{
    Said all;
    all.isExplicit = true;
    for (const JsonView &element : list.elements()) {
        const auto said = element.isObject() ? readObject(element.members(), surely) : std::nullopt;
        if (!said || said->answer)
            return {};
        all.calls += said->calls;
        all.isExplicit = all.isExplicit && said->isExplicit;
    }
    return all.calls.isEmpty() ? std::nullopt : std::optional(all);
}

std::optional<CallForms::Said> CallForms::readObject(const Members &members, bool surely) const
{
    if (auto answer = answerOf(members))
        return Said {{}, answer, true, false};
    const QString type = members["type"].string().toLower();
    // A message as it goes over the wire: its calls are in a member of their own.
    for (const char *name : lists) {
        const JsonView inner = members[name];
        if (type.isEmpty() && (inner.isArray() || inner.isObject()))
            return read(inner, true);
    }
    const bool isExplicit = isOneOf(types, type);
    if (!type.isEmpty() && !isExplicit)
        return {};
    // These words say so of themselves; a "function" or a "tool" is often only described.
    const bool isSure = surely || type == u"tool_call" || type == u"function_call" || type == u"tool_use";
    if (const JsonView function = members["function"]; function.isObject()) {
        const Members called = function.members();
        return readCall(called, isExplicit, isSure || !called["arguments"].isNone());
    }
    return readCall(members, isExplicit, isSure);
}

std::optional<CallForms::Said> CallForms::readCall(const Members &members, bool isExplicit, bool isSure) const
{
    const QString name = first(members, nameKeys).string();
    const JsonView arguments = first(members, argumentKeys);
    if (name.trimmed().isEmpty() || isDescription(members, arguments))
        return {};
    const WrittenCall made = call(name, arguments);
    // Of what is surely a call even the wrong name is one: the model is told so.
    if (!isSure && (!made.isKnown || (!isExplicit && !isBare(members))))
        return {};
    return Said {{made}, {}, isExplicit || isSure, arguments.isNone() && !isExplicit};
}

WrittenCall CallForms::call(const QString &name, const JsonView &arguments) const
{
    if (arguments.isString())
        return call(name, model::wholeUtf8(arguments.string()));
    return call(name, arguments.isNone() || arguments.isNull() ? QByteArray() : arguments.text().toByteArray());
}

WrittenCall CallForms::call(const QString &name, const QByteArray &arguments) const
{
    WrittenCall made;
    const QString known = m_names.find(name);
    made.isKnown = !known.isEmpty();
    made.name = made.isKnown ? known : name.trimmed();
    const QByteArray text = arguments.trimmed();
    made.arguments = text.isEmpty() ? QByteArray("{}") : text;
    if (!text.startsWith('{'))
        return made;
    if (const auto value = LenientJson::read(text); value && value->end == text.size()) {
        made.arguments = value->json;
        made.repairs = value->repairs;
    }
    return made;
}

namespace {

//! Reads such a list from its beginning.
class PythonCallsReading
{
public:
    PythonCallsReading(QByteArrayView text, const CallForms &forms)
        : m_text(text)
        , m_forms(forms)
    {
    }

    std::optional<QList<WrittenCall>> read()
    {
        QList<WrittenCall> calls;
        if (!take('['))
            return {};
        do {
            const auto call = readCall();
            if (!call || !call->isKnown)
                return {};
            calls.append(*call);
        } while (take(','));
        if (!take(']') || !isAtEnd())
            return {};
        return calls;
    }

private:
    std::optional<WrittenCall> readCall()
    {
        const QByteArray name = word();
        if (name.isEmpty() || !take('('))
            return {};
        model::JsonWriter arguments;
        arguments.beginObject();
        Repairs repairs;
        while (!take(')')) {
            const QByteArray key = word();
            if (key.isEmpty() || !take('='))
                return {};
            skipSpace();
            const auto value = LenientJson::read(m_text, m_at);
            if (!value)
                return {};
            m_at = value->end;
            // In this notation these are right.
            repairs |= value->repairs & ~Repairs(Repair::SingleQuotes | Repair::PythonWords);
            arguments.member(QString::fromUtf8(key), model::JsonText::trusted(value->json));
            if (!take(',') && !sees(')'))
                return {};
        }
        arguments.endObject();
        WrittenCall call = m_forms.call(QString::fromUtf8(name), arguments.bytes());
        call.repairs |= repairs;
        return call;
    }

    QByteArray word()
    {
        skipSpace();
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && isOfWord(m_text[m_at]))
            ++m_at;
        return m_text.sliced(begin, m_at - begin).toByteArray();
    }

    static bool isOfWord(char c)
    {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '-' || c == '.' || c == ':';
    }

    bool sees(char character)
    {
        skipSpace();
        return m_at < m_text.size() && m_text[m_at] == character;
    }

    bool take(char character)
    {
        if (!sees(character))
            return false;
        ++m_at;
        return true;
    }

    bool isAtEnd()
    {
        skipSpace();
        return m_at >= m_text.size();
    }

    void skipSpace()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\n' || m_text[m_at] == '\r' || m_text[m_at] == '\t'))
            ++m_at;
    }

    const QByteArrayView m_text;
    const CallForms &m_forms;
    qsizetype m_at = 0;
};

} // namespace

std::optional<QList<WrittenCall>> readPythonCalls(QByteArrayView text, const CallForms &forms)
{
    return PythonCallsReading(text, forms).read();
}

} // namespace network
