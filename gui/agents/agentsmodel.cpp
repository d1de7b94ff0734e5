// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/agents/agentsmodel.h"

#include "gui/shared/shippedtexts.h"
#include "gui/shared/tooltips.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::AgentEntry, model::CharacterState;

namespace {

struct AgentRowTexts {
    Q_DECLARE_TR_FUNCTIONS(AgentRow)
};

QString stateInWords(CharacterState state)
{
    switch (state) {
    case CharacterState::Unloaded: return AgentRowTexts::tr("not loaded");
    case CharacterState::Loading: return AgentRowTexts::tr("loading");
    case CharacterState::ValidatingTools: return AgentRowTexts::tr("its tools are being checked");
    case CharacterState::LoadedNoTools: return AgentRowTexts::tr("loaded, without tools");
    case CharacterState::LoadedWithTools: return AgentRowTexts::tr("loaded, with tools");
    case CharacterState::FailedValidation: return AgentRowTexts::tr("cannot play");
    }
    return {};
}

AgentRow::Tone toneOf(const AgentEntry &agent)
{
    switch (agent.state) {
    case CharacterState::LoadedNoTools:
    case CharacterState::LoadedWithTools: return agent.part ? AgentRow::Tone::Good : AgentRow::Tone::Warning;
    case CharacterState::FailedValidation: return AgentRow::Tone::Warning;
    default: return AgentRow::Tone::Quiet;
    }
}

//! `DuplicateName: ask_question`; the texts are the seed's, which stand in the tool tip as they are.
QString shortFault(const model::CharacterFault &fault)
{
    const qsizetype open = fault.text.indexOf(u'{');
    if (fault.type == "DuplicateName"_L1 && open >= 0)
        return fault.type + u": "_s + fault.text.mid(open + 1).remove(u'}').remove(u'\'');
    return u"%1: %2: %3"_s.arg(fault.type, fault.field, fault.text);
}

QString placed(const model::Diagnostic &diagnostic)
{
    if (diagnostic.position.line == 0)
        return diagnostic.message;
    return u"%1:%2: %3"_s.arg(diagnostic.position.line).arg(diagnostic.position.column).arg(diagnostic.message);
}

//! Each fault once: the reader makes a diagnostic of a character's fault, which says where it stands and may say more.
QStringList faultsOf(const AgentEntry &agent, bool isWhole)
{
    QStringList faults;
    QStringList said;
    for (const model::CharacterFault &fault : agent.faults) {
        const QString text = u"%1: %2: %3"_s.arg(fault.type, fault.field, fault.text);
        const auto says = [&text](const model::Diagnostic &diagnostic) { return diagnostic.message.startsWith(text); };
        if (isWhole && std::any_of(agent.diagnostics.begin(), agent.diagnostics.end(), says))
            continue;
        said.append(text);
        if (isWhole || fault.isError)
            faults.append(isWhole ? text : shortFault(fault));
    }
    for (const model::Diagnostic &diagnostic : agent.diagnostics) {
        const auto saysIt = [&diagnostic](const QString &text) { return diagnostic.message.startsWith(text); };
        if ((isWhole || diagnostic.severity == model::Diagnostic::Severity::Error) && std::none_of(said.begin(), said.end(), saysIt))
            faults.append(placed(diagnostic));
    }
    faults.removeDuplicates();
    return faults;
}

const model::Diagnostic *firstError(const model::Diagnostics &diagnostics)
{
    const auto isError = [](const model::Diagnostic &diagnostic) { return diagnostic.severity == model::Diagnostic::Severity::Error; };
    const auto found = std::find_if(diagnostics.begin(), diagnostics.end(), isError);
    return found == diagnostics.end() ? nullptr : &*found;
}

//! Works, but not as its file says now.
void tellOfEarlier(AgentRow &row, const model::Diagnostics &newerFaults)
{
    const model::Diagnostic *error = firstError(newerFaults);
    if (!error)
        return;
    row.tone = AgentRow::Tone::Warning;
    row.detail = AgentRowTexts::tr("the file has errors; its last good text is in use");
    row.fault = placed(*error);
}

QString toolTipOfLines(const QStringList &lines)
{
    QStringList shown = lines;
    shown.removeAll(QString());
    return toolTipText(shown.join(u'\n'));
}

} // namespace

QString faultOf(const AgentEntry &agent)
{
    const QStringList faults = faultsOf(agent, false);
    if (faults.size() > 1)
        return AgentRowTexts::tr("%1 (and %2 more)").arg(faults.first(), QLocale().toString(faults.size() - 1));
    return faults.value(0);
}

AgentRow AgentRow::of(const AgentEntry &agent)
{
    AgentRow row {.name = agent.name, .text = agent.shownName(), .tone = toneOf(agent)};
    // A file in which there is none.
    if (row.text.isEmpty())
        row.text = QFileInfo(agent.path).fileName();
    row.tag = agent.isCharacter ? AgentRowTexts::tr("character") : agent.form == AgentEntry::Form::Gram ? u"gram"_s : u"toml"_s;
    row.fault = faultOf(agent);
    const bool isUnderWay = row.tone == Tone::Quiet;
    row.detail = isUnderWay ? stateInWords(agent.state) : QString();
    QStringList lines {agent.title.isEmpty() ? QString() : agent.name, agent.description, stateInWords(agent.state)};
    if (agent.part && !agent.part->model.isEmpty())
        lines.append(AgentRowTexts::tr("plays with %1").arg(agent.part->model.toString()));
    if (row.tone == Tone::Good)
        tellOfEarlier(row, agent.newerFaults);
    for (const model::Diagnostic &diagnostic : agent.newerFaults)
        lines.append(placed(diagnostic));
    row.toolTip = toolTipOfLines(lines + faultsOf(agent, true) + QStringList(agent.path));
    row.path = agent.path;
    return row;
}

AgentRow AgentRow::of(const model::ToolLibrary &library)
{
    AgentRow row {.name = library.name, .text = shippedText(library.shownName())};
    if (library.match == model::ToolLibrary::Match::Exact)
        row.tag = AgentRowTexts::tr("exact");
    QStringList bindings;
    for (const model::ToolLibrary::Binding &binding : library.bindings)
        bindings.append(u"%1 → %2"_s.arg(binding.name, binding.invoker));
    if (const model::Diagnostic *error = firstError(library.diagnostics)) {
        row.fault = placed(*error);
        row.tone = Tone::Warning;
    } else {
        tellOfEarlier(row, library.newerFaults);
    }
    row.toolTip = toolTipOfLines(QStringList(library.description) + bindings + QStringList(library.path));
    row.path = library.path;
    return row;
}

AgentRow AgentRow::of(const invocables::BoundTool &tool)
{
    const bool isBound = tool.implementation && tool.fault.isEmpty();
    AgentRow row {.name = tool.specification.name, .text = tool.specification.name, .tone = isBound ? Tone::Good : Tone::Warning};
    row.tag = tool.boundTo;
    row.detail = tool.specification.signature;
    row.fault = (tool.fault.isEmpty() ? tool.warnings : QStringList(tool.fault)).join(u'\n');
    row.toolTip = toolTipOfLines({tool.specification.description, QString::fromUtf8(tool.specification.schema.bytes())});
    row.path = tool.implementation ? tool.implementation->path : QString();
    row.isCode = true;
    return row;
}

AgentRow AgentRow::everyEnsemble()
{
    return {.name = {},
        .text = AgentRowTexts::tr("every ensemble, by name"),
        .toolTip = AgentRowTexts::tr("A tool's work is done by the tool of the same name, in whichever ensemble that is.")};
}

AgentRow AgentRow::hint(const QString &text)
{
    return {.name = {}, .text = text, .isHint = true};
}

QString AgentRow::inWords() const
{
    QStringList words {tag};
    if (tone == Tone::Good)
        words.append(isCode ? AgentRowTexts::tr("bound") : AgentRowTexts::tr("loaded"));
    else if (tone == Tone::Warning)
        words.append(isCode ? AgentRowTexts::tr("not bound") : AgentRowTexts::tr("has errors"));
    words += {detail, fault};
    words.removeAll(QString());
    return words.join(u", "_s);
}

namespace {

// The internal number of a heading's index; a row's has the row of its heading.
constexpr quintptr headingLevel = ~quintptr(0);

} // namespace

void AgentsModel::setRows(Section section, const QList<AgentRow> &rows)
{
    QList<AgentRow> &own = m_rows[size_t(section)];
    if (own == rows)
        return;
    const auto isSameName = [](const AgentRow &one, const AgentRow &other) { return one.name == other.name; };
    // The same ones in another state stay where they are, so that what is picked stays picked.
    if (std::equal(own.begin(), own.end(), rows.begin(), rows.end(), isSameName)) {
        own = rows;
        return allChanged(section);
    }
    if (!own.isEmpty()) {
        beginRemoveRows(heading(section), 0, int(own.size()) - 1);
        own.clear();
        endRemoveRows();
    }
    if (rows.isEmpty())
        return;
    beginInsertRows(heading(section), 0, int(rows.size()) - 1);
    own = rows;
    endInsertRows();
}

void AgentsModel::setToolsOf(const QString &agent)
{
    if (std::exchange(m_toolsOf, agent) != agent)
        Q_EMIT dataChanged(heading(Section::Tools), heading(Section::Tools));
}

void AgentsModel::setInUse(const std::optional<QString> &agent, const std::optional<QString> &library)
{
    if (m_agent == agent && m_library == library)
        return;
    m_agent = agent;
    m_library = library;
    allChanged(Section::Agents);
    allChanged(Section::Libraries);
}

QModelIndex AgentsModel::find(Section section, const QString &name) const
{
    const QList<AgentRow> &rows = m_rows[size_t(section)];
    for (int row = 0; row < rows.size(); ++row) {
        if (rows.at(row).name == name && !rows.at(row).isHint)
            return index(row, 0, heading(section));
    }
    return {};
}

const AgentRow *AgentsModel::rowAt(const QModelIndex &index) const
{
    const auto section = sectionOf(index);
    return section ? &m_rows[size_t(*section)].at(index.row()) : nullptr;
}

std::optional<AgentsModel::Section> AgentsModel::sectionOf(const QModelIndex &index)
{
    if (!index.isValid() || index.internalId() == headingLevel)
        return {};
    return Section(index.internalId());
}

QModelIndex AgentsModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) : headingLevel);
}

QModelIndex AgentsModel::parent(const QModelIndex &index) const
{
    const auto section = sectionOf(index);
    return section ? createIndex(int(*section), 0, headingLevel) : QModelIndex();
}

int AgentsModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_rows.size());
    return sectionOf(parent) || parent.column() > 0 ? 0 : int(m_rows[size_t(parent.row())].size());
}

int AgentsModel::columnCount(const QModelIndex &) const
{
    return 1;
}

QVariant AgentsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const AgentRow *row = rowAt(index))
        return rowData(*row, *sectionOf(index), role);
    if (role == Qt::DisplayRole)
        return titleOf(Section(index.row()));
    if (role == WordRole && Section(index.row()) == Section::Tools)
        return m_toolsOf;
    return {};
}

QVariant AgentsModel::rowData(const AgentRow &row, Section section, int role) const
{
    switch (role) {
    case Qt::DisplayRole: return row.text;
    case NameRole: return row.name;
    case TagRole: return row.tag;
    case DetailRole: return row.detail;
    case FaultRole: return row.fault;
    case ToneRole: return int(row.tone);
    case WordRole: return isInUse(row, section) ? tr("in use") : QString();
    case PathRole: return row.path;
    case SectionRole: return int(section);
    case CodeRole: return row.isCode;
    case HintRole: return row.isHint;
    case Qt::ToolTipRole: return row.toolTip;
    case Qt::AccessibleDescriptionRole: return isInUse(row, section) ? tr("in use, %1").arg(row.inWords()) : row.inWords();
    default: return {};
    }
}

Qt::ItemFlags AgentsModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const AgentRow *row = rowAt(index);
    if (!row)
        return Qt::ItemIsEnabled;
    return row->isHint ? Qt::ItemNeverHasChildren : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QString AgentsModel::titleOf(Section section)
{
    switch (section) {
    case Section::Agents: return tr("Agents");
    case Section::Libraries: return tr("Libraries");
    case Section::Tools: break;
    }
    return tr("Bound tools");
}

bool AgentsModel::isInUse(const AgentRow &row, Section section) const
{
    if (row.isHint || section == Section::Tools)
        return false;
    if (section == Section::Libraries)
        return m_library == row.name && m_agent && !m_agent->isEmpty();
    return !row.name.isEmpty() && m_agent == row.name;
}

void AgentsModel::allChanged(Section section)
{
    if (const int rows = rowCount(heading(section)); rows > 0)
        Q_EMIT dataChanged(index(0, 0, heading(section)), index(rows - 1, 0, heading(section)));
}

} // namespace gui
