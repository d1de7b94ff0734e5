// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/descriptors/descriptorcheck.h"

#include "model/descriptors/descriptorschema.h"
#include "model/gram/agentpattern.h"
#include "model/toml/tomlscanner.h"

#include <QCoreApplication>
#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace model {

std::optional<DescriptorKind> kindOf(const DescriptorFile &file)
{
    if (DescriptorFile::isGram(file.path))
        return DescriptorKind::Agent;
    // An invoker's file lies below the ensembles, so its table comes first.
    if (!file.root[u"invoker"].isNone())
        return DescriptorKind::Invoker;
    for (const DescriptorKind kind : describedKinds) {
        if (!file.root[toWire(kind)].isNone())
            return kind;
    }
    if (!file.root[u"dialect"].isNone())
        return DescriptorKind::Provider;
    const QStringList folders = file.path.split(QLatin1Char('/'));
    for (const DescriptorKind kind : describedKinds) {
        if (folders.contains(folderOf(kind)))
            return kind;
    }
    return {};
}

QList<DeclaredName> declaredNames(const DescriptorFile &file, DescriptorKind kind)
{
    QList<DeclaredName> names;
    for (const AgentPattern &agent : file.gram ? AgentPattern::agentsOf(*file.gram) : QList<AgentPattern>())
        names.append({agent.name(), agent.pattern().position});
    const DescriptorValue &head = file.root[toWire(kind)];
    const DescriptorValue &name = (head.isTable() ? head : file.root)[u"name"];
    if (name.string())
        names.append({*name.string(), name.position()});
    names.removeIf([](const DeclaredName &declared) { return declared.name.isEmpty(); });
    return names;
}

namespace {

struct DescriptorCheckTexts {
    Q_DECLARE_TR_FUNCTIONS(DescriptorCheck)
};

//! The name with a number behind it that no table of the list has.
Remedy freeName(const QString &name, const DescriptorValue &list)
{
    // In a longer list the search would take too long.
    if (list.array().size() > 500)
        return {};
    const auto isTaken = [&list](const QString &wanted) {
        const auto &tables = list.array();
        return std::any_of(
            tables.begin(), tables.end(), [&wanted](const DescriptorValue &table) { return table[u"name"].string() == wanted; });
    };
    QString free;
    for (int number = 2; free.isEmpty() || isTaken(free); ++number)
        free = name + u'_' + QString::number(number);
    return {Remedy::Kind::ReplaceValue, writtenString(free)};
}

//! In a list of tables (`[[invokers]]`, `[[models]]`, …) each name is one table's.
Diagnostics repeatedNames(const DescriptorFile &file)
{
    Diagnostics diagnostics;
    for (const DescriptorValue::Member &list : file.root.table()) {
        QHash<QString, int> lines;
        for (const DescriptorValue &table : list.value.array()) {
            const DescriptorValue &name = table[u"name"];
            const QString text = name.string().value_or(QString());
            if (text.isEmpty())
                continue;
            if (const int line = lines.value(text))
                diagnostics.append({file.path, name.position(), Diagnostic::Severity::Error,
                    DescriptorCheckTexts::tr("the name “%1” is already that of line %2").arg(text, QString::number(line)),
                    freeName(text, list.value)});
            else
                lines.insert(text, name.position().line);
        }
    }
    return diagnostics;
}

bool comesBefore(TextPosition left, TextPosition right)
{
    return std::pair(left.line, left.column) < std::pair(right.line, right.column);
}

//! Where the tables of a file's lists begin, in order.
QList<TextPosition> tablesOfLists(const DescriptorFile &file)
{
    QList<TextPosition> places;
    for (const DescriptorValue::Member &list : file.root.table()) {
        for (const DescriptorValue &table : list.value.array())
            places.append(table.position());
    }
    std::sort(places.begin(), places.end(), comesBefore);
    return places;
}

//! In which of the tables; -1 before the first.
qsizetype tableAt(const QList<TextPosition> &tables, TextPosition position)
{
    return std::upper_bound(tables.begin(), tables.end(), position, comesBefore) - tables.begin() - 1;
}

//! Takes out what may only follow from what is wrong with the form of the same table.
void keepOfSoundTables(Diagnostics &meaning, const Diagnostics &form, const DescriptorFile &file)
{
    const QList<TextPosition> tables = tablesOfLists(file);
    QSet<qsizetype> broken;
    for (const Diagnostic &diagnostic : form) {
        if (diagnostic.severity == Diagnostic::Severity::Error)
            broken.insert(tableAt(tables, diagnostic.position));
    }
    meaning.removeIf([&](const Diagnostic &diagnostic) {
        const qsizetype table = tableAt(tables, diagnostic.position);
        return diagnostic.severity != Diagnostic::Severity::Error || table < 0 || broken.contains(table);
    });
}

} // namespace

void DescriptorCheck::add(DescriptorKind kind, Check check)
{
    m_checks.append({kind, std::move(check)});
}

DescriptorCheck::Reading DescriptorCheck::read(const DescriptorFile &file, DescriptorKind kind) const
{
    const Diagnostics form = checkForm(file, kind);
    Reading reading = readMeaning(file, kind, form);
    reading.diagnostics = form + reading.diagnostics;
    sortByPosition(reading.diagnostics);
    return reading;
}

Diagnostics DescriptorCheck::check(const DescriptorFile &file, DescriptorKind kind) const
{
    return read(file, kind).diagnostics;
}

Diagnostics DescriptorCheck::checkForm(const DescriptorFile &file, DescriptorKind kind) const
{
    Diagnostics diagnostics = file.diagnostics;
    if (hasErrors(diagnostics))
        return diagnostics;
    if (file.gram) {
        if (kind != DescriptorKind::Agent)
            diagnostics.append(
                {file.path, {1, 1}, Diagnostic::Severity::Error, DescriptorCheckTexts::tr("only agents are written in gram")});
        else if (declaredNames(file, kind).isEmpty())
            diagnostics.append(
                {file.path, {1, 1}, Diagnostic::Severity::Error, DescriptorCheckTexts::tr("there is no agent in this file")});
        return diagnostics;
    }
    if (const DescriptorSchema *schema = schemaOf(kind))
        diagnostics += schema->check(file);
    return diagnostics + repeatedNames(file);
}

Diagnostics DescriptorCheck::checkMeaning(const DescriptorFile &file, DescriptorKind kind, const Diagnostics &form) const
{
    return readMeaning(file, kind, form).diagnostics;
}

DescriptorCheck::Reading DescriptorCheck::readMeaning(const DescriptorFile &file, DescriptorKind kind, const Diagnostics &form) const
{
    Reading reading;
    if (file.gram || hasErrors(file.diagnostics))
        return reading;
    const auto [first, last] = m_readers.equal_range(kind);
    for (auto reader = first; reader != last; ++reader)
        reading.values.push_back(reader->second(file, reading.diagnostics));
    const bool hasTools = kind == DescriptorKind::Ensemble || kind == DescriptorKind::Agent;
    if (hasErrors(form) && !hasTools) {
        reading.diagnostics.clear();
        return reading;
    }
    for (const auto &[checkedKind, check] : m_checks) {
        if (checkedKind == kind)
            reading.diagnostics += check(file);
    }
    if (hasErrors(form))
        keepOfSoundTables(reading.diagnostics, form, file);
    return reading;
}

const DescriptorSchema *DescriptorCheck::schemaOf(DescriptorKind kind) const
{
    const QMutexLocker locker(&m_schemasMutex);
    const auto found = m_schemas.find(kind);
    if (found != m_schemas.end())
        return found->second.get();
    return m_schemas.emplace(kind, DescriptorSchema::of(kind)).first->second.get();
}

} // namespace model
