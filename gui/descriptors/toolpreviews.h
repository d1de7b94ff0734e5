// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "invocables/tools/invoker.h"
#include "model/descriptors/descriptorfile.h"
#include "model/session/converser.h"

#include <QObject>

class QPlainTextEdit;

namespace invocables {
class EnsembleCatalog;
}

namespace gui {

class DescriptorsPanel;

//! What each provider would be sent for the tool that the caret is in, or for those that an agent asks for, from the unsaved text: a tab
//! for each dialect beside the editor, written by the dialects themselves. Owned by its panel.
class ToolPreviews final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolPreviews)

public:
    ToolPreviews(const invocables::EnsembleCatalog &ensembles, DescriptorsPanel &panel);

private:
    QPlainTextEdit *addTab(const QString &name, const QString &title);
    void takeFile(const model::DescriptorFile &file, model::DescriptorKind kind);
    void show();
    QList<model::ToolDeclaration> described(const model::DescriptorFile &file, model::DescriptorKind kind) const;
    QString wireName(const invocables::Invoker &invoker) const;

    const invocables::EnsembleCatalog &m_ensembles;
    DescriptorsPanel &m_panel;
    //! By the dialects' names.
    QList<std::pair<QString, QPlainTextEdit *>> m_dialects;
    QPlainTextEdit *m_contract = nullptr;
    QList<model::ToolDeclaration> m_tools;
    QString m_shown;
};

} // namespace gui
