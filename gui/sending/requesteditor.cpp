// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/sending/requesteditor.h"

#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/diagnosticsmodel.h"
#include "gui/descriptors/editorcompletion.h"
#include "gui/descriptors/editorsearch.h"
#include "gui/shared/findbar.h"
#include "gui/theme/spacing.h"
#include "model/basics/aside.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;

namespace {

// After the last change.
constexpr int requestSettleMilliseconds = 200;
// Bytes that nobody notices are read.
constexpr qsizetype readAtOnce = 256 * 1024;
// More of what is wrong is scrolled to.
constexpr int mostShownFaults = 5;

} // namespace

RequestEditor::RequestEditor(QWidget *parent)
    : QWidget(parent)
    , m_editor(new DescriptorEditor(this))
    , m_note(new QLabel(this))
    , m_findBar(new FindBar(u"requestFindBar"_s, this))
    , m_search(new EditorSearch(*m_editor, *m_findBar, this))
    , m_diagnostics(new DiagnosticsModel(this))
    , m_list(new QListView(this))
{
    m_thread.setMaxThreadCount(1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(requestSettleMilliseconds);
    m_editor->setForm(TextForm::Json);
    build();
    auto *completion = new EditorCompletion(*m_editor, this);
    completion->setSource([this](const QString &text, qsizetype offset) {
        return m_schema ? m_schema->completions(text, offset, m_names) : model::Completions();
    });
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] {
        m_settle.start();
        Q_EMIT changed();
    });
    connect(&m_settle, &QTimer::timeout, this, &RequestEditor::check);
    const auto jump = [this](const QModelIndex &index) { m_editor->jumpTo(m_diagnostics->diagnostics().at(index.row()).position); };
    connect(m_list, &QListView::clicked, this, jump);
    connect(m_list, &QListView::activated, this, jump);
}

RequestEditor::~RequestEditor() = default;

void RequestEditor::build()
{
    m_editor->setObjectName(u"requestBody"_s);
    m_editor->setAccessibleName(tr("Body of the request"));
    m_note->setObjectName(u"requestNote"_s);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(spacing::gap, spacing::small, spacing::gap, spacing::small);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_list->setObjectName(u"requestFaults"_s);
    m_list->setAccessibleName(tr("What is wrong with the request"));
    m_list->setModel(m_diagnostics);
    m_list->setItemDelegate(new DiagnosticDelegate(m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->viewport()->setAutoFillBackground(false);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_note);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_findBar);
    layout->addWidget(m_list);
}

void RequestEditor::setRequest(const QByteArray &body, const QString &dialect)
{
    m_schema = model::RequestSchema::of(dialect);
    if (body.size() <= readAtOnce)
        take(model::EditableBody(body));
    else
        read(body);
}

void RequestEditor::read(const QByteArray &body)
{
    m_unread = body;
    m_editor->setEnabled(false);
    m_editor->setText({});
    m_note->setText(tr("The request is large, and is being read…"));
    m_note->show();
    const auto takeWanted = [this, body](const model::EditableBody &made) {
        if (m_unread == body)
            take(made);
    };
    model::runAside(
        m_thread, this, [body] { return model::EditableBody(body); }, takeWanted);
}

void RequestEditor::take(const model::EditableBody &body)
{
    m_unread.reset();
    m_body = body;
    const int folded = int(m_body.folded());
    m_note->setText(!m_body.refusal().isEmpty() ? m_body.refusal()
            : folded > 0                        ? tr("%n long string(s) are folded to a mark and sent whole.", nullptr, folded)
                                                : QString());
    m_note->setVisible(!m_note->text().isEmpty());
    m_editor->setEnabled(m_body.refusal().isEmpty());
    restore();
}

void RequestEditor::restore()
{
    m_editor->setText(m_body.text());
    check();
    Q_EMIT changed();
}

void RequestEditor::setModels(const QStringList &models)
{
    m_names = {{u"model"_s, models}};
}

QByteArray RequestEditor::body() const
{
    return m_unread ? *m_unread : m_body.sent(m_editor->toPlainText());
}

bool RequestEditor::isChanged() const
{
    return !m_unread && m_body.refusal().isEmpty() && m_editor->toPlainText() != m_body.text();
}

void RequestEditor::check()
{
    m_settle.stop();
    const int revision = ++m_revision;
    if (m_unread || !m_schema || !m_body.refusal().isEmpty()) {
        takeDiagnostics({}, revision);
        return;
    }
    m_thread.clear();
    model::runAside(
        m_thread, this, [schema = m_schema, text = m_editor->toPlainText()] { return schema->check(text); },
        [this, revision](const model::Diagnostics &found) { takeDiagnostics(found, revision); });
}

void RequestEditor::takeDiagnostics(const model::Diagnostics &diagnostics, int revision)
{
    if (revision != m_revision)
        return;
    // Nothing that is offered mends JSON: the words are enough.
    m_diagnostics->setDiagnostics(diagnostics, {});
    m_editor->setDiagnostics(diagnostics);
    const auto rows = int(std::min<qsizetype>(mostShownFaults, diagnostics.size()));
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(rows * qMax(1, m_list->sizeHintForRow(0)) + 2 * spacing::unit);
    const auto errors = std::count_if(diagnostics.begin(), diagnostics.end(),
        [](const model::Diagnostic &each) { return each.severity == model::Diagnostic::Severity::Error; });
    Q_EMIT checked(int(errors), int(diagnostics.size() - errors));
}

} // namespace gui
