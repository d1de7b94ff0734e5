// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/external/mcp/import/settingsimport.h"

#include "invocables/external/mcp/import/secretlikeness.h"
#include "network/http/httprequest.h"
#include "network/process/programenvironment.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace invocables {

using namespace Qt::StringLiterals;
using Kind = ForeignText::Piece::Kind;

namespace {

struct SettingsImportTexts {
    Q_DECLARE_TR_FUNCTIONS(SettingsImport)
};

//! `Bearer ` of `Bearer abc`: what a header says beside its secret.
QString schemeOf(const QString &text)
{
    static const QRegularExpression form(u"^(Bearer|Basic|Token|ApiKey|Api-Key) +"_s, QRegularExpression::CaseInsensitiveOption);
    return form.match(text).captured();
}

} // namespace

template <typename Read>
void SettingsImport::forEach(const ForeignValue &table, Read read)
{
    const auto members = table.members();
    if (!members)
        return m_draft.fail(members.error().message);
    for (const auto &[name, value] : *members) {
        if (value.isNone())
            continue;
        const auto text = value.plain();
        if (!text)
            return m_draft.fail(text.error().message);
        read(name, *text);
    }
}

void SettingsImport::readEnvironment(const ForeignValue &environment)
{
    forEach(environment, [this](const QString &name, const QString &text) {
        if (!network::isVariableName(name))
            m_draft.remark(SettingsImportTexts::tr("“%1” is no name of a variable and is left out.").arg(name));
        else if (const auto setting = variableOf(name, text))
            m_draft.server.environment.append(*setting);
    });
}

void SettingsImport::readHeaders(const ForeignValue &headers)
{
    forEach(headers, [this](const QString &name, const QString &text) {
        const auto setting = headerOf(name, text);
        if (setting && network::mayBeSet({name.toUtf8(), setting->text.toUtf8()}))
            m_draft.server.headers.append(*setting);
        else if (setting)
            m_draft.remark(SettingsImportTexts::tr("The header %1 cannot be set like this and is left out.").arg(name));
    });
}

std::optional<SettingsImport::Setting> SettingsImport::variableOf(const QString &name, const QString &text)
{
    const ForeignText read = ForeignText::read(text, m_variables, m_draft.remarks);
    if (read.isPlain())
        return writtenOut(name, read.plain());
    if (read.pieces().size() > 1 || !read.unknown().isEmpty()) {
        leaveOut(name, read);
        return {};
    }
    const Piece &piece = read.pieces().first();
    if (piece.kind == Kind::Environment && piece.text == name && !isSecretName(name)) {
        m_draft.server.inherited.append(name);
        return {};
    }
    return later(name, {}, piece);
}

std::optional<SettingsImport::Setting> SettingsImport::headerOf(const QString &name, const QString &text)
{
    const ForeignText read = ForeignText::read(text, m_variables, m_draft.remarks);
    const QList<Piece> &pieces = read.pieces();
    if (read.isPlain()) {
        // What stands behind one of the schemes is a secret, whatever it looks like.
        const QString scheme = schemeOf(read.plain());
        const QString credentials = read.plain().mid(scheme.size());
        if (scheme.isEmpty() || credentials.isEmpty())
            return writtenOut(name, read.plain());
        const QString given = isPlaceholder(credentials) ? QString() : credentials;
        return Setting {name, scheme, m_draft.addKey(name, given, SettingsImportTexts::tr("The value of %1.").arg(name))};
    }
    const bool endsWithOne = pieces.size() == 1 || (pieces.size() == 2 && pieces.first().kind == Kind::Plain);
    if (!endsWithOne || !read.unknown().isEmpty() || pieces.last().kind == Kind::Plain) {
        leaveOut(name, read);
        return {};
    }
    return later(name, pieces.size() == 2 ? pieces.first().text : QString(), pieces.last());
}

std::optional<SettingsImport::Setting> SettingsImport::writtenOut(const QString &name, const QString &text)
{
    if (isSecretName(name) && (text.isEmpty() || isPlaceholder(text)))
        return Setting {name, {}, m_draft.addKey(name, {}, SettingsImportTexts::tr("The value of %1.").arg(name))};
    if (isSecret(name, text))
        return Setting {name, {}, m_draft.addKey(name, text, SettingsImportTexts::tr("The value of %1.").arg(name))};
    return Setting {name, text};
}

SettingsImport::Setting SettingsImport::later(const QString &name, const QString &prefix, const Piece &piece)
{
    if (piece.kind == Kind::Input)
        return {name, prefix, m_draft.addInput(piece.text, m_variables.inputs.value(piece.text).description)};
    m_draft.addNamedKey(piece.text);
    return {name, prefix, piece.text};
}

void SettingsImport::leaveOut(const QString &name, const ForeignText &text)
{
    m_draft.remark(text.unknown().isEmpty()
            ? SettingsImportTexts::tr("%1 is left out: it is put together from several parts, and a descriptor can name one key.").arg(name)
            : SettingsImportTexts::tr("%1 is left out: what %2 stands for is not known here.").arg(name, text.unknown()));
}

} // namespace invocables
