// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/inspector/requestfill.h"

#include "model/difference/departure.h"
#include "model/schema/jsonview.h"
#include "model/session/workspaceinstructions.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QHash>

namespace gui {

using namespace Qt::StringLiterals;
using model::JsonView;

namespace {

struct FillTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::RequestFill)
};

constexpr qsizetype longestPartName = 60;
constexpr qsizetype mostParts = 20'000;

//! Finds the canisters that pieces of a request were made of.
class CanisterFinder final
{
public:
    explicit CanisterFinder(const QList<model::Node> &path)
    {
        for (const model::Node &node : path) {
            if (!node.canister)
                continue;
            const model::Canister &canister = *node.canister;
            if (canister.invocation)
                m_calls.insert(canister.invocation->id, node.position);
            else if (canister.result)
                m_results.insert(canister.result->invocation, node.position);
            else if (const QString text = canister.text(); !text.isEmpty())
                m_texts.insert(text, node.position);
        }
    }

    bool isEmpty() const { return m_calls.isEmpty() && m_texts.isEmpty(); }

    std::optional<int> find(const JsonView &value) const
    {
        if (value.isString())
            return at(m_texts, value.string());
        if (!value.isObject())
            return {};
        const auto members = value.members();
        for (const char *name : {"tool_use_id", "tool_call_id", "call_id"}) {
            if (const auto found = at(members["type"] == "function_call" ? m_calls : m_results, members[name].string()))
                return found;
        }
        if (const auto found = at(m_calls, members["id"].string()))
            return found;
        for (const char *name : {"text", "content"}) {
            if (const auto found = members[name].isString() ? at(m_texts, members[name].string()) : std::nullopt)
                return found;
        }
        return {};
    }

private:
    static std::optional<int> at(const QHash<QString, int> &places, const QString &key)
    {
        const auto found = places.constFind(key);
        return key.isEmpty() || found == places.cend() ? std::nullopt : std::optional(*found);
    }

    QHash<QString, int> m_texts;
    QHash<QString, int> m_calls;
    QHash<QString, int> m_results;
};

QString beginningOf(const JsonView &value)
{
    const QString text = value.isString() ? value.string().left(2 * longestPartName) : QString();
    return model::visibleLine(model::shortened(text.simplified(), longestPartName));
}

QString labelled(const QString &what, const QString &beginning)
{
    return beginning.isEmpty() ? what : what + u": "_s + beginning;
}

//! A tool by its name, wherever its language has that.
QString toolName(const JsonView &tool)
{
    const auto members = tool.members();
    const QString name = members["name"].string();
    const QString within = members["function"].members()["name"].string();
    return model::visibleLine(!name.isEmpty() ? name : !within.isEmpty() ? within : members["type"].string());
}

class FillReader final
{
public:
    explicit FillReader(const QList<model::Node> &path)
        : m_canisters(path)
    {
    }

    FillPart tools(const JsonView &value, const QString &pointer)
    {
        FillPart part {FillTexts::tr("Tools"), value.text().size(), pointer};
        qsizetype index = 0;
        for (const JsonView &tool : value.elements()) {
            const QString place = pointer + u'/' + QString::number(index++);
            // Gemini has all functions in one.
            const JsonView functions = tool.members()["functionDeclarations"];
            qsizetype inner = 0;
            for (const JsonView &function : functions.elements()) {
                const QString at = place + u"/functionDeclarations/"_s + QString::number(inner++);
                part.parts += FillPart {toolName(function), function.text().size(), at};
            }
            if (functions.isNone())
                part.parts += FillPart {toolName(tool), tool.text().size(), place};
        }
        return part;
    }

    FillPart messages(const JsonView &value, const QString &pointer)
    {
        FillPart part {FillTexts::tr("Messages"), value.text().size(), pointer};
        qsizetype index = 0;
        for (const JsonView &message : value.elements()) {
            const QString place = pointer + u'/' + QString::number(index);
            part.parts += this->message(message, place, index++);
            if (part.parts.size() > mostParts)
                break;
        }
        return part;
    }

    FillPart plain(const QString &name, const JsonView &value, const QString &pointer)
    {
        FillPart part {name, value.text().size(), pointer, m_canisters.find(value)};
        addWorkspace(part, value, pointer);
        qsizetype index = 0;
        for (const JsonView &block : value.elements()) {
            const QString place = pointer + u'/' + QString::number(index++);
            part.parts += this->block(block, place);
            addWorkspace(part.parts.last(), block.members()["text"], place + u"/text"_s);
        }
        return part;
    }

private:
    //! What the folders of the workspace say stands at the end of other instructions.
    static void addWorkspace(FillPart &part, const JsonView &value, const QString &pointer)
    {
        const QString text = value.isString() ? value.string() : QString();
        const qsizetype start = text.indexOf(model::WorkspaceInstructions::opening());
        if (start >= 0)
            part.parts += FillPart {FillTexts::tr("Instructions of the workspace"), text.sliced(start).toUtf8().size(), pointer};
    }

    FillPart message(const JsonView &value, const QString &pointer, qsizetype index)
    {
        const auto members = value.members();
        const QString role = members["role"].string();
        const QString what = u"%1 %2"_s.arg(QString::number(index), role.isEmpty() ? members["type"].string() : role);
        FillPart part {model::visibleLine(what), value.text().size(), pointer, m_canisters.find(value)};
        const JsonView content = members["content"].isNone() ? members["parts"] : members["content"];
        const QString inside = pointer + (members["content"].isNone() ? u"/parts"_s : u"/content"_s);
        part.name = labelled(part.name, beginningOf(content.isString() ? content : members["output"]));
        if (role == "system"_L1 || role == "developer"_L1)
            addWorkspace(part, content, inside);
        qsizetype number = 0;
        for (const JsonView &block : content.elements())
            part.parts += this->block(block, inside + u'/' + QString::number(number++));
        number = 0;
        for (const JsonView &call : members["tool_calls"].elements())
            part.parts += this->block(call, pointer + u"/tool_calls/"_s + QString::number(number++));
        // Of several the first stands for the message.
        for (const FillPart &each : std::as_const(part.parts)) {
            if (!part.position)
                part.position = each.position;
        }
        return part;
    }

    FillPart block(const JsonView &value, const QString &pointer)
    {
        const auto members = value.members();
        QString what = members["type"].string();
        if (what.isEmpty())
            what = members["functionCall"].isObject()    ? u"functionCall"_s
                : members["functionResponse"].isObject() ? u"functionResponse"_s
                                                         : u"text"_s;
        const QString name = toolName(members["functionCall"].isObject() ? members["functionCall"] : value);
        const QString told = beginningOf(members["text"]);
        const bool isCall = what.contains(u"tool_use") || what.contains(u"unction");
        return {labelled(model::visibleLine(what), isCall && name != what ? name : told), value.text().size(), pointer,
            m_canisters.find(value)};
    }

    CanisterFinder m_canisters;
};

} // namespace

QList<FillPart> RequestFill::of(const QByteArray &body, const QList<model::Node> &path)
{
    QList<FillPart> parts;
    FillReader reader(path);
    FillPart settings {FillTexts::tr("Settings and the rest")};
    qint64 told = 0;
    for (const auto &member : JsonView::parse(body).members()) {
        const QString name = member.name();
        const QString pointer = u'/' + model::pointerPart(name);
        if (name == u"system" || name == u"instructions" || name == u"systemInstruction" || name == u"system_instruction") {
            const JsonView inner = member.value.isObject() ? member.value.members()["parts"] : member.value;
            parts += reader.plain(FillTexts::tr("System text"), inner.isNone() ? member.value : inner, pointer);
        } else if (name == u"tools" && member.value.isArray()) {
            parts += reader.tools(member.value, pointer);
        } else if ((name == u"messages" || name == u"input" || name == u"contents") && member.value.isArray()) {
            parts += reader.messages(member.value, pointer);
        } else if (name == u"input" || name == u"prompt") {
            parts += reader.plain(FillTexts::tr("Messages"), member.value, pointer);
        } else {
            settings.parts += FillPart {model::visibleLine(name), member.value.text().size(), pointer};
            continue;
        }
        told += parts.last().bytes;
    }
    if (parts.isEmpty() && settings.parts.isEmpty())
        return {};
    settings.bytes = body.size() - told;
    parts += settings;
    return parts;
}

} // namespace gui
