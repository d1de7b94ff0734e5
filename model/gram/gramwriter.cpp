// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/gram/gramwriter.h"

#include "model/basics/overloaded.h"
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

//! Where a text begins with `//` behind blanks, which some readers of gram take for a comment even there; -1 where it does not.
qsizetype slashesAt(QStringView text)
{
    const auto first = std::find_if_not(text.begin(), text.end(), gram::isBlank) - text.begin();
    return text.sliced(first).startsWith(u"//") ? first : -1;
}

//! A text that gives the same again between fences.
bool canBeFenced(const QString &text)
{
    const bool isBlank = std::all_of(text.begin(), text.end(), gram::isBlank);
    return !isBlank && !text.contains(u"```") && !text.contains(u'\r') && !text.startsWith(u'\n');
}

bool isTrueOrFalse(const QString &name)
{
    return name == u"true" || name == u"false";
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

void GramWriter::subject(const Subject &subject, bool isDeclaring, int indent)
{
    if (!subject.identity.isEmpty())
        identifier(subject.identity);
    for (const QString &label : subject.labels) {
        put(isDeclaring ? u"::"_s : u":"_s);
        if (gram::isSymbol(label))
            put(label);
        else
            quoted(label, u'`');
    }
    if (subject.properties.isEmpty())
        return;
    if (!subject.identity.isEmpty() || !subject.labels.isEmpty())
        put(u" ");
    record(subject.properties, indent);
}

void GramWriter::record(const GramProperties &properties, int indent)
{
    const bool isFlat = fits(
        [&] {
            put(u"{");
            for (qsizetype index = 0; index < properties.size() && !m_isTooLong; ++index) {
                if (index > 0)
                    put(u", ");
                property(properties[index], false);
            }
            put(u"}");
        },
        3);
    if (isFlat)
        return;
    put(u"{");
    for (qsizetype index = 0; index < properties.size(); ++index) {
        line(indent + 2);
        property(properties[index], false);
        if (index + 1 < properties.size())
            put(u",");
    }
    line(indent);
    put(u"}");
}

void GramWriter::property(const GramProperty &property, bool isInLine)
{
    key(property.key);
    put(u": ");
    value(property.value, isInLine, false);
}

void GramWriter::identifier(const QString &name)
{
    if (gram::isSymbol(name) || gram::isInteger(name))
        put(name);
    else
        quoted(name, u'`');
}

void GramWriter::key(const QString &name)
{
    if (gram::isSymbol(name))
        put(name);
    else
        quoted(name, u'"');
}

void GramWriter::value(const GramValue &value, bool isInLine, bool isScalar)
{
    std::visit(Overloaded {
                   [&](bool truth) { put(truth ? u"true"_s : u"false"_s); },
                   [&](const GramNumber &one) { number(one); },
                   [&](const QString &one) { text(one, isInLine); },
                   [&](const GramSymbol &one) { symbol(one.name); },
                   [&](const GramTagged &one) { tagged(one, isInLine); },
                   [&](const GramRange &one) { range(one); },
                   [&](const GramValue::Array &one) {
                       if (isScalar)
                           refuse(GramWriterTexts::tr("a list within a list or a map"));
                       else
                           array(one);
                   },
                   [&](const GramProperties &one) {
                       if (isScalar)
                           refuse(GramWriterTexts::tr("a map within a list or a map"));
                       else
                           map(one);
                   },
               },
        value.variant());
}

void GramWriter::number(const GramNumber &number)
{
    using gram::NumberKind;
    const QString &spelling = number.spelling;
    bool isRight = false;
    switch (number.kind) {
    case GramNumber::Kind::Integer:
        isRight = gram::isNumber(spelling, NumberKind::Integer) || gram::isNumber(spelling, NumberKind::Hexadecimal)
            || gram::isNumber(spelling, NumberKind::Octal);
        break;
    case GramNumber::Kind::Decimal: isRight = gram::isNumber(spelling, NumberKind::Decimal); break;
    case GramNumber::Kind::Measurement: isRight = gram::isNumber(spelling, NumberKind::Measurement); break;
    }
    if (!isRight)
        refuse(GramWriterTexts::tr("the number “%1”").arg(spelling));
    put(spelling);
}

void GramWriter::range(const GramRange &range)
{
    if (!range.lower && !range.upper)
        refuse(GramWriterTexts::tr("a range without ends"));
    if (range.lower)
        number(*range.lower);
    put(range.lower && range.upper ? u".."_s : u"..."_s);
    if (range.upper)
        number(*range.upper);
}

void GramWriter::symbol(const QString &name)
{
    if (!gram::isSymbol(name) || isTrueOrFalse(name))
        refuse(GramWriterTexts::tr("the symbol “%1”").arg(name));
    put(name);
}

void GramWriter::tagged(const GramTagged &tagged, bool isInLine)
{
    // Only a fence may have these two as its tag.
    const bool mustBeFenced = isTrueOrFalse(tagged.tag);
    const bool mayBeFenced = canBeFenced(tagged.text) && !m_isOneLine;
    if (!gram::isSymbol(tagged.tag) || (mustBeFenced && !mayBeFenced))
        refuse(GramWriterTexts::tr("the tag “%1”").arg(tagged.tag));
    if (mayBeFenced && (mustBeFenced || (tagged.text.contains(u'\n') && !isInLine))) {
        fence(tagged.tag, tagged.text);
        return;
    }
    put(tagged.tag);
    quoted(tagged.text, u'`');
}

void GramWriter::text(const QString &text, bool isInLine)
{
    if (text.contains(u'\n') && canBeFenced(text) && !isInLine && !m_isOneLine)
        fence({}, text);
    else
        quoted(text, u'"');
}

void GramWriter::fence(const QString &tag, const QString &text)
{
    if (m_isTrying) {
        m_isTooLong = true;
        return;
    }
    m_out += u"```"_s + tag + u'\n' + text + u"\n```"_s;
    m_line = m_out.size() - 3;
}

void GramWriter::array(const GramValue::Array &array)
{
    if (array.isEmpty())
        refuse(GramWriterTexts::tr("an empty list"));
    put(u"[");
    for (qsizetype index = 0; index < array.size() && !m_isTooLong; ++index) {
        if (index > 0)
            put(u", ");
        value(array[index], true, true);
    }
    put(u"]");
}

void GramWriter::map(const GramProperties &map)
{
    put(u"{");
    for (qsizetype index = 0; index < map.size() && !m_isTooLong; ++index) {
        if (index > 0)
            put(u", ");
        key(map[index].key);
        put(u": ");
        value(map[index].value, true, true);
    }
    put(u"}");
}

void GramWriter::quoted(QStringView text, QChar quote)
{
    if (m_isTrying && m_out.size() + text.size() + 2 > m_limit) {
        m_isTooLong = true;
        return;
    }
    const qsizetype slashes = slashesAt(text);
    QString written(quote);
    for (qsizetype at = 0; at < text.size(); ++at) {
        switch (text[at].unicode()) {
        case u'\\': written += u"\\\\"; break;
        case u'\n': written += u"\\n"; break;
        case u'\r': written += u"\\r"; break;
        case u'\t': written += u"\\t"; break;
        case u'\b': written += u"\\b"; break;
        case u'\f': written += u"\\f"; break;
        default:
            if (text[at] == quote || (slashes >= 0 && (at == slashes || at == slashes + 1)))
                written += u'\\';
            written += text[at];
        }
    }
    put(written + quote);
}

} // namespace model
