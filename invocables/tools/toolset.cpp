// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "invocables/tools/toolset.h"

#include "invocables/tools/toolname.h"
#include "model/schema/jsonview.h"
#include "model/session/contextload.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <tuple>

namespace invocables {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestCompared = 64;
constexpr qsizetype mostNames = 3;

//! How many characters must be put in, taken out or changed (Levenshtein).
qsizetype distance(QStringView left, QStringView right)
{
    QList<qsizetype> row(right.size() + 1);
    for (qsizetype column = 0; column <= right.size(); ++column)
        row[column] = column;
    for (qsizetype line = 1; line <= left.size(); ++line) {
        qsizetype diagonal = row[0];
        row[0] = line;
        for (qsizetype column = 1; column <= right.size(); ++column) {
            const qsizetype changed = diagonal + (left[line - 1] == right[column - 1] ? 0 : 1);
            diagonal = row[column];
            row[column] = std::min({row[column] + 1, row[column - 1] + 1, changed});
        }
    }
    return row.last();
}

//! What separates the ensemble from the tool in a name as it was asked for; empty where it names no ensemble.
QString scopeSign(const QString &wanted)
{
    const QString onTheWire = u"__"_s;
    return wanted.contains(u':') ? u":"_s : wanted.contains(onTheWire) ? onTheWire : QString();
}

//! How near a tool's name comes to what was asked for: first whether it is of another ensemble than that names.
struct Nearness {
    bool isOther = false;
    qsizetype apart = 0;
    QString scoped = {};

    bool operator<(const Nearness &other) const
    {
        return std::tie(isOther, apart, scoped) < std::tie(other.isOther, other.apart, other.scoped);
    }
};

//! The scoped names that are most like what was asked for, at most three. A model that mistook a name sees the right one: those of the
//! ensemble that it named come first, some of them even where none is like it.
QStringList mostAlike(const QString &wanted, const QStringList &scopedNames)
{
    const QString sign = scopeSign(wanted);
    const QString bare = (sign.isEmpty() ? wanted : wanted.section(sign, -1)).left(longestCompared).toLower();
    const QString ensemble = sign.isEmpty() ? QString() : wanted.section(sign, 0, 0);
    QList<Nearness> near;
    QList<Nearness> unlike;
    for (const QString &scoped : scopedNames) {
        const QString name = scoped.section(u':', 1).left(longestCompared).toLower();
        const bool within = bare.size() > 2 && (name.contains(bare) || bare.contains(name));
        const qsizetype apart = within ? 1 : distance(bare, name);
        const bool isOther = ensemble.isEmpty() || scoped.section(u':', 0, 0) != ensemble;
        if (apart <= qMax<qsizetype>(2, name.size() / 3))
            near.append({isOther, apart, scoped});
        else if (!isOther)
            unlike.append({isOther, apart, scoped});
    }
    std::sort(near.begin(), near.end());
    std::sort(unlike.begin(), unlike.end());
    if (near.isEmpty() || near.first().isOther)
        near = unlike.mid(0, mostNames - 1) + near;
    QStringList names;
    for (const Nearness &each : near.mid(0, mostNames))
        names.append(each.scoped);
    return names;
}

QList<InvokerPointer> ofEnsemble(const QList<InvokerPointer> &invokers, QStringView ensemble)
{
    QList<InvokerPointer> own;
    for (const InvokerPointer &invoker : invokers) {
        if (invoker->ensemble == ensemble)
            own.append(invoker);
    }
    return own;
}

//! Two aliases of one tool may be the same when normalised.
void add(QList<InvokerPointer> &invokers, const InvokerPointer &invoker)
{
    if (!invokers.contains(invoker))
        invokers.append(invoker);
}

} // namespace

ToolIndex::ToolIndex(const QList<Ensemble> &ensembles)
{
    for (const Ensemble &ensemble : ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            m_scoped.insert(invoker->scopedName(), invoker);
            add(m_exact[invoker->name], invoker);
            add(m_names[normalisedToolName(invoker->name)], invoker);
            for (const QString &alias : invoker->aliases)
                add(m_aliases[normalisedToolName(alias)], invoker);
        }
    }
}

QList<InvokerPointer> ToolIndex::find(const QString &name) const
{
    if (const InvokerPointer scoped = m_scoped.value(name))
        return {scoped};
    const qsizetype colon = name.indexOf(u':');
    const QString written = name.mid(colon + 1);
    const QString normal = normalisedToolName(written);
    const auto inScope = [&](const Table &table, const QString &key) {
        const QList<InvokerPointer> all = table.value(key);
        return colon < 0 ? all : ofEnsemble(all, QStringView(name).first(colon).trimmed());
    };
    QList<InvokerPointer> found = inScope(m_exact, written);
    if (found.isEmpty())
        found = inScope(m_names, normal);
    return found.isEmpty() ? inScope(m_aliases, normal) : found;
}

namespace {

// The narrowest bound of the providers.
constexpr qsizetype longestWireName = 64;

QString shortened(const QString &name)
{
    if (name.size() <= longestWireName)
        return name;
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex().first(8);
    return name.first(longestWireName - 9) + u'_' + QString::fromLatin1(hash);
}

//! `ensemble__name`, of characters that every provider takes.
QString scopedWireName(const Invoker &invoker)
{
    static const QRegularExpression others(u"[^A-Za-z0-9_-]"_s);
    return shortened(QString(invoker.ensemble).replace(others, u"_"_s) + u"__"_s + invoker.name);
}

model::ToolDeclaration declarationOf(const Invoker &invoker, const QString &wireName)
{
    return {invoker.scopedName(), wireName, invoker.description, invoker.argumentsJson, invoker.aliases};
}

} // namespace

Toolset::Toolset(QList<Ensemble> ensembles, On on, QStringList notices)
    : m_ensembles(std::move(ensembles))
    , m_index(m_ensembles)
    , m_on(on)
    , m_notices(std::move(notices))
{
    nameForWire();
}

const Ensemble *Toolset::find(const QString &name) const
{
    const auto found = std::find_if(
        m_ensembles.begin(), m_ensembles.end(), [&name](const Ensemble &ensemble) { return ensemble.name == name; });
    return found == m_ensembles.end() ? nullptr : &*found;
}

InvokerPointer Toolset::findInvoker(const QString &name) const
{
    const QList<InvokerPointer> found = findInvokers(name);
    return found.size() == 1 ? found.first() : InvokerPointer();
}

QList<InvokerPointer> Toolset::findInvokers(const QString &name) const
{
    if (const InvokerPointer byWire = m_byWireName.value(name))
        return {byWire};
    return m_index.find(name);
}

QStringList Toolset::namesLike(const QString &name, const model::Switches *switches) const
{
    QStringList all;
    for (const Ensemble &ensemble : m_ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            if (!switches || isOffered(ensemble, *invoker, *switches))
                all.append(invoker->scopedName());
        }
    }
    return mostAlike(name, all);
}

//! What could only fail cannot.
bool Toolset::canBeCalled(const Ensemble &ensemble, const Invoker &invoker, const model::Switches &switches) const
{
    return ensemble.connection != ConnectionState::Failed && invoker.fault.isEmpty() && isOn(invoker, switches);
}

//! An agent has all that it asked for.
bool Toolset::isOffered(const Ensemble &ensemble, const Invoker &invoker, const model::Switches &switches) const
{
    return (m_on == On::All || !ensemble.isDeferred) && canBeCalled(ensemble, invoker, switches);
}

bool Toolset::isOn(const Ensemble &ensemble, const model::Switches &switches) const
{
    return m_on == On::All || switches.value(ensemble.name, ensemble.enabled);
}

bool Toolset::isOn(const Invoker &invoker, const model::Switches &switches) const
{
    const Ensemble *ensemble = find(invoker.ensemble);
    return ensemble && isOn(*ensemble, switches) && (m_on == On::All || switches.value(invoker.scopedName(), invoker.enabled));
}

QString Toolset::wireName(const Invoker &invoker) const
{
    return m_wireNames.value(invoker.scopedName(), scopedWireName(invoker));
}

QList<model::ToolDeclaration> Toolset::declarations(const model::Switches &switches) const
{
    QList<InvokerPointer> offered;
    QHash<QString, int> uses;
    for (const Ensemble &ensemble : m_ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            if (!isOffered(ensemble, *invoker, switches))
                continue;
            offered.append(invoker);
            uses[invoker->name] += 1;
        }
    }
    QList<model::ToolDeclaration> all;
    for (const InvokerPointer &invoker : std::as_const(offered)) {
        // A tool that is off lengthens no name: a call by the bare name finds the one that is on.
        const bool isAlone = uses.value(invoker->name) == 1 && m_byWireName.value(invoker->name, invoker) == invoker;
        all.append(declarationOf(*invoker, isAlone ? invoker->name : wireName(*invoker)));
    }
    return all;
}

QList<InvokerPointer> Toolset::deferred(const model::Switches &switches) const
{
    QList<InvokerPointer> found;
    for (const Ensemble &ensemble : m_ensembles) {
        const auto isIt = [&](const InvokerPointer &invoker) { return canBeCalled(ensemble, *invoker, switches); };
        if (m_on == On::BySwitches && ensemble.isDeferred)
            std::copy_if(ensemble.invokers.begin(), ensemble.invokers.end(), std::back_inserter(found), isIt);
    }
    return found;
}

namespace {

//! The names that a call of the tool for it has loaded.
QStringList loadedBy(const model::Invocation &call)
{
    QStringList names;
    const auto arguments = model::JsonText::parse(call.editedArguments.isEmpty() ? call.arguments : call.editedArguments.bytes());
    if (!arguments)
        return names;
    for (const model::JsonView &name : model::JsonView::of(*arguments).members()["load"].elements())
        names.append(name.string());
    return names;
}

} // namespace

//! Calls whose loading failed, or is not in the conversation any more, have loaded nothing.
QList<model::ToolDeclaration> Toolset::declarations(const model::Switches &switches, const model::InvocationHistory &history) const
{
    const QList<InvokerPointer> onDemand = deferred(switches);
    QList<InvokerPointer> loaded;
    QHash<QString, QStringList> called;
    for (qsizetype index = 0; index < history.size() && !onDemand.isEmpty(); ++index) {
        const model::Canister &canister = *history.at(index);
        if (canister.invocation && isOutdatedBy(canister.invocation->name))
            called.insert(canister.invocation->id, loadedBy(*canister.invocation));
        const bool isDone = canister.result && !canister.result->error;
        for (const QString &name : isDone ? called.take(canister.result->invocation) : QStringList()) {
            const InvokerPointer invoker = findInvoker(name);
            if (onDemand.contains(invoker) && !loaded.contains(invoker))
                loaded.append(invoker);
        }
    }
    QList<model::ToolDeclaration> all = declarations(switches);
    // Each by the name that no other tool has, so that one that is loaded later changes no name.
    for (const InvokerPointer &invoker : std::as_const(loaded))
        all.append(declarationOf(*invoker, wireName(*invoker)));
    return all;
}

bool Toolset::isOutdatedBy(const QString &tool) const
{
    return tool == findToolsName;
}

//! Where several ensembles bound a turn, the narrowest bound holds.
model::GuardSettings Toolset::limits(const model::Switches &switches) const
{
    model::GuardSettings limits;
    for (const Ensemble &ensemble : m_ensembles) {
        const auto isUsed = [&](const InvokerPointer &invoker) { return isOn(*invoker, switches); };
        if (std::any_of(ensemble.invokers.begin(), ensemble.invokers.end(), isUsed))
            limits = limits.stricter(ensemble.limits);
    }
    return limits;
}

void Toolset::nameForWire()
{
    QHash<QString, int> uses;
    for (const Ensemble &ensemble : m_ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers)
            uses[invoker->name] += 1;
    }
    for (const Ensemble &ensemble : m_ensembles) {
        for (const InvokerPointer &invoker : ensemble.invokers) {
            QString wire = uses.value(invoker->name) == 1 ? invoker->name : scopedWireName(*invoker);
            // `a__b` may be a tool's bare name as well, and different characters may have become the same one.
            for (int number = 2; m_byWireName.contains(wire) || (wire != invoker->name && uses.contains(wire)); ++number)
                wire = shortened(scopedWireName(*invoker) + u'_' + QString::number(number));
            m_wireNames.insert(invoker->scopedName(), wire);
            m_byWireName.insert(wire, invoker);
        }
    }
}

qint64 estimatedTokens(const QList<InvokerPointer> &invokers)
{
    QList<model::ToolDeclaration> all;
    for (const InvokerPointer &invoker : invokers)
        all.append(declarationOf(*invoker, scopedWireName(*invoker)));
    return model::loadOf(all).total();
}

} // namespace invocables
