// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/resulttemplate.h"

#include "model/schema/jsonview.h"

#include <QCoreApplication>

namespace invocables {

using model::ErrorCategory, model::JsonText;

namespace {

struct ResultTemplateTexts {
    Q_DECLARE_TR_FUNCTIONS(ResultTemplate)
};

} // namespace

std::optional<JsonText> memberAt(const JsonText &data, const QString &name)
{
    std::optional<JsonText> value = data;
    for (const QString &step : name.split(u'.')) {
        value = value->member(step);
        if (!value)
            return std::nullopt;
    }
    return value;
}

QString worded(const JsonText &value)
{
    // Half a character stays one: commands refuse it.
    return value.bytes().startsWith('"') ? model::JsonView::of(value).string() : value.toString();
}

ResultTemplate ResultTemplate::literal(const QString &text)
{
    ResultTemplate whole;
    whole.m_pieces.append({text});
    return whole;
}

model::Result<ResultTemplate> ResultTemplate::parse(const QString &pattern)
{
    ResultTemplate parsed;
    for (qsizetype place = 0; place < pattern.size(); ++place) {
        const QChar character = pattern.at(place);
        const bool isBrace = character == u'{' || character == u'}';
        if (isBrace && place + 1 < pattern.size() && pattern.at(place + 1) == character) {
            parsed.append(character, false);
            ++place;
        } else if (character == u'}') {
            return model::failure(ErrorCategory::Validation,
                ResultTemplateTexts::tr("The } at character %1 closes nothing; }} stands for a brace.").arg(place + 1));
        } else if (character == u'{') {
            const qsizetype end = pattern.indexOf(u'}', place);
            const QString name = pattern.mid(place + 1, end - place - 1);
            if (end < 0 || name.contains(u'{'))
                return model::failure(ErrorCategory::Validation,
                    ResultTemplateTexts::tr("The { at character %1 is left open; {{ stands for a brace.").arg(place + 1));
            if (name.trimmed().isEmpty() || name.split(u'.').contains(QString()))
                return model::failure(
                    ErrorCategory::Validation, ResultTemplateTexts::tr("The braces at character %1 have no name in them.").arg(place + 1));
            parsed.append(name.trimmed(), true);
            place = end;
        } else {
            parsed.append(character, false);
        }
    }
    return parsed;
}

void ResultTemplate::append(const QString &text, bool isName)
{
    if (!isName && !m_pieces.isEmpty() && !m_pieces.last().isName)
        m_pieces.last().text += text;
    else
        m_pieces.append({text, isName});
}

QStringList ResultTemplate::names() const
{
    QStringList names;
    for (const Piece &piece : m_pieces) {
        if (piece.isName)
            names.append(piece.text);
    }
    return names;
}

std::optional<QString> ResultTemplate::filled(const JsonText &data, const Escape &escape) const
{
    QString text;
    for (const Piece &piece : m_pieces) {
        const auto value = piece.isName ? memberAt(data, piece.text) : std::nullopt;
        if (piece.isName && !value)
            return std::nullopt;
        const QString said = piece.isName ? worded(*value) : piece.text;
        text += piece.isName && escape ? escape(said) : said;
    }
    return text;
}

std::optional<ResultTemplate> TemplateReader::read(const model::DescriptorValue &value)
{
    const auto text = value.string();
    if (!text) {
        complain(value, m_complaints.noText);
        return {};
    }
    const auto parsed = ResultTemplate::parse(*text);
    if (!parsed) {
        complain(value, parsed.error().message);
        return {};
    }
    for (const QString &name : parsed->names()) {
        if (!m_isKnown(name))
            complain(value, m_complaints.unknownName.arg(name));
    }
    return *parsed;
}

void TemplateReader::complain(const model::DescriptorValue &value, const QString &message)
{
    m_diagnostics.append({m_path, value.position(), model::Diagnostic::Severity::Error, message});
}

} // namespace invocables
