// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorpane.h"

#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/diagnosticsmodel.h"
#include "gui/theme/palette.h"

#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr qint64 largestFile = 1024 * 1024;

QByteArray contentsOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(largestFile) : QByteArray();
}

} // namespace

DescriptorPane::DescriptorPane(model::DescriptorCatalog &catalog, const model::DescriptorCheck &check, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_check(check)
    , m_editor(new DescriptorEditor(this))
    , m_diagnostics(new DiagnosticsModel(this))
    , m_list(new QListView(this))
    , m_title(new QLabel(this))
    , m_copy(new QPushButton(tr("Copy to &mine"), this))
    , m_saveButton(new QPushButton(tr("&Save"), this))
    , m_conflict(new QFrame(this))
{
    build();
    m_settle.setSingleShot(true);
    m_settle.setInterval(250);
    connect(&m_settle, &QTimer::timeout, this, &DescriptorPane::checkText);
    connect(m_editor, &QPlainTextEdit::modificationChanged, this, [this](bool modified) {
        if (m_state != State::Conflict && m_state != State::Empty)
            setState(modified ? State::Changed : State::Same);
    });
    connect(m_editor, &QPlainTextEdit::textChanged, this, [this] { m_settle.start(); });
    connect(m_list, &QListView::clicked, this,
        [this](const QModelIndex &index) { m_editor->jumpTo(m_diagnostics->diagnostics().at(index.row()).position); });
    connect(m_list, &QListView::activated, this,
        [this](const QModelIndex &index) { m_editor->jumpTo(m_diagnostics->diagnostics().at(index.row()).position); });
    connect(&catalog, &model::DescriptorCatalog::changed, this, &DescriptorPane::followFile);
    close();
}

void DescriptorPane::build()
{
    m_editor->setObjectName(u"descriptorEditor"_s);
    m_editor->setAccessibleName(tr("Text of the descriptor"));
    m_list->setObjectName(u"descriptorDiagnostics"_s);
    m_list->setAccessibleName(tr("What is wrong with it"));
    m_list->setModel(m_diagnostics);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->setMaximumHeight(96);
    m_title->setObjectName(u"descriptorTitle"_s);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setMinimumWidth(40);
    m_copy->setObjectName(u"copyDescriptor"_s);
    m_saveButton->setObjectName(u"saveDescriptor"_s);
    m_conflict->setObjectName(u"descriptorConflict"_s);
    m_conflict->setFrameShape(QFrame::StyledPanel);
    auto *reload = new QPushButton(tr("&Reload"), m_conflict);
    reload->setObjectName(u"reloadDescriptor"_s);
    auto *keep = new QPushButton(tr("&Keep mine"), m_conflict);
    keep->setObjectName(u"keepDescriptor"_s);
    auto *warning = new QLabel(tr("Another program has changed this file."), m_conflict);
    warning->setWordWrap(true);
    auto *conflictLayout = new QHBoxLayout(m_conflict);
    conflictLayout->addWidget(warning, 1);
    conflictLayout->addWidget(reload);
    conflictLayout->addWidget(keep);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(10, 6, 8, 6);
    top->addWidget(m_title, 1);
    top->addWidget(m_copy);
    top->addWidget(m_saveButton);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_conflict);
    layout->addWidget(m_editor, 1);
    layout->addWidget(m_list);
    connect(reload, &QPushButton::clicked, this, &DescriptorPane::read);
    connect(keep, &QPushButton::clicked, this, [this] {
        m_saved = contentsOf(m_path);
        setState(State::Changed);
    });
    connect(m_saveButton, &QPushButton::clicked, this, &DescriptorPane::save);
    connect(m_copy, &QPushButton::clicked, this, [this] { Q_EMIT copyRequested(m_path); });
}

void DescriptorPane::open(const QString &path, model::DescriptorKind kind, bool readOnly)
{
    m_path = path;
    m_kind = kind;
    m_readOnly = readOnly;
    m_editor->setReadOnly(readOnly);
    read();
}

void DescriptorPane::close()
{
    m_path.clear();
    m_saved.clear();
    m_editor->clear();
    m_editor->setReadOnly(true);
    showDiagnostics({});
    setState(State::Empty);
}

void DescriptorPane::read()
{
    m_saved = contentsOf(m_path);
    setState(State::Same);
    m_editor->setPlainText(QString::fromUtf8(m_saved));
    m_editor->document()->setModified(false);
    setState(State::Same);
    checkText();
}

bool DescriptorPane::save()
{
    if (m_state == State::Empty || m_readOnly)
        return false;
    const QByteArray text = m_editor->toPlainText().toUtf8();
    const model::Result<void> saved = m_catalog.save(m_path, text);
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

void DescriptorPane::checkText()
{
    m_settle.stop();
    if (m_state == State::Empty)
        return;
    const auto file = model::DescriptorFile::parse(m_editor->toPlainText().toUtf8(), m_path);
    showDiagnostics(m_check.check(file, m_kind));
}

void DescriptorPane::followFile()
{
    if (m_state == State::Empty)
        return;
    if (contentsOf(m_path) == m_saved)
        return;
    if (m_editor->document()->isModified())
        setState(State::Conflict);
    else
        read();
}

void DescriptorPane::setState(State state)
{
    m_state = state;
    const QString name = QFileInfo(m_path).fileName();
    switch (state) {
    case State::Empty:
        m_title->setText(tr("No file is open."));
        break;
    case State::Same:
        m_title->setText(m_readOnly ? tr("%1 · built in, read only").arg(name) : tr("%1 · saved").arg(name));
        break;
    case State::Changed:
    case State::Conflict:
        m_title->setText(tr("%1 · not saved").arg(name));
        break;
    }
    m_title->setToolTip(m_path);
    m_copy->setVisible(state != State::Empty && m_readOnly);
    m_saveButton->setVisible(state != State::Empty && !m_readOnly);
    m_saveButton->setEnabled(state == State::Changed || state == State::Conflict);
    m_conflict->setVisible(state == State::Conflict);
    m_editor->setEnabled(state != State::Empty);
}

void DescriptorPane::showDiagnostics(const model::Diagnostics &diagnostics)
{
    m_diagnostics->setDiagnostics(diagnostics);
    m_editor->setDiagnostics(diagnostics);
    m_list->setVisible(!diagnostics.isEmpty());
}

} // namespace gui
