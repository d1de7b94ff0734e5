// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QWidget>

class QSplitter;
class QTabBar;

namespace gui {

//! The parts of the descriptors panel. Where there is room they stand side by side. In a narrow dock one is shown at a time, picked by
//! tabs over it; a tall one has the tool below the text, since both are worked on together. Owned by the panel.
class DescriptorParts final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptorParts)

public:
    //! In the order of the tabs.
    enum class Part { Files, Text, Tool };

    //! Becomes the owner of the three.
    DescriptorParts(QWidget *files, QWidget *text, QWidget *tool, QWidget *parent = nullptr);

    //! Where all are side by side this changes nothing that is seen.
    void showPart(Part part);
    Part part() const { return m_part; }
    bool isNarrow() const { return m_narrow; }
    //! There is nothing of a tool to show until this is called.
    void offerTool();

Q_SIGNALS:
    void narrowChanged(bool narrow);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();

    QWidget *m_files;
    QWidget *m_text;
    QWidget *m_tool;
    QTabBar *m_tabs;
    QSplitter *m_splitter;
    Part m_part = Part::Files;
    bool m_narrow = true;
    bool m_tall = false;
    bool m_hasTool = false;
};

} // namespace gui
