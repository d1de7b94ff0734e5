// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/firstrunpage.h"

#include "gui/settings/keyentry.h"
#include "gui/settings/languagechoice.h"
#include "gui/shared/announcer.h"
#include "gui/shared/paragraph.h"
#include "gui/shared/wrappingrow.h"
#include "gui/theme/spacing.h"
#include "model/text/visibletext.h"

#include <QFrame>
#include <QListView>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gui {

namespace {

constexpr int pageWidth = 600;

QLabel *makeParagraph(const QString &text, QPalette::ColorRole role, QWidget *parent)
{
    auto *label = new Paragraph(text, parent);
    label->setForegroundRole(role);
    return label;
}

QString wordsOfStep(int step)
{
    switch (step) {
    case FirstRunPage::LanguageStep: return FirstRunPage::tr("Language");
    case FirstRunPage::ModelStep: return FirstRunPage::tr("Model");
    case FirstRunPage::WorkspaceStep: return FirstRunPage::tr("Workspace");
    default: return FirstRunPage::tr("What the model may use");
    }
}

} // namespace

FirstRunPage::FirstRunPage(Preferences &preferences, QWidget *parent)
    : QWidget(parent)
    , m_preferences(preferences)
{
    setObjectName(u"firstRunPage"_s);
    QWidget *content = makeContent();
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    m_column->setSpacing(spacing::medium);
    makeHead();
    makeLanguage();
    makeModel();
    makeWorkspace();
    makeTools();
    makeButtons();
    m_column->addStretch(1);
    // Without the keyboard, which goes where the person goes first.
    showStep(LanguageStep);
}

void FirstRunPage::makeHead()
{
    auto *title = makeParagraph(tr("Begin a conversation"), QPalette::WindowText, this);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    title->setFont(large);
    m_column->addWidget(title);
    m_column->addWidget(makeParagraph(tr("Nothing leaves this machine until you have set it up."), QPalette::PlaceholderText, this));
    m_title = makeParagraph({}, QPalette::WindowText, this);
    m_title->setObjectName(u"firstRunStep"_s);
    m_column->addWidget(m_title);
}

void FirstRunPage::makeLanguage()
{
    QVBoxLayout *step = addStep(LanguageStep);
    auto *choice = new LanguageChoice(m_preferences, LanguageChoice::Effect::AtOnce, this);
    step->addWidget(choice);
    m_stops.append(choice);
    connect(choice, &LanguageChoice::picked, this, &FirstRunPage::languagePicked);
}

void FirstRunPage::makeModel()
{
    QVBoxLayout *step = addStep(ModelStep);
    m_foundKey = makeParagraph({}, QPalette::WindowText, this);
    m_foundKey->setObjectName(u"keyFound"_s);
    m_foundKey->hide();
    step->addWidget(m_foundKey);
    QVBoxLayout *rehearse = addWay(step, tr("Rehearse"),
        tr("A built-in scenario answers and calls real tools, with no key and no network. It is not a language model."));
    auto *rehearseButton = new QPushButton(tr("&Rehearse now"), this);
    rehearseButton->setObjectName(u"rehearseNow"_s);
    rehearse->addWidget(rehearseButton, 0, Qt::AlignLeft);
    m_stops.append(rehearseButton);

    m_servers = addWay(
        step, tr("Use a model on this machine"), tr("Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports."));
    m_find = new QPushButton(tr("&Find servers"), this);
    m_find->setObjectName(u"findServers"_s);
    m_servers->addWidget(m_find, 0, Qt::AlignLeft);
    m_found = makeParagraph({}, QPalette::PlaceholderText, this);
    m_found->setObjectName(u"serversFound"_s);
    m_found->hide();
    m_servers->addWidget(m_found);

    m_keys = addWay(step, tr("Enter a key"), tr("For a provider on the network."));
    connect(rehearseButton, &QPushButton::clicked, this, &FirstRunPage::rehearseRequested);
    connect(m_find, &QPushButton::clicked, this, &FirstRunPage::serversRequested);
}

void FirstRunPage::makeWorkspace()
{
    QVBoxLayout *step = addStep(WorkspaceStep);
    m_folders = makeParagraph(tr("File tools see no folder until you pick one."), QPalette::PlaceholderText, this);
    m_folders->setObjectName(u"firstRunFolders"_s);
    step->addWidget(m_folders);
    auto *add = new QPushButton(tr("&Add a folder…"), this);
    add->setObjectName(u"firstRunAddFolder"_s);
    step->addWidget(add, 0, Qt::AlignLeft);
    m_stops.append(add);
    connect(add, &QPushButton::clicked, this, &FirstRunPage::folderRequested);
}

void FirstRunPage::makeTools()
{
    QVBoxLayout *step = addStep(ToolsStep);
    step->addWidget(
        makeParagraph(tr("Tick the tools that this conversation starts with. A tool that writes files, runs commands or fetches "
                         "pages asks you before it does so."),
            QPalette::PlaceholderText, this));
    m_tools = new QListView(this);
    m_tools->setObjectName(u"firstRunTools"_s);
    m_tools->setAccessibleName(wordsOfStep(ToolsStep));
    m_tools->setMinimumHeight(8 * fontMetrics().height());
    step->addWidget(m_tools);
    m_stops.append(m_tools);
}

void FirstRunPage::makeButtons()
{
    auto *skip = new QPushButton(tr("&Not now"), this);
    skip->setObjectName(u"skipFirstRun"_s);
    skip->setFlat(true);
    m_back = new QPushButton(tr("&Back"), this);
    m_back->setObjectName(u"firstRunBack"_s);
    m_next = new QPushButton(this);
    m_next->setObjectName(u"firstRunNext"_s);
    m_next->setDefault(true);
    auto *row = new WrappingRow;
    row->setSpacing(spacing::gap);
    row->addWidget(skip);
    row->addStretch();
    row->addWidget(m_back);
    row->addWidget(m_next);
    m_column->addLayout(row);
    connect(skip, &QPushButton::clicked, this, &FirstRunPage::finished);
    connect(m_back, &QPushButton::clicked, this, [this] { showStep(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] {
        if (m_step + 1 == StepCount)
            Q_EMIT finished();
        else
            showStep(m_step + 1);
    });
}

void FirstRunPage::showStep(int step)
{
    m_step = std::clamp<int>(step, LanguageStep, StepCount - 1);
    m_title->setText(tr("Step %1 of %2: %3").arg(QLocale().toString(m_step + 1), QLocale().toString(int(StepCount)), wordsOfStep(m_step)));
    m_back->setEnabled(m_step > 0);
    m_next->setText(m_step + 1 == StepCount ? tr("&Done") : tr("Ne&xt"));
    for (int each = 0; each < m_steps.size(); ++each)
        m_steps.at(each)->setVisible(each == m_step);
    if (!isVisible())
        return;
    m_stops.at(m_step)->setFocus(Qt::OtherFocusReason);
    Announcer::say(*window(), m_title->text());
}

QVBoxLayout *FirstRunPage::addStep(Step step)
{
    auto *part = new QWidget(this);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    layout->setSpacing(spacing::medium);
    m_column->addWidget(part);
    Q_ASSERT(step == m_steps.size());
    m_steps.append(part);
    return layout;
}

//! The column in the middle, which scrolls where the window is low. Made before what is in it: the scroll area measures what it is
//! given at once.
QWidget *FirstRunPage::makeContent()
{
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    auto *middle = new QWidget(scroll);
    scroll->setWidget(middle);
    auto *content = new QWidget(middle);
    content->setMaximumWidth(pageWidth);
    auto *middleLayout = new QHBoxLayout(middle);
    middleLayout->addStretch(1);
    middleLayout->addWidget(content, 100);
    middleLayout->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    return content;
}

void FirstRunPage::addKeyEntry(network::ProviderCatalog &providers, network::Keychain &keychain)
{
    auto *entry = new KeyEntry(providers, keychain, this);
    entry->setObjectName(u"firstRunKey"_s);
    m_keys->addWidget(entry);
    connect(entry, &KeyEntry::stored, this, &FirstRunPage::keyStored);
}

void FirstRunPage::searchBegan()
{
    m_find->setEnabled(false);
    m_found->setText(tr("Looking…"));
    m_found->show();
}

void FirstRunPage::addServer(const network::Provider &provider)
{
    const QString title = provider.title.isEmpty() ? provider.name : provider.title;
    auto *use = new QPushButton(tr("Use %1 (%n model(s))", nullptr, int(provider.models.size())).arg(title), this);
    use->setObjectName(u"use-"_s + provider.name);
    use->setToolTip(model::visibleAddress(provider.baseUrl.adjusted(QUrl::RemovePassword)));
    m_servers->addWidget(use, 0, Qt::AlignLeft);
    connect(use, &QPushButton::clicked, this, [this, provider] { Q_EMIT serverPicked(provider); });
}

void FirstRunPage::searchEnded(int found)
{
    m_find->setEnabled(true);
    m_found->setText(found > 0 ? tr("Found:") : tr("No server answered. Start one and look again."));
}

void FirstRunPage::showFoundKey(const QString &provider)
{
    m_foundKey->setText(tr("A key for %1 is set in the environment; its model is picked.").arg(provider));
    m_foundKey->show();
}

void FirstRunPage::showFolders(const QStringList &folders)
{
    QStringList shown;
    for (const QString &folder : folders)
        shown.append(model::visibleLine(folder));
    m_folders->setText(shown.isEmpty() ? tr("File tools see no folder until you pick one.") : shown.join(u'\n'));
}

void FirstRunPage::setTools(QAbstractItemModel &ensembles)
{
    m_tools->setModel(&ensembles);
}

QVBoxLayout *FirstRunPage::addWay(QVBoxLayout *step, const QString &title, const QString &text)
{
    auto *frame = new QFrame(this);
    frame->setFrameShape(QFrame::StyledPanel);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(spacing::wide, spacing::medium, spacing::wide, spacing::medium);
    layout->setSpacing(spacing::gap);
    auto *heading = makeParagraph(title, QPalette::WindowText, frame);
    QFont bold = heading->font();
    bold.setBold(true);
    heading->setFont(bold);
    layout->addWidget(heading);
    layout->addWidget(makeParagraph(text, QPalette::PlaceholderText, frame));
    step->addWidget(frame);
    return layout;
}

} // namespace gui
