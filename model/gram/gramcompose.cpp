// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramcompose.h"

#include "model/gram/agentpattern.h"
#include "model/gram/gramcheck.h"
#include "model/gram/gramparser.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct GramComposeTexts {
    Q_DECLARE_TR_FUNCTIONS(GramCompose)
};

//! The text without the record at its head, which only the beginning of a text can have; places stay as they are.
QString withoutHeader(const QString &text)
{
    const GramTree tree = GramParser::parse(text).tree;
    QString without = text;
    forEachChild(tree, 0, [&](qsizetype child) {
        const GramNode &node = tree[child];
        if (node.kind != GramNode::Kind::Record)
            return;
        // A blank for each character, which may be two units, line ends at their places.
        QString blanks;
        for (const QChar character : QStringView(text).sliced(node.begin, node.end - node.begin)) {
            if (!character.isLowSurrogate())
                blanks += character == u'\n' ? character : QChar(u' ');
        }
        without = text.first(node.begin) + blanks + text.sliced(node.end);
    });
    return without;
}

struct Introduction {
    QString name;
    TextPosition position;
};

//! The names that the patterns at the top introduce, in the order of the text.
void note(const Pattern &pattern, QList<Introduction> &introductions)
{
    const bool isPath = pattern.form == Pattern::Form::Walk || pattern.form == Pattern::Form::Relationship;
    if (!pattern.value.identity.isEmpty() && !pattern.value.isBare())
        introductions.append({pattern.value.identity, pattern.position});
    if (!isPath && pattern.form != Pattern::Form::Annotation)
        return;
    for (const Pattern &element : pattern.elements)
        note(element, introductions);
}

//! Where that name is introduced before this place; nowhere is 0:0.
TextPosition firstIntroduction(const QList<Introduction> &introductions, TextPosition position, QString *name)
{
    for (const Introduction &introduction : introductions) {
        if (introduction.position == position)
            *name = introduction.name;
    }
    const auto isNamed = [name](const Introduction &introduction) { return introduction.name == *name; };
    const auto first = std::find_if(introductions.begin(), introductions.end(), isNamed);
    return name->isEmpty() || first == introductions.end() || first->position == position ? TextPosition() : first->position;
}

} // namespace

GramCompose::Composed GramCompose::compose(const QList<Source> &sources)
{
    GramCompose compose;
    bool isRead = true;
    for (const Source &source : sources)
        isRead = compose.add(source) && isRead;
    if (isRead)
        compose.join();
    return compose.m_composed;
}

//! Each is read by itself first, so that none can spoil the next.
bool GramCompose::add(const Source &source)
{
    const GramText read = GramReader::read(source.text);
    for (const GramFault &fault : read.faults)
        m_composed.diagnostics.append(fault.diagnostic(source.path));
    if (hasErrors(read.faults))
        return false;
    QString text = QString::fromUtf8(source.text);
    if (read.document.header) {
        header(*read.document.header, source.path);
        text = withoutHeader(text);
    }
    m_parts.append({source.path, m_lines});
    m_text += text.startsWith(QChar(0xfeff)) ? QStringView(text).sliced(1) : QStringView(text);
    m_text += u'\n';
    m_lines = int(m_text.count(u'\n'));
    return true;
}

void GramCompose::header(const GramProperties &properties, const QString &path)
{
    if (!m_header)
        m_header.emplace();
    for (const GramProperty &property : properties) {
        const GramProperty *known = find(*m_header, property.key);
        if (!known)
            m_header->append(property);
        else if (known->value != property.value)
            m_composed.diagnostics.append({path, property.position, Diagnostic::Severity::Error,
                GramComposeTexts::tr("“%1” says something else in another file").arg(property.key)});
    }
}

void GramCompose::join()
{
    GramText whole = GramReader::read(QStringView(m_text));
    whole.document.header = m_header;
    QList<Introduction> introductions;
    for (const Pattern &pattern : whole.document.patterns)
        note(pattern, introductions);
    const GramFaults faults = checkGram(whole);
    QSet<std::pair<int, int>> undefined;
    for (const GramFault &fault : faults) {
        if (fault.code == u"undefined-reference")
            undefined.insert({fault.position.line, fault.position.column});
    }
    for (GramFault fault : faults) {
        // That a name stands for nothing is all there is to say of it.
        if (fault.code != u"undefined-reference" && undefined.contains({fault.position.line, fault.position.column}))
            continue;
        // In one text by itself it may mean something outside; here there is nothing outside.
        if (fault.code == u"undefined-reference")
            fault.severity = Diagnostic::Severity::Error;
        if (fault.code == u"ambiguous-reference")
            fault.message = ambiguityAt(fault.position, whole.document);
        QString name;
        const TextPosition first = fault.code == u"duplicate-element" ? firstIntroduction(introductions, fault.position, &name)
                                                                      : TextPosition();
        if (first.line > 0) {
            const Diagnostic there = diagnosticOf({{}, first, {}});
            fault.message = GramComposeTexts::tr("“%1” is already defined at %2:%3:%4")
                                .arg(name, there.file, QString::number(there.position.line), QString::number(there.position.column));
        }
        m_composed.diagnostics.append(diagnosticOf(fault));
    }
    m_composed.document = whole.document;
}

//! What the name stands for that is referred to there, each at its place in its file.
QString GramCompose::ambiguityAt(TextPosition position, const GramDocument &document) const
{
    for (const AgentPattern &agent : AgentPattern::agentsOf(document)) {
        for (const Pattern &element : agent.pattern().elements) {
            if (element.position != position)
                continue;
            QStringList places;
            for (const Pattern &tool : AgentPattern::toolsNamed(element.value.identity, document)) {
                const Diagnostic there = diagnosticOf({{}, tool.position, {}});
                places.append(u"%1:%2:%3"_s.arg(there.file, QString::number(there.position.line), QString::number(there.position.column)));
            }
            return GramComposeTexts::tr("“%1” is referred to, and defined at %2").arg(element.value.identity, places.join(u", "_s));
        }
    }
    return {};
}

Diagnostic GramCompose::diagnosticOf(const GramFault &fault) const
{
    qsizetype part = m_parts.size() - 1;
    while (part > 0 && m_parts[part].linesBefore >= fault.position.line)
        --part;
    GramFault own = fault;
    own.position.line -= m_parts.isEmpty() || fault.position.line == 0 ? 0 : m_parts[part].linesBefore;
    return own.diagnostic(m_parts.isEmpty() ? QString() : m_parts[part].path);
}

} // namespace model
