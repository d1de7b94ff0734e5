// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/commandvector.h"

#include "model/text/visibletext.h"

#include <QCoreApplication>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory;
using model::JsonText;

namespace {

// The system's bound of one argument with its terminating zero: execve(2), MAX_ARG_STRLEN.
constexpr qsizetype longestArgument = 128 * 1024 - 1;

struct CommandVectorTexts {
    Q_DECLARE_TR_FUNCTIONS(CommandVector)
    PARLANCE_PHRASED
};

std::optional<JsonText> given(const JsonText &arguments, const QString &name)
{
    const auto value = memberAt(arguments, name);
    return value && value->bytes() != "null" ? value : std::nullopt;
}

bool isList(const JsonText &value)
{
    return value.bytes().startsWith('[');
}

model::Result<QString> checkedText(const QString &text, const QString &name)
{
    if (!text.isValidUtf16())
        return model::failure(ErrorCategory::Validation, CommandVectorTexts::phrased("“%1” has half of a character in it.").arg(name));
    return text;
}

//! The element once for each entry of the list that it names, or once. Nothing where an argument is not there.
model::Result<QStringList> texts(const ResultTemplate &pattern, const JsonText &arguments)
{
    QStringList all {QString()};
    bool hasList = false;
    for (const ResultTemplate::Piece &piece : pattern.pieces()) {
        QStringList values {piece.text};
        if (piece.isName) {
            const auto value = given(arguments, piece.text);
            if (!value)
                return QStringList();
            values = QStringList(worded(*value));
            if (isList(*value)) {
                if (hasList)
                    return model::failure(
                        ErrorCategory::Validation, CommandVectorTexts::phrased("One argument of a command cannot hold two lists."));
                hasList = true;
                values.clear();
                for (const auto &[index, entry] : value->members())
                    values.append(worded(entry));
            }
            for (const QString &text : std::as_const(values)) {
                if (const auto checked = checkedText(text, piece.text); !checked)
                    return tl::unexpected(checked.error());
            }
        }
        QStringList longer;
        for (const QString &text : std::as_const(values)) {
            for (const QString &before : std::as_const(all))
                longer.append(before + text);
        }
        all = longer;
    }
    return all;
}

model::Result<void> checkArgument(const QString &text, bool mayBeOption)
{
    constexpr qsizetype mostShown = 60;
    const QString shown = text.left(mostShown);
    if (text.contains(QChar(0)))
        return model::failure(
            ErrorCategory::Validation, CommandVectorTexts::phrased("An argument of a command cannot contain a NUL character."));
    if (text.toUtf8().size() > longestArgument)
        return model::failure(ErrorCategory::Validation,
            CommandVectorTexts::phrased("“%1…” is longer than the %2 bytes that an argument of a command may have.")
                .arg(shown, longestArgument));
    if (!mayBeOption && text.startsWith(u'-'))
        return model::failure(ErrorCategory::Validation,
            CommandVectorTexts::phrased("“%1” begins with a dash, so the command could take it for an option.").arg(shown));
    return {};
}

} // namespace

void CommandVector::append(const ResultTemplate &element, int group)
{
    m_elements.append({element, group});
}

QStringList CommandVector::names() const
{
    QStringList all;
    for (const Element &element : m_elements)
        all += element.pattern.names();
    return all;
}

QStringList CommandVector::literals() const
{
    QStringList all;
    for (const Element &element : m_elements) {
        if (element.pattern.names().isEmpty())
            all.append(element.pattern.filled({}).value_or(QString()));
    }
    return all;
}

QList<int> CommandVector::groupsToDrop(const JsonText &arguments) const
{
    QList<int> groups;
    for (const Element &element : m_elements) {
        for (const QString &name : element.pattern.names()) {
            const auto value = given(arguments, name);
            if (element.group != noGroup && (!value || (isList(*value) && value->members().isEmpty())))
                groups.append(element.group);
        }
    }
    return groups;
}

model::Result<QStringList> CommandVector::filled(const JsonText &arguments, bool dashes) const
{
    QStringList vector;
    const QList<int> dropped = groupsToDrop(arguments);
    bool mayBeOption = dashes;
    for (const Element &element : m_elements) {
        if (dropped.contains(element.group))
            continue;
        const auto filled = texts(element.pattern, arguments);
        if (!filled)
            return filled;
        const QList<ResultTemplate::Piece> &pieces = element.pattern.pieces();
        const bool beginsWithValue = !pieces.isEmpty() && pieces.first().isName;
        for (const QString &text : *filled) {
            if (const auto checked = checkArgument(text, mayBeOption || !beginsWithValue); !checked)
                return tl::unexpected(checked.error());
        }
        vector += *filled;
        mayBeOption = mayBeOption || (element.pattern.names().isEmpty() && *filled == QStringList(u"--"_s));
    }
    return vector;
}

model::Result<QString> CommandVector::textOf(const ResultTemplate &pattern, const JsonText &arguments)
{
    return texts(pattern, arguments).map([](const QStringList &all) { return all.join(u'\n'); });
}

QString shownCommand(const QStringList &vector)
{
    const auto isPlain = [](QChar character) {
        return (character.unicode() < 128 && character.isLetterOrNumber()) || u"_-./:=@%+,"_s.contains(character);
    };
    QStringList shown;
    for (const QString &argument : vector) {
        QString text = model::visibleLine(argument);
        const bool needsQuotes = text.isEmpty() || !std::all_of(argument.begin(), argument.end(), isPlain);
        shown.append(needsQuotes ? u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'' : text);
    }
    return shown.join(u' ');
}

} // namespace invocables
