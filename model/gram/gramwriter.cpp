// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramwriter.h"

#include "model/gram/gramlexis.h"
#include "model/gram/gramparser.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <limits>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct GramWriterTexts {
    Q_DECLARE_TR_FUNCTIONS(GramWriter)
};

constexpr qsizetype widest = 100;
constexpr int indentation = 2;

bool areBothLeaves(const QList<Pattern> &elements)
{
    return elements.size() == 2 && elements[0].elements.isEmpty() && elements[1].elements.isEmpty();
}

//! Agents, tools and types with two elements are no relationships between them.
bool isRelationship(const Pattern &pattern)
{
    static const QStringList brackets {u"Agent"_s, u"Tool"_s, u"ToolSpecification"_s, u"Type"_s};
    const QStringList &labels = pattern.value.labels;
    return pattern.form != Pattern::Form::Bracket && pattern.form != Pattern::Form::Walk && areBothLeaves(pattern.elements)
        && std::none_of(labels.begin(), labels.end(), [](const QString &label) { return brackets.contains(label); })
        && pattern.comments.last.isEmpty() && pattern.elements[0].comments.isEmpty() && pattern.elements[1].comments.isEmpty();
}

bool isEmpty(const Subject &subject)
{
    return subject.identity.isEmpty() && subject.isBare();
}

bool hasLines(const QString &text)
{
    return text.contains(u'\n');
}

} // namespace

Result<QString> GramWriter::write(const GramDocument &document)
{
    GramWriter writer;
    writer.document(document);
    if (writer.m_out.contains(QChar(u'\0')))
        writer.refuse(GramWriterTexts::tr("a NUL character"));
    if (!writer.m_problem.isEmpty())
        return failure(ErrorCategory::Validation, GramWriterTexts::tr("This cannot be said in gram: %1.").arg(writer.m_problem));
    return writer.m_out;
}

Result<QString> GramWriter::write(const Pattern &pattern)
{
    GramWriter writer;
    writer.m_isOneLine = writer.m_isTrying = true;
    writer.m_limit = std::numeric_limits<qsizetype>::max();
    writer.pattern(pattern, 0);
    if (writer.m_out.contains(QChar(u'\0')))
        writer.refuse(GramWriterTexts::tr("a NUL character"));
    if (!writer.m_problem.isEmpty())
        return failure(ErrorCategory::Validation, GramWriterTexts::tr("This cannot be said in gram: %1.").arg(writer.m_problem));
    return writer.m_out;
}

void GramWriter::document(const GramDocument &document)
{
    if (document.header) {
        comments(document.commentsAboveHeader, 0);
        record(*document.header, 0);
        line(0);
    }
    // Patterns of several lines stand apart from their neighbours.
    bool wasLong = document.header.has_value();
    for (const Pattern &pattern : document.patterns) {
        const qsizetype begin = m_out.size();
        comments(pattern.comments.above, 0);
        top(pattern);
        const bool isLong = hasLines(m_out.sliced(begin));
        if (begin > 0 && (isLong || wasLong))
            m_out.insert(begin, u'\n');
        if (!pattern.comments.beside.isEmpty())
            put(u"  "_s + pattern.comments.beside);
        wasLong = isLong;
        line(0);
    }
    if (!document.commentsAtEnd.isEmpty() && !m_out.isEmpty())
        line(0);
    comments(document.commentsAtEnd, 0);
}

void GramWriter::comments(const QStringList &comments, int indent)
{
    for (QString comment : comments) {
        comment.replace(u'\n', u' ');
        put(comment.startsWith(u"//") ? comment : u"// "_s + comment);
        line(indent);
    }
}

void GramWriter::top(const Pattern &whole)
{
    if (isAnnotation(whole))
        annotation(whole);
    else
        pattern(whole, 0);
}

void GramWriter::annotation(const Pattern &wrapper)
{
    const Subject &value = wrapper.value;
    const Pattern &annotated = wrapper.elements.first();
    const bool isFlat = fits(
        [&] {
            bool isFirst = true;
            if (!value.identity.isEmpty() || !value.labels.isEmpty()) {
                put(u"@@");
                subject({value.identity, value.labels, {}}, wrapper.isDeclaring, 0);
                isFirst = false;
            }
            for (const GramProperty &own : value.properties) {
                put(isFirst ? u"@"_s : u" @"_s);
                put(own.key);
                put(u"(");
                this->value(own.value, true, false);
                put(u")");
                isFirst = false;
            }
            put(u" ");
            pattern(annotated, 0);
        },
        0);
    if (isFlat)
        return;
    if (!value.identity.isEmpty() || !value.labels.isEmpty()) {
        put(u"@@");
        subject({value.identity, value.labels, {}}, wrapper.isDeclaring, 0);
        line(0);
    }
    for (const GramProperty &own : value.properties) {
        put(u"@"_s + own.key + u'(');
        this->value(own.value, true, false);
        put(u")");
        line(0);
    }
    pattern(annotated, 0);
}

void GramWriter::pattern(const Pattern &pattern, int indent)
{
    Steps steps;
    if (const Pattern *first = pathOf(pattern, steps))
        path(*first, steps, indent);
    else if (pattern.elements.isEmpty())
        node(pattern.value, pattern.isDeclaring, indent);
    else
        bracket(pattern, indent);
}

void GramWriter::node(const Subject &subject, bool isDeclaring, int indent)
{
    put(u"(");
    this->subject(subject, isDeclaring, indent);
    put(u")");
}

void GramWriter::bracket(const Pattern &pattern, int indent)
{
    if (++m_depth > GramParser::deepestNesting)
        refuse(GramWriterTexts::tr("patterns nested more than %n deep", nullptr, GramParser::deepestNesting));
    // What is refused is written no further; nothing is deeper than the stack.
    if (m_problem.isEmpty() && !fits([&] { flatElements(pattern); }, 2)) {
        put(u"[");
        subject(pattern.value, pattern.isDeclaring, indent);
        put(isEmpty(pattern.value) ? u"|" : u" |");
        for (const Pattern &element : pattern.elements) {
            line(indent + indentation);
            this->element(element, indent + indentation, &element == &pattern.elements.last());
        }
        for (const QString &comment : pattern.comments.last) {
            line(indent + indentation);
            put(QString(comment).replace(u'\n', u' '));
        }
        line(indent);
        put(u"]");
    }
    --m_depth;
}

void GramWriter::flatElements(const Pattern &pattern)
{
    m_isTooLong = m_isTooLong || (!pattern.comments.last.isEmpty() && !m_isOneLine);
    put(u"[");
    subject(pattern.value, pattern.isDeclaring, 0);
    put(isEmpty(pattern.value) ? u"| " : u" | ");
    for (const Pattern &element : pattern.elements) {
        m_isTooLong = m_isTooLong || (!element.comments.isEmpty() && !m_isOneLine);
        if (m_isTooLong)
            return;
        if (&element != &pattern.elements.first())
            put(u", ");
        this->element(element, 0, true);
    }
    put(u"]");
}

//! On lines of its own its comments are written too.
void GramWriter::element(const Pattern &element, int indent, bool isLast)
{
    if (!m_isTrying)
        comments(element.comments.above, indent);
    const Subject &value = element.value;
    if (element.elements.isEmpty() && value.isBare() && !value.identity.isEmpty() && element.form != Pattern::Form::Node)
        identifier(value.identity);
    else
        pattern(element, indent);
    if (!isLast)
        put(u",");
    if (!m_isTrying && !element.comments.beside.isEmpty())
        put(u"  "_s + QString(element.comments.beside).replace(u'\n', u' '));
}

void GramWriter::path(const Pattern &first, const Steps &steps, int indent)
{
    const auto write = [&](bool isInLine) {
        node(first.value, first.isDeclaring, indent);
        for (const Step &step : steps) {
            if (m_isTrying && m_isTooLong)
                return;
            if (!isInLine)
                line(indent + indentation);
            arrow(step);
            node(step.next->value, step.next->isDeclaring, indent + indentation);
        }
    };
    if (!fits([&] { write(true); }, 2))
        write(false);
}

void GramWriter::arrow(const Step &step)
{
    const Pattern &relationship = *step.relationship;
    const bool isPlain = relationship.arrow == Pattern::Arrow::Undirected && !step.isBackward;
    const bool isLeft = step.isBackward || relationship.arrow == Pattern::Arrow::Both;
    const bool isRight = !step.isBackward && !isPlain;
    const QString family(QChar(relationship.family == u'=' || relationship.family == u'~' ? relationship.family : u'-'));
    put((isLeft ? u"<"_s : QString()) + family);
    if (!isEmpty(relationship.value)) {
        put(u"[");
        subject(relationship.value, relationship.isDeclaring, 0);
        put(u"]");
    }
    put(family + (isRight ? u">"_s : QString()));
}

const Pattern *GramWriter::pathOf(const Pattern &pattern, Steps &steps)
{
    const bool isWalk = pattern.form == Pattern::Form::Walk && isEmpty(pattern.value) && pattern.elements.size() > 1
        && std::all_of(pattern.elements.begin(), pattern.elements.end(),
            [](const Pattern &element) { return isRelationship(element) && element.comments.isEmpty(); });
    if (!isWalk && !isRelationship(pattern))
        return nullptr;
    const Pattern &first = isWalk ? pattern.elements.first() : pattern;
    const qsizetype likely = first.arrow == Pattern::Arrow::Left ? 1 : 0;
    if (!isWalk) {
        steps = {{&pattern, &pattern.elements[1 - likely], likely == 1}};
        return &pattern.elements[likely];
    }
    for (const qsizetype end : {likely, 1 - likely}) {
        steps.clear();
        if (isChain(pattern.elements, &first.elements[end], steps))
            return &first.elements[end];
    }
    return nullptr;
}

bool GramWriter::isChain(const QList<Pattern> &relationships, const Pattern *current, Steps &steps)
{
    for (const Pattern &relationship : relationships) {
        const Pattern &from = relationship.elements[0];
        const Pattern &to = relationship.elements[1];
        const bool isBackward = to == *current && (relationship.arrow == Pattern::Arrow::Left || !(from == *current));
        if (!isBackward && !(from == *current))
            return false;
        current = isBackward ? &from : &to;
        steps.append({&relationship, current, isBackward});
    }
    return true;
}

bool GramWriter::isAnnotation(const Pattern &pattern)
{
    const Subject &value = pattern.value;
    const bool isNamed = !value.identity.isEmpty() || !value.labels.isEmpty();
    const GramProperties &properties = value.properties;
    bool isWritable = pattern.elements.size() == 1 && (isNamed || !properties.isEmpty());
    QSet<QString> keys;
    for (qsizetype index = 0; index < properties.size() && isWritable; ++index) {
        isWritable = gram::isSymbol(properties[index].key) && !keys.contains(properties[index].key);
        keys.insert(properties[index].key);
    }
    return pattern.form == Pattern::Form::Annotation && isWritable && pattern.comments.last.isEmpty()
        && pattern.elements.first().comments.above.isEmpty() && pattern.elements.first().comments.beside.isEmpty();
}

bool GramWriter::fits(const std::function<void()> &write, qsizetype room)
{
    if (m_isTrying) {
        write();
        return true;
    }
    const qsizetype begin = m_out.size();
    m_isTrying = true;
    m_isTooLong = false;
    m_limit = m_line + widest - room;
    write();
    m_isTrying = false;
    if (!m_isTooLong)
        return true;
    m_out.truncate(begin);
    m_isTooLong = false;
    return false;
}

void GramWriter::put(QStringView text)
{
    if (m_isTrying && m_out.size() + text.size() > m_limit)
        m_isTooLong = true;
    else
        m_out += text;
}

void GramWriter::line(int indent)
{
    m_out += u'\n';
    m_line = m_out.size();
    m_out += QString(indent, u' ');
}

void GramWriter::refuse(const QString &problem)
{
    if (m_problem.isEmpty())
        m_problem = problem;
}

} // namespace model
