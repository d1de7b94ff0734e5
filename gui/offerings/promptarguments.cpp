// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/offerings/promptarguments.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::McpPrompt;
using model::ErrorCategory;

namespace {

struct PromptArgumentsTexts {
    Q_DECLARE_TR_FUNCTIONS(PromptArguments)
};

//! One `name=value`, or a word without a sign.
struct Piece {
    QString name = {};
    bool hasValue = false;
    QString value = {};
    qsizetype start = 0;
    qsizetype valueStart = 0;
    qsizetype end = 0;
    //! A quotation mark that nothing closes.
    bool isOpen = false;
};

bool isArgument(const McpPrompt &prompt, const QString &name)
{
    return std::any_of(
        prompt.arguments.begin(), prompt.arguments.end(), [&name](const McpPrompt::Argument &argument) { return argument.name == name; });
}

void readQuoted(const QString &text, Piece &piece)
{
    qsizetype at = piece.valueStart + 1;
    piece.isOpen = true;
    for (; at < text.size() && piece.isOpen; ++at) {
        if (text[at] == u'"') {
            piece.isOpen = false;
            continue;
        }
        // A backslash keeps its meaning before anything else, so that paths need no more than they have.
        const bool isEscape = text[at] == u'\\' && at + 1 < text.size() && (text[at + 1] == u'"' || text[at + 1] == u'\\');
        piece.value += text[isEscape ? ++at : at];
    }
    piece.end = at;
}

Piece pieceAt(const QString &text, qsizetype start)
{
    Piece piece;
    piece.start = start;
    qsizetype at = start;
    while (at < text.size() && !text[at].isSpace() && text[at] != u'=')
        ++at;
    piece.name = text.mid(start, at - start);
    piece.end = at;
    if (at >= text.size() || text[at] != u'=')
        return piece;
    piece.hasValue = true;
    piece.valueStart = ++at;
    if (at < text.size() && text[at] == u'"') {
        readQuoted(text, piece);
        return piece;
    }
    while (at < text.size() && !text[at].isSpace())
        ++at;
    piece.value = text.mid(piece.valueStart, at - piece.valueStart);
    piece.end = at;
    return piece;
}

QList<Piece> piecesOf(const QString &text)
{
    QList<Piece> pieces;
    for (qsizetype at = 0; at < text.size();) {
        if (text[at].isSpace()) {
            ++at;
            continue;
        }
        pieces.append(pieceAt(text, at));
        at = std::max(pieces.last().end, at + 1);
    }
    return pieces;
}

//! All of it is the value of the only argument.
bool isBareValue(const QList<Piece> &pieces, const McpPrompt &prompt)
{
    if (prompt.arguments.size() != 1 || pieces.isEmpty())
        return false;
    return !(pieces.first().hasValue && isArgument(prompt, pieces.first().name));
}

QString namesOf(const McpPrompt &prompt)
{
    QStringList names;
    for (const McpPrompt::Argument &argument : prompt.arguments)
        names.append(argument.name);
    return names.join(u", "_s);
}

} // namespace

model::Result<PromptArguments> PromptArguments::parse(const QString &text, const McpPrompt &prompt)
{
    const QList<Piece> pieces = piecesOf(text);
    if (isBareValue(pieces, prompt))
        return PromptArguments {{{prompt.arguments.first().name, text.trimmed()}}};
    PromptArguments arguments;
    for (const Piece &piece : pieces) {
        if (prompt.arguments.isEmpty())
            return model::failure(ErrorCategory::Usage, PromptArgumentsTexts::tr("The prompt %1 takes no arguments.").arg(prompt.name));
        if (!piece.hasValue || !isArgument(prompt, piece.name)) {
            return model::failure(ErrorCategory::Usage,
                PromptArgumentsTexts::tr("“%1” is not an argument of the prompt %2. It takes %3, written as name=value.")
                    .arg(piece.name.left(40), prompt.name, namesOf(prompt)));
        }
        if (piece.isOpen)
            return model::failure(ErrorCategory::Usage, PromptArgumentsTexts::tr("The quotation mark of %1 is left open.").arg(piece.name));
        arguments.values.insert(piece.name, piece.value);
    }
    return arguments;
}

QStringList PromptArguments::missing(const McpPrompt &prompt) const
{
    QStringList names;
    for (const McpPrompt::Argument &argument : prompt.arguments) {
        if (argument.required && values.value(argument.name).isEmpty())
            names.append(argument.name);
    }
    return names;
}

PromptArguments::Place PromptArguments::placeAtEnd(const QString &text, const McpPrompt &prompt)
{
    const QList<Piece> pieces = piecesOf(text);
    Place place;
    place.start = text.size();
    if (isBareValue(pieces, prompt)) {
        const qsizetype start = pieces.first().start;
        return {prompt.arguments.first().name, text.mid(start), start, {}};
    }
    for (const Piece &piece : pieces) {
        const bool isLast = piece.end == text.size() && (piece.isOpen || !text.back().isSpace());
        if (isLast && !piece.hasValue)
            return {{}, piece.name, piece.start, place.others};
        // Behind a closed quotation mark there is nothing more to write.
        const bool isClosed = piece.hasValue && text.mid(piece.valueStart, 1) == u"\"" && !piece.isOpen;
        if (isLast && !isClosed)
            return {piece.name, piece.value, piece.valueStart, place.others};
        if (piece.hasValue)
            place.others.insert(piece.name, piece.value);
    }
    return place;
}

QString PromptArguments::quoted(const QString &value)
{
    const bool isPlain = !value.isEmpty() && !value.startsWith(u'"')
        && std::none_of(value.begin(), value.end(), [](QChar character) { return character.isSpace(); });
    if (isPlain)
        return value;
    QString text = value;
    text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s);
    return u'"' + text + u'"';
}

} // namespace gui
