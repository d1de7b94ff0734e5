// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/contextactions.h"

#include "gui/composer/composer.h"
#include "gui/composer/composerstatus.h"
#include "gui/composer/contextstrip.h"
#include "gui/inspector/requestwindow.h"
#include "gui/shared/actions.h"
#include "gui/window/contextwatch.h"
#include "gui/window/conversationpage.h"
#include "model/session/summarising.h"

#include <QAction>

#include <utility>

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
    actions.on(u"conversationSummarise"_s, this, [this] { summarise(Then::Nothing); });
    m_actions = &actions;
}

void ContextActions::setPage(ConversationPage &page, ContextWatch &watch)
{
    if (m_page) {
        disconnect(&m_page->composer().contextStrip(), nullptr, this, nullptr);
        disconnect(&m_page->composer().editor(), nullptr, this, nullptr);
    }
    if (m_watch)
        disconnect(m_watch, nullptr, this, nullptr);
    m_page = &page;
    m_watch = &watch;
    m_held.reset();
    page.composer().setGate([this, &page] { return m_page != &page || mayGo(); });
    connect(&watch, &ContextWatch::told, this, &ContextActions::sendOnceThereIsRoom);
    const ContextStrip &strip = page.composer().contextStrip();
    connect(&strip, &ContextStrip::leaveOutChosen, this, &ContextActions::leaveOut);
    connect(&strip, &ContextStrip::summaryChosen, this, [this] { summarise(Then::Send); });
    connect(&strip, &ContextStrip::otherModelChosen, this, [this] { m_actions->find(u"modelPick"_s)->trigger(); });
    connect(&strip, &ContextStrip::dismissed, this, &ContextActions::dismiss);
    // As it stops a turn.
    connect(&page.composer().editor(), &ComposerEdit::escaped, this, [this] {
        if (m_summarising)
            dismiss();
    });
}

void ContextActions::dismiss()
{
    m_held.reset();
    if (m_summarising)
        m_summarising->cancel();
    m_summarising.clear();
    m_page->composer().contextStrip().hide();
    m_page->composer().editor().setFocus();
}

//! Not asked again for a model that the person has said it of.
bool ContextActions::mayGo()
{
    const model::SessionSettings &settings = m_page->session().settings();
    const bool isTold = settings.trimsFor == settings.model && !settings.model.isEmpty();
    if (!m_watch || m_page->session().isBusy() || isTold)
        return true;
    const ContextReading reading = m_watch->reading();
    if (reading.isCounting || !reading.isOverfull())
        return true;
    if (!m_summarising)
        m_page->composer().contextStrip().ask(reading);
    return false;
}

void ContextActions::leaveOut()
{
    model::SessionSettings settings = m_page->session().settings();
    settings.trimsFor = settings.model;
    m_page->session().setSettings(settings);
    m_page->composer().send();
}

void ContextActions::summarise(Then then)
{
    if (!m_page || !m_watch)
        return;
    Composer &composer = m_page->composer();
    if (m_summarising)
        return composer.say(tr("A conversation is being summed up. Wait until that is done."));
    model::Session &session = m_page->session();
    if (session.isBusy())
        return composer.say(tr("An answer is under way. Stop it first, or wait until it ends."));
    if (session.settings().model.isEmpty())
        return composer.say(tr("Choose a model first."));
    m_held = then == Then::Send ? std::optional(composer.editor().toPlainText()) : std::nullopt;
    m_lengthBefore = session.conversation().length();
    model::Summarising *job = session.summarise(m_watch->reading().context, m_page);
    m_summarising = job;
    composer.contextStrip().wait(session.settings().model.model);
    // Its page, whichever is shown by then, or none.
    connect(job, &model::Summarising::succeeded, this, [page = m_page](int messages) {
        endSummary(page, tr("%n message(s) are summed up and not sent any more. Undo brings them back.", nullptr, messages), false);
    });
    connect(job, &model::Job::failed, this, [this, page = m_page](const model::Error &error) {
        m_held.reset();
        endSummary(page, error.message, true);
    });
    connect(job, &model::Job::finished, job, &QObject::deleteLater);
}

void ContextActions::endSummary(ConversationPage *page, const QString &text, bool isWarning)
{
    if (!page)
        return;
    page->composer().contextStrip().hide();
    page->composer().say(text, isWarning ? Composer::Tone::Warning : Composer::Tone::Plain);
}

void ContextActions::sendOnceThereIsRoom(const ContextReading &reading)
{
    if (!m_held || m_summarising || !m_page || reading.isCounting || m_page->session().conversation().length() <= m_lengthBefore)
        return;
    if (*std::exchange(m_held, std::nullopt) == m_page->composer().editor().toPlainText())
        m_page->composer().send();
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
