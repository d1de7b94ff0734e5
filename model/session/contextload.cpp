// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/session/contextload.h"

#include "model/basics/overloaded.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace model {

namespace {

// What the large providers count for a picture of usual size.
constexpr qint64 tokensOfImage = 1'500;
// Role, separators and identifiers of a message.
constexpr qint64 tokensAround = 6;

constexpr QLatin1StringView titleOfWorkspace("workspace");

// Tokenizers have whole words of the Latin script, but few numbers; of other scripts they know syllables or signs, and of what they do not
// know at all the bytes.
constexpr qint64 partsOfToken = 4;

// An estimate is not wrong by more than this; a count that says so counts something else.
constexpr double leastScale = 0.4;
constexpr double mostScale = 2.5;

bool isFigure(uint code)
{
    return code - '0' < 10;
}

qint64 tokensOfParts(qint64 parts)
{
    return (parts + partsOfToken - 1) / partsOfToken;
}

//! By the bytes that it has as UTF-8: of one it is a fourth of a token (a figure is a half), of two a half, of three or four (which are
//! two units here) a token for each unit. Every text of a conversation goes through here with every request.
qint64 tokensOf(QStringView text)
{
    qint64 parts = 0;
    for (const char16_t unit : std::u16string_view(text.utf16(), size_t(text.size())))
        parts += 1 + int(unit >= 0x80) + 2 * int(unit >= 0x800) + int(isFigure(unit));
    return tokensOfParts(parts);
}

//! The same of text that is UTF-8 already, by the first byte of each character.
qint64 tokensOf(QByteArrayView text)
{
    qint64 parts = 0;
    for (const char each : text) {
        const auto byte = uchar(each);
        const bool continues = (byte & 0xc0) == 0x80;
        parts += continues ? 0 : 1 + int(byte >= 0x80) + 2 * int(byte >= 0xe0) + 4 * int(byte >= 0xf0) + int(isFigure(byte));
    }
    return tokensOfParts(parts);
}

qint64 tokensOf(const Content &content)
{
    return std::visit(Overloaded {
                          [](const TextContent &text) { return tokensOf(QStringView(text.text)); },
                          [](const ThoughtContent &thought) {
                              return std::max(tokensOf(QStringView(thought.text)), tokensOf(QByteArrayView(thought.native.bytes())));
                          },
                          [](const DataContent &data) { return tokensOf(QByteArrayView(data.json.bytes())); },
                          [](const ImageContent &) { return tokensOfImage; },
                          [](const FileContent &file) { return tokensOf(QStringView(file.name)) + tokensAround; },
                      },
        content);
}

qint64 &partFor(const Canister &canister, ContextLoad &load)
{
    if (canister.role == Role::Supervisor)
        return isOfWorkspace(canister) ? load.workspace : load.supervisor;
    return canister.role == Role::Document ? load.documents : load.history;
}

qint64 times(qint64 tokens, double factor)
{
    return qint64(std::ceil(double(tokens) * factor));
}

} // namespace

ContextLoad ContextLoad::times(double factor) const
{
    const auto each = [factor](qint64 tokens) { return model::times(tokens, factor); };
    return {each(supervisor), each(agent), each(workspace), each(tools), each(history), each(documents), each(pictures)};
}

ContextLoad &ContextLoad::operator+=(const ContextLoad &other)
{
    supervisor += other.supervisor;
    agent += other.agent;
    workspace += other.workspace;
    tools += other.tools;
    history += other.history;
    documents += other.documents;
    pictures += other.pictures;
    return *this;
}

ContextLoad &ContextLoad::operator-=(const ContextLoad &other)
{
    return *this += {-other.supervisor, -other.agent, -other.workspace, -other.tools, -other.history, -other.documents, -other.pictures};
}

ContextLoad loadOf(const Canister &canister)
{
    ContextLoad load;
    qint64 &own = partFor(canister, load);
    own = tokensAround;
    for (const Content &content : canister.contents) {
        const bool isPicture = std::holds_alternative<ImageContent>(content);
        const bool isFile = std::holds_alternative<FileContent>(content);
        (isPicture ? load.pictures : isFile ? load.documents : own) += tokensOf(content);
    }
    if (canister.invocation)
        own += tokensOf(QByteArrayView(canister.invocation->arguments)) + tokensOf(QStringView(canister.invocation->name));
    return load;
}

ContextLoad loadOf(const QList<ToolDeclaration> &tools)
{
    ContextLoad load;
    for (const ToolDeclaration &tool : tools)
        load.tools += tokensAround + tokensOf(QStringView(tool.wireName)) + tokensOf(QStringView(tool.description))
            + tokensOf(QByteArrayView(tool.schema.bytes()));
    return load;
}

ContextLoad loadOf(const ConverseRequest &request)
{
    ContextLoad load = loadOf(request.tools);
    for (const CanisterPointer &canister : request.canisters)
        load += loadOf(*canister);
    return load;
}

ContextLoad loadOfInstructions(const QString &whole, const QString &agent)
{
    ContextLoad load;
    if (whole.trimmed().isEmpty())
        return load;
    load.supervisor = tokensAround + tokensOf(QStringView(whole));
    load.agent = agent.isEmpty() ? 0 : std::min(load.supervisor, tokensAround + tokensOf(QStringView(agent)));
    load.supervisor -= load.agent;
    return load;
}

CanisterPointer workspaceCanister(const QString &text)
{
    Canister canister;
    canister.role = Role::Supervisor;
    canister.title = titleOfWorkspace;
    canister.contents = {TextContent {text}};
    return share(std::move(canister));
}

bool isOfWorkspace(const Canister &canister)
{
    return canister.role == Role::Supervisor && canister.title == titleOfWorkspace;
}

std::optional<double> measuredScale(const Usage &usage)
{
    if (usage.estimated <= 0 || usage.prompt() <= 0)
        return {};
    const double scale = double(usage.prompt()) / double(usage.estimated);
    return scale >= leastScale && scale <= mostScale ? std::optional(scale) : std::nullopt;
}

double measuredScale(const ConverseRequest &request)
{
    const auto isMeasured = [&request](const CanisterPointer &canister) {
        return canister->role == Role::Assistant && canister->model == request.model && canister->usage.estimated > 0;
    };
    const auto last = std::find_if(request.canisters.rbegin(), request.canisters.rend(), isMeasured);
    return last == request.canisters.rend() ? 1 : measuredScale((*last)->usage).value_or(1);
}

} // namespace model
