// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/editorcompletion.h"

#include "gui/descriptors/descriptoreditor.h"
#include "model/agents/gramcompletion.h"
#include "model/descriptors/descriptorschema.h"

#include <QKeyEvent>

namespace gui {

namespace {

// In a larger text nothing is offered unasked, since the whole text is looked at each time.
constexpr int largestWhileTyping = 128 * 1024;

} // namespace

EditorCompletion::EditorCompletion(DescriptorEditor &editor, QObject *parent)
    : QObject(parent)
    , m_editor(editor)
    , m_popup(new CompletionPopup(&editor))
{
    m_editor.installEventFilter(this);
    connect(m_popup, &CompletionPopup::picked, this, &EditorCompletion::accept);
    connect(&m_editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        const int caret = m_editor.textCursor().position();
        if (m_popup->isVisible() && (caret < m_offered.begin || caret > m_offered.end + 1))
            leave();
    });
}

void EditorCompletion::setKind(model::DescriptorKind kind, TextForm form)
{
    m_form = form;
    m_schema = model::SchemaGuide(model::DescriptorSchema::shapeOf(kind));
    leave();
}

void EditorCompletion::setSource(std::function<model::Completions(const QString &, qsizetype)> source)
{
    m_source = std::move(source);
    leave();
}

model::Completions EditorCompletion::completionsAt(const QString &text, qsizetype offset) const
{
    if (m_source)
        return m_source(text, offset);
    const model::KnownNames names = m_names ? m_names() : model::KnownNames();
    return m_form == TextForm::Gram ? model::GramCompleter(names).at(text, offset) : model::Completer(m_schema, names).at(text, offset);
}

void EditorCompletion::offer()
{
    showChoices(false);
}

bool EditorCompletion::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_editor || !m_popup)
        return false;
    if (event->type() == QEvent::FocusOut || event->type() == QEvent::Hide)
        leave();
    // What the window has shortcuts for arrives here first as a question whether the editor wants it.
    if (event->type() == QEvent::ShortcutOverride && m_popup->isVisible() && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress || m_editor.isReadOnly())
        return false;
    auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Space && key->modifiers() == Qt::ControlModifier) {
        offer();
        return true;
    }
    if (m_popup->isVisible() && key->modifiers() == Qt::NoModifier && takeKey(key->key()))
        return true;
    const QString typed = key->text();
    const bool isTyping = !typed.isEmpty() && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (isTyping)
        QMetaObject::invokeMethod(
            this, [this, typed] { followTyping(typed); }, Qt::QueuedConnection);
    return false;
}

bool EditorCompletion::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Up: m_popup->move(-1); return true;
    case Qt::Key_Down: m_popup->move(1); return true;
    case Qt::Key_PageUp: m_popup->move(-8); return true;
    case Qt::Key_PageDown: m_popup->move(8); return true;
    case Qt::Key_Escape: leave(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab: accept(m_popup->row()); return true;
    default: return false;
    }
}

void EditorCompletion::followTyping(const QString &typed)
{
    const QChar last = typed.back();
    const bool goesOn = last.isLetterOrNumber() || last == u'_' || last == u'-' || last == u'.' || last == u'"' || last == u'[';
    if (m_editor.document()->characterCount() > largestWhileTyping || (!goesOn && last != u'\b'))
        return leave();
    if (last != u'\b' || m_popup->isVisible())
        showChoices(true);
}

void EditorCompletion::showChoices(bool onlyWhereBegun)
{
    const QString text = m_editor.toPlainText();
    const int caret = m_editor.textCursor().position();
    m_offered = completionsAt(text, caret);
    const bool isBegun = caret > m_offered.begin;
    // What is written already need not be offered.
    const QString written = text.mid(m_offered.begin, m_offered.end - m_offered.begin);
    const bool isWritten = !m_offered.choices.isEmpty() && m_offered.choices.first().label == written;
    if (m_offered.choices.isEmpty() || (onlyWhereBegun && (!isBegun || isWritten)))
        return leave();
    QTextCursor begin = m_editor.textCursor();
    begin.setPosition(int(m_offered.begin));
    const QRect place = m_editor.cursorRect(begin);
    m_popup->showChoices(m_offered.choices, QRect(m_editor.viewport()->mapToGlobal(place.topLeft()), place.size()));
}

void EditorCompletion::accept(int row)
{
    if (row < 0 || row >= m_offered.choices.size())
        return leave();
    const model::Completion choice = m_offered.choices.at(row);
    const model::Completions offered = m_offered;
    leave();
    // What has been typed since belongs to the word.
    const qsizetype end = qMax<qsizetype>(offered.end, m_editor.textCursor().position());
    m_editor.replace(offered.begin, end, choice.text, choice.caretBack);
    // A key whose values are known is followed by one of them.
    if (choice.text.endsWith(QLatin1String(" = ")) || choice.text.endsWith(QLatin1String(": ")))
        offer();
}

void EditorCompletion::leave()
{
    if (m_popup)
        m_popup->hide();
}

} // namespace gui
