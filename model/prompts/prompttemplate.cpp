// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "model/prompts/prompttemplate.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct PromptTemplateTexts {
    Q_DECLARE_TR_FUNCTIONS(PromptTemplate)
};

constexpr int deepestPieces = 16;
//! Pieces and elements that are gone through for one text.
constexpr int mostPromptSteps = 200'000;

} // namespace

//! A part of the text: words, the place of a variable, a choice among branches, or what is repeated.
struct PromptTemplate::Piece {
    enum class Kind { Words, Place, Choice, Loop };
    struct Branch {
        //! None: in any other case.
        std::optional<PromptCondition> condition;
        Pieces pieces;
    };

    Kind kind = Kind::Words;
    //! The words; the name of the variable.
    QString text = {};
    //! Of a loop: what an element is called in it.
    QString element = {};
    //! Of a loop the one.
    QList<Branch> branches = {};
};

struct PromptTemplate::Filling {
    QString text;
    int steps = 0;

    bool hasRoom() const { return text.size() <= longestResult && steps <= mostPromptSteps; }
};

//! Reads a template line by line. Used within PromptTemplate::parse.
class PromptTemplateParser
{
public:
    PromptTemplateParser(const QString &text, const QStringList &names)
        : m_lines(text.split(u'\n'))
        , m_names(names)
    {
    }

    PromptTemplate::Pieces read(int depth = 0);
    const std::optional<PromptTemplate::Fault> &fault() const { return m_fault; }
    const QStringList &used() const { return m_used; }
    void failUnlessAtEnd();

private:
    using Piece = PromptTemplate::Piece;

    void readChoice(PromptTemplate::Pieces &pieces, const QString &condition, int depth);
    void readLoop(PromptTemplate::Pieces &pieces, const QString &rest, int depth);
    void addLine(PromptTemplate::Pieces &pieces, const QString &line);
    void addWords(PromptTemplate::Pieces &pieces, const QString &words);
    std::optional<PromptCondition> condition(const QString &text);
    void fail(const QString &what);
    bool isFaulty() const { return m_fault.has_value(); }

    const QStringList m_lines;
    QStringList m_names;
    //! Those among them that loops give their elements.
    QStringList m_elements;
    QStringList m_used;
    qsizetype m_at = 0;
    //! The word of the line that ended the last read(), and what stands behind it.
    QString m_word;
    QString m_rest;
    std::optional<PromptTemplate::Fault> m_fault;
};

void PromptTemplateParser::fail(const QString &what)
{
    if (!m_fault)
        m_fault = PromptTemplate::Fault {int(std::min(std::max<qsizetype>(m_at, 1), m_lines.size())), what};
    m_at = m_lines.size();
    m_word.clear();
}

void PromptTemplateParser::failUnlessAtEnd()
{
    if (!m_word.isEmpty())
        fail(PromptTemplateTexts::tr("“% %1” ends nothing that was begun").arg(m_word));
}

//! Up to the end or a line that belongs to what is around it.
PromptTemplate::Pieces PromptTemplateParser::read(int depth)
{
    static const QRegularExpression control(uR"(^\s*%\s*(if|elif|else|endif|for|endfor)\b(.*)$)"_s);
    PromptTemplate::Pieces pieces;
    if (depth > deepestPieces)
        fail(PromptTemplateTexts::tr("conditions are nested too deeply"));
    m_word.clear();
    bool isVerbatim = false;
    while (m_at < m_lines.size()) {
        const QString line = m_lines.at(m_at++);
        const QString end = m_at < m_lines.size() ? u"\n"_s : QString();
        const bool isFence = line.trimmed() == (isVerbatim ? "</%text>"_L1 : "<%text>"_L1);
        isVerbatim ^= isFence;
        if (isFence)
            continue;
        const QRegularExpressionMatch match = isVerbatim ? QRegularExpressionMatch() : control.match(line);
        if (isVerbatim)
            addWords(pieces, line + end);
        else if (!match.hasMatch())
            addLine(pieces, line + end);
        else if (match.captured(1) == "if"_L1)
            readChoice(pieces, match.captured(2), depth);
        else if (match.captured(1) == "for"_L1)
            readLoop(pieces, match.captured(2), depth);
        else {
            m_word = match.captured(1);
            m_rest = match.captured(2);
            return pieces;
        }
    }
    return pieces;
}

std::optional<PromptCondition> PromptTemplateParser::condition(const QString &text)
{
    QString written = text.trimmed();
    if (written.endsWith(u':'))
        written.chop(1);
    auto read = PromptCondition::parse(written, m_names);
    if (!read) {
        fail(read.error());
        return {};
    }
    for (const QString &name : std::as_const(m_names)) {
        if (written.contains(name) && !m_used.contains(name))
            m_used.append(name);
    }
    return *read;
}

void PromptTemplateParser::readChoice(PromptTemplate::Pieces &pieces, const QString &first, int depth)
{
    Piece choice {Piece::Kind::Choice};
    choice.branches.append({condition(first), {}});
    bool isLast = false;
    while (!isFaulty()) {
        choice.branches.last().pieces = read(depth + 1);
        if (isFaulty())
            return;
        if (m_word == u"endif")
            break;
        if (isLast || (m_word != u"elif" && m_word != u"else"))
            return fail(PromptTemplateTexts::tr("“% if” is not ended by “% endif”"));
        isLast = m_word == u"else";
        choice.branches.append({isLast ? std::nullopt : condition(m_rest), {}});
    }
    m_word.clear();
    pieces.append(choice);
}

void PromptTemplateParser::readLoop(PromptTemplate::Pieces &pieces, const QString &rest, int depth)
{
    static const QRegularExpression form(uR"(^\s*([A-Za-z_][A-Za-z0-9_]*)\s+in\s+(?:variables\.)?([A-Za-z0-9_.-]+?)\s*:?\s*$)"_s);
    const QRegularExpressionMatch match = form.match(rest);
    if (!match.hasMatch() || !m_names.contains(match.captured(2)))
        return fail(PromptTemplateTexts::tr("“% for” must be written “% for NAME in VARIABLE:”, with the name of a variable"));
    Piece loop {Piece::Kind::Loop, match.captured(2), match.captured(1)};
    m_used.append(loop.text);
    m_names.append(loop.element);
    m_elements.append(loop.element);
    loop.branches.append({{}, read(depth + 1)});
    m_names.removeLast();
    m_elements.removeLast();
    if (isFaulty())
        return;
    if (m_word != u"endfor")
        return fail(PromptTemplateTexts::tr("“% for” is not ended by “% endfor”"));
    m_word.clear();
    pieces.append(loop);
}

void PromptTemplateParser::addWords(PromptTemplate::Pieces &pieces, const QString &words)
{
    if (words.isEmpty())
        return;
    if (!pieces.isEmpty() && pieces.last().kind == Piece::Kind::Words)
        pieces.last().text += words;
    else
        pieces.append({Piece::Kind::Words, words});
}

void PromptTemplateParser::addLine(PromptTemplate::Pieces &pieces, const QString &line)
{
    static const QRegularExpression place(uR"(\$\{variables\.([A-Za-z0-9_][A-Za-z0-9_.-]*)\}|\$?\{([A-Za-z0-9_][A-Za-z0-9_.-]*)\})"_s);
    qsizetype from = 0;
    auto matches = place.globalMatch(line);
    while (matches.hasNext() && !isFaulty()) {
        const QRegularExpressionMatch match = matches.next();
        const bool isSurely = match.capturedLength(1) > 0;
        const QString name = match.captured(isSurely ? 1 : 2);
        if (!m_names.contains(name)) {
            // Bare braces need not mean a variable.
            if (isSurely)
                fail(PromptTemplateTexts::tr("there is no variable “%1”").arg(name));
            continue;
        }
        // Before the place of a variable a dollar is one; only elements are written with it as well.
        const bool keepsDollar = !isSurely && match.capturedView().startsWith(u'$') && !m_elements.contains(name);
        addWords(pieces, line.mid(from, match.capturedStart() + keepsDollar - from));
        pieces.append({Piece::Kind::Place, name});
        if (!m_used.contains(name))
            m_used.append(name);
        from = match.capturedEnd();
    }
    addWords(pieces, line.mid(from));
}

tl::expected<PromptTemplate, PromptTemplate::Fault> PromptTemplate::parse(const QString &text, const QStringList &names)
{
    PromptTemplateParser parser(text, names);
    auto pieces = std::make_shared<const Pieces>(parser.read());
    parser.failUnlessAtEnd();
    if (parser.fault())
        return tl::make_unexpected(*parser.fault());
    PromptTemplate read;
    read.m_pieces = std::move(pieces);
    read.m_used = parser.used();
    return read;
}

QStringList PromptTemplate::unused(const QStringList &names) const
{
    QStringList unused = names;
    unused.removeIf([this](const QString &name) { return m_used.contains(name); });
    return unused;
}

Result<QString> PromptTemplate::filled(const PromptValues &values) const
{
    Filling filling;
    PromptValues known = values;
    fill(*m_pieces, known, filling);
    if (!filling.hasRoom())
        return failure(ErrorCategory::Usage, PromptTemplateTexts::tr("With these values the text of the prompt becomes too long."));
    return filling.text;
}

void PromptTemplate::fill(const Pieces &pieces, PromptValues &values, Filling &filling)
{
    for (const Piece &piece : pieces) {
        ++filling.steps;
        if (!filling.hasRoom())
            return;
        switch (piece.kind) {
        case Piece::Kind::Words: filling.text += piece.text; break;
        case Piece::Kind::Place: filling.text += values.value(piece.text).text(); break;
        case Piece::Kind::Choice:
            for (const Piece::Branch &branch : piece.branches) {
                if (branch.condition && !branch.condition->holds(values))
                    continue;
                fill(branch.pieces, values, filling);
                break;
            }
            break;
        case Piece::Kind::Loop: {
            const PromptValue whole = values.value(piece.text);
            const auto *list = std::get_if<QStringList>(&whole.held);
            const PromptValues around = values;
            for (const QString &element : list ? *list : whole.isEmpty() ? QStringList() : QStringList {whole.text()}) {
                ++filling.steps;
                values.insert(piece.element, {element});
                fill(piece.branches.first().pieces, values, filling);
            }
            values = around;
            break;
        }
        }
    }
}

} // namespace model
