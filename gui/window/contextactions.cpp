// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/contextactions.h"

#include "gui/composer/composer.h"
#include "gui/composer/composerstatus.h"
#include "gui/inspector/requestwindow.h"
#include "gui/shared/actions.h"
#include "gui/window/conversationpage.h"

namespace gui {

using namespace Qt::StringLiterals;

ContextActions::ContextActions(QWidget *window)
    : QObject(window)
    , m_window(window)
{
}

ContextActions::~ContextActions() = default;

void ContextActions::connectActions(Actions &actions)
{
    actions.on(u"contextShow"_s, this, [this] { showDetails(); });
    actions.on(u"requestPreview"_s, this, [this] { openPreview(); });
}

void ContextActions::setPage(ConversationPage &page)
{
    m_page = &page;
}

void ContextActions::showDetails()
{
    if (m_page)
        m_page->composer().status().showDetails();
}

void ContextActions::openPreview()
{
    if (!m_page)
        return;
    if (!m_preview) {
        m_preview = new RequestWindow(m_window);
        connect(m_preview, &RequestWindow::refreshRequested, this, &ContextActions::refreshPreview);
    }
    refreshPreview();
    m_preview->show();
    m_preview->raise();
    m_preview->activateWindow();
}

void ContextActions::refreshPreview()
{
    if (!m_page)
        return;
    const Composer &composer = m_page->composer();
    m_page->session().preview(
        composer.written(), composer.editedPosition(), m_preview, [this](const model::Result<model::RequestPreview> &preview) {
            if (m_preview)
                m_preview->setPreview(preview);
        });
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_contextactions.cpp>
