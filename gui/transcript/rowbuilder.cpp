// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/rowbuilder.h"

#include "gui/transcript/canistercopy.h"
#include "gui/transcript/rowelement.h"
#include "gui/transcript/rowelements.h"
#include "gui/transcript/rowtexts.h"
#include "model/session/conversationmodel.h"
#include "model/text/amounts.h"
#include "model/text/graphemes.h"
#include "model/text/visibletext.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gui {

using model::ConversationModel;

namespace {

//! Of what stands beside a folded canister, in characters.
constexpr qsizetype longestSummary = 200;

struct RowBuilderTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::Transcript)
};

QString joinedByDots(const QStringList &parts)
{
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(u" · "_s);
}

//! Those that run, or ran.
QByteArray argumentsOf(const model::Invocation &invocation)
{
    return invocation.editedArguments.isEmpty() ? invocation.arguments : invocation.editedArguments.bytes();
}

//! Why a result is not sent to the model; nothing where it is, or where there is none.
QString leftOutOf(const model::Node &result)
{
    if (result.active)
        return {};
    return result.superseded ? RowBuilderTexts::tr("superseded by a later call") : RowBuilderTexts::tr("not sent to the model");
}

//! What a result is written in, where that is known: an agent tells the difference that it made in a file.
QString languageOf(const model::Canister &result)
{
    for (const model::Content &content : result.contents) {
        const auto *text = std::get_if<model::TextContent>(&content);
        if (text && text->mimeType == "text/x-diff"_L1)
            return u"diff"_s;
    }
    return {};
}

//! Of the words of a model or a tool: that they are somebody else's.
QString byHandOf(const model::Canister &canister)
{
    return canister.byHand ? RowBuilderTexts::tr("written by hand") : QString();
}

} // namespace

RowBuilder::RowBuilder(const QAbstractItemModel &rows, const RowFolds &folds, const RowStyle &style)
    : m_rows(rows)
    , m_folds(folds)
    , m_style(style)
{
}

std::unique_ptr<RowLayout> RowBuilder::build(int row) const
{
    auto layout = std::make_unique<RowLayout>();
    if (row >= m_rows.rowCount()) {
        addNotices(*layout);
        return layout;
    }
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    if (!canister) {
        layout->append(std::make_unique<OfferElement>(RowAction::None, RowBuilderTexts::tr("This message cannot be read."), m_style));
        return layout;
    }
    if (const auto node = model::nodeAt(m_rows, row)) {
        layout->isActive = node->active;
        if (node->deleted) {
            addDeleted(*layout, *node);
            return layout;
        }
    }
    if (!canister->damage.isEmpty())
        addPlain(*layout, canister->damage, TextElement::Form::Plain, {TextElement::Box::Card}, true);
    switch (canister->role) {
    case model::Role::Supervisor: addSupervisor(*layout, *canister); break;
    case model::Role::User: addUser(*layout, row, *canister); break;
    case model::Role::Assistant: addAssistant(*layout, row, *canister); break;
    case model::Role::Document: addDocument(*layout, *canister); break;
    case model::Role::Invocation: addInvocation(*layout, row, *canister); break;
    case model::Role::Result:
        if (!model::valueAt<bool>(m_rows, row, ConversationModel::MergedRole))
            addResult(*layout, *canister);
        break;
    }
    return layout;
}

//! Nothing; but the way to its other versions stays.
void RowBuilder::addDeleted(RowLayout &layout, const model::Node &node) const
{
    if (node.siblings < 2)
        return;
    layout.append(std::make_unique<HeadingElement>(
        RowHeading {.detail = RowBuilderTexts::tr("deleted"), .active = false, .sibling = node.sibling, .siblings = node.siblings},
        m_style));
}

//! Above a card, which has no heading of its own.
void RowBuilder::addSwitch(RowLayout &layout, int row) const
{
    const auto node = model::versionedAt(m_rows, row);
    if (node && node->siblings > 1)
        layout.append(std::make_unique<HeadingElement>(
            RowHeading {.active = node->active, .sibling = node->sibling, .siblings = node->siblings}, m_style));
}

MarkdownSection::Extent RowBuilder::extentOf(const model::Canister &canister) const
{
    return m_folds.isOpen(canister.id, RowAction::ShowAll) ? MarkdownSection::Extent::All : MarkdownSection::Extent::InPart;
}

RowHeading RowBuilder::headingOf(int row, const model::Canister &canister) const
{
    RowHeading heading {.name = speakerOf(canister), .detail = joinedByDots({timeOf(canister.created), costAndEndOf(canister)})};
    heading.actions = {RowAction::Copy};
    const auto node = model::nodeAt(m_rows, row);
    if (!node)
        return heading;
    heading.active = node->active;
    heading.pinned = node->pinned;
    heading.sibling = node->sibling;
    heading.siblings = node->siblings;
    heading.detail = joinedByDots({heading.detail, byHandOf(canister), node->pinned ? RowBuilderTexts::tr("pinned") : QString(),
        node->active ? QString() : RowBuilderTexts::tr("not sent to the model")});
    heading.actions = {RowAction::Copy, RowAction::Edit};
    if (canister.role != model::Role::User)
        heading.actions += RowAction::Regenerate;
    heading.actions += {RowAction::Fork, RowAction::TogglePin, RowAction::Delete, RowAction::More};
    return heading;
}

void RowBuilder::addUser(RowLayout &layout, int row, const model::Canister &canister) const
{
    layout.append(std::make_unique<HeadingElement>(headingOf(row, canister), m_style));
    addPlain(
        layout, canister.text(), TextElement::Form::Plain, {TextElement::Box::User}, extentOf(canister) == MarkdownSection::Extent::All);
    addAttachments(layout, canister);
}

void RowBuilder::addAttachments(RowLayout &layout, const model::Canister &canister) const
{
    for (int index = 0; index < canister.contents.size(); ++index) {
        if (const auto *picture = std::get_if<model::ImageContent>(&canister.contents.at(index)))
            layout.append(std::make_unique<PictureElement>(Thumbnails::Key(canister.id, index), *picture, m_style));
        else if (const auto *file = std::get_if<model::FileContent>(&canister.contents.at(index)))
            layout.append(std::make_unique<FileElement>(*file, m_style));
    }
}

QString RowBuilder::thoughtTitleOf(const model::Canister &canister, bool isThinking) const
{
    if (isThinking)
        return RowBuilderTexts::tr("thinking…");
    const qint64 milliseconds = m_thoughtTimes.value(canister.id, 0);
    if (milliseconds < 500)
        return RowBuilderTexts::tr("thought");
    return RowBuilderTexts::tr("thought for %1 s").arg(QLocale().toString(double(milliseconds) / 1000, 'f', milliseconds < 10'000 ? 1 : 0));
}

void RowBuilder::addAssistant(RowLayout &layout, int row, const model::Canister &canister) const
{
    RowHeading heading = headingOf(row, canister);
    const QString thought = model::valueAt<QString>(m_rows, row, ConversationModel::ThoughtRole);
    const bool isPending = model::valueAt<bool>(m_rows, row, ConversationModel::PendingRole);
    const QString text = canister.text();
    if (!thought.isEmpty()) {
        heading.thoughtIsOpen = m_folds.isOpen(canister.id, RowAction::ToggleThought);
        heading.thought = thoughtTitleOf(canister, isPending && text.isEmpty());
        layout.tellsOfThought = true;
    }
    const bool thoughtIsOpen = heading.thoughtIsOpen;
    layout.append(std::make_unique<HeadingElement>(std::move(heading), m_style));
    if (thoughtIsOpen)
        addPlain(layout, thought, TextElement::Form::Plain, {TextElement::Box::Card}, extentOf(canister) == MarkdownSection::Extent::All);
    auto section = std::make_unique<MarkdownSection>(layout, m_style, extentOf(canister), m_folds.sightsOf(canister.id));
    section->grow(text);
    if (isPending)
        layout.streaming = std::move(section);
    else
        section->finish();
    // Some models draw.
    if (!isPending)
        addAttachments(layout, canister);
}

void RowBuilder::addInvocation(RowLayout &layout, int row, const model::Canister &canister) const
{
    if (!canister.invocation)
        return;
    const model::Invocation &invocation = *canister.invocation;
    const auto state = model::valueAt<model::InvocationState>(m_rows, row, ConversationModel::StateRole);
    const auto resultNode = model::valueAt<model::Node>(m_rows, row, ConversationModel::ResultRole);
    const model::CanisterPointer &result = resultNode.canister;
    const QString resultText = result ? textOfResult(*result) : QString();
    const bool isOpen = m_folds.isOpen(canister.id, RowAction::ToggleOpen);

    const QByteArray arguments = argumentsOf(invocation);
    CardLine line {
        .dot = dotOf(state), .name = model::visibleLine(invocation.name), .summary = summaryOfArguments(arguments), .isOpen = isOpen};
    const auto plan = planTextOf(invocation);
    if (plan) {
        line.summary = plan->summary;
        line.isOpen = true;
    }
    const QString measured = result && result->result ? sizeAndTime(resultText.size(), result->result->milliseconds) : QString();
    const QString leftOut = leftOutOf(resultNode);
    line.isDim = !leftOut.isEmpty();
    const QString byHand = byHandOf(canister).isEmpty() && result ? byHandOf(*result) : byHandOf(canister);
    line.detail = joinedByDots({leftOut, byHand, wordFor(state), model::valueAt<QString>(m_rows, row, ConversationModel::LifecycleRole),
        confinementOf(result.get()), measured});
    if (state == model::InvocationState::Running)
        line.progress = model::valueAt<double>(m_rows, row, ConversationModel::ProgressRole);
    addSwitch(layout, row);
    layout.append(std::make_unique<CardElement>(std::move(line), m_style));
    if (isOpen)
        addCallDetails(layout, canister, result.get());
    else if (plan)
        addPlain(layout, plan->lines, TextElement::Form::Plain, {TextElement::Box::Card, false, true}, true);
    if (QWidget *card = m_widgets ? m_widgets->cardFor(invocation.id) : nullptr)
        layout.append(std::make_unique<WidgetElement>(card));
}

//! `result` is null while there is none.
void RowBuilder::addCallDetails(RowLayout &layout, const model::Canister &call, const model::Canister *result) const
{
    struct Part {
        QString title;
        QString text;
        QString language = {};
        //! What somebody has said, not the program.
        bool isSaid = true;
        TextElement::Form form = TextElement::Form::Code;
    };
    QList<Part> parts {{RowBuilderTexts::tr("Arguments"), readableArguments(argumentsOf(*call.invocation)), u"json"_s}};
    const model::ResultState state = result && result->result ? *result->result : model::ResultState();
    const QString title = state.error ? RowBuilderTexts::tr("Error")
        : state.reused                ? reuseOf(*state.reused)
                                      : RowBuilderTexts::tr("Result");
    if (const QString text = result ? textOfResult(*result) : QString(); !text.isEmpty())
        // What the program says of an error, in the language of the window, is no code.
        parts.append({title, text, languageOf(*result), true,
            state.error && !state.display.isEmpty() ? TextElement::Form::Columns : TextElement::Form::Code});
    if (!state.steps.isEmpty())
        parts.append({RowBuilderTexts::tr("Steps"), tableOfSteps(state.steps), {}, false, TextElement::Form::Columns});
    if (!state.lifecycle.isEmpty())
        parts.append({RowBuilderTexts::tr("Life cycle"), state.lifecycle.join(u" → "_s), {}, false});
    const bool showAll = extentOf(call) == MarkdownSection::Extent::All;
    for (const Part &part : parts) {
        const int first = layout.count();
        addPlain(layout, part.title, TextElement::Form::Plain, {TextElement::Box::Card, false, false}, showAll);
        const int below = layout.count();
        addPlain(layout, part.text, part.form, {TextElement::Box::Card, false, &part == &parts.last()}, showAll, part.language);
        for (int element = first; element < (part.isSaid ? below : layout.count()); ++element)
            layout.at(element).leaveOutOfSearch();
    }
    if (result)
        addAttachments(layout, *result);
}

void RowBuilder::addFolded(RowLayout &layout, const model::Canister &canister, CardLine line, const QString &text) const
{
    line.isOpen = m_folds.isOpen(canister.id, RowAction::ToggleOpen);
    line.isEmpty = text.isEmpty();
    const bool isOpen = line.isOpen && !line.isEmpty;
    layout.append(std::make_unique<CardElement>(std::move(line), m_style));
    if (isOpen)
        addPlain(layout, text, TextElement::Form::Code, {TextElement::Box::Card, false, true},
            extentOf(canister) == MarkdownSection::Extent::All);
}

void RowBuilder::addSupervisor(RowLayout &layout, const model::Canister &canister) const
{
    const QString text = canister.text();
    addFolded(layout, canister, {.name = speakerOf(canister), .summary = model::beginningOf(text, longestSummary)}, text);
}

void RowBuilder::addDocument(RowLayout &layout, const model::Canister &canister) const
{
    const QString text = canister.text();
    const QString size = model::sizeInWords(text.size());
    addFolded(layout, canister, {.name = canister.title, .summary = model::beginningOf(text, longestSummary), .detail = size}, text);
    addAttachments(layout, canister);
}

void RowBuilder::addResult(RowLayout &layout, const model::Canister &canister) const
{
    const QString text = textOfResult(canister);
    const bool failed = canister.result && canister.result->error;
    addFolded(layout, canister,
        {.dot = failed ? CardLine::Dot::Bad : CardLine::Dot::Good,
            .name = speakerOf(canister),
            .summary = model::beginningOf(text, longestSummary)},
        text);
}

void RowBuilder::addPlain(
    RowLayout &layout, const QString &text, TextElement::Form form, TextElement::Frame frame, bool showAll, const QString &language) const
{
    constexpr int piecesShown = 8;
    QList<MarkdownBlock> pieces = MarkdownBlocks::splitPlain(text);
    const bool isCut = !showAll && pieces.size() > piecesShown;
    if (isCut)
        pieces.resize(piecesShown);
    TextElement *before = nullptr;
    for (int index = 0; index < pieces.size(); ++index) {
        pieces[index].language = language;
        const TextElement::Frame part {frame.box, frame.first && index == 0, frame.last && index == pieces.size() - 1};
        auto element = std::make_unique<TextElement>(pieces.at(index), form, part, m_style, before);
        before = element.get();
        layout.append(std::move(element));
    }
    if (isCut)
        layout.append(std::make_unique<OfferElement>(RowAction::ShowAll, labelOf(RowAction::ShowAll), m_style));
}

void RowBuilder::addNotices(RowLayout &layout) const
{
    for (QWidget *widget : m_widgets ? m_widgets->noticesAtEnd() : QList<QWidget *>())
        layout.append(std::make_unique<WidgetElement>(widget));
}

QString RowBuilder::titleOf(int row) const
{
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    if (!canister)
        return {};
    constexpr qsizetype mostShown = 80;
    const QString beginning = canister->invocation ? callOf(row, *canister)
                                                   : model::wholeCharacters(canister->text(), mostShown).simplified();
    const QString said = beginning.isEmpty() ? canister->title : beginning;
    return u"%1, %2: %3"_s.arg(speakerOf(*canister), timeOf(canister->created), said);
}

//! A call in words: the tool, what it is given, how it stands.
QString RowBuilder::callOf(int row, const model::Canister &canister) const
{
    const auto state = model::valueAt<model::InvocationState>(m_rows, row, ConversationModel::StateRole);
    const auto result = model::valueAt<model::Node>(m_rows, row, ConversationModel::ResultRole);
    return joinedByDots({model::visibleLine(canister.invocation->name), summaryOfArguments(argumentsOf(*canister.invocation)),
        state == model::InvocationState::Done ? RowBuilderTexts::tr("done") : wordFor(state),
        model::valueAt<QString>(m_rows, row, ConversationModel::LifecycleRole), confinementOf(result.canister.get()), leftOutOf(result)});
}

QString RowBuilder::readingTextOf(int row) const
{
    constexpr qsizetype mostRead = 1024 * 1024;
    const model::CanisterPointer canister = model::canisterAt(m_rows, row);
    if (!canister)
        return {};
    if (!canister->invocation) {
        const QString text = canister->role == model::Role::Assistant ? asSpoken(textOfResult(*canister)) : textOfResult(*canister);
        const QString said = joinedByDots({canister->damage, text});
        return u"%1: %2"_s.arg(speakerOf(*canister), said).left(mostRead);
    }
    QStringList parts {callOf(row, *canister)};
    const model::CanisterPointer result = model::valueAt<model::Node>(m_rows, row, ConversationModel::ResultRole).canister;
    if (result)
        parts.append(textOfResult(*result));
    // As it is seen; else every call would be followed by how long each of its steps took.
    const bool isOpen = m_folds.isOpen(canister->id, RowAction::ToggleOpen);
    if (isOpen && result && result->result && !result->result->steps.isEmpty())
        parts.append(tableOfSteps(result->result->steps));
    if (result && result->result && !result->result->lifecycle.isEmpty())
        parts.append(result->result->lifecycle.join(u" → "_s));
    return parts.join(u'\n').left(mostRead);
}

} // namespace gui
