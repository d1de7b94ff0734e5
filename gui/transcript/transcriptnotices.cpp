// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/transcriptnotices.h"

#include "gui/transcript/noticecard.h"
#include "gui/transcript/rowtexts.h"
#include "gui/transcript/transcriptview.h"
#include "model/basics/aside.h"
#include "model/basics/privatefile.h"
#include "model/conversation/canister.h"
#include "model/conversation/canisterjson.h"
#include "model/store/checkpointstore.h"
#include "model/store/store.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QPushButton>
#include <QSaveFile>

#include <functional>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

//! The name of the tool whose failure ended the turn; empty where it is not known.
QString brokenTool(const model::TurnRecord &record)
{
    QString invocation;
    for (const model::CanisterPointer &canister : record.staged) {
        if (canister->result && canister->result->error && canister->result->error == record.error)
            invocation = canister->result->invocation;
    }
    for (const model::CanisterPointer &canister : record.staged) {
        if (canister->invocation && canister->invocation->id == invocation)
            return canister->invocation->name;
    }
    return {};
}

QString bannerTitle(const model::TurnRecord &record)
{
    // An agent that answers with nothing, say.
    if (record.error && record.error->category == model::ErrorCategory::Provider)
        return TranscriptNotices::tr("The turn was undone.");
    const QString tool = brokenTool(record);
    return tool.isEmpty() ? TranscriptNotices::tr("A tool broke, and the turn was undone.")
                          : TranscriptNotices::tr("The tool %1 broke, and the turn was undone.").arg(tool);
}

QString bannerText(const model::TurnRecord &record)
{
    QStringList lines;
    if (record.error)
        lines.append(record.error->message);
    lines.append(TranscriptNotices::tr("The conversation is as it was before your message."));
    QStringList ran;
    QStringList begun;
    for (const model::RanInvocation &invocation : record.ran) {
        const QString summary = summaryOfArguments(invocation.arguments);
        (invocation.isUnfinished() ? begun : ran).append(invocation.name + (summary.isEmpty() ? QString() : u" ("_s + summary + u')'));
    }
    if (!ran.isEmpty())
        lines.append(TranscriptNotices::tr("Already done outside, and not undone: %1.").arg(ran.join(u", "_s)));
    if (!begun.isEmpty())
        lines.append(TranscriptNotices::tr("Begun outside, and not undone as far as it got: %1.").arg(begun.join(u", "_s)));
    return lines.join(u'\n');
}

//! Writes canisters to a file as JSON Lines, one whole canister a line, on a worker thread; the file is there whole or not at all.
//! `done` is called in the window's thread while `context` lives, with a Storage error for the person where it could not be written.
void writeCanisters(const QString &path, const QList<model::CanisterPointer> &canisters, QObject *context,
    std::function<void(const model::Result<void> &)> done);

struct CanisterFileTexts {
    Q_DECLARE_TR_FUNCTIONS(gui::CanisterFile)
};

model::Result<void> writeCanisters(const QString &path, const QList<model::CanisterPointer> &canisters)
{
    QSaveFile file(path);
    bool isWritten = file.open(QIODevice::WriteOnly);
    for (const model::CanisterPointer &canister : canisters)
        isWritten = isWritten && model::writeWhole(file, model::toJson(*canister).bytes() + '\n');
    if (isWritten && model::commitWhole(file))
        return {};
    return model::failure(model::ErrorCategory::Storage, CanisterFileTexts::tr("%1 cannot be written: %2.").arg(path, file.errorString()));
}

void writeCanisters(const QString &path, const QList<model::CanisterPointer> &canisters, QObject *context,
    std::function<void(const model::Result<void> &)> done)
{
    model::runAside(
        context, [path, canisters] { return writeCanisters(path, canisters); }, std::move(done));
}

} // namespace

//! Says that the store could not take a turn, and offers to try again or to save what there is in a file. Owned by
//! TranscriptNotices; the session outlives it.
class CommitNotice final : public NoticeCard
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CommitNotice)

public:
    CommitNotice(model::Session &session, QWidget *parent);

    bool isNeeded() const;
    //! Call when the turn has changed.
    void update();

private:
    static QString unsaved(const model::Turn &turn);
    void tryAgain();
    void chooseFile();
    void save(const QString &path);

    model::Session &m_session;
};

QString CommitNotice::unsaved(const model::Turn &turn)
{
    return turn.outcome() == model::TurnState::RolledBack ? tr("A tool broke, and the turn is not undone yet.")
                                                          : tr("The answer is not saved yet.");
}

CommitNotice::CommitNotice(model::Session &session, QWidget *parent)
    : NoticeCard(Tone::Warning, u"commitNotice"_s, parent)
    , m_session(session)
{
    connect(addButton(u"commitAgainButton"_s, tr("Try a&gain")), &QPushButton::clicked, this, &CommitNotice::tryAgain);
    connect(addButton(u"saveElsewhereButton"_s, tr("Save else&where…")), &QPushButton::clicked, this, &CommitNotice::chooseFile);
}

bool CommitNotice::isNeeded() const
{
    return m_session.turn() && !m_session.turn()->commitFailure().isEmpty();
}

void CommitNotice::update()
{
    if (isNeeded())
        setTexts(unsaved(*m_session.turn()), m_session.turn()->commitFailure());
}

void CommitNotice::tryAgain()
{
    if (m_session.turn())
        m_session.turn()->tryCommitAgain();
}

void CommitNotice::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Save the answer elsewhere"));
    dialog->setObjectName(u"saveElsewhereDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("JSON Lines (*.jsonl)"));
    dialog->setDefaultSuffix(u"jsonl"_s);
    dialog->selectFile(u"answer.jsonl"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &CommitNotice::save);
    dialog->open();
}

void CommitNotice::save(const QString &path)
{
    if (!m_session.turn())
        return;
    writeCanisters(path, m_session.turn()->pending().finished(), this, [this, path](const model::Result<void> &saved) {
        const model::Turn *turn = m_session.turn();
        if (turn)
            setTexts(saved ? tr("The answer is saved in %1, but not yet in the conversation.").arg(path) : unsaved(*turn),
                saved ? turn->commitFailure() : saved.error().message);
    });
}

TranscriptNotices::TranscriptNotices(
    model::Session &session, model::Questions &questions, model::Store &store, TranscriptView &view, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_store(store)
    , m_view(view)
    , m_cards(session.id(), questions, view)
{
    makeBanner();
    makeOffer();
    m_commitNotice = new CommitNotice(session, view.viewport());
    for (NoticeCard *notice : {static_cast<NoticeCard *>(m_commitNotice), m_offer, m_banner})
        notice->standInTabOrderAfter(&view);
    connect(&session, &model::Session::turnStarted, this, &TranscriptNotices::followTurn);
    connect(&session, &model::Session::turnEnded, this, &TranscriptNotices::update, Qt::QueuedConnection);
    connect(&session, &model::Session::busyChanged, this, &TranscriptNotices::update);
    connect(&session, &model::Session::rolledBackChanged, this, &TranscriptNotices::update);
    connect(&session, &model::Session::turnEvent, this, [this](const model::TurnEvent &event) {
        // A turn of which nothing stays says nothing of the answer that stands there.
        if (const auto *end = std::get_if<model::EndEvent>(&event); end && end->state == model::TurnState::Interrupted)
            m_reason = end->error ? end->error->message : QString();
    });
    // The reason is that of the turn which has just ended, after the conversation has followed it; of others it is not known.
    for (const auto changed : {&model::Conversation::appended, &model::Conversation::replaced})
        connect(&session.conversation(), changed, this, [this] { m_reason.clear(); });
    // Whether an answer is interrupted is a matter of the path that is shown.
    connect(&session.conversation(), &model::Conversation::replaced, this, &TranscriptNotices::update, Qt::QueuedConnection);
    connect(&session.conversation(), &model::Conversation::appended, this, &TranscriptNotices::update, Qt::QueuedConnection);
    if (session.turn())
        followTurn(session.turn());
    view.setWidgets(this);
    update();
}

TranscriptNotices::~TranscriptNotices()
{
    m_view.setWidgets(nullptr);
}

void TranscriptNotices::makeBanner()
{
    m_banner = new NoticeCard(NoticeCard::Tone::Warning, u"rollbackBanner"_s, m_view.viewport());
    connect(
        m_banner->addButton(u"retryButton"_s, tr("&Retry")), &QPushButton::clicked, this, [this] { report(m_session.retryRolledBack()); });
    connect(m_banner->addButton(u"sendErrorButton"_s, tr("Send the err&or to the model instead")), &QPushButton::clicked, this,
        [this] { report(m_session.sendErrorToModel()); });
    connect(m_banner->addButton(u"restoreButton"_s, tr("Restore as a &branch")), &QPushButton::clicked, this,
        [this] { report(m_session.restoreRolledBack()); });
    m_files = m_banner->addButton(u"undoFilesButton"_s, tr("Undo its &files…"));
    connect(m_files, &QPushButton::clicked, this, [this] { Q_EMIT filesUndoRequested(m_session.rolledBack()->id); });
    connect(
        m_banner->addButton(u"dismissButton"_s, tr("&Dismiss")), &QPushButton::clicked, this, [this] { m_session.dismissRolledBack(); });
}

void TranscriptNotices::makeOffer()
{
    m_offer = new NoticeCard(NoticeCard::Tone::Plain, u"interruptedOffer"_s, m_view.viewport());
    connect(m_offer->addButton(u"continueButton"_s, tr("Co&ntinue")), &QPushButton::clicked, this,
        [this] { report(m_session.continueAnswer()); });
    connect(m_offer->addButton(u"regenerateButton"_s, tr("&Retry")), &QPushButton::clicked, this,
        [this] { report(m_session.regenerate(m_session.conversation().length() - 1)); });
}

void TranscriptNotices::report(const model::Result<void> &result)
{
    if (!result)
        Q_EMIT failed(result.error());
    else
        m_view.scrollToEnd();
}

void TranscriptNotices::followTurn(model::Turn *turn)
{
    connect(turn, &model::Turn::commitFailed, this, &TranscriptNotices::update);
    connect(turn, &model::Turn::stateChanged, this, &TranscriptNotices::update);
    m_view.scrollToEnd();
    update();
}

//! A fork may end anywhere, and nothing was interrupted then.
QString TranscriptNotices::offerText() const
{
    const model::Node *last = m_session.conversation().nodeAt(m_session.conversation().length() - 1);
    if (!last || !last->canister || last->canister->interrupted)
        return tr("This answer was interrupted. What came of it is kept.");
    return last->canister->role == model::Role::User ? tr("This message has no answer yet.") : tr("The model has not gone on from here.");
}

//! Then what is at the end of the conversation is news, and the turn that was rolled back no more.
bool TranscriptNotices::hasGoneOnSinceRollback() const
{
    const model::Node *last = m_session.conversation().nodeAt(m_session.conversation().length() - 1);
    return last && last->canister && last->canister->created > m_session.rolledBack()->started;
}

//! In the turn that was rolled back.
bool TranscriptNotices::hasWrittenFiles() const
{
    return m_session.rolledBack() && model::CheckpointStore(m_store.reader()).hasFiles(m_session.rolledBack()->id);
}

void TranscriptNotices::update()
{
    m_showsBanner = m_session.rolledBack().has_value();
    m_showsOffer = !m_session.isBusy() && m_session.isInterrupted() && (!m_showsBanner || hasGoneOnSinceRollback());
    m_offer->setTexts(m_reason, m_showsOffer ? offerText() : QString());
    m_files->setVisible(hasWrittenFiles());
    if (m_showsBanner)
        m_banner->setTexts(bannerTitle(*m_session.rolledBack()), bannerText(*m_session.rolledBack()));
    m_commitNotice->update();
    m_view.noticesChanged();
}

QList<QWidget *> TranscriptNotices::noticesAtEnd() const
{
    QList<QWidget *> notices = m_cards.withoutRow();
    if (m_showsBanner)
        notices.append(m_banner);
    if (m_showsOffer)
        notices.append(m_offer);
    if (m_commitNotice->isNeeded())
        notices.append(m_commitNotice);
    return notices;
}

} // namespace gui

#include "transcriptnotices.moc"
