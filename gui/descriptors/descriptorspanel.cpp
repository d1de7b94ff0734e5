// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/descriptors/descriptorspanel.h"

#include "gui/descriptors/descriptoreditor.h"
#include "gui/descriptors/descriptorfiles.h"
#include "gui/descriptors/descriptorpane.h"
#include "gui/descriptors/editorsearch.h"
#include "gui/shared/dropdownbutton.h"
#include "gui/shared/shortened.h"
#include "gui/shared/tooltips.h"
#include "gui/shared/userprompts.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/palette.h"
#include "gui/theme/spacing.h"
#include "gui/theme/theme.h"

#include <QAction>
#include <QFileInfo>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>

namespace gui {

using namespace Qt::StringLiterals;
using model::DescriptorLayer;

//! Says which file has been deleted, with the way back. Owned by the panel.
class RemovedBar final : public QFrame
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RemovedBar)

public:
    explicit RemovedBar(QWidget *parent = nullptr);

    void showRemoved(const QString &path);

Q_SIGNALS:
    void undoRequested();

private:
    QLabel *m_text;
};

RemovedBar::RemovedBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
{
    setObjectName(u"descriptorRemoved"_s);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(spacing::medium, spacing::unit, spacing::gap, spacing::unit);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    layout->addWidget(m_text, 1);
    auto *undo = new QPushButton(tr("&Undo"), this);
    undo->setObjectName(u"undoRemoveDescriptor"_s);
    undo->setAutoDefault(false);
    layout->addWidget(undo);
    connect(undo, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT undoRequested();
    });
    hide();
}

void RemovedBar::showRemoved(const QString &path)
{
    m_text->setText(tr("%1 has been deleted.").arg(QFileInfo(path).fileName()));
    m_text->setAccessibleName(m_text->text());
    show();
}

DescriptorBar::DescriptorBar(QWidget *parent)
    : WrappingBar(parent)
    , m_row(new WrappingRow)
    , m_line(new QHBoxLayout)
    , m_newMenu(new QMenu(this))
    , m_versionsMenu(new QMenu(this))
    , m_status(new Shortened(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(spacing::gap, spacing::small, spacing::gap, spacing::small);
    layout->setSpacing(spacing::small);
    m_row->setSpacing(spacing::small);
    m_line->setSpacing(spacing::small);
    layout->addLayout(m_row);
    layout->addLayout(m_line);
    addMenuButton(u"newDescriptor"_s, tr("New…"), m_newMenu);
    m_versions = addMenuButton(u"descriptorVersions"_s, tr("Versions"), m_versionsMenu);
    m_status->setObjectName(u"descriptorTitle"_s);
    m_status->setAccessibleName(tr("State of the file"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setFont(Theme::smallFont());
    m_status->setForegroundRole(QPalette::PlaceholderText);
    // The buttons have their place first.
    m_status->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_row->addStretch();
    m_copy = addButton(u"copyDescriptor"_s, tr("Copy to &mine"), &DescriptorBar::copyRequested);
    m_convert = addButton(u"convertDescriptor"_s, tr("Convert"), &DescriptorBar::convertRequested);
    m_format = addButton(u"formatDescriptor"_s, tr("Format"), &DescriptorBar::formatRequested);
    m_format->setToolTip(tr("Usual spaces, blank lines and indents; comments and order stay (Ctrl+Shift+I)"));
    m_save = addButton(u"saveDescriptor"_s, tr("Save"), &DescriptorBar::saveRequested);
    m_save->setDefault(true);
    m_detach = addButton(u"descriptorsDetach"_s, u"⤢"_s, &DescriptorBar::detachRequested);
    m_detach->setAccessibleName(tr("Show the descriptors in a window of their own"));
    m_detach->setToolTip(tr("In a window of its own, or back"));
    m_detach->setFixedWidth(m_detach->sizeHint().height());
    setNarrow(true);
}

QWidget &DescriptorBar::saveButton() const
{
    return *m_save;
}

QWidget &DescriptorBar::detachButton() const
{
    return *m_detach;
}

void DescriptorBar::setNarrow(bool narrow)
{
    // In the row it stands before the stretch, which it leaves nothing.
    constexpr int placeInRow = 2;
    for (QLayout *each : std::initializer_list<QLayout *> {m_row, m_line}) {
        each->removeWidget(m_status);
        each->removeWidget(m_convert);
    }
    m_status->setAlignment((narrow ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (narrow) {
        m_line->addWidget(m_status, 1);
        m_line->addWidget(m_convert);
        return;
    }
    m_row->insertWidget(placeInRow, m_status);
    m_row->insertWidget(m_row->indexOf(m_format), m_convert);
}

void DescriptorBar::showFile(File file, const QString &status, const QString &path)
{
    m_status->setText(status);
    m_status->setToolTip(toolTipText(path));
    m_versions->setEnabled(file == File::Saved || file == File::Changed);
    m_copy->setVisible(file == File::ReadOnly);
    m_format->setVisible(file == File::Saved || file == File::Changed);
    m_save->setVisible(file == File::Saved || file == File::Changed);
    m_save->setEnabled(file == File::Changed);
}

void DescriptorBar::offerConversion(const QString &text)
{
    m_convert->setVisible(!text.isEmpty());
    m_convert->setText(text);
    m_convert->setToolTip(tr("Writes the agent in the other notation, as a new file beside this one"));
}

void DescriptorBar::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(0, height() - 1, width(), 1, Palette::of(*this).line);
}

DropDownButton *DescriptorBar::addMenuButton(const QString &name, const QString &text, QMenu *menu)
{
    auto *button = new DropDownButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setAccessibleName(text);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    m_row->addWidget(button);
    return button;
}

QPushButton *DescriptorBar::addButton(const QString &name, const QString &text, void (DescriptorBar::*clicked)())
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    m_row->addWidget(button);
    connect(button, &QPushButton::clicked, this, clicked);
    return button;
}

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
    void changeEvent(QEvent *event) override;

private:
    void measure();
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

namespace {

// From this width on the parts stand side by side, with texts of the usual size.
constexpr int besideFrom = 840;
// From this height on a narrow panel has room for the text and the tool below it.
constexpr int tallFrom = 640;
constexpr int smallestPart = 96;
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
    for (QWidget *one : {files, text, tool})
        m_splitter->addWidget(one);
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
    measure();
}

void DescriptorParts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measure();
}

void DescriptorParts::measure()
{
    const bool narrow = width() < Theme::zoomed(besideFrom);
    const bool tall = height() >= Theme::zoomed(tallFrom);
    // Less than they would like, so that a small window stays possible; each scrolls what it cannot show.
    for (QWidget *one : {m_files, m_text, m_tool})
        one->setMinimumHeight(Theme::zoomed(smallestPart));
    if (narrow == m_narrow && tall == m_tall)
        return;
    m_tall = tall;
    const bool turned = std::exchange(m_narrow, narrow) != narrow;
    arrange();
    if (!turned)
        return;
    m_splitter->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_splitter->setSizes(narrow
            ? QList<int> {height() / 3, height() / 3, height() / 3}
            : QList<int> {Theme::zoomed(filesWidth), width() - Theme::zoomed(filesWidth + toolWidth), Theme::zoomed(toolWidth)});
    Q_EMIT narrowChanged(narrow);
}

void DescriptorParts::arrange()
{
    m_tabs->setVisible(m_narrow);
    m_files->setVisible(!m_narrow || m_part == Part::Files);
    m_text->setVisible(!m_narrow || m_part == Part::Text);
    m_tool->setVisible(m_hasTool && (!m_narrow || m_part == Part::Tool || (m_part == Part::Text && m_tall)));
}

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
    add(u"descriptorReplace"_s, tr("Replace in the descriptor"), QKeySequence(u"Ctrl+H"_s), [this] { m_pane->search().openReplace(); });
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
    m_prompts.offerSaving(this, tr("“%1” has changes that are not saved.").arg(QFileInfo(m_pane->path()).fileName()),
        tr("&Discard the changes"), this, [this, path](bool isToBeSaved) {
            if (!isToBeSaved || save())
                openNow(path);
        });
}

void DescriptorsPanel::find(FindStep step)
{
    m_parts->showPart(Part::Text);
    switch (step) {
    case FindStep::Open: return m_pane->search().openFind();
    case FindStep::Next: return m_pane->search().findNext();
    case FindStep::Previous: return m_pane->search().findPrevious();
    }
}

bool DescriptorsPanel::save()
{
    return m_pane->save();
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
    // The pane shows the other file before all is done.
    const QString path = m_pane->path();
    m_files->convert(path, m_pane->editor().toPlainText());
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

#include "descriptorspanel.moc"
