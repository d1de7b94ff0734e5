// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/turnfilesdialog.h"

#include "gui/shared/differencetext.h"
#include "gui/shared/roomydelegate.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::FilePast, invocables::UndoJob, invocables::UndoneFile, invocables::UndoOutcome, invocables::UndoRequest,
    invocables::UndoState;

namespace {

//! Of larger texts no difference is made: nobody would read it.
constexpr qsizetype largestFileCompared = 1024 * 1024;
constexpr qsizetype mostHunks = 1000;

//! From what is there to what would be there again.
TurnFilesDialog::Difference fileDifference(const FilePast &past, const QByteArray &before, const QStringList &hidden)
{
    const auto now = past.look(hidden);
    if (!now)
        return {{}, {}, now.error().message};
    if (before.contains('\0') || now->bytes.contains('\0'))
        return {{}, {}, TurnFilesDialog::tr("This is not text.")};
    if (std::max(before.size(), now->bytes.size()) > largestFileCompared)
        return {{}, {}, TurnFilesDialog::tr("It is too large to be compared here.")};
    return {{now->bytes, before}, now->state.digest, TurnFilesDialog::tr("There is no difference in the text.")};
}

QString undoStateInWords(const UndoneFile &file)
{
    switch (file.verdict.state) {
    case UndoState::AsBefore: return TurnFilesDialog::tr("as before the turn");
    case UndoState::Undoable:
        if (file.undone)
            return TurnFilesDialog::tr("brought back");
        if (!file.verdict.why.isEmpty())
            return TurnFilesDialog::tr("left: %1").arg(file.verdict.why);
        return file.past.first.before.exists ? TurnFilesDialog::tr("as the turn left it")
                                             : TurnFilesDialog::tr("made by the turn; it would be deleted");
    case UndoState::Changed:
    case UndoState::NotCovered: return TurnFilesDialog::tr("left: %1").arg(file.verdict.why);
    }
    return {};
}

} // namespace

TurnFilesDialog::TurnFilesDialog(
    model::Store &store, const model::TurnId &turn, const QStringList &hiddenFolders, const QStringList &uncovered, QWidget *parent)
    : QDialog(parent)
    , m_store(store)
    , m_turn(turn)
    , m_hidden(hiddenFolders)
    , m_uncovered(uncovered)
{
    setObjectName(u"turnFilesDialog"_s);
    setWindowTitle(tr("Undo this turn's files"));
    setAttribute(Qt::WA_DeleteOnClose);
    makeParts();
    resize(Theme::zoomed(QSize(720, 520)));
    look();
}

void TurnFilesDialog::makeParts()
{
    m_text = new QLabel(tr("Looking at the files…"), this);
    m_text->setObjectName(u"turnFilesText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto *parts = new QSplitter(Qt::Vertical, this);
    m_tree = new QTreeWidget(parts);
    m_tree->setObjectName(u"turnFilesTree"_s);
    m_tree->setAccessibleName(tr("Files that tools have written in this turn, and their pieces"));
    m_tree->setHeaderHidden(true);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->setTextElideMode(Qt::ElideMiddle);
    m_difference = new QPlainTextEdit(parts);
    m_difference->setObjectName(u"turnFilesDifference"_s);
    m_difference->setAccessibleName(tr("What bringing it back changes: − removed, + added"));
    m_difference->setReadOnly(true);
    m_difference->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_difference->setFont(Theme::fixedFont());
    m_difference->setLineWrapMode(QPlainTextEdit::NoWrap);
    parts->setStretchFactor(1, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_accept = buttons->addButton(tr("&Bring back"), QDialogButtonBox::ActionRole);
    m_accept->setObjectName(u"turnFilesAccept"_s);
    m_accept->setAutoDefault(false);
    m_forth = buttons->addButton(tr("&Take this back"), QDialogButtonBox::ActionRole);
    m_forth->setObjectName(u"turnFilesForth"_s);
    m_forth->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(parts, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_accept, &QPushButton::clicked, this, &TurnFilesDialog::bringBack);
    connect(m_forth, &QPushButton::clicked, this, &TurnFilesDialog::takeBack);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &TurnFilesDialog::showDifference);
    connect(m_tree, &QTreeWidget::itemChanged, this, &TurnFilesDialog::updateButtons);
    updateButtons();
}

void TurnFilesDialog::ask(const UndoRequest &request)
{
    m_job = new UndoJob(m_store, request, this);
    updateButtons();
    connect(m_job, &UndoJob::failed, this, [this](const model::Error &error) { m_text->setText(error.message); });
    connect(m_job, &UndoJob::succeeded, this, [this, request](const UndoOutcome &outcome) { take(outcome, request); });
    // It is still there while it tells its end.
    connect(m_job, &UndoJob::finished, this, [this] {
        m_job.clear();
        updateButtons();
    });
}

void TurnFilesDialog::look()
{
    ask({m_turn, UndoRequest::Kind::Look, m_hidden});
}

void TurnFilesDialog::bringBack()
{
    ask(wanted());
}

void TurnFilesDialog::takeBack()
{
    ask({m_redo, UndoRequest::Kind::Undo, m_hidden});
}

void TurnFilesDialog::take(const UndoOutcome &outcome, const UndoRequest &request)
{
    if (request.kind == UndoRequest::Kind::Undo) {
        say(outcome);
        // Once it has come forth again there is nothing more to take back but by the turn itself.
        m_redo = request.turn == m_turn ? outcome.redo : model::TurnId();
        QMetaObject::invokeMethod(this, &TurnFilesDialog::look, Qt::QueuedConnection);
        return;
    }
    if (m_text->text() == tr("Looking at the files…")) {
        QStringList said {outcome.files.isEmpty()
                ? tr("Nothing is kept of files that this turn has written.")
                : tr("Tools have written these files in this turn. What is ticked comes back as it was.")};
        if (!m_uncovered.isEmpty())
            said += tr("What these may have written is not covered: %1").arg(m_uncovered.join(u", "_s));
        m_text->setText(said.join(u'\n'));
    }
    const int row = currentFile();
    m_files = outcome.files;
    m_differences.clear();
    {
        const QSignalBlocker quiet(m_tree);
        m_tree->clear();
        for (const UndoneFile &file : std::as_const(m_files))
            addFile(file);
        if (!m_files.isEmpty())
            m_tree->setCurrentItem(m_tree->topLevelItem(std::clamp<int>(row, 0, int(m_files.size()) - 1)));
    }
    showDifference();
    updateButtons();
}

void TurnFilesDialog::say(const UndoOutcome &outcome)
{
    const auto undone = std::count_if(outcome.files.begin(), outcome.files.end(), [](const UndoneFile &file) { return file.undone; });
    QStringList lines {tr("Files brought back: %1.").arg(QLocale().toString(undone))};
    for (const UndoneFile &file : outcome.files) {
        if (file.isLeft())
            lines += model::visibleLine(file.past.path) + u": "_s + undoStateInWords(file);
    }
    m_text->setText(lines.join(u'\n'));
}

void TurnFilesDialog::addFile(const UndoneFile &file)
{
    auto *item = new QTreeWidgetItem(m_tree, {u"%1 — %2"_s.arg(model::visibleLine(file.past.path), undoStateInWords(file))});
    item->setToolTip(0, model::visibleLine(file.past.absolute()));
    const bool canCome = file.verdict.state == UndoState::Undoable;
    item->setFlags(
        Qt::ItemIsSelectable | Qt::ItemIsEnabled | (canCome ? Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate : Qt::NoItemFlags));
    if (canCome)
        item->setCheckState(0, Qt::Checked);
}

int TurnFilesDialog::currentFile() const
{
    QTreeWidgetItem *item = m_tree->currentItem();
    return item ? m_tree->indexOfTopLevelItem(item->parent() ? item->parent() : item) : -1;
}

int TurnFilesDialog::currentHunk() const
{
    QTreeWidgetItem *item = m_tree->currentItem();
    return item && item->parent() ? item->parent()->indexOfChild(item) : -1;
}

void TurnFilesDialog::showDifference()
{
    const int row = currentFile();
    const int asked = ++m_asked;
    if (row < 0 || row >= m_files.size()) {
        showLines({}, {});
        return;
    }
    const FilePast past = m_files.at(row).past;
    if (m_files.at(row).verdict.state == UndoState::NotCovered) {
        showLines({}, m_files.at(row).verdict.why);
        return;
    }
    if (const auto known = m_differences.constFind(past.absolute()); known != m_differences.cend()) {
        showHunk(*known, currentHunk());
        return;
    }
    const auto read = [row = past.first.row](model::Database &database) { return model::CheckpointStore(database).bytes(row); };
    m_store.run(this, read, [this, past, asked](const model::Result<QByteArray> &before) {
        if (asked != m_asked)
            return;
        if (before)
            compare(past, *before);
        else
            showLines({}, before.error().message);
    });
}

void TurnFilesDialog::compare(const FilePast &past, const QByteArray &before)
{
    invocables::doOnWorker<Difference>(
        this, [past, before, hidden = m_hidden] { return fileDifference(past, before, hidden); },
        [this, asked = m_asked, path = past.absolute()](const Difference &difference) {
            if (asked == m_asked)
                took(path, difference);
        });
}

//! A file of one piece comes back whole or not at all.
void TurnFilesDialog::took(const QString &path, const Difference &difference)
{
    m_differences.insert(path, difference);
    const int row = currentFile();
    QTreeWidgetItem *file = m_tree->topLevelItem(row);
    const bool canCome = m_files.at(row).verdict.state == UndoState::Undoable && m_files.at(row).past.first.before.exists;
    const invocables::FileHunks &hunks = difference.hunks;
    const qsizetype count = canCome ? hunks.hunks().size() : 0;
    if (count > 1 && count <= mostHunks && file->childCount() == 0) {
        const QSignalBlocker quiet(m_tree);
        const Qt::CheckState state = file->checkState(0);
        for (qsizetype hunk = 0; hunk < count; ++hunk) {
            const QString size = tr("−%1 +%2").arg(QLocale().toString(hunks.count(hunk, model::DiffLine::Change::Removed)),
                QLocale().toString(hunks.count(hunk, model::DiffLine::Change::Added)));
            auto *item = new QTreeWidgetItem(file, {tr("line %1: %2").arg(QLocale().toString(hunks.lineOf(hunk))).arg(size)});
            item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren);
            item->setCheckState(0, state);
        }
        file->setExpanded(true);
    }
    showHunk(difference, currentHunk());
}

void TurnFilesDialog::showHunk(const Difference &difference, int hunk)
{
    if (hunk >= 0 && hunk < difference.hunks.hunks().size())
        showLines(difference.hunks.shown(hunk), {});
    else
        showLines(model::LineDiff::withContext(difference.hunks.lines(), 4), difference.otherwise);
}

void TurnFilesDialog::showLines(const QList<model::DiffLine> &lines, const QString &otherwise)
{
    QList<model::DiffLine> shown = lines;
    for (model::DiffLine &line : shown)
        line.text = model::visibleText(line.text);
    m_difference->setPlainText(shown.isEmpty() ? otherwise : differenceText(shown));
    markDifference(*m_difference, shown);
}

void TurnFilesDialog::updateButtons()
{
    const UndoRequest request = wanted();
    m_accept->setEnabled(!m_job && !request.only.isEmpty());
    m_forth->setEnabled(!m_job && !m_redo.isEmpty());
}

UndoRequest TurnFilesDialog::wanted() const
{
    UndoRequest request {m_turn, UndoRequest::Kind::Undo, m_hidden};
    for (int row = 0; row < m_tree->topLevelItemCount(); ++row) {
        const QTreeWidgetItem *file = m_tree->topLevelItem(row);
        if (!file->flags().testFlag(Qt::ItemIsUserCheckable) || file->checkState(0) == Qt::Unchecked)
            continue;
        const QString path = m_files.at(row).past.absolute();
        request.only += path;
        if (file->checkState(0) != Qt::PartiallyChecked)
            continue;
        invocables::UndoPart part {m_differences.value(path).digest, {}};
        for (int hunk = 0; hunk < file->childCount(); ++hunk) {
            if (file->child(hunk)->checkState(0) == Qt::Checked)
                part.hunks.insert(hunk);
        }
        request.parts.insert(path, part);
    }
    return request;
}

} // namespace gui
