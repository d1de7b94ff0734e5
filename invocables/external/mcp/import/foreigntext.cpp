// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/foreigntext.h"

#include "invocables/external/mcp/import/secretlikeness.h"
#include "network/process/programfiles.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using model::ErrorCategory, model::Result, model::failure;

namespace {

struct ForeignValueTexts {
    Q_DECLARE_TR_FUNCTIONS(ForeignValue)
};

} // namespace

ForeignValue ForeignValue::operator[](QStringView name) const
{
    const auto member = m_json.isObject() ? m_json.member(name) : std::nullopt;
    return member ? ForeignValue(*member, m_place.isEmpty() ? name.toString() : m_place + u'.' + name.toString()) : ForeignValue();
}

Result<ForeignValue::Members> ForeignValue::members() const
{
    if (isNone())
        return Members();
    if (!m_json.isObject())
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is not an object.").arg(m_place));
    const auto read = m_json.members();
    if (read.size() > mostMembers)
        return failure(
            ErrorCategory::Validation, ForeignValueTexts::tr("%1 has more than %2 members.").arg(m_place, QString::number(mostMembers)));
    Members members;
    for (const auto &[name, json] : read) {
        members.removeIf([&name = name](const auto &earlier) { return earlier.first == name; });
        members.append({name, ForeignValue(json, m_place + u'.' + name)});
    }
    return members;
}

Result<QString> ForeignValue::text() const
{
    if (isNone())
        return QString();
    if (!isText())
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is not text.").arg(m_place));
    const QString text = m_json.read().toString();
    if (text.size() > longestText)
        return failure(ErrorCategory::Validation,
            ForeignValueTexts::tr("%1 is longer than %2 characters.").arg(m_place, QString::number(longestText)));
    if (text.contains(QChar(u'\0')))
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 holds the character U+0000.").arg(m_place));
    return text;
}

Result<QString> ForeignValue::plain() const
{
    return number() || isBoolean() ? Result<QString>(m_json.toString()) : text();
}

Result<QList<ForeignValue>> ForeignValue::elements() const
{
    QList<ForeignValue> elements;
    if (isNone())
        return elements;
    if (!m_json.bytes().startsWith('['))
        return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is not a list.").arg(m_place));
    const auto read = m_json.members();
    if (read.size() > mostMembers)
        return failure(
            ErrorCategory::Validation, ForeignValueTexts::tr("%1 has more than %2 elements.").arg(m_place, QString::number(mostMembers)));
    for (const auto &[name, json] : read)
        elements.append(ForeignValue(json, u"%1[%2]"_s.arg(m_place, QString::number(elements.size()))));
    return elements;
}

Result<QStringList> ForeignValue::texts() const
{
    const auto read = elements();
    if (!read)
        return tl::make_unexpected(read.error());
    QStringList texts;
    for (const ForeignValue &element : *read) {
        if (element.isNone())
            return failure(ErrorCategory::Validation, ForeignValueTexts::tr("%1 is not text.").arg(element.place()));
        const auto text = element.plain();
        if (!text)
            return tl::make_unexpected(text.error());
        texts.append(*text);
    }
    return texts;
}

std::optional<double> ForeignValue::number() const
{
    const QJsonValue value = m_json.isEmpty() || isObject() ? QJsonValue() : m_json.read();
    return value.isDouble() ? std::optional(value.toDouble()) : std::nullopt;
}

using Kind = ForeignText::Piece::Kind;

namespace {

struct ForeignTextTexts {
    Q_DECLARE_TR_FUNCTIONS(ForeignText)
};

//! Does not tell secrets.
QString defaultRemark(const QString &name, const QString &byDefault)
{
    return isSecret(name, byDefault) ? ForeignTextTexts::tr("${%1} is its value by default here.").arg(name)
                                     : ForeignTextTexts::tr("${%1} is “%2” here, which is its value by default.").arg(name, byDefault);
}

//! A piece of what is known, or as it is written where that is nothing.
ForeignText::Piece known(const QString &text, const QString &written)
{
    return text.isEmpty() ? ForeignText::Piece {Kind::Unknown, written} : ForeignText::Piece {Kind::Plain, text};
}

ForeignText::Piece predefined(const QString &name, const ForeignVariables &variables, QStringList &remarks)
{
    const QString written = u"${"_s + name + u'}';
    if (name == u"userHome")
        return known(variables.home, written);
    if (name == u"workspaceFolder" || name == u"workspaceRoot" || name == u"cwd" || name == u"CLAUDE_PROJECT_DIR") {
        if (!variables.workspace.isEmpty())
            remarks.append(
                ForeignTextTexts::tr("%1 is the folder %2 here, whichever folder is worked in.").arg(written, variables.workspace));
        return known(variables.workspace, written);
    }
    if (name == u"workspaceFolderBasename")
        return known(QFileInfo(variables.workspace).fileName(), written);
    if (name == u"pathSeparator" || name == u"/")
        return known(u"/"_s, written);
    // Of the place where a plug-in of that client is.
    if (name == u"CLAUDE_PLUGIN_ROOT" || !network::isVariableName(name))
        return {Kind::Unknown, written};
    return {Kind::Environment, name};
}

ForeignText::Piece inputPiece(const QString &id, const ForeignVariables &variables, QStringList &remarks)
{
    const auto input = variables.inputs.constFind(id);
    if (input == variables.inputs.cend() || input->isPassword || input->byDefault.isEmpty())
        return {Kind::Input, id};
    remarks.append(defaultRemark(u"input:"_s + id, input->byDefault));
    return {Kind::Plain, input->byDefault};
}

//! `inside`: what stands between the braces.
ForeignText::Piece bracedPiece(const QString &inside, const ForeignVariables &variables, QStringList &remarks)
{
    const QString written = u"${"_s + inside + u'}';
    if (const qsizetype at = inside.indexOf(u":-"_s); at > 0 && network::isVariableName(inside.first(at))) {
        remarks.append(defaultRemark(inside.first(at), inside.mid(at + 2)));
        return {Kind::Plain, inside.mid(at + 2)};
    }
    if (inside.startsWith(u"env:"))
        return network::isVariableName(inside.mid(4)) ? ForeignText::Piece {Kind::Environment, inside.mid(4)}
                                                      : ForeignText::Piece {Kind::Unknown, written};
    if (inside.startsWith(u"input:"))
        return inputPiece(inside.mid(6), variables, remarks);
    return predefined(inside, variables, remarks);
}

} // namespace

model::Result<QHash<QString, ForeignVariables::Input>> ForeignVariables::inputsOf(const ForeignValue &list)
{
    QHash<QString, Input> inputs;
    const auto elements = list.elements();
    if (!elements)
        return tl::make_unexpected(elements.error());
    for (const ForeignValue &element : *elements) {
        const auto id = element[u"id"].text();
        const auto description = element[u"description"].text();
        const auto byDefault = element[u"default"].plain();
        for (const auto *read : {&id, &description, &byDefault}) {
            if (!*read)
                return tl::make_unexpected(read->error());
        }
        if (!id->isEmpty())
            inputs.insert(*id, {*description, element[u"password"].isTrue(), *byDefault});
    }
    return inputs;
}

ForeignText ForeignText::read(const QString &text, const ForeignVariables &variables, QStringList &remarks)
{
    ForeignText read;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype begin = text.indexOf(u"${"_s, at);
        const qsizetype end = begin < 0 ? -1 : text.indexOf(u'}', begin);
        if (end < 0)
            break;
        read.add({Kind::Plain, text.mid(at, begin - at)});
        read.add(bracedPiece(text.mid(begin + 2, end - begin - 2), variables, remarks));
        at = end + 1;
    }
    read.add({Kind::Plain, text.mid(at)});
    return read;
}

QString ForeignText::unknown() const
{
    for (const Piece &piece : m_pieces) {
        if (piece.kind == Kind::Unknown)
            return piece.text;
    }
    return {};
}

void ForeignText::add(Piece piece)
{
    if (piece.text.isEmpty())
        return;
    if (piece.kind == Kind::Plain && !m_pieces.isEmpty() && m_pieces.last().kind == Kind::Plain)
        m_pieces.last().text += piece.text;
    else
        m_pieces.append(std::move(piece));
}

} // namespace invocables
