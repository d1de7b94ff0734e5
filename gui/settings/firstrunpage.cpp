// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/settings/firstrunpage.h"

#include "gui/settings/keyentry.h"
#include "gui/shared/paragraph.h"
#include "gui/theme/spacing.h"
#include "model/text/visibletext.h"

#include <QFrame>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

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

} // namespace

FirstRunPage::FirstRunPage(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"firstRunPage"_s);
    QWidget *content = makeContent();
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(spacing::large, spacing::large, spacing::large, spacing::large);
    m_column->setSpacing(spacing::medium);
    auto *title = makeParagraph(tr("Begin a conversation"), QPalette::WindowText, content);
    QFont large = title->font();
    large.setPointSizeF(large.pointSizeF() * 1.6);
    title->setFont(large);
    m_column->addWidget(title);
    m_column->addWidget(makeParagraph(tr("Nothing leaves this machine until you have set it up."), QPalette::PlaceholderText, content));

    QVBoxLayout *rehearse = addWay(
        tr("Rehearse"), tr("A built-in scenario answers and calls real tools, with no key and no network. It is not a language model."));
    auto *rehearseButton = new QPushButton(tr("&Rehearse now"), this);
    rehearseButton->setObjectName(u"rehearseNow"_s);
    rehearseButton->setDefault(true);
    rehearse->addWidget(rehearseButton, 0, Qt::AlignLeft);

    m_servers = addWay(tr("Use a model on this machine"), tr("Looks for llama.cpp, Ollama, LM Studio and vLLM on their usual ports."));
    m_find = new QPushButton(tr("&Find servers"), this);
    m_find->setObjectName(u"findServers"_s);
    m_servers->addWidget(m_find, 0, Qt::AlignLeft);
    m_found = makeParagraph({}, QPalette::PlaceholderText, this);
    m_found->setObjectName(u"serversFound"_s);
    m_found->hide();
    m_servers->addWidget(m_found);

    m_keys = addWay(tr("Enter a key"), tr("For a provider on the network."));
    auto *skip = new QPushButton(tr("&Not now"), this);
    skip->setObjectName(u"skipFirstRun"_s);
    skip->setFlat(true);
    m_column->addWidget(skip, 0, Qt::AlignRight);
    m_column->addStretch(1);

    connect(rehearseButton, &QPushButton::clicked, this, &FirstRunPage::rehearseRequested);
    connect(m_find, &QPushButton::clicked, this, &FirstRunPage::serversRequested);
    connect(skip, &QPushButton::clicked, this, &FirstRunPage::skipped);
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

QVBoxLayout *FirstRunPage::addWay(const QString &title, const QString &text)
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
    m_column->addWidget(frame);
    return layout;
}

} // namespace gui
