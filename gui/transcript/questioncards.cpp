// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/questioncards.h"

#include "gui/forms/formview.h"
#include "gui/shared/addressview.h"
#include "gui/shared/differencetext.h"
#include "gui/shared/wrappingrow.h"
#include "gui/transcript/transcriptview.h"
#include "model/session/conversationmodel.h"
#include "model/text/visibletext.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;
using model::Verdict;

QuestionCard::QuestionCard(model::Question &question, QWidget *parent)
    : NoticeCard(Tone::Plain, u"questionCard"_s, parent)
    , m_question(&question)
    , m_tools(new QWidget)
    , m_edit(addTool(u"editArgumentsButton"_s, tr("Edit &arguments")))
    , m_asJson(addTool(u"questionJsonButton"_s, tr("As &JSON")))
{
    connect(m_edit, &QPushButton::clicked, this, &QuestionCard::edit);
    connect(m_asJson, &QPushButton::clicked, this, &QuestionCard::switchMode);
    connect(&question, &model::Question::alsoAskedChanged, this, &QuestionCard::showAlsoAsked);
    m_asJson->hide();
    if (question.subject().kind == model::QuestionKind::Approval)
        buildApproval();
    else
        buildElicitation();
    showAlsoAsked();
}

//! The program that asked for the turn has a person of its own.
void QuestionCard::showAlsoAsked()
{
    delete std::exchange(m_alsoAsked, nullptr);
    if (!m_question || m_question->alsoAsked().isEmpty()) {
        Q_EMIT heightChanged();
        return;
    }
    m_alsoAsked = new QLabel(
        tr("Also asked of %1, where it may be answered first.").arg(model::shortened(model::visibleLine(m_question->alsoAsked()), 80)));
    m_alsoAsked->setObjectName(u"questionAlsoAsked"_s);
    m_alsoAsked->setTextFormat(Qt::PlainText);
    m_alsoAsked->setWordWrap(true);
    insertWidget(m_alsoAsked);
    m_alsoAsked->show();
    Q_EMIT heightChanged();
}

void QuestionCard::buildApproval()
{
    const model::Question::Subject &subject = m_question->subject();
    // What wants to be allowed asks for it in its first line.
    setTexts(subject.text.section(u'\n', 0, 0), subject.text.section(u'\n', 1));
    // An agent's call is allowed or refused as it is, and so is a single file.
    m_edit->setVisible(!subject.schema.isEmpty());
    showChange();
    showPreview();
    showOffered();
    showAlike();
    insertWidget(m_tools);
    addAnswer(u"allowOnceButton"_s, tr("Allow &once"), Verdict::AllowOnce);
    const bool isKept = subject.matter == model::Question::Matter::Ordinary;
    if (isKept && !subject.conversation.isEmpty())
        addAnswer(u"allowConversationButton"_s, tr("&For this conversation"), Verdict::AllowConversation);
    if (isKept)
        addAnswer(u"allowAlwaysButton"_s, tr("Al&ways"), Verdict::AllowAlways);
    if (isKept && !subject.alike.isEmpty())
        addAnswer(u"allowAlikeButton"_s, tr("Always for calls &like this"), Verdict::AllowAlike);
    addAnswer(u"refuseButton"_s, tr("&Refuse"), Verdict::Refuse);
}

void QuestionCard::buildElicitation()
{
    showAsked({});
    insertWidget(m_tools);
    if (m_question->subject().url.isEmpty()) {
        edit();
        addAnswer(u"sendAnswerButton"_s, tr("Send the a&nswer"), Verdict::AllowOnce);
    } else {
        buildAddress();
    }
    addAnswer(u"refuseButton"_s, tr("&Decline"), Verdict::Refuse);
    addAnswer(u"cancelQuestionButton"_s, tr("Cance&l"), Verdict::Cancelled);
}

void QuestionCard::buildAddress()
{
    m_tools->hide();
    insertWidget(new AddressView(m_question->subject().url));
    connect(addButton(u"openAddressButton"_s, tr("Open in the bro&wser")), &QPushButton::clicked, this, &QuestionCard::openAddress);
    m_goOn = addButton(u"goOnButton"_s, tr("Go &on"));
    m_goOn->setEnabled(false);
    connect(m_goOn, &QPushButton::clicked, this, [this] { answer(Verdict::AllowOnce); });
}

void QuestionCard::openAddress()
{
    if (!m_question)
        return;
    const bool isOpen = AddressView::openInBrowser(m_question->subject().url);
    showAsked(isOpen ? tr("Go on once you have done what is asked there.")
                     : tr("The browser could not be opened. Open the address there by hand, then go on."));
    m_goOn->setEnabled(true);
    m_goOn->setFocus();
    Q_EMIT heightChanged();
}

void QuestionCard::showAsked(const QString &remark)
{
    const model::Question::Subject &subject = m_question->subject();
    // A server may write whatever it likes into its question.
    constexpr int longestText = 4000;
    QString text = model::shortened(model::visibleSentences(subject.text), longestText);
    if (!remark.isEmpty())
        text += u'\n' + remark;
    setTexts(subject.tool.isEmpty() ? tr("A tool asks") : tr("%1 asks").arg(subject.tool), text);
}

void QuestionCard::showOffered()
{
    const model::JsonText &values = m_question->subject().values;
    const QString text = values.isEmpty() ? u"{}"_s : values.indented().toString();
    constexpr int mostLines = 10;
    m_offered = new WholeText(text, mostLines, QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_offered->view().setObjectName(u"questionValues"_s);
    m_offered->view().setAccessibleName(tr("Arguments, as JSON"));
    insertWidget(m_offered);
}

//! Which file would be written, whole, whether there is one already, and what would be different in it.
void QuestionCard::showChange()
{
    const auto &change = m_question->subject().change;
    if (!change)
        return;
    auto *file = new QLabel(change->sentences(change->lines.size()).join(u'\n'));
    file->setObjectName(u"questionFile"_s);
    file->setTextFormat(Qt::PlainText);
    file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    file->setWordWrap(true);
    insertWidget(file);
    if (change->lines.isEmpty())
        return;
    constexpr int mostLines = 16;
    auto *difference = new WholeText(differenceText(change->lines), mostLines, QTextOption::NoWrap);
    difference->view().setObjectName(u"questionDifference"_s);
    difference->view().setAccessibleName(tr("What changes in the file: − removed, + added"));
    markDifference(difference->view(), change->lines);
    insertWidget(difference);
}

//! Which calls are like this one, whole, where that can be told.
void QuestionCard::showAlike()
{
    const QString &alike = m_question->subject().alike;
    if (alike.isEmpty())
        return;
    auto *label = new QLabel(tr("Calls like this one: %1.").arg(alike));
    label->setObjectName(u"questionAlike"_s);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setWordWrap(true);
    insertWidget(label);
}

//! A command line that is longer than what stands above of it.
void QuestionCard::showPreview()
{
    constexpr qsizetype longestLine = 200;
    const QString &preview = m_question->subject().preview;
    if (preview.size() <= longestLine && !preview.contains(u'\n'))
        return;
    constexpr int mostLines = 10;
    auto *whole = new WholeText(preview, mostLines, QTextOption::WrapAtWordBoundaryOrAnywhere);
    whole->view().setObjectName(u"questionPreview"_s);
    whole->view().setAccessibleName(tr("What will run"));
    insertWidget(whole);
}

QPushButton *QuestionCard::addTool(const QString &name, const QString &text)
{
    if (!m_tools->layout()) {
        auto *row = new WrappingRow(m_tools);
        row->setContentsMargins(0, 0, 0, 0);
        row->addStretch();
    }
    auto *button = new QPushButton(text, m_tools);
    button->setObjectName(name);
    auto *row = static_cast<WrappingRow *>(m_tools->layout());
    row->insertWidget(row->count() - 1, button);
    return button;
}

void QuestionCard::edit()
{
    constexpr int mostHeight = 340;
    m_form = new FormView;
    m_form->setObjectName(u"questionForm"_s);
    m_form->reset(m_question->subject().schema.isEmpty() ? model::JsonText::trusted("{}") : m_question->subject().schema);
    if (!m_question->subject().values.isEmpty())
        m_form->setValue(m_question->subject().values);
    auto *scroll = new FormScroll(m_form, mostHeight, this);
    delete std::exchange(m_offered, nullptr);
    m_edit->hide();
    m_asJson->show();
    // The tools stay below.
    layout()->removeWidget(m_tools);
    insertWidget(scroll);
    insertWidget(m_tools);
    scroll->show();
    connect(scroll, &FormScroll::heightChanged, this, &QuestionCard::heightChanged);
    connect(m_form, &FormView::reshaped, this, &QuestionCard::orderTabs);
    orderTabs();
    Q_EMIT heightChanged();
    if (isVisible())
        m_form->focusFirst();
}

void QuestionCard::switchMode()
{
    const bool showsJson = m_form->mode() == FormView::Mode::Json;
    if (m_form->setMode(showsJson ? FormView::Mode::Fields : FormView::Mode::Json))
        m_asJson->setText(showsJson ? tr("As &JSON") : tr("As a for&m"));
    m_form->focusFirst();
}

void QuestionCard::addAnswer(const QString &name, const QString &text, Verdict verdict)
{
    connect(addButton(name, text), &QPushButton::clicked, this, [this, verdict] { answer(verdict); });
}

void QuestionCard::answer(Verdict verdict)
{
    if (!m_question)
        return;
    model::Answer answer {verdict};
    if (verdict == Verdict::Refuse || verdict == Verdict::Cancelled || !m_form || takeValues(answer))
        m_question->giveAnswer(answer);
}

//! What has been filled in, where it can be sent; where not, the card says so.
bool QuestionCard::takeValues(model::Answer &answer)
{
    answer.values = m_form->value();
    if (!m_form->hasProblems() && answer.values.isObject())
        return true;
    const bool isNoObject = !answer.values.isEmpty() && !answer.values.isObject();
    const QString why = isNoObject ? tr("It must be a JSON object.") : tr("Look at what is marked below.");
    if (m_question->subject().kind == model::QuestionKind::Elicitation)
        showAsked(tr("This cannot be sent as it is.") + u' ' + why);
    else
        setTexts(tr("This cannot be sent as it is"), why);
    if (!m_form->focusProblem())
        m_form->focusFirst();
    Q_EMIT heightChanged();
    return false;
}

namespace {

//! Invocations with open questions are among the last rows.
constexpr int searchedRows = 512;

} // namespace

QuestionCards::QuestionCards(const model::ConversationId &conversation, model::Questions &questions, TranscriptView &view)
    : m_conversation(conversation)
    , m_view(view)
{
    connect(&questions, &model::Questions::raised, this, &QuestionCards::add);
    connect(&questions, &model::Questions::settled, this, &QuestionCards::remove);
    for (model::Question *question : questions.open())
        add(question);
}

QuestionCards::~QuestionCards()
{
    qDeleteAll(m_cards);
}

QWidget *QuestionCards::find(const QString &invocation) const
{
    for (auto card = m_cards.cbegin(); card != m_cards.cend(); ++card) {
        if (card.key()->subject().invocation == invocation)
            return card.value();
    }
    return nullptr;
}

QList<QWidget *> QuestionCards::withoutRow() const
{
    QList<QWidget *> cards;
    for (auto card = m_cards.cbegin(); card != m_cards.cend(); ++card) {
        if (rowOf(card.key()->subject().invocation) < 0)
            cards.append(card.value());
    }
    return cards;
}

void QuestionCards::add(model::Question *question)
{
    const model::QuestionKind kind = question->subject().kind;
    const bool isForACard = kind == model::QuestionKind::Approval || kind == model::QuestionKind::Elicitation;
    // One that was open already may be told of as raised.
    if (!isForACard || question->subject().conversation != m_conversation || m_cards.contains(question))
        return;
    auto *card = new QuestionCard(*question, m_view.viewport());
    card->standInTabOrderAfter(&m_view);
    m_cards.insert(question, card);
    connect(card, &QuestionCard::heightChanged, this, [this, invocation = question->subject().invocation] { update(invocation); });
    QAccessibleEvent asked(card, QAccessible::Alert);
    QAccessible::updateAccessibility(&asked);
    update(question->subject().invocation);
    Q_EMIT added();
}

void QuestionCards::remove(model::Question *question)
{
    QuestionCard *card = m_cards.take(question);
    if (!card)
        return;
    card->hide();
    card->deleteLater();
    update(question->subject().invocation);
}

int QuestionCards::rowOf(const QString &invocation) const
{
    const QAbstractItemModel &rows = m_view.rows();
    for (int row = rows.rowCount() - 1; row >= std::max(0, rows.rowCount() - searchedRows); --row) {
        const model::CanisterPointer canister = model::canisterAt(rows, row);
        if (canister && canister->invocation && canister->invocation->id == invocation)
            return row;
    }
    return -1;
}

void QuestionCards::update(const QString &invocation)
{
    if (const int row = rowOf(invocation); row >= 0)
        m_view.rowNeedsWidgets(row);
    m_view.noticesChanged();
}

} // namespace gui
