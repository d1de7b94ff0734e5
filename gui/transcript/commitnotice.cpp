// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/commitnotice.h"

#include "model/basics/privatefile.h"
#include "model/conversation/canister.h"
#include "model/conversation/canisterjson.h"
#include "model/session/session.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QObject>
#include <QPointer>
#include <QPushButton>
#include <QSaveFile>
#include <QThreadPool>

#include <functional>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

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
    QThreadPool::globalInstance()->start([path, canisters, guard = QPointer<QObject>(context), done = std::move(done)] {
        const auto result = writeCanisters(path, canisters);
        // The application outlives its workers; the context is looked at in its own thread only.
        QMetaObject::invokeMethod(
            qApp,
            [guard, done, result] {
                if (guard)
                    done(result);
            },
            Qt::QueuedConnection);
    });
}

} // namespace

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

} // namespace gui
