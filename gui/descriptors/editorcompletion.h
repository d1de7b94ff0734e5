// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "gui/descriptors/textform.h"
#include "gui/shared/completionpopup.h"
#include "model/descriptors/completion.h"
#include "model/descriptors/descriptorfile.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace gui {

class DescriptorEditor;

//! Completes keys, values and headers in the editor after the schema of the file's kind, or what stands in gram: while one types, and by
//! Ctrl+Space. Owned by the pane.
class EditorCompletion final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EditorCompletion)

public:
    explicit EditorCompletion(DescriptorEditor &editor, QObject *parent = nullptr);

    void setKind(model::DescriptorKind kind, TextForm form);
    //! What there is at an offset of a text that is no descriptor.
    void setSource(std::function<model::Completions(const QString &text, qsizetype offset)> source);
    //! Asked for names each time that the list opens.
    void setNames(std::function<model::KnownNames()> names) { m_names = std::move(names); }
    //! Offers what there is at the caret.
    void offer();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    model::Completions completionsAt(const QString &text, qsizetype offset) const;
    bool takeKey(int key);
    void followTyping(const QString &typed);
    void showChoices(bool onlyWhereBegun);
    void accept(int row);
    void leave();

    DescriptorEditor &m_editor;
    //! A child of the editor, which may go before this.
    QPointer<CompletionPopup> m_popup;
    model::SchemaGuide m_schema;
    TextForm m_form = TextForm::Toml;
    std::function<model::KnownNames()> m_names;
    std::function<model::Completions(const QString &, qsizetype)> m_source;
    model::Completions m_offered;
};

} // namespace gui
