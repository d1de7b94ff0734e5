// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/transcript/turnfilesdialog.h"

#include "gui/shared/differencetext.h"
#include "gui/theme/theme.h"
#include "model/store/store.h"
#include "model/text/visibletext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

using invocables::FilePast, invocables::UndoJob, invocables::UndoneFile, invocables::UndoOutcome, invocables::UndoRequest,
    invocables::UndoState;

namespace {

//! Of larger texts no difference is made: nobody would read it.
constexpr qsizetype largestFileCompared = 1024 * 1024;

struct TextDifference {
    QList<model::DiffLine> lines;
    //! What there is to say instead.
    QString otherwise;
};

//! From what is there to what would be there again.
TextDifference fileDifference(const FilePast &past, const QByteArray &before, const QStringList &hidden)
{
    const auto now = past.look(hidden);
    if (!now)
        return {{}, now.error().message};
    if (before.contains('\0') || now->bytes.contains('\0'))
        return {{}, TurnFilesDialog::tr("This is not text.")};
    if (std::max(before.size(), now->bytes.size()) > largestFileCompared)
        return {{}, TurnFilesDialog::tr("It is too large to be compared here.")};
    const auto lines = model::LineDiff::between(QString::fromUtf8(now->bytes), QString::fromUtf8(before));
    return {model::LineDiff::withContext(lines, 4), TurnFilesDialog::tr("There is no difference in the text.")};
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
                                             : TurnFilesDialog::tr("made by the turn; it would go");
    case UndoState::Changed:
    case UndoState::NotCovered: return TurnFilesDialog::tr("left: %1").arg(file.verdict.why);
    }
    return {};
}

} // namespace

TurnFilesDialog::TurnFilesDialog(model::Store &store, const model::TurnId &turn, const QStringList &hiddenFolders, QWidget *parent)
    : QDialog(parent)
    , m_store(store)
    , m_turn(turn)
    , m_hidden(hiddenFolders)
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
    m_list = new QListWidget(parts);
    m_list->setObjectName(u"turnFilesList"_s);
    m_list->setAccessibleName(tr("Files that tools have written in this turn"));
    m_difference = new QPlainTextEdit(parts);
    m_difference->setObjectName(u"turnFilesDifference"_s);
    m_difference->setAccessibleName(tr("What bringing it back changes: − goes, + comes"));
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
    connect(m_list, &QListWidget::currentRowChanged, this, &TurnFilesDialog::showDifference);
    connect(m_list, &QListWidget::itemChanged, this, &TurnFilesDialog::updateButtons);
    updateButtons();
}

void TurnFilesDialog::ask(const UndoRequest &request)
{
    m_job = new UndoJob(m_store, request, this);
    updateButtons();
    connect(m_job, &UndoJob::failed, this, [this](const model::Error &error) { m_text->setText(error.message); });
    connect(m_job, &UndoJob::succeeded, this, [this, kind = request.kind](const UndoOutcome &outcome) { take(outcome, kind); });
    // It is still there while it tells its end.
    connect(m_job, &UndoJob::finished, this, [this] {
        m_job.clear();
        updateButtons();
    });
}

void TurnFilesDialog::look()
{
    ask({m_turn, UndoRequest::Kind::Look, m_hidden, {}});
}

void TurnFilesDialog::bringBack()
{
    ask({m_turn, UndoRequest::Kind::Undo, m_hidden, ticked()});
}

void TurnFilesDialog::takeBack()
{
    ask({m_redo, UndoRequest::Kind::Undo, m_hidden, {}});
}

void TurnFilesDialog::take(const UndoOutcome &outcome, UndoRequest::Kind kind)
{
    if (kind == UndoRequest::Kind::Undo) {
        say(outcome);
        // Once it has come forth again there is nothing more to take back but by the turn itself.
        m_redo = m_redo.isEmpty() ? outcome.redo : model::TurnId();
        QMetaObject::invokeMethod(this, &TurnFilesDialog::look, Qt::QueuedConnection);
        return;
    }
    if (m_text->text() == tr("Looking at the files…"))
        m_text->setText(outcome.files.isEmpty()
                ? tr("Nothing is kept of files that this turn has written.")
                : tr("Tools have written these files in this turn. Those that are ticked come back as they were before; what commands "
                     "and other programs have written is not known here."));
    const int row = m_list->currentRow();
    m_files = outcome.files;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const UndoneFile &file : std::as_const(m_files))
            addFile(file);
    }
    m_list->setCurrentRow(std::clamp<int>(row, 0, int(m_files.size()) - 1));
    showDifference();
    updateButtons();
}

void TurnFilesDialog::say(const UndoOutcome &outcome)
{
    const auto undone = std::count_if(outcome.files.begin(), outcome.files.end(), [](const UndoneFile &file) { return file.undone; });
    QStringList lines {tr("Files brought back: %1.").arg(undone)};
    for (const UndoneFile &file : outcome.files) {
        if (file.isLeft())
            lines += model::visibleLine(file.past.path) + u": "_s + undoStateInWords(file);
    }
    m_text->setText(lines.join(u'\n'));
}

void TurnFilesDialog::addFile(const UndoneFile &file)
{
    auto *item = new QListWidgetItem(u"%1 — %2"_s.arg(model::visibleLine(file.past.path), undoStateInWords(file)), m_list);
    item->setToolTip(model::visibleLine(file.past.absolute()));
    const bool canCome = file.verdict.state == UndoState::Undoable;
    item->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled | (canCome ? Qt::ItemIsUserCheckable : Qt::NoItemFlags));
    if (canCome)
        item->setCheckState(Qt::Checked);
}

void TurnFilesDialog::showDifference()
{
    const int row = m_list->currentRow();
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
    invocables::doOnWorker<TextDifference>(
        this, [past, before, hidden = m_hidden] { return fileDifference(past, before, hidden); },
        [this, asked = m_asked](const TextDifference &difference) {
            if (asked == m_asked)
                showLines(difference.lines, difference.otherwise);
        });
}

void TurnFilesDialog::showLines(const QList<model::DiffLine> &lines, const QString &otherwise)
{
    m_difference->setPlainText(lines.isEmpty() ? otherwise : differenceText(lines));
    markDifference(*m_difference, lines);
}

void TurnFilesDialog::updateButtons()
{
    m_accept->setEnabled(!m_job && !ticked().isEmpty());
    m_forth->setEnabled(!m_job && !m_redo.isEmpty());
}

QStringList TurnFilesDialog::ticked() const
{
    QStringList paths;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            paths += m_files.at(row).past.absolute();
    }
    return paths;
}

} // namespace gui
