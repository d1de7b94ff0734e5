// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorspanel.h"

#include "gui/descriptors/descriptorbar.h"
#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/descriptorfiles.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/descriptorparts.h"
#include "gui/descriptors/findbar.h"
#include "gui/descriptors/removedbar.h"
#include "gui/shared/userprompts.h"

#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gui {

using model::DescriptorLayer;
using Part = DescriptorParts::Part;

namespace {

QWidget *stacked(QWidget *upper, QWidget *lower)
{
    auto *both = new QWidget;
    auto *layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(upper, 1);
    layout->addWidget(lower);
    return both;
}

} // namespace

DescriptorsPanel::DescriptorsPanel(model::DescriptorCatalog &catalog, const model::DescriptorCheck &check, UserPrompts &prompts,
    const QString &versionsFolder, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_prompts(prompts)
    , m_versions(versionsFolder)
    , m_bar(new DescriptorBar(this))
    , m_tree(new DescriptorTree(this))
    , m_pane(new DescriptorPane(catalog, check, m_versions, this))
    , m_side(new QTabWidget(this))
    , m_files(new DescriptorFiles(catalog, m_versions, prompts, this))
    , m_removed(new RemovedBar(this))
    , m_parts(new DescriptorParts(stacked(m_tree, m_removed), m_pane, m_side, this))
{
    build();
    connectParts();
    addKeys();
    readEntries();
    showFile();
}

DescriptorsPanel::~DescriptorsPanel() = default;

void DescriptorsPanel::build()
{
    for (const DescriptorTemplate &begun : descriptorTemplates()) {
        QAction *action = m_bar->newMenu().addAction(begun.title, m_files, [this, begun] { m_files->create(begun); });
        action->setObjectName(u"new-"_s + begun.id);
    }
    m_bar->newMenu().addSeparator();
    m_bar->newMenu().addAction(tr("&Import MCP servers…"), this, &DescriptorsPanel::importRequested)->setObjectName(u"importServers"_s);
    m_side->setObjectName(u"descriptorSide"_s);
    m_side->setAccessibleName(tr("What belongs to the tool"));
    m_side->setDocumentMode(true);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_parts, 1);
}

void DescriptorsPanel::connectParts()
{
    connect(&m_catalog, &model::DescriptorCatalog::changed, this, &DescriptorsPanel::readEntries);
    connect(m_pane, &DescriptorPane::stateChanged, this, &DescriptorsPanel::showFile);
    connect(m_pane, &DescriptorPane::said, this, [this](const QString &text) { m_prompts.tell(this, text); });
    connect(m_pane, &DescriptorPane::checked, this, &DescriptorsPanel::fileChecked);
    connect(m_pane, &DescriptorPane::invokerShown, this, &DescriptorsPanel::invokerShown);
    connect(m_bar, &DescriptorBar::saveRequested, this, &DescriptorsPanel::save);
    connect(m_bar, &DescriptorBar::formatRequested, m_pane, &DescriptorPane::format);
    connect(m_bar, &DescriptorBar::convertRequested, this, &DescriptorsPanel::convert);
    connect(m_bar, &DescriptorBar::detachRequested, this, &DescriptorsPanel::detachRequested);
    connect(m_bar, &DescriptorBar::copyRequested, this, [this] { m_files->copyToMine(m_pane->path()); });
    connect(&m_bar->versionsMenu(), &QMenu::aboutToShow, this, [this] { m_pane->fillVersions(m_bar->versionsMenu()); });
    connect(m_tree, &DescriptorTree::picked, this, [this](const QString &path) {
        open(path);
        // The tree is not seen any more.
        if (m_parts->isNarrow())
            editText();
    });
    connect(m_parts, &DescriptorParts::narrowChanged, m_bar, &DescriptorBar::setNarrow);
    connect(m_tree, &DescriptorTree::copyRequested, m_files, [this](const DescriptorTree::File &file) { m_files->copyToMine(file.path); });
    connect(m_tree, &DescriptorTree::renameRequested, m_files, &DescriptorFiles::rename);
    connect(m_tree, &DescriptorTree::removeRequested, m_files, &DescriptorFiles::remove);
    connect(m_tree, &DescriptorTree::revealRequested, m_files, &DescriptorFiles::reveal);
    connect(m_files, &DescriptorFiles::moved, m_pane, &DescriptorPane::followMove);
    connect(m_files, &DescriptorFiles::written, this, [this](const QString &path) {
        m_awaited = path;
        m_catalog.load();
        readEntries();
    });
    connect(m_files, &DescriptorFiles::removed, this, [this](const QString &path) {
        m_removed->showRemoved(path);
        if (path == m_pane->path())
            m_pane->close();
    });
    connect(m_removed, &RemovedBar::undoRequested, m_files, &DescriptorFiles::undoRemove);
}

void DescriptorsPanel::addKeys()
{
    const auto add = [this](const QString &name, const QString &text, const QKeySequence &keys, auto does) {
        auto *action = new QAction(text, this);
        action->setObjectName(name);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, does] {
            m_parts->showPart(Part::Text);
            does();
        });
    };
    add(u"descriptorFind"_s, tr("Search in the descriptor"), QKeySequence::Find, [this] { m_pane->findBar().openFind(); });
    add(u"descriptorReplace"_s, tr("Replace in the descriptor"), QKeySequence(u"Ctrl+H"_s), [this] { m_pane->findBar().openReplace(); });
    add(u"descriptorFindNext"_s, tr("Next place"), QKeySequence::FindNext, [this] { m_pane->findBar().findNext(); });
    add(u"descriptorFindPrevious"_s, tr("Previous place"), QKeySequence::FindPrevious, [this] { m_pane->findBar().findPrevious(); });
    add(u"descriptorGoToLine"_s, tr("Go to line…"), QKeySequence(u"Ctrl+G"_s), [this] { m_pane->goToLine(m_prompts); });
    add(u"descriptorFormat"_s, tr("Format the descriptor"), QKeySequence(u"Ctrl+Shift+I"_s), [this] { m_pane->format(); });
}

void DescriptorsPanel::open(const QString &path)
{
    if (path == m_pane->path()) {
        m_tree->select(path);
        return m_parts->showPart(Part::Text);
    }
    if (!hasUnsavedText())
        return openNow(path);
    m_tree->select(m_pane->path());
    m_prompts.confirm(this, tr("“%1” has changes that are not saved. Drop them?").arg(QFileInfo(m_pane->path()).fileName()),
        tr("&Drop the changes"), this, [this, path] { openNow(path); });
}

void DescriptorsPanel::save()
{
    m_pane->save();
}

void DescriptorsPanel::create(const QString &templateId)
{
    for (const DescriptorTemplate &begun : descriptorTemplates()) {
        if (begun.id == templateId)
            m_files->create(begun);
    }
}

void DescriptorsPanel::convert()
{
    m_files->convert(m_pane->path(), m_pane->editor().toPlainText());
}

bool DescriptorsPanel::hasUnsavedText() const
{
    return m_pane->state() == DescriptorPane::State::Changed || m_pane->state() == DescriptorPane::State::Conflict;
}

void DescriptorsPanel::addSideTab(const QString &title, QWidget *tab)
{
    auto *scrolled = new QScrollArea(m_side);
    scrolled->setFrameShape(QFrame::NoFrame);
    scrolled->setWidgetResizable(true);
    scrolled->setFocusPolicy(Qt::NoFocus);
    scrolled->setWidget(tab);
    tab->setAutoFillBackground(false);
    scrolled->viewport()->setAutoFillBackground(false);
    m_side->addTab(scrolled, title);
    m_parts->offerTool();
}

void DescriptorsPanel::showSideTab(QWidget *tab)
{
    m_side->setCurrentIndex(sideTabOf(tab));
    m_parts->showPart(Part::Tool);
}

void DescriptorsPanel::offerSideTab(QWidget *tab, bool isOffered)
{
    const int index = sideTabOf(tab);
    if (m_side->isTabVisible(index) == isOffered)
        return;
    m_side->setTabVisible(index, isOffered);
    if (isOffered)
        m_side->setCurrentIndex(index);
}

int DescriptorsPanel::sideTabOf(QWidget *tab) const
{
    for (QWidget *page = tab; page; page = page->parentWidget()) {
        if (const int index = m_side->indexOf(page); index >= 0)
            return index;
    }
    return -1;
}

void DescriptorsPanel::openNow(const QString &path)
{
    const auto file = m_tree->file(path);
    if (!file)
        return;
    m_tree->select(path);
    m_pane->open(path, file->kind, file->layer == DescriptorLayer::BuiltIn);
    m_parts->showPart(Part::Text);
}

void DescriptorsPanel::readEntries()
{
    m_tree->setEntries(m_catalog.entries());
    const QString awaited = m_tree->file(m_awaited) ? std::exchange(m_awaited, {}) : QString();
    if (awaited.isEmpty())
        return m_tree->select(m_pane->path());
    open(awaited);
    editText();
}

void DescriptorsPanel::editText()
{
    m_parts->showPart(Part::Text);
    m_pane->editor().setFocus();
}

void DescriptorsPanel::showFile()
{
    using State = DescriptorPane::State;
    const State state = m_pane->state();
    const bool isAgent = state != State::Empty && m_pane->kind() == model::DescriptorKind::Agent;
    const bool isGram = textFormOf(m_pane->path()) == TextForm::Gram;
    m_bar->offerConversion(!isAgent ? QString() : isGram ? tr("To TOML") : tr("To gram"));
    if (state == State::Empty && m_parts->part() == Part::Text)
        m_parts->showPart(Part::Files);
    if (state == State::Empty)
        return m_bar->showFile(DescriptorBar::File::None, tr("No file is open."), {});
    if (m_pane->isReadOnly())
        return m_bar->showFile(DescriptorBar::File::ReadOnly, m_pane->statusText(), m_pane->path());
    m_bar->showFile(state == State::Same ? DescriptorBar::File::Saved : DescriptorBar::File::Changed, m_pane->statusText(), m_pane->path());
}

} // namespace gui
