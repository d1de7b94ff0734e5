// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/comparedialog.h"
#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/diagnosticsmodel.h"
#include "gui/shared/userprompts.h"
#include "invocables/basics/worker.h"
#include "model/descriptors/quickfix.h"
#include "model/descriptors/tomlformatter.h"
#include "model/gram/gramformat.h"

#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace gui {

//! What can be done with the text at a person's word; the rest of the pane is in descriptorpane.cpp.
void DescriptorPane::format()
{
    if (m_state == State::Empty || m_readOnly)
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
    const QString current = QString::number(m_editor->textCursor().blockNumber() + 1);
    prompts.askText(this, tr("Go to line"), tr("Line (1 to %1):").arg(m_editor->blockCount()), current, this, [this](const QString &text) {
        bool isNumber = false;
        const int line = text.toInt(&isNumber);
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
