// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "model/text/textsearch.h"

#include <QObject>

namespace gui {

class DescriptorEditor;
class FindBar;

//! Search and replace in an editor, by the bar that stands below it. Owned by the pane.
class EditorSearch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EditorSearch)

public:
    EditorSearch(DescriptorEditor &editor, FindBar &bar, QObject *parent = nullptr);

    void openFind();
    void openReplace();
    void findNext();
    void findPrevious();

private:
    void showFound();
    void select(model::TextSearch::Place place);
    void replaceOne();
    void replaceAll();

    DescriptorEditor &m_editor;
    FindBar &m_bar;
};

} // namespace gui
