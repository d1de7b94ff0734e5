// SPDX-FileCopyrightText: Parlance contributors
// SPDX-License-Identifier: Apache-2.0

#include "gui/bench/benchruns.h"
#include "gui/bench/testbench.h"
#include "gui/descriptors/descriptorspanel.h"
#include "gui/inspector/inspectorpanel.h"
#include "gui/window/conversationpage.h"
#include "gui/window/lazydock.h"
#include "gui/window/mainwindow.h"
#include "gui/window/windows.h"
#include "gui/workbench/workbench.h"

namespace gui {

//! The test bench beside the descriptors: it shows the tool that the editor is at. The rest of the window is in mainwindow.cpp.
void MainWindow::makeBench()
{
    m_bench = new TestBench({m_workbench.ensembles(), m_workbench.invocations(), m_workbench.questions(), m_workbench.approvals(),
        m_workbench.exchangeLog(), m_windows.benchRuns()});
    m_bench->setSession(m_page ? &m_page->session() : nullptr);
    m_descriptors->addSideTab(tr("Test bench"), m_bench);
    connect(m_descriptors, &DescriptorsPanel::invokerShown, m_bench, &TestBench::showTool);
    connect(m_bench, &TestBench::exchangesRequested, this, [this](const model::ExchangeOrigin &origin) {
        m_inspectorDock->bringForward();
        m_inspector->showExchangeOf(origin);
    });
}

void MainWindow::showBench()
{
    m_descriptorDock->bringForward();
    if (!m_bench)
        return;
    m_descriptors->showSideTab(m_bench);
    m_bench->focusForm();
}

} // namespace gui
