// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>

namespace gui {

//! A piece of a Markdown text that can be laid out alone.
struct MarkdownBlock {
    enum class Kind { Prose, Table, Code, Formula };
    Kind kind = Kind::Prose;
    //! Markdown, the bare code of a code block, the bare LaTeX of a formula.
    QString text = {};
    //! Of a code block: what follows the opening fence.
    QString language = {};
    //! Of a table: its heading and delimiter lines, which a piece that continues the table does not have in its text.
    QString tableHead = {};
    //! The last piece was cut where it had grown too long to lay out: this one goes on with the same paragraph, table, code or formula.
    bool continues = false;

    bool operator==(const MarkdownBlock &) const = default;
};

//! Cuts Markdown that arrives in any portions into blocks of bounded size, of which only the last still grows. So a streamed
//! answer costs time in proportion to its length, also as one giant paragraph or code block. It knows just enough of CommonMark
//! to find where blocks end; what is in them is for QTextDocument.
class MarkdownBlocks
{
public:
    //! No prose block or table piece is longer by much, in characters, but for a line of a table; code is cut by lines too.
    static constexpr int proseLimit = 2000;
    static constexpr int tableLineLimit = 64 * 1024;
    static constexpr int codeLimit = 3000;
    static constexpr int codeLines = 40;
    static constexpr int cellLimit = 200;

    //! \return the first block that has changed.
    int append(QStringView text);
    //! No more will come: the last line is complete.
    int finish();
    const QList<MarkdownBlock> &blocks() const { return m_blocks; }

    //! All at once.
    static QList<MarkdownBlock> split(QStringView text);
    //! Text that is no Markdown, in pieces of the same size.
    static QList<MarkdownBlock> splitPlain(QStringView text);

private:
    struct Fence {
        QChar character;
        int length = 0;
        int indent = 0;
    };

    MarkdownBlock &open();
    MarkdownBlock &begin(MarkdownBlock::Kind kind);
    void appendToLine(QStringView part);
    void cutLongLine();
    qsizetype lineLimit() const;
    bool beginFigureInLongLine();
    void endLine();
    void endProseLine(const QString &line);
    void endTableLine(QStringView line);
    void endCodeLine(QStringView line);
    void beginNextPiece();
    void beginCode(const QString &line, const Fence &fence);
    bool beginTable(const QString &line);
    bool beginFormula(QStringView line);
    void endFormulaLine();
    void becomeProse();
    void moveLineToNewBlock(const QString &line);
    bool continuesList(const QString &line) const;
    void dropLine();
    void closePiece();
    QString withoutFenceIndent(const QString &line);

    QList<MarkdownBlock> m_blocks;
    bool m_isOpen = false;
    //! Where the line under way begins in the open block.
    qsizetype m_lineStart = 0;
    //! The open block begins in the middle of a line.
    bool m_midLine = false;
    bool m_blankBefore = false;
    //! Lines or cells in the open block.
    int m_count = 0;
    //! Of the table that is open, once its head is whole.
    int m_columns = 0;
    Fence m_fence;
    //! What ends the formula under way.
    QString m_formulaEnd;
    //! Text that follows a fence within a list item is indented as that was.
    int m_strippedIndent = 0;
    int m_firstChanged = 0;
};

} // namespace gui
