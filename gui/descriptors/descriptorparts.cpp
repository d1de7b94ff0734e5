// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorparts.h"

#include <QResizeEvent>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

// From this width on the parts stand side by side.
constexpr int besideFrom = 840;
// From this height on a narrow panel has room for the text and the tool below it.
constexpr int tallFrom = 640;
constexpr int smallestPart = 64;
constexpr int filesWidth = 248;
constexpr int toolWidth = 430;

} // namespace

DescriptorParts::DescriptorParts(QWidget *files, QWidget *text, QWidget *tool, QWidget *parent)
    : QWidget(parent)
    , m_files(files)
    , m_text(text)
    , m_tool(tool)
    , m_tabs(new QTabBar(this))
    , m_splitter(new QSplitter(Qt::Vertical, this))
{
    m_tabs->setObjectName(u"descriptorParts"_s);
    m_tabs->setAccessibleName(tr("What is shown of the descriptors"));
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (const QString &title : {tr("Files"), tr("Text"), tr("Tool")})
        m_tabs->addTab(title);
    m_tabs->setTabVisible(int(Part::Tool), false);
    m_splitter->setObjectName(u"descriptorsSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);
    // Less than they would like, so that a small window stays possible; each scrolls what it cannot show.
    for (QWidget *one : {files, text, tool}) {
        m_splitter->addWidget(one);
        one->setMinimumHeight(smallestPart);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_tabs);
    layout->addWidget(m_splitter, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) { showPart(Part(index)); });
    arrange();
}

void DescriptorParts::showPart(Part part)
{
    if (part == m_part)
        return;
    m_part = part;
    m_tabs->setCurrentIndex(int(part));
    arrange();
}

void DescriptorParts::offerTool()
{
    m_hasTool = true;
    m_tabs->setTabVisible(int(Part::Tool), true);
    arrange();
}

void DescriptorParts::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool narrow = width() < besideFrom;
    const bool tall = height() >= tallFrom;
    if (narrow == m_narrow && tall == m_tall)
        return;
    m_tall = tall;
    const bool turned = std::exchange(m_narrow, narrow) != narrow;
    arrange();
    if (!turned)
        return;
    m_splitter->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_splitter->setSizes(narrow ? QList<int> {height() / 3, height() / 3, height() / 3}
                                : QList<int> {filesWidth, width() - filesWidth - toolWidth, toolWidth});
    Q_EMIT narrowChanged(narrow);
}

void DescriptorParts::arrange()
{
    m_tabs->setVisible(m_narrow);
    m_files->setVisible(!m_narrow || m_part == Part::Files);
    m_text->setVisible(!m_narrow || m_part == Part::Text);
    m_tool->setVisible(m_hasTool && (!m_narrow || m_part == Part::Tool || (m_part == Part::Text && m_tall)));
}

} // namespace gui
