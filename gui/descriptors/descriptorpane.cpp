// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorpane.h"

#include "gui/descriptors/comparedialog.h"
#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/diagnosticsmodel.h"
#include "gui/descriptors/editorcompletion.h"
#include "gui/descriptors/editorsearch.h"
#include "gui/descriptors/livecheck.h"
#include "gui/shared/findbar.h"
#include "gui/shared/userprompts.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "invocables/basics/worker.h"
#include "model/descriptors/quickfix.h"
#include "model/descriptors/tomlformatter.h"
#include "model/gram/gramformat.h"
#include "model/text/moments.h"

#include <QFile>
#include <QFileInfo>
#include <QFrame>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

//! Shown where the open file has been changed here and by another program: which of the two is to stay. Owned by its pane.
class ConflictBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConflictBar)

public:
    explicit ConflictBar(QWidget *parent = nullptr);

Q_SIGNALS:
    void reloadRequested();
    void keepRequested();
    void compareRequested();
};

ConflictBar::ConflictBar(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"descriptorConflict"_s);
    setFrameShape(StyledPanel);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::unit, spacing::gap, spacing::unit);
    layout->setSpacing(spacing::small);
    auto *warning = new QLabel(tr("Another program has changed this file."), this);
    warning->setWordWrap(true);
    layout->addWidget(warning);
    auto *buttons = new WrappingRow;
    buttons->setSpacing(spacing::gap);
    layout->addLayout(buttons);
    const auto add = [&](const QString &name, const QString &text, auto signal) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        buttons->addWidget(button);
        connect(button, &QPushButton::clicked, this, signal);
    };
    add(u"reloadDescriptor"_s, tr("Re&load"), &ConflictBar::reloadRequested);
    add(u"keepDescriptor"_s, tr("&Keep mine"), &ConflictBar::keepRequested);
    add(u"compareDescriptor"_s, tr("Co&mpare"), &ConflictBar::compareRequested);
}

namespace {

// More of what is wrong is scrolled to.
constexpr int mostShownRows = 5;

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(DescriptorPane::largestFile) : QByteArray();
}

} // namespace

DescriptorPane::DescriptorPane(
    model::DescriptorCatalog &catalog, const model::DescriptorCheck &check, model::DescriptorVersions &versions, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_versions(versions)
    , m_check(new LiveCheck(check, this))
    , m_editor(new DescriptorEditor(this))
    , m_findBar(new FindBar(u"descriptorFindBar"_s, this))
    , m_search(new EditorSearch(*m_editor, *m_findBar, this))
    , m_completion(new EditorCompletion(*m_editor, this))
    , m_diagnostics(new DiagnosticsModel(this))
    , m_list(new QListView(this))
    , m_conflict(new ConflictBar(this))
{
    build();
    connectParts();
    close();
}

DescriptorPane::~DescriptorPane() = default;

void DescriptorPane::build()
{
    m_editor->setObjectName(u"descriptorEditor"_s);
    m_editor->setAccessibleName(tr("Text of the descriptor"));
    m_list->setObjectName(u"descriptorDiagnostics"_s);
    m_list->setAccessibleName(tr("What is wrong with it"));
    m_list->setModel(m_diagnostics);
    m_list->setFrameShape(QFrame::NoFrame);
    auto *delegate = new DiagnosticDelegate(m_list);
    m_list->setItemDelegate(delegate);
    connect(delegate, &DiagnosticDelegate::fixPicked, this, [this](int row) { applyFix(m_diagnostics->diagnostics().at(row)); });
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_conflict);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_list);
}

void DescriptorPane::connectParts()
{
    const auto jump = [this](const QModelIndex &index) { m_editor->jumpTo(m_diagnostics->diagnostics().at(index.row()).position); };
    connect(m_list, &QListView::clicked, this, jump);
    connect(m_list, &QListView::activated, this, jump);
    connect(m_editor, &QPlainTextEdit::modificationChanged, this, [this](bool modified) {
        if (m_state != State::Conflict && m_state != State::Empty)
            setState(modified ? State::Changed : State::Same);
    });
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        if (m_state != State::Empty)
            m_check->checkSoon([this] { return LiveCheck::Text {m_editor->toPlainText(), m_path, m_kind}; });
    });
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, &DescriptorPane::showInvoker);
    connect(m_check, &LiveCheck::checked, this, &DescriptorPane::takeChecked);
    connect(m_conflict, &ConflictBar::reloadRequested, this, &DescriptorPane::read);
    connect(m_conflict, &ConflictBar::compareRequested, this, &DescriptorPane::compareWithFile);
    connect(m_editor, &DescriptorEditor::fixRequested, this, &DescriptorPane::offerFixes);
    connect(m_conflict, &ConflictBar::keepRequested, this, [this] {
        m_saved = contentsOf(m_path);
        setState(State::Changed);
    });
    connect(&m_catalog, &model::DescriptorCatalog::changed, this, &DescriptorPane::followFile);
}

QString DescriptorPane::statusText() const
{
    const QString name = QFileInfo(m_path).fileName();
    if (m_state == State::Changed || m_state == State::Conflict)
        return tr("%1 · not saved").arg(name);
    if (m_readOnly)
        return tr("%1 · built in, read only").arg(name);
    const auto &entries = m_catalog.entries();
    const auto entry = std::find_if(entries.begin(), entries.end(), [this](const auto &one) { return one.path == m_path; });
    if (entry != entries.end() && entry->untrusted)
        return tr("%1 · saved · not in use: the workspace is not trusted").arg(name);
    if (entry != entries.end() && entry->earlierInUse)
        return tr("%1 · saved · has errors, the last good text is in use").arg(name);
    if (model::hasErrors(m_diagnostics->diagnostics()))
        return tr("%1 · saved · has errors").arg(name);
    if (entry != entries.end() && entry->overridden)
        return tr("%1 · saved · another file of this name is in use").arg(name);
    const QDateTime since = QFileInfo(m_path).lastModified();
    const bool today = since.date() == QDate::currentDate();
    return tr("%1 · saved · in use since %2")
        .arg(name, today ? model::timeOfDay(since.time()) : QLocale().toString(since.date(), QLocale::ShortFormat));
}

void DescriptorPane::open(const QString &path, model::DescriptorKind kind, bool readOnly)
{
    m_path = path;
    m_kind = kind;
    m_readOnly = readOnly;
    m_editor->setReadOnly(readOnly);
    m_completion->setKind(kind, textFormOf(path));
    m_editor->setForm(textFormOf(path));
    m_tools = {};
    read();
}

void DescriptorPane::close()
{
    m_state = State::Empty;
    m_check->forget();
    m_path.clear();
    m_saved.clear();
    m_editor->clear();
    m_editor->setReadOnly(true);
    m_tools = {};
    showDiagnostics({});
    setState(State::Empty);
    showInvoker();
}

void DescriptorPane::read()
{
    m_saved = contentsOf(m_path);
    m_state = State::Same;
    const int line = m_editor->textCursor().blockNumber();
    m_editor->setText(QString::fromUtf8(m_saved));
    m_editor->showLine(m_path == m_readPath ? line : 0);
    m_readPath = m_path;
    setState(State::Same);
    checkText();
}

bool DescriptorPane::save()
{
    if (m_state == State::Empty || m_readOnly)
        return false;
    const QByteArray text = m_editor->toPlainText().toUtf8();
    const QByteArray earlier = contentsOf(m_path);
    const bool isThere = QFileInfo::exists(m_path);
    // Another program was quicker than the news of it.
    if (isThere && earlier != m_saved) {
        setState(State::Conflict);
        return false;
    }
    model::Result<void> saved;
    if (isThere && earlier != text)
        saved = m_versions.keep(m_path, earlier);
    if (saved)
        saved = m_catalog.save(m_path, text);
    if (!saved) {
        showDiagnostics({{m_path, {}, model::Diagnostic::Severity::Error, saved.error().message}});
        return false;
    }
    m_saved = text;
    m_editor->document()->setModified(false);
    setState(State::Same);
    checkText();
    return true;
}

void DescriptorPane::followMove(const QString &from, const QString &to)
{
    if (from != m_path)
        return;
    m_path = to;
    setState(m_state);
    checkText();
}

void DescriptorPane::checkText()
{
    if (m_state != State::Empty)
        m_check->checkNow({m_editor->toPlainText(), m_path, m_kind});
}

void DescriptorPane::takeChecked(const model::DescriptorFile &file, const model::Diagnostics &diagnostics)
{
    showDiagnostics(diagnostics);
    // A text that cannot be read leaves the tools where they were.
    if (!file.root.isNone())
        m_tools = model::ToolLines(file, m_kind);
    Q_EMIT stateChanged();
    Q_EMIT checked(file, m_kind);
    showInvoker();
}

void DescriptorPane::followFile()
{
    if (m_state == State::Empty)
        return;
    if (!QFileInfo(m_path).isFile()) {
        // Gone: the text here is all that there is of it.
        m_editor->document()->setModified(true);
        return setState(State::Changed);
    }
    if (contentsOf(m_path) == m_saved)
        Q_EMIT stateChanged();
    else if (m_editor->document()->isModified())
        setState(State::Conflict);
    else
        read();
}

void DescriptorPane::setState(State state)
{
    m_state = state;
    m_conflict->setVisible(state == State::Conflict);
    m_editor->setEnabled(state != State::Empty);
    Q_EMIT stateChanged();
}

void DescriptorPane::showDiagnostics(const model::Diagnostics &diagnostics)
{
    m_diagnostics->setDiagnostics(diagnostics, m_editor->toPlainText());
    m_editor->setDiagnostics(diagnostics);
    m_list->setVisible(!diagnostics.isEmpty());
    const int rows = qMin(mostShownRows, m_diagnostics->rowCount());
    m_list->setFixedHeight(rows * qMax(1, m_list->sizeHintForRow(0)) + 4);
}

void DescriptorPane::showInvoker()
{
    const QString name = m_tools.at(m_editor->textCursor().blockNumber() + 1);
    if (name == m_shownInvoker)
        return;
    m_shownInvoker = name;
    Q_EMIT invokerShown(name);
}

void DescriptorPane::format()
{
    // A skill is for whoever reads it, laid out by whoever wrote it.
    if (m_state == State::Empty || m_readOnly || textFormOf(m_path) == TextForm::Skill)
        return;
    using Formatted = model::Result<QString>;
    const QString text = m_editor->toPlainText();
    const auto take = [this, text](const Formatted &formatted) {
        // What has been typed meanwhile goes before. The document's revision also counts what the highlighter does.
        if (text != m_editor->toPlainText())
            return;
        if (formatted)
            m_editor->replaceAll(*formatted);
        else
            Q_EMIT said(formatted.error().message);
    };
    const bool isGram = textFormOf(m_path) == TextForm::Gram;
    invocables::doOnWorker<Formatted>(
        this, [text, isGram] { return isGram ? model::formatGram(text) : model::TomlFormatter::format(text); }, take);
}

void DescriptorPane::goToLine(UserPrompts &prompts)
{
    const QLocale locale;
    const QString current = locale.toString(m_editor->textCursor().blockNumber() + 1);
    const QString label = tr("Line (%1 to %2):").arg(locale.toString(1), locale.toString(m_editor->blockCount()));
    prompts.askText(this, tr("Go to line"), label, current, this, [this, locale](const QString &text) {
        bool isNumber = false;
        const int line = locale.toInt(text.trimmed(), &isNumber);
        if (isNumber)
            m_editor->jumpTo({qBound(1, line, m_editor->blockCount()), 1});
    });
}

void DescriptorPane::offerFixes(int line)
{
    const QString text = m_editor->toPlainText();
    auto *menu = new QMenu(this);
    menu->setObjectName(u"fixMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const model::Diagnostic &diagnostic : m_diagnostics->diagnostics()) {
        if (diagnostic.position.line != line || m_readOnly)
            continue;
        if (const auto fix = model::quickFix(text, diagnostic))
            menu->addAction(fix->title, this, [this, diagnostic] { applyFix(diagnostic); });
    }
    if (menu->actions().size() > 1)
        return menu->popup(m_editor->viewport()->mapToGlobal(m_editor->cursorRect().bottomLeft()));
    if (menu->actions().size() == 1)
        menu->actions().first()->trigger();
    menu->deleteLater();
}

void DescriptorPane::applyFix(const model::Diagnostic &diagnostic)
{
    if (m_readOnly)
        return;
    // The text may have changed since it was checked; what does not fit it any more does nothing.
    if (const auto fix = model::quickFix(m_editor->toPlainText(), diagnostic))
        m_editor->replace(fix->begin, fix->end, fix->text);
    m_editor->setFocus();
}

void DescriptorPane::fillVersions(QMenu &menu)
{
    menu.clear();
    for (const model::DescriptorVersion &version : m_versions.of(m_path)) {
        const QString time = QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
        menu.addAction(tr("Compare with %1…").arg(time), this, [this, version] { compareWithVersion(version); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("No earlier text yet"))->setEnabled(false);
}

void DescriptorPane::compareWithVersion(const model::DescriptorVersion &version)
{
    const QString earlier = QString::fromUtf8(m_versions.text(version));
    const QString time = QLocale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
    auto *dialog = new CompareDialog(tr("%1: from the text of %2 to the present one").arg(QFileInfo(m_path).fileName(), time), earlier,
        m_editor->toPlainText(), m_readOnly ? QString() : tr("&Restore the earlier text"), this);
    const QString path = m_path;
    connect(dialog, &QDialog::accepted, this, [this, earlier, path] {
        if (path == m_path)
            restore(earlier);
    });
    dialog->open();
}

void DescriptorPane::compareWithFile()
{
    QFile file(m_path);
    const QString theirs = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.read(largestFile)) : QString();
    auto *dialog = new CompareDialog(
        tr("%1: from the file to the text in the editor").arg(QFileInfo(m_path).fileName()), theirs, m_editor->toPlainText(), {}, this);
    dialog->open();
}

void DescriptorPane::restore(const QString &text)
{
    m_editor->replaceAll(text);
    save();
}

} // namespace gui

#include "descriptorpane.moc"
