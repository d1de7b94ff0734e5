// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/canistercopy.h"

#include "gui/theme/palette.h"
#include "gui/transcript/inertdocument.h"
#include "gui/transcript/markdownblocks.h"
#include "gui/transcript/rowtexts.h"
#include "model/session/conversationmodel.h"
#include "model/text/inlinetext.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <utility>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! Between fences that are longer than any in it.
QString copiedCode(const QString &text, const QString &language = {})
{
    static const QRegularExpression ticks(u"`{3,}"_s);
    qsizetype longest = 2;
    for (auto match = ticks.globalMatch(text); match.hasNext();)
        longest = std::max(longest, match.next().capturedLength());
    const QString fence(longest + 1, u'`');
    return fence + language + u'\n' + text + u'\n' + fence;
}

QString callOf(const QAbstractItemModel &rows, int row, const model::Canister &canister, CopyForm form)
{
    const model::Invocation &call = *canister.invocation;
    const QByteArray arguments = call.editedArguments.isEmpty() ? call.arguments : call.editedArguments.bytes();
    const auto result = model::valueAt<model::Node>(rows, row, model::ConversationModel::ResultRole).canister;
    const QString name = model::visibleLine(call.name);
    const QString given = readableArguments(arguments);
    const QString got = result ? textOfResult(*result) : QString();
    if (form == CopyForm::Text)
        return got.isEmpty() ? name + u' ' + given : name + u' ' + given + u"\n\n"_s + got;
    const QString asked = u"`%1`\n\n%2"_s.arg(name, copiedCode(given, u"json"_s));
    return got.isEmpty() ? asked : asked + u"\n\n"_s + copiedCode(got);
}

QString copiedContents(const QAbstractItemModel &rows, int row, const model::Canister &canister, CopyForm form)
{
    if (canister.invocation)
        return callOf(rows, row, canister, form);
    if (canister.role == model::Role::Result)
        return form == CopyForm::Markdown ? copiedCode(textOfResult(canister)) : textOfResult(canister);
    const bool isMarkdown = canister.role == model::Role::Assistant;
    return form == CopyForm::Text && isMarkdown ? withoutMarks(canister.text()) : canister.text();
}

struct CanisterCopyTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Transcript)
};

QString proseOf(const MarkdownBlock &block)
{
    InertDocument document;
    document.showMarkdown(block, Palette::light());
    return document.toPlainText();
}

//! What `textOf` makes of its blocks, as paragraphs. A very long one is left as it is.
QString joinedBlocks(const QString &markdown, const std::function<QString(const MarkdownBlock &)> &textOf)
{
    constexpr qsizetype mostRead = 256 * 1024;
    if (markdown.size() > mostRead)
        return markdown;
    QString joined;
    for (const MarkdownBlock &block : MarkdownBlocks::split(markdown))
        joined += (joined.isEmpty() || block.continues ? QString() : u"\n\n"_s) + textOf(block);
    return joined;
}

//! A line for each row; each cell after what its column is called, so that nobody has to count them.
QString spokenTable(const MarkdownBlock &block, QStringList &heading)
{
    QList<QStringList> rows = model::rowsOfTable(block.continues ? block.tableHead + block.text : block.text);
    QStringList lines;
    if (!block.continues && !rows.isEmpty()) {
        heading = rows.takeFirst();
        lines.append(CanisterCopyTexts::tr("Table: %1").arg(heading.join(u", "_s)));
    } else if (!rows.isEmpty()) {
        rows.removeFirst();
    }
    for (const QStringList &row : std::as_const(rows)) {
        QStringList cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            const QString name = heading.value(column);
            if (row.at(column).isEmpty())
                continue;
            // The first names the row.
            cells.append(column == 0 || name.isEmpty() ? row.at(column) : name + u' ' + row.at(column));
        }
        lines.append(cells.join(u", "_s).replace(u'\n', u' ') + u'.');
    }
    return lines.join(u'\n');
}

} // namespace

QString withoutMarks(const QString &markdown)
{
    return joinedBlocks(
        markdown, [](const MarkdownBlock &block) { return block.kind == MarkdownBlock::Kind::Prose ? proseOf(block) : block.text; });
}

QString asSpoken(const QString &markdown)
{
    // Of the table that is under way, whose pieces follow each other.
    QStringList heading;
    return joinedBlocks(markdown, [&heading](const MarkdownBlock &block) {
        switch (block.kind) {
        case MarkdownBlock::Kind::Prose: return proseOf(block);
        case MarkdownBlock::Kind::Table: return (block.continues ? u"\n"_s : QString()) + spokenTable(block, heading);
        case MarkdownBlock::Kind::Code:
            if (!block.continues)
                return CanisterCopyTexts::tr("Code:") + u'\n' + block.text;
            break;
        default: break;
        }
        return block.text;
    }).trimmed();
}

QString copyOf(const QAbstractItemModel &rows, const QList<int> &wanted, CopyForm form)
{
    constexpr qsizetype mostText = 64 * 1024 * 1024;
    QStringList parts;
    qsizetype size = 0;
    for (const int row : wanted) {
        const model::CanisterPointer canister = model::canisterAt(rows, row);
        if (!canister || model::valueAt<bool>(rows, row, model::ConversationModel::MergedRole))
            continue;
        const QString said = copiedContents(rows, row, *canister, form);
        const QString speaker = canister->title.isEmpty() ? speakerOf(*canister) : model::visibleLine(canister->title);
        const QString name = form == CopyForm::Markdown ? u"**%1:**\n\n"_s.arg(speaker) : speaker + u":\n"_s;
        parts += wanted.size() > 1 ? name + said : said;
        size += parts.last().size();
        if (size > mostText)
            break;
    }
    return parts.join(u"\n\n"_s);
}

} // namespace gui
