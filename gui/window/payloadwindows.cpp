// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/window/payloadwindows.h"

#include "gui/figures/figureswindow.h"
#include "gui/sending/capturewindow.h"
#include "gui/sending/cassettewindow.h"
#include "gui/sending/payloadfiles.h"
#include "gui/sending/redactionwindow.h"
#include "gui/sending/sendagainwindow.h"
#include "gui/shared/actions.h"
#include "gui/shared/ownwindow.h"
#include "gui/shared/userprompts.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"
#include "network/rehearsal/cassetterecorder.h"

#include <QDir>

namespace gui {

using namespace Qt::StringLiterals;

PayloadWindows::PayloadWindows(Windows &windows, ExchangeLibrary &exchanges, QWidget *window)
    : QObject(window)
    , m_windows(windows)
    , m_exchanges(exchanges)
    , m_window(window)
    , m_files(new PayloadFiles(windows.workbench().store(), windows.prompts(), window))
{
    connect(m_files, &PayloadFiles::said, this, &PayloadWindows::said);
}

PayloadWindows::~PayloadWindows()
{
    // Who closes the window in the midst of it has recorded that far; nobody is there any more who could be told.
    if (m_recorder)
        (void)m_recorder->write();
}

void PayloadWindows::connectActions(Actions &actions)
{
    actions.on(u"captureOpen"_s, this, [this] { openCapture(); });
    actions.on(u"figuresOpen"_s, this, [this] { openFigures(); });
    actions.on(u"redactionOpen"_s, this, [this] { openRedaction(); });
    actions.on(u"recordToggle"_s, this, [this] { record(); });
    actions.on(u"cassettePlay"_s, this, [this] { chooseCassette(); });
    actions.on(u"cassetteNext"_s, this, [this] { letEventCome(); });
    actions.on(u"exchangesSave"_s, this, [this] { m_files->saveOf(m_conversation); });
}

void PayloadWindows::sendAgain(const model::ExchangeId &id)
{
    auto *window = new SendAgainWindow(m_windows.workbench(), m_exchanges, m_windows.prompts(), m_window);
    connect(window, &SendAgainWindow::branched, this, [this](const model::ConversationId &conversation) {
        Q_EMIT conversationRequested(conversation);
        bringForward(*m_window);
    });
    window->setExchange(id);
    bringForwardOwned(*window);
}

void PayloadWindows::openCapture()
{
    if (!m_capture) {
        m_capture = new CaptureWindow(m_windows.workbench(), m_windows.prompts(), m_window);
        connect(m_capture, &CaptureWindow::sendAgainRequested, this, &PayloadWindows::sendAgain);
        connect(m_capture, &CaptureWindow::saveRequested, m_files, &PayloadFiles::save);
        connect(m_capture, &CaptureWindow::importRequested, this, [this](const QList<model::ExchangeId> &ids) {
            m_files->writeArchive(ids, [this](const QString &path) { Q_EMIT importRequested(path); });
        });
    }
    bringForwardOwned(*m_capture);
}

//! One that is open comes forward; it can choose another.
void PayloadWindows::chooseCassette()
{
    if (m_cassette)
        return bringForwardOwned(*m_cassette);
    m_windows.prompts().chooseFileToOpen(m_window, tr("Play a cassette"), this, [this](const QString &path) { openCassette(path); });
}

void PayloadWindows::openCassette(const QString &path)
{
    if (!m_cassette)
        m_cassette = new CassetteWindow(m_windows.workbench(), m_windows.prompts(), m_window);
    m_cassette->open(path);
    bringForwardOwned(*m_cassette);
}

void PayloadWindows::letEventCome()
{
    if (!m_cassette || !m_cassette->letCome(network::CassettePlayback::Reach::Event))
        Q_EMIT said(tr("No event of a cassette is waiting."));
}

void PayloadWindows::openFigures()
{
    if (!m_figures)
        m_figures = new FiguresWindow(m_windows.workbench(), m_windows.prompts(), m_window);
    m_figures->read();
    bringForwardOwned(*m_figures);
}

void PayloadWindows::openRedaction()
{
    if (!m_redaction)
        m_redaction = new RedactionWindow(m_windows.workbench(), m_window);
    bringForwardOwned(*m_redaction);
}

void PayloadWindows::record()
{
    if (m_recorder) {
        const auto written = m_recorder->write();
        m_recorder.reset();
        Q_EMIT said(written ? tr("The cassette has been written.") : written.error().message);
        return;
    }
    m_windows.prompts().chooseFileToSave(
        m_window, tr("Record all that goes over the wire"), tr("recording.jsonl"), this, [this](const QString &path) {
            m_recorder = std::make_unique<network::CassetteRecorder>(path, m_windows.workbench().exchangeLog(), nullptr);
            Q_EMIT said(tr("Recording for %1; the same command ends it.").arg(QDir::toNativeSeparators(path)));
        });
}

} // namespace gui

// Apart from the other classes' meta-objects, so that a test of one panel need not link the whole workbench.
#include <moc_payloadwindows.cpp>
