// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptpanel.h"

#include "gui/shared/jsonvalueview.h"
#include "gui/theme/theme.h"
#include "gui/transcript/canistereditor.h"
#include "gui/transcript/rowtexts.h"
#include "gui/transcript/transcriptnotices.h"
#include "gui/transcript/transcriptview.h"
#include "model/conversation/canister.h"
#include "model/session/conversationmodel.h"
#include "model/session/session.h"
#include "model/store/checkpointstore.h"
#include "model/store/store.h"
#include "model/store/turnstore.h"
#include "model/text/visibletext.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! An object or an array; nothing where it is another value or no JSON.
model::JsonText structured(const QByteArray &text)
{
    const QByteArray trimmed = text.trimmed();
    const bool mayBe = trimmed.startsWith('{') || trimmed.startsWith('[');
    return mayBe ? model::JsonText::parse(trimmed).value_or(model::JsonText()) : model::JsonText();
}

model::JsonText structuredOf(const model::Canister &result)
{
    for (const model::Content &content : result.contents) {
        if (const auto *data = std::get_if<model::DataContent>(&content))
            return data->json;
    }
    const QString whole = result.result && !result.result->whole.isEmpty() ? result.result->whole : result.text();
    return structured(whole.toUtf8());
}

//! What a call was given and what came of it, to look into: as trees and tables where it is JSON, else as it is. Deletes itself when it is
//! closed.
class CallValues final : public QDialog
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CallValues)

public:
    //! `result` is null where there is none.
    CallValues(const model::Invocation &call, const model::CanisterPointer &result, QWidget *parent);

private:
    QWidget *viewOf(const QString &text, const model::JsonText &json, const QString &name);
};

CallValues::CallValues(const model::Invocation &call, const model::CanisterPointer &result, QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"callValues"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(model::visibleLine(call.name));
    const QByteArray arguments = call.editedArguments.isEmpty() ? call.arguments : call.editedArguments.bytes();
    auto *tabs = new QTabWidget(this);
    tabs->setObjectName(u"callValueTabs"_s);
    tabs->addTab(viewOf(readableArguments(arguments), structured(arguments), tr("Arguments")), tr("&Arguments"));
    if (result)
        tabs->addTab(viewOf(textOfResult(*result), structuredOf(*result), tr("Result")), tr("&Result"));
    tabs->setCurrentIndex(tabs->count() - 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(tabs, 1);
    layout->addWidget(buttons);
    resize(Theme::zoomed(QSize(760, 520)));
}

QWidget *CallValues::viewOf(const QString &text, const model::JsonText &json, const QString &name)
{
    if (!json.isEmpty()) {
        auto *view = new JsonValueView(this);
        view->setJson(json);
        return view;
    }
    auto *view = new QPlainTextEdit(model::visibleText(text), this);
    view->setObjectName(u"valueText"_s);
    view->setAccessibleName(name);
    view->setReadOnly(true);
    view->setFont(Theme::fixedFont());
    return view;
}

} // namespace

TranscriptPanel::TranscriptPanel(model::Session &session, model::Questions &questions, model::Store &store, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_store(store)
    , m_model(std::make_unique<model::ConversationModel>(session))
    , m_view(new TranscriptView(*m_model))
    , m_notices(std::make_unique<TranscriptNotices>(session, questions, store, *m_view))
{
    setObjectName(u"transcriptPanel"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *bar = new FindBar(u"transcriptFindBar"_s, this);
    layout->addWidget(bar);
    layout->addWidget(m_view, 1);
    m_find = new TranscriptFind(session, store, *m_view, *bar, this);
    setFocusProxy(m_view);
    connect(m_view, &TranscriptView::actionRequested, this, &TranscriptPanel::perform);
    connect(m_view, &TranscriptView::marksActionRequested, this, &TranscriptPanel::performOn);
    connect(m_notices.get(), &TranscriptNotices::failed, this, &TranscriptPanel::failed);
    connect(m_notices.get(), &TranscriptNotices::filesUndoRequested, this, &TranscriptPanel::filesUndoRequested);
}

TranscriptPanel::~TranscriptPanel()
{
    // The view looks at the model and notices to its end.
    delete m_find;
    m_notices.reset();
    delete m_view;
}

int TranscriptPanel::here() const
{
    const int last = m_session.conversation().length() - 1;
    const int current = m_view->window()->focusWidget() == m_view ? m_view->currentRow() : -1;
    return current >= 0 && current <= last ? current : last;
}

int TranscriptPanel::wholeTo(int position) const
{
    const auto roleAt = [this](int row) {
        const model::CanisterPointer canister = model::canisterAt(*m_model, row);
        return canister ? canister->role : model::Role::User;
    };
    const int last = m_session.conversation().length() - 1;
    if (roleAt(position) != model::Role::Invocation && roleAt(position) != model::Role::Result)
        return position;
    while (position < last && roleAt(position) == model::Role::Invocation)
        ++position;
    while (position < last && roleAt(position + 1) == model::Role::Result)
        ++position;
    return position;
}

void TranscriptPanel::report(const model::Result<void> &result)
{
    if (!result)
        Q_EMIT failed(result.error());
}

void TranscriptPanel::perform(RowAction action, int row)
{
    const auto node = model::nodeAt(*m_model, row);
    if (!node)
        return;
    const auto versioned = model::versionedAt(*m_model, row);
    const bool active = node->active;
    const bool pinned = node->pinned;
    switch (action) {
    case RowAction::Edit:
        if (node->canister->role != model::Role::User)
            return edit(row);
        return Q_EMIT editRequested(row, node->canister->text());
    case RowAction::EditResult: return edit(model::valueAt<model::Node>(*m_model, row, model::ConversationModel::ResultRole).position);
    case RowAction::RunAgain: {
        const model::Invocation call = node->canister->invocation.value_or(model::Invocation());
        const model::JsonText given = model::JsonText::parse(call.arguments).value_or(model::JsonText());
        return Q_EMIT callRequested(call.name, call.editedArguments.isEmpty() ? given : call.editedArguments);
    }
    case RowAction::LookInto: {
        const auto result = model::valueAt<model::Node>(*m_model, row, model::ConversationModel::ResultRole).canister;
        (new CallValues(node->canister->invocation.value_or(model::Invocation()), result, this))->open();
        return;
    }
    case RowAction::ShowSeen: return Q_EMIT exchangesRequested(node->row, roundAt(row));
    case RowAction::Regenerate: return report(m_session.regenerate(row));
    case RowAction::Fork:
        return m_session.fork(row, this, [this](const model::Result<model::ConversationId> &made) {
            if (made)
                Q_EMIT forked(*made);
            else
                Q_EMIT failed(made.error());
        });
    case RowAction::CompareFrom: return Q_EMIT compareRequested(row);
    case RowAction::CompareVersions: return Q_EMIT versionsCompareRequested(versioned->row);
    case RowAction::UndoFiles:
        if (const auto turn = model::TurnStore(m_store.reader()).turnOf(node->row))
            Q_EMIT filesUndoRequested(*turn);
        return;
    case RowAction::UndoTurn:
        return report(m_session.undoTurn(row, [panel = QPointer<TranscriptPanel>(this)](const model::TurnId &turn) {
            if (panel && model::CheckpointStore(panel->m_store.reader()).hasFiles(turn))
                Q_EMIT panel->filesUndoRequested(turn);
        }));
    case RowAction::ShowExchanges: return Q_EMIT exchangesRequested(node->row, 0);
    case RowAction::ToggleActive: return report(m_session.setSwitches(row, !active, pinned && !active));
    case RowAction::TogglePin: return report(m_session.setSwitches(row, active || !pinned, !pinned));
    case RowAction::PreviousSibling: return report(m_session.showSibling(versioned->position, -1));
    case RowAction::NextSibling: return report(m_session.showSibling(versioned->position, 1));
    default: return;
    }
}

//! With several rows together; one edit, which is undone at once.
void TranscriptPanel::performOn(RowAction action, const QList<int> &rows)
{
    const QList<qint64> nodes = nodesOf(rows);
    if (nodes.isEmpty())
        return;
    const auto are = [this, &rows](bool model::Node::*flag) {
        return std::all_of(rows.cbegin(), rows.cend(), [&](int row) {
            const auto node = model::nodeAt(*m_model, row);
            return !node || (*node).*flag;
        });
    };
    model::ConversationEdits &edits = m_session.edits();
    switch (action) {
    case RowAction::Delete: return report(edits.remove(nodes));
    case RowAction::ToggleActive: {
        const bool active = !are(&model::Node::active);
        // What is active already keeps its pin.
        QList<int> others = rows;
        others.removeIf([&](int row) { return active && model::nodeAt(*m_model, row)->active; });
        return report(edits.setSwitches(nodesOf(others), active, false, active ? tr("Activate Canisters") : tr("Deactivate Canisters")));
    }
    case RowAction::TogglePin: {
        const bool pinned = !are(&model::Node::pinned);
        return report(edits.setSwitches(nodes, true, pinned, pinned ? tr("Pin Canisters") : tr("Unpin Canisters")));
    }
    case RowAction::MoveOut:
        return report(edits.moveOut(nodes, [panel = QPointer<TranscriptPanel>(this)](const model::ConversationId &made) {
            if (panel)
                Q_EMIT panel->forked(made);
        }));
    default: return;
    }
}

//! A call is together with its result.
QList<qint64> TranscriptPanel::nodesOf(const QList<int> &rows) const
{
    QList<qint64> nodes;
    for (const int row : rows) {
        const auto node = model::nodeAt(*m_model, row);
        if (!node || node->deleted || nodes.contains(node->row))
            continue;
        nodes.append(node->row);
        if (const auto result = model::valueAt<model::Node>(*m_model, row, model::ConversationModel::ResultRole); result.row != 0)
            nodes.append(result.row);
    }
    return nodes;
}

void TranscriptPanel::edit(int position)
{
    const auto node = model::nodeAt(*m_model, position);
    if (!node)
        return;
    const auto keep = [this, position, row = node->row](const model::Canister &canister) -> model::Result<void> {
        // Another process, or an answer, may have come between.
        const auto now = model::nodeAt(*m_model, position);
        if (!now || now->row != row)
            return model::failure(
                model::ErrorCategory::Usage, tr("The conversation has changed meanwhile: this is not on its path any more."));
        return m_session.edits().replace(position, canister);
    };
    (new CanisterEditor(*node->canister, keep, this))->open();
}

//! Which request of its turn brought forth what is in this row, or is the first to have it.
int TranscriptPanel::roundAt(int row) const
{
    const auto roleAt = [this](int at) {
        const model::CanisterPointer canister = model::canisterAt(*m_model, at);
        return canister && canister->meanwhile ? model::Role::Result : canister ? canister->role : model::Role::User;
    };
    int first = row;
    while (first > 0 && roleAt(first) != model::Role::User)
        --first;
    // An answer, the calls of it, and what came of them are one round; an answer may be nothing but calls.
    int rounds = 0;
    bool isAnswered = true;
    for (int at = first; at <= row; ++at) {
        const bool isOfModel = roleAt(at) == model::Role::Assistant || roleAt(at) == model::Role::Invocation;
        rounds += isOfModel && isAnswered ? 1 : 0;
        isAnswered = !isOfModel;
    }
    return std::max(rounds, 1);
}

} // namespace gui

#include "transcriptpanel.moc"
