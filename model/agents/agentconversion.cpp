// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/agents/agentconversion.h"

#include "model/agents/agenttoml.h"
#include "model/gram/gramformat.h"
#include "model/gram/gramreader.h"
#include "model/gram/gramwriter.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct AgentConversionTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentConversion)
};

//! The keys of a table that the other one has not got, each with `path` before it.
QStringList missingKeys(const DescriptorValue &from, const DescriptorValue &to, const QString &path)
{
    QStringList names;
    for (const DescriptorValue::Member &member : from.table()) {
        const QString name = path.isEmpty() ? member.key : path + u'.' + member.key;
        const DescriptorValue &other = to[member.key];
        if (other.isNone())
            names.append(name);
        else if (member.value.isTable())
            names += missingKeys(member.value, other, name);
        for (qsizetype row = 0; row < member.value.array().size() && row < other.array().size(); ++row)
            names += missingKeys(member.value.array()[row], other.array()[row], name);
    }
    names.removeDuplicates();
    return names;
}

} // namespace

Result<AgentConversion> AgentConversion::toToml(const QString &gram)
{
    const GramText read = GramReader::read(gram);
    const auto error = std::find_if(
        read.faults.begin(), read.faults.end(), [](const GramFault &fault) { return fault.severity == Diagnostic::Severity::Error; });
    if (error != read.faults.end())
        return failure(ErrorCategory::Validation, error->diagnostic(u"gram"_s).toString());
    const Result<QString> toml = agenttoml::fromGram(read.document);
    if (!toml)
        return tl::unexpected(toml.error());
    AgentConversion conversion {*toml};
    // Those of the types go along with them.
    const DescriptorFile written = DescriptorFile::parse(toml->toUtf8(), {});
    const QString types = written.root[u"types"].string().value_or(QString());
    if (gramComments(gram).size() > gramComments(types).size())
        conversion.lost.append(AgentConversionTexts::tr("comments"));
    return conversion;
}

Result<AgentConversion> AgentConversion::toGram(const QString &toml)
{
    const DescriptorFile file = DescriptorFile::parse(toml.toUtf8(), u"toml"_s);
    const Result<GramDocument> document = agenttoml::toGram(file);
    if (!document)
        return tl::unexpected(document.error());
    const Result<QString> gram = GramWriter::write(*document);
    if (!gram)
        return tl::unexpected(gram.error());
    AgentConversion conversion {*gram};
    const auto tokens = TomlScanner::tokens(toml);
    if (std::any_of(tokens.begin(), tokens.end(), [](const TomlToken &token) { return token.kind == TomlToken::Kind::Comment; }))
        conversion.lost.append(AgentConversionTexts::tr("comments"));
    // What comes back from there is what went.
    const Result<QString> back = agenttoml::fromGram(*document);
    const DescriptorFile kept = back ? DescriptorFile::parse(back->toUtf8(), {}) : DescriptorFile();
    for (const QString &name : back ? missingKeys(file.root, kept.root, {}) : QStringList())
        conversion.lost.append(u"“%1”"_s.arg(name));
    return conversion;
}

} // namespace model
