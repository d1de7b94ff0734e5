// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/opening.h"

#include "gui/composer/composer.h"
#include "gui/help/helpwindow.h"
#include "gui/shared/userprompts.h"
#include "gui/window/conversationpage.h"
#include "gui/window/evaluating.h"
#include "gui/window/mainwindow.h"
#include "gui/window/serverdialogs.h"
#include "gui/window/windowdocks.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "model/descriptors/descriptorcheck.h"
#include "model/store/conversationstore.h"
#include "model/store/store.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace gui {

using namespace Qt::StringLiterals;

Opening::Opening(Windows &windows, MainWindow &window, WindowDocks &docks, ServerDialogs &servers, Evaluating &evaluating)
    : QObject(&window)
    , m_windows(windows)
    , m_window(window)
    , m_docks(docks)
    , m_servers(servers)
    , m_evaluating(evaluating)
{
    connect(&docks, &WindowDocks::filesDropped, this, &Opening::openDropped);
}

void Opening::openDropped(const QList<QUrl> &files)
{
    // More at a time are not meant to be asked about one by one.
    constexpr qsizetype mostFiles = 20;
    for (const QUrl &file : files.first(std::min(files.size(), mostFiles))) {
        const auto target = OpenTarget::parse(file.toString(QUrl::FullyEncoded), QDir::rootPath());
        if (target && std::holds_alternative<OpenTarget::File>(target->what))
            open(*target);
        else if (!target)
            tell(target.error().message);
    }
}

void Opening::open(const OpenTarget &target)
{
    std::visit([this](const auto &what) { show(what); }, target.what);
}

void Opening::show(const OpenTarget::ShownConversation &conversation)
{
    const auto found = model::ConversationStore(m_windows.workbench().store().reader()).findByPrefix(conversation.id);
    if (found)
        m_window.openConversation(found->id);
    else
        tell(found.error().message);
}

//! In a tab of its own, so that nothing that is being written is lost.
void Opening::show(const OpenTarget::NewConversation &conversation)
{
    m_window.openConversation({}, Pages::Place::Tab);
    if (conversation.text.isEmpty() || !m_window.page())
        return;
    m_window.page()->composer().editor().setPlainText(conversation.text);
    m_window.page()->composer().say(tr("This text came with a link. Nothing has been sent."));
}

void Opening::show(const OpenTarget::Server &server)
{
    m_servers.importFrom(tr("a link"), server.configuration);
}

void Opening::show(const OpenTarget::Chapter &chapter)
{
    const ManualAddress address = ManualAddress::parse(chapter.address);
    if (Manual().has(address))
        HelpWindow::open(&m_window, address);
    else
        tell(tr("The manual has no chapter “%1”.").arg(chapter.address.left(80)));
}

void Opening::show(const OpenTarget::QuickQuestion &)
{
    Q_EMIT quickQuestionRequested();
}

void Opening::show(const OpenTarget::Evaluations &evaluations)
{
    m_evaluating.open(evaluations.store);
}

void Opening::show(const OpenTarget::File &file)
{
    switch (file.kind) {
    case OpenTarget::FileKind::Conversations: return m_docks.importConversations(file.path);
    case OpenTarget::FileKind::Servers: return m_servers.importFromFile(file.path);
    case OpenTarget::FileKind::Descriptor: return showDescriptor(file.path);
    case OpenTarget::FileKind::Cassette: Q_EMIT cassetteRequested(file.path); break;
    }
}

void Opening::showDescriptor(const QString &path)
{
    const QList<model::DescriptorEntry> entries = m_windows.workbench().descriptors().entries();
    const bool isKnown = std::any_of(entries.begin(), entries.end(),
        [&path](const model::DescriptorEntry &entry) { return QFileInfo(entry.path).canonicalFilePath() == path; });
    if (isKnown)
        m_docks.showDescriptor(path);
    else
        copyDescriptor(path);
}

//! One that lies elsewhere counts for nothing; it is copied to where it does once the person has agreed.
void Opening::copyDescriptor(const QString &path)
{
    const auto bytes = model::DescriptorFile::bytesOf(path);
    const model::DescriptorFile file = bytes ? model::DescriptorFile::parse(*bytes, path) : bytes.error();
    const auto kind = bytes ? model::kindOf(file) : std::nullopt;
    if (!bytes || !kind || *kind == model::DescriptorKind::Invoker) {
        tell(bytes ? tr("%1 is not a descriptor: none of its tables is one of a provider, an ensemble, an agent, a library, a prompt or a "
                        "scenario.")
                         .arg(QDir::toNativeSeparators(path))
                   : file.diagnostics.first().toString());
        return;
    }
    model::DescriptorCatalog &catalog = m_windows.workbench().descriptors();
    const QString target = catalog.folderFor(model::DescriptorLayer::User) + u'/' + model::folderOf(*kind) + u'/'
        + QFileInfo(path).fileName();
    if (QFileInfo::exists(target)) {
        tell(tr("%1 is not copied, since there is %2 already.").arg(QDir::toNativeSeparators(path), QDir::toNativeSeparators(target)));
        return;
    }
    const auto faults = std::count_if(file.diagnostics.begin(), file.diagnostics.end(),
        [](const model::Diagnostic &each) { return each.severity == model::Diagnostic::Severity::Error; });
    const QString question = tr("%1 lies outside the folders of descriptors. Copy it to %2, where it is used, and open it there?\nErrors "
                                "in it as TOML or gram: %3.")
                                 .arg(QDir::toNativeSeparators(path), QDir::toNativeSeparators(target), QLocale().toString(faults));
    m_windows.prompts().confirm(&m_window, question, tr("&Copy and open"), this, [this, &catalog, target, text = *bytes] {
        if (const auto saved = catalog.save(target, text); !saved)
            return tell(saved.error().message);
        catalog.load();
        m_docks.showDescriptor(target);
    });
}

void Opening::tell(const QString &text)
{
    m_windows.prompts().tell(&m_window, text);
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_opening.cpp>
